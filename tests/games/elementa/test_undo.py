"""Taking back: a laid card stands (ELEM-R29), and so does whatever has shown something."""

from __future__ import annotations

import pytest

from ludotheque.table import Seat, UndoRefused
from tests.games.elementa.playing import (
    DIVIDED,
    LETTERS,
    SIXTEEN,
    ElementaMatch,
    asked,
    at,
    begun,
    effect,
    fight,
    lay_all,
    play,
)


def stands(match: ElementaMatch, seat: int) -> str:
    before = match.state.position()
    with pytest.raises(UndoRefused) as refused:
        match.undo(Seat(seat))
    assert match.state.position() == before
    return refused.value.phrase.id


@pytest.mark.rule("ELEM-C54")
@pytest.mark.rule("ELEM-R29")
def test_a_laid_card_is_not_taken_back_even_before_it_shows() -> None:
    match = fight({}, {})
    play(match, "0 lay c0")
    assert asked(match) == "lay 1"
    assert stands(match, 0) == "table-undo-final"
    play(match, "1 lay c1")
    assert stands(match, 0) == "table-undo-final"
    assert stands(match, 1) == "table-undo-final"


@pytest.mark.rule("ELEM-R29")
def test_nobody_takes_back_what_came_before_the_card_of_another() -> None:
    match = fight({"cost": "Fi"}, {}, ready=["Fi Wa", "Wa"], crystals=[3, 0])
    lay_all(match, "0 pay Fi")
    assert asked(match) == "lay 0 1"
    assert match.undoable(Seat(0)) == 2
    play(match, "1 lay x")
    assert stands(match, 0) == "table-undo-final"


@pytest.mark.rule("ELEM-R9")
def test_a_division_is_taken_back_until_all_are_there() -> None:
    match = at(phase="deckbuilding", cards=SIXTEEN, decks=[" ".join(LETTERS)] * 2)
    play(match, f"0 {DIVIDED}")
    match.undo(Seat(0))
    assert asked(match) == "divide 0 1"
    play(match, f"1 {DIVIDED}", f"0 {DIVIDED}")
    assert stands(match, 0) == "table-undo-shown"


def test_a_deck_is_taken_back_until_environments_are_shown() -> None:
    match = begun()
    play(match, "0 deck wildfire")
    match.undo(Seat(0))
    play(match, "0 deck high-tide", "1 deck wildfire")
    assert stands(match, 1) == "table-undo-shown"


@pytest.mark.rule("ELEM-R22")
def test_a_ban_is_taken_back_until_the_others_are_made() -> None:
    match = at(cards=SIXTEEN, phase="bans", turn=1, piles=[["a b c"], ["d e f"]])
    play(match, "0 ban d")
    match.undo(Seat(0))
    play(match, "0 ban e", "1 ban a")
    assert stands(match, 0) == "table-undo-shown"
    assert [card.id for card in match.state.hands[1]] == ["d", "f"]


def test_what_shows_nothing_hidden_is_taken_back() -> None:
    match = fight({"cost": "Fi"}, {}, ready=["Fi", ""], crystals=[3, 0])
    lay_all(match, "0 pay Fi")
    assert match.state.combat == 1
    match.undo(Seat(0))
    assert asked(match) == "pay 0"
    play(match, "0 pay 3cr")
    assert match.state.crystals == [0, 0]


def test_a_drawn_lot_stands() -> None:
    choice = effect({"do": "choose", "of": [[{"do": "gain", "what": "points"}]] * 2})
    match = fight(choice, choice, ready=["Fi", ""])
    lay_all(match, "0 done", "chance lot 0 1")
    assert stands(match, 0) == "table-undo-shown"
