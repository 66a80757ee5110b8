"""Tricks and phases: the words that state, view and rules share."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotheque.games.claim.cards import Card
from ludotheque.table import Seat

Phase = Literal["setup", "one", "two", "over"]
PHASES: tuple[Phase, ...] = ("setup", "one", "two", "over")

TRICKS = 13
"""Tricks in each phase, and cards in a full hand (CLAIM-3.1, CLAIM-4.2)."""

SEATS = (Seat(0), Seat(1))
OTHER = (Seat(1), Seat(0))
"""`OTHER[seat]` is the opponent."""


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A finished trick, public to all (CLAIM-6.11)."""

    leader: Seat
    led: Card
    answer: Card
    winner: Seat
    prize: Card | None
    """What the trick was about; None in phase two (CLAIM-4.3)."""

    @property
    def text(self) -> str:
        """The trick as positions write it: `0 U4 X7 1 D1`."""
        parts = [str(self.leader), self.led.text, self.answer.text, str(self.winner)]
        return " ".join(parts if self.prize is None else [*parts, self.prize.text])

    def played_by(self, seat: int) -> Card:
        """Return the card that a seat played."""
        return self.led if seat == self.leader else self.answer
