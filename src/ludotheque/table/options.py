"""Options of a game, checked by name and value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheque.table.errors import Unreadable
from ludotheque.table.phrase import Phrase


class Option(msgspec.Struct, frozen=True):
    """A choice made before a match: a name, the values that it takes, the one used otherwise."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool
    seats: tuple[int, int] | None = None
    """The numbers of players, least and most, for which it matters; None: for all."""
    needs: tuple[tuple[str | int | bool, int], ...] = ()
    """Values that need so many players at least."""

    def offered(self, seats: int) -> tuple[str | int | bool, ...]:
        """Return the values to choose from with so many players; none where it does not matter.

        >>> Option("first", ("draw", 0, 1, 2), "draw", (2, 3), needs=((2, 3),)).offered(2)
        ('draw', 0, 1)
        """
        least, most = self.seats or (seats, seats)
        if not least <= seats <= most:
            return ()
        needs = dict(self.needs)
        return tuple(value for value in self.values if needs.get(value, 0) <= seats)

    def read(self, value: Any) -> str | int | bool:
        """Return the value that `value` (perhaps typed as text) stands for."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and value.lower() == str(allowed).lower():
                return allowed
        raise Unreadable(
            Phrase(
                "table-bad-option-value",
                option=self.name,
                value=str(value),
                values=[str(v) for v in self.values],
            )
        )


def read_options(game: str, known: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """Check the given options and fill in the defaults."""
    if not given:
        return {option.name: option.default for option in known}
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            raise Unreadable(
                Phrase("table-unknown-option", game=game, option=name, known=sorted(names))
            )
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in known
    }
