"""Match: it checks answers, lets chance answer, and remembers every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.games.claim.cards import Card
from ludotheque.table import (
    CHANCE,
    IllegalAction,
    Match,
    PickSeat,
    Seat,
    Shuffle,
    Unreadable,
)
from tests.table.refusals import REFUSED, at_the_lead, before_the_deal, following, over
from tests.table.support import CLAIM, SHUFFLED, play_on, snapshot, unplayed

ME, YOU = Seat(0), Seat(1)


def test_a_match_is_played_by_actions_to_its_end() -> None:
    match = CLAIM.start(seats=2, seed=7)
    while not match.over:
        for seat in match.deciders:
            match.play(seat, match.decision(seat).actions[0])
    assert match.outcome is not None
    assert len(match.answers) == CLAIM.facts.longest
    assert match.deciders == ()


def test_a_match_is_played_by_texts_to_the_same_end() -> None:
    by_action, by_text = CLAIM.start(seed=7), CLAIM.start(seed=7)
    while not by_action.over:
        seat = by_action.deciders[0]
        action = by_action.decision(seat).actions[-1]
        by_action.play(seat, action)
        by_text.play(seat, CLAIM.notate(action).lower())
    assert snapshot(by_action) == snapshot(by_text)


def test_chance_answers_by_itself_from_the_seed() -> None:
    match = CLAIM.start(seed=7)
    assert [seat for seat, _ in match.answers] == [CHANCE, CHANCE]
    assert match.answers == CLAIM.start(seed=7).answers
    assert match.answers != CLAIM.start(seed=8).answers


def test_without_a_seed_every_match_is_another_one() -> None:
    assert len({CLAIM.start().answers[-1] for _ in range(5)}) == 5


def test_without_a_generator_chance_is_a_decider_like_any_other() -> None:
    match = unplayed()
    assert match.deciders == (CHANCE,)
    assert match.decision(CHANCE).kind == "first-leader"
    match.play(CHANCE, "leads 1")
    assert match.deciders == (CHANCE,)
    assert match.decision(CHANCE).kind == "shuffle"
    match.play(CHANCE, SHUFFLED)
    assert match.deciders == (YOU,)


def test_a_set_first_leader_is_not_drawn() -> None:
    match = CLAIM.start(seed=7, first_leader=1)
    assert match.deciders == (YOU,)
    assert [type(action) for _, action in match.answers] == [Shuffle]


def test_a_decision_knows_what_it_accepts() -> None:
    decision = following().decision(YOU)
    assert decision.kind == "follow"
    assert decision.seat == YOU
    assert [action.text for action in decision.actions] == ["G0", "X1"]
    assert decision.default == decision.actions[0]
    assert decision.accepts(Card.read("X1"))
    assert not decision.accepts(Card.read("K9"))
    assert "follow" in repr(decision)


def test_a_shuffle_accepts_every_order_of_the_same_pieces_and_nothing_else() -> None:
    match = unplayed()
    match.play(CHANCE, "leads 0")
    decision = match.decision(CHANCE)
    words = SHUFFLED.split()
    assert decision.accepts(CLAIM.parse(SHUFFLED))
    assert not decision.accepts(CLAIM.parse(" ".join(words[1:])))
    assert not decision.accepts(CLAIM.parse(" ".join([*words[1:], words[1]])))
    assert not decision.accepts(PickSeat("leads", ME))


@pytest.mark.parametrize(("given", "seat", "answer", "reason", "clause"), REFUSED)
def test_a_refused_answer_carries_reason_and_clause_and_changes_nothing(
    given: Callable[[], Match[Any, Any]], seat: Seat, answer: str, reason: str, clause: str
) -> None:
    match = given()
    heard: list[Any] = []
    match.listen(heard.append)
    before = snapshot(match)
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, answer)
    assert caught.value.reason.id == reason
    assert caught.value.clause == clause
    assert caught.value.violation.clause == clause
    assert clause in str(caught.value)
    assert snapshot(match) == before
    assert heard == []
    explained = match.explain(seat, CLAIM.parse(answer))
    assert explained is not None
    assert explained.clause == clause


def test_every_violation_of_the_game_is_among_the_refusals() -> None:
    assert {reason for _, _, _, reason, _ in REFUSED} == set(CLAIM.violations)


@pytest.mark.parametrize("answer", ["K0", "Z3", "", "G10", "U4 K6", "leads 2", "G0 G1 Z9"])
def test_an_answer_that_is_none_is_unreadable_and_changes_nothing(answer: str) -> None:
    match = at_the_lead()
    before = snapshot(match)
    with pytest.raises(Unreadable) as caught:
        match.play(ME, answer)
    assert caught.value.phrase.id == "claim-no-card"
    assert snapshot(match) == before


def test_a_legal_answer_has_no_explanation_against_it() -> None:
    assert following().explain(YOU, Card.read("G0")) is None


@pytest.mark.parametrize(
    ("given", "seat", "reason"),
    [
        (following, ME, "claim-one-card"),
        (at_the_lead, YOU, "claim-lead-first"),
        (at_the_lead, CHANCE, "claim-not-chance"),
        (at_the_lead, Seat(5), "claim-no-seat"),
        (before_the_deal, ME, "claim-chance-first"),
        (over, ME, "claim-over"),
    ],
)
def test_the_decision_of_a_seat_that_is_not_asked_is_refused_with_the_reason(
    given: Callable[[], Match[Any, Any]], seat: Seat, reason: str
) -> None:
    match = given()
    before = snapshot(match)
    with pytest.raises(IllegalAction) as caught:
        match.decision(seat)
    assert caught.value.reason.id == reason
    assert snapshot(match) == before


def test_a_view_is_for_players_and_spectators_only() -> None:
    match = following()
    assert match.view(YOU).seat == YOU
    assert match.view(None).seat is None


def test_replay_brings_a_match_to_the_same_moment() -> None:
    played = play_on(CLAIM.start(seed=3), 30)
    other = unplayed()
    other.replay(played.answers)
    assert snapshot(other) == snapshot(played)
    play_on(played)
    other.replay(played.answers[32:])
    assert snapshot(other) == snapshot(played)
    assert other.over
