"""What a searcher pays for: one copy, one view, one imagined world."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from bench.claim_games import CLAIM
from ludotheque.table import Seat, State, View

POSITIONS = 20
"""So many deals for each moment, half of them with a card on the table."""
MOMENTS = {"mid phase one": 13, "mid phase two": 39}
"""Plies played; a phase has 26."""
VIEWER = Seat(0)


class Cost(msgspec.Struct, frozen=True):
    """Microseconds for one call."""

    call: str
    moment: str
    microseconds: float


def measure(rounds: int, seconds: float, seed: int, progress: Callable[[], None]) -> list[Cost]:
    """Time every call at every moment in turn, in short slices; the best slice counts."""
    generator = Random(seed)
    slices = [
        (call, moment, [loop(state) for state in _positions(plies, seed)])
        for moment, plies in MOMENTS.items()
        for call, loop in _loops(generator)
    ]
    found: list[list[float]] = [[] for _ in slices]
    for _ in range(rounds):
        for (_, _, loops), costs in zip(slices, found, strict=True):
            costs.append(_microseconds(loops, seconds))
            progress()
    return [
        Cost(call, moment, min(costs))
        for (call, moment, _), costs in zip(slices, found, strict=True)
    ]


def number_of_slices(rounds: int) -> int:
    return rounds * len(MOMENTS) * len(_loops(Random(0)))


_Loop = Callable[[int], None]


def _loops(generator: Random) -> list[tuple[str, Callable[[State], _Loop]]]:
    """The calls, each as a loop, so that what is timed is the call and little else."""

    def copying(state: State) -> _Loop:
        def loop(times: int) -> None:
            for _ in range(times):
                state.copy()

        return loop

    def viewing(state: State) -> _Loop:
        def loop(times: int) -> None:
            for _ in range(times):
                state.view(VIEWER)

        return loop

    def imagining(state: State) -> _Loop:
        view: View = state.view(VIEWER)

        def loop(times: int) -> None:
            for _ in range(times):
                CLAIM.imagine(view, generator)

        return loop

    return [
        ("state.copy()", copying),
        ("state.view(0)", viewing),
        ("game.imagine(view)", imagining),
    ]


def _microseconds(loops: list[_Loop], seconds: float) -> float:
    """Go through all positions again and again for so long."""
    times = 20
    calls = 0
    begun = now = perf_counter()
    while now - begun < seconds:
        for loop in loops:
            loop(times)
        calls += times * len(loops)
        now = perf_counter()
    return 1e6 * (now - begun) / calls


def _positions(plies: int, seed: int) -> list[Any]:
    """Positions of random games after so many plies, or one more."""
    return [_position(seed + number, plies + number % 2) for number in range(POSITIONS)]


def _position(seed: int, plies: int) -> Any:
    generator = Random(seed)
    match = CLAIM.start(seed=seed)
    for _ in range(plies):
        (seat,) = match.deciders
        match.play(seat, match.decision(seat).draw(generator))
    return match.state
