"""Answers that are refused: a moment, a seat, an answer, and the reason with its clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.table import CHANCE, Match, Seat
from tests.table.support import CLAIM, FOLLOWING, match_from, play_on, unplayed

ME, YOU = Seat(0), Seat(1)


def before_the_deal() -> Match[Any, Any]:
    """Chance has not answered yet."""
    return unplayed()


def at_the_lead() -> Match[Any, Any]:
    """Seat 0 may lead."""
    return match_from({"hands": ["U4 K6", "U2 X7"], "prize": "D1"})


def phase_two() -> Match[Any, Any]:
    """Seat 1 must follow an Undead in phase two."""
    return match_from({"phase": "two", "hands": ["D1 D2", "U0 K9 G5"], "led": "U3"})


def led_doppelganger() -> Match[Any, Any]:
    """Seat 1 must follow a Doppelgänger."""
    return match_from({"hands": ["D1", "X1 K9"], "led": "X5", "prize": "U1"})


def following() -> Match[Any, Any]:
    """Seat 1 must follow a Goblin."""
    return match_from(FOLLOWING)


def over() -> Match[Any, Any]:
    """The votes have been counted."""
    return play_on(CLAIM.start(seed=7))


REFUSED: list[tuple[Callable[[], Match[Any, Any]], Seat, str, str, str]] = [
    (over, ME, "G0", "claim-over", "CLAIM-4.14"),
    (over, CHANCE, "leads 1", "claim-over", "CLAIM-4.14"),
    (following, Seat(2), "G0", "claim-no-seat", "CLAIM-1.1"),
    (before_the_deal, ME, "G0", "claim-chance-first", "CLAIM-R2"),
    (at_the_lead, CHANCE, "leads 1", "claim-not-chance", "CLAIM-3.12"),
    (at_the_lead, YOU, "U2", "claim-lead-first", "CLAIM-3.8"),
    (following, ME, "D1", "claim-one-card", "CLAIM-3.12"),
    (following, YOU, "leads 1", "claim-not-an-answer", "CLAIM-3.12"),
    (following, YOU, "G0 X1 K9", "claim-not-an-answer", "CLAIM-3.12"),
    (before_the_deal, CHANCE, "G0", "claim-not-an-answer", "CLAIM-R2"),
    (at_the_lead, ME, "X7", "claim-not-in-hand", "CLAIM-3.5"),
    (following, YOU, "G9", "claim-not-in-hand", "CLAIM-3.8"),
    (following, YOU, "K9", "claim-knight-must-follow", "CLAIM-5.4"),
    (led_doppelganger, YOU, "K9", "claim-must-follow-doppelganger", "CLAIM-5.14"),
    (phase_two, YOU, "G5", "claim-must-follow", "CLAIM-4.8"),
]
