"""Decks: sixteen creatures and perhaps an environment (ELEM-1.2 to ELEM-1.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Literal

import msgspec

from ludotheque.cards import PackProblem, read_pack
from ludotheque.cards.fitting import nearest
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.cards import CARDS, Names
from ludotheque.table import Notated, Pack, Phrase, Unreadable, Violation

SIZE = 16


class Deck(msgspec.Struct, frozen=True, gc=False):
    """What a player brings: creatures in the order of the set, and an environment or none."""

    creatures: tuple[Card, ...]
    environment: Card | None = None

    @property
    def text(self) -> str:
        """The deck as it is written: `volcano salamander*2 …`."""
        environments = () if self.environment is None else (self.environment,)
        return write_cards((*environments, *self.creatures))


def breaches(cards: Sequence[Card]) -> Iterator[Violation]:
    """Find what is wrong with a deck, each with its clause (1.3, 1.4, 1.6, 1.7)."""
    creatures = [card for card in cards if card.kind == "creature"]
    environments = len(cards) - len(creatures)
    if len(creatures) != SIZE:
        found = len(creatures)
        yield Violation("ELEM-1.3", Phrase("elementa-deck-size", found=found, size=SIZE))
    if environments > 1:
        yield Violation("ELEM-1.4", Phrase("elementa-deck-environments", found=environments))
    for card, count in Counter(creatures).items():
        if card.most == 1 and count > 1:
            problem = Phrase("elementa-deck-unique", card=card, found=count)
            yield Violation("ELEM-1.7", problem)
        elif count > card.most:
            problem = Phrase("elementa-deck-copies", card=card, found=count)
            yield Violation("ELEM-1.6", problem)


def deck_of(cards: Sequence[Card]) -> Deck:
    """Sort cards into a deck."""
    creatures = tuple(sorted((c for c in cards if c.kind == "creature"), key=_order))
    environments = [card for card in cards if card.kind == "environment"]
    return Deck(creatures, environments[0] if environments else None)


def write_cards(cards: Sequence[Card]) -> str:
    """Write cards as an answer names them: environments first, then creatures in their order."""
    in_order = sorted(cards, key=lambda card: (card.kind == "creature", card.order))
    return " ".join(
        card.id if count == 1 else f"{card.id}*{count}" for card, count in Counter(in_order).items()
    )


def read_cards(text: str, known: Mapping[str, Card] = CARDS) -> list[Card]:
    """Read a list of cards, `id` or `id*2`, separated by spaces, commas or lines.

    >>> [card.id for card in read_cards("")]
    []
    """
    cards: list[Card] = []
    for word in text.replace(",", " ").split():
        id, star, times = word.partition("*")
        card = known.get(id)
        if card is None:
            near = nearest(id, [*known])
            raise Unreadable(Phrase("elementa-deck-no-card", card=id[:40], nearest=near))
        if star and not (times.isdecimal() and len(times) <= 2):
            raise Unreadable(Phrase("elementa-deck-no-number", card=id, number=times[:40]))
        cards += [card] * (int(times) if star else 1)
    return cards


def _order(card: Card) -> int:
    return card.order


# --- The ready decks ------------------------------------------------------------------------------


class DeckName(Notated):
    """The name of a ready deck."""

    __slots__ = ("names", "text")
    text: str

    def __init__(self, text: str, names: Names) -> None:
        self.text = text
        self.names = names


class DeckEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready deck as the pack describes it."""

    id: str
    names: Names
    about: Names
    creatures: dict[str, int]
    environment: str | None = None

    @property
    def name(self) -> DeckName:
        """What it is called, for texts."""
        return DeckName(self.id, self.names)

    def cards(self, known: Mapping[str, Card] = CARDS) -> list[Card]:
        """Return all its cards; KeyError names one that the set does not have."""
        found = [known[id] for id, count in self.creatures.items() for _ in range(count)]
        return found if self.environment is None else [*found, known[self.environment]]


class DecksEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pack: ready decks."""

    game: Literal["elementa"]
    name: str
    version: str
    deck: tuple[DeckEntry, ...]

    def entries(self) -> tuple[DeckEntry, ...]:
        """Return all decks."""
        return self.deck

    def problems(self) -> Iterator[PackProblem]:
        """Return what is wrong with a deck."""
        for deck in self.deck:
            try:
                cards = deck.cards()
            except KeyError as unknown:
                id = str(unknown.args[0])
                near = nearest(id, [*CARDS])
                phrase = Phrase("elementa-deck-no-card", card=id, nearest=near)
                yield PackProblem(deck.id, "creatures", phrase)
                continue
            for breach in breaches(cards):
                yield PackProblem(deck.id, "creatures", breach.phrase)


DECKS: Pack[DecksEntry] = read_pack(
    "elementa/decks", files("ludotheque.games.elementa") / "packs" / "decks.toml", DecksEntry
)
READY: dict[str, Deck] = {deck.id: deck_of(deck.cards()) for deck in DECKS.content.deck}
"""The ready decks by their ids."""


def ready_decks(known: Mapping[str, Card]) -> dict[str, Deck]:
    """Return the ready decks of a match, some of whose cards may be others than the set's."""
    if known is CARDS:
        return READY
    return {deck.id: deck_of(deck.cards(known)) for deck in DECKS.content.deck}
