"""States: one moment of a match, all secrets included."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Self

from ludotheque.table.action import Action
from ludotheque.table.decision import Decision
from ludotheque.table.event import Emit
from ludotheque.table.outcome import Outcome
from ludotheque.table.seat import Seat
from ludotheque.table.view import View


class NotAsked(Exception):
    """A State has no question for this seat; a Match turns it into a refusal with its clause."""


class State(ABC):
    """One moment of a match: no generator, no log, no text.

    A State changes only through `apply`. Its parts are immutable values or lists that `copy`
    copies, so a copy is cheap and independent.
    """

    __slots__ = ("deciders",)

    deciders: tuple[Seat, ...]
    """The seats that must answer now; several where play is simultaneous, none when over."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.deciders

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, or None while the match runs."""

    @abstractmethod
    def decision(self, seat: Seat) -> Decision:
        """Return the question put to a seat; NotAsked when there is none."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action, emit: Emit = None) -> None:
        """Answer the open question. The caller guarantees that the action is legal."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Return what a seat, or a spectator (None), may know."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Return the whole State as plain data; `Game.position` reads it back."""

    @abstractmethod
    def pieces(self) -> list[str]:
        """List every card, token or model in play, each once for each place that it is in."""
