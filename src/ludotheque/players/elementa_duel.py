"""The rest of a turn of Elementa as a game of two hands (ELEM-6.1 to ELEM-6.5).

Each pair of cards is played out by the rules from the State as it is. The combats after it are
judged by the same pairs, with what each can still pay, and solved from the last one back.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt, tanh

from ludotheque.games.elementa.actions import LEAVE, Lay, Pay, lay
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.elements import Counts, add
from ludotheque.games.elementa.paying import cost_of
from ludotheque.games.elementa.state import COMBATS, ROUNDS_NEEDED, TURNS, ElementaState
from ludotheque.players.elementa_worth import (
    CRYSTAL,
    LOST_CARD,
    UNIT,
    UNPAID,
    Funds,
    pay_from,
    worth,
)
from ludotheque.players.mixing import mixture, value_of_two
from ludotheque.table import CHANCE, Action, Seat

ROUND = 10.0
CARD = 0.25
"""A card more to choose from."""
STEPS = 60
Prices = Sequence[tuple[Counts, int]]
Hand = tuple[int, ...]


# --- Judging a State ------------------------------------------------------------------------------


def judge(state: ElementaState, seat: Seat) -> float:
    """Add up how a State looks for a seat, beside the best of the others."""
    if state.over:
        outcome = state.outcome
        assert outcome is not None
        return 100.0 if seat in outcome.ranking[0] else -100.0
    own = holdings(state, seat)
    return own - max([holdings(state, other) for other in state.others(seat)])


def holdings(state: ElementaState, seat: Seat) -> float:
    """What a player has: rounds, points, crystals, resources, cards."""
    turn = state.turn
    value = ROUND * min(ROUNDS_NEEDED, state.rounds_won[seat]) + state.points[seat]
    value += UNIT[turn] * sum(state.temporary[seat])
    ready = sum(state.ready[seat])
    value += LOST_CARD[turn] * (ready + sum(state.used[seat]))
    value += CRYSTAL[turn] * 0.8 * ready + crystals_worth(state, seat)
    if turn < TURNS:
        value += CARD * len(state.piles[seat][turn])
    return value


def crystals_worth(state: ElementaState, seat: Seat) -> float:
    """What crystals are worth; more to who can buy a point for them at the end of the turn."""
    crystals, rate = state.crystals[seat], CRYSTAL[state.turn]
    environment = state.environment(seat)
    if environment is None or "turn-end" not in environment.effects:
        return rate * crystals
    value, left = 0.0, float(crystals)
    for _, effect in environment.effects["turn-end"]:
        if effect.price is not None and effect.price.crystals:
            bought = min(left, effect.price.crystals)
            value += 0.95 * bought / effect.price.crystals
            left -= bought
    return value + rate * left


# --- Playing a combat out -------------------------------------------------------------------------


def play_out(state: ElementaState) -> None:
    """Answer quickly until the combat is over, or until all have to choose together."""
    clock = (state.round, state.clock)
    fighting = state.fighting
    for _ in range(STEPS):
        question = state.question
        if (
            state.over
            or (fighting and not state.fighting)
            or question is None
            or question.together
            or (state.round, state.clock) != clock
        ):
            return
        fighting = fighting or state.fighting
        seat = state.deciders[0]
        state.apply(seat, quick_answer(state, seat, question.kind))


def quick_answer(state: ElementaState, seat: Seat, kind: str) -> Action:
    """Answer what comes up in a combat: pay with what comes back, use what helps at once."""
    actions = state.decision(seat).actions
    if seat == CHANCE:
        return actions[0]
    if kind in ("pay", "pay-or-leave"):
        return min(actions, key=lambda action: price(action, state.turn))
    if kind in ("use", "option"):
        return max(actions, key=lambda action: tried(state, seat, action))
    return actions[0]


def tried(state: ElementaState, seat: Seat, action: Action) -> float:
    """Try an answer to the end of the combat."""
    trial = state.copy()
    trial.apply(seat, action)
    play_out(trial)
    return judge(trial, seat)


def price(action: Action, turn: int) -> float:
    """What a payment costs: a resource card the crystal that it would become, and it comes back."""
    if not isinstance(action, Pay):
        return 1.6 if action == LEAVE else 0.0
    crystal = 0.9 * CRYSTAL[turn]
    spent = crystal * sum(action.units.cards) + UNIT[turn] * sum(action.units.temporary)
    lost = crystal * sum(action.change.cards) + UNIT[turn] * sum(action.change.temporary)
    return spent + CRYSTAL[turn] * (action.crystals - action.change.total) + lost


# --- The rest of a turn ---------------------------------------------------------------------------


class Duel:
    """Two hands against each other; others lay what they are supposed to."""

    def __init__(
        self, state: ElementaState, seat: Seat, rival: Seat, rest: dict[Seat, Lay]
    ) -> None:
        self.state, self.seat, self.rival, self.rest = state, seat, rival, rest
        self.mine, self.theirs = hand_of(state, seat), hand_of(state, rival)
        self.base = judge(state, seat)
        self.scale = 1.0 + 1.1 * sqrt(COMBATS * (TURNS - state.turn))
        self.my_prices: Prices = [cost_of(state, seat, card) for card in self.mine]
        self.their_prices: Prices = [cost_of(state, rival, card) for card in self.theirs]
        self.my_wins = [UNPAID + worth(card, state.turn).win for card in self.mine]
        self.their_wins = [UNPAID + worth(card, state.turn).win for card in self.theirs]
        self.lead = lead(state, seat)
        played: dict[tuple[Card, Card], tuple[float, Funds, Funds]] = {}
        for card in self.mine:
            for other in self.theirs:
                if (card, other) not in played:
                    played[card, other] = self._played(card, other)
        self.pairs = [[played[card, other] for other in self.theirs] for card in self.mine]

    def _played(self, card: Card, other: Card) -> tuple[float, Funds, Funds]:
        """Play a combat: what it brings, and what both have then."""
        trial = self.state.copy()
        laid = {self.seat: lay(card.id), self.rival: lay(other.id), **self.rest}
        laid = {who: action for who, action in laid.items() if lays(self.state, who)}
        trial.committed = ()
        trial.deciders = tuple(sorted(laid))
        for who, action in laid.items():
            trial.apply(who, action)
        play_out(trial)
        value = judge(trial, self.seat) - self.base
        return value, funds_of(trial, self.seat), funds_of(trial, self.rival)

    def solution(self) -> tuple[list[float], float]:
        """Return how often to lay each card, and what the turn then promises."""
        mine, theirs = tuple(range(len(self.mine))), tuple(range(len(self.theirs)))
        rows = []
        for i in mine:
            row = []
            for j in theirs:
                value, own, other = self.pairs[i][j]
                left = without(mine, i), without(theirs, j)
                row.append(self._value(*left, own, other, value))
            rows.append(row)
        return mixture(rows)

    def _value(self, mine: Hand, theirs: Hand, own: Funds, other: Funds, value: float) -> float:
        """Return what the combats that are left are worth, beside what there is already."""
        if not mine or not theirs:
            return tanh((self.lead + value) / self.scale)
        rows = [[self._then(mine, theirs, i, j, own, other, value) for j in theirs] for i in mine]
        if len(mine) == len(theirs) == 1:
            return rows[0][0]
        if len(mine) == len(theirs) == 2:
            return value_of_two(rows)
        return mixture(rows)[1]

    def _then(
        self, mine: Hand, theirs: Hand, i: int, j: int, own: Funds, other: Funds, value: float
    ) -> float:
        """Let two cards meet, with what both can pay by then."""
        paid = pay_from(own, *self.my_prices[i])
        met = pay_from(other, *self.their_prices[j])
        if paid is not None and met is not None:
            value += self.pairs[i][j][0]
        elif paid is not None:
            value += self.my_wins[i]
        elif met is not None:
            value -= self.their_wins[j]
        left = without(mine, i), without(theirs, j)
        return self._value(*left, paid or own, met or other, value)


def lays(state: ElementaState, seat: Seat) -> bool:
    """Whether a player chooses a card for the combat to come; who has only one is not asked."""
    return seat in state.deciders or any(who == seat for who, _ in state.committed)


def without(hand: Hand, card: int) -> Hand:
    """Return a hand without a card."""
    return tuple([other for other in hand if other != card])


def hand_of(state: ElementaState, seat: Seat) -> list[Card]:
    """Return the cards that a player may lay, also the one that lies face down already."""
    laid = state.laid[seat]
    return list(state.hands[seat]) if laid is None or state.fighting else [laid]


def funds_of(state: ElementaState, seat: Seat) -> Funds:
    """Return what a player can pay with."""
    return Funds(add(state.ready[seat], state.temporary[seat]), state.crystals[seat])


def lead(state: ElementaState, seat: Seat) -> float:
    """By how much a player is ahead in this round."""

    def standing(who: Seat) -> float:
        return holdings(state, who) - ROUND * min(ROUNDS_NEEDED, state.rounds_won[who])

    return standing(seat) - max(map(standing, state.others(seat)))
