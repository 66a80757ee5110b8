"""Timing in short slices, all contestants in turn.

Machines are noisy: another program, a warmer processor, a neighbour on the same host. All of that
only ever slows a slice down, and not every contestant alike. So there are many short slices in
turn, over the whole run, and the best slice of each counts: the one that was disturbed least. The
median stands beside it. The clock is the process's own: time that another program had the core is
nobody's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import mean, median
from time import process_time

import msgspec

from bench.contestant import Contestant

BATCH = 10
"""Games between two looks at the clock."""


class Rates(msgspec.Struct, frozen=True):
    """Games per second, one number per round, and the plies of a game (least, most, mean)."""

    contestant: Contestant
    rounds: tuple[float, ...]
    plies: tuple[int, int]
    mean_plies: float

    @property
    def best(self) -> float:
        """The rate of the slice that was disturbed least."""
        return max(self.rounds)

    @property
    def median(self) -> float:
        return median(self.rounds)

    @property
    def microseconds(self) -> float:
        """What one ply takes, with its share of setup and end, in the best slice."""
        return 1e6 / (self.best * self.mean_plies)

    def ratio(self, peer: Rates) -> float:
        """How many times the peer's rate this one is, best slice against best slice."""
        return self.best / peer.best


def race(
    contestants: Sequence[Contestant], rounds: int, seconds: float, seed: int,
    progress: Callable[[], None],
) -> list[Rates]:  # fmt: skip
    """Give everybody a slice in each round.

    Garbage is collected as always: what a program leaves behind is part of its cost.
    """
    plies = [count_plies(contestant, 100, seed) for contestant in contestants]  # and a warm-up
    generators = [Random(seed) for _ in contestants]
    rates: list[list[float]] = [[] for _ in contestants]
    for _ in range(rounds):
        for contestant, generator, found in zip(contestants, generators, rates, strict=True):
            found.append(rate(contestant, seconds, generator))
            progress()
    return [
        Rates(contestant, tuple(found), (min(seen), max(seen)), mean(seen))
        for contestant, found, seen in zip(contestants, rates, plies, strict=True)
    ]


def rate(contestant: Contestant, seconds: float, generator: Random) -> float:
    """Play for so long; games per second."""
    play = contestant.play
    games = 0
    begun = now = process_time()
    while now - begun < seconds:
        for _ in range(BATCH):
            play(generator)
        games += BATCH
        now = process_time()
    return games / (now - begun)


def count_plies(contestant: Contestant, games: int, seed: int) -> list[int]:
    """Count the plies in some games."""
    generator = Random(seed)
    return [contestant.plies(contestant.play(generator)) for _ in range(games)]
