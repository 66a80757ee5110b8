"""Creature cards that effects move or show, and what is learned by it (ELEM-L42, ELEM-L43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.elementa import knowledge
from ludotheque.games.elementa.actions import on_card
from ludotheque.games.elementa.state import TURNS
from ludotheque.table import Action, Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.events import Place
    from ludotheque.games.elementa.state import ElementaState


def cards_in(state: ElementaState, seat: Seat, place: Place) -> tuple[Card, ...]:
    """List a player's creature cards in a place."""
    match place:
        case "hand":
            return state.hands[seat]
        case "next-turn":
            return state.piles[seat][state.turn] if state.turn < TURNS else ()
        case "discard":
            return state.discards[seat]
        case "aside":
            return state.aside[seat]


def cards_to_move(state: ElementaState, seat: Seat, place: Place) -> tuple[Action, ...]:
    """List the creatures that a player can pick in a place."""
    held = cards_in(state, seat, place)
    return tuple([on_card("pick", card.id) for card in dict.fromkeys(held)])


def move(state: ElementaState, seat: Seat, card: Card, source: Place, to: Place) -> None:
    """Move a card that everybody sees (L42)."""
    _leave(state, seat, card, source)
    _join(state, seat, card, to)


def _leave(state: ElementaState, seat: Seat, card: Card, place: str) -> None:
    without = knowledge.without
    if place == "hand":
        state.hands[seat] = without(state.hands[seat], card)
        knowledge.hand_card_shown(state, seat, card)
    elif place == "next-turn":
        _pile(state, seat, without(state.piles[seat][state.turn], card))
        knowledge.later_card_shown(state, seat, card, state.turn)
    elif place == "discard":
        state.discards[seat] = without(state.discards[seat], card)
    else:
        state.aside[seat] = without(state.aside[seat], card)
        knowledge.aside_card_shown(state, seat, card)


def _join(state: ElementaState, seat: Seat, card: Card, place: str) -> None:
    if place == "hand":
        state.hands[seat] = knowledge.in_order((*state.hands[seat], card))
        knowledge.card_joins_hand(state, seat, card)
    elif place == "next-turn":
        _pile(state, seat, knowledge.in_order((*state.piles[seat][state.turn], card)))
        knowledge.card_joins_turn(state, seat, card, state.turn)
    else:
        state.discards[seat] += (card,)


def _pile(state: ElementaState, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Put other cards in place of those of the next turn."""
    piles = state.piles[seat]
    state.piles[seat] = (*piles[: state.turn], cards, *piles[state.turn + 1 :])


def look(state: ElementaState, viewer: Seat, owner: Seat, place: Place) -> tuple[Card, ...]:
    """Look at hidden cards of an opponent (L43)."""
    cards = cards_in(state, owner, place)
    if not cards:
        return cards
    if place == "hand":
        knowledge.hand_seen(state, viewer, owner)
    elif place == "aside":
        knowledge.aside_seen(state, viewer, owner)
    else:
        knowledge.turn_cards_seen(state, viewer, owner, state.turn)
    return cards
