"""Effects on confrontations (ELEKT-L53, ELEKT-L55 to ELEKT-L58)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from ludotheque.games.elekt import actions, events
from ludotheque.games.elekt.asking import symbols_for
from ludotheque.games.elekt.choosing import Mark, choose
from ludotheque.games.elekt.pieces import ATTRIBUTES, COALITION_KINDS, TIE, Attribute
from ludotheque.games.elekt.vocabulary.units import Units

if TYPE_CHECKING:
    from ludotheque.games.elekt.context import Context
    from ludotheque.games.elekt.state import ElektState
    from ludotheque.table import Emit, Seat


class Confront(
    msgspec.Struct, frozen=True, tag="confront", tag_field="do", forbid_unknown_fields=True
):
    """Hold a confrontation here at once; the ordinary one is held as well (ELEKT-R71)."""

    attribute: Attribute
    mark: ClassVar[Mark] = None

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Hold it."""
        from ludotheque.games.elekt.confrontation import Confrontation  # which runs abilities

        if context.zone is not None:
            state.then(Confrontation(context.zone, ATTRIBUTES.index(self.attribute)))


class Boost(msgspec.Struct, frozen=True, tag="boost", tag_field="do", forbid_unknown_fields=True):
    """You count so many symbols more in the running confrontation (ELEKT-L56)."""

    amount: int
    mark: ClassVar[Mark] = "useful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Note it until the confrontation is over."""
        if state.contest is not None:
            state.boosts += ((context.seat, state.contest[1], self.amount),)


class CountOneAs(
    msgspec.Struct, frozen=True, tag="count-one-as", tag_field="do", forbid_unknown_fields=True
):
    """Count one other kind of symbol of your Units here as that of the running confrontation."""

    mark: ClassVar[Mark] = "useful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose the kind."""
        if state.contest is None:
            return
        options = [actions.KINDS[kind] for kind in COALITION_KINDS if kind != state.contest[1]]
        choose(state, "kind", context.seat, options, Counted(context.seat), emit, "useful")


class Counted(msgspec.Struct, frozen=True, gc=False):
    """The kind is chosen."""

    seat: Seat

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Add its symbols, as far as no card of higher priority denies them."""
        assert state.contest is not None
        zone, attribute = state.contest
        kind = actions.KINDS.index(action)
        place = (1, state.rank(self.seat))
        row = state.row(zone, self.seat)
        amount = sum(symbols_for(state, zone, unit, kind, place) for unit in row)
        state.boosts += ((self.seat, attribute, amount),)


class ResolveTie(
    msgspec.Struct, frozen=True, tag="resolve-tie", tag_field="do", forbid_unknown_fields=True
):
    """Decide a tied confrontation for one of the tied players, whom you choose (ELEKT-R87)."""

    mark: ClassVar[Mark] = None

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose among the tied; the confrontation goes on with the winner."""
        from ludotheque.games.elekt.confrontation import tied_for_most

        tied = tied_for_most(state)
        options = [actions.to_player(seat) for seat in tied]
        choose(state, "tie", context.seat, options, TieResolved(), emit)


class TieResolved(msgspec.Struct, frozen=True, gc=False):
    """The winner of a tie is chosen."""

    def __call__(self, state: ElektState, action: actions.ToPlayer, emit: Emit) -> None:
        """He wins it, with as many symbols as the others."""
        state.boosts += ((action.seat, TIE, 1),)


class Silence(
    msgspec.Struct, frozen=True, tag="silence", tag_field="do", forbid_unknown_fields=True
):
    """The ability of a Unit ceases to work as long as it lies in a zone this round (ELEKT-R75)."""

    units: Units = Units(which="any", ability="permanent")
    mark: ClassVar[Mark] = "harmful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose the Unit."""
        options = [actions.pick(unit.id) for unit in self.units.found(state, context)]
        choose(state, "unit", context.seat, options, Silenced(), emit, "harmful")


class Silenced(msgspec.Struct, frozen=True, gc=False):
    """The Unit is chosen."""

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Switch its ability off."""
        unit = state.cards[action.text]
        state.silenced |= {unit}
        if emit:
            emit(events.UnitSilenced(unit))
