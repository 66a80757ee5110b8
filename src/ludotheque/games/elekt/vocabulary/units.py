"""Which Units a card speaks of (ELEKT-3.9 to ELEKT-3.13, ELEKT-L38 to ELEKT-L45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from ludotheque.games.elekt.pieces import ATTRIBUTES, ZONES, Attribute

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card
    from ludotheque.games.elekt.choosing import Mark
    from ludotheque.games.elekt.context import Context
    from ludotheque.games.elekt.state import ElektState

Which = Literal["this", "that", "any", "another", "every", "every-other"]
"""`this`: the Unit that bears the text; `that`: the one the trigger is about; `any`, `another`: one
that is chosen; `every`, `every-other`: all of them."""


class Units(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A description of Units; without further words, those in the card's own zone (3.9)."""

    which: Which = "any"
    owner: Literal["anybody", "you", "opponent", "that-player"] = "anybody"
    type: Literal["spectre", "disciple"] | None = None
    rank: Literal["basic", "elite"] | None = None
    shows: Attribute | None = None
    """Has this symbol, printed or as a token."""
    tokens: Literal["some", "none"] | None = None
    ability: Literal["permanent"] | None = None
    zone: Literal["this", "another", "every"] = "this"

    def chosen(self) -> bool:
        """Whether somebody has to choose among them."""
        return self.which in ("any", "another")

    def marked(self, mark: Mark, context: Context) -> Mark:
        """Say on which side to look: where the text names whose Units, on that side (R103, R113).

        Whoever uses the ability may be the player that it speaks of.
        """
        if self.owner == "that-player":
            return "useful" if context.acting == context.seat else "harmful"
        return "useful" if self.owner == "you" else mark

    def found(self, state: ElektState, context: Context) -> list[Card]:
        """List those that fit, zones and rows from the left (ELEKT-L45)."""
        if self.which == "this":
            return [context.source] if state.zone_of(context.source) is not None else []
        if self.which == "that":
            unit = context.unit
            fits = unit is not None and state.zone_of(unit) is not None
            return [unit] if fits and unit is not None and self.fits(state, context, unit) else []
        return [
            unit
            for zone in self._zones(context)
            for seat in state.sides_in_order(context.seat)
            for unit in state.rows[zone * state.sides + seat]
            if self.fits(state, context, unit)
        ]

    def fits(self, state: ElektState, context: Context, unit: Card) -> bool:
        """Whether a Unit in a zone is one of those."""
        if self.which in ("another", "every-other") and unit is context.source:
            return False
        if self.type is not None and unit.type != self.type:
            return False
        if self.rank is not None and (unit.kind == "basic") != (self.rank == "basic"):
            return False
        if self.shows is not None and not state.symbols(unit, ATTRIBUTES.index(self.shows)):
            return False
        if self.tokens is not None and (sum(state.tokens_on(unit)) > 0) != (self.tokens == "some"):
            return False
        if self.ability is not None and not (unit.has_permanent and unit not in state.silenced):
            return False
        return self._owned(state, context, unit)

    def _owned(self, state: ElektState, context: Context, unit: Card) -> bool:
        if self.owner == "anybody":
            return True
        owner = state.owner_of(unit)
        if self.owner == "you":
            return owner == context.seat
        if self.owner == "opponent":
            return owner != context.seat
        return owner == context.acting

    def _zones(self, context: Context) -> list[int]:
        if self.zone == "every" or context.zone is None:
            return list(range(len(ZONES)))
        if self.zone == "another":
            return [zone for zone in range(len(ZONES)) if zone != context.zone]
        return [context.zone]
