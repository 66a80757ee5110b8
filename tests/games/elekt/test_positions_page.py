"""docs/positions/elekt.md tells of every field and every form of answer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.elekt.position import FIELDS
from ludotheque.table import load

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "elekt.md"
TEXT = PAGE.read_text(encoding="utf-8")
ELEKT = load("elekt")
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in TEXT.splitlines()
    if line.startswith("| ") and not line.startswith("| ---")
]
FIELD_ROWS = {row[0].strip("`"): row for row in ROWS if re.fullmatch(r"`[a-z_]+`", row[0])}
DEFAULTS: dict[str, Any] = {
    "seats": 2, "sceptre": 0, "direction": "clockwise", "phase": "assignment", "round": 1,
    "seals": 0, "extra_titles": 0,
}  # fmt: skip


def test_every_field_has_a_line() -> None:
    assert set(FIELD_ROWS) == set(FIELDS)


@pytest.mark.parametrize("field", DEFAULTS)
def test_what_is_told_of_a_field_left_out_is_true(field: str) -> None:
    told = FIELD_ROWS[field][2].strip("`")
    written = ELEKT.position({"hands": ["acolyte0", "nameless1"]}).position()
    assert told == str(DEFAULTS[field]) == str(written[field])


def test_every_field_but_three_is_written() -> None:
    assert set(FIELDS) - set(ELEKT.position({}).position()) == {"turn", "zone", "next"}


@pytest.mark.parametrize("row", ROWS[1:21], ids=lambda row: row[0][:30])
def test_every_example_of_the_notation_is_read(row: list[str]) -> None:
    example = row[2].strip("`")
    if "`, `" in example:  # two cards
        assert all(id in ELEKT.position({}).cards for id in example.split("`, `"))
    elif "chance" in row[0]:
        assert ELEKT.parse(example.removesuffix(" …")).text.startswith("symbiote")
    elif "symbols or tokens" in row[0]:
        assert ELEKT.position({"cards": {"own": {"symbols": example}}}) is not None
    elif row[0] != "a zone":
        assert ELEKT.notate(ELEKT.parse(example)) == example


def test_fields_of_cards_on_the_page_are_understood() -> None:
    state = ELEKT.position({"cards": {"own": {"kind": "skirmish", "titles": 2}}, "won": ["own"]})
    assert state.titles(0) == 2
