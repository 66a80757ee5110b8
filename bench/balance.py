"""`make balance`: how the cards of Elekt fare when the best players meet (docs/balance.md).

A game is made from the run's seed, its setting and its number, so the number of jobs changes
nothing, and any game can be had again.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from bench.balance_games import Setting, Tally, play_games
from bench.balance_report import print_report

CHUNK = 20
"""Games in a unit of work."""
WIDTH = 110
"""Columns that the widest table needs."""


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make balance", description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="in each setting (default: 4000)")
    parser.add_argument("--seats", type=int, nargs="+", default=[1, 2, 3, 4], choices=range(1, 5))
    parser.add_argument("--edition", default="fr", choices=("fr", "pl"))
    parser.add_argument("--difficulty", default="medium", choices=("easy", "medium", "hard"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(words)
    if asked.games < 1 or asked.jobs < 1 or asked.seed < 0:
        parser.error("games and jobs are at least 1, the seed at least 0")
    if asked.edition == "pl" and 1 in asked.seats:
        parser.error("the Polish edition has no solo variant: --seats 2 3 4")
    console = Console(highlight=False, width=WIDTH)
    problems: list[str] = []
    for seats in asked.seats:
        setting = Setting(seats, asked.edition, asked.difficulty)
        begun = perf_counter()
        tally = play_all(setting, asked.games, asked.jobs, asked.seed)
        problems += print_report(console, setting, tally, perf_counter() - begun)
    for problem in problems:
        console.print(problem, style="red")
    if not problems:
        console.print("All within bounds.")
    return 1 if problems else 0


def play_all(setting: Setting, games: int, jobs: int, seed: int) -> Tally:
    """Play all games, in chunks, and show how far it is."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    total = Tally()
    columns = (setting.name, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        for tally in _tallies(setting, chunks, jobs, seed):
            total.add(tally)
            progress.advance(task, tally.games)
    return total


def _tallies(setting: Setting, chunks: list[range], jobs: int, seed: int) -> Iterator[Tally]:
    if jobs == 1:
        for chunk in chunks:
            yield play_games(setting, chunk, seed)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play_games, setting, chunk, seed) for chunk in chunks]
        for future in as_completed(futures):
            yield future.result()


if __name__ == "__main__":
    sys.exit(main())
