"""Conditions under which an ability acts (ELEKT-L26 to ELEKT-L33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from ludotheque.games.elekt.vocabulary.units import Units
from ludotheque.table import Seat

if TYPE_CHECKING:
    from ludotheque.games.elekt.context import Context
    from ludotheque.games.elekt.state import ElektState


class ThereAre(
    msgspec.Struct, frozen=True, tag="there-are", tag_field="is", forbid_unknown_fields=True
):
    """So many Units fit a description: at least, at most, or both."""

    units: Units
    least: int = 1
    most: int | None = None

    def holds(self, state: ElektState, context: Context) -> bool:
        """Count them."""
        found = len(self.units.found(state, context))
        return found >= self.least and (self.most is None or found <= self.most)


class Only(msgspec.Struct, frozen=True, tag="only", tag_field="is", forbid_unknown_fields=True):
    """All Units in the zone are of one type (ELEKT-R78)."""

    type: Literal["spectre", "disciple"]

    def holds(self, state: ElektState, context: Context) -> bool:
        """Look at every Unit there."""
        everybody = Units(which="every").found(state, context)
        return all(unit.type == self.type for unit in everybody)


class Has(msgspec.Struct, frozen=True, tag="has", tag_field="is", forbid_unknown_fields=True):
    """A player has at least so much of something."""

    what: Literal["amber", "titles", "cards", "units", "privileges"]
    least: int
    who: Literal["you", "that-player"] = "you"

    def holds(self, state: ElektState, context: Context) -> bool:
        """Count what he has."""
        seat = context.seat if self.who == "you" else context.acting
        return seat is not None and amount(state, seat, self.what, context.zone) >= self.least


class Compare(
    msgspec.Struct, frozen=True, tag="compare", tag_field="is", forbid_unknown_fields=True
):
    """You have more, or less, of something than every opponent."""

    what: Literal["amber", "titles", "cards", "units", "rank"]
    how: Literal["most", "least"]

    def holds(self, state: ElektState, context: Context) -> bool:
        """Compare with each opponent; level is neither more nor less."""
        own = amount(state, context.seat, self.what, context.zone)
        others = [
            amount(state, Seat(seat), self.what, context.zone)
            for seat in range(state.sides)
            if seat != context.seat
        ]
        return all(own > other if self.how == "most" else own < other for other in others)


class DuringPhase(
    msgspec.Struct, frozen=True, tag="phase", tag_field="is", forbid_unknown_fields=True
):
    """A certain phase is running (ELEKT-R72)."""

    phase: Literal["assignment", "confrontation", "reset"]

    def holds(self, state: ElektState, context: Context) -> bool:
        """Look at the phase."""
        return state.phase == self.phase


Condition = ThereAre | Only | Has | Compare | DuringPhase


def amount(state: ElektState, seat: Seat, what: str, zone: int | None) -> int:
    """Return how much a player has; of rank, the highest has most."""
    match what:
        case "amber":
            return state.amber[seat]
        case "titles":
            return state.titles(seat)
        case "cards":
            return len(state.hands[seat])
        case "privileges":
            return sum(card.kind == "privilege" for card in state.won[seat])
        case "rank":
            return -state.rank(seat)
        case _:
            return state.units_of(seat, zone)
