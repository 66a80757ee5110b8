"""Many games in chunks, on as many cores as there are, with what went wrong in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

import msgspec
from rich.console import Console

PLAYERS = 1 << 64
"""Added to a game's seed for the players, whose choices are not to follow the shuffle's."""
SHOWN = 20
"""Errors printed; all are counted."""

Chunk = TypeVar("Chunk")
Tally = TypeVar("Tally")


class Error(msgspec.Struct, frozen=True):
    """A game that went wrong."""

    seed: int
    ply: int
    problem: str


def problem(error: Exception) -> str:
    """Write what went wrong."""
    return f"{type(error).__name__}: {error}"


def spread(play: Callable[[Chunk], Tally], chunks: Sequence[Chunk], jobs: int) -> Iterator[Tally]:
    """Play all chunks, in this process or in several others; each tally as it comes."""
    if jobs == 1:
        yield from map(play, chunks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play, chunk) for chunk in chunks]):
            yield future.result()


def print_errors(console: Console, errors: Iterable[Error]) -> None:
    """Print the first errors by their seeds, with which the games can be had again."""
    for error in sorted(errors, key=lambda error: error.seed)[:SHOWN]:
        console.print(f"seed {error.seed}, ply {error.ply}: {error.problem}", markup=False)
