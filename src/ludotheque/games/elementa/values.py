"""Values of a position, each read with the name of its field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from json import dumps
from types import MappingProxyType
from typing import Any, Generic, TypeVar, get_args

import msgspec

from ludotheque.cards.fitting import misfits
from ludotheque.games.elementa.card import Card, Kind, card_of
from ludotheque.games.elementa.cards import CARDS, CardEntry
from ludotheque.games.elementa.checks import card_problems
from ludotheque.games.elementa.decks import DECKS
from ludotheque.games.elementa.elements import NONE, Counts, read_counts
from ludotheque.table import Phrase, Seat, Unreadable, plain

T = TypeVar("T")
MOST = 999
"""The highest number that a position may hold."""


LONGEST = 80
"""So many signs of a bad value are told."""


def wrong(field: str, value: Any) -> Unreadable:
    """Name the field of a position that is wrong, and what stands there."""
    return refused(field, Phrase("elementa-bad-value", value=written(value)))


def refused(field: str, problem: Phrase) -> Unreadable:
    """Name the field of a position, and what is wrong with it."""
    return Unreadable(Phrase("position-field", field=field, problem=problem))


def written(value: Any) -> str:
    """Write a value as a file would have it, cut off where it is long.

    >>> written([None, "ember-fox"])
    '[null, "ember-fox"]'
    """
    try:
        text = value if isinstance(value, str) else dumps(value, ensure_ascii=False, default=str)
    except (RecursionError, TypeError, ValueError):  # nested too deep, or a number of many digits
        return "…"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def read_cards(given: Any) -> Mapping[str, Card]:
    """Return the cards of the set, and those that a position brings."""
    if not isinstance(given, Mapping):
        raise wrong("cards", given)
    if not given:
        return CARDS
    for id in given:
        if not isinstance(id, str):
            raise wrong("cards", id)
    cards = dict(CARDS)
    # Their order in the set does not depend on that in a file: records keep none.
    for id, data in sorted(given.items(), key=lambda pair: str(pair[0])):
        kind, entry = _read_card(id, data)
        for field, phrase in (*card_problems(entry, kind), *replacing_problems(kind, entry)):
            raise _bad_card(id, field, phrase)
        order = CARDS[id].order if id in CARDS else len(cards)
        cards[id] = card_of(kind, order, entry)
    return MappingProxyType(cards)


def cards_of(given: Mapping[str, Any]) -> Mapping[str, Card]:
    """Return the same for cards of a View, which have been read before and are remembered."""
    return _cards_of(given) if given else CARDS


@lru_cache(maxsize=64)
def _read_again(given: bytes) -> Mapping[str, Card]:
    return read_cards(msgspec.json.decode(given))


def replacing_problems(kind: Kind, entry: CardEntry) -> Iterator[tuple[str, Phrase]]:
    """Say why a card cannot take the place of one of the set: ready decks must stay decks."""
    known = CARDS.get(entry.id)
    if known is None:
        return
    if known.kind != kind:
        yield "id", Phrase("elementa-pack-other-kind", kind=known.kind)
    elif entry.unique and (deck := TWICE.get(entry.id)) is not None:
        yield "unique", Phrase("elementa-pack-twice-in-deck", deck=deck)


TWICE = {
    id: deck.id for deck in DECKS.content.deck for id, n in Counter(deck.creatures).items() if n > 1
}
"""A ready deck for each creature that one holds twice."""


def write_own_cards(cards: Mapping[str, Card]) -> dict[str, Any]:
    """Write the cards that are not those of the set, as `read_cards` reads them."""
    if cards is CARDS:
        return {}
    own = (card for id, card in cards.items() if CARDS.get(id) is not card)
    return {card.id: write_card(card.kind, card.entry) for card in own}


def write_card(kind: Kind, entry: CardEntry) -> dict[str, Any]:
    """Write a card as it stands in a position: in lists, as in a file, and not in tuples."""
    return {"kind": kind, **plain(entry)}


class Remembered(Generic[T]):
    """What is made of a mapping once, as long as it stays the same object and is not changed.

    It keeps the mappings too, so that no other can come to stand in the same place of memory.
    """

    def __init__(self, make: Callable[[Mapping[str, Any]], T], most: int = 64) -> None:
        self.make = make
        self.most = most
        self.kept: dict[int, tuple[Mapping[str, Any], T]] = {}

    def __call__(self, mapping: Mapping[str, Any]) -> T:
        """Return what is made of a mapping."""
        found = self.kept.get(id(mapping))
        if found is None:
            if len(self.kept) >= self.most:
                self.kept.clear()
            found = self.kept[id(mapping)] = (mapping, self.make(mapping))
        return found[1]


_cards_of = Remembered(lambda given: _read_again(msgspec.json.encode(given)))
shown_own_cards = Remembered(write_own_cards)
"""The same for Views, which are never changed; a position belongs to whoever asked for it."""


def _read_card(id: Any, data: Any) -> tuple[Kind, CardEntry]:
    """Read a card as packs have it; names, origin and kind may be left out."""
    if not isinstance(data, Mapping):
        raise wrong(f"cards.{id}", data)
    names = {"en": id, "fr": id, "pl": id}
    fields = {"id": id, "origin": "ludotheque", "names": names, **data}
    kind = fields.pop("kind", "creature")
    if kind not in get_args(Kind):
        raise wrong(f"cards.{id}.kind", kind)
    for place, phrase in misfits(fields, CardEntry):
        raise _bad_card(id, ".".join(map(str, place)), phrase)
    if fields["id"] != id:
        raise wrong(f"cards.{id}.id", fields["id"])
    return kind, msgspec.convert(fields, CardEntry)


def _bad_card(id: Any, place: str, problem: Phrase) -> Unreadable:
    field = f"cards.{id}.{place}".rstrip(".")
    return Unreadable(Phrase("position-field", field=field, problem=problem))


MISREAD = (AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What comes of reading a value that is none of its kind; those of msgspec are ValueErrors."""


