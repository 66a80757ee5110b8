"""Effects on tokens (ELEKT-L46, ELEKT-L47)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from ludotheque.games.elekt import actions
from ludotheque.games.elekt.choosing import Mark, choose
from ludotheque.games.elekt.doing import attach_token, carry_token, remove_token
from ludotheque.games.elekt.pieces import ATTRIBUTES, COALITION_KINDS, Attribute
from ludotheque.games.elekt.vocabulary.units import Units

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card
    from ludotheque.games.elekt.context import Context
    from ludotheque.games.elekt.state import ElektState
    from ludotheque.table import Emit, Seat

TokenKind = Attribute | Literal["any"]


def kinds(token: TokenKind) -> tuple[int, ...]:
    """Return the kinds of token that are meant, in the order A, B, D, M (ELEKT-L45)."""
    return COALITION_KINDS if token == "any" else (ATTRIBUTES.index(token),)


class Attach(msgspec.Struct, frozen=True, tag="attach", tag_field="do", forbid_unknown_fields=True):
    """Attach tokens from the supply, as far as it has them (ELEKT-4.19, ELEKT-4.20)."""

    token: TokenKind
    to: Units = Units(which="this")
    amount: int = 1
    mark: ClassVar[Mark] = "useful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Attach one after another; every Unit of several gets its own."""
        if self.to.chosen() or self.to.which in ("this", "that"):
            state.then(*[AttachOne(self, context)] * self.amount)
            return
        one = msgspec.structs.replace(self, to=Units(which="that"))
        for unit in reversed(self.to.found(state, context)):  # the leftmost is the first
            here = msgspec.structs.replace(context, unit=unit)
            state.then(*[AttachOne(one, here)] * self.amount)


class AttachOne(msgspec.Struct, frozen=True, gc=False):
    """One token of an effect."""

    effect: Attach
    context: Context

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Let the owner of the ability choose kind and Unit, where there is a choice."""
        units = self.effect.to.found(state, self.context)
        options = [
            actions.attach(kind, unit.id)
            for kind in kinds(self.effect.token)
            if state.supply[kind]
            for unit in units
        ]
        receive = Laid(self.context.seat)
        choose(state, "attach-one", self.context.seat, options, receive, emit, "useful")


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A chosen token is laid on a chosen Unit."""

    seat: Seat

    def __call__(self, state: ElektState, action: actions.Attach, emit: Emit) -> None:
        """Attach it."""
        attach_token(state, self.seat, action.kind, state.cards[action.card], emit)


class Remove(msgspec.Struct, frozen=True, tag="remove", tag_field="do", forbid_unknown_fields=True):
    """Remove a token; in French only from one's own Units unless the card says so (4.26, 4.27)."""

    units: Units = Units(which="any")
    token: TokenKind = "any"
    mark: ClassVar[Mark] = "harmful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose the token and put it back into the supply."""
        options = [
            actions.attach(kind, unit.id)
            for unit in self._units(state, context)
            for kind in kinds(self.token)
            if state.tokens_on(unit)[kind]
        ]
        mark = self.units.marked("harmful", context)
        choose(state, "remove", context.seat, options, Removed(context.seat), emit, mark)

    def _units(self, state: ElektState, context: Context) -> list[Card]:
        found = self.units.found(state, context)
        own_only = state.settings.edition == "fr" and self.units.owner == "anybody"
        if own_only and not (state.solo and context.seat == 1):
            return [unit for unit in found if state.owner_of(unit) == context.seat]
        return found


class Removed(msgspec.Struct, frozen=True, gc=False):
    """A chosen token goes back into the supply."""

    seat: Seat

    def __call__(self, state: ElektState, action: actions.Attach, emit: Emit) -> None:
        """Remove it."""
        remove_token(state, self.seat, action.kind, state.cards[action.card], emit)


class Carry(msgspec.Struct, frozen=True, tag="carry", tag_field="do", forbid_unknown_fields=True):
    """Carry a token from one Unit to another (ELEKT-L47)."""

    units: Units
    to: Units = Units(which="this")
    mark: ClassVar[Mark] = "harmful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose the token; then the Unit that gets it."""
        options = [
            actions.attach(kind, unit.id)
            for unit in self.units.found(state, context)
            for kind in COALITION_KINDS
            if state.tokens_on(unit)[kind]
        ]
        receive = CarryFrom(self.to, context)
        mark = self.units.marked("harmful", context)
        choose(state, "carry", context.seat, options, receive, emit, mark)


class CarryFrom(msgspec.Struct, frozen=True, gc=False):
    """The token is chosen; where does it go?"""

    to: Units
    context: Context

    def __call__(self, state: ElektState, action: actions.Attach, emit: Emit) -> None:
        """Choose among the other Units."""
        taken = state.cards[action.card]
        units = [unit for unit in self.to.found(state, self.context) if unit is not taken]
        receive = CarryTo(self.context.seat, action.kind, taken)
        options = [actions.pick(unit.id) for unit in units]
        choose(state, "unit", self.context.seat, options, receive, emit, "useful")


class CarryTo(msgspec.Struct, frozen=True, gc=False):
    """Both Units are chosen."""

    seat: Seat
    kind: int
    taken: Card

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Carry it."""
        carry_token(state, self.seat, self.kind, self.taken, state.cards[action.text], emit)
