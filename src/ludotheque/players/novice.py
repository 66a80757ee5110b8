"""The player that knows what is good and often forgets it: an opponent for one's first games."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.players.player import Budget, Player, Thought
from ludotheque.table import Decision, Phrase

SLIPS = 0.4
"""The share of answers given without thinking."""


class Novice(Player):
    """Answers like another player, but now and then just anything."""

    def __init__(self, model: Player) -> None:
        self._model = model

    def think(self, view: Any, decision: Decision, budget: Budget, generator: Random) -> Thought:
        """Answer as the model would, or slip."""
        if generator.random() < SLIPS:
            return Thought(decision.draw(generator), Phrase("player-novice-reason"))
        return self._model.think(view, decision, budget, generator)
