"""Player specs: `greedy`, `random`, later `ismcts:ms=300`."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.players.claim_greedy import GreedyClaim
from ludotheque.players.elekt_greedy import GreedyElekt
from ludotheque.players.elementa_greedy import GreedyElementa
from ludotheque.players.novice import Novice
from ludotheque.players.player import Player
from ludotheque.players.random_player import RandomPlayer
from ludotheque.table import Phrase, Unreadable

ANY_GAME: dict[str, Callable[..., Player]] = {"random": RandomPlayer}
ONE_GAME: dict[str, dict[str, Callable[..., Player]]] = {
    "claim": {"novice": lambda: Novice(GreedyClaim()), "greedy": GreedyClaim},
    "elekt": {"novice": lambda: Novice(GreedyElekt()), "greedy": GreedyElekt},
    "elementa": {
        "novice": lambda **settings: Novice(GreedyElementa(**settings)),
        "greedy": GreedyElementa,
    },
}
"""Players by name, weakest first."""
SETTINGS: dict[str, tuple[str, ...]] = {"elementa": ("deck",)}
"""What can be set for the players of a game, those for any game excepted."""


def players_for(game: str) -> tuple[str, ...]:
    """Return the names of the players that know a game, weakest first.

    >>> players_for("claim")
    ('random', 'novice', 'greedy')
    """
    return (*ANY_GAME, *ONE_GAME.get(game, {}))


def load_player(spec: str, game: str) -> Player:
    """Return the player that a spec names: `name` or `name:setting=value,…`.

    >>> type(load_player("greedy:deck=wildfire", "elementa")).__name__
    'GreedyElementa'
    """
    name, _, settings = spec.partition(":")
    known = {**ANY_GAME, **ONE_GAME.get(game, {})}
    if name not in known:
        raise Unreadable(
            Phrase("player-unknown", player=name, game=game, players=list(players_for(game)))
        )
    chosen = dict(part.partition("=")[::2] for part in settings.split(",") if part)
    possible = () if name in ANY_GAME else SETTINGS.get(game, ())
    if any(setting not in possible or not value for setting, value in chosen.items()):
        raise Unreadable(Phrase("player-no-settings", player=name, settings=settings))
    return known[name](**chosen)


def register_player(name: str, make: Callable[[], Player], game: str | None = None) -> None:
    """Make a player known for this run, for one game or for all.

    Other processes do not know it: `simulate(…, jobs=1)` then.
    """
    known = ANY_GAME if game is None else ONE_GAME.setdefault(game, {})
    known[name] = make


def best_for(game: str) -> str:
    """Return the spec of the best player that knows a game and answers at once."""
    return "greedy" if "greedy" in ONE_GAME.get(game, {}) else "random"


def adviser_for(game: str) -> Player:
    """Return the player that gives the hints."""
    return load_player(best_for(game), game)
