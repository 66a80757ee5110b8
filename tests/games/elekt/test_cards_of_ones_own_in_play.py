"""What strangers ran into with cards and set-ups of their own."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.elekt.game import ELEKT
from ludotheque.table import Match, Unreadable
from tests.games.elekt.playing import at


@pytest.mark.rule("ELEKT-5.1")
def test_a_match_from_a_set_up_begins_with_the_first_round() -> None:
    options = ELEKT.read_options({})
    set_up = ELEKT.position({"seats": 2, "phase": "setup"}, options)
    assert set_up.round == ELEKT.begin(2, options).round


@pytest.mark.rule("ELEKT-11.22")
def test_alone_nobody_else_can_be_first() -> None:
    with pytest.raises(Unreadable) as refused:
        ELEKT.begin(1, ELEKT.read_options({"first_player": "1 clockwise"}))
    assert refused.value.phrase.id == "elekt-no-such-first"


@pytest.mark.rule("ELEKT-R113")
@pytest.mark.rule("ELEKT-11.43")
def test_the_coalition_discards_one_of_its_own_units_where_the_card_says_so() -> None:
    match = at(
        seats=1,
        phase="confrontation",
        zone="S",
        next=["A"],
        face={"S": "maw-of-the-abyss"},
        zones={"S": [["acolyte0"], ["scarlet-executioner", "clan-bandit"]]},
    )
    assert "scarlet-executioner" in match.state.position()["discard"]


LOOP: dict[str, Any] = {
    "echo": {
        "symbols": "3A",
        "abilities": [
            {
                "when": {"happens": "won", "who": "you", "attribute": "A"},
                "do": [{"do": "confront", "attribute": "A"}],
            }
        ],
    },
    "v": {},
}


@pytest.mark.rule("ELEKT-3.40")
def test_cards_that_answer_each_other_for_ever_are_named() -> None:
    given = {
        "seats": 2,
        "cards": LOOP,
        "phase": "confrontation",
        "zone": "S",
        "next": ["A"],
        "zones": {"S": [["echo"], ["v"]]},
    }
    with pytest.raises(Unreadable) as refused:
        ELEKT.position(given, ELEKT.read_options({}))
    assert refused.value.phrase.id == "elekt-endless"


def test_a_bot_that_returns_nothing_is_told_so() -> None:
    match: Match[Any, Any] = ELEKT.start(2, 1)
    nothing: Any = None
    with pytest.raises(Unreadable) as refused:
        match.play(match.deciders[0], nothing)
    assert refused.value.phrase.id == "table-no-answer"
