"""Reading answers as they are written: any of them, not only those that a question lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludotheque.games.elementa.actions import (
    NO_UNITS,
    SMALL,
    UNITS,
    WORDS,
    ChooseDeck,
    Divide,
    Lay,
    Lot,
    Number,
    Pay,
    Units,
    change,
    on_card,
    take,
)
from ludotheque.games.elementa.elements import SHORT, counts_of
from ludotheque.table import Action, Seat


def parse_action(text: str) -> Action:
    """Read an answer; ValueError when it is none.

    >>> parse_action("pay Fi wa 3cr, change Ea").text
    'pay Fi wa 3cr, change Ea'
    """
    if text in WORDS:
        return WORDS[text]
    if text in UNITS:
        return UNITS[text]
    head, comma, tail = text.partition(", change ")
    changed = read_units(tail.split()) if comma else NO_UNITS
    verb, *rest = head.split()
    if comma and (verb not in ("lay", "pay") or not changed.total):
        raise ValueError(text)
    match verb, rest:
        case "lay", [card]:
            return Lay(card, changed)
        case "pay", _:
            return _read_payment(rest, changed)
        case "ban" | "pick", [card]:
            return on_card(verb, card)
        case "option" | "seat", [number]:
            return Number(f"{verb} {_digit(number)}")
        case "effect", [card, number]:
            return Number(f"effect {card} {_digit(number)}")
        case _, [_, *_] if verb in LISTS:
            return LISTS[verb](rest)
        case _:
            raise ValueError(text)


def _read_division(words: list[str]) -> Divide:
    turns = " ".join(words).split("/")
    return Divide(tuple(tuple(cards.split()) for cards in turns))


LISTS: dict[str, Callable[[list[str]], Action]] = {
    "deck": lambda words: ChooseDeck(" ".join(words)),
    "divide": _read_division,
    "take": lambda words: take(counts_of(SHORT.index(word) for word in words)),
    "change": lambda words: change(read_units(words)),
    "lot": lambda words: Lot(tuple(Seat(_digit(word)) for word in words)),
}
"""Answers that name any number of things."""


def _read_payment(words: list[str], changed: Units) -> Pay:
    crystals = 0
    if words and words[-1].endswith("cr"):
        number = words[-1].removesuffix("cr")
        if not number.isdecimal() or number.startswith("0") or len(number) > 3:
            raise ValueError(words[-1])
        crystals = int(number)
        words = words[:-1]
    return Pay(read_units(words), crystals, changed)


def _digit(word: str) -> int:
    if len(word) > 2 or not word.isdecimal():
        raise ValueError(word)
    return int(word)


def read_units(words: Iterable[str]) -> Units:
    """Read units one by one; ValueError names what is none."""
    cards, temporary = [], []
    for word in words:
        if word in SHORT:
            cards.append(SHORT.index(word))
        elif word in SMALL:
            temporary.append(SMALL.index(word))
        else:
            raise ValueError(word)
    return Units(counts_of(cards), counts_of(temporary))
