"""The cards of the box (ELEKT-1.8 to ELEKT-1.12), from the pack `box.toml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Literal

import msgspec

from ludotheque.cards import PackProblem, ShownCard, read_pack
from ludotheque.games.elekt.card import Card, Kind
from ludotheque.games.elekt.checks import card_problems
from ludotheque.games.elekt.showing import show_card
from ludotheque.games.elekt.vocabulary.ability import Ability
from ludotheque.table import Pack, Phrase

COPIES = 4
"""Of each Basic Unit, one for each player (1.11)."""
ZONE_KINDS: tuple[Kind, ...] = ("skirmish", "machination", "privilege")
KINDS: tuple[Kind, ...] = ("basic", "elite", *ZONE_KINDS)
MASTERS = ("master-of-spies", "master-of-swords", "master-of-the-pact")
"""The Privileges that the rules of the solo variant name (11.7)."""

SIZES = {"basic": 4, "elite": 34, "skirmish": 17, "machination": 17, "privilege": 12}
"""How many different cards of each kind are in the box (1.8 to 1.12)."""


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in the three languages."""

    en: str
    fr: str
    pl: str


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One card as the pack describes it."""

    id: str
    names: Names
    origin: Literal["rulebook", "ludotheque"]
    type: Literal["spectre", "disciple"] | None = None
    symbols: str = ""
    titles: tuple[Names, ...] = ()
    abilities: tuple[Ability, ...] = ()
    facts: tuple[str, ...] = ()
    solo: bool = True
    """Whether it is used in the solo variant (11.27, 11.28)."""


class BoxEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pack: all cards by their kind."""

    game: Literal["elekt"]
    name: str
    version: str
    basic: tuple[CardEntry, ...]
    elite: tuple[CardEntry, ...]
    skirmish: tuple[CardEntry, ...]
    machination: tuple[CardEntry, ...]
    privilege: tuple[CardEntry, ...]

    def entries(self) -> list[CardEntry]:
        """Return all cards."""
        return [*self.basic, *self.elite, *self.skirmish, *self.machination, *self.privilege]

    def by_kind(self) -> Iterator[tuple[Kind, CardEntry]]:
        """Return all cards with their kinds."""
        for kind in KINDS:
            for card in getattr(self, kind):
                yield kind, card

    def problems(self) -> Iterator[PackProblem]:
        """Return what no schema finds: numbers of cards, ids, and what `checks.py` looks for."""
        for kind, count in SIZES.items():
            found = len(getattr(self, kind))
            if found != count:
                phrase = Phrase(
                    "elekt-wrong-number",
                    kind=kind,
                    found=found,
                    count=count,
                    more="yes" if found > count else "no",
                    difference=abs(found - count),
                )
                yield PackProblem("", kind, phrase)
        ids = {card.id for card in self.entries()}
        for id in MASTERS:
            if not any(card.id == id for card in self.privilege):
                yield PackProblem("", "privilege", Phrase("elekt-pack-no-master", id=id))
        for basic in self.basic:
            for id in sorted({f"{basic.id}{copy}" for copy in range(COPIES)} & ids):
                yield PackProblem(id, "id", Phrase("elekt-pack-copy", basic=basic.id))
        for kind, card in self.by_kind():
            yield from card_problems(card, kind)

    def shown(self) -> Iterator[ShownCard]:
        """Return all cards as people are shown them."""
        return (show_card(card, kind) for kind, card in self.by_kind())


BOX: Pack[BoxEntry] = read_pack(
    "elekt/box", files("ludotheque.games.elekt") / "packs" / "box.toml", BoxEntry
)


def make_box(entry: BoxEntry, edition: str) -> Mapping[str, Card]:
    """Return every card by its id; of a Basic Unit there are four, numbered by seat."""
    cards: dict[str, Card] = {}
    for basic in entry.basic:
        for copy in range(COPIES):
            id = f"{basic.id}{copy}"
            cards[id] = Card(id, "basic", len(cards), basic, edition)
    for kind in KINDS[1:]:
        for card in getattr(entry, kind):
            cards[card.id] = Card(card.id, kind, len(cards), card, edition)
    return MappingProxyType(cards)


BOXES: dict[str, Mapping[str, Card]] = {
    edition: make_box(BOX.content, edition) for edition in ("fr", "pl")
}
