"""What each verb does (ELEM-L30 to ELEM-L43)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.games.elementa import events, moving, stock
from ludotheque.games.elementa.actions import SMALL, UNITS, Number, OnCard, Option
from ludotheque.games.elementa.choosing import choose, in_turn
from ludotheque.games.elementa.conditions import amount_of, fits
from ludotheque.games.elementa.elements import ELEMENTS, SHORT, one
from ludotheque.games.elementa.state import COMBATS, TURNS, Lasting
from ludotheque.games.elementa.vocabulary import (
    Bonus,
    Choose,
    Cost,
    DiscardUnits,
    Gain,
    GainCard,
    GainUnits,
    Lasts,
    Look,
    Lose,
    LoseUnits,
    Move,
    Power,
    Take,
    Tie,
    Verb,
    Who,
)
from ludotheque.table import Action, Emit, Seat
from ludotheque.table.seat import ALONE

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.state import ElementaState


class Act(msgspec.Struct, frozen=True, gc=False):
    """One verb of an effect is carried out."""

    seat: Seat
    card: Card
    effect: int
    verb: int
    option: int = -1
    """Which of several was chosen, and which verb of it (L38)."""
    part: int = 0
    target: int = -1
    """The opponent that was chosen (L27)."""

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        """Take the step."""
        verb = self.found()
        kind = type(verb)
        if kind is Choose:
            offered = [Option(n, self.card, verbs) for n, verbs in enumerate(verb.of, start=1)]
            choose(state, "option", self.seat, offered, OptionChosen(self), emit)
        elif self.target < 0 and aims_at_one(verb):
            options = [Number(f"seat {other}") for other in candidates(state, self.seat, verb)]
            choose(state, "opponent", self.seat, options, TargetChosen(self), emit)
        else:
            CARRY_OUT[kind](state, self, verb, emit)

    def found(self) -> Any:
        """Return the verb."""
        verb = self.card.entry.effects[self.effect].do[self.verb]
        if self.option >= 0 and isinstance(verb, Choose):
            return verb.of[self.option][self.part]
        return verb


class OptionChosen(msgspec.Struct, frozen=True, gc=False):
    """The owner has chosen one of several (L38)."""

    act: Act

    def __call__(self, state: ElementaState, action: Number, emit: Emit) -> None:
        """Go on with what was chosen."""
        verb = self.act.found()
        assert isinstance(verb, Choose)
        option = action.number - 1
        parts = range(len(verb.of[option]))
        replace = msgspec.structs.replace
        state.then(*(replace(self.act, option=option, part=part) for part in parts))


class TargetChosen(msgspec.Struct, frozen=True, gc=False):
    """The owner has chosen an opponent (L27)."""

    act: Act

    def __call__(self, state: ElementaState, action: Number, emit: Emit) -> None:
        """Go on with what was chosen."""
        state.then(msgspec.structs.replace(self.act, target=action.number))


def aims_at_one(verb: Verb) -> bool:
    """Whether the owner of an effect chooses whom it concerns."""
    if isinstance(verb, Power):
        return verb.cards == "another"
    return getattr(verb, "who", None) == "an-opponent"


def candidates(state: ElementaState, seat: Seat, verb: Verb) -> list[Seat]:
    """List the opponents that can be chosen: those to whom something would happen (L27, L29)."""
    others = state.others(seat)
    match verb:
        case Power():
            return [other for other in others if state.fought[other] is not None]
        case Look():
            return [other for other in others if moving.cards_in(state, other, verb.at)]
        case Gain() | Lose():
            return [other for other in others if fits(state, other, seat, verb.having)]
        case _:
            return others


def concerned(state: ElementaState, act: Act, who: Who) -> Sequence[Seat]:
    """List the players that a verb concerns (L25 to L28)."""
    match who:
        case "you":
            return ALONE[act.seat]
        case "an-opponent":
            return (Seat(act.target),)
        case "each-opponent":
            return state.others(act.seat)
        case "everyone":
            return (act.seat, *state.others(act.seat))
        case "winners":
            return state.winners
        case "losers":
            return state.losers


# --- Points, crystals, resources ------------------------------------------------------------------


def change_stock(state: ElementaState, act: Act, verb: Gain | Lose | Take, emit: Emit) -> None:
    """Give, take away, or take points or crystals (L30, L31, L39)."""
    amount = amount_of(state, act.seat, verb.amount)
    for seat in concerned(state, act, verb.who):
        if isinstance(verb, Take):
            taken = stock.lose(state, seat, verb.what, amount, emit)
            stock.gain(state, act.seat, verb.what, taken, emit)
        elif fits(state, seat, act.seat, verb.having):
            do = stock.gain if isinstance(verb, Gain) else stock.lose
            do(state, seat, verb.what, amount, emit)


def change_units(
    state: ElementaState, act: Act, verb: GainUnits | LoseUnits | DiscardUnits, emit: Emit
) -> None:
    """Let players gain or lose resources; several who choose do so in order (L32, L33, 8.15)."""
    amount = amount_of(state, act.seat, verb.amount)
    seats = concerned(state, act, verb.who)
    if isinstance(verb, GainUnits):
        gains = tuple(GainSome(seat, verb.element, amount) for seat in seats)
        in_turn(state, seats if verb.element == "any" else (), EachInOrder(gains), emit)
    else:
        back = isinstance(verb, DiscardUnits)
        losses = tuple(LoseSome(seat, verb.element, amount, back) for seat in seats)
        choosers = [loss.seat for loss in losses if len(loss.options(state)) > 1]
        in_turn(state, choosers, EachInOrder(losses), emit)


class EachInOrder(msgspec.Struct, frozen=True, gc=False):
    """The order of those who choose is known; the others come first."""

    steps: tuple[GainSome, ...] | tuple[LoseSome, ...]

    def __call__(self, state: ElementaState, order: tuple[Seat, ...], emit: Emit) -> None:
        """Go on with what was chosen."""
        others = [step for step in self.steps if step.seat not in order]
        choosing = {step.seat: step for step in self.steps}
        state.then(*others, *(choosing[seat] for seat in order))


class GainSome(msgspec.Struct, frozen=True, gc=False):
    """A player gains temporary resources, of his choice where the card leaves it (L9, R61)."""

    seat: Seat
    element: str
    left: int

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        """Take the step."""
        if self.left <= 0:
            return
        if self.element != "any":
            element = ELEMENTS.index(self.element)
            stock.gain_units(state, self.seat, one(element, self.left), emit)
            return
        options = [UNITS[name] for name in SHORT]
        choose(state, "element", self.seat, options, ElementChosen(self.seat, self.left), emit)


class ElementChosen(msgspec.Struct, frozen=True, gc=False):
    """A player has named the element of a temporary resource."""

    seat: Seat
    left: int

    def __call__(self, state: ElementaState, action: Action, emit: Emit) -> None:
        """Go on with what was chosen."""
        stock.gain_units(state, self.seat, one(SHORT.index(action.text)), emit)
        state.then(GainSome(self.seat, "any", self.left - 1))


class LoseSome(msgspec.Struct, frozen=True, gc=False):
    """A player loses or discards resources that he chooses, as far as he has them (R67, R72)."""

    seat: Seat
    element: str
    left: int
    back: bool

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        """Take the step."""
        if self.left <= 0:
            return
        choose(state, "lose-unit", self.seat, self.options(state), UnitChosen(self), emit)

    def options(self, state: ElementaState) -> list[Action]:
        """List the resources that the player can lose (R72)."""
        ready, temporary = state.ready[self.seat], state.temporary[self.seat]
        elements = [n for n, name in enumerate(ELEMENTS) if self.element in ("any", name)]
        options: list[Action] = [UNITS[SHORT[n]] for n in elements if ready[n]]
        return options + [UNITS[SMALL[n]] for n in elements if temporary[n]]


class UnitChosen(msgspec.Struct, frozen=True, gc=False):
    """A player has chosen which resource he loses."""

    loss: LoseSome

    def __call__(self, state: ElementaState, action: Action, emit: Emit) -> None:
        """Go on with what was chosen."""
        loss = self.loss
        stock.lose_unit(state, loss.seat, action.text, emit, back=loss.back)
        state.then(msgspec.structs.replace(loss, left=loss.left - 1))


def gain_resource_card(state: ElementaState, act: Act, verb: GainCard, emit: Emit) -> None:
    """Gain a resource card of an element, or of one's choice (L34)."""
    seat = act.seat
    if verb.element != "any":
        stock.gain_card(state, seat, ELEMENTS.index(verb.element), emit)
        return
    choose(state, "element", seat, [UNITS[name] for name in SHORT], CardElement(seat), emit)


