"""Who answers: players see a View and a Decision, never a State."""

from ludotheque.players.player import Budget, Player, Thought
from ludotheque.players.registry import adviser_for, load_player, players_for

__all__ = ["Budget", "Player", "Thought", "adviser_for", "load_player", "players_for"]
