"""Putting a choice to a player; the Coalition's choices are made by its clauses (ELEKT-11.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ludotheque.games.elekt.actions import Word
from ludotheque.games.elekt.pieces import COALITION
from ludotheque.table import Action, Emit, Question, Seat

if TYPE_CHECKING:
    from ludotheque.games.elekt.state import ElektState

    Receive = Callable[[ElektState, Any, Emit], None]
    """What happens when something is chosen; each knows what kind of answer it gets."""

Mark = Literal["useful", "harmful"] | None
"""Whether an effect helps or harms the owner of its target (ELEKT-L66)."""


class Pending(msgspec.Struct, frozen=True, gc=False):
    """An open choice: who chooses what among which, and what happens then."""

    kind: str
    seat: Seat
    options: tuple[Word, ...]
    receive: Receive
    mark: Mark = None


def choose(
    state: ElektState,
    kind: str,
    seat: Seat,
    options: Sequence[Word],
    receive: Receive,
    emit: Emit,
    mark: Mark = None,
) -> None:
    """Put a choice; with one possibility, or none, there is nothing to ask."""
    automatic = seat == COALITION and state.solo
    sided = automatic and mark is not None  # it may leave even the only possibility (R103)
    if len(options) < 2 and not (options and sided):
        if options:
            receive(state, options[0], emit)
        return
    pending = Pending(kind, seat, tuple(options), receive, mark)
    if automatic:
        from ludotheque.games.elekt.coalition import decide  # it knows all that can be chosen

        decide(state, pending, emit)
        return
    state.pending = pending
    state.ask(QUESTIONS[kind], seat)


def _legal(state: ElektState, seat: Seat) -> tuple[Action, ...]:
    assert state.pending is not None
    return state.pending.options


def _receive(state: ElektState, seat: Seat, action: Word, emit: Emit) -> None:
    pending = state.pending
    assert pending is not None
    state.pending = None
    pending.receive(state, action, emit)


CHOICES: dict[str, tuple[str, ...]] = {
    "assign": ("ELEKT-7.2", "ELEKT-7.3", "ELEKT-7.13"),
    "use": ("ELEKT-3.16", "ELEKT-3.18", "ELEKT-R17"),
    "first-ability": ("ELEKT-3.40",),
    "attach": ("ELEKT-8.18", "ELEKT-8.19", "ELEKT-4.20"),
    "attach-one": ("ELEKT-4.19", "ELEKT-4.20"),
    "remove": ("ELEKT-4.25",),
    "carry": ("ELEKT-4.25",),
    "swap": ("ELEKT-8.22", "ELEKT-8.24"),
    "swap-units": ("ELEKT-4.36", "ELEKT-4.38", "ELEKT-4.39"),
    "ban": ("ELEKT-8.26", "ELEKT-8.27"),
    "ban-unit": ("ELEKT-4.40",),
    "rename": ("ELEKT-R63",),
    "protect": ("ELEKT-4.41", "ELEKT-4.44", "ELEKT-4.45"),
    "unit": ("ELEKT-3.12",),
    "place": ("ELEKT-4.31",),
    "place-zone": ("ELEKT-4.31", "ELEKT-R34"),
    "move": ("ELEKT-4.33", "ELEKT-4.34"),
    "discard-from-hand": ("ELEKT-4.4",),
    "player": ("ELEKT-4.13",),
    "take-card": ("ELEKT-R79",),
    "kind": ("ELEKT-3.5",),
    "tie": ("ELEKT-R87",),
    "sceptre": ("ELEKT-9.2", "ELEKT-9.3"),
    "direction": ("ELEKT-2.20",),
    "weaken": ("ELEKT-11.40",),
}
"""Every kind of choice, with the clauses behind it."""

QUESTIONS = {kind: Question("elekt", kind, _legal, _receive) for kind in CHOICES}
