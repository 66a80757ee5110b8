"""What a player is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

import msgspec

from ludotheque.table import Action, Decision, Phrase


class Budget(msgspec.Struct, frozen=True):
    """How much a player may think about one decision: seconds, iterations, or either."""

    seconds: float | None = None
    iterations: int | None = None


class Thought(msgspec.Struct, frozen=True):
    """An answer, and why."""

    action: Action
    reason: Phrase
    as_good: tuple[Action, ...] | None = ()
    """Answers among which it was drawn; None where any answer would have done."""

    def agrees_with(self, action: Action) -> bool:
        """Whether an answer is no worse, as far as the player can tell."""
        return self.as_good is None or action == self.action or action in self.as_good


class Player(ABC):
    """Answers decisions. It keeps no state between them: all it may use is handed to it."""

    @abstractmethod
    def think(self, view: Any, decision: Decision, budget: Budget, generator: Random) -> Thought:
        """Answer a decision from what the seat may know.

        The generator is the player's own; the same view, decision, iterations and generator give
        the same answer.
        """
