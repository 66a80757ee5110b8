"""The cards of the set, from the pack `creatures.toml` (ELEM-F1 to ELEM-F12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Literal

import msgspec

from ludotheque.cards import PackProblem, ShownCard, read_pack
from ludotheque.games.elementa.card import Card, card_of
from ludotheque.games.elementa.checks import card_problems
from ludotheque.games.elementa.vocabulary import Effect
from ludotheque.table import Pack


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in the three languages."""

    en: str
    fr: str
    pl: str


class BonusEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A victory or defeat bonus (L7 to L9)."""

    points: int = 0
    crystals: int = 0
    units: str = ""
    """Temporary resources: `Fi Wa`."""
    any: int = 0
    """Temporary resources of elements of the owner's choice."""


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One card as the pack describes it."""

    id: str
    names: Names
    origin: Literal["rulebook", "ludotheque"]
    power: int = 0
    cost: str = ""
    """Units: `Fi Ai` (L4, L5)."""
    crystals: int = 0
    """A cost in crystals (L6)."""
    victory: BonusEntry = BonusEntry()
    defeat: BonusEntry = BonusEntry()
    unique: bool = False
    effects: tuple[Effect, ...] = ()
    facts: tuple[str, ...] = ()


class SetEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pack: all creatures and environments."""

    game: Literal["elementa"]
    name: str
    version: str
    creature: tuple[CardEntry, ...]
    environment: tuple[CardEntry, ...]

    def entries(self) -> list[CardEntry]:
        """Return all cards."""
        return [*self.creature, *self.environment]

    def problems(self) -> Iterator[PackProblem]:
        """Return what no schema finds."""
        for card in self.creature:
            yield from (PackProblem(card.id, *found) for found in card_problems(card, "creature"))
        for card in self.environment:
            yield from (PackProblem(card.id, *at) for at in card_problems(card, "environment"))

    def shown(self) -> Iterator[ShownCard]:
        """Return all cards as people are shown them."""
        from ludotheque.games.elementa.showing import show_card

        for card in CARDS.values() if self is SET.content else make_cards(self).values():
            yield show_card(card)


SET: Pack[SetEntry] = read_pack(
    "elementa/creatures", files("ludotheque.games.elementa") / "packs" / "creatures.toml", SetEntry
)


def make_cards(entry: SetEntry) -> Mapping[str, Card]:
    """Return every card by its id."""
    cards: dict[str, Card] = {}
    for card in entry.creature:
        cards[card.id] = card_of("creature", len(cards), card)
    for card in entry.environment:
        cards[card.id] = card_of("environment", len(cards), card)
    return MappingProxyType(cards)


CARDS: Mapping[str, Card] = make_cards(SET.content)
CREATURES: tuple[Card, ...] = tuple(c for c in CARDS.values() if c.kind == "creature")