class CardElement(msgspec.Struct, frozen=True, gc=False):
    """A player has named the element of a resource card."""

    seat: Seat

    def __call__(self, state: ElementaState, action: Action, emit: Emit) -> None:
        """Go on with what was chosen."""
        stock.gain_card(state, self.seat, SHORT.index(action.text), emit)


# --- Changes that last (L45) ----------------------------------------------------------------------


def lasting_from(state: ElementaState, lasts: Lasts) -> tuple[int, int]:
    """Return the first and the last combat of a change that is made now."""
    clock, turn = max(0, state.clock), max(1, state.turn)  # before turn 1, that is the next
    match lasts:
        case "combat":
            return clock, clock
        case "next-combat":
            first = clock + state.fighting
            return first, first
        case "turn":
            return clock, turn * COMBATS - 1
        case "round":
            return clock, TURNS * COMBATS - 1


def change_power(state: ElementaState, act: Act, verb: Power, emit: Emit) -> None:
    """Add to a power, or set it (L35, R57)."""
    amount = amount_of(state, act.seat, verb.amount)
    first, last = lasting_from(state, verb.lasts)
    step = state.clock if act.card.entry.effects[act.effect].when == "combat" else -1
    for seat in _whose_cards(state, act, verb):
        if verb.lasts == "combat" and state.fighting and state.laid[seat] is None:
            continue  # his card stayed unpaid
        state.lasting += (Lasting(verb.change, seat, amount, first, last, by=act.seat, step=step),)
        if emit:
            told = events.PowerChanged if verb.change == "add" else events.PowerSet
            emit(told(seat, amount, verb.lasts))


