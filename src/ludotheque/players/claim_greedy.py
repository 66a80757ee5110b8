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
from ludotheque.players.player import Budget, Player, Thought
from ludotheque.table import Decision, Phrase, Seat

STRENGTH = {GOBLIN: -0.5, KNIGHT: 1.5, UNDEAD: 0.5, DWARF: 0.0, DOPPELGANGER: 1.5}
"""How much better or worse than its value a follower of a faction is, for tricks of phase two."""

UNDEAD_IN_TRICK = 3.0
"""What an Undead on a score pile is worth in phase one, measured in card values."""

WORTH_LEADING_HIGH = 0.0
"""How much better than average a prize must be to lead a strong card for it."""

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


def undead_among(*cards: Card) -> int:
    """Count the Undead."""
    return sum(card.faction is UNDEAD for card in cards)


def answer_for_prize(view: ClaimView, cards: list[Card], led: Card) -> Thought:
    """Win as cheaply as possible, or lose with the least useful card."""
    assert view.prize is not None
    winners = [card for card in cards if who_wins(led, card)[0]]
    losers = [card for card in cards if card not in winners]

    def gain(card: Card) -> float:
        return stake(view) + UNDEAD_IN_TRICK * undead_among(led, card)

    if winners and (not losers or gain(min(winners, key=worth)) > 0):
        best = min(winners, key=lambda card: (worth(card), card.order))
        return Thought(best, Phrase("greedy-claim-win-prize", prize=view.prize))
    # An Undead given to a winner is a vote for him: keep it back.
    best = min(losers, key=lambda card: (undead_among(card), worth(card), card.order))
    return Thought(best, Phrase("greedy-claim-lose-prize", prize=view.prize))


def lead_for_prize(view: ClaimView, cards: list[Card]) -> Thought:
    """Lead what is likely to win a good prize, or what is likely to lose a bad one."""
    assert view.prize is not None
    if stake(view) > WORTH_LEADING_HIGH:
        best = max(cards, key=lambda card: (chance_to_hold(view, card), card.value, -card.order))
        return Thought(best, Phrase("greedy-claim-lead-high", prize=view.prize))
    best = min(
        cards,
        key=lambda card: (undead_among(card), chance_to_hold(view, card), worth(card), card.order),
    )
    return Thought(best, Phrase("greedy-claim-lead-low", prize=view.prize))


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
