"""docs/positions/elementa.md tells of every field and every form of answer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.position import FIELDS, PHASES

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "elementa.md"
TEXT = PAGE.read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in TEXT.splitlines()
    if line.startswith("| ") and not line.startswith("| ---")
]
NOTATION = ROWS[1 : ROWS.index(["field", "meaning", "when left out"])]
FIELD_ROWS = {row[0].strip("`"): row for row in ROWS if re.fullmatch(r"`[a-z_]+`", row[0])}
DEFAULTS: dict[str, Any] = {
    "seats": 2, "phase": "combats", "round": 1, "turn": 1, "combat": 1, "fighting": False,
}  # fmt: skip


def test_every_field_has_a_line() -> None:
    assert set(FIELD_ROWS) == set(FIELDS)


def test_every_phase_is_named() -> None:
    for phase in PHASES:
        assert f"`{phase}`" in FIELD_ROWS["phase"][1]


@pytest.mark.parametrize("field", DEFAULTS)
def test_what_is_told_of_a_field_left_out_is_true(field: str) -> None:
    told = FIELD_ROWS[field][2].partition(";")[0].strip("`")
    written = ELEMENTA.position({"hands": ["ember-fox spark-rat", "cinder-imp"]}).position()
    assert told == str(DEFAULTS[field]).lower() == str(written[field]).lower()


@pytest.mark.parametrize("field", ["round", "turn"])
@pytest.mark.parametrize("phase", ["decks", "deckbuilding", "restock", "bans", "combats"])
def test_before_the_first_turn_other_numbers_are_left_out(field: str, phase: str) -> None:
    usual, _, early = FIELD_ROWS[field][2].partition(";")
    told = "`0`" if f"`{phase}`" in early else usual
    assert early.endswith("`0`")
    hands = [] if phase == "decks" else ["ember-fox spark-rat"] * 2
    state = ELEMENTA.position({"phase": phase, "hands": hands})
    assert told == f"`{state.position()[field]}`"


def test_every_field_is_written() -> None:
    assert set(ELEMENTA.position({}).position()) == set(FIELDS)


@pytest.mark.parametrize("row", NOTATION, ids=lambda row: row[0][:40])
def test_every_example_of_the_notation_is_read(row: list[str]) -> None:
    example = row[2].strip("`")
    if row[0] == "a card":
        assert example in CARDS
    elif row[0].startswith("crystals"):
        assert ELEMENTA.parse(f"pay {example}").text == f"pay {example}"
    else:
        assert ELEMENTA.notate(ELEMENTA.parse(example)) == example
