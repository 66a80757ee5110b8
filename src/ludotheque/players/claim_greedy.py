"""`greedy` for Claim: rules of thumb that a good beginner would follow.

Phase one: is the prize better than what the loser can expect from the pile? Then win it as cheaply
as possible, else lose with the least useful card. Phase two: the opponent's hand can be worked out
(CLAIM-R40), so look one trick ahead: what will he answer, and what is then gained? The last four
tricks are worked out to the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb
from random import Random

from ludotheque.games.claim.cards import (
    DOPPELGANGER,
    DWARF,
    FACTIONS,
    GOBLIN,
    KNIGHT,
    UNDEAD,
    Card,
    Faction,
)
from ludotheque.games.claim.rules import taker_of, who_wins
from ludotheque.games.claim.trick import OTHER, SEATS
from ludotheque.games.claim.view import ClaimView
from ludotheque.players.claim_endgame import best_card, legal
from ludotheque.players.player import Budget, Player, Thought
from ludotheque.table import Decision, Phrase

WORTH = {
    GOBLIN: (-7.5, 1.1),
    KNIGHT: (-7.0, 1.6),
    UNDEAD: (-4.5, 0.8),
    DWARF: (4.0, -1.2),
    DOPPELGANGER: (0.5, 1.0),
}
"""What a follower is worth in phase two: so much, and so much more for each point of value.

