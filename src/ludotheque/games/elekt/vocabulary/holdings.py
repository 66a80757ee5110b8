"""Effects on hands, obtained cards and the Sceptre (ELEKT-L43, ELEKT-L59, ELEKT-L61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from ludotheque.games.elekt import actions, events
from ludotheque.games.elekt.choosing import Mark, choose
from ludotheque.games.elekt.doing import DiscardOne, check_end, discard_zone_card
from ludotheque.games.elekt.vocabulary.amber import Who, players
from ludotheque.table import Seat

if TYPE_CHECKING:
    from ludotheque.games.elekt.context import Context
    from ludotheque.games.elekt.state import ElektState
    from ludotheque.table import Emit


class Forge(
    msgspec.Struct, frozen=True, tag="take-card", tag_field="do", forbid_unknown_fields=True
):
    """Take a Skirmish or Machination card from an opponent, with its Titles (ELEKT-R79)."""

    most_titles: int = 2
    mark: ClassVar[Mark] = "harmful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose the card."""
        options = [
            actions.pick(card.id)
            for seat in range(state.sides)
            if seat != context.seat
            for card in state.won[seat]
            if 0 < card.titles <= self.most_titles
        ]
        choose(state, "take-card", context.seat, options, CardTaken(context.seat), emit)


class CardTaken(msgspec.Struct, frozen=True, gc=False):
    """The card is chosen."""

    seat: Seat

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Take it; the Titles may end the game at once (ELEKT-10.7)."""
        card = state.cards[action.text]
        other = next(Seat(seat) for seat in range(state.sides) if card in state.won[seat])
        state.won[other] = tuple(kept for kept in state.won[other] if kept is not card)
        state.won[self.seat] += (card,)
        if emit:
            emit(events.CardTaken(self.seat, other, card))
        check_end(state, self.seat, emit)


class DrawUnits(
    msgspec.Struct, frozen=True, tag="draw", tag_field="do", forbid_unknown_fields=True
):
    """Draw Elite Units into your hand."""

    amount: int = 1
    mark: ClassVar[Mark] = "useful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Draw one after another."""
        from ludotheque.games.elekt.enlisting import Draw  # drawing may have to reshuffle

        state.then(*[Draw(context.seat)] * self.amount)


class DiscardFromHand(
    msgspec.Struct, frozen=True, tag="discard-from-hand", tag_field="do", forbid_unknown_fields=True
):
    """Discard Units from hand; each chooses his own, as many as he has (ELEKT-4.2)."""

    amount: int = 1
    who: Who = "you"
    mark: ClassVar[Mark] = "harmful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Let everybody who is meant discard, by rank."""
        for seat in reversed(players(state, context, self.who)):
            state.then(*[DiscardOne(seat)] * self.amount)


class DiscardZoneCard(
    msgspec.Struct, frozen=True, tag="discard-zone-card", tag_field="do", forbid_unknown_fields=True
):
    """Put the face-up card of this zone back into the box (ELEKT-R50)."""

    mark: ClassVar[Mark] = None

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Discard it."""
        if context.zone is not None:
            discard_zone_card(state, context.zone, emit)


class GiveSceptre(
    msgspec.Struct, frozen=True, tag="sceptre", tag_field="do", forbid_unknown_fields=True
):
    """The Sceptre goes to somebody; rank changes at once (ELEKT-R52)."""

    to: Literal["you", "that-player"] = "you"
    mark: ClassVar[Mark] = "useful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Give it, its direction unchanged."""
        seat = context.seat if self.to == "you" else context.acting
        if seat is not None and seat != state.holder:
            give_sceptre(state, seat, state.direction, emit)


class TurnSceptre(
    msgspec.Struct, frozen=True, tag="turn-sceptre", tag_field="do", forbid_unknown_fields=True
):
    """The Sceptre points the other way."""

    mark: ClassVar[Mark] = None

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Turn it."""
        give_sceptre(state, state.holder, -state.direction, emit)


def give_sceptre(state: ElektState, seat: Seat, direction: int, emit: Emit) -> None:
    """Give the Sceptre to a side, pointing somewhere."""
    state.holder = seat
    state.direction = direction
    if emit:
        way: Literal["clockwise", "anticlockwise"] = (
            "clockwise" if direction == actions.CLOCKWISE else "anticlockwise"
        )
        emit(events.SceptreGiven(seat, way))