class Values:
    """Reads values; whatever is wrong with one is told with its field."""

    def __init__(self, data: Mapping[str, Any], seats: int, cards: Mapping[str, Card]) -> None:
        self.data = data
        self.seats = seats
        self.cards = cards

    def read(self, field: str, values: Iterable[Any], convert: Callable[[Any], T]) -> list[T]:
        """Read some values in the same way."""
        found = []
        for value in values:
            try:
                found.append(convert(value))
            except MISREAD:
                raise wrong(field, value) from None
        return found

    def listed(self, field: str, convert: Callable[[Any], T]) -> list[T]:
        """Read a list."""
        given = self.data.get(field, [])
        if not isinstance(given, list | tuple):
            raise wrong(field, given)
        return self.read(field, given, convert)

    def each(self, field: str, default: Any) -> list[Any]:
        """Return a value for each seat, as it is given."""
        given = self.data.get(field, [])
        if not isinstance(given, list | tuple) or len(given) > self.seats:
            raise wrong(field, given)
        return [*given, *[default] * (self.seats - len(given))]

    # --- Cards ------------------------------------------------------------------------------------

    def card(self, field: str, id: Any, kind: Kind = "creature") -> Card:
        """Read a card by its id."""
        card = self.cards.get(id) if isinstance(id, str) else None
        if card is None or card.kind != kind:
            raise wrong(field, id)
        return card

    def cards_of(self, field: str, ids: Any) -> tuple[Card, ...]:
        """Read creature cards, as a list or as one text."""
        if isinstance(ids, str):
            ids = ids.split()
        if not isinstance(ids, list | tuple):
            raise wrong(field, ids)
        return tuple([self.card(field, id) for id in ids])

    def piles(self, field: str) -> list[tuple[Card, ...]]:
        """Read cards for each seat."""
        return [self.cards_of(field, pile) for pile in self.each(field, [])]

    def one_each(self, field: str, kind: Kind = "creature") -> list[Card | None]:
        """Read a card for each seat, or none."""
        found = self.each(field, None)
        return [None if id is None else self.card(field, id, kind) for id in found]

    # --- Numbers, units, seats --------------------------------------------------------------------

    def counts(self, field: str, text: Any) -> Counts:
        """Read units."""
        [counts] = self.read(field, [text], lambda text: NONE if text == "" else read_counts(text))
        return counts

    def units(self, field: str) -> list[Counts]:
        """Read units for each seat."""
        return [self.counts(field, text) for text in self.each(field, "")]

    def number(self, field: str, default: int, *, least: int = 0, most: int = MOST) -> int:
        """Read a number within bounds."""
        value = self.data.get(field, int(default))
        if type(value) is not int or not least <= value <= most:
            raise wrong(field, value)
        return value

    def numbers(self, field: str) -> list[int]:
        """Read a number for each seat."""
        value = self.data.get(field, [0] * self.seats)
        fits = isinstance(value, list | tuple) and len(value) == self.seats
        if not fits or not all(type(n) is int and 0 <= n <= MOST for n in value):
            raise wrong(field, value)
        return list(value)

    def truth(self, field: str) -> bool:
        """Read whether something is so."""
        value = self.data.get(field, False)
        if type(value) is not bool:
            raise wrong(field, value)
        return value

    def one_of(self, field: str, known: Iterable[str], default: str) -> Any:
        """Read one of some words."""
        value = self.data.get(field, default)
        if value not in known:
            raise wrong(field, value)
        return value

    def seat(self, field: str, value: Any, *more: int) -> Seat:
        """Read a seat that is taken, or one of some others."""
        if type(value) is not int or not (0 <= value < self.seats or value in more):
            raise wrong(field, value)
        return Seat(value)

    def seats_of(self, field: str) -> tuple[Seat, ...]:
        """Read some seats."""
        return tuple(self.listed(field, lambda value: self.seat(field, value)))
