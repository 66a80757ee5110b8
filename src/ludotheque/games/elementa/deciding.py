"""Questions that accept more answers than they can list.

What they go by (units, creatures, the cards of the match) comes with the list itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from ludotheque.games.elementa.actions import Change, ChooseDeck, Divide, Lay, Units
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.decks import Deck, breaches, deck_of, read_cards, ready_decks
from ludotheque.table import Action, Decision, Unreadable

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card

DIVISION = (4, 3, 3, 2)
"""Creature cards for the turns 1 to 4; four are left over (3.2 to 3.6)."""


class Offers(tuple[Action, ...]):  # noqa: SLOT001 - slots are what a tuple cannot have
    """Answers that are listed, with what the others are measured by."""

    units: Units
    creatures: tuple[Card, ...]
    cards: Mapping[str, Card] = CARDS
    """For decks: all cards of the match."""

    @classmethod
    def with_units(cls, actions: Iterable[Action], units: Units) -> Offers:
        """List answers that may name any part of some units."""
        offers = cls(actions)
        offers.units = units
        return offers


class DeckDecision(Decision, frozen=True, gc=False):
    """Lists the ready decks; any deck that keeps the rules is accepted (1.2 to 1.7)."""

    def accepts(self, action: Action) -> bool:
        """Whether it is a deck."""
        assert isinstance(self.actions, Offers)
        return isinstance(action, ChooseDeck) and read_deck(action, self.actions.cards) is not None


class DivideDecision(Decision, frozen=True, gc=False):
    """Lists one division; all of them are accepted (3.2 to 3.6)."""

    def accepts(self, action: Action) -> bool:
        """Whether the cards are the own ones, and so many for each turn."""
        assert isinstance(self.actions, Offers)
        if not isinstance(action, Divide):
            return False
        if tuple(map(len, action.turns)) != division_of(len(self.actions.creatures)):
            return False
        chosen = Counter(id for cards in action.turns for id in cards)
        return chosen <= Counter(card.id for card in self.actions.creatures)

    def draw(self, generator: Random) -> Action:
        """Divide by chance, every division as likely (but for the order, which says nothing)."""
        assert isinstance(self.actions, Offers)
        creatures = self.actions.creatures
        keys = [generator.random() for _ in creatures]
        order = sorted(range(len(keys)), key=keys.__getitem__)
        return divided([creatures[number] for number in order])


class LayDecision(Decision, frozen=True, gc=False):
    """Lists the cards of the hand; resources may be changed with each of them (9.3, R42)."""

    def accepts(self, action: Action) -> bool:
        """Whether the card is in hand, and what is changed is there."""
        assert isinstance(self.actions, Offers)
        if not isinstance(action, Lay) or not within(action.change, self.actions.units):
            return False
        return any(isinstance(known, Lay) and known.card == action.card for known in self.actions)


class ChangeDecision(Decision, frozen=True, gc=False):
    """Lists some changes; any part of what one has is accepted (9.2)."""

    def accepts(self, action: Action) -> bool:
        """Whether what is changed is there; to change nothing is to be done."""
        assert isinstance(self.actions, Offers)
        if isinstance(action, Change):
            return action.units.total > 0 and within(action.units, self.actions.units)
        return action in self.actions


def read_deck(action: ChooseDeck, known: Mapping[str, Card]) -> Deck | None:
    """Return the deck that an answer names, or None when it is no legal one."""
    ready = ready_decks(known).get(action.deck)
    if ready is not None:
        return ready
    try:
        cards = read_cards(action.deck, known)
    except Unreadable:
        return None
    return None if any(breaches(cards)) else deck_of(cards)


@lru_cache(maxsize=100)
def division_of(creatures: int) -> tuple[int, ...]:
    """Return how many cards each turn gets; the few of a cut-down position fill it from turn 1 on.

    >>> division_of(16), division_of(5)
    ((4, 3, 3, 2), (4, 1, 0, 0))
    """
    before = (sum(DIVISION[:turn]) for turn in range(len(DIVISION)))
    return tuple(
        max(0, min(number, creatures - gone)) for number, gone in zip(DIVISION, before, strict=True)
    )


def divided(creatures: list[Card]) -> Divide:
    """Divide cards in the order in which they come; each turn's are sorted."""
    turns, at = [], 0
    for number in DIVISION:
        cards = sorted(creatures[at : at + number], key=lambda card: card.order)
        turns.append(tuple(card.id for card in cards))
        at += number
    return Divide(tuple(turns))


@lru_cache(maxsize=1000)
def proposal(creatures: tuple[Card, ...]) -> Offers:
    """List one division that anybody can play: the dear creatures for the late turns."""
    offers = Offers((divided(_proposed(creatures)),))
    offers.creatures = creatures
    return offers


def _proposed(creatures: Sequence[Card]) -> list[Card]:
    """Sort creatures by their costs, and put those last that are proposed to be put aside.

    The cheapest go, unless the others cost more than the resource cards of a round can pay.
    """
    cards = sorted(creatures, key=lambda card: (sum(card.cost), card.order))
    kept = sum(DIVISION)
    for cheap in range(len(cards) - kept, -1, -1):
        chosen = cards[cheap : cheap + kept]
        if cheap == 0 or sum(sum(card.cost) for card in chosen) <= PAYABLE:
            return [*chosen, *cards[:cheap], *cards[cheap + kept :]]
    return cards


PAYABLE = 24
"""Units that twelve creatures may cost: 26 are there in a round, without effects (R15)."""


def within(part: Units, whole: Units) -> bool:
    """Whether some units are among others."""
    return all(a <= b for a, b in zip(part.cards, whole.cards, strict=True)) and all(
        a <= b for a, b in zip(part.temporary, whole.temporary, strict=True)
    )
