"""Reading a position that somebody gives us, so that a match can be played on from it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ludotheque.table.errors import Unreadable
from ludotheque.table.game import Game, S
from ludotheque.table.phrase import Phrase
from ludotheque.table.state import State

REHEARSALS = 3
"""How often a match is tried out from a position that brings its own agenda."""
ANSWERS = 2_000
"""So many answers of a rehearsal are enough."""
STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def read_to_play(game: Game[S, Any], data: Mapping[str, Any], options: Mapping[str, Any]) -> S:
    """Read a position; Unreadable also when its agenda leads nowhere.

    What a person writes names things of the table, which the game checks one by one. The agenda
    is the program's own note of what is still to be done. Only playing on shows whether a changed
    one still makes sense, so a match is tried out before it begins.
    """
    state = game.position(data, options)
    if "agenda" in data:
        for seed in range(REHEARSALS):
            _rehearse(state.copy(), Random(seed))
    return state


def _rehearse(state: State, generator: Random) -> None:
    told: list[Any] = []
    try:
        for _ in range(ANSWERS):
            if state.over:
                return
            seat = generator.choice(state.deciders)
            state.view(seat if seat >= 0 else None)
            state.apply(seat, state.decision(seat).draw(generator), told.append)
    except STUMBLES:
        problem = Phrase("position-leads-nowhere")
        raise Unreadable(Phrase("position-field", field="agenda", problem=problem)) from None
