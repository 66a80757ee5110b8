"""Elekt: influence for one to four players, in two editions."""

from ludotheque.games.elekt.game import ELEKT

__all__ = ["ELEKT"]
