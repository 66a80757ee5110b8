"""The registry: which games there are. Games announce themselves as entry points."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from ludotheque.table.errors import Unreadable
from ludotheque.table.game import Game
from ludotheque.table.phrase import Phrase

GROUP = "ludotheque.games"
"""The entry point group under which a package announces its games."""

_loaded: dict[str, Game[Any, Any]] = {}


def games() -> tuple[str, ...]:
    """Return the names of all games, in alphabetical order.

    >>> "claim" in games()
    True
    """
    return tuple(sorted({*_loaded, *(entry.name for entry in entry_points(group=GROUP))}))


def load(name: str) -> Game[Any, Any]:
    """Return a game by its name.

    >>> load("claim").facts.seats
    (2, 2)
    """
    if name not in _loaded:
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                register(entry.load())
                break
        else:
            raise Unreadable(Phrase("table-unknown-game", game=name, games=list(games())))
    return _loaded[name]


def register(game: Game[Any, Any]) -> None:
    """Make a game known for this run, as an installed package does for good."""
    _loaded[game.facts.name] = game
