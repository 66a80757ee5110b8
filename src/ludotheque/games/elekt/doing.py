"""What can be done to cards, tokens and Amber: the keywords (ELEKT-4.4 to ELEKT-4.51).

All limits are kept here and never by a card (ELEKT-L70). Whatever happens is told to the abilities
that wait for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elekt import events
from ludotheque.games.elekt.actions import Word, pick
from ludotheque.games.elekt.choosing import choose
from ludotheque.games.elekt.pieces import (
    ATTRIBUTES,
    COALITION,
    MOST_AMBER,
    NONE,
    ZONES,
    Symbols,
)
from ludotheque.games.elekt.windows import happens
from ludotheque.table import Emit, Seat

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card
    from ludotheque.games.elekt.context import Context
    from ludotheque.games.elekt.state import ElektState


# --- Amber (4.7 to 4.18) --------------------------------------------------------------------------


def obtain(state: ElektState, seat: Seat, amount: int, emit: Emit) -> None:
    """Obtain Amber from the supply, as far as the limit of 3 allows (4.10, 4.15, 4.16)."""
    obtained = False
    for _ in range(amount):
        if state.amber[seat] >= MOST_AMBER:
            break
        obtained = True
        state.amber[seat] += 1
        if emit:
            emit(events.AmberObtained(seat, 1))
        if seat == COALITION and state.solo:
            from ludotheque.games.elekt.coalition import trade_amber

            trade_amber(state, emit)
            if state.phase == "over":
                return
    if obtained:
        happens(state, "amber-obtained", None, seat)


def spend(state: ElektState, seat: Seat, amount: int, emit: Emit) -> None:
    """Spend Amber; whoever asks has made sure that there is enough (4.11, 4.12)."""
    if amount:
        state.amber[seat] -= amount
        if emit:
            emit(events.AmberSpent(seat, amount))
        happens(state, "amber-spent", None, seat)


def lose(state: ElektState, seat: Seat, amount: int, emit: Emit) -> None:
    """Discard Amber, as much as there is (4.7 to 4.9)."""
    amount = min(amount, state.amber[seat])
    if amount:
        state.amber[seat] -= amount
        if emit:
            emit(events.AmberLost(seat, amount))
        happens(state, "amber-lost", None, seat)


def take(state: ElektState, seat: Seat, other: Seat, amount: int, emit: Emit) -> None:
    """Take Amber from another player, as far as he has it and the limit allows (4.13, R89)."""
    taken = min(amount, state.amber[other], MOST_AMBER - state.amber[seat])
    if taken > 0:
        state.amber[other] -= taken
        state.amber[seat] += taken
        if emit:
            emit(events.AmberTaken(seat, other, taken))
        if seat == COALITION and state.solo:
            from ludotheque.games.elekt.coalition import trade_amber

            trade_amber(state, emit)
            if state.phase != "over":
                take(state, seat, other, amount - taken, emit)  # piece by piece (R100)


# --- Tokens (4.19 to 4.28) ------------------------------------------------------------------------


def attach_token(state: ElektState, seat: Seat, kind: int, unit: Card, emit: Emit) -> bool:
    """Attach a token from the supply; False when there is none of this kind (4.19, 4.20)."""
    if not state.supply[kind] or state.place_of(unit) is None:
        return False
    state.supply[kind] -= 1
    state.tokens[unit] = changed(state.tokens_on(unit), kind, 1)
    if emit:
        emit(events.TokenAttached(seat, ATTRIBUTES[kind], unit))
    happens(state, "token-attached", state.zone_of(unit), seat, unit, kind)
    return True


def remove_token(state: ElektState, seat: Seat, kind: int, unit: Card, emit: Emit) -> None:
    """Put a token of a Unit back into the supply (4.25)."""
    _lay(state, unit, changed(state.tokens_on(unit), kind, -1))
    state.supply[kind] += 1
    if emit:
        emit(events.TokenRemoved(ATTRIBUTES[kind], unit))
    happens(state, "token-removed", state.zone_of(unit), seat, unit, kind)


def carry_token(
    state: ElektState, seat: Seat, kind: int, unit: Card, other: Card, emit: Emit
) -> None:
    """Carry a token from a Unit to another, not through the supply (L47, R112)."""
    _lay(state, unit, changed(state.tokens_on(unit), kind, -1))
    state.tokens[other] = changed(state.tokens_on(other), kind, 1)
    if emit:
        emit(events.TokenCarried(seat, ATTRIBUTES[kind], unit, other))


def clear_tokens(state: ElektState, unit: Card) -> None:
    """Put all tokens of a Unit back into the supply (4.23, 4.24)."""
    for kind, count in enumerate(state.tokens.pop(unit, NONE)):
        state.supply[kind] += count


def changed(tokens: Symbols, kind: int, by: int) -> Symbols:
    """Return other counts of tokens."""
    counts = list(tokens)
    counts[kind] += by
    return (counts[0], counts[1], counts[2], counts[3])


def _lay(state: ElektState, unit: Card, tokens: Symbols) -> None:
    if tokens == NONE:
        state.tokens.pop(unit, None)
    else:
        state.tokens[unit] = tokens


# --- Units (4.29 to 4.39) -------------------------------------------------------------------------


def leave(state: ElektState, unit: Card) -> Seat:
    """Take a Unit out of its row; the others close up (R96). Return whose it was."""
    place = state.place_of(unit)
    assert place is not None
    row = state.rows[place]
    at = row.index(unit)
    state.rows[place] = row[:at] + row[at + 1 :]
    state.silenced -= {unit}
    return Seat(place % state.sides)


def join_row(state: ElektState, unit: Card, zone: int, seat: Seat) -> None:
    """Lay a Unit at the right end of a row (R96)."""
    state.rows[zone * state.sides + seat] += (unit,)


def to_hand(state: ElektState, unit: Card, seat: Seat, emit: Emit) -> None:
    """Take a Unit from a zone into a hand; its tokens go back (4.24), everybody has seen it."""
    zone = state.zone_of(unit)
    leave(state, unit)
    clear_tokens(state, unit)
    state.hands[seat] = in_order((*state.hands[seat], unit))
    state.known[seat] = in_order((*state.known[seat], unit))
    if emit:
        emit(events.UnitReturned(seat, unit))
    happens(state, "unit-returned", zone, seat, unit)


def to_discard(state: ElektState, unit: Card, emit: Emit) -> None:
    """Discard a Unit from a zone; its tokens go back (4.4, 4.23)."""
    zone = state.zone_of(unit)
    owner = leave(state, unit)
    clear_tokens(state, unit)
    state.discard += (unit,)
    if emit:
        emit(events.UnitDiscarded(unit))
    happens(state, "unit-discarded", zone, owner, unit)


def from_hand(state: ElektState, seat: Seat, unit: Card) -> None:
    """Take a Unit out of a hand."""
    hand = state.hands[seat]
    at = hand.index(unit)
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    if unit in state.known[seat]:
        state.known[seat] = tuple(card for card in state.known[seat] if card is not unit)


def place(state: ElektState, seat: Seat, unit: Card, zone: int, emit: Emit) -> None:
    """Place a Unit from hand; that is no assignment (4.31, 4.32, 4.50)."""
    from_hand(state, seat, unit)
    join_row(state, unit, zone, seat)
    if emit:
        emit(events.UnitPlaced(seat, unit, ZONES[zone]))
    happens(state, "unit-placed", zone, seat, unit)


def move(state: ElektState, unit: Card, zone: int, emit: Emit) -> None:
    """Move a Unit to another zone; it keeps its tokens (4.28, 4.33)."""
    silenced = unit in state.silenced
    owner = leave(state, unit)
    join_row(state, unit, zone, owner)
    if silenced:
        state.silenced |= {unit}
    if emit:
        emit(events.UnitMoved(unit, ZONES[zone]))
    happens(state, "unit-moved", zone, owner, unit)


def swap(state: ElektState, seat: Seat, first: Card, second: Card, emit: Emit) -> None:
    """Let two Units exchange their places; they keep their tokens (4.28, 4.36, R96)."""
    one, two = state.place_of(first), state.place_of(second)
    assert one is not None and two is not None
    if one % state.sides == two % state.sides:
        state.rows[one] = tuple(second if unit is first else unit for unit in state.rows[one])
        state.rows[two] = tuple(first if unit is second else unit for unit in state.rows[two])
    else:  # each goes to the other's zone, in its own owner's corner
        for unit, zone in ((first, two // state.sides), (second, one // state.sides)):
            silenced = unit in state.silenced
            join_row(state, unit, zone, leave(state, unit))
            if silenced:
                state.silenced |= {unit}
    if emit:
        emit(events.UnitsSwapped(seat, first, second))
    for zone in sorted({one // state.sides, two // state.sides}, reverse=True):
        happens(state, "swapped", zone, seat)


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Sort cards as the box has them: a hand has no order of its own."""
    return tuple(sorted(cards, key=lambda card: card.order))


