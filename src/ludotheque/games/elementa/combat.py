"""One combat, step by step (ELEM-6.1 to ELEM-8.14, ELEM-R59)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elementa import events, knowledge, stock
from ludotheque.games.elementa.actions import NO_UNITS, SMALL, Lay, lay
from ludotheque.games.elementa.applying import GainSome
from ludotheque.games.elementa.bonuses import list_bonuses
from ludotheque.games.elementa.card import DEFEAT, VICTORY, Received
from ludotheque.games.elementa.changing import offer_changes
from ludotheque.games.elementa.choosing import in_turn
from ludotheque.games.elementa.deciding import LayDecision, Offers
from ludotheque.games.elementa.effects import Happen, happen
from ludotheque.games.elementa.elements import NONE, add, write_counts
from ludotheque.games.elementa.ordering import Busy, order_matters
from ludotheque.games.elementa.paying import settle_payments
from ludotheque.games.elementa.powers import LAST, contested, power_of, setters, tie_broken
from ludotheque.games.elementa.standing import standing
from ludotheque.games.elementa.state import COMBATS, SEATS, Lasting
from ludotheque.games.elementa.vocabulary import Power, Tie
from ludotheque.table import Action, Emit, Question, Seat
from ludotheque.table.seat import ALONE

if TYPE_CHECKING:
    from ludotheque.games.elementa.card import Card
    from ludotheque.games.elementa.state import ElementaState

    Step = Callable[[ElementaState, Emit], None]

ORDERING = int(Busy.ORDERING)


def combat(state: ElementaState, emit: Emit) -> None:
    """Hold a combat, as long as somebody has a card (6.4, R89)."""
    if not any(state.hands) and not any(state.laid):
        state.combat = COMBATS
        return
    state.agenda += OPENING
    if "choosing" in state.moments:
        state.agenda.append(CHOOSING)


def fight(state: ElementaState, emit: Emit) -> None:
    """The cards that are paid fight: steps 4 to 9, but for those in which nothing can happen."""
    busy = 0
    for card in state.fought:
        if card is not None:
            busy |= card.busy
    if busy:  # without a card no effect of the combat applies (R50)
        for environment in state.environments:
            busy |= environment.busy
        if state.lasting:
            busy |= ORDERING
    state.agenda += COURSES[busy]


def apply_effects(state: ElementaState, emit: Emit) -> None:
    """Step 4: effects without another moment, and without a condition on the result."""
    happen(state, ("combat",), emit)


def apply_results(state: ElementaState, emit: Emit) -> None:
    """Step 6: effects that depend on winning or losing."""
    happen(state, ("wins", "loses", "tied"), emit)


def apply_after(state: ElementaState, emit: Emit) -> None:
    """Step 9: what comes after the combat, when its card is in the discard (8.13, 8.14)."""
    happen(state, ("after",), emit)


def course(busy: int) -> tuple[Step, ...]:
    """List the steps that follow the payments where cards are busy in some of them (R59).

    As agendas have them: the last one first.
    """
    steps: tuple[tuple[Step, int], ...] = (
        (stop_before_effects, Busy.ORDERING),
        (apply_effects, Busy.COMBAT),
        (compare, Busy.ALWAYS),
        (apply_results, Busy.RESULTS),
        (stop_before_bonuses, Busy.ORDERING_LATE),
        (receive_bonuses, Busy.ALWAYS),
        (discard_played, Busy.ALWAYS),
        (apply_after, Busy.AFTER),
        (close, Busy.ALWAYS),
    )
    return tuple(step for step, needs in steps if (busy | Busy.ALWAYS) & needs)[::-1]


# --- 1 and 2: laying and revealing ----------------------------------------------------------------


def lay_cards(state: ElementaState, emit: Emit) -> None:
    """Everybody lays a card face down (6.1); who has no choice at all is not asked."""
    asked = []
    for seat in SEATS[: state.seats]:
        hand = state.hands[seat]
        if hand and state.laid[seat] is None:
            if len(hand) > 1 or state.has_units(seat):
                asked.append(seat)
            else:
                state.agenda.append(LayOnly(seat))
    if asked:
        state.ask_together(LAY, asked)


class LayOnly(msgspec.Struct, frozen=True, gc=False):
    """The last card is laid without asking (R28)."""

    seat: Seat

    def __call__(self, state: ElementaState, emit: Emit) -> None:
        """Take the step."""
        _laid(state, self.seat, lay(state.hands[self.seat][0].id), emit)


def _cards_to_lay(state: ElementaState, seat: Seat) -> tuple[Action, ...]:
    return Offers.with_units(_lays(state.hands[seat]), state.units(seat))


@lru_cache(maxsize=4096)
def _lays(hand: tuple[Card, ...]) -> tuple[Action, ...]:
    return tuple([lay(card.id) for card in dict.fromkeys(hand)])


def _laid(state: ElementaState, seat: Seat, action: Lay, emit: Emit) -> None:
    """A card lies face down; what is changed until the reveal is changed now (R33, R42)."""
    card = state.cards[action.card]
    state.hands[seat] = knowledge.without(state.hands[seat], card)
    state.laid[seat] = card
    if action.change != NO_UNITS:
        stock.change(state, seat, action.change, emit)


LAY = Question(
    "elementa", "lay", _cards_to_lay, _laid, together=True, final=True, decision_type=LayDecision
)
"""A laid card cannot be taken back (R29)."""


def reveal(state: ElementaState, emit: Emit) -> None:
    """All cards are turned over at once (6.2)."""
    state.fighting = True
    for seat in SEATS[: state.seats]:
        card = state.laid[seat]
        if card is not None:
            knowledge.hand_card_shown(state, seat, card)
            if emit:
                emit(events.CardRevealed(seat, card))


# --- Stops for changing (R42, R43) ----------------------------------------------------------------


def stop_before_effects(state: ElementaState, emit: Emit) -> None:
    """Resources may be changed after the payments, where what comes reads or takes them (R46)."""
    if _matters(state, 0):
        offer_changes(state, emit)


def stop_before_bonuses(state: ElementaState, emit: Emit) -> None:
    """And after the effects."""
    if _matters(state, 1):
        offer_changes(state, emit)


def _matters(state: ElementaState, part: int) -> bool:
    """Whether what is still to come reads resources or crystals, the order of effects included.

    Part 0 is the whole combat after the payments, part 1 what comes after the effects.
    """
    if not any(state.fought):
        return False  # no combat, and no effect of one (R50)
    if part == 0 and state.lasting and any(change.kind == "set" for change in state.lasting):
        return True  # an order may decide which of several settings holds (R57)
    masks = []
    for seat, played in enumerate(state.fought):
        mask = 0
        environment = state.environment(seat)
        if environment is not None:
            if environment.touches[part]:
                return True
            mask = environment.ordering[part]
        if played is not None:
            if played.touches[part]:
                return True
            mask |= played.ordering[part]
        if mask:
            masks.append(mask)
    return len(masks) > 1 and order_matters(tuple(masks))


# --- 5: comparing (8.1 to 8.9) --------------------------------------------------------------------


def compare(state: ElementaState, emit: Emit) -> None:
    """Find winners and losers by the power after all effects (R55)."""
    stands = standing(state, Power)
    owners = contested(state, stands) if stands or state.lasting else ()
    if owners:
        in_turn(state, owners, CompareInOrder(), emit)
        return
    changed = bool(stands or state.lasting)
    found: dict[Seat, int] = {}
    top: tuple[Seat, ...] = ()
    for seat in SEATS[: state.seats]:
        card = state.fought[seat]
        if card is not None:
            power = power_of(state, card, seat, stands) if changed else card.power
            found[seat] = power
            if not top or power > found[top[0]]:
                top = ALONE[seat]
            elif power == found[top[0]]:
                top += (seat,)
    if not found:
        if emit:
            emit(events.NoCombat())  # R50
        return
    if len(top) == 1:
        state.tied, state.winners = (), top
    else:
        state.tied, state.winners = top, tie_broken(top, standing(state, Tie))  # R51
    state.losers = tuple([seat for seat in found if seat not in state.winners])
    if emit:
        for seat, power in found.items():
            card = state.fought[seat]
            assert card is not None
            told = events.CombatWon if seat in state.winners else events.CombatLost
            emit(told(seat, card, power))


class CompareInOrder(msgspec.Struct, frozen=True, gc=False):
    """The order in which players set powers is known; the last one holds (R57)."""

    def __call__(self, state: ElementaState, order: tuple[Seat, ...], emit: Emit) -> None:
        """Go on with what was chosen."""
        stands, clock = standing(state, Power), state.clock
        for number, card in enumerate(state.fought):
            found = setters(state, Seat(number), stands) if card else []
            if len({owner for owner, _ in found}) > 1:
                # Of a player's own settings the one that came last.
                owner, amount = max(reversed(found), key=lambda one: order.index(one[0]))
                held = Lasting("set", Seat(number), amount, clock, clock, LAST, by=owner)
                state.lasting += (held,)
        compare(state, emit)


# --- 7: bonuses (8.2, 8.4) ------------------------------------------------------------------------


def receive_bonuses(state: ElementaState, emit: Emit) -> None:
    """All bonuses are received at once; choices among them in order (R60, R61)."""
    bonuses = list_bonuses(state)
    choosers = [seat for seat, bonus in bonuses if bonus[3]]
    if len(choosers) > 1:  # the order is that of now, before anybody has received anything (R64)
        in_turn(state, choosers, BonusOrder(), emit)
    else:
        give_bonuses(state, bonuses, choosers, emit)


class BonusOrder(msgspec.Struct, frozen=True, gc=False):
    """The order in which elements are named is known (R61)."""

    def __call__(self, state: ElementaState, order: tuple[Seat, ...], emit: Emit) -> None:
        """Go on with what was chosen."""
        give_bonuses(state, list_bonuses(state), order, emit)


def give_bonuses(
    state: ElementaState,
    bonuses: list[tuple[Seat, Received]],
    order: Sequence[Seat],
    emit: Emit,
) -> None:
    """Give everybody his bonus; then those who name elements do so in their order."""
    for seat, (points, more, units, _) in bonuses:
        before, held = state.points[seat], state.crystals[seat]
        state.points[seat] = before + points if before > -points else 0  # 7.16
        crystals = more if held > -more else -held  # R67
        state.crystals[seat] = held + crystals
        if units != NONE:
            state.temporary[seat] = add(state.temporary[seat], units)
        if emit:
            kind = VICTORY if seat in state.winners else DEFEAT
            gained = state.points[seat] - before
            text = write_counts(units, SMALL)
            emit(events.BonusReceived(seat, kind, gained, crystals, text))
    if order:
        free = {seat: bonus[3] for seat, bonus in bonuses}
        state.then(*[GainSome(seat, "any", free[seat]) for seat in order])


# --- 8 and the end --------------------------------------------------------------------------------


def discard_played(state: ElementaState, emit: Emit) -> None:
    """Played cards go to their owners' discards (8.10)."""
    for number, card in enumerate(state.laid):
        if card is not None:
            state.discards[number] += (card,)
            state.laid[number] = None


def close(state: ElementaState, emit: Emit) -> None:
    """The combat is over; what held for it ends (L45)."""
    fought: list[Card | None] = [None] * state.seats
    state.fighting = False
    state.fought = fought
    state.unpaid = state.winners = state.losers = state.tied = ()
    state.combat += 1
    if state.lasting:
        clock = state.clock
        state.lasting = tuple([change for change in state.lasting if change.last >= clock])


CHOOSING = Happen(("choosing",))
OPENING: tuple[Step, ...] = (fight, settle_payments, reveal, lay_cards)
"""The first steps of a combat, the last one first."""
COURSES = tuple(course(busy) for busy in range(Busy.ALL + 1))
"""What follows the payments, by all that the cards are busy with."""
