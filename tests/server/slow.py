"""Bots that are no good: one thinks for ever, one fails, one dies, one cheats.

Processes in which bots think import this module by name, so that they know them too.
"""

from __future__ import annotations

import os
import time
from random import Random
from typing import Any

from ludotheque.games.claim.cards import Card
from ludotheque.players.player import Budget, Player, Thought
from ludotheque.players.registry import register_player
from ludotheque.server.thinking import Puzzle
from ludotheque.server.thinking import think as think_well
from ludotheque.table import Decision, Phrase


class Slow(Player):
    """Thinks for ever."""

    def think(self, view: Any, decision: Decision, budget: Budget, generator: Random) -> Thought:
        """Think for longer than anybody waits."""
        time.sleep(600)
        raise AssertionError("nobody waits for this")


class Failing(Player):
    """Cannot do it."""

    def think(self, view: Any, decision: Decision, budget: Budget, generator: Random) -> Thought:
        """Fail."""
        raise ValueError("this bot is broken")


class Dying(Player):
    """Takes its process with it."""

    def think(self, view: Any, decision: Decision, budget: Budget, generator: Random) -> Thought:
        """End the process."""
        os._exit(3)


class Cheating(Player):
    """Answers with a card that it does not hold."""

    def think(self, view: Any, decision: Decision, budget: Budget, generator: Random) -> Thought:
        """Answer what is not allowed."""
        cards = (Card.read(f"U{value}") for value in range(10))
        wrong = next(card for card in cards if card not in view.hand)
        return Thought(wrong, Phrase("player-novice-reason"))


def register() -> None:
    """Make these bots known in this process."""
    for name, make in (("slow", Slow), ("failing", Failing), ("dying", Dying), ("cheat", Cheating)):
        register_player(name, make, "claim")


def think(puzzle: Puzzle) -> Thought:
    """Think as the server's processes do, with these bots known."""
    register()
    return think_well(puzzle)
