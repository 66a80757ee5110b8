"""The 52 faction cards (CLAIM-1.2 to CLAIM-1.10), from the pack `box.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from operator import attrgetter
from typing import Any, Literal, Self

import msgspec

from ludotheque.table import Action, Notated, Pack, Phrase, load_pack


class FactionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One faction as the pack describes it."""

    id: str
    letter: str
    values: tuple[int, ...]
    symbol: str
    colour: str
    origin: Literal["rulebook", "ludotheque"]
    facts: tuple[str, ...] = ()


class BoxEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pack: all factions in the order of the deck."""

    game: Literal["claim"]
    name: str
    version: str
    factions: tuple[FactionEntry, ...]


BOX: Pack[BoxEntry] = load_pack(
    "claim/box", files("ludotheque.games.claim") / "packs" / "box.toml", BoxEntry
)


class Faction(Notated):
    """A faction (CLAIM-1.3); there is one object for each, compared with `is`."""

    __slots__ = ("entry", "order", "phrase", "text")
    text: str

    def __init__(self, order: int, entry: FactionEntry) -> None:
        self.order = order
        self.entry = entry
        self.text = entry.letter
        self.phrase = Phrase("claim-faction", faction=entry.id)

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the faction with this letter."""
        for faction in FACTIONS:
            if faction.text == text.upper() and isinstance(faction, cls):
                return faction
        raise ValueError(text)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Faction.read, (self.text,))


class Card(Action):
    """A card, and the answer "I play this card". Equal faces are one object (CLAIM-1.9).

    >>> Card.read("x7"), Card.read("X7").faction.entry.id, Card.read("X7").value
    (<X7>, 'doppelganger', 7)
    """

    __slots__ = ("faction", "order", "phrase", "text", "value")
    text: str

    def __init__(self, order: int, faction: Faction, value: int) -> None:
        self.order = order
        self.faction = faction
        self.value = value
        self.text = f"{faction.text}{value}"
        self.phrase = Phrase("claim-card", faction=faction.entry.id, value=value)

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the card with this notation; ValueError when there is none (K0, Z3)."""
        card = _BY_TEXT.get(text.strip().rstrip(SYMBOLS).upper())
        if card is None or not isinstance(card, cls):
            raise ValueError(text)
        return card

    def __reduce__(self) -> tuple[Any, ...]:
        return (Card.read, (self.text,))


FACTIONS = tuple(Faction(order, entry) for order, entry in enumerate(BOX.content.factions))
GOBLIN, KNIGHT, UNDEAD, DWARF, DOPPELGANGER = FACTIONS


def _deck() -> tuple[Card, ...]:
    """Return every card in order; the five Goblins 0 are one face, five times (CLAIM-1.4)."""
    deck: list[Card] = []
    for faction in FACTIONS:
        for value in faction.entry.values:
            again = deck[-1:] and deck[-1].faction is faction and deck[-1].value == value
            deck.append(deck[-1] if again else Card(len(deck), faction, value))
    return tuple(deck)


deck_order = attrgetter("order")
"""The key that sorts cards by faction, low to high."""

SYMBOLS = "".join(entry.symbol for entry in BOX.content.factions)
"""What a card may be typed with, since it is shown so: `X7◈`."""

DECK = _deck()
_BY_TEXT = {card.text: card for card in DECK}


def in_deck_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards by faction, low to high."""
    return tuple(sorted(cards, key=deck_order))


def without(cards: Iterable[Card], gone: Iterable[Card]) -> list[Card]:
    """Return the cards less those gone, one for one; what is gone but not there is ignored."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left
