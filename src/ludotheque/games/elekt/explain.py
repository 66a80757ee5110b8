"""Why an answer is refused, and by which clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.elekt import actions
from ludotheque.games.elekt.asking import most_assigned, room_left
from ludotheque.games.elekt.choosing import CHOICES
from ludotheque.games.elekt.windows import Used
from ludotheque.table import Action, Phrase, Seat, Violation

if TYPE_CHECKING:
    from ludotheque.games.elekt.state import ElektState

VIOLATIONS = (
    "elekt-over",
    "elekt-not-asked",
    "elekt-not-in-hand",
    "elekt-no-room",
    "elekt-no-such-token",
    "elekt-same-token",
    "elekt-not-in-zone",
    "elekt-not-possible",
)

BY_EDITION = {
    "remove": {"fr": "ELEKT-4.26", "pl": "ELEKT-4.27"},
    "swap-units": {"fr": "ELEKT-4.38", "pl": "ELEKT-R42"},
}
"""Choices that an edition narrows, with the clause that does."""


def explain(state: ElektState, seat: Seat, action: Action | None) -> Violation | None:
    """Return why an answer is not legal, or None when it is."""
    if not state.deciders:
        return Violation("ELEKT-10.1", Phrase("elekt-over"))
    if seat not in state.deciders:
        return Violation(_clause(state, seat), Phrase("elekt-not-asked"))
    if action is None:
        return None
    decision = state.decision(seat)
    if action in decision.actions or decision.accepts(action):
        return None
    return _reason(state, seat, action, decision.kind)


def _clause(state: ElektState, seat: Seat) -> str:
    """Why a player is not asked: it is not his turn, not his Unit, or he has no turn left."""
    if state.pending is not None and state.pending.kind == "protect":
        return "ELEKT-4.48"
    if state.phase != "assignment":
        return "ELEKT-5.4"
    if seat in state.passed:
        return "ELEKT-7.4"
    seated = 0 <= seat < state.sides
    turns_left = not seated or state.assigned[seat] < most_assigned(state, seat)
    return "ELEKT-7.1" if turns_left else "ELEKT-7.5"


def _reason(state: ElektState, seat: Seat, action: Action, kind: str) -> Violation:
    if isinstance(action, actions.Assign) and kind == "assign":
        if action.card not in [card.id for card in state.hands[seat]]:
            return Violation("ELEKT-4.29", Phrase("elekt-not-in-hand"))
        if not room_left(state, action.zone, seat):
            clause = "ELEKT-7.7" if state.sides == 2 else "ELEKT-7.6"
            return Violation("ELEKT-11.32" if state.solo else clause, Phrase("elekt-no-room"))
    if isinstance(action, actions.Assign) and kind == "move" and _full(state, action):
        return Violation("ELEKT-4.34", Phrase("elekt-no-room"))
    if isinstance(action, actions.Attach) and kind in ("attach", "attach-one"):
        return _no_token(state, action, kind)
    if isinstance(action, actions.Pick) and kind in ("ban", "ban-unit"):
        clause = "ELEKT-8.26" if kind == "ban" else "ELEKT-3.9"
        return Violation(clause, Phrase("elekt-not-in-zone"))
    return _other(state, action, kind)


def _no_token(state: ElektState, action: actions.Attach, kind: str) -> Violation:
    """Why a token cannot be attached like this."""
    if not state.supply[action.kind]:
        return Violation("ELEKT-4.20", Phrase("elekt-no-such-token"))
    if any(isinstance(o, actions.Attach) and o.card == action.card for o in _options(state)):
        if kind == "attach-one":  # a card that names the kind of token
            return Violation("ELEKT-4.19", Phrase("elekt-not-possible"))
        return Violation("ELEKT-8.19", Phrase("elekt-same-token"))
    clause = "ELEKT-8.18" if kind == "attach" else "ELEKT-3.9"
    return Violation(clause, Phrase("elekt-not-in-zone"))


def _other(state: ElektState, action: Action, kind: str) -> Violation:
    if action in actions.USE:
        return Violation(_unusable(state, action, kind), Phrase("elekt-not-possible"))
    if action == actions.NEW and kind != "enlist":
        return Violation("ELEKT-6.3", Phrase("elekt-not-possible"))
    if isinstance(action, actions.Assign) and kind == "swap":
        return Violation("ELEKT-8.24", Phrase("elekt-not-possible"))
    if kind in BY_EDITION:
        return Violation(BY_EDITION[kind][state.settings.edition], Phrase("elekt-not-possible"))
    clauses = CHOICES.get(kind) or {"enlist": ("ELEKT-6.2",)}.get(kind, ("ELEKT-5.1",))
    return Violation(clauses[0], Phrase("elekt-not-possible"))


def _unusable(state: ElektState, action: Action, kind: str) -> str:
    """Why an ability cannot be used: not now, not at this price, or not once more."""
    if kind != "use" or state.pending is None:
        return "ELEKT-3.15"
    assert isinstance(state.pending.receive, Used)
    prices = state.pending.receive.ability.cost
    return "ELEKT-4.3" if actions.USE.index(action) < len(prices) else "ELEKT-3.20"


def _full(state: ElektState, move: actions.Assign) -> bool:
    """Whether the owner of a Unit has no room where it is to be moved."""
    unit = state.cards.get(move.card)
    owner = None if unit is None else state.owner_of(unit)
    return owner is not None and not room_left(state, move.zone, owner)


def _options(state: ElektState) -> tuple[Action, ...]:
    return () if state.pending is None else state.pending.options