def _whose_cards(state: ElementaState, act: Act, verb: Power) -> list[Seat]:
    match verb.cards:
        case "yours":
            return [act.seat]
        case "others":
            return state.others(act.seat)
        case "another":
            return [Seat(act.target)]


def change_bonus(state: ElementaState, act: Act, verb: Bonus, emit: Emit) -> None:
    """Suppress, double or raise a bonus of this combat (L40)."""
    clock = state.clock
    for seat in concerned(state, act, verb.who):
        of = f"{verb.bonus} {verb.change}"
        change = Lasting("bonus", seat, verb.points, clock, clock, of, verb.crystals)
        state.lasting += (change,)
        if emit:
            emit(events.BonusChanged(seat, verb.bonus, verb.change))


def change_cost(state: ElementaState, act: Act, verb: Cost, emit: Emit) -> None:
    """Change what cards cost, from the next reveal on (L41)."""
    first, last = lasting_from(state, verb.lasts)
    first = max(first, state.clock + state.fighting)
    for seat in concerned(state, act, verb.who):
        state.lasting += (Lasting("cost", seat, verb.amount, first, last, verb.of),)
        if emit:
            emit(events.CostChanged(seat, verb.of, verb.amount, verb.lasts))


# --- Cards ----------------------------------------------------------------------------------------


def offer_move(state: ElementaState, act: Act, verb: Move, emit: Emit) -> None:
    """Choose a creature card to show and move; without one, or a next turn, nothing happens."""
    if "next-turn" in (verb.source, verb.to) and state.turn >= TURNS:
        return
    seat, source = act.seat, verb.source
    # Who is not asked would show that his hidden cards are all the same (10.2).
    asked = len(moving.cards_in(state, seat, source)) > 1 and source != "discard"
    picked = CardPicked(seat, source, verb.to)
    options = moving.cards_to_move(state, seat, source)
    choose(state, "pick-card", seat, options, picked, emit, always=asked)


class CardPicked(msgspec.Struct, frozen=True, gc=False):
    """A card is shown and moved (L42)."""

    seat: Seat
    source: events.Place
    to: events.Place

    def __call__(self, state: ElementaState, action: OnCard, emit: Emit) -> None:
        """Go on with what was chosen."""
        card = state.cards[action.card]
        moving.move(state, self.seat, card, self.source, self.to)
        if emit:
            emit(events.CardMoved(self.seat, card, self.source, self.to))


def look(state: ElementaState, act: Act, verb: Look, emit: Emit) -> None:
    """Look at hidden cards of opponents, where there are any (L43)."""
    for owner in concerned(state, act, verb.who):
        cards = moving.look(state, act.seat, owner, verb.at)
        if emit and cards:
            emit(events.CardsSeen(act.seat, owner, verb.at, cards))


def hold(state: ElementaState, act: Act, verb: Tie, emit: Emit) -> None:
    """Do nothing now: what a tie does is read at the comparison (L36, L37)."""


CARRY_OUT: dict[type[Any], Callable[[ElementaState, Act, Any, Emit], None]] = {
    Gain: change_stock, Lose: change_stock, Take: change_stock,
    GainUnits: change_units, LoseUnits: change_units, DiscardUnits: change_units,
    GainCard: gain_resource_card, Power: change_power, Bonus: change_bonus, Cost: change_cost,
    Move: offer_move, Look: look, Tie: hold,
}  # fmt: skip
"""What does what a verb says; who is concerned and how much is read then."""
