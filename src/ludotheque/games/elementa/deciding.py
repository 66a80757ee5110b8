"""Questions that accept more answers than they can list."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from ludotheque.games.elementa.actions import NO_UNITS, Change, ChooseDeck, Divide, Lay, Units
from ludotheque.games.elementa.decks import READY, Deck, breaches, deck_of, read_cards
from ludotheque.table import Action, Decision, Unreadable

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.state import ElementaState

DIVISION = (4, 3, 3, 2)
"""Creature cards for the turns 1 to 4; four are left over (3.2 to 3.6)."""


class DeckDecision(Decision, frozen=True, gc=False):
    """Lists the ready decks; any deck that keeps the rules is accepted (1.2 to 1.7)."""

    def accepts(self, action: Action) -> bool:
        """Whether it is a deck."""
        return isinstance(action, ChooseDeck) and read_deck(action) is not None


class DivideDecision(Decision, frozen=True, gc=False):
    """Lists one division; all of them are accepted (3.2 to 3.6)."""

    creatures: tuple[Card, ...] = ()

    def accepts(self, action: Action) -> bool:
        """Whether the cards are the own ones, and so many for each turn."""
        if not isinstance(action, Divide) or tuple(map(len, action.turns)) != DIVISION:
            return False
        chosen = Counter(id for cards in action.turns for id in cards)
        return chosen <= Counter(card.id for card in self.creatures)

    def draw(self, generator: Random) -> Action:
        """Divide by chance, every division as likely (but for the order, which says nothing)."""
        keys = [generator.random() for _ in self.creatures]
        order = sorted(range(len(keys)), key=keys.__getitem__)
        return divided([self.creatures[number] for number in order])


class LayDecision(Decision, frozen=True, gc=False):
    """Lists the cards of the hand; resources may be changed with each of them (9.3, R42)."""

    units: Units = NO_UNITS

    def accepts(self, action: Action) -> bool:
        """Whether the card is in hand, and what is changed is there."""
        if not isinstance(action, Lay) or not within(action.change, self.units):
            return False
        return any(isinstance(known, Lay) and known.card == action.card for known in self.actions)


class ChangeDecision(Decision, frozen=True, gc=False):
    """Lists some changes; any part of what one has is accepted (9.2)."""

    units: Units = NO_UNITS

    def accepts(self, action: Action) -> bool:
        """Whether what is changed is there."""
        if isinstance(action, Change):
            return within(action.units, self.units)
        return action in self.actions


def widened(state: ElementaState, decision: Decision) -> Decision:
    """Return a question as one that accepts more than it lists, where it does."""
    seat, asked, actions = decision.seat, decision.asked, decision.actions
    match decision.kind:
        case "lay":
            return LayDecision(seat, asked, actions, state.units(seat))
        case "change":
            return ChangeDecision(seat, asked, actions, state.units(seat))
        case "divide":
            deck = state.decks[seat]
            return DivideDecision(seat, asked, actions, () if deck is None else deck.creatures)
        case "deck":
            return DeckDecision(seat, asked, actions)
    return decision


def read_deck(action: ChooseDeck) -> Deck | None:
    """Return the deck that an answer names, or None when it is no legal one."""
    ready = READY.get(action.deck)
    if ready is not None:
        return ready
    try:
        cards = read_cards(action.deck)
    except Unreadable:
        return None
    return None if any(breaches(cards)) else deck_of(cards)


def divided(creatures: list[Card]) -> Divide:
    """Divide cards in the order in which they come; each turn's are sorted."""
    turns, at = [], 0
    for number in DIVISION:
        cards = sorted(creatures[at : at + number], key=lambda card: card.order)
        turns.append(tuple(card.id for card in cards))
        at += number
    return Divide(tuple(turns))


def within(part: Units, whole: Units) -> bool:
    """Whether some units are among others."""
    return all(a <= b for a, b in zip(part.cards, whole.cards, strict=True)) and all(
        a <= b for a, b in zip(part.temporary, whole.temporary, strict=True)
    )
