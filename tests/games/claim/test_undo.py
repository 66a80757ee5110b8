"""Taking back: refused once a card has been shown, free where all is known (CLAIM-R40)."""

from __future__ import annotations

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.table import Event, Seat, UndoRefused
from tests.games.claim.playing import A, B, ClaimMatch, at, play, steps


def assert_stands(match: ClaimMatch, seat: Seat) -> str:
    before = match.state.position(), list(match.answers)
    with pytest.raises(UndoRefused) as refusal:
        match.undo(seat)
    assert (match.state.position(), match.answers) == before
    return refusal.value.phrase.id


def test_there_is_nothing_to_take_back_at_first() -> None:
    match = CLAIM.start(seed=1, first_leader=0)
    assert assert_stands(match, A) == "table-nothing-to-undo"
    play(match, f"0 {match.decision(A).default.text}")
    assert assert_stands(match, B) == "table-nothing-to-undo"


@pytest.mark.rule("CLAIM-6.5")
@pytest.mark.parametrize("seed", range(5))
def test_in_phase_one_a_card_that_was_shown_stands(seed: int) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        if match.state.view(None).phase != "one":
            break
        for seat in (A, B):
            if any(answerer == seat for answerer, _ in match.answers):
                assert assert_stands(match, seat) == "table-undo-shown"


@pytest.mark.rule("CLAIM-6.5")
@pytest.mark.rule("CLAIM-6.6")
def test_the_last_cards_of_phase_one_stand_in_phase_two_as_well() -> None:
    match = at(hands=["K4", "K7"], prize="G6", pile="U2")
    play(match, "0 K4", "1 K7")
    assert match.state.view(None).phase == "two"
    for seat in (A, B):
        assert assert_stands(match, seat) == "table-undo-shown"


@pytest.mark.rule("CLAIM-R40")
@pytest.mark.parametrize("seed", range(5))
def test_in_phase_two_the_last_card_can_be_taken_back(seed: int) -> None:
    """Nothing is shown that could not be known, so it may be: card after card to the end."""
    before = None
    for match in steps(CLAIM.start(seed=seed), seed):
        if before is not None:
            position, answers = match.state.position(), list(match.answers)
            seat, card = answers[-1]
            match.undo(seat)
            assert match.state.position() == before
            assert match.answers == answers[:-1]
            match.play(seat, card)
            assert match.state.position() == position
        before = match.state.position() if match.state.view(None).phase == "two" else None


@pytest.mark.rule("CLAIM-R40")
def test_the_leader_takes_back_the_whole_trick() -> None:
    match = at(phase="two", hands=["G9 U5", "K2 X6"])
    before = match.state.position()
    play(match, "0 G9", "1 K2")
    match.undo(A)
    assert (match.state.position(), match.answers, match.deciders) == (before, [], (A,))


@pytest.mark.rule("CLAIM-R40")
def test_even_the_count_of_the_votes_can_be_taken_back() -> None:
    match = at(phase="two", hands=["G9", "K2"])
    play(match, "0 G9", "1 K2")
    counted = match.outcome
    match.undo(B)
    assert counted is not None and match.outcome is None
    assert match.deciders == (B,)


@pytest.mark.rule("CLAIM-R40")
def test_another_card_may_be_played_instead() -> None:
    match = at(phase="two", hands=["G9 U5", "K2 X6"])
    play(match, "0 G9", "1 K2")
    match.undo(B)
    heard: list[Event] = play(match, "1 X6")
    assert match.state.position()["scores"] == [["G9", "X6"], []]
    assert [card.text for _, card in match.answers] == ["G9", "X6"]
    assert heard[-3].line() == "trick-won seat=0 reason=higher"
