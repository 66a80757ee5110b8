"""Words for what is paid, gained and changed, for the log and for answers."""

from __future__ import annotations

from ludotheque.games.elementa.elements import ELEMENTS, SHORT
from ludotheque.table import Phrase


def unit_phrases(text: str) -> list[Phrase]:
    """Say units that are written one by one: `Fi Fi wa` are two Fire and a temporary Water.

    >>> [str(phrase) for phrase in unit_phrases("Fi Fi wa")]
    ['2 Fire', '1 temporary Water']
    """
    words = text.split()
    return [
        Phrase("elementa-unit", element=element_of(word), kind=kind_of(word), count=count)
        for word in dict.fromkeys(words)
        if (count := words.count(word))
    ]


def element_of(word: str) -> str:
    """Return the element of a unit as it is written."""
    return ELEMENTS[SHORT.index(word.capitalize())]


def kind_of(word: str) -> str:
    """Tell a resource card (`Fi`) from a temporary resource (`fi`)."""
    return "card" if word in SHORT else "temporary"


def stock_phrase(what: str, amount: int) -> Phrase:
    """Say so many points or crystals."""
    return Phrase("elementa-stock", what=what, amount=amount)


def payment_phrases(units: str, crystals: int) -> list[Phrase]:
    """Say what is paid: units, then crystals."""
    paid = unit_phrases(units)
    return [*paid, stock_phrase("crystals", crystals)] if crystals else paid


def gain_phrases(points: int, crystals: int, units: str) -> list[Phrase]:
    """Say what somebody receives, each number with its sign."""
    stock = [
        Phrase(
            "elementa-signed", sign="plus" if n > 0 else "minus", what=stock_phrase(what, abs(n))
        )
        for what, n in (("points", points), ("crystals", crystals))
        if n
    ]
    return [*stock, *unit_phrases(units)]


def signed(amount: int) -> str:
    """Write a number with its sign.

    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"−{-amount}" if amount < 0 else f"+{amount}"
