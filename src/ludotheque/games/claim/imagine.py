"""Drawing a State that a player cannot tell from the real one.

Uniform: the cards that the player has not seen lie in the opponent's hand, among the
opponent's blind cards and in the draw pile. The only thing that play tells of them is which
factions a hand has shown not to hold (CLAIM-R33), so the hand is drawn from the others first and
everything else is shuffled; each set of hand cards leaves equally many ways for the rest. A
spectator draws both hands, and there the order of drawing would weigh: see `_two_hands`.
"""

from __future__ import annotations

from math import comb
from random import Random

from ludotheque.games.claim.cards import Card, Faction, deck_order, without
from ludotheque.games.claim.position import resume
from ludotheque.games.claim.state import ClaimState
from ludotheque.games.claim.trick import OTHER, SEATS
from ludotheque.games.claim.view import ClaimView
from ludotheque.table import Seat


def imagine(view: ClaimView, generator: Random) -> ClaimState:
    """Draw a world from a View; nothing else is looked at."""
    state = ClaimState()
    state.phase = view.phase
    state.leader = view.leader
    state.prize = view.prize
    state.led = view.led
    state.prizes = [list(pile) for pile in view.prizes]
    state.scores = [list(pile) for pile in view.scores]
    state.discard = list(view.discard)
    state.voids = list(view.voids)
    state.tricks = list(view.tricks)
    state.absent = view.absent
    if view.phase == "one":
        _recruiting(state, view, generator)
    elif view.phase in ("two", "over"):
        _gathering(state, view, generator)
    resume(state)
    return state


def _recruiting(state: ClaimState, view: ClaimView, generator: Random) -> None:
    """Phase one: hand first, since voids bind it alone; then blind cards and pile."""
    unseen = list(view.unseen())
    if view.seat is None:
        hands = _two_hands(view, unseen, generator)
    else:
        other = OTHER[view.seat]
        hands = {other: _draw(unseen, view.hands[other], view.voids[other], generator)}
    for seat, hand in hands.items():
        state.hands[seat] = sorted(hand, key=deck_order)
        unseen = without(unseen, hand)
    unseen = _shuffled(unseen, generator)
    for seat in hands:
        blind = view.followers[seat] - len(view.prizes[seat])
        state.blinds[seat] = unseen[:blind]
        unseen = unseen[blind:]
    if view.seat is not None:
        state.hands[view.seat] = list(view.hand)
        state.blinds[view.seat] = list(view.blinds)
    state.pile = unseen


def _gathering(state: ClaimState, view: ClaimView, generator: Random) -> None:
    """Phase two: what a player has not seen is the opponent's hand (CLAIM-R40)."""
    unseen = _shuffled(list(view.unseen()), generator)
    for seat in SEATS:
        played = view.played_in_phase_two(seat)
        if seat == view.seat:
            state.hands[seat], state.blinds[seat] = list(view.hand), list(view.blinds)
            continue
        known = without(view.prizes[seat], played)
        missing = view.hands[seat] - len(known)
        if view.seat is None and seat == SEATS[0]:
            blind = _spectated_hand(view, unseen, missing, generator)
        else:
            blind = unseen[:missing]
        unseen = without(unseen, blind)
        state.hands[seat] = sorted([*known, *blind], key=deck_order)
        state.blinds[seat] = _shuffled(_blinds(view, seat, blind), generator)


def _blinds(view: ClaimView, seat: Seat, in_hand: list[Card]) -> list[Card]:
    """List all blind cards of a seat: those in hand, and those played that were no prize."""
    return in_hand + without(view.played_in_phase_two(seat), view.prizes[seat])


def _draw(
    cards: list[Card], number: int, voids: tuple[Faction, ...], generator: Random
) -> list[Card]:
    """Draw cards of other factions than those shown not to be held, each set equally likely."""
    return _shuffled([card for card in cards if card.faction not in voids], generator)[:number]


def _shuffled(cards: list[Card], generator: Random) -> list[Card]:
    random = generator.random
    return sorted(cards, key=lambda _: random())


def _spectated_hand(
    view: ClaimView, unseen: list[Card], number: int, generator: Random
) -> list[Card]:
    """Draw seat 0's unknown cards in phase two, as a spectator who knows both seats' voids."""
    return _split(unseen, number, len(unseen) - number, view, generator)


def _two_hands(view: ClaimView, unseen: list[Card], generator: Random) -> dict[Seat, list[Card]]:
    """Draw both hands of phase one for a spectator."""
    first = _split(unseen, view.hands[0], view.hands[1], view, generator)
    rest = without(unseen, first)
    return {SEATS[0]: first, SEATS[1]: _draw(rest, view.hands[1], view.voids[1], generator)}


def _weighed(ways: list[int], generator: Random) -> int:
    """Draw a number with these odds, by `random()` alone, which every Python draws alike."""
    mark = int(generator.random() * sum(ways))
    for number, weight in enumerate(ways):
        mark -= weight
        if mark < 0:
            return number
    raise AssertionError("there is at least one way")


def _split(
    unseen: list[Card], first: int, second: int, view: ClaimView, generator: Random
) -> list[Card]:
    """Draw seat 0's cards so that all pairs of hands are equally likely.

    A card is open to seat 0 only, to seat 1 only, to both or to none. How many of seat 0's cards
    are open to both decides how many ways seat 1 has left, so that number is drawn first, weighted
    by the ways; the rest is a plain draw.
    """
    both = [c for c in unseen if all(c.faction not in view.voids[seat] for seat in SEATS)]
    own = [c for c in unseen if c.faction not in view.voids[0] and c.faction in view.voids[1]]
    theirs = sum(c.faction in view.voids[0] and c.faction not in view.voids[1] for c in unseen)
    ways = [
        comb(len(both), shared)
        * comb(len(own), first - shared)
        * comb(len(both) - shared + theirs, second)
        if first >= shared
        else 0
        for shared in range(len(both) + 1)
    ]
    shared = _weighed(ways, generator)
    return _shuffled(both, generator)[:shared] + _shuffled(own, generator)[: first - shared]
