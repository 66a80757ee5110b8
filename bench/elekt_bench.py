"""Elekt beside Claim, whose rules are far simpler, in the same run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bench.bare_games import BARE
from bench.bars import Bar, copy_bar, memory_bar, rate_bar
from bench.benchmark import Benchmark
from bench.calls import Cost
from bench.claim_games import MATCH as CLAIM_MATCH
from bench.contestant import Contestant
from bench.elekt_games import ELEKT, MATCH, STATE
from bench.memory import Memory
from bench.random_games import positions
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
"""Fewer than so many answers after the beginning of the phase."""


def bars(found: Mapping[Contestant, Rates], costs: Sequence[Cost], memory: Memory) -> list[Bar]:
    """Judge what was measured."""
    return [rate_bar(found[MATCH], GAMES_PER_SECOND), copy_bar(costs, COPY), memory_bar(memory)]


def moments(seed: int) -> dict[str, list[Any]]:
    """Positions of random games at each moment; a game that never gets there is left out."""
    return {
        name: positions(ELEKT, POSITIONS, seed, *moment, LATER) for name, moment in MOMENTS.items()
    }


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
