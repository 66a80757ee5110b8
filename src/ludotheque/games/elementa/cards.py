"""The cards of the set, from the pack `creatures.toml` (ELEM-F1 to ELEM-F12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Literal

import msgspec

from ludotheque.cards import read_pack
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.elements import read_counts
from ludotheque.games.elementa.vocabulary import OUTSIDE, STANDING, Effect, Result
from ludotheque.table import Pack, Phrase


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

    def problems(self) -> Iterator[tuple[str, Phrase]]:
        """Return what no schema finds."""
        for card in self.entries():
            for text in (card.cost, card.victory.units, card.defeat.units):
                try:
                    read_counts(text)
                except ValueError as wrong:
                    yield card.id, Phrase("elementa-no-element", element=str(wrong))
            if card.power < 0:
                yield card.id, Phrase("elementa-negative-power")  # L3
        for card in self.creature:
            for effect in card.effects:
                if effect.when in OUTSIDE:
                    yield card.id, Phrase("elementa-moment-of-environments", moment=effect.when)
        for card in self.environment:
            if card.power or card.cost or card.crystals or card.unique:
                yield card.id, Phrase("elementa-environment-fights")  # L12
        for card in self.entries():
            yield from ((card.id, problem) for e in card.effects for problem in mismatches(e))


def mismatches(effect: Effect) -> Iterator[Phrase]:
    """Say where the parts of an effect do not fit each other."""
    if effect.when == "standing":
        for verb in effect.do:
            if not isinstance(verb, STANDING):
                yield Phrase("elementa-not-standing", verb=_name(verb))
        if effect.may or effect.price is not None or effect.once is not None:
            yield Phrase("elementa-standing-is-no-choice")
    elif effect.price is not None and not effect.may:
        yield Phrase("elementa-price-without-choice")
    if effect.when != "after" and any(isinstance(c, Result) for c in effect.only_if):
        yield Phrase("elementa-result-before-the-end")
    if not effect.do:
        yield Phrase("elementa-does-nothing")


def _name(verb: msgspec.Struct) -> str:
    return str(type(verb).__struct_config__.tag)


SET: Pack[SetEntry] = read_pack(
    "elementa/creatures", files("ludotheque.games.elementa") / "packs" / "creatures.toml", SetEntry
)


def make_cards(entry: SetEntry) -> Mapping[str, Card]:
    """Return every card by its id."""
    cards: dict[str, Card] = {}
    for card in entry.creature:
        cards[card.id] = Card("creature", len(cards), card)
    for card in entry.environment:
        cards[card.id] = Card("environment", len(cards), card)
    return MappingProxyType(cards)


CARDS: Mapping[str, Card] = make_cards(SET.content)
CREATURES: tuple[Card, ...] = tuple(c for c in CARDS.values() if c.kind == "creature")
