"""Claim beside Hearts in OpenSpiel: the first benchmark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from bench.bare_games import BARE
from bench.bars import Bar, copy_bar, memory_bar
from bench.benchmark import Benchmark
from bench.calls import Cost
from bench.claim_games import CLAIM, MATCH, STATE
from bench.contestant import Contestant
from bench.hearts_games import DOCUMENTED, LISTED, PEER, SHUFFLED
from bench.memory import Memory
from bench.slices import Rates

PEERS_RATE = 2.0
"""Match beside OpenSpiel's Hearts, in the same run."""
GAMES_PER_SECOND = 5000
"""Match on one core; told, not judged, since machines differ."""
BARE_LOOP = 3
"""What a contract may cost, beside plain Python with no contract at all; told, not judged."""
COPY = 2.0
"""Microseconds."""

POSITIONS = 20
"""So many deals for each moment, half of them with a card on the table."""
MOMENTS = {"mid phase one": 13, "mid phase two": 39}
"""Plies played; a phase has 26."""


def bars(found: Mapping[Contestant, Rates], costs: Sequence[Cost], memory: Memory) -> list[Bar]:
    """Judge what was measured."""
    match, bare = found[MATCH], found[BARE]
    ratio, slower = match.ratio(found[PEER]), bare.ratio(match)
    return [
        Bar(
            "Match, times OpenSpiel Hearts",
            f"{ratio:.2f} ×",
            f"≥ {PEERS_RATE:.1f} ×",
            met=ratio >= PEERS_RATE,
        ),
        Bar(
            "Match, games per second",
            f"{match.best:,.0f}",
            f"≥ {GAMES_PER_SECOND:,}",
            met=match.best >= GAMES_PER_SECOND,
            counts=False,
        ),
        Bar(
            "Match, times slower than a bare loop",
            f"{slower:.1f} ×",
            f"≤ {BARE_LOOP} ×",
            met=slower <= BARE_LOOP,
            counts=False,
        ),
        copy_bar(costs, COPY),
        memory_bar(memory),
    ]


def moments(seed: int) -> dict[str, list[Any]]:
    """Positions of random games after so many plies, or one more."""
    return {
        name: [_position(seed + number, plies + number % 2) for number in range(POSITIONS)]
        for name, plies in MOMENTS.items()
    }


def _position(seed: int, plies: int) -> Any:
    generator = Random(seed)
    match = CLAIM.start(seed=seed)
    for _ in range(plies):
        (seat,) = match.deciders
        match.play(seat, match.decision(seat).draw(generator))
    return match.state


BENCHMARK = Benchmark(
    name="claim",
    game=CLAIM,
    contestants=(MATCH, STATE, PEER, DOCUMENTED, LISTED, SHUFFLED, BARE),
    beside=PEER,
    beside_name="Hearts",
    moments=moments,
    slowness=1,
    bars=bars,
)
