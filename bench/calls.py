"""What a searcher pays for: one copy, one list, one answer, one view, one imagined world."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import process_time
from typing import Any

import msgspec

from ludotheque.table import AgendaState, Game, Seat

COPY = "copy"
VIEWER = Seat(0)


class Cost(msgspec.Struct, frozen=True):
    """Microseconds for one call."""

    call: str
    moment: str
    microseconds: float


def measure(
    game: Game[Any, Any], moments: Mapping[str, Sequence[Any]], rounds: int, seconds: float,
    seed: int, progress: Callable[[], None],
) -> list[Cost]:  # fmt: skip
    """Time every call at every moment in turn, in short slices; the best slice counts."""
    generator = Random(seed)
    slices = []
    for moment, states in moments.items():
        loops = [_loops(game, state, generator) for state in states]
        slices += [(call, moment, [each[call] for each in loops]) for call in loops[0]]
    found: list[list[float]] = [[] for _ in slices]
    for _ in range(rounds):
        for (_, _, calls), costs in zip(slices, found, strict=True):
            costs.append(_microseconds(calls, seconds))
        progress()
    return [
        Cost(call, moment, min(costs))
        for (call, moment, _), costs in zip(slices, found, strict=True)
    ]


# Each call as a loop, so that what is timed is the call and little else.

_Loop = Callable[[int], None]


def _copying(state: AgendaState) -> _Loop:
    def loop(times: int) -> None:
        for _ in range(times):
            state.copy()

    return loop


def _listing(state: AgendaState) -> _Loop:
    question, seat = state.question, state.deciders[0]
    assert question is not None

    def loop(times: int) -> None:
        for _ in range(times):
            question.legal(state, seat)

    return loop


def _applying(state: AgendaState, generator: Random) -> _Loop:
    seat = state.deciders[0]
    action = state.decision(seat).draw(generator)

    def loop(times: int) -> None:
        for _ in range(times):
            state.copy().apply(seat, action)

    return loop


def _viewing(state: AgendaState) -> _Loop:
    def loop(times: int) -> None:
        for _ in range(times):
            state.view(VIEWER)

    return loop


def _imagining(game: Game[Any, Any], state: AgendaState, generator: Random) -> _Loop:
    view = state.view(VIEWER)

    def loop(times: int) -> None:
        for _ in range(times):
            game.imagine(view, generator)

    return loop


def _loops(game: Game[Any, Any], state: AgendaState, generator: Random) -> dict[str, _Loop]:
    return {
        COPY: _copying(state),
        "legal answers": _listing(state),
        "copy and apply": _applying(state, generator),
        "view": _viewing(state),
        "imagine": _imagining(game, state, generator),
    }


def _microseconds(loops: list[_Loop], seconds: float) -> float:
    """Go through all positions again and again for so long."""
    times = 20
    calls = 0
    begun = now = process_time()
    while now - begun < seconds:
        for loop in loops:
            loop(times)
        calls += times * len(loops)
        now = process_time()
    return 1e6 * (now - begun) / calls
