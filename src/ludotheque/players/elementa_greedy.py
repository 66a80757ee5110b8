"""`greedy` for Elementa: lays out, bans, pays and changes sensibly, and lays cards by a mixed plan.

Where a fixed answer would be exploited (which card to lay when both hands are known, how the deck
is divided), it draws from a distribution: for the combat, from the solution of the small game of
own cards against theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludotheque.games.elementa.actions import (
    DONE,
    LEAVE,
    ChooseDeck,
    Lay,
    OnCard,
    Pay,
    TakeCards,
    Units,
    change,
    lay,
)
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.deciding import DIVISION, divided
from ludotheque.games.elementa.decks import READY
from ludotheque.games.elementa.elements import NONE, Counts, add, read_counts
from ludotheque.games.elementa.game import ELEMENTA
from ludotheque.games.elementa.paying import cost_of
from ludotheque.games.elementa.state import ROUNDS_NEEDED, TURNS, ElementaState
from ludotheque.games.elementa.view import ElementaView
from ludotheque.players.mixing import solve
from ludotheque.players.player import Budget, Player, Thought
from ludotheque.table import CHANCE, Action, Decision, Phrase, Seat, Unreadable

CRYSTAL = 0.3
"""What a crystal is worth, in points: a third of a unit, and the tie-break."""
UNIT = 0.55
"""A temporary resource."""
LOST_CARD = 0.4
"""A resource card that is gone for the round."""
ROUND = 10.0


class GreedyElementa(Player):
    """Plays Elementa by looking at what a combat brings."""

    def __init__(self, deck: str | None = None) -> None:
        if deck is not None and deck not in READY:
            raise Unreadable(Phrase("elementa-no-deck", deck=deck, decks=list(READY)))
        self.deck = deck

    def think(
        self, view: ElementaView, decision: Decision, budget: Budget, generator: Random
    ) -> Thought:
        """Answer by the kind of question."""
        kind = decision.kind
        answer = self._answer(view, decision, generator)
        return Thought(answer, Phrase(REASONS.get(kind, "greedy-elementa-best")))

    def _answer(self, view: ElementaView, decision: Decision, generator: Random) -> Action:
        kind = decision.kind
        if kind == "deck":
            return self._deck(decision, generator)
        if kind == "divide":
            return divide(view, generator)
        if kind in PLAIN:
            return PLAIN[kind](view, decision)
        if len(decision.actions) == 1:
            return decision.actions[0]
        if kind == "ban":
            return ban(decision, generator)
        state = ELEMENTA.imagine(view, generator)
        if kind == "lay":
            return card_to_lay(state, decision, generator)
        return best_answer(state, decision)

    def _deck(self, decision: Decision, generator: Random) -> Action:
        if self.deck is not None:
            return ChooseDeck(self.deck)
        return decision.draw(generator)


REASONS = {
    "deck": "greedy-elementa-deck",
    "divide": "greedy-elementa-divide",
    "resources": "greedy-elementa-resources",
    "restock": "greedy-elementa-resources",
    "ban": "greedy-elementa-ban",
    "lay": "greedy-elementa-lay",
    "pay": "greedy-elementa-pay",
    "pay-or-leave": "greedy-elementa-pay",
    "change": "greedy-elementa-change",
}
"""What it says of its answer, by the kind of question."""


# --- Preparing ------------------------------------------------------------------------------------


def worth(card: Card) -> float:
    """What a creature is worth in a combat of its price: power, bonuses, effects."""
    victory, defeat = card.victory, card.defeat
    win = victory.points + CRYSTAL * victory.crystals
    win += UNIT * (sum(card.victory_units) + victory.any)
    loss = defeat.points + CRYSTAL * defeat.crystals
    loss += UNIT * (sum(card.defeat_units) + defeat.any)
    chance = min(0.95, max(0.05, (card.power + 1) / 9))
    price = 0.45 * sum(card.cost) + 0.15 * card.crystal_cost
    return chance * win + (1 - chance) * loss + 0.25 * len(card.entry.effects) - price


def divide(view: ElementaView, generator: Random) -> Action:
    """Keep the best twelve; cheap ones early, dear ones late, with some chance in it."""
    creatures = [CARDS[id] for id in view.deck]
    noise = {number: generator.random() for number in range(len(creatures))}
    ranked = sorted(range(len(creatures)), key=lambda n: -(worth(creatures[n]) + 0.5 * noise[n]))
    kept = ranked[: sum(DIVISION)]
    kept.sort(key=lambda n: sum(creatures[n].cost) + 1.2 * noise[n])
    rest = ranked[sum(DIVISION) :]
    return divided([creatures[number] for number in (*kept, *rest)])


def needs(view: ElementaView, first: int = 0) -> list[float]:
    """Add up what the own cards cost by element, the nearer turns counting more."""
    wanted = [0.0] * 4
    for turn, pile in enumerate(view.piles):
        weight = 1.0 / (1 + max(0, turn - first))
        for id in pile:
            for element, count in enumerate(CARDS[id].cost):
                wanted[element] += weight * count
    return wanted


def first_resources(view: ElementaView, decision: Decision) -> Action:
    """Take the mix that comes nearest to what the cards cost."""
    wanted = needs(view)
    total = sum(wanted) or 1.0

    def miss(action: Action) -> float:
        assert isinstance(action, TakeCards)
        share = [4 * want / total for want in wanted]
        return sum((a - b) ** 2 for a, b in zip(action.counts, share, strict=True))

    return min(decision.actions, key=miss)


def restock(view: ElementaView, decision: Decision) -> Action:
    """Take the element of which the cards to come lack most."""
    assert view.seat is not None
    wanted = needs(view, view.turn - 1)
    held = add(read_counts(view.ready[view.seat]), read_counts(view.used[view.seat]))

    def lack(action: Action) -> float:
        assert isinstance(action, TakeCards)
        element = action.counts.index(1)
        return wanted[element] / (1 + held[element])

    return max(decision.actions, key=lack)


def ban(decision: Decision, generator: Random) -> Action:
    """Ban what would do most harm now; not always the same of equals."""

    def harm(action: Action) -> float:
        assert isinstance(action, OnCard)
        card = CARDS[action.card]
        return worth(card) + 0.25 * card.power + 0.3 * generator.random()

    return max(decision.actions, key=harm)


def changed(view: ElementaView, decision: Decision) -> Action:
    """Resource cards that are left at the end of a turn are worth a crystal each, for nothing."""
    assert view.seat is not None
    if view.fighting or any(view.hand_counts):
        return DONE
    cards = read_counts(view.ready[view.seat])
    temporary = read_counts(view.temporary[view.seat]) if view.turn == TURNS else NONE
    units = Units(cards, temporary)
    return change(units) if units.total else DONE


PLAIN = {"resources": first_resources, "restock": restock, "change": changed}
"""Questions that a look at the view answers."""


# --- Combat ---------------------------------------------------------------------------------------


def card_to_lay(state: ElementaState, decision: Decision, generator: Random) -> Action:
    """Draw a card from the solution of own cards against theirs."""
    seat = decision.seat
    own = [action for action in decision.actions if isinstance(action, Lay)]
    others = [other for other in state.others(seat) if _lays(state, other)]
    if not others:
        return max(own, key=lambda action: value_of(state, seat, {seat: action}))
    rival = max(others, key=lambda other: (state.points[other], state.crystals[other]))
    theirs = _hand(state, rival)
    rest = {other: lay(_hand(state, other)[0].id) for other in others if other != rival}
    payoffs = [
        [value_of(state, seat, {seat: mine, rival: lay(card.id), **rest}) for card in theirs]
        for mine in own
    ]
    weights = solve(with_future(payoffs))
    return own[pick(weights, generator)]


def with_future(payoffs: Sequence[Sequence[float]]) -> list[list[float]]:
    """Add to each pair of cards what the cards that are left can expect from each other."""
    if len(payoffs) < 2 or len(payoffs[0]) < 2:
        return [list(row) for row in payoffs]
    return [
        [
            value + _fair(payoffs, row, column)
            for column, value in enumerate(values)
        ]
        for row, values in enumerate(payoffs)
    ]  # fmt: skip


def _fair(payoffs: Sequence[Sequence[float]], row: int, column: int) -> float:
    """What the remaining cards bring on average, combat after combat."""
    left = [
        value
        for r, values in enumerate(payoffs)
        if r != row
        for c, value in enumerate(values)
        if c != column
    ]
    return (min(len(payoffs), len(payoffs[0])) - 1) * sum(left) / len(left)


def pick(weights: Sequence[float], generator: Random) -> int:
    """Draw a number by weights."""
    drawn = generator.random() * sum(weights)
    for number, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return number
    return len(weights) - 1


def _lays(state: ElementaState, seat: Seat) -> bool:
    """Whether a player chooses a card for the combat to come; who has only one is not asked."""
    return seat in state.deciders or any(who == seat for who, _ in state.committed)


def _hand(state: ElementaState, seat: Seat) -> list[Card]:
    return list(dict.fromkeys(state.hands[seat]))


def value_of(state: ElementaState, seat: Seat, laid: dict[Seat, Lay]) -> float:
    """Play a combat to its end with these cards, and judge it."""
    trial = state.copy()
    trial.committed = ()
    trial.deciders = tuple(sorted(laid))
    for other, action in laid.items():
        trial.apply(other, action)
    play_out(trial)
    return judge(trial, seat)


def best_answer(state: ElementaState, decision: Decision) -> Action:
    """Try every answer to the end of the combat, and take the best."""
    best, highest = decision.actions[0], float("-inf")
    for action in decision.actions:
        trial = state.copy()
        trial.apply(decision.seat, action)
        play_out(trial)
        value = judge(trial, decision.seat)
        if value > highest:
            best, highest = action, value
    return best


def play_out(state: ElementaState) -> None:
    """Answer quickly until the combat is over."""
    round_, clock, fighting = state.round, state.clock, state.fighting
    for _ in range(60):
        over = state.over or (state.round, state.clock) != (round_, clock)
        if over or (not state.fighting and fighting):
            return
        fighting = fighting or state.fighting
        if state.question is not None and state.question.together:
            return
        seat = state.deciders[0]
        state.apply(seat, quick_answer(state, seat))


def quick_answer(state: ElementaState, seat: Seat) -> Action:
    """Answer without a search: pay with what comes back, use what is offered, change nothing."""
    actions = state.decision(seat).actions
    if seat == CHANCE:
        return actions[0]
    assert state.question is not None
    kind = state.question.kind
    if kind in ("pay", "pay-or-leave"):
        return min(actions, key=_price)
    return actions[-1] if kind == "use" else actions[0]


def _price(action: Action) -> float:
    """What a payment costs in the long run: resource cards come back, crystals do not."""
    if not isinstance(action, Pay):
        return 2.0 if action == LEAVE else 0.0
    spent = 0.1 * sum(action.units.cards) + UNIT * sum(action.units.temporary)
    lost = 0.3 * sum(action.change.cards) + UNIT * sum(action.change.temporary)
    return spent + CRYSTAL * (action.crystals - action.change.total) + lost


def judge(state: ElementaState, seat: Seat) -> float:
    """Add up how a State looks for a seat, beside the best of the others."""
    if state.over:
        outcome = state.outcome
        assert outcome is not None
        return 100.0 if seat in outcome.ranking[0] else -100.0
    own = holdings(state, seat)
    return own - max(holdings(state, other) for other in state.others(seat))


def holdings(state: ElementaState, seat: Seat) -> float:
    """What a player has: rounds, points, crystals, resources, and hands that he can pay."""
    resources = UNIT * sum(state.temporary[seat])
    resources += LOST_CARD * (sum(state.ready[seat]) + sum(state.used[seat]))
    value = ROUND * min(ROUNDS_NEEDED, state.rounds_won[seat]) + state.points[seat]
    return value + CRYSTAL * state.crystals[seat] + resources + payable(state, seat)


def payable(state: ElementaState, seat: Seat) -> float:
    """A hand that cannot be paid is a loss to come."""
    ready, value = add(state.ready[seat], state.temporary[seat]), 0.0
    crystals = state.crystals[seat]
    for card in state.hands[seat]:
        units, _ = cost_of(state, seat, card)
        ready, short = _pay_roughly(units, ready)
        crystals -= 3 * short
        value += 0.3 if crystals >= 0 else -0.5
    return value


def _pay_roughly(cost: Counts, held: Counts) -> tuple[Counts, int]:
    left = [max(0, have - need) for have, need in zip(held, cost, strict=True)]
    short = sum(max(0, need - have) for have, need in zip(held, cost, strict=True))
    return (left[0], left[1], left[2], left[3]), short
