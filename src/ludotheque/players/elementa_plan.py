"""How `greedy` prepares a round of Elementa: division, resources, restock, bans.

A division, the elements to pay it with and the bans to come are judged together. Good divisions are
sought once for a deck; what is played is drawn among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, combinations, combinations_with_replacement, pairwise
from math import exp
from random import Random

from ludotheque.games.elementa.actions import OnCard, TakeCards
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.deciding import DIVISION, divided
from ludotheque.games.elementa.elements import (
    CRYSTALS_FOR_A_UNIT,
    FIRST_CRYSTALS,
    FIRST_RESOURCES,
    Counts,
    add,
    counts_of,
    read_counts,
)
from ludotheque.games.elementa.rules import ban_target
from ludotheque.games.elementa.state import COMBATS, TURNS
from ludotheque.games.elementa.values import cards_of
from ludotheque.games.elementa.view import ElementaView
from ludotheque.games.elementa.vocabulary import Gain, GainCard, GainUnits
from ludotheque.players.elementa_worth import CRYSTAL, Funds, pay_cards, worth
from ludotheque.table import Action, Decision

TURN_OF = tuple(turn for turn, number in enumerate(DIVISION) for _ in range(number))
"""The turn of each place in a division, counted from 0; the places after these are put aside."""
PLACES = tuple(pairwise(accumulate(DIVISION, initial=0)))
"""The first place of each turn, and the first after it."""
DIVISIONS = 160
"""How many divisions of a deck there are to draw from."""
EXCHANGES = 16
"""From one of them to the next."""
WARMTH = 0.4
"""How readily an exchange is made that makes a division worse, in points."""
NEARLY = 2.0
"""How much worse than the best a division may be."""
MISSED = 4.0
"""What a unit costs in a plan that cannot be paid: a card, mostly."""
UNANSWERED = 2.0
"""What an unpaid card costs: a point, and its rival wins alone."""
MIXES = 3
"""How many mixes of resources a division is sought for."""
Order = tuple[int, ...]


class Cards:
    """Some creatures with their numbers, so that plans for them are judged quickly."""

    def __init__(self, creatures: Sequence[Card], environment: Card | None) -> None:
        self.creatures = creatures
        self.costs = [card.cost for card in creatures]
        self.crystals = [card.crystal_cost for card in creatures]
        judged = [[worth(card, turn + 1) for turn in range(TURNS)] for card in creatures]
        self.totals = [[one.total for one in turns] for turns in judged]
        self.gains = [(c.victory.crystals + c.defeat.crystals) / 2 for c in creatures]
        self.income, self.free = income_of(environment)

    def prospects(
        self, piles: Sequence[list[int]], held: Counts, crystals: float, turn: int,
        *, restocked: bool = False,
    ) -> float:  # fmt: skip
        """Judge the turns to come: what the cards promise, and whether they can be paid.

        The others ban what hurts most; it comes in the next turn (ELEM-5.4).
        """
        score, banned = 0.0, -1
        for number in range(turn, TURNS):
            cards = piles[number] if banned < 0 else [*piles[number], banned]
            banned = -1
            grows = number > turn or not restocked
            if number == TURNS - 1 or len(cards) <= COMBATS:
                value, crystals, held = self._turn(cards, number, held, crystals, grows=grows)
            else:
                (value, crystals, held), banned = min(
                    (
                        self._turn(
                            [c for c in cards if c != out], number, held, crystals, grows=grows
                        ),
                        out,
                    )
                    for out in cards
                )
            score += value
        return score

    def _turn(
        self, hand: Sequence[int], number: int, held: Counts, crystals: float, *, grows: bool
    ) -> tuple[float, float, Counts]:
        """Judge a turn with a hand; return what it promises, and what is left."""
        score, needed = 0.0, [0, 0, 0, 0]
        for card in hand:
            score += self.totals[card][number]
            a, b, c, d = self.costs[card]
            needed[0] += a
            needed[1] += b
            needed[2] += c
            needed[3] += d
            crystals += 0.5 * self.gains[card] - self.crystals[card]
        if grows:
            held = _restocked(held, needed)
        short = spare = 0.0
        for have, need in zip(held, needed, strict=True):
            if have < need:
                short += need - have
            else:
                spare += have - need
        change = spare - CRYSTALS_FOR_A_UNIT * max(0.0, short - self.free) + self.income
        score += CRYSTAL[number + 1] * change
        crystals += change
        if crystals < 0:
            score += MISSED * crystals / CRYSTALS_FOR_A_UNIT
            crystals = 0.0
        return score, crystals, held


def income_of(environment: Card | None) -> tuple[float, float]:
    """What an environment usually brings in a turn: crystals, and units of an element that fits."""
    crystals = units = 0.0
    for effect in () if environment is None else environment.entry.effects:
        often = 1.5 if effect.when in ("payment", "loses", "wins") else 1.0
        often *= 0.5 if effect.only_if or effect.once == "game" else 1.0
        if effect.price is not None:  # counted in full: else it is paid with what cards need
            crystals -= often * effect.price.crystals
        for verb in effect.do:
            amount = verb.amount if isinstance(verb, Gain | GainUnits) else 0
            number = amount if isinstance(amount, int) else 1
            if isinstance(verb, Gain) and verb.what == "crystals":
                crystals += often * number
            elif isinstance(verb, GainUnits):
                units += 0.8 * often * number
            elif isinstance(verb, GainCard):
                units += 0.7
    return crystals, units


def _restocked(held: Counts, needed: Sequence[int]) -> Counts:
    """Add the resource card that is lacking most, of an element that is there (ELEM-4.6)."""
    best, most = 0, -100
    for element in range(4):
        lack = needed[element] - held[element]
        if held[element] and lack > most:
            best, most = element, lack
    counts = list(held)
    counts[best] += 1
    return (counts[0], counts[1], counts[2], counts[3])


# --- The division ---------------------------------------------------------------------------------


def divide(view: ElementaView, generator: Random) -> Action:
    """Draw one of the good divisions of the own deck."""
    deck = _found(view, view.deck)
    good = plans(tuple(deck), _environment(view))
    order = good[int(generator.random() * len(good))]
    return divided([deck[number] for number in order])


def _found(view: ElementaView, ids: Iterable[str]) -> list[Card]:
    """Return cards by their ids; a match may have cards of its own."""
    cards = cards_of(view.cards)
    return [cards[id] for id in ids]


def _environment(view: ElementaView) -> Card | None:
    """Return the own environment."""
    assert view.seat is not None
    id = view.environments[view.seat]
    return None if id is None else _found(view, [id])[0]


@lru_cache(maxsize=256)
def plans(deck: tuple[Card, ...], environment: Card | None) -> tuple[Order, ...]:
    """Return divisions to draw from: the better one is, the more often it is among them.

    Whoever always brought his best cards in the same turn would be met there by better ones. So
    the best division is sought, and cards are exchanged from there on as the particles of a warm
    body are: mostly for the better, now and then for the worse (Metropolis).
    """
    cards = Cards(deck, environment)
    needed = [sum(cost[element] for cost in cards.costs) for element in range(4)]
    fitting = mixes(needed)[:MIXES]
    best, order = max(_improved(cards, mix) for mix in fitting)
    generator = Random(" ".join(card.id for card in deck))
    value, found = best, []
    for _ in range(DIVISIONS):
        for _ in range(EXCHANGES):
            first, second = _exchanges()[int(generator.random() * len(_exchanges()))]
            other = _swapped(order, first, second)
            judged = max(_judged(cards, other, mix) for mix in fitting)
            bold = judged >= best - NEARLY and generator.random() < exp((judged - value) / WARMTH)
            if judged >= value or bold:
                order, value = other, judged
        found.append(order)
    return tuple(found)


def mixes(needed: Sequence[float]) -> list[Counts]:
    """List the mixes of first resource cards, those nearest to a need first."""
    total = sum(needed) or 1.0
    share = [FIRST_RESOURCES * need / total for need in needed]
    elements = [element for element in range(4) if needed[element]] or [0]
    listed = [counts_of(some) for some in combinations_with_replacement(elements, FIRST_RESOURCES)]
    return sorted(
        listed, key=lambda mix: sum((a - b) ** 2 for a, b in zip(mix, share, strict=True))
    )


def _improved(cards: Cards, mix: Counts) -> tuple[float, Order]:
    """Exchange two cards as long as that makes a division better."""
    numbers = range(len(cards.creatures))
    ranked = sorted(numbers, key=lambda n: -sum(cards.totals[n]) + 0.5 * sum(cards.costs[n]))
    kept = sorted(ranked[: len(TURN_OF)], key=lambda n: sum(cards.costs[n]))
    order = (*kept, *ranked[len(TURN_OF) :])
    best, better = _judged(cards, order, mix), True
    while better:
        better = False
        for first, second in _exchanges():
            other = _swapped(order, first, second)
            value = _judged(cards, other, mix)
            if value > best + 1e-9:
                best, order, better = value, other, True
    return best, order


@lru_cache(maxsize=1)
def _exchanges() -> tuple[tuple[int, int], ...]:
    """List pairs of places that are not for the same turn."""
    where = (*TURN_OF, *(TURNS for _ in range(4)))
    return tuple(
        (first, second)
        for first, second in combinations(range(len(where)), 2)
        if where[first] != where[second]
    )


def _swapped(order: Order, first: int, second: int) -> Order:
    places = list(order)
    places[first], places[second] = places[second], places[first]
    return tuple(places)


def _judged(cards: Cards, order: Order, mix: Counts) -> float:
    piles = [list(order[first:last]) for first, last in PLACES]
    return cards.prospects(piles, mix, FIRST_CRYSTALS, 0)


# --- Resources ------------------------------------------------------------------------------------


def _own(view: ElementaView) -> tuple[Cards, list[list[int]]]:
    """Number the own cards that are still to come."""
    creatures = _found(view, [id for pile in view.piles for id in pile])
    cards = Cards(creatures, _environment(view))
    piles, at = [], 0
    for pile in view.piles:
        piles.append(list(range(at, at + len(pile))))
        at += len(pile)
    return cards, piles


def first_resources(view: ElementaView, decision: Decision) -> Action:
    """Take the mix with which the division promises most."""
    cards, piles = _own(view)
    needed = [sum(cost[element] for cost in cards.costs) for element in range(4)]
    best = max(mixes(needed), key=lambda mix: cards.prospects(piles, mix, FIRST_CRYSTALS, 0))
    return next(a for a in decision.actions if isinstance(a, TakeCards) and a.counts == best)


def restock(view: ElementaView, decision: Decision) -> Action:
    """Take the element with which the turns to come promise most."""
    assert view.seat is not None
    cards, piles = _own(view)
    held = add(read_counts(view.ready[view.seat]), read_counts(view.temporary[view.seat]))
    crystals, turn = view.crystals[view.seat], view.turn - 1

    def promise(action: Action) -> float:
        assert isinstance(action, TakeCards)
        counts = add(held, action.counts)
        return cards.prospects(piles, counts, crystals, turn, restocked=True)

    return max(decision.actions, key=promise)


# --- Bans -----------------------------------------------------------------------------------------


def ban(view: ElementaView, decision: Decision, generator: Random) -> Action:
    """Ban the card without which the others' hand does least harm; of near equals, any."""
    assert view.seat is not None
    owner = ban_target(len(view.points), view.turn, view.seat)
    known = view.knows[owner]
    assert known is not None
    theirs = _found(view, known.later[view.turn - 1])
    own = _found(view, (*view.piles[view.turn - 1], *view.hand))
    harms = {card: _harm(card, own, view.turn) for card in theirs}
    units = add(read_counts(view.ready[owner]), read_counts(view.temporary[owner]))
    funds = Funds(units, view.crystals[owner])

    def left(action: Action) -> float:
        assert isinstance(action, OnCard)
        rest = list(theirs)
        rest.remove(next(card for card in theirs if card.id == action.card))
        return _hand_harm(rest, harms, funds) + 0.2 * generator.random()

    return min(decision.actions, key=left)


def _harm(card: Card, own: Sequence[Card], turn: int) -> float:
    """What a card of another brings him, and takes from the cards it meets, on average."""
    theirs = worth(card, turn)
    total = 0.0
    for mine in own:
        other = worth(mine, turn)
        chance = 1 / (1 + exp((other.strength - theirs.strength) / 0.6))
        total += chance * (theirs.win - other.loss) + (1 - chance) * (theirs.loss - other.win)
    return total / max(1, len(own))


def _hand_harm(hand: Sequence[Card], harms: dict[Card, float], funds: Funds) -> float:
    """What a hand does at its best: cards that cannot be paid stay without effect."""
    costs = [(card.cost, card.crystal_cost) for card in hand]
    best = -UNANSWERED * len(hand)
    for number in range(len(hand), 0, -1):
        for some in combinations(range(len(hand)), number):
            left = pay_cards(funds, [costs[n] for n in some])
            if left is not None:
                spared = CRYSTAL[1] * (0.5 * sum(left.units) + left.crystals - funds.crystals)
                value = sum(harms[hand[n]] for n in some) - UNANSWERED * (len(hand) - number)
                best = max(best, value + spared)
    return best
