"""Bans, step by step (ELEKT-4.40 to ELEKT-4.51, ELEKT-R44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elekt import actions, events
from ludotheque.games.elekt.asking import protection_cost
from ludotheque.games.elekt.choosing import choose
from ludotheque.games.elekt.doing import spend, to_discard, to_hand
from ludotheque.games.elekt.pieces import COALITION
from ludotheque.games.elekt.windows import happens
from ludotheque.table import Emit, Seat

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card
    from ludotheque.games.elekt.state import ElektState


class BanUnderWay(msgspec.Struct, frozen=True):
    """A ban between its announcement and its end."""

    seat: Seat
    """Who bans."""
    target: Card
    redirected: bool = False
    protectable: bool = True
    saved: bool = False
    kept: bool = False
    before: BanUnderWay | None = None
    """A ban in the middle of which this one began."""


def ban(state: ElektState, seat: Seat, target: Card, emit: Emit) -> None:
    """Name the target (1); abilities may redirect the ban (2); then protection and the rest."""
    if state.place_of(target) is None:
        return
    state.ban = BanUnderWay(seat, target, before=state.ban)
    if emit:
        emit(events.BanNamed(seat, target))
    state.then(protect)
    happens(state, "ban-named", state.zone_of(target), seat, target)


def protect(state: ElektState, emit: Emit) -> None:
    """The owner decides on protection and pays for it (3); the Coalition never does (11.72)."""
    target = state.ban.target
    owner = state.owner_of(target)
    if owner is None:  # the Unit has left meanwhile
        state.ban = state.ban.before
        return
    cost = protection_cost(state, target) if state.ban.protectable else None
    never = owner == COALITION and state.solo
    if cost is None or cost > state.amber[owner] or never:
        state.then(carry_out)
        return
    options = (actions.PROTECT, actions.NO)
    choose(state, "protect", owner, options, Protected(owner, cost), emit)


class Protected(msgspec.Struct, frozen=True, gc=False):
    """It is decided whether the Unit is protected."""

    owner: Seat
    cost: int

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Pay for it; abilities may act before it returns (4)."""
        state.then(carry_out)
        if action == actions.NO:
            return
        target = state.ban.target
        spend(state, self.owner, self.cost, emit)
        state.ban = msgspec.structs.replace(state.ban, saved=True)
        if emit:
            emit(events.UnitProtected(self.owner, target))
        happens(state, "saved", state.zone_of(target), self.owner, target)


def carry_out(state: ElektState, emit: Emit) -> None:
    """The Unit goes to the hand or to the discard pile (5); then what the ban triggers (6)."""
    under_way: BanUnderWay = state.ban
    state.ban = under_way.before
    target = under_way.target
    zone, owner = state.zone_of(target), state.owner_of(target)
    if zone is None or owner is None:
        return
    happens(state, "banned", zone, under_way.seat, target)
    if under_way.saved and under_way.kept:
        if emit:
            emit(events.UnitKept(owner, target))
    elif under_way.saved:
        to_hand(state, target, owner, emit)
    else:
        to_discard(state, target, emit)
