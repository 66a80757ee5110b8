"""Many games in chunks, on as many cores as there are, with what went wrong in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Protocol, Self, TypeVar

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

PLAYERS = 1 << 64
"""Added to a game's seed for the players, whose choices are not to follow the shuffle's."""
SHOWN = 20
"""Errors printed; all are counted."""

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


class Tally(Protocol):
    """What came of some games."""

    def add(self, other: Self, /) -> None:
        """Put what came of other games to it."""

    @property
    def done(self) -> int:
        """How much of the work this was."""


AnyTally = TypeVar("AnyTally", bound=Tally)


class Error(msgspec.Struct, frozen=True):
    """A game that went wrong."""

    seed: int
    ply: int
    problem: str


def problem(error: Exception) -> str:
    """Write what went wrong."""
    return f"{type(error).__name__}: {error}"


def spread(play: Callable[[Chunk], Result], chunks: Sequence[Chunk], jobs: int) -> Iterator[Result]:
    """Play all chunks, in this process or in several others; each tally as it comes."""
    if jobs == 1:
        yield from map(play, chunks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play, chunk) for chunk in chunks]):
            yield future.result()


def add_up(name: str, amount: int, total: AnyTally, tallies: Iterable[AnyTally]) -> AnyTally:
    """Put all tallies to a total as they come, and show how far it is."""
    columns = (name, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=amount)
        for tally in tallies:
            total.add(tally)
            progress.advance(task, tally.done)
    return total


def print_rows(console: Console, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table of numbers, each row under its name."""
    table = Table(*heads, box=box.SIMPLE_HEAD)
    for row in rows:
        table.add_row(*row)
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)


def print_errors(console: Console, errors: Iterable[Error]) -> None:
    """Print the first errors by their seeds, with which the games can be had again."""
    for error in sorted(errors, key=lambda error: error.seed)[:SHOWN]:
        console.print(f"seed {error.seed}, ply {error.ply}: {error.problem}", markup=False)
