"""Reading the values of a position: each is checked, and a mistake names its field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from ludotheque.games.elekt import actions, steps
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.cards import KINDS, ZONE_KINDS
from ludotheque.games.elekt.pieces import ZONES, Symbols, read_symbols
from ludotheque.table import Phrase, Seat, Unreadable

T = TypeVar("T")

UNITS = ("basic", "elite")


def wrong(field: str, value: Any) -> Unreadable:
    """Name the field of a position that is wrong."""
    problem = Phrase("elekt-bad-value", value=str(value)[:80])
    return Unreadable(Phrase("position-field", field=field, problem=problem))


def whole(value: Any, least: int, most: int) -> bool:
    """Whether a value is a whole number within bounds."""
    return type(value) is int and least <= value <= most


def sequence(field: str, value: Any, length: int | None = None) -> Sequence[Any]:
    """Read a list, of some length."""
    if not isinstance(value, list | tuple) or length not in (None, len(value)):
        raise wrong(field, value)
    return value


class Values:
    """The fields of a position, and the cards and sides that they can speak of."""

    def __init__(self, data: Mapping[str, Any], cards: Mapping[str, Card], sides: int) -> None:
        self.data = data
        self.cards = cards
        self.sides = sides

    # --- Numbers and words ------------------------------------------------------------------------

    def number(self, field: str, default: int, most: int = 99) -> int:
        """Read a number from 0 up."""
        value = self.data.get(field, default)
        if not whole(value, 0, most):
            raise wrong(field, value)
        return int(value)

    def numbers(self, field: str, default: list[int], most: int) -> list[int]:
        """Read a number for each side."""
        value = sequence(field, self.data.get(field, default), len(default))
        if not all(whole(number, 0, most) for number in value):
            raise wrong(field, value)
        return list(value)

    def one_of(self, field: str, known: Iterable[str], default: str) -> Any:
        """Read a word among those that are known."""
        value = self.data.get(field, default)
        if value not in known:
            raise wrong(field, value)
        return value

    def maybe(self, field: str, most: int) -> int | None:
        """Read a number from 0 up, or nothing."""
        return None if self.data.get(field) is None else self.number(field, 0, most)

    def maybe_seat(self, field: str) -> Seat | None:
        """Read a side, or nobody."""
        found = self.maybe(field, self.sides - 1)
        return None if found is None else Seat(found)

    def seats(self, field: str, values: Any) -> tuple[Seat, ...]:
        """Read sides."""
        if not all(whole(value, 0, self.sides - 1) for value in sequence(field, values)):
            raise wrong(field, values)
        return tuple(Seat(value) for value in values)

    def mapping(self, field: str, known: Sequence[str] | None = None) -> Mapping[str, Any]:
        """Read a mapping, perhaps with certain keys only."""
        value = self.data.get(field, {})
        if not isinstance(value, Mapping):
            raise wrong(field, value)
        for key in value:
            if not isinstance(key, str) or (known is not None and key not in known):
                raise wrong(field, key)
        return value

    def symbols(self, field: str, text: Any) -> Symbols:
        """Read counts of symbols."""
        return self.read(field, text, lambda: read_symbols(str(text)))

    # --- Cards ------------------------------------------------------------------------------------

    def card(self, field: str, id: Any, kinds: Sequence[str] = KINDS) -> Card:
        """Read a card of certain kinds."""
        card = self.cards.get(id) if isinstance(id, str) else None
        if card is None or card.kind not in kinds:
            raise wrong(field, id)
        return card

    def pile(self, field: str, values: Any, kinds: Sequence[str] = UNITS) -> tuple[Card, ...]:
        """Read cards, in a list or as words."""
        ids = values.split() if isinstance(values, str) else sequence(field, values)
        return tuple(self.card(field, id, kinds) for id in ids)

    def piles(
        self, field: str, values: Any, kinds: Sequence[str] = UNITS
    ) -> list[tuple[Card, ...]]:
        """Read cards for each side; those left out have none."""
        given = sequence(field, values)
        if len(given) > self.sides:
            raise wrong(field, given)
        found = [self.pile(field, cards, kinds) for cards in given]
        return found + [()] * (self.sides - len(found))

    def in_zones(self, field: str) -> list[tuple[Card, ...]]:
        """Read the decks of the zones, the top card last."""
        decks = self.mapping(field, ZONES)
        return [
            self.pile(f"{field}.{letter}", decks.get(letter, []), (ZONE_KINDS[zone],))[::-1]
            for zone, letter in enumerate(ZONES)
        ]

    # --- Answers and steps ------------------------------------------------------------------------

    def answers(self, field: str) -> tuple[tuple[Seat, actions.Word], ...]:
        """Read who has answered what."""
        found = []
        for pair in sequence(field, self.data.get(field, [])):
            seat, text = sequence(field, pair, 2)
            [seat] = self.seats(field, [seat])
            found.append((seat, self.action(field, text)))
        return tuple(found)

    def action(self, field: str, text: Any) -> actions.Word:
        """Read an answer."""
        if not isinstance(text, str):
            raise wrong(field, text)
        return self.read(field, text, lambda: actions.parse_action(text))

    def step(self, field: str, data: Any) -> Any:
        """Read something that is to be done."""
        step = self.read(field, data, lambda: steps.read(data, self.cards))
        if not callable(step):
            raise wrong(field, data)
        return step

    def read(self, field: str, value: Any, reading: Callable[[], T]) -> T:
        """Read a value; whatever is wrong with it is told of its field."""
        try:
            return reading()
        except (KeyError, ValueError, TypeError, AttributeError, msgspec.ValidationError):
            raise wrong(field, value) from None
