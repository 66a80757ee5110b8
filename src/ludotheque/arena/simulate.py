"""Playing many matches: paired deals, any number of processes, the same results."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any

import msgspec

from ludotheque.players import Budget, Player, load_player
from ludotheque.table import Match, load

CHUNK = 50
"""Deals in a unit of work: long enough to be worth a message between processes."""


class Standing(msgspec.Struct, frozen=True):
    """How one player fared."""

    player: str
    games: int
    wins: int
    draws: int
    score: int


class Tally(msgspec.Struct, frozen=True):
    """How all players fared, in the order in which they were named."""

    standings: tuple[Standing, ...]

    def plus(self, other: Tally) -> Tally:
        """Add two tallies of the same players."""
        return Tally(
            tuple(
                Standing(
                    a.player,
                    a.games + b.games,
                    a.wins + b.wins,
                    a.draws + b.draws,
                    a.score + b.score,
                )
                for a, b in zip(self.standings, other.standings, strict=True)
            )
        )


def simulate(
    game: str,
    players: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play so many matches; each deal is played once with every rotation of the seats.

    The number of jobs changes nothing in the result.

    >>> simulate("claim", ["random", "random"], 10).standings[0].games
    10
    """
    load(game).read_seats(len(players))
    plans = [(game, tuple(players), seed, options or {}, chunk) for chunk in _chunks(games)]
    total = Tally(tuple(Standing(player, 0, 0, 0, 0) for player in players))
    for tally in _results(plans, jobs):
        total = total.plus(tally)
        if progress is not None:
            progress(total.standings[0].games)
    return total


def interval(successes: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """Return Wilson's interval for a share (95 % unless told otherwise).

    It takes the trials for independent; matches on the same deal are not quite, so that the true
    interval for paired deals is a little narrower or wider.

    >>> [round(end, 3) for end in interval(90, 100)]
    [0.826, 0.945]
    """
    if trials == 0:
        return (0.0, 1.0)
    share = successes / trials
    middle = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return ((middle - spread) / scale, (middle + spread) / scale)


_Plan = tuple[str, tuple[str, ...], int, dict[str, Any], range]


def _results(plans: Sequence[_Plan], jobs: int) -> Iterator[Tally]:
    if jobs <= 1:
        yield from map(_play_chunk, plans)
        return
    # Fresh processes rather than forked ones: nothing of this one's state can slip in.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        with _interrupts_held_back():
            results = pool.map(_play_chunk, plans)
        yield from results
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Keep Ctrl-C from processes that are being started: only this one is to hear of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _chunks(games: int) -> Iterator[range]:
    numbers = iter(range(games))
    while chunk := list(islice(numbers, CHUNK)):
        yield range(chunk[0], chunk[-1] + 1)


def _play_chunk(plan: _Plan) -> Tally:
    game, names, seed, options, numbers = plan
    players = [load_player(name, game) for name in names]
    standings = [Standing(name, 0, 0, 0, 0) for name in names]
    tally = Tally(tuple(standings))
    for number in numbers:
        tally = tally.plus(_play_one(game, names, players, seed, options, number))
    return tally


def _play_one(
    game: str, names: Sequence[str], players: Sequence[Player], seed: int,
    options: dict[str, Any], number: int,
) -> Tally:  # fmt: skip
    """Play one match; in the matches of one deal every player sits on every seat once."""
    deal, turn = divmod(number, len(players))
    match: Match[Any, Any] = load(game).start(
        seats=len(players), seed=Random(f"{seed}/deal/{deal}").getrandbits(64), **options
    )
    at_seat = [(seat + turn) % len(players) for seat in range(len(players))]
    generators = [Random(f"{seed}/{number}/{player}") for player in at_seat]
    budget = Budget()
    while not match.over:
        for seat in match.deciders:
            thought = players[at_seat[seat]].think(
                match.view(seat), match.decision(seat), budget, generators[seat]
            )
            match.play(seat, thought.action)
    outcome = match.outcome
    assert outcome is not None
    first = outcome.ranking[0]
    return Tally(
        tuple(
            Standing(
                player=name,
                games=1,
                wins=int(outcome.winner is not None and at_seat[outcome.winner] == index),
                draws=int(len(first) > 1 and at_seat.index(index) in first),
                score=outcome.scores[at_seat.index(index)],
            )
            for index, name in enumerate(names)
        )
    )
