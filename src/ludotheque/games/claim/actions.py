"""Answers in Claim: a player answers with a Card; chance names the first Leader and shuffles."""

from __future__ import annotations

from ludotheque.games.claim.cards import DECK
from ludotheque.table import PickSeat, Seat, Shuffle

LEADS = (PickSeat("leads", Seat(0)), PickSeat("leads", Seat(1)))
"""Chance names the Leader of the first trick (CLAIM-R2)."""

UNSHUFFLED = Shuffle(DECK)
"""The deck in order; the shuffle may put it into any other (CLAIM-2.1)."""
