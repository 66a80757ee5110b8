"""Reading a position that somebody gives us, so that a match can be played on from it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ludotheque.table.action import Action
from ludotheque.table.decision import Decision
from ludotheque.table.errors import Unreadable
from ludotheque.table.game import Game, S
from ludotheque.table.outcome import Outcome
from ludotheque.table.phrase import Phrase
from ludotheque.table.seat import Seat
from ludotheque.table.state import NotAsked

REHEARSALS = 3
"""How often a match is tried out from a position that brings its own agenda."""
ANSWERS = 2_000
"""So many answers of a rehearsal are enough."""
STUMBLES = (
    ArithmeticError, AssertionError, AttributeError, LookupError, NotAsked, RecursionError,
    TypeError, ValueError,
)  # fmt: skip
"""What comes of an agenda that makes no sense."""


def read_to_play(game: Game[S, Any], data: Mapping[str, Any], options: Mapping[str, Any]) -> S:
    """Read a position; Unreadable also when its agenda leads nowhere.

    What a person writes names things of the table, which the game checks one by one. The agenda
    is the program's own note of what is still to be done. Only playing on shows whether a changed
    one still makes sense, so a match is tried out before it begins.
    """
    state = game.position(data, options)
    if "agenda" in data:
        for seed in range(REHEARSALS):
            if not _leads_to_an_end(game, state.copy(), Random(seed)):
                problem = Phrase("position-leads-nowhere")
                raise Unreadable(Phrase("position-field", field="agenda", problem=problem))
    return state


def _leads_to_an_end(game: Game[S, Any], state: S, generator: Random) -> bool:
    """Whether chance can play on from a State, and bots could: they imagine what they cannot see.

    A match that stops without a result has lost what was still to be done.
    """
    told: list[Any] = []
    try:
        seats = len(state.view(None).standing())
        for viewer in (None, *map(Seat, range(seats))):
            game.imagine(state.view(viewer), generator)
        for _ in range(ANSWERS):
            if state.over:
                break
            seat = generator.choice(state.deciders)
            view = state.view(seat if seat >= 0 else None)
            game.imagine(view, generator).decision(seat)
            state.apply(seat, _drawn(state.decision(seat), generator), told.append)
        return not state.over or _counts(game, state.outcome)
    except STUMBLES:
        return False


def _drawn(decision: Decision, generator: Random) -> Action:
    """Draw an answer; ValueError where one is offered that would be refused."""
    drawn = decision.draw(generator)
    if not all(map(decision.accepts, (drawn, decision.default, *decision.actions))):
        raise ValueError(drawn)
    return drawn


def _counts(game: Game[S, Any], outcome: Outcome | None) -> bool:
    """Whether it is a result that a match of this game can have."""
    least, most = game.facts.scores
    return outcome is not None and all(least <= score <= most for score in outcome.scores)
