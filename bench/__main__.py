"""`make bench`: the speed of our games beside others, in one run (docs/benchmarks.md)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

import msgspec
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench import bars, calls, memory
from bench.benchmark import Benchmark
from bench.calls import Cost
from bench.memory import MIB, Memory
from bench.slices import Rates, race

GAMES = ("claim", "elekt", "elementa")


class Effort(msgspec.Struct, frozen=True):
    """How long to measure."""

    rounds: int
    seconds: float
    """A slice of a contestant; a call's is a fifth of it."""
    games: int
    warm_up: int
    """For the memory."""


FULL = Effort(rounds=30, seconds=0.15, games=100_000, warm_up=10_000)
QUICK = Effort(rounds=8, seconds=0.1, games=10_000, warm_up=5_000)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("game", nargs="?", choices=GAMES, help="default: all, one after the other")
    parser.add_argument("--quick", action="store_true", help="shorter slices, fewer games")
    parser.add_argument("--seed", type=int, default=1, help="for the choices (default: 1)")
    arguments = parser.parse_args()
    console = Console(highlight=False)
    well = True
    for game in [arguments.game] if arguments.game else GAMES:
        # Only when it is its turn: Claim's peer is a library that the others do without.
        benchmark: Benchmark = import_module(f"bench.{game}_bench").BENCHMARK
        well &= run(console, benchmark, QUICK if arguments.quick else FULL, arguments.seed)
    return 0 if well else 1


def run(console: Console, benchmark: Benchmark, effort: Effort, seed: int) -> bool:
    """Measure and print one game; whether no bar is missed."""
    rates, costs, held = measure(benchmark, effort, seed)
    found = {result.contestant: result for result in rates}
    judged = benchmark.bars(found, costs, held)
    console.print(rates_table(rates, found[benchmark.beside], benchmark.beside_name))
    for table in (costs_table(costs), memory_table(held), bars.table(judged)):
        console.print(table)
    return not any(bar.missed for bar in judged)


def measure(
    benchmark: Benchmark, effort: Effort, seed: int
) -> tuple[list[Rates], list[Cost], Memory]:
    """Measure everything, one after the other: nothing runs beside what is timed."""
    contestants, rounds, seconds = benchmark.contestants, effort.rounds, effort.seconds
    games = effort.games // benchmark.slowness
    warm_up = effort.warm_up // benchmark.slowness
    with Progress(console=Console(stderr=True), transient=True) as progress:
        playing = progress.add_task("random games", total=rounds * len(contestants))
        calling = progress.add_task("single calls", total=rounds)
        filling = progress.add_task("memory", total=1)
        rates = race(contestants, rounds, seconds, seed, lambda: progress.advance(playing))
        costs = calls.measure(
            benchmark.game,
            benchmark.moments(seed),
            rounds,
            seconds / 5,
            seed,
            lambda: progress.advance(calling),
        )
        held = memory.measure(benchmark.name, games, warm_up, seed)
        progress.advance(filling)
    return rates, costs, held


def rates_table(rates: Sequence[Rates], beside: Rates, name: str) -> Table:
    heads = ("random games on one core", "games/s", "median", f"× {name}", "plies", "µs/ply")
    table = Table(*heads, box=box.SIMPLE_HEAD)
    for result in rates:
        least, most = result.plies
        table.add_row(
            result.contestant.name,
            f"{result.best:,.0f}",
            f"{result.median:,.0f}",
            f"{result.ratio(beside):.2f}",
            str(least) if least == most else f"{least}–{most}",
            f"{result.microseconds:.1f}",
        )
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def costs_table(costs: Sequence[Cost]) -> Table:
    moments = list(dict.fromkeys(cost.moment for cost in costs))
    table = Table("microseconds for one call", *moments, box=box.SIMPLE_HEAD)
    for call in dict.fromkeys(cost.call for cost in costs):
        row = [f"{cost.microseconds:.2f}" for cost in costs if cost.call == call]
        table.add_row(call, *row)
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def memory_table(held: Memory) -> Table:
    table = Table("memory of a process that plays", "MiB", box=box.SIMPLE_HEAD)
    table.add_row("after the warm-up", f"{held.warm / MIB:.2f}")
    table.add_row(f"after {held.games:,} games more", f"{held.end / MIB:.2f}")
    table.add_row("at most", f"{held.peak / MIB:.2f}")
    table.columns[1].justify = "right"
    return table


if __name__ == "__main__":
    sys.exit(main())
