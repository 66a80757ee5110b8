"""Effects on where Units lie (ELEKT-L50 to ELEKT-L52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from ludotheque.games.elekt import actions
from ludotheque.games.elekt.asking import room_left
from ludotheque.games.elekt.choosing import Mark, choose
from ludotheque.games.elekt.doing import discard_source, move, place, swap, to_discard, to_hand
from ludotheque.games.elekt.pieces import COALITION
from ludotheque.games.elekt.vocabulary.units import Units

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card
    from ludotheque.games.elekt.choosing import Receive
    from ludotheque.games.elekt.context import Context
    from ludotheque.games.elekt.state import ElektState
    from ludotheque.table import Emit, Seat


def choose_unit(
    state: ElektState, units: Units, context: Context, receive: Receive, emit: Emit, mark: Mark
) -> None:
    """Let a Unit be chosen, or do it to all that are meant."""
    found = units.found(state, context)
    if units.chosen():
        options = [actions.pick(unit.id) for unit in found]
        side = units.marked(mark, context)
        choose(state, "unit", context.seat, options, receive, emit, side)
        return
    state.then(*[ToOne(receive, unit) for unit in found])


class ToOne(msgspec.Struct, frozen=True, gc=False):
    """Something is done to one of several Units; from the left, each when the last is done."""

    receive: Receive
    unit: Card

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Do it, if the Unit still lies in a zone."""
        if state.place_of(self.unit) is not None:
            self.receive(state, actions.pick(self.unit.id), emit)


class Discard(
    msgspec.Struct, frozen=True, tag="discard", tag_field="do", forbid_unknown_fields=True
):
    """Discard Units from the zone; they cannot be protected (ELEKT-4.6)."""

    units: Units
    mark: ClassVar[Mark] = "harmful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose and discard."""
        choose_unit(state, self.units, context, Discarded(), emit, self.mark)


class Discarded(msgspec.Struct, frozen=True, gc=False):
    """The Unit is chosen."""

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Discard it."""
        to_discard(state, state.cards[action.text], emit)


class DiscardSource(
    msgspec.Struct, frozen=True, tag="discard-this", tag_field="do", forbid_unknown_fields=True
):
    """Discard the card that bears the ability (Body Snatcher)."""

    mark: ClassVar[Mark] = None

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Discard it."""
        discard_source(state, context, emit)


class ReturnToHand(
    msgspec.Struct, frozen=True, tag="return", tag_field="do", forbid_unknown_fields=True
):
    """Return Units to their owners' hands."""

    units: Units
    mark: ClassVar[Mark] = "harmful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose and return."""
        choose_unit(state, self.units, context, Returned(), emit, self.mark)


class Returned(msgspec.Struct, frozen=True, gc=False):
    """The Unit is chosen."""

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Return it to whoever owns it."""
        unit = state.cards[action.text]
        owner = state.owner_of(unit)
        assert owner is not None
        to_hand(state, unit, owner, emit)


class Seize(msgspec.Struct, frozen=True, tag="seize", tag_field="do", forbid_unknown_fields=True):
    """Take a Unit into your own hand for good (ELEKT-R28, ELEKT-R69)."""

    units: Units = Units(which="another")
    mark: ClassVar[Mark] = "harmful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose and take."""
        choose_unit(state, self.units, context, Seized(context.seat), emit, self.mark)


class Seized(msgspec.Struct, frozen=True, gc=False):
    """The Unit is chosen."""

    seat: Seat

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Take it."""
        to_hand(state, state.cards[action.text], self.seat, emit)


class Place(msgspec.Struct, frozen=True, tag="place", tag_field="do", forbid_unknown_fields=True):
    """Place a Unit from your hand; no assignment, no immediate ability (ELEKT-4.31, 4.32)."""

    zone: Literal["this", "another", "every"] = "every"
    mark: ClassVar[Mark] = "useful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose Unit and zone, as far as there is room (ELEKT-R34)."""
        zones = [zone for zone in self._zones(context) if room_left(state, zone, context.seat)]
        if context.seat == COALITION and state.solo:
            if zones and state.hands[context.seat]:
                from ludotheque.games.elekt.coalition import draw_from_hand

                draw_from_hand(state, PlacedIn(context.seat, zones[0]), emit)  # R104, R126
            return
        if zones:
            options = [actions.pick(unit.id) for unit in state.hands[context.seat]]
            receive = PlaceWhere(context.seat, tuple(zones))
            choose(state, "place", context.seat, options, receive, emit, "useful")

    def _zones(self, context: Context) -> list[int]:
        if self.zone == "every" or context.zone is None:
            return [0, 1, 2]
        here = self.zone == "this"
        return [zone for zone in range(3) if (zone == context.zone) == here]


