"""The bars: what must hold, measured, on one line each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich import box
from rich.table import Table

from bench.calls import Cost
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
GROWTH = 2.0
"""MiB."""


class Bar(msgspec.Struct, frozen=True):
    """A measured value beside what was wanted."""

    name: str
    value: str
    wanted: str
    met: bool
    counts: bool = True

    @property
    def missed(self) -> bool:
        return self.counts and not self.met


def bars(
    match: Rates, peer: Rates, bare: Rates, costs: Sequence[Cost], memory: Memory
) -> list[Bar]:
    """Judge what was measured."""
    ratio = match.ratio(peer)
    copy = max(cost.microseconds for cost in costs if cost.call == "state.copy()")
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
            f"{bare.best / match.best:.1f} ×",
            f"≤ {BARE_LOOP} ×",
            met=bare.best / match.best <= BARE_LOOP,
            counts=False,
        ),
        Bar("Copy of a State, dearer phase", f"{copy:.2f} µs", f"≤ {COPY:.0f} µs",
            met=copy <= COPY),
        Bar(
            f"Memory grown in {memory.games:,} games",
            f"{memory.growth:+.2f} MiB",
            f"≤ {GROWTH:.0f} MiB",
            met=memory.growth <= GROWTH,
        ),
    ]  # fmt: skip


def table(judged: Sequence[Bar]) -> Table:
    result = Table("bar", "measured", "wanted", "", box=box.SIMPLE_HEAD)
    for bar in judged:
        word = "ok" if bar.met else "MISSED"
        verdict = word if bar.counts else f"{word} (information)"
        style = "red" if bar.missed else None
        result.add_row(bar.name, bar.value, bar.wanted, verdict, style=style)
    for column in result.columns[1:3]:
        column.justify = "right"
    return result
