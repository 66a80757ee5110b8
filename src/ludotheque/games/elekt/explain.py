"""Why an answer is refused, and by which clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.elekt import actions
from ludotheque.games.elekt.asking import room_left
from ludotheque.games.elekt.choosing import CHOICES
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


def explain(state: ElektState, seat: Seat, action: Action | None) -> Violation | None:
    """Return why an answer is not legal, or None when it is."""
    if not state.deciders:
        return Violation(Phrase("elekt-over"), "ELEKT-10.1")
    if seat not in state.deciders:
        return Violation(Phrase("elekt-not-asked"), _clause(state))
    if action is None:
        return None
    decision = state.decision(seat)
    if action in decision.actions or decision.accepts(action):
        return None
    return _reason(state, seat, action, decision.kind)


def _clause(state: ElektState) -> str:
    return "ELEKT-7.1" if state.phase == "assignment" else "ELEKT-5.4"


def _reason(state: ElektState, seat: Seat, action: Action, kind: str) -> Violation:
    if isinstance(action, actions.Assign) and kind == "assign":
        if action.card not in [card.id for card in state.hands[seat]]:
            return Violation(Phrase("elekt-not-in-hand"), "ELEKT-4.29")
        if not room_left(state, action.zone, seat):
            clause = "ELEKT-11.32" if state.solo else "ELEKT-7.7" if state.sides == 2 else "ELEKT-7.6"
            return Violation(Phrase("elekt-no-room"), clause)
    if isinstance(action, actions.Attach) and kind in ("attach", "attach-one"):
        if not state.supply[action.kind]:
            return Violation(Phrase("elekt-no-such-token"), "ELEKT-4.20")
        if any(isinstance(o, actions.Attach) and o.card == action.card for o in _options(state)):
            return Violation(Phrase("elekt-same-token"), "ELEKT-8.19")
        return Violation(Phrase("elekt-not-in-zone"), "ELEKT-8.18")
    if isinstance(action, actions.Pick) and kind in ("ban", "ban-unit"):
        return Violation(Phrase("elekt-not-in-zone"), "ELEKT-8.26")
    clauses = CHOICES.get(kind) or {"enlist": ("ELEKT-6.2",)}.get(kind, ("ELEKT-5.1",))
    return Violation(Phrase("elekt-not-possible"), clauses[0])


def _options(state: ElektState) -> tuple[Action, ...]:
    return () if state.pending is None else state.pending.options
