"""What an ability costs (ELEKT-L9, ELEKT-L34 to ELEKT-L37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elekt.doing import discard_from_hand, discard_source, spend
from ludotheque.games.elekt.pieces import COALITION
from ludotheque.games.elekt.vocabulary.units import Units

if TYPE_CHECKING:
    from ludotheque.games.elekt.context import Context
    from ludotheque.games.elekt.state import ElektState
    from ludotheque.table import Emit


class SpendAmber(
    msgspec.Struct, frozen=True, tag="amber", tag_field="pay", forbid_unknown_fields=True
):
    """Spend Amber, all of it or not at all (ELEKT-4.11, ELEKT-4.12)."""

    amount: int = 1

    def price(self, state: ElektState, context: Context) -> int:
        """Return the price; the Coalition pays one less (ELEKT-11.45, ELEKT-11.54)."""
        reduced = state.solo and context.seat == COALITION
        return max(0, self.amount - 1) if reduced else self.amount

    def possible(self, state: ElektState, context: Context) -> bool:
        """Whether there is enough."""
        return state.amber[context.seat] >= self.price(state, context)

    def pay(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Pay it."""
        spend(state, context.seat, self.price(state, context), emit)


class DiscardThis(
    msgspec.Struct, frozen=True, tag="this-card", tag_field="pay", forbid_unknown_fields=True
):
    """Give up the card that bears the ability (Master of Spies)."""

    def possible(self, state: ElektState, context: Context) -> bool:
        """A card in play can always be given up."""
        return True

    def pay(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Discard it."""
        discard_source(state, context, emit)


class DiscardUnits(
    msgspec.Struct, frozen=True, tag="units", tag_field="pay", forbid_unknown_fields=True
):
    """Discard Units from hand."""

    amount: int = 1

    def possible(self, state: ElektState, context: Context) -> bool:
        """Whether there are enough."""
        return len(state.hands[context.seat]) >= self.amount

    def pay(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Discard them, one after another."""
        discard_from_hand(state, context.seat, self.amount, emit)


class RemoveToken(
    msgspec.Struct, frozen=True, tag="token", tag_field="pay", forbid_unknown_fields=True
):
    """Remove a token from one of your own Units in the zone."""

    def possible(self, state: ElektState, context: Context) -> bool:
        """Whether there is one."""
        return bool(self._units().found(state, context))

    def pay(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose it and remove it."""
        from ludotheque.games.elekt.vocabulary.tokens import Remove  # effects may cost something

        Remove(units=self._units()).run(state, context, emit)

    @staticmethod
    def _units() -> Units:
        return Units(owner="you", tokens="some")


Payment = SpendAmber | DiscardThis | DiscardUnits | RemoveToken
Price = tuple[Payment, ...]
"""What has to be paid together."""
