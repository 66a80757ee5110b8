"""A million random decisions in games of a sort, with a look at everything after each of them.

The games go through all numbers of players and option values in turn. What a game is follows from
its seed, so one that breaks a rule can be had again alone:
`python -m bench.million GAME --decisions 1 --seed <its seed>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from random import Random
from time import perf_counter
from typing import Any, Protocol

import msgspec
from rich.console import Console

from bench.chunks import PLAYERS, Error, add_up, print_errors, print_rows, problem, spread
from ludotheque.table import Action, Decision, Game, Match

CHUNK = 5000
"""Decisions in a unit of work, at least: its last game is played to the end."""

Options = Mapping[str, Any]
Sort = tuple[int, str]
"""The number of players, and what of the options the report tells apart."""


class Watch(Protocol):
    """Follows a match from its beginning and looks at it after each decision."""

    match: Match[Any, Any]
    decisions: int
    """How many have been made."""

    def look(self) -> None:
        """Check everything; a Breach says what is wrong."""


class Chunk(msgspec.Struct, frozen=True):
    """A unit of work: games from a seed on until there are so many decisions."""

    seed: int
    decisions: int


class Tally(msgspec.Struct, frozen=True):
    """What came of some games, by their sort."""

    games: Counter[Sort] = msgspec.field(default_factory=Counter)
    decisions: Counter[Sort] = msgspec.field(default_factory=Counter)
    rounds: Counter[Sort] = msgspec.field(default_factory=Counter)
    marked: Counter[Sort] = msgspec.field(default_factory=Counter)
    """Games that ended in the way that the report counts."""
    ways: set[tuple[int, int]] = msgspec.field(default_factory=set)
    """Which ways to agree on options were played."""
    errors: list[Error] = msgspec.field(default_factory=list)

    @property
    def done(self) -> int:
        """How many decisions there were."""
        return self.decisions.total()

    def add(self, other: Tally) -> None:
        """Put what came of other games to it."""
        for name in ("games", "decisions", "rounds", "marked", "ways"):
            getattr(self, name).update(getattr(other, name))
        self.errors.extend(other.errors)


def tables(game: Game[Any, Any]) -> dict[int, list[dict[str, Any]]]:
    """List the ways to agree on options, for each number of players."""
    least, most = game.facts.seats
    found = {}
    for seats in range(least, most + 1):
        options = [(option.name, option.offered(seats)) for option in game.facts.options]
        names, values = zip(*[pair for pair in options if pair[1]], strict=True)
        found[seats] = [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
    return found


def draw_listed(decision: Decision, generator: Random) -> Action:
    """Choose among the answers that a decision lists, with equal odds."""
    actions = decision.actions
    return actions[int(generator.random() * len(actions))]


Draw = Callable[[Decision, Random], Action]


class Million(msgspec.Struct, frozen=True):
    """A game whose decisions are checked. Other processes get it whole, so it holds no lambda."""

    name: str
    tables: dict[int, list[dict[str, Any]]]
    watch: Callable[[int, Options, int], Watch]
    """From the number of players, the options and a seed."""
    sort: Callable[[Options], str]
    mark: str
    """Which games the report counts."""
    marked: Callable[[Any], bool]
    """Whether the State at the end is of one of them."""
    most_rounds: int | None = None
    draw: Draw = draw_listed

    def table_of(self, seed: int) -> tuple[int, dict[str, Any]]:
        """Return the number of players and the options of the game with a seed."""
        number, step = divmod(seed, len(self.tables))
        seats = min(self.tables) + step
        ways = self.tables[seats]
        return seats, ways[number % len(ways)]

    def run(self, decisions: int, jobs: int, seed: int) -> bool:
        """Play so many, print what came of it; whether all went well."""
        begun = perf_counter()
        chunks = [
            Chunk(seed + first, min(CHUNK, decisions - first))
            for first in range(0, decisions, CHUNK)
        ]
        tallies = spread(self.play_chunk, chunks, jobs)
        total = add_up(f"decisions in {self.name}", decisions, Tally(), tallies)
        self.report(total, jobs, perf_counter() - begun)
        return not total.errors

    def play_chunk(self, chunk: Chunk) -> Tally:
        """Play games until there are so many decisions; no two games of a run share a seed."""
        tally = Tally()
        seed = chunk.seed
        while tally.done < chunk.decisions and seed < chunk.seed + CHUNK:
            seats, options = self.table_of(seed)
            sort = (seats, self.sort(options))
            tally.games[sort] += 1
            tally.ways.add((seats, self.tables[seats].index(options)))
            watch = None
            try:
                watch = self.watch(seats, options, seed)
                play_game(watch, Random(PLAYERS + seed), self.draw)
                state = watch.match.state
                tally.rounds[sort] += state.round
                tally.marked[sort] += self.marked(state)
            except Exception as error:  # noqa: BLE001 - told with its seed, and the run fails
                ply = 0 if watch is None else len(watch.match.answers)
                tally.errors.append(Error(seed, ply, problem(error)))
            tally.decisions[sort] += 0 if watch is None else watch.decisions
            seed += 1
        return tally

    def report(self, total: Tally, jobs: int, seconds: float) -> None:
        """Print what came of it."""
        console = Console(highlight=False)
        heads = ("players", "games", "decisions", "a game", "rounds", self.mark)
        print_rows(console, heads, self._rows(total))
        print_errors(console, total.errors)
        ways = sum(map(len, self.tables.values()))
        console.print(
            f"{self.name}: {total.done:,} decisions in {total.games.total():,} games, "
            f"{len(total.ways)} of {ways} ways to agree on options, "
            f"{len(total.errors):,} errors, {total.done / seconds:,.0f} decisions/s, "
            f"jobs: {jobs}, {seconds:.1f} s",
            soft_wrap=True,
        )

    def _rows(self, total: Tally) -> Iterator[tuple[str, ...]]:
        most = "" if self.most_rounds is None else f" of {self.most_rounds}"
        for sort in sorted(total.games):
            seats, kind = sort
            games, decisions = total.games[sort], total.decisions[sort]
            yield (
                f"{seats}, {kind}",
                f"{games:,}",
                f"{decisions:,}",
                f"{decisions / games:.0f}",
                f"{total.rounds[sort] / games:.2f}{most}",
                f"{100 * total.marked[sort] / games:.1f} %",
            )


def play_game(watch: Watch, generator: Random, draw: Draw = draw_listed) -> None:
    """Play a random game through its Match, with a look after each decision."""
    match = watch.match
    watch.look()
    while not match.over:
        for seat in match.deciders:
            match.play(seat, draw(match.decision(seat), generator))
            watch.decisions += 1
            watch.look()
