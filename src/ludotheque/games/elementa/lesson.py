"""The tutorial: the cards are the learner's own choice, and every lot lets the learner begin."""

from __future__ import annotations

from ludotheque.games.elementa.actions import Lot
from ludotheque.games.elementa.state import COMBATS, ROUNDS_NEEDED, TURNS
from ludotheque.table import Seat

LEARNER_FIRST = Lot((Seat(0), Seat(1))).text
ROUNDS = 2 * ROUNDS_NEEDED - 1
LOTS_OF_A_COMBAT = 8
"""More than ever come up: payments, effects, and the stops at which resources can be changed."""

LESSON = (LEARNER_FIRST,) * (ROUNDS * TURNS * COMBATS * LOTS_OF_A_COMBAT)
"""What chance answers, in order: two are equal so often that a lot is drawn."""
