"""Outcomes: how a match ended, and why."""

from __future__ import annotations

import msgspec

from ludotheque.table.seat import Seat


class Outcome(msgspec.Struct, frozen=True):
    """The ranking (best first, ties together), each seat's score, and the reason's message id.

    >>> Outcome(ranking=((Seat(1),), (Seat(0),)), scores=(2, 3), reason="claim-majority").winner
    1
    """

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winner(self) -> Seat | None:
        """The only seat in first place, or None after a draw."""
        first = self.ranking[0]
        return first[0] if len(first) == 1 else None
