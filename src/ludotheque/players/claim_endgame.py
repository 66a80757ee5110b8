"""The last tricks of Claim, worked out to the end.

In phase two nothing is hidden from a player who remembers (CLAIM-R40), so with few cards left every
line of play can be tried: a plain minimax with cut-offs.
"""

from __future__ import annotations

from ludotheque.games.claim.cards import Card, in_deck_order
from ludotheque.games.claim.rules import playable, taker_of, who_wins
from ludotheque.games.claim.trick import SEATS
from ludotheque.games.claim.votes import count_votes, outcome_of

Hand = tuple[Card, ...]
Piles = tuple[Hand, Hand]
"""Of the player to whom a value refers, then of the opponent."""

WON = 100
"""A won game is better than any number of votes in a lost one."""


def best_card(hands: Piles, scores: Piles, led: Card | None) -> tuple[Card, int]:
    """Return the best card of the first hand, and what it leads to when both play best."""
    hands = (in_deck_order(hands[0]), in_deck_order(hands[1]))
    best: tuple[Card, int] | None = None
    for card in legal(hands[0], led):
        floor = -WON * 10 if best is None else best[1]
        value = value_of(card, hands, scores, led, floor, WON * 10)
        if best is None or value > best[1]:
            best = (card, value)
    assert best is not None
    return best


def value_of(
    card: Card, hands: Piles, scores: Piles, led: Card | None, floor: int, ceiling: int
) -> int:
    """Value of playing a card, for the player who plays it; exact between floor and ceiling."""
    rest = _without(hands[0], card)
    if led is None:
        return -_best_value((hands[1], rest), _swapped(scores), card, -ceiling, -floor)
    won, _ = who_wins(led, card)
    winner = SEATS[0] if won else SEATS[1]  # seats as in the piles: the player who answers is first
    piles = [list(scores[0]), list(scores[1])]
    for played in (led, card):
        piles[taker_of(played, winner)].append(played)
    after = (tuple(piles[0]), tuple(piles[1]))
    if not rest:
        return _result(after)
    if won:
        return _best_value((rest, hands[1]), after, None, floor, ceiling)
    return -_best_value((hands[1], rest), _swapped(after), None, -ceiling, -floor)


def legal(hand: Hand, led: Card | None) -> Hand:
    """Return what a hand may play (CLAIM-3.6, CLAIM-3.9 to CLAIM-3.11, CLAIM-5.12)."""
    return hand if led is None else playable(hand, led)


def _best_value(hands: Piles, scores: Piles, led: Card | None, floor: int, ceiling: int) -> int:
    best = -WON * 10
    for card in legal(hands[0], led):
        best = max(best, value_of(card, hands, scores, led, max(floor, best), ceiling))
        if best >= ceiling:
            break
    return best


def _result(scores: Piles) -> int:
    mine, theirs = outcome_of(count_votes(scores)).scores
    return mine - theirs + (WON if mine > theirs else -WON if mine < theirs else 0)


def _swapped(piles: Piles) -> Piles:
    return (piles[1], piles[0])


def _without(hand: Hand, card: Card) -> Hand:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
