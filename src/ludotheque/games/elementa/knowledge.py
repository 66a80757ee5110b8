"""What a player knows of another's creature cards (ELEM-10.2 to ELEM-10.9).

Copies of a creature cannot be told apart, so knowledge is how many of which are where.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.elementa.card import Card
from ludotheque.table import Seat

if TYPE_CHECKING:
    from ludotheque.games.elementa.state import ElementaState

Cards = tuple[Card, ...]
ORDER = attrgetter("order")
NO_LATER: tuple[Cards, ...] = ((), (), (), ())


class Known(msgspec.Struct, frozen=True, gc=False):
    """What one player knows of the cards of another."""

    hand: Cards = ()
    """In his hand, or laid face down."""
    loose: Cards = ()
    """In his hand, or banned by somebody else into the turn that comes: nobody told which."""
    later: tuple[Cards, ...] = NO_LATER
    """For each of the four turns."""
    aside: Cards = ()
    deck: Cards = ()
    """What was seen of his deck in the rounds before."""


NOTHING = Known()


def in_order(cards: Iterable[Card]) -> Cards:
    """Sort cards by their place in the set, so that a view tells nothing by their order."""
    return tuple(sorted(cards, key=ORDER))


def without(cards: Cards, card: Card) -> Cards:
    """Return cards with one fewer of a creature."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def difference(cards: Cards, known: Cards) -> Cards:
    """Return the cards that are not among those known."""
    if not known:
        return cards
    left = list(cards)
    for card in known:
        if card in left:
            left.remove(card)
    return in_order(left)


def at_least(first: Cards, second: Cards) -> Cards:
    """Return the fewest cards that hold all of the first and all of the second.

    Seen twice in two rounds, a creature may be one card; seen twice in one round it is two.
    """
    return in_order((*first, *difference(second, first)))


def next_pile(state: ElementaState) -> int:
    """Return the turn, counted from 0, whose cards are the next to become hands."""
    return state.turn - 1 if state.phase in ("restock", "bans") else state.turn


def seen(state: ElementaState, place: int) -> Cards:
    """List all that a viewer has seen of a player's cards in this round, wherever they are now."""
    known, owner = state.known[place], place % state.seats
    laid = state.laid[owner] if state.fighting else None
    shown = (*state.discards[owner], *(() if laid is None else (laid,)))
    later = [card for pile in known.later for card in pile]
    return in_order((*shown, *known.hand, *known.loose, *later, *known.aside))


# --- What is learned ------------------------------------------------------------------------------


VIEWERS = tuple(
    tuple(tuple(v * n + owner for v in range(n + 1) if v != owner) for owner in range(n))
    for n in range(5)
)
"""Where the knowledge of others about a player is kept, a spectator's last; by how many play."""


def viewers_of(state: ElementaState, owner: Seat) -> tuple[int, ...]:
    """List where the knowledge of the others about a player is kept, a spectator's last."""
    return VIEWERS[state.seats][owner]


def hand_card_shown(state: ElementaState, owner: Seat, card: Card) -> None:
    """Everybody sees a card that was in a hand."""
    known = state.known
    for place in VIEWERS[state.seats][owner]:
        before = known[place]
        if card in before.hand:
            hand = without(before.hand, card)
            known[place] = Known(hand, before.loose, before.later, before.aside, before.deck)
        elif card in before.loose:
            known[place] = msgspec.structs.replace(before, loose=without(before.loose, card))


def later_card_shown(state: ElementaState, owner: Seat, card: Card, turn: int) -> None:
    """Everybody sees a card that was kept for a later turn; turns count from 0."""
    known = state.known
    for place in viewers_of(state, owner):
        before = known[place]
        pile = before.later[turn]
        if card in pile:
            later = _with(before, turn, without(pile, card))
            known[place] = msgspec.structs.replace(before, later=later)
        elif card in before.loose:
            known[place] = msgspec.structs.replace(before, loose=without(before.loose, card))


def aside_card_shown(state: ElementaState, owner: Seat, card: Card) -> None:
    """Everybody sees a card that was put aside."""
    known = state.known
    for place in viewers_of(state, owner):
        before = known[place]
        if card in before.aside:
            known[place] = msgspec.structs.replace(before, aside=without(before.aside, card))


def card_joins_hand(state: ElementaState, owner: Seat, card: Card) -> None:
    """Everybody has seen which card joins a hand."""
    for place in viewers_of(state, owner):
        before = state.known[place]
        state.known[place] = msgspec.structs.replace(before, hand=in_order((*before.hand, card)))


