"""Elementa beside Claim, whose rules are far simpler, in the same run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bench.bare_games import BARE
from bench.bars import Bar, copy_bar, memory_bar, rate_bar
from bench.benchmark import Benchmark
from bench.calls import Cost
from bench.claim_games import MATCH as CLAIM_MATCH
from bench.contestant import Contestant
from bench.elementa_games import ELEMENTA, MATCH, STATE
from bench.memory import Memory
from bench.random_games import positions
from bench.slices import Rates

GAMES_PER_SECOND = 500
"""Match on one core, two players."""
COPY = 8.0
"""Microseconds."""

POSITIONS = 20
"""So many games for each moment."""
MOMENTS = {
    "2 players, banning": (2, "bans", 1, 2),
    "2 players, fighting": (2, "combats", 1, 40),
    "2 players, round 2": (2, "combats", 2, 40),
    "4 players, banning": (4, "bans", 2, 4),
    "4 players, fighting": (4, "combats", 2, 80),
}
"""The number of players, the phase, the round, and over how many of its answers to spread."""


def bars(found: Mapping[Contestant, Rates], costs: Sequence[Cost], memory: Memory) -> list[Bar]:
    """Judge what was measured."""
    return [rate_bar(found[MATCH], GAMES_PER_SECOND), copy_bar(costs, COPY), memory_bar(memory)]


def moments(seed: int) -> dict[str, list[Any]]:
    """Positions of random games at each moment."""
    return {name: positions(ELEMENTA, POSITIONS, seed, *moment) for name, moment in MOMENTS.items()}


BENCHMARK = Benchmark(
    name="elementa",
    game=ELEMENTA,
    contestants=(MATCH, STATE, CLAIM_MATCH, BARE),
    beside=CLAIM_MATCH,
    beside_name="Claim",
    moments=moments,
    slowness=10,
    bars=bars,
)
