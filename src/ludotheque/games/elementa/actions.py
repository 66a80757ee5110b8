"""What players and chance answer. Cards stand in them by their ids: any text can be read.

`Fi` is a resource card, `fi` a temporary resource, `3cr` three crystals.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.games.elementa.elements import NONE, SHORT, Counts, write_counts
from ludotheque.games.elementa.saying import (
    element_of,
    kind_of,
    payment_phrases,
    unit_phrases,
)
from ludotheque.table import Action, Phrase, Seat, SeatName

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.vocabulary import Verb

SMALL = tuple(name.lower() for name in SHORT)
"""Temporary resources as they are written."""


class Units(msgspec.Struct, frozen=True, gc=False):
    """Resource cards and temporary resources, ready to be used or changed."""

    cards: Counts = NONE
    temporary: Counts = NONE

    @property
    def text(self) -> str:
        """The units one by one: `Fi Fi wa`."""
        cards, temporary = write_counts(self.cards), write_counts(self.temporary, SMALL)
        return f"{cards} {temporary}".strip()

    @property
    def total(self) -> int:
        """How many there are."""
        a, b, c, d = self.cards
        e, f, g, h = self.temporary
        return a + b + c + d + e + f + g + h


NO_UNITS = Units()


class Answer(Action):
    """An answer that is compared by its text."""

    __slots__ = ("text",)
    text: str

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        from ludotheque.games.elementa.reading import parse_action  # it reads all these answers

        return (parse_action, (self.text,))

    @property
    def phrase(self) -> Phrase:
        """The answer in words."""
        return Phrase(SAID[self.text])


class ChooseDeck(Answer):
    """A ready deck by its name, or cards: `deck ember`, `deck volcano salamander*2 …`."""

    __slots__ = ("deck",)

    def __init__(self, deck: str) -> None:
        super().__init__(f"deck {deck}")
        self.deck = deck

    @property
    def phrase(self) -> Phrase:
        """The deck: a ready one by its name, an own one by its size."""
        from ludotheque.games.elementa.decks import DECKS  # decks are made of cards

        for entry in DECKS.content.deck:
            if entry.id == self.deck:
                return Phrase("elementa-answer-deck", deck=entry.name)
        return Phrase("elementa-answer-own-deck", deck=self.deck)


class Divide(Answer):
    """Creatures for the turns 1 to 4; the rest is put aside: `divide a b c d / e f g / …`."""

    __slots__ = ("turns",)

    def __init__(self, turns: tuple[tuple[str, ...], ...]) -> None:
        super().__init__("divide " + " / ".join(" ".join(cards) for cards in turns))
        self.turns = turns

    @property
    def phrase(self) -> Phrase:
        """The division, turn by turn."""
        named = [[_named(card) for card in cards] for cards in self.turns]
        first, second, third, fourth = (*named, [], [], [], [])[:4]
        return Phrase(
            "elementa-answer-divide", first=first, second=second, third=third, fourth=fourth
        )


class TakeCards(Answer):
    """Resource cards from the supply: `take Fi Fi Wa Ea`."""

    __slots__ = ("counts",)

    def __init__(self, counts: Counts) -> None:
        super().__init__(f"take {write_counts(counts)}")
        self.counts = counts

    @property
    def phrase(self) -> Phrase:
        """The resource cards."""
        return Phrase("elementa-answer-take", units=unit_phrases(write_counts(self.counts)))


class OnCard(Answer):
    """Something about a creature: `ban golem`, `pick golem`."""

    __slots__ = ("card", "verb")

    def __init__(self, verb: str, card: str) -> None:
        super().__init__(f"{verb} {card}")
        self.verb = verb
        self.card = card

    @property
    def phrase(self) -> Phrase:
        """The card."""
        return Phrase(f"elementa-answer-{self.verb}", card=_named(self.card))


class Lay(Answer):
    """A creature is laid, and units are changed before the reveal: `lay golem, change Fi wa`."""

    __slots__ = ("card", "change")

    def __init__(self, card: str, change: Units = NO_UNITS) -> None:
        super().__init__(f"lay {card}" + (f", change {change.text}" if change.total else ""))
        self.card = card
        self.change = change

    @property
    def phrase(self) -> Phrase:
        """The card, and what is changed."""
        if not self.change.total:
            return Phrase("elementa-answer-lay", card=_named(self.card))
        units = unit_phrases(self.change.text)
        return Phrase("elementa-answer-lay-change", card=_named(self.card), units=units)


class Pay(Action):
    """A payment: `pay Fi wa 3cr`, `pay 3cr, change Wa`. It is compared by what is paid."""

    __slots__ = ("_text", "change", "crystals", "units")

    def __init__(self, units: Units, crystals: int, change: Units = NO_UNITS) -> None:
        self.units = units
        self.crystals = crystals
        self.change = change
        self._text = ""

    @property
    def text(self) -> str:
        """Written when it is first asked for: most payments that are listed are not made."""
        if not self._text:
            parts = [self.units.text] if self.units.total else []
            parts += [f"{self.crystals}cr"] if self.crystals else []
            text = " ".join(["pay", *parts])
            self._text = text + (f", change {self.change.text}" if self.change.total else "")
        return self._text

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Pay)
            and self.units == other.units
            and self.crystals == other.crystals
            and self.change == other.change
        )

    def __hash__(self) -> int:
        return hash((self.units, self.crystals, self.change))

    def __reduce__(self) -> tuple[Any, ...]:
        return (Pay, (self.units, self.crystals, self.change))

    @property
    def phrase(self) -> Phrase:
        """The payment."""
        paid = payment_phrases(self.units.text, self.crystals)
        if not self.change.total:
            return Phrase("elementa-answer-pay", paid=paid)
        units = unit_phrases(self.change.text)
        return Phrase("elementa-answer-pay-change", paid=paid, units=units)


class Change(Answer):
    """Units are changed into crystals: `change Fi fi`."""

    __slots__ = ("units",)

    def __init__(self, units: Units) -> None:
        super().__init__(f"change {units.text}")
        self.units = units

    @property
    def phrase(self) -> Phrase:
        """The units."""
        return Phrase("elementa-answer-change", units=unit_phrases(self.units.text))


class Unit(Answer):
    """One unit, or one element: `Fi`, `fi`."""

    __slots__ = ()

    @property
    def phrase(self) -> Phrase:
        """The unit."""
        return Phrase(
            "elementa-answer-unit", element=element_of(self.text), kind=kind_of(self.text)
        )


class Number(Answer):
    """One of several, or a player: `option 1`, `seat 2`, `effect golem 0`."""

    __slots__ = ()

    @property
    def number(self) -> int:
        """What is chosen."""
        return int(self.text.rpartition(" ")[2])

    @property
    def phrase(self) -> Phrase:
        """What is chosen; the board shows what it stands for."""
        verb, *rest = self.text.split()
        if verb == "seat":
            return Phrase("elementa-answer-seat", seat=SeatName(Seat(self.number)))
        if verb == "effect":
            card = _named(rest[0])
            return Phrase("elementa-answer-effect", card=card, effect=_effect(card, self.number))
        return Phrase("elementa-answer-option", number=self.number)


class Option(Number):
    """One of several things that an effect offers; it knows its words (L38)."""

    __slots__ = ("card", "verbs")

    def __init__(self, number: int, card: Card, verbs: tuple[Verb, ...]) -> None:
        super().__init__(f"option {number}")
        self.card = card
        self.verbs = verbs

    @property
    def phrase(self) -> Phrase:
        """What it does."""
        from ludotheque.games.elementa.writing import write_option  # only people need words

        return write_option(self.card.kind, self.verbs)


class Lot(Action):
    """Chance puts seats into an order: `lot 1 0`."""

    __slots__ = ("seats", "text")
    text: str

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.text = "lot " + " ".join(map(str, seats))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lot) and other.seats == self.seats

    def __hash__(self) -> int:
        return hash(self.seats)

    def reseated(self, order: Sequence[Seat]) -> Action:
        """Return the lot of the seats that these became."""
        return Lot(tuple(order[seat] for seat in self.seats))

    def __reduce__(self) -> tuple[Any, ...]:
        return (Lot, (self.seats,))


LEAVE, DONE, USE, NO = Answer("leave"), Answer("done"), Answer("use"), Answer("no")
SAID = {
    "leave": "elementa-answer-leave",
    "done": "elementa-answer-done",
    "use": "elementa-answer-use",
    "no": "elementa-answer-no",
}
WORDS = {answer.text: answer for answer in (LEAVE, DONE, USE, NO)}
UNITS = {name: Unit(name) for name in (*SHORT, *SMALL)}


@lru_cache(maxsize=4096)
def on_card(verb: str, card: str) -> OnCard:
    """Return the answer about a card; there is one object for each."""
    return OnCard(verb, card)


@lru_cache(maxsize=1024)
def lay(card: str) -> Lay:
    """Return the answer that lays a card and changes nothing."""
    return Lay(card)


@lru_cache(maxsize=1024)
def change(units: Units) -> Change:
    """Return the answer that changes units."""
    return Change(units)


@lru_cache(maxsize=1024)
def take(counts: Counts) -> TakeCards:
    """Return the answer that takes resource cards."""
    return TakeCards(counts)


def _named(card: str) -> Any:
    from ludotheque.games.elementa.cards import CARDS  # the set is made of cards that need no words

    return CARDS.get(card, card)


def _effect(card: Any, number: int) -> Phrase:
    """Say an effect of a card; one that it does not have is a number."""
    from ludotheque.games.elementa.writing import write  # only people need words

    written = () if isinstance(card, str) else write(card)
    return written[number] if number < len(written) else Phrase("elementa-number", n=number + 1)
