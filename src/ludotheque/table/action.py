"""Actions: the answers that seats and chance give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from ludotheque.table.seat import Seat


class Notated:
    """A small immutable value that is written as a short text everywhere outside Python.

    Records, cases, views, the wire and the terminal all use `text`.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def text(self) -> str:
            """The value as it is written; a slot, or worked out on demand."""

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the value that a text stands for; what can stand in a View defines this."""
        raise ValueError(text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Action(Notated):
    """An answer to a Decision: immutable, hashable, with a text notation."""

    __slots__ = ()

    def reseated(self, order: Sequence[Seat]) -> Action:
        """Return the same answer at a table where seat `i` sits on `order[i]`."""
        return self


class PickSeat(Action):
    """Chance picks a seat.

    >>> PickSeat("leads", Seat(1)).text
    'leads 1'
    """

    __slots__ = ("seat", "text", "verb")
    text: str

    def __init__(self, verb: str, seat: Seat) -> None:
        self.verb = verb
        self.seat = seat
        self.text = f"{verb} {seat}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PickSeat) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    @classmethod
    def read(cls, text: str) -> Self:
        """Read `leads 1`."""
        verb, _, seat = text.rpartition(" ")
        return cls(verb, Seat(int(seat)))

    def reseated(self, order: Sequence[Seat]) -> Action:
        """Return the pick of the seat that this one became."""
        return PickSeat(self.verb, order[self.seat])

    def __reduce__(self) -> tuple[Any, ...]:
        return (PickSeat, (self.verb, self.seat))


class Shuffle(Action):
    """Chance puts pieces into an order, first (or top) first."""

    __slots__ = ("pieces",)

    def __init__(self, pieces: tuple[Notated, ...]) -> None:
        self.pieces = pieces

    @property
    def text(self) -> str:
        """The pieces in order, separated by spaces; built on demand, since few ask."""
        return " ".join([piece.text for piece in self.pieces])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shuffle) and other.pieces == self.pieces

    def __hash__(self) -> int:
        return hash(self.pieces)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Shuffle, (self.pieces,))
