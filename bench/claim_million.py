"""A million random games of Claim, every one of them checked.

The seed of a game is the run's seed plus its number, so a game that breaks a rule can be had again
alone: `python -m bench.million claim --games 1 --seed <its seed>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from rich.console import Console

import ludotheque
from bench.chunks import PLAYERS, Error, add_up, print_errors, print_rows, problem, spread
from bench.claim_invariants import RESULTS, check_match, ply_of
from ludotheque.table import Match

CHUNK = 1000
"""Games in a unit of work."""

CLAIM = ludotheque.load("claim")


class Tally(msgspec.Struct):
    """What came of some games."""

    games: int = 0
    votes: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    errors: list[Error] = msgspec.field(default_factory=list)

    @property
    def done(self) -> int:
        """How many games there were."""
        return self.games

    def add(self, other: Tally) -> None:
        """Put what came of other games to it."""
        self.games += other.games
        self.votes.update(other.votes)
        self.errors.extend(other.errors)


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
    return add_up("games of Claim", games, Tally(), spread(play_chunk, chunks, jobs))


def play_chunk(seeds: Iterable[int]) -> Tally:
    """Play a game for each seed."""
    tally = Tally()
    for seed in seeds:
        tally.games += 1
        match = None
        try:
            match = CLAIM.start(seed=seed)
            tally.votes[play_game(match, Random(PLAYERS + seed))] += 1
        except Exception as error:  # noqa: BLE001 - told with its seed, and the run fails
            ply = 0 if match is None else ply_of(match)
            tally.errors.append(Error(seed, ply, problem(error)))
    return tally


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
    heads = ("final votes", "seat 0 ahead", "seat 1 ahead", "games", "share")
    print_rows(console, heads, _rows(total))
    print_errors(console, total.errors)
    console.print(
        f"Claim: {total.games:,} games, {len(total.errors):,} errors, "
        f"{total.games / seconds:,.0f} games/s, jobs: {jobs}, {seconds:.1f} s"
    )


def _rows(total: Tally) -> Iterator[tuple[str, ...]]:
    for more, fewer in RESULTS:
        first = total.votes[more, fewer]
        second = total.votes[fewer, more] if more != fewer else 0
        ahead = (f"{first:,}", f"{second:,}") if more != fewer else ("–", "–")
        both = first + second
        yield f"{more}–{fewer}", *ahead, f"{both:,}", f"{100 * both / total.games:.3f} %"
