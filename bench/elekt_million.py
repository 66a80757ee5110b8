"""A million random decisions in games of Elekt, with a look at everything after each of them.

The games go through all numbers of players, editions, difficulties and option values in turn. What
a game is follows from its seed, so one that breaks a rule can be had again alone:
`python -m bench.million elekt --decisions 1 --seed <its seed>`.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from bench.chunks import PLAYERS, Error, print_errors, problem, spread
from bench.elekt_invariants import ROUNDS, TITLES, Watch
from ludotheque.games.elekt.game import ELEKT

CHUNK = 5000
"""Decisions in a unit of work, at least: its last game is played to the end."""


def tables() -> list[list[dict[str, Any]]]:
    """List the ways to agree on options, for each number of players."""
    least, most = ELEKT.facts.seats
    found = []
    for seats in range(least, most + 1):
        options = [(option.name, option.offered(seats)) for option in ELEKT.facts.options]
        names, values = zip(*[pair for pair in options if pair[1]], strict=True)
        found.append([dict(zip(names, chosen, strict=True)) for chosen in product(*values)])
    return found


TABLES = tables()


def table_of(seed: int) -> tuple[int, dict[str, Any]]:
    """Return the number of players and the options of the game with a seed."""
    number, seats = divmod(seed, len(TABLES))
    ways = TABLES[seats]
    return seats + 1, ways[number % len(ways)]


class Chunk(msgspec.Struct, frozen=True):
    """A unit of work: games from a seed on until there are so many decisions."""

    seed: int
    decisions: int


Sort = tuple[int, str]
"""The number of players with the edition, or with the difficulty."""


class Tally(msgspec.Struct, frozen=True):
    """What came of some games, by their sort."""

    games: Counter[Sort] = msgspec.field(default_factory=Counter)
    decisions: Counter[Sort] = msgspec.field(default_factory=Counter)
    rounds: Counter[Sort] = msgspec.field(default_factory=Counter)
    at_once: Counter[Sort] = msgspec.field(default_factory=Counter)
    """Games that ended with the Titles needed."""
    ways: set[tuple[int, int]] = msgspec.field(default_factory=set)
    """Which ways to agree on options were played."""
    errors: list[Error] = msgspec.field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Put what came of other games to it."""
        for name in ("games", "decisions", "rounds", "at_once", "ways"):
            getattr(self, name).update(getattr(other, name))
        self.errors.extend(other.errors)


def run(decisions: int, jobs: int, seed: int) -> bool:
    """Play so many, print what came of it; whether all went well."""
    begun = perf_counter()
    total = play_all(decisions, jobs, seed)
    report(total, jobs, perf_counter() - begun)
    return not total.errors


def play_all(decisions: int, jobs: int, seed: int) -> Tally:
    """Play all chunks and show how far it is."""
    chunks = [
        Chunk(seed + first, min(CHUNK, decisions - first)) for first in range(0, decisions, CHUNK)
    ]
    total = Tally()
    columns = ("decisions in Elekt", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=decisions)
        for tally in spread(play_chunk, chunks, jobs):
            total.add(tally)
            progress.advance(task, tally.decisions.total())
    return total


def play_chunk(chunk: Chunk) -> Tally:
    """Play games until there are so many decisions; no two games of a run have the same seed."""
    tally = Tally()
    seed = chunk.seed
    while tally.decisions.total() < chunk.decisions and seed < chunk.seed + CHUNK:
        seats, options = table_of(seed)
        sort = (seats, str(options.get("edition", options.get("solo_difficulty"))))
        tally.games[sort] += 1
        tally.ways.add((seats, TABLES[seats - 1].index(options)))
        watch = None
        try:
            watch = Watch(seats, options, seed)
            play_game(watch, Random(PLAYERS + seed))
            state = watch.match.state
            tally.rounds[sort] += state.round
            tally.at_once[sort] += state.titles(state.winner or 0) >= TITLES[state.sides]
        except Exception as error:  # noqa: BLE001 - told with its seed, and the run fails
            ply = 0 if watch is None else len(watch.match.answers)
            tally.errors.append(Error(seed, ply, problem(error)))
        tally.decisions[sort] += 0 if watch is None else watch.decisions
        seed += 1
    return tally


def play_game(watch: Watch, generator: Random) -> None:
    """Play a random game through its Match, with a look after each decision."""
    random = generator.random
    match = watch.match
    watch.look()
    while not match.over:
        for seat in match.deciders:
            actions = match.decision(seat).actions
            match.play(seat, actions[int(random() * len(actions))])
            watch.decisions += 1
            watch.look()


def report(total: Tally, jobs: int, seconds: float) -> None:
    console = Console(highlight=False)
    heads = ("players", "games", "decisions", "a game", "rounds", "ended by Titles")
    table = Table(*heads, box=box.SIMPLE_HEAD)
    for sort in sorted(total.games):
        seats, kind = sort
        games, decisions = total.games[sort], total.decisions[sort]
        table.add_row(
            f"{seats}, {kind}",
            f"{games:,}",
            f"{decisions:,}",
            f"{decisions / games:.0f}",
            f"{total.rounds[sort] / games:.2f} of {ROUNDS}",
            f"{100 * total.at_once[sort] / games:.1f} %",
        )
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    print_errors(console, total.errors)
    decisions = total.decisions.total()
    console.print(
        f"Elekt: {decisions:,} decisions in {total.games.total():,} games, "
        f"{len(total.ways)} of {sum(map(len, TABLES))} ways to agree on options, "
        f"{len(total.errors):,} errors, {decisions / seconds:,.0f} decisions/s, "
        f"jobs: {jobs}, {seconds:.1f} s",
        soft_wrap=True,
    )
