"""Stops at which resources may be changed into crystals (ELEM-9.1 to ELEM-9.7, R42 to R47)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elementa import stock
from ludotheque.games.elementa.actions import DONE, SMALL, Change, Units, change
from ludotheque.games.elementa.choosing import in_turn, put
from ludotheque.games.elementa.deciding import Offers
from ludotheque.games.elementa.elements import NONE, SHORT, Counts, one
from ludotheque.games.elementa.state import SEATS
from ludotheque.table import Action, Emit, Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.state import ElementaState


def offer_changes(state: ElementaState, emit: Emit) -> None:
    """Offer a change to all who have something, in the order of this moment (R45)."""
    ready, temporary = state.ready, state.temporary
    concerned = [
        seat for seat in SEATS[: state.seats] if ready[seat] != NONE or temporary[seat] != NONE
    ]
    if concerned:
        in_turn(state, concerned, ChangeOrder(), emit)


class ChangeOrder(msgspec.Struct, frozen=True, gc=False):
    """The order is fixed once, when the stop begins (R45)."""

    def __call__(self, state: ElementaState, order: tuple[Seat, ...], emit: Emit) -> None:
        """Go on with what was chosen."""
        ask_change(state, order, 0, 0)


def ask_change(state: ElementaState, order: tuple[Seat, ...], at: int, declined: int) -> None:
    """The next player may change something, until all in a row decline (R45)."""
    while declined < len(order):
        seat = order[at]
        ready, temporary = state.ready[seat], state.temporary[seat]
        if ready != NONE or temporary != NONE:
            put(state, "change", seat, changes(ready, temporary), ChangeChosen(order, at, declined))
            return
        at, declined = (at + 1) % len(order), declined + 1


class ChangeChosen(msgspec.Struct, frozen=True, gc=False):
    """A player has changed something, or declined."""

    order: tuple[Seat, ...]
    at: int
    declined: int

    def __call__(self, state: ElementaState, action: Action, emit: Emit) -> None:
        """Go on with what was chosen."""
        order, at, declined = self.order, self.at, self.declined + 1
        if isinstance(action, Change):
            stock.change(state, order[at], action.units, emit)
            declined = 0
        ask_change(state, order, (at + 1) % len(order), declined)


@lru_cache(maxsize=1024)
def changes(ready: Counts, temporary: Counts) -> Offers:
    """List the changes to choose from: nothing, everything, each unit; others are accepted too."""
    units = Units(ready, temporary)
    single: list[Action] = [change(Units(one(k))) for k in range(len(SHORT)) if units.cards[k]]
    single += [change(Units(NONE, one(k))) for k in range(len(SMALL)) if units.temporary[k]]
    everything = [change(units)] if units.total > 1 else []
    return Offers.with_units([DONE, *everything, *single], units)
