"""A million random games of Claim, every one of them checked.

The seed of a game is the run's seed plus its number, so a game that breaks a rule can be had again
alone: `python -m bench.million claim --games 1 --seed <its seed>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import ludotheque
from bench.chunks import PLAYERS, Error, print_errors, problem, spread
from bench.claim_invariants import RESULTS, check_match, ply_of
from ludotheque.table import Match

CHUNK = 1000
"""Games in a unit of work."""

CLAIM = ludotheque.load("claim")


class Tally(msgspec.Struct, frozen=True):
    """What came of some games."""

    games: int
    votes: Counter[tuple[int, int]]
    errors: list[Error]


def run(games: int, jobs: int, seed: int) -> bool:
    """Play them, print what came of it; whether all went well."""
    begun = perf_counter()
    total = play_all(games, jobs, seed)
    report(total, jobs, perf_counter() - begun)
    return not total.errors


def play_all(games: int, jobs: int, seed: int) -> Tally:
    """Play all games, in chunks, and show how far it is."""
    chunks = [
        range(seed + first, seed + min(first + CHUNK, games)) for first in range(0, games, CHUNK)
    ]
    total = Tally(games, Counter(), [])
    columns = ("games of Claim", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        for tally in spread(play_chunk, chunks, jobs):
            total.votes.update(tally.votes)
            total.errors.extend(tally.errors)
            progress.advance(task, tally.games)
    return total


def play_chunk(seeds: Iterable[int]) -> Tally:
    """Play a game for each seed."""
    votes: Counter[tuple[int, int]] = Counter()
    errors: list[Error] = []
    played = 0
    for seed in seeds:
        played += 1
        match = None
        try:
            match = CLAIM.start(seed=seed)
            votes[play_game(match, Random(PLAYERS + seed))] += 1
        except Exception as error:  # noqa: BLE001 - told with its seed, and the run fails
            ply = 0 if match is None else ply_of(match)
            errors.append(Error(seed, ply, problem(error)))
    return Tally(played, votes, errors)


def play_game(match: Match[Any, Any], generator: Random) -> tuple[int, int]:
    """Play a random game through its Match and check it; the final votes."""
    random = generator.random

    def play_until(ply: int) -> None:
        for _ in range(ply - ply_of(match)):
            for seat in match.deciders:
                actions = match.decision(seat).actions
                match.play(seat, actions[int(random() * len(actions))])

    return check_match(match, play_until, generator)


def report(total: Tally, jobs: int, seconds: float) -> None:
    console = Console(highlight=False)
    table = Table("final votes", "seat 0 ahead", "seat 1 ahead", "games", "share",
                  box=box.SIMPLE_HEAD)  # fmt: skip
    for more, fewer in RESULTS:
        first = total.votes[more, fewer]
        second = total.votes[fewer, more] if more != fewer else 0
        ahead = (f"{first:,}", f"{second:,}") if more != fewer else ("–", "–")
        both = first + second
        table.add_row(f"{more}–{fewer}", *ahead, f"{both:,}", f"{100 * both / total.games:.3f} %")
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    print_errors(console, total.errors)
    console.print(
        f"Claim: {total.games:,} games, {len(total.errors):,} errors, "
        f"{total.games / seconds:,.0f} games/s, jobs: {jobs}, {seconds:.1f} s"
    )
