"""Packs of one's own cards (docs/packs.md): they join the set, or take the place of its cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from ludotheque.cards import PackProblem
from ludotheque.games.elementa.card import Card, Kind
from ludotheque.games.elementa.cards import CARDS, CardEntry, SetEntry
from ludotheque.games.elementa.deck_text import plain_name
from ludotheque.games.elementa.values import read_cards, replacing_problems, write_card
from ludotheque.table import Phrase


class OwnPack(SetEntry, frozen=True, forbid_unknown_fields=True):
    """A pack of one's own: any number of creatures and environments."""

    creature: tuple[CardEntry, ...] = ()
    environment: tuple[CardEntry, ...] = ()

    def problems(self) -> Iterator[PackProblem]:
        """Return what no schema finds."""
        if not self.entries():
            yield PackProblem("", "", Phrase("elementa-pack-empty"))
        yield from super().problems()
        for card in self.creature:
            yield from (PackProblem(card.id, *at) for at in replacing_problems("creature", card))
        for card in self.environment:
            yield from (PackProblem(card.id, *at) for at in replacing_problems("environment", card))
        yield from self._same_names()

    def _same_names(self) -> Iterator[PackProblem]:
        """Return names that another card has: in a deck nobody could tell which is meant."""
        own = {card.id: card for card in self.entries()}
        others = {id: card.entry for id, card in CARDS.items()} | own
        for card in own.values():
            for language, name in msgspec.structs.asdict(card.names).items():
                for other in others.values():
                    if other.id != card.id and _called(other, language) == plain_name(name):
                        phrase = Phrase("elementa-pack-same-name", card=other.id)
                        yield PackProblem(card.id, f"names.{language}", phrase)
                        break


def _called(card: CardEntry, language: str) -> str:
    return plain_name(getattr(card.names, language))


def own_cards(pack: SetEntry) -> dict[str, Any]:
    """Write how the cards of a match with a pack differ from the set, as positions have it."""
    return {
        entry.id: write_card(kind, entry)
        for kind, entries in _by_kind(pack)
        for entry in entries
        if entry.id not in CARDS or CARDS[entry.id].entry != entry
    }


def _by_kind(pack: SetEntry) -> tuple[tuple[Kind, tuple[CardEntry, ...]], ...]:
    return ("creature", pack.creature), ("environment", pack.environment)


def cards_with(pack: SetEntry | None) -> Mapping[str, Card]:
    """Return the cards of the set with those of a pack."""
    return CARDS if pack is None else read_cards(own_cards(pack))
