"""Whether conditions hold, and how much amounts are (ELEM-L20 to ELEM-L24, ELEM-L44)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.elements import ELEMENTS, Counts, add
from ludotheque.games.elementa.vocabulary import (
    Amount,
    Compare,
    Condition,
    Count,
    Filter,
    HasElement,
    InCombat,
    InTurn,
    Number,
    Relation,
    Result,
    Unpaid,
)
from ludotheque.table import Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.state import ElementaState


def all_hold(
    state: ElementaState, seat: Seat, conditions: Iterable[Condition], card: Card | None = None
) -> bool:
    """Whether all conditions of an effect hold for its owner."""
    for condition in conditions:  # noqa: SIM110 - `all` with a generator costs twice as much
        if not _holds(state, seat, condition, card):
            return False
    return True


def _holds(state: ElementaState, seat: Seat, condition: Condition, card: Card | None) -> bool:
    match condition:
        case Compare():
            return _compares(state, seat, condition)
        case InTurn():
            return state.turn in condition.turns
        case InCombat():
            return state.combat + 1 in condition.combats
        case HasElement():
            return _has_element(state, seat, condition, card)
        case Unpaid():
            return any(other != seat for other in state.unpaid)
        case Result():
            fared = {"won": state.winners, "lost": state.losers, "tied": state.tied}
            return seat in fared[condition.result]


def _compares(state: ElementaState, seat: Seat, condition: Compare) -> bool:
    own = number_of(state, seat, condition.number)
    if own is None:
        return False
    if isinstance(condition.than, int):
        return related(own, condition.relation, condition.than)
    theirs = [number_of(state, other, condition.number) for other in state.others(seat)]
    found = [related(own, condition.relation, their) for their in theirs if their is not None]
    return all(found) if condition.than == "each-opponent" else any(found)


def number_of(state: ElementaState, seat: Seat, number: Number) -> int | None:
    """Return a player's number; None for the power of a card that is not played (L21)."""
    match number:
        case "points":
            return state.points[seat]
        case "crystals":
            return state.crystals[seat]
        case "units":
            return sum(state.ready[seat]) + sum(state.temporary[seat])
        case "cards-in-hand":
            return len(state.hands[seat])
        case "power":  # the printed one (R58)
            card = state.fought[seat]
            return None if card is None else card.power


def related(first: int, relation: Relation, second: int) -> bool:
    """Whether a number stands so to another."""
    match relation:
        case "more":
            return first > second
        case "less":
            return first < second
        case "equal":
            return first == second
        case "at-least":
            return first >= second
        case "at-most":
            return first <= second


def _has_element(
    state: ElementaState, seat: Seat, condition: HasElement, card: Card | None
) -> bool:
    """Whether an element stands in the printed cost of a card (L23)."""
    element = ELEMENTS.index(condition.element)
    if condition.whose == "yours":
        own = card if card is not None and card.kind == "creature" else state.fought[seat]
        return own is not None and own.cost[element] > 0
    played = [state.fought[other] for other in state.others(seat)]
    found = [card.cost[element] > 0 for card in played if card is not None]
    return bool(found) and (all(found) if condition.whose == "each-opponent" else any(found))


def fits(state: ElementaState, seat: Seat, owner: Seat, having: Filter | None) -> bool:
    """Whether a player's number stands so to that of the owner of an effect."""
    if having is None or seat == owner:
        return having is None
    theirs, own = number_of(state, seat, having.number), number_of(state, owner, having.number)
    return theirs is not None and own is not None and related(theirs, having.relation, own)


def amount_of(state: ElementaState, seat: Seat, amount: Amount) -> int:
    """Read an amount now, for the owner of the effect (L44)."""
    if isinstance(amount, int):
        return amount
    number = _counted(state, seat, amount)
    number //= amount.per
    return number if amount.most is None else min(number, amount.most)


def _counted(state: ElementaState, seat: Seat, amount: Count) -> int:
    """Count what an amount speaks of."""
    match amount.count:
        case "points":
            return state.points[seat]
        case "crystals":
            return state.crystals[seat]
        case "units":
            return _of_element(add(state.ready[seat], state.temporary[seat]), amount)
        case "used-units":
            return _of_element(state.spent, amount)
        case "cards-in-hand":
            return len(state.hands[seat])
        case "turn":
            return state.turn
        case "combat":
            return state.combat + 1
        case "opponents":
            return state.seats - 1
        case "unpaid-opponents":
            return sum(other != seat for other in state.unpaid)


def _of_element(counts: Counts, amount: Count) -> int:
    return sum(counts) if amount.element is None else counts[ELEMENTS.index(amount.element)]
