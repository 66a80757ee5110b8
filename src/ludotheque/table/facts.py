"""What is true of a game before any match begins; algorithms choose by these."""

from __future__ import annotations

import msgspec

from ludotheque.table.options import Option


class GameFacts(msgspec.Struct, frozen=True):
    """Facts of a game, apart from any instance of it."""

    name: str
    rules_version: str
    """Raised on any change of behaviour; records carry it."""
    seats: tuple[int, int]
    """Least and most players."""
    longest: int
    """No match has more answers than this, chance included."""
    scores: tuple[int, int]
    """Least and greatest score of a seat."""
    options: tuple[Option, ...] = ()
    variants: tuple[str, ...] = ("standard",)
    hidden: bool = True
    """Whether some seat may not know something."""
    simultaneous: bool = False
    """Whether several seats may have to decide at once."""
    symmetric: bool = True
    """Whether the rules treat all seats alike."""