Fitted by least squares to who won 9 000 games with these followers. High Dwarves are a burden: they
win tricks, and the loser gets them.
"""

UNDEAD_IN_TRICK = 1.5
"""What an Undead on a score pile is worth in phase one, measured as WORTH is."""

WORKED_OUT = 4
"""With so many cards left in phase two, play is worked out to the end."""

SPENT = 0.008
"""What it costs to use up one point of strength in phase two, measured in the hope to win."""


class GreedyClaim(Player):
    """Plays Claim by rules of thumb."""

    def think(
        self, view: ClaimView, decision: Decision, budget: Budget, generator: Random
    ) -> Thought:
        """Answer with a card; equal ones are told apart by the order of the deck."""
        cards = [card for card in decision.actions if isinstance(card, Card)]
        assert view.seat is not None and len(cards) == len(decision.actions)
        if len(cards) == 1:
            return Thought(cards[0], Phrase("greedy-claim-only-card"))
        if view.phase == "one":
            if view.led is None:
                return lead_for_prize(view, cards)
            return answer_for_prize(view, cards, view.led)
        if len(view.hand) <= WORKED_OUT:
            return work_out(view)
        if view.led is None:
            return lead_for_votes(view, cards)
        return answer_for_votes(view, cards, view.led)


# --- Phase one ------------------------------------------------------------------------------------


def worth(card: Card) -> float:
    """How useful a follower will be in phase two."""
    base, slope = WORTH[card.faction]
    return base + slope * card.value


def stake(view: ClaimView) -> float:
    """How much better the prize is than an average unseen card."""
    unseen = view.unseen()
    assert view.prize is not None
    return worth(view.prize) - sum(map(worth, unseen)) / len(unseen)


def undead_bonus(*cards: Card) -> float:
    """What the Undead among the cards of a trick are worth to its winner (CLAIM-3.20)."""
    return UNDEAD_IN_TRICK * sum(card.faction is UNDEAD for card in cards)


def answer_for_prize(view: ClaimView, cards: list[Card], led: Card) -> Thought:
    """Take the trick or leave it, as cheaply as possible."""
    assert view.prize is not None
    prize = stake(view)

    def value(card: Card) -> float:
        won = who_wins(led, card)[0]
        return prize + undead_bonus(led, card) if won else -undead_bonus(led, card)

    best = max(cards, key=lambda card: (value(card), -power(card), -card.order))
    if not any(who_wins(led, card)[0] for card in cards):
        return Thought(best, Phrase("greedy-claim-cannot-win"))
    wins = who_wins(led, best)[0]
    reason = "greedy-claim-win-prize" if wins else "greedy-claim-lose-prize"
    return Thought(best, Phrase(reason, prize=view.prize))


def lead_for_prize(view: ClaimView, cards: list[Card]) -> Thought:
    """Lead what is likely to win a good prize, or what is likely to lose a bad one."""
    assert view.prize is not None
    prize = stake(view)

    def value(card: Card) -> float:
        hold = chance_to_hold(view, card)
        return hold * prize + (2 * hold - 1) * undead_bonus(card)

    best = max(cards, key=lambda card: (value(card), -power(card), -card.order))
    reason = "greedy-claim-lead-high" if prize > 0 else "greedy-claim-lead-low"
    return Thought(best, Phrase(reason, prize=view.prize))


def power(card: Card) -> int:
    """How good a card is for winning tricks of phase one; Doppelgängers beat any faction."""
    return card.value + (3 if card.faction is DOPPELGANGER else 0)


def chance_to_hold(view: ClaimView, led: Card) -> float:
    """The share of the unseen cards that could not beat a led card."""
    assert view.seat is not None
    voids = view.voids[OTHER[view.seat]]
    unseen = [card for card in view.unseen() if card.faction not in voids]
    if not unseen:
        return 1.0
    return sum(not who_wins(led, card)[0] for card in unseen) / len(unseen)


# --- Phase two ------------------------------------------------------------------------------------


def answer_for_votes(view: ClaimView, cards: list[Card], led: Card) -> Thought:
    """Answer with what helps most towards three votes, strong cards being spared."""
    prospects = Prospects.of(view)

    def value(card: Card) -> float:
        return prospects.after(led, card, second_is_me=True).hope() - spent(card)

    best = max(cards, key=lambda card: (value(card), -card.order))
    if who_wins(led, best)[0]:
        reason = "greedy-claim-take-trick"
    elif DWARF in (led.faction, best.faction):
        reason = "greedy-claim-lose-for-dwarf"
    elif not any(who_wins(led, card)[0] for card in cards):
        reason = "greedy-claim-cannot-win"
    else:
        reason = "greedy-claim-leave-trick"
    return Thought(best, Phrase(reason))


def lead_for_votes(view: ClaimView, cards: list[Card]) -> Thought:
    """Lead the card whose best answer leaves most."""
    prospects = Prospects.of(view)
    known = view.opponents_hand()

    def value(led: Card) -> float:
        outcomes = [
            prospects.after(led, reply, second_is_me=False).hope() + spent(reply)
            for reply in legal(known, led)
        ]
        return min(outcomes) - spent(led)

    best = max(cards, key=lambda card: (value(card), -card.order))
    return Thought(best, Phrase("greedy-claim-lead-votes"))


def work_out(view: ClaimView) -> Thought:
    """Try every line of play with the last cards."""
    assert view.seat is not None
    scores = (view.scores[view.seat], view.scores[OTHER[view.seat]])
    card, _ = best_card((view.hand, view.opponents_hand()), scores, view.led)
    return Thought(card, Phrase("greedy-claim-worked-out"))


def spent(card: Card) -> float:
    """What a card would still have been good for."""
    return SPENT * worth(card)


class Prospects:
    """How far ahead the player is in each faction, and how many cards are still to be won."""

    def __init__(self, ahead: dict[Faction, int], left: dict[Faction, int]) -> None:
        self.ahead = ahead
        self.left = left

    @classmethod
    def of(cls, view: ClaimView) -> Prospects:
        """Read them off a view."""
        assert view.seat is not None
        mine, theirs = view.scores[view.seat], view.scores[OTHER[view.seat]]
        open_cards = [*view.hand, *view.opponents_hand(), *([view.led] if view.led else [])]
        return cls(
            {faction: _count(mine, faction) - _count(theirs, faction) for faction in FACTIONS},
            {faction: _count(open_cards, faction) for faction in FACTIONS},
        )

    def after(self, led: Card, answer: Card, *, second_is_me: bool) -> Prospects:
        """Return what they are after a trick."""
        ahead, left = dict(self.ahead), dict(self.left)
        second_wins = who_wins(led, answer)[0]
        for card in (led, answer):
            mine = taker_of(card, SEATS[second_wins]) == SEATS[second_is_me]  # 1 is the Second here
            ahead[card.faction] += 1 if mine else -1
            left[card.faction] -= 1
        return Prospects(ahead, left)

    def hope(self) -> float:
        """The chance of at least three votes if every card still to be won fell by a coin."""
        votes = [1.0]
        for faction in FACTIONS:
            win = coin_chance(self.ahead[faction], self.left[faction])
            votes = [
                (votes[number] * (1 - win) if number < len(votes) else 0.0)
                + (votes[number - 1] * win if number else 0.0)
                for number in range(len(votes) + 1)
            ]
        return sum(votes[3:])


@cache
def coin_chance(ahead: int, left: int) -> float:
    """The chance to end ahead when each card left goes either way.

    Level counts as half: who has the highest card (CLAIM-7.3) is not looked at.
    """
    total = 0.0
    for mine in range(left + 1):
        margin = ahead + 2 * mine - left
        total += comb(left, mine) * (1.0 if margin > 0 else 0.5 if margin == 0 else 0.0)
    return total / (1 << left)


def _count(cards: Iterable[Card], faction: Faction) -> int:
    return sum(card.faction is faction for card in cards)