# --- Hands, cards, Titles -------------------------------------------------------------------------


class FromHand(msgspec.Struct, frozen=True, gc=False):
    """A chosen Unit goes from a hand to the discard pile."""

    seat: Seat

    def __call__(self, state: ElektState, action: Word, emit: Emit) -> None:
        """Discard it."""
        unit = state.cards[action.text]
        from_hand(state, self.seat, unit)
        state.discard += (unit,)
        if emit:
            emit(events.DiscardedFromHand(self.seat, unit))


class DiscardOne(msgspec.Struct, frozen=True, gc=False):
    """A player discards a Unit of his choice from his hand, if he has one (4.2)."""

    seat: Seat

    def __call__(self, state: ElektState, emit: Emit) -> None:
        """Let him choose; from the Coalition's hand chance does (R104)."""
        options = [pick(card.id) for card in state.hands[self.seat]]
        if self.seat == COALITION and state.solo and len(options) > 1:
            from ludotheque.games.elekt.coalition import draw_from_hand

            draw_from_hand(state, FromHand(self.seat), emit)
        else:
            choose(state, "discard-from-hand", self.seat, options, FromHand(self.seat), emit)


def discard_from_hand(state: ElektState, seat: Seat, amount: int, emit: Emit) -> None:
    """Discard Units from hand, one after another."""
    state.then(*[DiscardOne(seat)] * amount)


