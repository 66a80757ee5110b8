"""Elementa: decks of sixteen creatures, simultaneous combats, best of three."""

from ludotheque.games.elementa.game import ELEMENTA

__all__ = ["ELEMENTA"]
