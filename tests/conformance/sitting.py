"""A game set up in one way, and random matches of it: what every check looks at.

Checks rebuild States by replaying answers and never by `copy`, so that a broken `copy` is the
business of one check only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from ludotheque.table import Action, Event, Game, Seat, State

Answers = Sequence[tuple[Seat, Action]]


@dataclass(frozen=True)
class Playthrough:
    """One random match: its answers, and the events that each brought."""

    sitting: Sitting
    seed: int
    answers: Answers
    events: Sequence[Sequence[Event]]

    def state(self, ply: int) -> State:
        """Return a fresh State after so many answers."""
        return self.sitting.replay(self.answers[:ply])

    def walk(self) -> Iterator[State]:
        """Go through the match once: the State at the beginning and after each answer."""
        state = self.sitting.begin()
        yield state
        for seat, action in self.answers:
            state.apply(seat, action)
            yield state

    def plies(self, most: int = 60) -> range:
        """Return numbers of answers after which somebody still has to decide, evenly spread.

        Of long matches some: a State for each is made by a replay. Every seed begins elsewhere.
        """
        step = -(-len(self.answers) // most)
        return range(self.seed % step, len(self.answers), step)

    @cached_property
    def end(self) -> State:
        return self.state(len(self.answers))


@dataclass(frozen=True)
class Sitting:
    """A game with a number of seats and options."""

    game: Game[Any, Any]
    seats: int
    options: Mapping[str, Any]
    seeds: Sequence[int] = field(default=(0, 1, 2, 3))

    def __str__(self) -> str:
        plain = self.game.read_options({})
        chosen = [f"-{k}:{value}" for k, value in self.options.items() if value != plain[k]]
        return f"{self.game.facts.name}-{self.seats}{''.join(chosen)}"

    @property
    def viewers(self) -> list[Seat | None]:
        return [*(Seat(seat) for seat in range(self.seats)), None]

    def begin(self) -> State:
        state: State = self.game.begin(self.seats, self.options)
        return state

    def replay(self, answers: Answers) -> State:
        state = self.begin()
        for seat, action in answers:
            state.apply(seat, action)
        return state

    def play(self, seed: int) -> Playthrough:
        """Play at random: any decider first, any of the listed answers."""
        generator = Random(seed)
        state = self.begin()
        answers: list[tuple[Seat, Action]] = []
        events: list[list[Event]] = []
        while not state.over:
            assert len(answers) <= 100_000, "a match does not end"
            seat = generator.choice(state.deciders)
            action = state.decision(seat).draw(generator)
            heard: list[Event] = []
            state.apply(seat, action, heard.append)
            answers.append((seat, action))
            events.append(heard)
        return Playthrough(self, seed, answers, events)

    def playthroughs(self) -> Iterator[Playthrough]:
        for seed in self.seeds:
            yield self.play(seed)


def sittings(game: Game[Any, Any]) -> list[Sitting]:
    """List a game's sittings: every number of seats, every value of every option.

    What an option changes is mostly little: one match with each value, several without. A long
    match shows as much as two short ones.
    """
    least, most = game.facts.seats
    plain = game.read_options({})
    found = []
    for seats in range(least, most + 1):
        found.append(Sitting(game, seats, plain, seeds=range(2 if game.facts.longest > 100 else 4)))
        found += [
            Sitting(game, seats, {**plain, option.name: value}, seeds=(4,))
            for option in game.facts.options
            for value in option.offered(seats)
            if value != option.default
        ]
    return found
