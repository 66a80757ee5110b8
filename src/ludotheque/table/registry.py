"""The registry: which games there are. Games announce themselves as entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from ludotheque.table.errors import Unreadable
from ludotheque.table.game import Game
from ludotheque.table.phrase import Phrase

GROUP = "ludotheque.games"
"""The entry point group under which a package announces its games."""


@cache
def games() -> tuple[str, ...]:
    """Return the names of all games, in alphabetical order.

    >>> "claim" in games()
    True
    """
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


@cache
def load(name: str) -> Game[Any, Any]:
    """Return a game by its name.

    >>> load("claim").facts.seats
    (2, 2)
    """
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            game = entry.load()
            assert isinstance(game, Game), f"{entry.value} is no Game"
            return game
    raise Unreadable(Phrase("table-unknown-game", game=name, games=list(games())))