class PlaceWhere(msgspec.Struct, frozen=True, gc=False):
    """The Unit is chosen; to which zone does it go?"""

    seat: Seat
    zones: tuple[int, ...]

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Choose the zone."""
        options = [actions.TO_ZONES[zone] for zone in self.zones]
        receive = Placed(self.seat, state.cards[action.text])
        choose(state, "place-zone", self.seat, options, receive, emit, "useful")


class Placed(msgspec.Struct, frozen=True, gc=False):
    """Unit and zone are chosen."""

    seat: Seat
    unit: Card | None
    """None in what others see: the Unit is still in the hand (ELEKT-1.18)."""

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Place it."""
        assert self.unit is not None
        place(state, self.seat, self.unit, actions.TO_ZONES.index(action), emit)


class PlacedIn(msgspec.Struct, frozen=True, gc=False):
    """Chance has drawn a Unit of the Coalition's hand; the zone is known."""

    seat: Seat
    zone: int

    def __call__(self, state: ElektState, action: actions.Word, emit: Emit) -> None:
        """Place it."""
        place(state, self.seat, state.cards[action.text], self.zone, emit)


class Move(msgspec.Struct, frozen=True, tag="move", tag_field="do", forbid_unknown_fields=True):
    """Move a Unit to another zone that has room for it (ELEKT-4.33, ELEKT-4.34)."""

    units: Units
    to: Literal["this", "another"] = "another"
    mark: ClassVar[Mark] = None

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose Unit and zone."""
        options = []
        for unit in self.units.found(state, context):
            at, owner = state.zone_of(unit), state.owner_of(unit)
            assert at is not None and owner is not None
            goals = (
                [context.zone] if self.to == "this" else [zone for zone in range(3) if zone != at]
            )
            options += [
                actions.assign(unit.id, zone)
                for zone in goals
                if zone is not None and zone != at and room_left(state, zone, owner)
            ]
        choose(state, "move", context.seat, options, Moved(), emit, self._mark())

    def _mark(self) -> Mark:
        return "harmful" if self.units.owner == "opponent" else "useful"


class Moved(msgspec.Struct, frozen=True, gc=False):
    """Unit and zone are chosen."""

    def __call__(self, state: ElektState, action: actions.Assign, emit: Emit) -> None:
        """Move it."""
        move(state, state.cards[action.card], action.zone, emit)


class Swap(msgspec.Struct, frozen=True, tag="swap", tag_field="do", forbid_unknown_fields=True):
    """Swap two Units of different zones; in French always two of your own (4.38, 4.39)."""

    first: Units = Units(which="any")
    second: Units = Units(which="any", zone="another")
    mark: ClassVar[Mark] = "useful"

    def run(self, state: ElektState, context: Context, emit: Emit) -> None:
        """Choose the pair; nobody may come over the limit of a zone (ELEKT-R42)."""
        pairs = [
            actions.exchange(one.id, two.id)
            for one in self.first.found(state, context)
            for two in self.second.found(state, context)
            if can_swap(state, context.seat, one.id, two.id)
        ]
        choose(state, "swap-units", context.seat, pairs, Swapped(context.seat), emit, "useful")


def can_swap(state: ElektState, seat: Seat, one: str, two: str) -> bool:
    """Whether two Units may exchange their places."""
    first, second = state.cards[one], state.cards[two]
    if state.zone_of(first) == state.zone_of(second):
        return False
    owners = (state.owner_of(first), state.owner_of(second))
    if owners[0] == owners[1]:
        return state.settings.edition == "pl" or owners[0] == seat
    if state.settings.edition == "fr":
        return False
    ends = (state.zone_of(second), state.zone_of(first))
    return all(
        zone is not None and owner is not None and room_left(state, zone, owner)
        for zone, owner in zip(ends, owners, strict=True)
    )


class Swapped(msgspec.Struct, frozen=True, gc=False):
    """The pair is chosen."""

    seat: Seat

    def __call__(self, state: ElektState, action: actions.Exchange, emit: Emit) -> None:
        """Swap them."""
        swap(state, self.seat, state.cards[action.first], state.cards[action.second], emit)
