"""What players and chance answer. Cards stand in them by their ids: any text can be read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ludotheque.games.elekt.card import Card
from ludotheque.table import Action, Phrase, Seat, SeatName

CLOCKWISE, ANTICLOCKWISE = 1, -1
DIRECTIONS = {"clockwise": CLOCKWISE, "anticlockwise": ANTICLOCKWISE}


class Word(Action):
    """An answer that is one word, or a word and what it is about: `pass`, `use amber`."""

    __slots__ = ("text",)
    text: str

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is type(self) and other.text == self.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return (parse_action, (self.text,))

    @property
    def phrase(self) -> Phrase:
        """The answer in words; the question before it says what it is about."""
        return Phrase(WORDS_SAID[self.text]) if self.text in WORDS_SAID else _said(self.text)


class Assign(Word):
    """A Unit goes to a zone: `symbiote S`."""

    __slots__ = ("card", "zone")

    def __init__(self, card: str, zone: int) -> None:
        super().__init__(f"{card} {'SMP'[zone]}")
        self.card = card
        self.zone = zone

    @property
    def phrase(self) -> Phrase:
        """The Unit and the zone."""
        return Phrase("elekt-answer-zone", card=_named(self.card), zone="SMP"[self.zone])


class Attach(Word):
    """A token goes on a Unit: `A symbiote`."""

    __slots__ = ("card", "kind")

    def __init__(self, kind: int, card: str) -> None:
        super().__init__(f"{'MDBA'[kind]} {card}")
        self.kind = kind
        self.card = card

    @property
    def phrase(self) -> Phrase:
        """The token and the Unit."""
        return Phrase("elekt-answer-token", token="MDBA"[self.kind], card=_named(self.card))


class Exchange(Word):
    """Two Units change places: `symbiote/acolyte0`."""

    __slots__ = ("first", "second")

    def __init__(self, first: str, second: str) -> None:
        super().__init__(f"{first}/{second}")
        self.first = first
        self.second = second

    @property
    def phrase(self) -> Phrase:
        """The two Units."""
        return Phrase("elekt-answer-swap", first=_named(self.first), second=_named(self.second))


class Pick(Word):
    """A card is chosen: `symbiote`."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(card)
        self.card = card

    @property
    def phrase(self) -> Phrase:
        """The card."""
        return Phrase("elekt-answer-card", card=_named(self.card))


class Keep(Word):
    """Of the two dealt Elite Units this one is kept: `keep symbiote`."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(f"keep {card}")
        self.card = card

    @property
    def phrase(self) -> Phrase:
        """The Unit that is kept."""
        return Phrase("elekt-answer-keep", card=_named(self.card))


class ToPlayer(Word):
    """A player is chosen: `to 2`; with the Sceptre's direction: `to 2 clockwise`."""

    __slots__ = ("direction", "seat")

    def __init__(self, seat: Seat, direction: str = "") -> None:
        super().__init__(f"to {seat} {direction}".strip())
        self.seat = seat
        self.direction = direction

    @property
    def phrase(self) -> Phrase:
        """The player, and the direction."""
        way = self.direction or "none"
        return Phrase("elekt-answer-player", seat=SeatName(self.seat), direction=way)

    def reseated(self, order: Sequence[Seat]) -> Action:
        """Return the choice of the seat that this one became."""
        return to_player(order[self.seat], self.direction)


word = lru_cache(maxsize=4096)(Word)
assign = lru_cache(maxsize=4096)(Assign)
attach = lru_cache(maxsize=4096)(Attach)
exchange = lru_cache(maxsize=4096)(Exchange)
pick = lru_cache(maxsize=4096)(Pick)
keep = lru_cache(maxsize=4096)(Keep)
to_player = lru_cache(maxsize=4096)(ToPlayer)

PASS = word("pass")
NO = word("no")
"""Not this, and nothing instead."""
NEW = word("new")
"""Discard both and draw a new one (6.2)."""
PROTECT = word("protect")
USE = tuple(word(f"use {number}") for number in range(4))
"""Use an ability at its first, second … price."""
KINDS = tuple(word(letter) for letter in "MDBA")
TO_ZONES = tuple(word(f"in {letter}") for letter in "SMP")
DIRECTION_WORDS = {name: word(name) for name in DIRECTIONS}
AMBER_WORD, SEALS_WORD = word("amber"), word("seals")
"""What the Coalition loses when the player passes (11.40)."""

WORDS = {
    action.text: action
    for action in (PASS, NO, NEW, PROTECT, *USE, *KINDS, *TO_ZONES, AMBER_WORD, SEALS_WORD,
                   *DIRECTION_WORDS.values())
}  # fmt: skip


WORDS_SAID = {
    "pass": "elekt-answer-pass",
    "no": "elekt-answer-no",
    "new": "elekt-answer-new",
    "protect": "elekt-answer-protect",
    "amber": "elekt-answer-amber",
    "seals": "elekt-answer-seals",
}
"""What the answers of one word are called."""


def _said(text: str) -> Phrase:
    """Return the words of a price, a kind, a zone or a direction."""
    match text.split(" "):
        case ["use", number]:
            return Phrase("elekt-answer-use", price=int(number))
        case ["in", zone]:
            return Phrase("elekt-answer-in", zone=zone)
        case [("M" | "D" | "B" | "A") as kind]:
            return Phrase("elekt-attribute", attribute=kind)
        case _:
            return Phrase("elekt-answer-direction", direction=text)


def _named(card: str) -> Card | str:
    """Return a card for its name; what is no card stands as it was written."""
    try:
        return Card.read(card)
    except ValueError:
        return card


def parse_action(text: str) -> Word:
    """Read an answer by its form alone; ValueError when it has none.

    >>> parse_action("acolyte0 S").zone, parse_action("A acolyte0").card
    (0, 'acolyte0')
    """
    text = " ".join(text.split())
    if text in WORDS:
        return WORDS[text]
    words = text.split(" ")
    match words:
        case [card, ("S" | "M" | "P") as zone] if card.islower():
            return assign(card, "SMP".index(zone))
        case [("M" | "D" | "B" | "A") as kind, card]:
            return attach("MDBA".index(kind), card)
        case ["keep", card]:
            return keep(card)
        case ["to", seat, *rest] if seat.isdecimal() and len(rest) <= 1 and len(seat) < 3:
            if not rest or rest[0] in DIRECTIONS:
                return to_player(Seat(int(seat)), *rest)
        case [pair] if "/" in pair:
            first, _, second = pair.partition("/")
            if first and second:
                return exchange(first, second)
        case [card] if card:
            return pick(card)
        case _:
            pass
    raise ValueError(text)
