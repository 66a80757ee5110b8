"""Answers that are refused: with the right clause, and nothing changes (CLAIM-R42)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.table import CHANCE, Event, IllegalAction, Seat
from tests.games.claim.playing import A, B, ClaimMatch, at, lopsided, play, steps, unstarted
from tests.games.claim.rulebook import FACES, allowed

ONE: dict[str, Any] = {"hands": ["G1 K5 D3", "G2 K3 X8"], "prize": "D1"}
TWO: dict[str, Any] = {"phase": "two", "hands": ["G1 K5 D3", "G2 K3 X8"]}
OVER: dict[str, Any] = {"phase": "over", "scores": ["U1", ""]}

Refused = tuple[str, str, dict[str, Any], list[str], int, str]
REFUSED: list[Refused] = [
    # clause, reason, position, moves before, who, what
    ("CLAIM-3.8", "claim-lead-first", ONE, [], 1, "G2"),
    ("CLAIM-3.5", "claim-not-in-hand", ONE, [], 0, "G2"),
    ("CLAIM-3.5", "claim-not-in-hand", ONE, [], 0, "D1"),
    ("CLAIM-3.12", "claim-not-a-card", ONE, [], 0, "leads 0"),
    ("CLAIM-3.12", "claim-not-a-card", ONE, [], 0, "G1 K5 D3"),
    ("CLAIM-3.12", "claim-not-chance", ONE, [], -1, "leads 1"),
    ("CLAIM-1.1", "claim-no-seat", ONE, [], 2, "G1"),
    ("CLAIM-1.1", "claim-no-seat", ONE, [], -2, "G1"),
    ("CLAIM-3.12", "claim-one-card", ONE, ["0 G1"], 0, "K5"),
    ("CLAIM-3.12", "claim-one-card", ONE, ["0 G1"], 0, "G1"),
    ("CLAIM-3.8", "claim-not-in-hand", ONE, ["0 G1"], 1, "K5"),
    ("CLAIM-5.4", "claim-knight-must-follow", ONE, ["0 G1"], 1, "K3"),
    ("CLAIM-3.9", "claim-must-follow", ONE, ["0 K5"], 1, "G2"),
    ("CLAIM-5.14", "claim-must-follow-doppelganger", ONE, ["0 G1", "1 X8", "1 G2"], 0, "K5"),
    ("CLAIM-4.8", "claim-must-follow", TWO, ["0 K5"], 1, "G2"),
    ("CLAIM-5.4", "claim-knight-must-follow", TWO, ["0 G1"], 1, "K3"),
    ("CLAIM-4.14", "claim-over", OVER, [], 0, "U1"),
    ("CLAIM-4.14", "claim-over", OVER, [], -1, "leads 1"),
    # In phase two the clauses of phase two bind: 4.7 the Leader, 4.8 the Second.
    ("CLAIM-4.7", "claim-not-in-hand", TWO, [], 0, "G2"),
    ("CLAIM-4.8", "claim-not-in-hand", TWO, ["0 G1"], 1, "K5"),
    ("CLAIM-4.8", "claim-lead-first", TWO, [], 1, "G2"),
]
REFUSED[13] = (
    "CLAIM-5.14",
    "claim-must-follow-doppelganger",
    {"hands": ["X1 K5", "G2 X8"], "prize": "D1"},
    ["0 X1"],
    1,
    "G2",
)


def label(case: object) -> str:
    return "-".join(case) if isinstance(case, list) else "" if isinstance(case, dict) else str(case)
