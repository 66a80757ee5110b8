"""Paying the cost of a revealed card (ELEM-7.1 to ELEM-7.15, ELEM-R30 to ELEM-R39)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elementa import events, stock
from ludotheque.games.elementa.actions import LEAVE, NO_UNITS, Pay
from ludotheque.games.elementa.choosing import choose, in_turn
from ludotheque.games.elementa.conditions import all_hold
from ludotheque.games.elementa.effects import happen
from ludotheque.games.elementa.elements import ELEMENTS, Counts, add
from ludotheque.games.elementa.state import SEATS
from ludotheque.games.elementa.vocabulary import Cost
from ludotheque.games.elementa.ways import Ways, ways_for
from ludotheque.table import Action, Emit, Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.state import ElementaState


def settle_payments(state: ElementaState, emit: Emit) -> None:
    """Who has no choice is settled at once; the others decide in order (R39)."""
    choosers: list[tuple[Seat, Ways]] = []
    settled: list[tuple[Seat, Ways]] = []
    for seat in SEATS[: state.seats]:
        card = state.laid[seat]
        if card is not None:
            ways = ways_to_pay(state, seat, card)
            (settled if len(ways) == 1 else choosers).append((seat, ways))
    if len(choosers) > 1 or "payment" in state.moments:
        # The order is fixed at the reveal, before anybody loses a point.
        order = [seat for seat, _ in choosers]
        bills = tuple([bill(state, seat, ways) for seat, ways in (*settled, *choosers)])
        in_turn(state, order, PaymentOrder(bills), emit)
        return
    for seat, ways in settled:  # nothing can come between these payments
        settle(state, seat, ways[0], emit)
    for seat, ways in choosers:
        ask_payment(state, seat, ways, emit)


def bill(state: ElementaState, seat: Seat, ways: Ways) -> AskPayment:
    """Write down what a player owes, and whether he has to pay it, as it is at the reveal."""
    card = state.laid[seat]
    assert card is not None
    return AskPayment(seat, *cost_of(state, seat, card), ways[-1] is LEAVE)


class PaymentOrder(msgspec.Struct, frozen=True, gc=False):
    """The order is known; who has no choice is settled, then the others decide in turn."""

    bills: tuple[AskPayment, ...]

    def __call__(self, state: ElementaState, order: tuple[Seat, ...], emit: Emit) -> None:
        """Go on with what was chosen."""
        first = [one for one in self.bills if one.seat not in order]
        asked = {one.seat: one for one in self.bills}
        state.then(*first, *[asked[seat] for seat in order])


class AskPayment(msgspec.Struct, frozen=True, gc=False):
    """A player chooses how to pay, or whether (R31, 7.13), with what he has left by now."""

    seat: Seat
    units: Counts
    crystals: int
    """The cost, which is clear at the reveal (L41)."""
    may_leave: bool
    """Who could not pay at the reveal; what effects of payments give him is no duty (R30)."""

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        """Take the step."""
        ways = ways_from(state, self.seat, self.units, self.crystals)
        if self.may_leave and ways[-1] is not LEAVE:
            ways = (*ways, LEAVE)
        ask_payment(state, self.seat, ways, emit)


def ask_payment(state: ElementaState, seat: Seat, ways: Ways, emit: Emit) -> None:
    """Put the ways to pay to a player."""
    kind = "pay-or-leave" if ways[-1] is LEAVE else "pay"
    choose(state, kind, seat, ways, PaymentChosen(seat), emit)


class PaymentChosen(msgspec.Struct, frozen=True, gc=False):
    """A player has chosen."""

    seat: Seat

    def __call__(self, state: ElementaState, way: Action, emit: Emit) -> None:
        """Go on with what was chosen."""
        settle(state, self.seat, way, emit)


def settle(state: ElementaState, seat: Seat, way: Action, emit: Emit) -> None:
    """Pay a card, or leave it."""
    card = state.laid[seat]
    assert card is not None
    if isinstance(way, Pay):
        pay(state, seat, card, way, emit)
    else:
        leave_unpaid(state, seat, card, emit)


def pay(state: ElementaState, seat: Seat, card: Card, way: Pay, emit: Emit) -> None:
    """Pay a cost exactly (R34); what is changed for it is changed first (7.14)."""
    units, change = way.units, way.change
    if change != NO_UNITS:
        stock.change(state, seat, change, emit)
    stock.use(state, seat, units)
    state.crystals[seat] -= way.crystals
    state.fought[seat] = card
    if emit:
        emit(events.CostPaid(seat, card, units.text, way.crystals))
    if "payment" in state.moments and (units != NO_UNITS or way.crystals):
        state.spent = add(units.cards, units.temporary)
        happen(state, ("payment",), emit, only=seat)


def leave_unpaid(state: ElementaState, seat: Seat, card: Card, emit: Emit) -> None:
    """An unpaid card is discarded, and its owner loses a point (7.6, 7.11, 7.12)."""
    lost = 1 if state.points[seat] else 0
    state.points[seat] -= lost
    state.unpaid = tuple(sorted((*state.unpaid, seat))) if state.unpaid else (seat,)
    state.laid[seat] = None
    state.discards[seat] += (card,)
    if emit:
        emit(events.CardUnpaid(seat, card, lost))


# --- The cost, and the ways to pay it -------------------------------------------------------------


def cost_of(state: ElementaState, seat: Seat, card: Card) -> tuple[Counts, int]:
    """Return what a card costs its owner now: units and crystals; never below nothing (L41)."""
    changes = [
        (change.of, change.amount)
        for change in state.lasting
        if change.kind == "cost" and change.seat == seat
        and change.first <= state.clock <= change.last
    ] if state.lasting else []  # fmt: skip
    if "standing" in state.moments:
        changes += _standing(state, seat, card)
    if not changes:
        return card.cost, card.crystal_cost
    units, crystals = list(card.cost), card.crystal_cost
    for of, amount in changes:
        if of == "crystals":
            crystals += amount
        else:
            units[ELEMENTS.index(of)] += amount
    fire, water, earth, air = [max(0, count) for count in units]  # when all is added up
    return (fire, water, earth, air), max(0, crystals)


def _standing(state: ElementaState, seat: Seat, card: Card) -> Iterator[tuple[str, int]]:
    """List changes of cost by environments (L41)."""
    for number in range(state.seats):
        environment = state.environment(number)
        if environment is None or Cost not in environment.standing:
            continue
        owner = Seat(number)
        for conditions, verb in environment.standing[Cost]:
            concerns = (verb.who == "you") == (owner == seat)
            if concerns and all_hold(state, owner, conditions, card):
                yield verb.of, verb.amount


def ways_to_pay(state: ElementaState, seat: Seat, card: Card) -> Ways:
    """List what a player may do about the cost of his card."""
    if state.lasting or "standing" in state.moments:
        units, crystals = cost_of(state, seat, card)
    else:
        units, crystals = card.cost, card.crystal_cost
    return ways_from(state, seat, units, crystals)


def ways_from(state: ElementaState, seat: Seat, units: Counts, crystals: int) -> Ways:
    """List what a player may do about a cost with what he has."""
    held = state.crystals[seat]
    return ways_for(units, crystals, state.ready[seat], state.temporary[seat], held)
