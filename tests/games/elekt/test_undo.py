"""Taking back: refused once a card has been shown, free where all is known."""

from __future__ import annotations

import pytest

from ludotheque.table import Seat, UndoRefused
from tests.games.elekt.playing import P1, P2, SETTINGS, ElektMatch, assigning, at, play, steps

SHOWS = (
    "assigned", "discarded-from-hand", "elite-dealt", "elite-drawn", "enlisted", "card-revealed",
    "unit-placed", "elite-shown", "master-given",
)  # fmt: skip
"""What shows somebody a card that he could not know."""


def assert_stands(match: ElektMatch, seat: Seat) -> str:
    before = match.state.position(), list(match.answers)
    with pytest.raises(UndoRefused) as refusal:
        match.undo(seat)
    assert (match.state.position(), match.answers) == before
    return refusal.value.phrase.id


def three_units() -> ElektMatch:
    """Return a match in which P1 has won Mysticality; whatever he does, no card is shown."""
    return at(
        phase="confrontation",
        cards={"u": {"symbols": "1M 1D 1B"}, "v": {}, "w": {}},
        zones={"S": [["u"], ["v"]], "M": [["w"], []]},
        hands=[["nameless0"], ["nameless1"]],
        face={"P": "p1"},
        amber=[1, 1],
    )


def test_there_is_nothing_to_take_back_at_first() -> None:
    match = three_units()
    assert assert_stands(match, P1) == "table-nothing-to-undo"
    play(match, "0: A u")
    assert assert_stands(match, P2) == "table-nothing-to-undo"


@pytest.mark.rule("ELEKT-1.18")
def test_a_unit_that_was_assigned_has_been_shown() -> None:
    match = at(cards={"u": {}, "v": {}, "w": {}}, hands=[["u", "v"], ["w"]])
    play(match, "0: u S")
    assert assert_stands(match, P1) == "table-undo-shown"


@pytest.mark.rule("ELEKT-1.21")
def test_tokens_swaps_and_bans_can_be_taken_back() -> None:
    match = three_units()
    moves = ("0: A u", "0: no", "0: u/w", "0: to 0 clockwise")
    seen = [match.state.position()]
    for move in moves[:3]:
        play(match, move)
        seen.append(match.state.position())
    for position in reversed(seen[:-1]):
        match.undo(P1)
        assert match.state.position() == position
    assert match.answers == []


def test_protection_can_be_thought_over() -> None:
    match = three_units()
    play(match, "0: no", "0: no", "0: v")
    before = match.state.position()
    play(match, "1: no")
    assert [card.id for card in match.state.discard] == ["v"]
    match.undo(P2)
    assert match.state.position() == before
    play(match, "1: protect")
    assert match.state.amber[P2] == 0


@pytest.mark.rule("ELEKT-1.18")
@pytest.mark.rule("ELEKT-1.25")
@pytest.mark.parametrize(("seats", "edition"), SETTINGS)
def test_what_followed_can_be_taken_back_unless_it_showed_a_card(seats: int, edition: str) -> None:
    taken_back = 0
    before = None
    match = assigning(seats, 12, edition=edition)
    for _ in steps(match, 12, most=120):
        if before is not None:
            ply, position = before
            seat, action = match.answers[ply]
            told = [event.kind for event in match.events_since(ply)]
            if any(kind in SHOWS for kind in told):
                assert assert_stands(match, seat) == "table-undo-shown"
            elif match.answers[-1] == (seat, action):
                after = match.state.position()
                match.undo(seat)
                assert match.state.position() == position
                match.play(seat, action)
                assert match.state.position() == after
                taken_back += 1
        before = len(match.answers), match.state.position()
    assert taken_back > 3
