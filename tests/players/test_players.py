"""Players: they answer legally, always alike, and from nothing but View and Decision."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.players import Budget, Player, adviser_for, load_player, players_for
from ludotheque.table import Decision, Match, Phrase, Seat, from_json, load, to_json
from ludotheque.table.decision import Asked
from ludotheque.texts import LANGUAGES, Language

CLAIM = load("claim")
PLAYERS = players_for("claim")
GAMES = 60


def play(players: tuple[Player, Player], seed: int) -> Match[Any, Any]:
    """Play a whole match; `play` refuses an illegal answer."""
    match = CLAIM.start(seed=seed)
    generators = [Random(f"{seed}/{seat}") for seat in range(2)]
    while not match.over:
        for seat in match.deciders:
            decision = match.decision(seat)
            thought = players[seat].think(match.view(seat), decision, Budget(), generators[seat])
            assert thought.action in decision.actions
            match.play(seat, thought.action)
    return match


@pytest.mark.parametrize("second", PLAYERS)
@pytest.mark.parametrize("first", PLAYERS)
def test_no_player_ever_answers_illegally(first: str, second: str) -> None:
    players = (load_player(first, "claim"), load_player(second, "claim"))
    for seed in range(GAMES):
        assert play(players, seed).outcome is not None


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_generator_gives_the_same_match(name: str) -> None:
    for seed in range(5):
        matches = [play((load_player(name, "claim"), load_player(name, "claim")), seed)]
        again = load_player(name, "claim")
        matches.append(play((again, again), seed))
        assert matches[0].answers == matches[1].answers


def test_random_plays_another_match_with_another_generator() -> None:
    player = load_player("random", "claim")
    match = CLAIM.start(seed=1)
    seat = match.deciders[0]
    decision = match.decision(seat)
    thoughts = [player.think(match.view(seat), decision, Budget(), Random(n)) for n in range(50)]
    assert {thought.action for thought in thoughts} == set(decision.actions)


class Blind(Player):
    """Passes on what went through JSON: nothing of the State can come along."""

    def __init__(self, inner: Player) -> None:
        self.inner = inner

    def think(self, view: Any, decision: Decision, budget: Budget, generator: Random) -> Any:
        """Answer from a View rebuilt from JSON and a Decision rebuilt from notation."""
        rebuilt = from_json(to_json(view), CLAIM.view_type)
        assert rebuilt is not view
        actions = tuple(CLAIM.parse(CLAIM.notate(action)) for action in decision.actions)
        copied = Decision(decision.seat, Asked(decision.kind, decision.prompt), actions)
        twin = Random()
        twin.setstate(generator.getstate())
        expected = self.inner.think(view, decision, budget, twin)
        found = self.inner.think(rebuilt, copied, budget, generator)
        assert found == expected
        return found


@pytest.mark.parametrize("name", PLAYERS)
def test_a_view_that_went_through_json_gets_the_same_answer(name: str) -> None:
    player = Blind(load_player(name, "claim"))
    for seed in range(10):
        assert play((player, player), seed).over


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_keeps_nothing_between_two_questions(name: str) -> None:
    """One object plays both seats of many matches as fresh objects would."""
    one = load_player(name, "claim")
    for seed in range(5):
        fresh = play((load_player(name, "claim"), load_player(name, "claim")), seed)
        assert play((one, one), seed).answers == fresh.answers


@pytest.mark.parametrize("name", PLAYERS)
def test_every_answer_has_a_reason_in_every_language(name: str) -> None:
    player = load_player(name, "claim")
    reasons: set[Phrase] = set()
    for seed in range(20):
        match = CLAIM.start(seed=seed)
        while not match.over:
            seat = match.deciders[0]
            thought = player.think(match.view(seat), match.decision(seat), Budget(), Random(seed))
            reasons.add(thought.reason)
            match.play(seat, thought.action)
    for reason in reasons:
        for language in LANGUAGES:
            assert Language(language).say(reason)
    assert len({reason.id for reason in reasons}) == {"random": 1, "novice": 12, "greedy": 11}[name]


def test_the_only_legal_card_needs_no_thought() -> None:
    match = CLAIM.start(seed=1)
    hands = {"phase": "two", "hands": ["U4", "U2"]}
    match = Match(CLAIM, CLAIM.position(hands), {}, 2)
    thought = load_player("greedy", "claim").think(
        match.view(Seat(0)), match.decision(Seat(0)), Budget(), Random(0)
    )
    assert thought.action.text == "U4"
    assert thought.reason.id == "greedy-claim-only-card"


def test_the_adviser_answers_legally_and_always_alike() -> None:
    match = CLAIM.start(seed=1)
    seat = match.deciders[0]
    decision = match.decision(seat)
    first, second = (
        adviser_for("claim").think(match.view(seat), decision, Budget(), Random(n)) for n in (0, 1)
    )
    assert first == second
    assert first.action in decision.actions


def test_greedy_does_not_look_at_what_its_view_does_not_hold() -> None:
    """Two worlds that a player cannot tell apart get the same answer."""
    player = load_player("greedy", "claim")
    generator = Random(7)
    for seed in range(10):
        match = CLAIM.start(seed=seed)
        while not match.over:
            seat = match.deciders[0]
            view = match.view(seat)
            other = CLAIM.imagine(view, generator)
            thoughts = [
                player.think(shown, decision, Budget(), Random(0))
                for shown, decision in (
                    (view, match.decision(seat)),
                    (other.view(seat), other.decision(seat)),
                )
            ]
            assert thoughts[0] == thoughts[1]
            match.play(seat, thoughts[0].action)
