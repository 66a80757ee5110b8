"""Who answers: players see a View and a Decision, never a State."""

from ludotheque.players.player import Budget, Player, Thought
from ludotheque.players.registry import (
    adviser_for,
    best_for,
    load_player,
    players_for,
    register_player,
)

__all__ = [
    "Budget",
    "Player",
    "Thought",
    "adviser_for",
    "best_for",
    "load_player",
    "players_for",
    "register_player",
]