def card_joins_turn(state: ElementaState, owner: Seat, card: Card, turn: int) -> None:
    """Everybody has seen which card joins those of a later turn."""
    for place in viewers_of(state, owner):
        before = state.known[place]
        pile = in_order((*before.later[turn], card))
        state.known[place] = msgspec.structs.replace(before, later=_with(before, turn, pile))


def turn_cards_seen(state: ElementaState, viewer: Seat, owner: Seat, turn: int) -> None:
    """A player looks at another's cards for a turn (5.2, L43)."""
    place = viewer * state.seats + owner
    before = state.known[place]
    pile = state.piles[owner][turn]
    loose = before.loose
    if turn == next_pile(state) and loose:  # one of them may be the card that was banned into it
        rest = difference(loose, difference(pile, before.later[turn]))
        before = msgspec.structs.replace(before, loose=(), hand=in_order((*before.hand, *rest)))
    state.known[place] = msgspec.structs.replace(before, later=_with(before, turn, pile))


def hand_seen(state: ElementaState, viewer: Seat, owner: Seat) -> None:
    """A player looks at another's hand (L43)."""
    place = viewer * state.seats + owner
    before = state.known[place]
    laid = None if state.fighting else state.laid[owner]  # what is revealed has left the hand
    hand = state.hands[owner] if laid is None else in_order((*state.hands[owner], laid))
    rest = difference(before.loose, difference(hand, before.hand))
    later = before.later
    turn = next_pile(state)
    if rest and turn < 4:  # not in the hand: so it is what was banned
        later = _with(before, turn, in_order((*later[turn], *rest)))
    state.known[place] = msgspec.structs.replace(before, hand=hand, loose=(), later=later)


def discards_open(state: ElementaState) -> None:
    """In casual play everybody sees all cards that were put aside (12.1)."""
    for owner in range(state.seats):
        for viewer in range(state.seats + 1):
            if viewer != owner:
                aside_seen(state, Seat(viewer), Seat(owner))


def aside_seen(state: ElementaState, viewer: Seat, owner: Seat) -> None:
    """A player looks at the cards that another has put aside (L43, 12.1)."""
    place = viewer * state.seats + owner
    state.known[place] = msgspec.structs.replace(state.known[place], aside=state.aside[owner])


def card_banned(state: ElementaState, banner: Seat, owner: Seat, card: Card) -> None:
    """A card goes to the next turn; its owner's others become his hand (10.4 to 10.6)."""
    turn = state.turn - 1
    n = state.seats
    for place in viewers_of(state, owner):
        before = state.known[place]
        hand, loose, later = before.hand, before.loose, list(before.later)
        pile, later[turn] = later[turn], ()
        if place == banner * n + owner:
            hand = in_order((*hand, *without(pile, card)))
            later[turn + 1] = in_order((*later[turn + 1], card))
        elif pile:
            loose = in_order((*loose, *pile))
        state.known[place] = Known(hand, loose, tuple(later), before.aside, before.deck)


def hand_taken(state: ElementaState, owner: Seat) -> None:
    """The cards of a turn become a hand without a ban (5.5, 5.11)."""
    turn = state.turn - 1
    for place in viewers_of(state, owner):
        before = state.known[place]
        loose = before.loose if state.turn == 4 else ()  # nothing is banned any more
        if before.later[turn] or loose:
            state.known[place] = msgspec.structs.replace(
                before,
                hand=in_order((*before.hand, *before.later[turn], *loose)),
                loose=difference(before.loose, loose),
                later=_with(before, turn, ()),
            )


def turn_over(state: ElementaState) -> None:
    """What was loose and did not show was banned, and lies with the next turn.

    Where a hand is left over it may lie there just as well, and stays loose.
    """
    for place, before in enumerate(state.known):
        if before.loose and state.turn < 4 and not state.hands[place % state.seats]:
            pile = in_order((*before.later[state.turn], *before.loose))
            later = _with(before, state.turn, pile)
            state.known[place] = msgspec.structs.replace(before, loose=(), later=later)


def round_over(state: ElementaState) -> None:
    """Between rounds, players remember what they saw of each other's decks (R77)."""
    n = state.seats
    state.known = [
        NOTHING if place // n == place % n else Known(deck=at_least(known.deck, seen(state, place)))
        for place, known in enumerate(state.known)
    ]


def _with(known: Known, turn: int, pile: Cards) -> tuple[Cards, ...]:
    return (*known.later[:turn], pile, *known.later[turn + 1 :])