def discard_source(state: ElektState, context: Context, emit: Emit) -> None:
    """Discard the card that bears an ability: a Unit to the pile, another to the box (4.4, 4.5)."""
    card = context.source
    if state.place_of(card) is not None:
        to_discard(state, card, emit)
        return
    for seat in range(state.sides):
        if card in state.won[seat]:
            state.won[seat] = tuple(other for other in state.won[seat] if other is not card)
            _gone(state, card, emit)
            return
    for zone in range(3):
        if state.face[zone] is card:
            state.face[zone] = None
            _gone(state, card, emit)


def _gone(state: ElektState, card: Card, emit: Emit) -> None:
    state.gone += (card,)
    if emit:
        emit(events.CardGone(card))


def discard_zone_card(state: ElektState, zone: int, emit: Emit) -> None:
    """Put the face-up card of a zone back into the box (8.31)."""
    card = state.face[zone]
    if card is not None:
        state.face[zone] = None
        _gone(state, card, emit)


def check_end(state: ElektState, seat: Seat, emit: Emit) -> None:
    """End the game at once when a side has the Titles needed (10.1, 10.6, L69)."""
    if state.phase != "over" and state.titles(seat) >= state.titles_needed:
        finish(state, seat, emit)


def finish(state: ElektState, winner: Seat, emit: Emit) -> None:
    """The game is over; nothing that would come later is done."""
    state.winner = winner
    state.phase = "over"
    state.agenda.clear()
    state.question = None
    state.pending = None
    state.contest = None
    if emit:
        emit(events.MatchEnded(winner, tuple(state.titles(seat) for seat in range(state.sides))))
