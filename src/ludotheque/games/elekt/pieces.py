"""What lies on the table besides cards (ELEKT-1.1 to ELEKT-1.13): attributes, zones, Amber."""

from __future__ import annotations

from typing import Literal

from ludotheque.table import Seat

Attribute = Literal["M", "D", "B", "A"]
ATTRIBUTES: tuple[Attribute, ...] = ("M", "D", "B", "A")
"""Mysticality, Duplicity, Brutality, Authority, in the order of the confrontations (8.2)."""
MYSTICALITY, DUPLICITY, BRUTALITY, AUTHORITY = range(4)
TIE = -1
"""Stands where an attribute would among the boosts of a seat for which a tie is resolved."""
COALITION_KINDS = (AUTHORITY, BRUTALITY, DUPLICITY, MYSTICALITY)
"""The order in which the Coalition takes tokens (11.59)."""

Phase = Literal["setup", "enlistment", "assignment", "confrontation", "reset", "over"]

Zone = Literal["S", "M", "P"]
ZONES: tuple[Zone, ...] = ("S", "M", "P")
"""Skirmish, Machination, Privilege, from left to right (2.1)."""
SKIRMISH, MACHINATION, PRIVILEGE = range(3)

Symbols = tuple[int, int, int, int]
NONE: Symbols = (0, 0, 0, 0)

TOKENS: Symbols = (6, 6, 6, 7)
"""The supply at the start (1.1 to 1.4)."""
TOKENS_IN_SOLO: Symbols = (6, 3, 3, 4)
"""With one player (11.16 to 11.19)."""
AMBER = 13
MOST_AMBER = 3
"""What a player can have (4.15)."""
MOST_ASSIGNED = 5
"""Units that a player can assign in a round (7.5)."""
ROUNDS = 6

TITLES_NEEDED = {2: 7, 3: 6, 4: 5}
"""By the number of sides (10.3 to 10.5)."""
ROOM = {2: 3, 3: 2, 4: 2}
"""Units that a player can have in a zone (7.6, 7.7)."""
ROOM_IN_SOLO = 2

COALITION = Seat(1)
"""The automaton's side in the solo variant; nobody sits there."""


def read_symbols(text: str) -> Symbols:
    """Read printed symbols.

    >>> read_symbols("2M 1A")
    (2, 0, 0, 1)
    """
    counts = [0, 0, 0, 0]
    for word in text.split():
        if len(word) != 2 or word[0] not in "0123456789" or word[1] not in "MDBA":
            raise ValueError(word)
        counts["MDBA".index(word[1])] += int(word[0])
    return (counts[0], counts[1], counts[2], counts[3])


def write_symbols(symbols: Symbols) -> str:
    """Write symbols as `read_symbols` reads them."""
    pairs = zip(symbols, ATTRIBUTES, strict=True)
    return " ".join(f"{count}{attribute}" for count, attribute in pairs if count)
