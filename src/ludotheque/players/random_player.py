"""The player that answers anything."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.players.player import Budget, Player, Thought
from ludotheque.table import Decision, Phrase


class RandomPlayer(Player):
    """Picks any of the listed answers with equal odds."""

    def think(self, view: Any, decision: Decision, budget: Budget, generator: Random) -> Thought:
        """Answer by chance."""
        return Thought(decision.draw(generator), Phrase("player-random-reason"), None)
