"""Putting a choice to one player, or a lot to chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.games.elementa import events
from ludotheque.games.elementa.actions import Lot
from ludotheque.games.elementa.deciding import ChangeDecision
from ludotheque.table import CHANCE, Action, Emit, Question, Seat
from ludotheque.table.seat import ALONE

if TYPE_CHECKING:
    from ludotheque.games.elementa.state import ElementaState

    Receive = Callable[[ElementaState, Any, Emit], None]
    """What happens when something is chosen; each knows what kind of answer it gets."""


class Pending(msgspec.Struct, frozen=True, gc=False):
    """An open choice: who chooses what among which, and what happens then."""

    kind: str
    seat: Seat
    options: tuple[Action, ...]
    receive: Receive


def choose(
    state: ElementaState,
    kind: str,
    seat: Seat,
    options: Sequence[Action],
    receive: Receive,
    emit: Emit,
    *,
    always: bool = False,
) -> None:
    """Put a choice; with one possibility, or none, there is nothing to ask, or not `always`."""
    if len(options) < 2 and not (always and options):
        if options:
            receive(state, options[0], emit)
        return
    put(state, kind, seat, options if isinstance(options, tuple) else tuple(options), receive)


def put(
    state: ElementaState, kind: str, seat: Seat, options: tuple[Action, ...], receive: Receive
) -> None:
    """Put a choice, however many possibilities there are."""
    state.pending = Pending(kind, seat, options, receive)
    state.question = QUESTIONS[kind]  # as in `ask`: the call would cost random play 1 %
    state.deciders = ALONE[seat]


def _legal(state: ElementaState, seat: Seat) -> tuple[Action, ...]:
    assert state.pending is not None
    return state.pending.options


def _receive(state: ElementaState, seat: Seat, action: Action, emit: Emit) -> None:
    pending = state.pending
    assert pending is not None
    state.pending = None
    pending.receive(state, action, emit)


CHOICES: dict[str, tuple[str, ...]] = {
    "pay": ("ELEM-7.1", "ELEM-7.4", "ELEM-R31"),
    "pay-or-leave": ("ELEM-7.13", "ELEM-7.14", "ELEM-7.15"),
    "change": ("ELEM-9.1", "ELEM-9.3", "ELEM-R42", "ELEM-R45"),
    "use": ("ELEM-8.18", "ELEM-R74"),
    "first-effect": ("ELEM-R63",),
    "option": ("ELEM-8.15",),
    "opponent": ("ELEM-8.15",),
    "element": ("ELEM-R61",),
    "lose-unit": ("ELEM-R72",),
    "pick-card": ("ELEM-R11",),
}
"""Every kind of choice that one player makes by himself, with the clauses behind it."""

QUESTIONS = {kind: Question("elementa", kind, _legal, _receive) for kind in (*CHOICES, "lot")}
QUESTIONS["change"] = Question("elementa", "change", _legal, _receive, decision_type=ChangeDecision)


# --- The order of choices (8.15 to 8.17) ----------------------------------------------------------


def in_turn(state: ElementaState, concerned: Sequence[Seat], receive: Receive, emit: Emit) -> None:
    """Form the order of those concerned: points, then crystals, then a lot (R65, R66)."""
    if len(concerned) < 2:
        receive(state, tuple(concerned), emit)
        return
    points, crystals = state.points, state.crystals
    groups: list[tuple[Seat, ...]] = []
    before = None
    for more_points, more_crystals, seat in sorted(
        [(-points[seat], -crystals[seat], seat) for seat in concerned]
    ):
        held = (more_points, more_crystals)
        if held == before:
            groups[-1] += (seat,)
        else:
            groups.append((seat,))
        before = held
    if len(groups) == len(concerned):
        receive(state, tuple([seat for [seat] in groups]), emit)
    else:
        DrawLots(tuple(groups), receive)(state, emit)


class DrawLots(msgspec.Struct, frozen=True, gc=False):
    """Whoever is still equal is put into an order by lot (8.17, R86)."""

    groups: tuple[tuple[Seat, ...], ...]
    receive: Receive

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        """Take the step."""
        for number, group in enumerate(self.groups):
            if len(group) > 1:
                lots = tuple(Lot(order) for order in permutations(group))
                put(state, "lot", CHANCE, lots, LotDrawn(self.groups, number, self.receive))
                return
        self.receive(state, tuple(group[0] for group in self.groups), emit)


class LotDrawn(msgspec.Struct, frozen=True, gc=False):
    """A lot has been drawn for one group."""

    groups: tuple[tuple[Seat, ...], ...]
    number: int
    receive: Receive

    def __call__(self, state: ElementaState, lot: Lot, emit: Emit) -> None:
        """Go on with what was chosen."""
        if emit:
            emit(events.LotDrawn(lot.seats))
        alone = tuple((seat,) for seat in lot.seats)
        groups = (*self.groups[: self.number], *alone, *self.groups[self.number + 1 :])
        DrawLots(groups, self.receive)(state, emit)
