"""How checks look at a State."""

from __future__ import annotations

from typing import Any

from ludotheque.table import (
    Decision,
    Match,
    Seat,
    State,
    plain,
    to_json,
)
from tests.conformance.sitting import Answers, Sitting


def shown(state: State, viewer: Seat | None) -> bytes:
    """Return what a viewer sees: his View and, if he is asked, his Decision."""
    parts: list[Any] = [plain(state.view(viewer))]
    if viewer is not None and viewer in state.deciders:
        parts.append(written(state.decision(viewer)))
    return to_json(parts)


def written(decision: Decision) -> list[Any]:
    return [decision.kind, [action.text for action in decision.actions]]


def match_after(sitting: Sitting, answers: Answers) -> Match[Any, Any]:
    match = Match(sitting.game, sitting.begin(), sitting.options, sitting.seats)
    match.replay(answers)
    return match


def digest(state: State) -> bytes:
    return to_json([state.position(), plain(state.deciders)])
