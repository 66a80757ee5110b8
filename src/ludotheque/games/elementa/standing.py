"""What stands while its card is there, and is read where it matters (ELEM-L14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ludotheque.games.elementa.conditions import all_hold
from ludotheque.games.elementa.vocabulary import Bonus, Cost, Power, Tie
from ludotheque.table import Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.state import ElementaState

V = TypeVar("V", Power, Tie, Bonus, Cost)


def standing(state: ElementaState, kind: type[V]) -> list[tuple[Seat, V]]:
    """List the verbs of a kind that stand during the combat, each with its owner.

    Player by player: those of his played card, then those of his environment.
    """
    found: list[tuple[Seat, V]] = []
    environments = "standing" in state.moments
    for number, played in enumerate(state.fought):
        if played is not None and kind in played.standing:
            found += _holding(state, Seat(number), played, kind)
        if environments:
            deck = state.decks[number]
            environment = None if deck is None else deck.environment
            if environment is not None and kind in environment.standing:
                found += _holding(state, Seat(number), environment, kind)
    return found


def _holding(state: ElementaState, seat: Seat, card: Card, kind: type[V]) -> list[tuple[Seat, V]]:
    return [
        (seat, verb)
        for conditions, verb in card.standing[kind]
        if not conditions or all_hold(state, seat, conditions, card)
    ]
