"""Decks that players bring: what a game found in one, and what is wrong with it."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.table.phrase import Phrase


class DeckProblem(NamedTuple):
    """One thing that is wrong with a deck: words, the clause, and the line where it stands."""

    phrase: Phrase
    clause: str | None = None
    """None where nothing is against the rules, but something cannot be read."""
    line: int | None = None
    """From 1; None where it is not one line that is wrong."""


class CheckedDeck(NamedTuple):
    """A deck as it was read."""

    cards: str
    """The cards that could be read, as an answer in the game's notation names them."""
    problems: tuple[DeckProblem, ...]
    """Nothing, if the deck may be played with."""
