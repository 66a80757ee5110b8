"""The cards of the set, from the pack `creatures.toml` (ELEM-F1 to ELEM-F12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Literal

import msgspec

from ludotheque.cards import PackProblem, ShownCard, read_pack
from ludotheque.games.elementa.card import Card, card_of
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

    def problems(self) -> Iterator[PackProblem]:
        """Return what no schema finds."""
        for card in self.entries():
            for field, text in (
                ("cost", card.cost),
                ("victory.units", card.victory.units),
                ("defeat.units", card.defeat.units),
            ):
                try:
                    read_counts(text)
                except ValueError as wrong:
                    phrase = Phrase("elementa-no-element", element=str(wrong))
                    yield PackProblem(card.id, field, phrase)
            if card.power < 0:
                yield PackProblem(card.id, "power", Phrase("elementa-negative-power"))  # L3
            for number, effect in enumerate(card.effects):
                place = f"effects.{number}"
                yield from (PackProblem(card.id, place, phrase) for phrase in mismatches(effect))
        for card in self.creature:
            for number, effect in enumerate(card.effects):
                if effect.when in OUTSIDE:
                    phrase = Phrase("elementa-moment-of-environments", moment=effect.when)
                    yield PackProblem(card.id, f"effects.{number}.when", phrase)
        for card in self.environment:
            if card.power or card.cost or card.crystals or card.unique:
                yield PackProblem(card.id, "", Phrase("elementa-environment-fights"))  # L12

    def shown(self) -> Iterator[ShownCard]:
        """Return all cards as people are shown them."""
        from ludotheque.games.elementa.showing import show_card

        for card in CARDS.values() if self is SET.content else make_cards(self).values():
            yield show_card(card)


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
        cards[card.id] = card_of("creature", len(cards), card)
    for card in entry.environment:
        cards[card.id] = card_of("environment", len(cards), card)
    return MappingProxyType(cards)


CARDS: Mapping[str, Card] = make_cards(SET.content)
CREATURES: tuple[Card, ...] = tuple(c for c in CARDS.values() if c.kind == "creature")
