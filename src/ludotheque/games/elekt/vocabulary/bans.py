"""Effects on bans (ELEKT-L49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from ludotheque.games.elekt import actions, events
from ludotheque.games.elekt.choosing import Mark, choose
from ludotheque.games.elekt.vocabulary.moving import ToOne
from ludotheque.games.elekt.vocabulary.units import Units

if TYPE_CHECKING:
    from ludotheque.games.elekt.context import Context
    from ludotheque.games.elekt.state import ElektState
    from ludotheque.table import Emit, Seat


class Ban(msgspec.Struct, frozen=True, tag="ban", tag_field="do", forbid_unknown_fields=True):
    """Ban a Unit, by the same rules as after a won Brutality confrontation (ELEKT-4.51)."""

    units: Units = Units(which="any")
    mark: ClassVar[Mark] = "harmful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose the target; the ban follows."""
        found = self.units.found(state, context)
        receive = BanChosen(context.seat)
        if self.units.chosen():
            options = [actions.pick(unit.id) for unit in found]
            choose(state, "ban-unit", context.seat, options, receive, emit, "harmful")
        else:
            state.then(*[ToOne(receive, unit) for unit in found])


class BanChosen(msgspec.Struct, frozen=True, gc=False):
    """The target is chosen."""

    seat: Seat

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Carry the ban out."""
        from ludotheque.games.elekt.banning import ban  # bans run abilities, which ban

        ban(state, self.seat, state.cards[action.text], emit)


class Redirect(
    msgspec.Struct, frozen=True, tag="redirect-ban", tag_field="do", forbid_unknown_fields=True
):
    """Turn a ban upon this Unit, which then cannot be protected (ELEKT-R60, ELEKT-R61)."""

    mark: ClassVar[Mark] = None

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Turn it, once (ELEKT-R60)."""
        ban = state.ban
        if ban is not None and not ban.redirected:
            state.ban = msgspec.structs.replace(
                ban, target=context.source, redirected=True, protectable=False
            )
            if emit:
                emit(events.BanRedirected(context.seat, context.source))


class Rename(
    msgspec.Struct, frozen=True, tag="rename-ban", tag_field="do", forbid_unknown_fields=True
):
    """Name which of your Units here a ban hits; it cannot be protected (ELEKT-R63, ELEKT-R64)."""

    mark: ClassVar[Mark] = None

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Let the owner choose among his Units in the zone."""
        if state.ban is None or state.ban.redirected or context.zone is None:
            return
        options = [actions.pick(unit.id) for unit in state.row(context.zone, context.seat)]
        choose(state, "rename", context.seat, options, Renamed(context.seat), emit)


class Renamed(msgspec.Struct, frozen=True, gc=False):
    """The Unit is named."""

    seat: Seat

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """It is the target now."""
        unit = state.cards[action.text]
        state.ban = msgspec.structs.replace(
            state.ban, target=unit, redirected=True, protectable=False
        )
        if emit:
            emit(events.BanRedirected(self.seat, unit))


class Keep(
    msgspec.Struct, frozen=True, tag="keep-saved", tag_field="do", forbid_unknown_fields=True
):
    """A saved Unit stays in its zone with its tokens (ELEKT-R66)."""

    mark: ClassVar[Mark] = None

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Note it; the ban is finished by its own rules."""
        if state.ban is not None:
            state.ban = msgspec.structs.replace(state.ban, kept=True)
