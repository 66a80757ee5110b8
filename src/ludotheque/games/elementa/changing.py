"""Stops at which resources may be changed into crystals (ELEM-9.1 to ELEM-9.7, R42 to R47)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elementa import stock
from ludotheque.games.elementa.actions import DONE, SMALL, Change, Units, change
from ludotheque.games.elementa.choosing import choose, in_turn
from ludotheque.games.elementa.deciding import Offers
from ludotheque.games.elementa.elements import NONE, SHORT, Counts, one
from ludotheque.table import Action, Emit, Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.state import ElementaState


def offer_changes(state: ElementaState, emit: Emit) -> None:
    """Offer a change to all who have something, in the order of this moment (R45)."""
    concerned = [Seat(seat) for seat in range(state.seats) if state.has_units(seat)]
    if concerned:
        in_turn(state, concerned, ChangeOrder(), emit)


class ChangeOrder(msgspec.Struct, frozen=True, gc=False):
    """The order is fixed once, when the stop begins (R45)."""

    def __call__(self, state: ElementaState, order: tuple[Seat, ...], emit: Emit) -> None:
        """Go on with what was chosen."""
        ask_change(state, order, 0, 0, emit)


def ask_change(
    state: ElementaState, order: tuple[Seat, ...], at: int, declined: int, emit: Emit
) -> None:
    """The next player may change something, until all in a row decline (R45)."""
    while declined < len(order):
        seat = order[at]
        if state.has_units(seat):
            receive = ChangeChosen(order, at, declined)
            choose(state, "change", seat, changes(state, seat), receive, emit)
            return
        at, declined = (at + 1) % len(order), declined + 1


class ChangeChosen(msgspec.Struct, frozen=True, gc=False):
    """A player has changed something, or declined."""

    order: tuple[Seat, ...]
    at: int
    declined: int

    def __call__(self, state: ElementaState, action: Action, emit: Emit) -> None:
        """Go on with what was chosen."""
        order, declined = self.order, self.declined + 1
        if isinstance(action, Change):
            stock.change(state, order[self.at], action.units, emit)
            declined = 0
        ask_change(state, order, (self.at + 1) % len(order), declined, emit)


def changes(state: ElementaState, seat: Seat) -> Offers:
    """List the changes to choose from: nothing, everything, each unit; others are accepted too."""
    return _changes(state.ready[seat], state.temporary[seat])


@lru_cache(maxsize=2048)
def _changes(ready: Counts, temporary: Counts) -> Offers:
    units = Units(ready, temporary)
    single: list[Action] = [change(Units(one(k))) for k in range(len(SHORT)) if units.cards[k]]
    single += [change(Units(NONE, one(k))) for k in range(len(SMALL)) if units.temporary[k]]
    everything = [change(units)] if units.total > 1 else []
    return Offers.with_units([DONE, *everything, *single], units)
