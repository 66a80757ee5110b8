"""Who takes part in the comparison."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec


class Contestant(msgspec.Struct, frozen=True):
    """One way to play random games, one whole game at a time."""

    name: str
    play: Callable[[Random], Any]
    """Plays a game and returns it finished; this is all that the clock sees."""
    plies: Callable[[Any], int]
    """Counts the players' answers in a finished game."""
