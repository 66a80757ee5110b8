"""Elekt beside Claim, whose rules are far simpler, in the same run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, islice
from random import Random
from typing import Any

from bench.bare_games import BARE
from bench.bars import Bar, copy_bar, memory_bar
from bench.benchmark import Benchmark
from bench.calls import Cost
from bench.claim_games import MATCH as CLAIM_MATCH
from bench.contestant import Contestant
from bench.elekt_games import ELEKT, MATCH, STATE
from bench.memory import Memory
from bench.slices import Rates

GAMES_PER_SECOND = 300
"""Match on one core, two players."""
COPY = 8.0
"""Microseconds."""

POSITIONS = 20
"""So many games for each moment."""
MOMENTS = {
    "alone, confronting": (1, "confrontation", 2),
    "2 players, assigning": (2, "assignment", 3),
    "2 players, confronting": (2, "confrontation", 3),
    "4 players, confronting": (4, "confrontation", 3),
}
"""The number of players, the phase, the round: in the middle of a game there are most cards."""
LATER = 4
"""Up to so many answers after the beginning of the phase."""


def bars(found: Mapping[Contestant, Rates], costs: Sequence[Cost], memory: Memory) -> list[Bar]:
    """Judge what was measured."""
    rate = found[MATCH].best
    return [
        Bar(
            "Match, games per second for two",
            f"{rate:,.0f}",
            f"≥ {GAMES_PER_SECOND:,}",
            met=rate >= GAMES_PER_SECOND,
        ),
        copy_bar(costs, COPY),
        memory_bar(memory),
    ]


def moments(seed: int) -> dict[str, list[Any]]:
    """Positions of random games at each moment; a game that never gets there is left out."""
    return {
        name: list(islice(_positions(seed, *moment), POSITIONS)) for name, moment in MOMENTS.items()
    }


def _positions(seed: int, seats: int, phase: str, number: int) -> Iterator[Any]:
    for game in count(seed):
        generator = Random(game)
        match = ELEKT.start(seats, seed=game)
        later = game % LATER
        while not match.over:
            state: Any = match.state
            if state.round == number and state.phase == phase:
                if not later:
                    yield state
                    break
                later -= 1
            seat = match.deciders[0]
            match.play(seat, match.decision(seat).draw(generator))


BENCHMARK = Benchmark(
    name="elekt",
    game=ELEKT,
    contestants=(MATCH, STATE, CLAIM_MATCH, BARE),
    beside=CLAIM_MATCH,
    beside_name="Claim",
    moments=moments,
    slowness=10,
    bars=bars,
)
