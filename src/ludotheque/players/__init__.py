"""Who answers: players see a View and a Decision, never a State."""

from ludotheque.players.player import Budget, Player, Thought
from ludotheque.players.registry import load_player, players_for

__all__ = ["Budget", "Player", "Thought", "load_player", "players_for"]
