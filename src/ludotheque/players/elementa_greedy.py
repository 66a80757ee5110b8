"""`greedy` for Elementa: lays out, bans, pays and changes sensibly, and lays cards by a mixed plan.

Where a fixed answer would be exploited (which card to lay when both hands are known, how the deck
is divided), it draws from a distribution: for the combat, from the solution of the rest of the turn
as a game of own cards against theirs.
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
    Units,
    change,
    lay,
)
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.decks import READY, SIZE
from ludotheque.games.elementa.elements import NONE, SHORT, Counts, add, read_counts, take_away
from ludotheque.games.elementa.game import ELEMENTA
from ludotheque.games.elementa.state import COMBATS, TURNS, ElementaState
from ludotheque.games.elementa.values import cards_of
from ludotheque.games.elementa.view import ElementaView
from ludotheque.games.elementa.vocabulary import Compare, Count
from ludotheque.players.elementa_duel import Duel, hand_of, judge, play_out, price, tried
from ludotheque.players.elementa_plan import ban, divide, first_resources, restock
from ludotheque.players.elementa_worth import Funds, pay_cards, pay_from, worth
from ludotheque.players.player import Budget, Player, Thought
from ludotheque.table import Action, Decision, Phrase, Seat, Unreadable

NEEDED = 0.9
"""What it costs when the rest of the hand can no longer be paid."""


class GreedyElementa(Player):
    """Plays Elementa by looking at what a turn brings."""

    def __init__(self, deck: str | None = None) -> None:
        if deck is not None and deck not in READY:
            raise Unreadable(Phrase("elementa-no-deck", deck=deck, decks=list(READY)))
        self.deck = deck

    def think(
        self, view: ElementaView, decision: Decision, budget: Budget, generator: Random
    ) -> Thought:
        """Answer by the kind of question."""
        kind = decision.kind
        reason = Phrase(REASONS.get(kind, "greedy-elementa-best"))
        if kind == "lay" and len(decision.actions) > 1:
            state = ELEMENTA.imagine(view, generator)
            action, as_good = card_to_lay(state, decision, generator)
            return Thought(action, reason, as_good)
        answer = self._answer(view, decision, generator)
        return Thought(answer, reason, None if kind in DRAWN else ())

    def _answer(self, view: ElementaView, decision: Decision, generator: Random) -> Action:
        kind = decision.kind
        if kind == "deck":
            return self._deck(decision, generator)
        if kind == "divide":  # a position may have cut a deck down; no plan is made for that
            whole = len(view.deck) == SIZE
            return divide(view, generator) if whole else decision.draw(generator)
        if kind in PLAIN:
            return PLAIN[kind](view, decision)
        if len(decision.actions) == 1:
            return last_card(view, decision) if kind == "lay" else decision.actions[0]
        if kind == "ban":
            return ban(view, decision, generator)
        if kind == "pay":
            return payment(view, decision)
        return judged_answer(view, decision, generator)

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
DRAWN = ("deck", "divide")
"""Questions to which it draws an answer of many: another one is no mistake."""


# --- Resources and crystals -----------------------------------------------------------------------


def changed(view: ElementaView, decision: Decision) -> Action:
    """Resource cards that are left at the end of a turn are worth a crystal each, for nothing."""
    assert view.seat is not None
    if view.fighting or view.combat < COMBATS:
        return DONE
    cards = read_counts(view.ready[view.seat])
    temporary = read_counts(view.temporary[view.seat]) if view.turn == TURNS else NONE
    units = Units(cards, temporary)
    return change(units) if units.total else DONE


def last_card(view: ElementaView, decision: Decision) -> Action:
    """Lay the last card of a turn; where it counts crystals, change first what it does not cost."""
    [only] = decision.actions
    assert view.seat is not None
    if not isinstance(only, Lay) or not counts_crystals(cards_of(view.cards)[only.card]):
        return only
    cost, crystals = view.costs[only.card]
    ready = read_counts(view.ready[view.seat])
    need = read_counts(cost)
    if view.crystals[view.seat] < crystals or any(a < b for a, b in zip(ready, need, strict=True)):
        return only
    spare = Units(take_away(ready, need))
    return Lay(only.card, spare) if spare.total else only


def counts_crystals(card: Card) -> bool:
    """Whether a card is better the more crystals its owner has."""
    for effect in card.entry.effects:
        amounts = [getattr(verb, "amount", 0) for verb in effect.do]
        if any(isinstance(a, Count) and a.count == "crystals" for a in amounts):
            return True
        if any(isinstance(c, Compare) and c.number == "crystals" for c in effect.only_if):
            return True
    return False


PLAIN = {"resources": first_resources, "restock": restock, "change": changed}
"""Questions that a look at the view answers."""


def payment(view: ElementaView, decision: Decision) -> Action:
    """Pay with what is needed least: the rest of the hand has to be paid too."""
    assert view.seat is not None
    seat, turn = view.seat, view.turn
    ready, temporary = read_counts(view.ready[seat]), read_counts(view.temporary[seat])
    crystals = view.crystals[seat]
    hand = [(read_counts(view.costs[id][0]), view.costs[id][1]) for id in view.hand]

    def worse(action: Action) -> float:
        if not isinstance(action, Pay):
            return price(action, turn)
        used = add(add(action.units.cards, action.units.temporary),
                   add(action.change.cards, action.change.temporary))  # fmt: skip
        units = take_away(add(ready, temporary), used)
        left = Funds(units, crystals - action.crystals + action.change.total)
        return price(action, turn) + NEEDED * unpaid_of(hand, left) - 0.01 * spread(units)

    return min(decision.actions, key=worse)


def unpaid_of(hand: Sequence[tuple[Counts, int]], funds: Funds) -> int:
    """Count the cards of a hand that cannot be paid."""
    if pay_cards(funds, list(hand)) is not None:
        return 0
    alone = [cost for cost in hand if pay_from(funds, *cost) is not None]
    return len(hand) - min(1, len(alone))


def spread(units: Counts) -> int:
    """How many elements are left."""
    return sum(1 for count in units if count)


# --- Answers that are tried -----------------------------------------------------------------------


def judged_answer(view: ElementaView, decision: Decision, generator: Random) -> Action:
    """Try the answers in a world that fits what is known."""
    seat, kind = decision.seat, decision.kind
    state = ELEMENTA.imagine(view, generator)
    if kind == "pay-or-leave":
        best = payment(view, decision)
        return max((best, LEAVE), key=lambda action: tried(state, seat, action))
    if kind == "pick-card":
        return picked(view, decision)
    if kind == "element":
        return element(view, decision)
    if not state.fighting and view.phase == "combats" and any(state.hands):
        return max(decision.actions, key=lambda action: with_duel(state, seat, action))
    return max(decision.actions, key=lambda action: tried(state, seat, action))


def with_duel(state: ElementaState, seat: Seat, action: Action) -> float:
    """Try an answer before a combat, and the rest of the turn after it."""
    trial = state.copy()
    trial.apply(seat, action)
    play_out(trial)
    question = trial.question
    if trial.over or question is None or question.kind != "lay":
        return judge(trial, seat)
    duel = duel_of(trial, seat)
    return judge(trial, seat) if duel is None else duel.solution()[1]


def card_to_lay(
    state: ElementaState, decision: Decision, generator: Random
) -> tuple[Action, tuple[Action, ...]]:
    """Draw a card from the solution of own cards against theirs; return those that are in it."""
    duel = duel_of(state, decision.seat)
    if duel is None:
        own = [action for action in decision.actions if isinstance(action, Lay)]
        return max(own, key=lambda action: worth(state.cards[action.card], state.turn).total), ()
    weights, _ = duel.solution()
    mixed = tuple([lay(card.id) for card, weight in zip(duel.mine, weights, strict=True) if weight])
    return lay(duel.mine[pick(weights, generator)].id), mixed


def duel_of(state: ElementaState, seat: Seat) -> Duel | None:
    """Set the own hand against that of the foremost rival; the others lay something."""
    others = [other for other in state.others(seat) if hand_of(state, other)]
    if not others or not state.hands[seat] or state.laid[seat] is not None:
        return None
    rival = max(others, key=lambda other: (state.points[other], state.crystals[other]))
    rest = {other: lay(hand_of(state, other)[0].id) for other in others if other != rival}
    return Duel(state, seat, rival, rest)


def pick(weights: Sequence[float], generator: Random) -> int:
    """Draw a number by weights."""
    drawn = generator.random() * sum(weights)
    for number, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return number
    return len(weights) - 1


def picked(view: ElementaView, decision: Decision) -> Action:
    """Take the card that promises most; give away the one that promises least."""
    turn = min(TURNS, max(1, view.turn))
    cards = cards_of(view.cards)

    def promise(action: Action) -> float:
        assert isinstance(action, OnCard)
        return worth(cards[action.card], turn).total

    _, source, to = view.pending["then"]["with"]  # a `CardPicked`
    giving = source == "hand" or to == "discard"
    return (min if giving else max)(decision.actions, key=promise)


def element(view: ElementaView, decision: Decision) -> Action:
    """Name the element of which the hand, and then the later cards, lack most."""
    assert view.seat is not None
    held = add(read_counts(view.ready[view.seat]), read_counts(view.temporary[view.seat]))
    lack = [-0.2 * count for count in held]
    for id in view.hand:
        for number, count in enumerate(read_counts(view.costs[id][0])):
            lack[number] += count
    cards = cards_of(view.cards)
    for pile in view.piles:
        for id in pile:
            for number, count in enumerate(cards[id].cost):
                lack[number] += 0.3 * count
    short = [need - have for need, have in zip(lack, held, strict=True)]
    return max(decision.actions, key=lambda action: short[SHORT.index(action.text)])
