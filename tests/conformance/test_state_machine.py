"""Hypothesis plays: whatever it does, the invariants hold; a failure shrinks to a short record."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import ludotheque
from ludotheque.table import LudothequeError, Match, Seat, read_record, record_of, write_record
from tests.conformance.looking import digest, shown


class MatchMachine(RuleBasedStateMachine):
    """A match of one game, played, undone, saved and imagined in any order."""

    game = ludotheque.load("claim")
    match: Match[Any, Any]
    seen: Counter[str] = Counter()

    @initialize(seed=st.integers(0, 2**32))
    def begin(self, seed: int) -> None:
        self.match = self.game.start(seed=seed)
        self.pieces = self.match.state.pieces()

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.match.deciders))
        self.match.play(seat, data.draw(st.sampled_from(self.match.decision(seat).actions)))

    @precondition(lambda self: not self.match.over)
    @rule(seed=st.integers(0, 1000), answers=st.integers(5, 40))
    def play_on(self, seed: int, answers: int) -> None:
        """Play some tricks at random, so that the later parts of a match are reached too."""
        generator = Random(seed)
        for _ in range(answers):
            if not self.match.over:
                seat = self.match.deciders[0]
                self.match.play(seat, generator.choice(self.match.decision(seat).actions))

    @precondition(lambda self: self.match.answers)
    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        """Any answer from anybody is played, or refused and changes nothing."""
        seat = Seat(data.draw(st.integers(-1, self.match.seats)))
        _, action = data.draw(st.sampled_from(self.match.answers))
        before, answers = digest(self.match.state), len(self.match.answers)
        try:
            self.match.play(seat, action)
        except LudothequeError:
            assert digest(self.match.state) == before and len(self.match.answers) == answers

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.match.seats - 1))
        before, answers = digest(self.match.state), len(self.match.answers)
        try:
            self.match.undo(Seat(seat))
            self.seen["undone"] += 1
        except LudothequeError:
            assert digest(self.match.state) == before and len(self.match.answers) == answers

    @rule()
    def save_and_load(self) -> None:
        text = write_record(record_of(self.match, ["person"] * self.match.seats))
        match = read_record(text).match()
        assert digest(match.state) == digest(self.match.state)

    @rule(data=st.data(), seed=st.integers(0, 100))
    def imagine(self, data: st.DataObject, seed: int) -> None:
        seats = [Seat(seat) for seat in range(self.match.seats)]
        seat = data.draw(st.sampled_from([*seats, None]))
        world = self.game.imagine(self.match.view(seat), Random(seed))
        assert shown(world, seat) == shown(self.match.state, seat)

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "match"):
            assert self.match.state.pieces() == self.pieces
            assert self.match.over == (self.match.outcome is not None)
            assert len(self.match.answers) <= self.game.facts.longest
            self.seen["over" if self.match.over else "running"] += 1


@pytest.mark.parametrize("name", ludotheque.games())
def test_no_sequence_of_deeds_breaks_a_match(name: str) -> None:
    class Machine(MatchMachine):
        game = ludotheque.load(name)
        seen = Counter[str]()

    case = Machine.TestCase
    case.settings = settings(
        max_examples=30,
        stateful_step_count=60,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    case().runTest()
    assert min(Machine.seen[what] for what in ("running", "over", "undone")) >= 5, Machine.seen
