"""The four elements, and counts of units by element (ELEM-1.21, ELEM-1.22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Element = Literal["fire", "water", "earth", "air"]
ELEMENTS: tuple[Element, ...] = ("fire", "water", "earth", "air")
SHORT = ("Fi", "Wa", "Ea", "Ai")
"""A resource card of each element as it is written; in small letters, a temporary resource."""

Counts = tuple[int, int, int, int]
"""So many units of Fire, Water, Earth and Air."""
NONE: Counts = (0, 0, 0, 0)

FIRST_CRYSTALS = 3
"""What each receives after preparing his deck (ELEM-3.7)."""
FIRST_RESOURCES = 4
"""Resource cards, then (ELEM-3.8)."""
FIRST_RESTOCK = 1
"""The first turn with a restock (ELEM-R15)."""
CRYSTALS_FOR_A_UNIT = 3
"""What pays any one unit of a cost instead (ELEM-7.4)."""


def add(first: Counts, second: Counts) -> Counts:
    """Add counts, element by element."""
    a, b, c, d = first
    e, f, g, h = second
    return (a + e, b + f, c + g, d + h)


def take_away(first: Counts, second: Counts) -> Counts:
    """Take counts away, element by element."""
    a, b, c, d = first
    e, f, g, h = second
    return (a - e, b - f, c - g, d - h)


def lesser(first: Counts, second: Counts) -> Counts:
    """Return the lesser count of each element.

    >>> lesser((2, 0, 1, 0), (1, 1, 1, 1))
    (1, 0, 1, 0)
    """
    a, b, c, d = first
    e, f, g, h = second
    # Four calls of `min` would take thrice as long, here where random play spends its time.
    return (a if a < e else e, b if b < f else f, c if c < g else g, d if d < h else h)  # noqa: FURB136


def one(element: int, amount: int = 1) -> Counts:
    """Return so many units of one element.

    >>> one(2)
    (0, 0, 1, 0)
    """
    counts = [0, 0, 0, 0]
    counts[element] = amount
    return (counts[0], counts[1], counts[2], counts[3])


def counts_of(elements: Iterable[int]) -> Counts:
    """Count elements that are listed one by one."""
    counts = [0, 0, 0, 0]
    for element in elements:
        counts[element] += 1
    return (counts[0], counts[1], counts[2], counts[3])


def write_counts(counts: Counts, names: tuple[str, ...] = SHORT) -> str:
    """Write counts unit by unit.

    >>> write_counts((2, 0, 1, 0))
    'Fi Fi Ea'
    """
    return " ".join([name for name, count in zip(names, counts, strict=True) for _ in range(count)])


def read_counts(text: str) -> Counts:
    """Read counts; ValueError names what is no element (ELEM-R2).

    >>> read_counts("Fi Ea Fi")
    (2, 0, 1, 0)
    """
    try:
        return counts_of(SHORT.index(word) for word in text.split())
    except ValueError:
        wrong = next(word for word in text.split() if word not in SHORT)
        raise ValueError(wrong) from None
