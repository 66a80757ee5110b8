"""`greedy` for Claim: rules of thumb that a good beginner would follow.

Phase one: is the prize better than what the loser can expect from the pile? Then win it as cheaply
as possible, else lose with the least useful card. Phase two: the opponent's hand can be worked out
(CLAIM-R40), so look one trick ahead: what will he answer, and what is then gained?
"""

from __future__ import annotations

from random import Random

from ludotheque.games.claim.cards import DOPPELGANGER, DWARF, GOBLIN, KNIGHT, UNDEAD, Card, Faction
from ludotheque.games.claim.rules import who_wins
from ludotheque.games.claim.trick import OTHER, SEATS
from ludotheque.games.claim.view import ClaimView
from ludotheque.players.claim_endgame import best_card
from ludotheque.players.player import Budget, Player, Thought
from ludotheque.table import Decision, Phrase, Seat

STRENGTH = {GOBLIN: -0.5, KNIGHT: 1.5, UNDEAD: 0.5, DWARF: 0.0, DOPPELGANGER: 1.5}
"""How much better or worse than its value a follower of a faction is, for tricks of phase two."""

UNDEAD_IN_TRICK = 3.0
"""What an Undead on a score pile is worth in phase one, measured in card values."""

POWER = {GOBLIN: -1.0, KNIGHT: 1.0, UNDEAD: 0.0, DWARF: 0.0, DOPPELGANGER: 2.0}
"""How much better or worse than its value a card of a faction is, for tricks of phase one."""

SPENT_ON_PRIZE = 0.4
"""What it costs to use up one point of power in phase one."""

WORKED_OUT = 3
"""With so many cards left in phase two, play is worked out to the end."""

SPENT = 0.12
"""What it costs to use up one point of strength in phase two, measured in cards won."""


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
        return answer_for_votes(view, cards, view.led, view.seat)


# --- Phase one ------------------------------------------------------------------------------------


def worth(card: Card) -> float:
    """How useful a follower will be in phase two."""
    return card.value + STRENGTH[card.faction]


def stake(view: ClaimView) -> float:
    """How much better the prize is than an average unseen card."""
    unseen = view.unseen()
    assert view.prize is not None
    return worth(view.prize) - sum(map(worth, unseen)) / len(unseen)


def undead_bonus(*cards: Card) -> float:
    """What the Undead among the cards of a trick are worth to its winner (CLAIM-3.20)."""
    return UNDEAD_IN_TRICK * sum(card.faction is UNDEAD for card in cards)


def answer_for_prize(view: ClaimView, cards: list[Card], led: Card) -> Thought:
    """Take the trick or leave it: what it brings less what the card would still be good for."""
    assert view.prize is not None
    prize = stake(view)

    def value(card: Card) -> float:
        won = who_wins(led, card)[0]
        brings = prize + undead_bonus(led, card) if won else -undead_bonus(led, card)
        return brings - SPENT_ON_PRIZE * power(card)

    best = max(cards, key=lambda card: (value(card), -card.order))
    wins = who_wins(led, best)[0]
    reason = "greedy-claim-win-prize" if wins else "greedy-claim-lose-prize"
    return Thought(best, Phrase(reason, prize=view.prize))


def lead_for_prize(view: ClaimView, cards: list[Card]) -> Thought:
    """Lead what is likely to win a good prize, or what is likely to lose a bad one."""
    assert view.prize is not None
    prize = stake(view)

    def value(card: Card) -> float:
        hold = chance_to_hold(view, card)
        brings = hold * prize + (2 * hold - 1) * undead_bonus(card)
        return brings - SPENT_ON_PRIZE * power(card)

    best = max(cards, key=lambda card: (value(card), -card.order))
    reason = "greedy-claim-lead-high" if prize > 0 else "greedy-claim-lead-low"
    return Thought(best, Phrase(reason, prize=view.prize))


def power(card: Card) -> float:
    """How good a card is for winning tricks of phase one."""
    return card.value + POWER[card.faction]


def chance_to_hold(view: ClaimView, led: Card) -> float:
    """The share of the unseen cards that could not beat a led card."""
    assert view.seat is not None
    voids = view.voids[OTHER[view.seat]]
    unseen = [card for card in view.unseen() if card.faction not in voids]
    if not unseen:
        return 1.0
    return sum(not who_wins(led, card)[0] for card in unseen) / len(unseen)


# --- Phase two ------------------------------------------------------------------------------------


def answer_for_votes(view: ClaimView, cards: list[Card], led: Card, seat: Seat) -> Thought:
    """Answer with what gains most in this trick, strong cards being spared."""
    weights = contested(view)
    best = max(cards, key=lambda card: (gain(led, card, weights) - spent(card), -card.order))
    won = who_wins(led, best)[0]
    return Thought(best, Phrase("greedy-claim-take-trick" if won else "greedy-claim-leave-trick"))


def lead_for_votes(view: ClaimView, cards: list[Card]) -> Thought:
    """Lead the card whose best answer leaves most."""
    assert view.seat is not None
    weights = contested(view)
    known = opponents_hand(view)

    def after_answer(led: Card) -> float:
        answers = answers_to(led, known)
        reply = max(answers, key=lambda card: gain(led, card, weights) - spent(card))
        return -gain(led, reply, weights) - spent(led) + spent(reply)

    best = max(cards, key=lambda card: (after_answer(card), -card.order))
    return Thought(best, Phrase("greedy-claim-lead-votes"))


def work_out(view: ClaimView) -> Thought:
    """Try every line of play with the last cards."""
    assert view.seat is not None
    scores = (view.scores[view.seat], view.scores[OTHER[view.seat]])
    card, _ = best_card((view.hand, tuple(opponents_hand(view))), scores, view.led)
    return Thought(card, Phrase("greedy-claim-worked-out"))


def opponents_hand(view: ClaimView) -> list[Card]:
    """Work out the opponent's hand: prizes not yet played, and all that was never seen."""
    assert view.seat is not None
    other = OTHER[view.seat]
    played = view.played_in_phase_two(other)
    prizes = list(view.prizes[other])
    for card in played:
        if card in prizes:
            prizes.remove(card)
    return [*prizes, *view.unseen()]


def answers_to(led: Card, hand: list[Card]) -> list[Card]:
    """List what a hand may answer (CLAIM-3.9, CLAIM-5.12)."""
    following = [card for card in hand if card.faction is led.faction]
    if not following:
        return hand
    return [card for card in hand if card.faction in (led.faction, DOPPELGANGER)]


def gain(led: Card, answer: Card, weights: dict[Faction, float]) -> float:
    """What the Second gains by an answer: cards for him less cards for the Leader."""
    second_wins = who_wins(led, answer)[0]
    total = 0.0
    for card in (led, answer):
        to_second = second_wins != (card.faction is DWARF)  # CLAIM-5.9
        total += weights[card.faction] if to_second else -weights[card.faction]
    return total


def spent(card: Card) -> float:
    """What a card would still have been good for."""
    return SPENT * worth(card)


def contested(view: ClaimView) -> dict[Faction, float]:
    """How much a card of each faction matters: nothing once a vote cannot be lost or won."""
    open_cards = [*view.hand, *opponents_hand(view), *([view.led] if view.led else [])]
    weights = {}
    for faction in STRENGTH:
        left = sum(card.faction is faction for card in open_cards)
        mine, theirs = (
            sum(card.faction is faction for card in view.scores[seat]) for seat in SEATS
        )
        ahead = abs(mine - theirs)
        weights[faction] = 0.05 if ahead > left else 1.0 + 1.0 / (1 + ahead)
    return weights
