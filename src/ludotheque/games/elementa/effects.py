"""When effects apply, in which order, and who is asked (ELEM-8.11 to ELEM-8.19, R59 to R66)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elementa import events
from ludotheque.games.elementa.actions import NO, USE, Number
from ludotheque.games.elementa.applying import Act
from ludotheque.games.elementa.changing import offer_changes
from ludotheque.games.elementa.choosing import choose, in_turn
from ludotheque.games.elementa.conditions import all_hold
from ludotheque.games.elementa.ordering import free
from ludotheque.games.elementa.state import SEATS
from ludotheque.games.elementa.vocabulary import IN_COMBAT, Effect, Moment
from ludotheque.table import Action, Emit, Event, Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.state import ElementaState

Due = tuple["Card", int]
"""An effect that is due: its card, and its number on it."""


def happen(
    state: ElementaState, moments: tuple[Moment, ...], emit: Emit, only: Seat | None = None
) -> None:
    """Let the effects of a moment apply, player by player (R63); the order is that of now (R64)."""
    found: list[tuple[Seat, tuple[Due, ...]]] = []
    for seat in SEATS[: state.seats] if only is None else (only,):
        effects = due(state, seat, moments)
        if effects:
            found.append((seat, effects))
    if len(found) == 1:  # nobody waits for anybody
        [(seat, effects)] = found
        settle_effects(state, seat, effects, emit)
    elif in_any_order([one for _, effects in found for one in effects]):
        state.then(*[RunEffect(seat, *one) for seat, effects in found for one in effects])
    else:
        in_turn(state, [seat for seat, _ in found], InThisOrder(moments), emit)


class Happen(msgspec.Struct, frozen=True, gc=False):
    """A moment of environments comes; before it, resources may be changed where that matters."""

    moments: tuple[Moment, ...]
    stop: bool = True

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        """Take the step."""
        if self.stop and self.matters(state):
            state.then(Happen(self.moments, stop=False))
            offer_changes(state, emit)
        else:
            happen(state, self.moments, emit)

    def matters(self, state: ElementaState) -> bool:
        """Whether what comes reads or takes resources or crystals, or needs an order (R43)."""
        [moment] = self.moments
        concerned = 0
        for card in state.environments:
            if moment in card.touching:
                return True
            concerned += moment in card.effects
        if concerned < 2:
            return False
        found = [due(state, Seat(seat), self.moments) for seat in range(state.seats)]
        return sum(map(bool, found)) > 1 and not in_any_order(chain.from_iterable(found))


class InThisOrder(msgspec.Struct, frozen=True, gc=False):
    """The order of the players in a step is known."""

    moments: tuple[Moment, ...]

    def __call__(self, state: ElementaState, order: tuple[Seat, ...], emit: Emit) -> None:
        """Go on with what was chosen."""
        state.then(*(SettleEffects(seat, due(state, seat, self.moments)) for seat in order))


class SettleEffects(msgspec.Struct, frozen=True, gc=False):
    """A player settles his effects of a step in the order that he likes (R63)."""

    seat: Seat
    left: tuple[Due, ...]

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        """Take the step."""
        settle_effects(state, self.seat, self.left, emit)


def settle_effects(state: ElementaState, seat: Seat, left: tuple[Due, ...], emit: Emit) -> None:
    """Run the only effect at once; of several, one is picked where their order matters."""
    if len(left) == 1:
        run_effect(state, seat, *left[0], emit)
    elif in_any_order(left):
        state.then(*[RunEffect(seat, card, number) for card, number in left])
    else:
        names = [Number(f"effect {card.id} {number}") for card, number in left]
        choose(state, "first-effect", seat, names, EffectPicked(seat, left), emit)


class EffectPicked(msgspec.Struct, frozen=True, gc=False):
    """A player has said which of his effects comes next."""

    seat: Seat
    left: tuple[Due, ...]

    def __call__(self, state: ElementaState, action: Action, emit: Emit) -> None:
        """Go on with what was chosen."""
        for at, (card, number) in enumerate(self.left):
            if action.text == f"effect {card.id} {number}":
                rest = (*self.left[:at], *self.left[at + 1 :])
                state.then(RunEffect(self.seat, card, number))
                if rest:
                    state.agenda.insert(len(state.agenda) - 1, SettleEffects(self.seat, rest))
                return


class RunEffect(msgspec.Struct, frozen=True, gc=False):
    """An effect applies if its condition holds; an optional one is offered (R74)."""

    seat: Seat
    card: Card
    number: int

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        """Take the step."""
        run_effect(state, self.seat, self.card, self.number, emit)


def run_effect(state: ElementaState, seat: Seat, card: Card, number: int, emit: Emit) -> None:
    """Apply an effect now, or offer it, or neither."""
    effect = card.entry.effects[number]
    if effect.only_if and not all_hold(state, seat, effect.only_if, card):
        return
    price = effect.price
    if price is not None and (
        state.crystals[seat] < price.crystals or state.points[seat] < price.points
    ):
        return
    if effect.may:
        if not finds_something(state, seat, card, number):
            return
        choose(state, "use", seat, (NO, USE), Offered(seat, card, number), emit)
    else:
        apply_effect(state, seat, card, number, emit)


def apply_effect(state: ElementaState, seat: Seat, card: Card, number: int, emit: Emit) -> None:
    """Carry an effect out, verb by verb."""
    effect = card.entry.effects[number]
    price = effect.price
    if emit and (price is not None or finds_something(state, seat, card, number)):
        emit(events.EffectApplies(seat, card))
    if effect.once is not None:
        state.uses |= {(effect.once, seat, card.id, number)}
    if price is not None:
        state.crystals[seat] -= price.crystals
        state.points[seat] -= price.points
        if emit and price.crystals:
            emit(events.CrystalsLost(seat, price.crystals))
        if emit and price.points:
            emit(events.PointsLost(seat, price.points))
    for verb in range(len(effect.do) - 1, 0, -1):
        state.agenda.append(Act(seat, card, number, verb))
    Act(seat, card, number, 0)(state, emit)


def finds_something(state: ElementaState, seat: Seat, card: Card, number: int) -> bool:
    """Try an effect on a copy: one that changes and asks nothing is neither offered nor told of."""
    tried = state.copy()
    told: list[Event] = []
    tried.agenda.clear()
    verbs = range(len(card.entry.effects[number].do))
    tried.then(*[Act(seat, card, number, verb) for verb in verbs])
    tried.run(told.append)
    return bool(told) or tried.question is not None


class Offered(msgspec.Struct, frozen=True, gc=False):
    """An optional effect is used, or lost for this occasion (8.18)."""

    seat: Seat
    card: Card
    number: int

    def __call__(self, state: ElementaState, action: Action, emit: Emit) -> None:
        """Go on with what was chosen."""
        if action == USE:
            apply_effect(state, self.seat, self.card, self.number, emit)


# --- Which effects are due ------------------------------------------------------------------------


def due(state: ElementaState, seat: Seat, moments: tuple[Moment, ...]) -> tuple[Due, ...]:
    """List a player's effects of a step: of his played card, then of his environment (L47, R76)."""
    found: list[Due] = []
    deck = state.decks[seat]
    for card in (state.fought[seat], None if deck is None else deck.environment):
        if card is None or not card.effects:
            continue
        effects = card.effects
        for moment in moments:
            if moment in effects and _comes(state, seat, moment):
                for number, effect in effects[moment]:
                    if effect.once is None or not _used_up(state, seat, card, number, effect):
                        found.append((card, number))
    return tuple(found)


def _comes(state: ElementaState, seat: Seat, moment: Moment) -> bool:
    """Whether a moment of the combat comes for a player; outside a combat it does for all."""
    if moment == "wins":
        return seat in state.winners
    if moment == "loses":
        return seat in state.losers
    if moment == "tied":
        return seat in state.tied
    if moment == "choosing":
        return bool(state.hands[seat])  # R89
    return moment not in IN_COMBAT or (state.fighting and any(state.fought))  # R50


def _used_up(state: ElementaState, seat: Seat, card: Card, number: int, effect: Effect) -> bool:
    return (effect.once, seat, card.id, number) in state.uses


def in_any_order(effects: Iterable[Due]) -> bool:
    """Whether it is all the same in which order these effects of a step apply."""
    mask = 0
    for card, number in effects:
        mask |= card.masks[number]
    return free(mask)
