"""Effects on Amber (ELEKT-L48)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from ludotheque.games.elekt import actions
from ludotheque.games.elekt.choosing import Mark, choose
from ludotheque.games.elekt.doing import lose, obtain, take
from ludotheque.table import Seat

if TYPE_CHECKING:
    from ludotheque.games.elekt.context import Context
    from ludotheque.games.elekt.state import ElektState
    from ludotheque.table import Emit

Who = Literal["you", "that-player", "each-opponent", "everybody"]


def players(state: ElektState, context: Context, who: Who) -> Sequence[Seat]:
    """List the players that are meant, by court rank."""
    match who:
        case "you":
            return [context.seat]
        case "that-player":
            return [] if context.acting is None else [context.acting]
        case "each-opponent":
            return [seat for seat in state.by_rank() if seat != context.seat]
        case "everybody":
            return state.by_rank()


class Gain(
    msgspec.Struct, frozen=True, tag="obtain-amber", tag_field="do", forbid_unknown_fields=True
):
    """Obtain Amber from the supply (ELEKT-4.10)."""

    amount: int = 1
    who: Who = "you"
    mark: ClassVar[Mark] = "useful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Give it to everybody who is meant."""
        for seat in players(state, context, self.who):
            obtain(state, seat, self.amount, emit)


class Lose(
    msgspec.Struct, frozen=True, tag="discard-amber", tag_field="do", forbid_unknown_fields=True
):
    """Discard Amber, as far as there is some (ELEKT-4.7 to ELEKT-4.9)."""

    amount: int = 1
    who: Who = "each-opponent"
    mark: ClassVar[Mark] = "harmful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Take it from everybody who is meant."""
        for seat in players(state, context, self.who):
            lose(state, seat, self.amount, emit)


class Take(
    msgspec.Struct, frozen=True, tag="take-amber", tag_field="do", forbid_unknown_fields=True
):
    """Take Amber from a player of your choice (ELEKT-4.13)."""

    amount: int = 1
    mark: ClassVar[Mark] = "harmful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose among those who have some."""
        options = [
            actions.to_player(Seat(seat))
            for seat in range(state.sides)
            if seat != context.seat and state.amber[seat]
        ]
        receive = TakenFrom(context.seat, self.amount)
        choose(state, "player", context.seat, options, receive, emit, "harmful")


class TakenFrom(msgspec.Struct, frozen=True, gc=False):
    """The player is chosen."""

    seat: Seat
    amount: int

    def __call__(self, state: ElektState, action: actions.ToPlayer, emit: Emit) -> None:
        """Take it."""
        take(state, self.seat, action.seat, self.amount, emit)
