"""Answers that are refused: with the right clause, and nothing changes (CLAIM-R42)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.table import CHANCE, Event, IllegalAction, Seat
from tests.games.claim.playing import A, B, ClaimMatch, at, lopsided, play, steps, unstarted
from tests.games.claim.rulebook import FACES, allowed

ONE: dict[str, Any] = {"hands": ["G1 K5 X1", "G2 K3 X8"], "prize": "D1"}
TWO: dict[str, Any] = {"phase": "two", "hands": ["G1 K5 X1", "G2 K3 X8"]}
OVER: dict[str, Any] = {"phase": "over", "scores": ["U1", ""]}

Refused = tuple[str, str, dict[str, Any], str, int, str]
REFUSED: list[Refused] = [
    # clause, reason, position, card led before, who, what
    ("CLAIM-3.8", "claim-lead-first", ONE, "", 1, "G2"),
    ("CLAIM-3.5", "claim-not-in-hand", ONE, "", 0, "G2"),
    ("CLAIM-3.5", "claim-not-in-hand", ONE, "", 0, "D1"),
    ("CLAIM-3.12", "claim-not-an-answer", ONE, "", 0, "leads 0"),
    ("CLAIM-3.12", "claim-not-an-answer", ONE, "", 0, "G1 K5 X1"),
    ("CLAIM-3.12", "claim-not-chance", ONE, "", -1, "leads 1"),
    ("CLAIM-1.1", "claim-no-seat", ONE, "", 2, "G1"),
    ("CLAIM-1.1", "claim-no-seat", ONE, "", -2, "G1"),
    ("CLAIM-3.12", "claim-one-card", ONE, "G1", 0, "K5"),
    ("CLAIM-3.12", "claim-one-card", ONE, "G1", 0, "G1"),
    ("CLAIM-3.8", "claim-not-in-hand", ONE, "G1", 1, "K5"),
    ("CLAIM-5.4", "claim-knight-must-follow", ONE, "G1", 1, "K3"),
    ("CLAIM-3.9", "claim-must-follow", ONE, "K5", 1, "G2"),
    ("CLAIM-5.14", "claim-must-follow-doppelganger", ONE, "X1", 1, "G2"),
    ("CLAIM-5.14", "claim-must-follow-doppelganger", TWO, "X1", 1, "K3"),
    ("CLAIM-5.4", "claim-knight-must-follow", TWO, "G1", 1, "K3"),
    ("CLAIM-4.8", "claim-must-follow", TWO, "K5", 1, "G2"),
    ("CLAIM-4.14", "claim-over", OVER, "", 0, "U1"),
    ("CLAIM-4.14", "claim-over", OVER, "", -1, "leads 1"),
]
REFUSED_IN_PHASE_TWO: list[Refused] = [
    ("CLAIM-4.7", "claim-not-in-hand", TWO, "", 0, "G2"),
    ("CLAIM-4.8", "claim-not-in-hand", TWO, "G1", 1, "K5"),
    ("CLAIM-4.8", "claim-lead-first", TWO, "", 1, "G2"),
]


def assert_refused(match: ClaimMatch, seat: int, answer: str) -> IllegalAction:
    """Try an answer and see that it is refused and leaves everything as it was."""
    heard: list[Event] = []
    match.listen(heard.append)
    before = match.state.position(), list(match.answers), match.deciders
    offered = [match.decision(decider).actions for decider in match.deciders]
    with pytest.raises(IllegalAction) as refusal:
        match.play(Seat(seat), answer)
    assert (match.state.position(), match.answers, match.deciders) == before
    assert [match.decision(decider).actions for decider in match.deciders] == offered
    assert heard == []
    return refusal.value


@pytest.mark.rule("CLAIM-3.5")
@pytest.mark.rule("CLAIM-3.8")
@pytest.mark.rule("CLAIM-3.9")
@pytest.mark.rule("CLAIM-3.12")
@pytest.mark.rule("CLAIM-4.14")
@pytest.mark.rule("CLAIM-5.4")
@pytest.mark.rule("CLAIM-5.14")
@pytest.mark.rule("CLAIM-R42")
@pytest.mark.parametrize(("clause", "reason", "given", "led", "seat", "answer"), REFUSED)
def test_an_illegal_answer_is_refused_with_its_clause_and_changes_nothing(
    clause: str, reason: str, given: dict[str, Any], led: str, seat: int, answer: str
) -> None:
    match = at(**given)
    if led:
        play(match, f"0 {led}")
    refusal = assert_refused(match, seat, answer)
    assert (refusal.clause, refusal.reason.id) == (clause, reason)
    assert clause in str(refusal)
    explained = match.explain(Seat(seat), CLAIM.parse(answer))
    assert explained is not None and explained.clause == clause


@pytest.mark.rule("CLAIM-4.7")
@pytest.mark.rule("CLAIM-4.8")
@pytest.mark.parametrize(
    ("clause", "reason", "given", "led", "seat", "answer"), REFUSED_IN_PHASE_TWO
)
def test_in_phase_two_the_clauses_of_phase_two_refuse(
    clause: str, reason: str, given: dict[str, Any], led: str, seat: int, answer: str
) -> None:
    match = at(**given)
    if led:
        play(match, f"0 {led}")
    refusal = assert_refused(match, seat, answer)
    assert refusal.reason.id == reason
    assert refusal.clause == clause, "3.5 and 3.8 speak of phase one"


@pytest.mark.rule("CLAIM-2.1")
def test_nobody_plays_before_the_deal() -> None:
    match = unstarted()
    for seat in (A, B):
        refusal = assert_refused(match, seat, "G1")
        assert (refusal.clause, refusal.reason.id) == ("CLAIM-R2", "claim-chance-first")
    match.play(CHANCE, "leads 1")
    assert assert_refused(match, B, "G1").clause == "CLAIM-2.1"


def test_every_reason_for_a_refusal_is_shown_here() -> None:
    shown = {reason for _, reason, *_ in REFUSED} | {"claim-chance-first"}
    assert shown == set(CLAIM.violations)


@pytest.mark.rule("CLAIM-R42")
@pytest.mark.rule("CLAIM-3.6")
@pytest.mark.rule("CLAIM-3.9")
@pytest.mark.rule("CLAIM-3.11")
@pytest.mark.parametrize("seed", range(12))
def test_at_every_moment_exactly_the_legal_cards_are_accepted(seed: int) -> None:
    match = CLAIM.start(seed=seed) if seed % 2 else lopsided(seed)
    for _ in steps(match, seed):
        position = match.state.position()
        for seat in (A, B):
            legal = set()
            if seat in match.deciders:
                legal = allowed(position["hands"][seat], position["led"])
            accepted = {face for face in FACES if match.explain(seat, CLAIM.parse(face)) is None}
            assert accepted == legal
        assert match.state.position() == position


@pytest.mark.rule("CLAIM-R42")
@pytest.mark.parametrize("seed", range(4))
def test_refused_cards_leave_a_match_as_it_was(seed: int) -> None:
    """Every wrong card is tried at every moment; the match ends as it does without."""
    quiet, disturbed = CLAIM.start(seed=seed), CLAIM.start(seed=seed)
    for _ in zip(steps(quiet, seed), steps(disturbed, seed), strict=True):
        for seat in (A, B):
            for face in FACES:
                if disturbed.explain(seat, CLAIM.parse(face)) is not None:
                    with pytest.raises(IllegalAction):
                        disturbed.play(seat, face)
        assert disturbed.answers == quiet.answers
        assert disturbed.state.position() == quiet.state.position()


@pytest.mark.rule("CLAIM-3.12")
def test_a_seat_that_is_not_asked_gets_no_question() -> None:
    match = at(**ONE)
    with pytest.raises(IllegalAction) as refusal:
        match.decision(B)
    assert refusal.value.clause == "CLAIM-3.8"


@pytest.mark.rule("CLAIM-5.4")
def test_the_reason_names_the_card() -> None:
    match = at(**ONE)
    play(match, "0 G1")
    assert "Knight 3" in str(match.explain(B, CLAIM.parse("K3")))
