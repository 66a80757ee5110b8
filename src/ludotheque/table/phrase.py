"""Things to be said, without their words.

Rules, records and cases say *what* is to be told (an id and its arguments); the words in English,
French and Polish are in `locale/`. So no text stands in code and every message exists in every
language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from ludotheque.table.seat import Seat


class SeatName:
    """Stands in a Phrase for whoever sits on a seat; the reader's own seat becomes "you"."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatName) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash((SeatName, self.seat))

    def __repr__(self) -> str:
        return f"SeatName({self.seat})"


class PerSeat(tuple[int, ...]):
    """Stands in a Phrase for one number per seat; the reader's own comes first."""

    __slots__ = ()


class Phrase:
    """A message id and its arguments (text, numbers, Phrases, SeatNames, cards, lists of these).

    >>> Phrase("claim-event-first-leader", seat=SeatName(1))
    Phrase('claim-event-first-leader', seat=SeatName(1))
    """

    __slots__ = ("args", "id")

    speak: ClassVar[Callable[[Phrase], str] | None] = None
    """How `str(phrase)` finds its English words; the package sets it, `table` knows no texts."""

    def __init__(self, id: str, /, **args: Any) -> None:
        self.id = id
        self.args: Mapping[str, Any] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args)))

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Phrase({self.id!r}{given})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_phrase, (self.id, dict(self.args)))

    def __str__(self) -> str:
        return Phrase.speak(self) if Phrase.speak is not None else repr(self)


def _phrase(id: str, args: dict[str, Any]) -> Phrase:
    return Phrase(id, **args)
