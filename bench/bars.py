"""The bars: what must hold, measured, on one line each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich import box
from rich.table import Table

from bench.calls import COPY, Cost
from bench.memory import Memory
from bench.slices import Rates

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


def rate_bar(match: Rates, least: int) -> Bar:
    """Games of two players in a second."""
    return Bar(
        "Match, games per second for two",
        f"{match.best:,.0f}",
        f"≥ {least:,}",
        met=match.best >= least,
    )


def copy_bar(costs: Sequence[Cost], most: float) -> Bar:
    """A copy of a State at the moment where it is dearest, in microseconds."""
    copy = max(cost.microseconds for cost in costs if cost.call == COPY)
    name = "Copy of a State, dearest moment"
    return Bar(name, f"{copy:.2f} µs", f"≤ {most:.0f} µs", met=copy <= most)


def memory_bar(memory: Memory) -> Bar:
    return Bar(
        f"Memory grown in {memory.games:,} games",
        f"{memory.growth:+.2f} MiB",
        f"≤ {GROWTH:.0f} MiB",
        met=memory.growth <= GROWTH,
    )


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
