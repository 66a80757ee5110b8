"""What the things of Elementa are worth to `greedy`, in points, before one sees what they meet."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.elements import CRYSTALS_FOR_A_UNIT, Counts
from ludotheque.games.elementa.vocabulary import (
    Amount,
    Bonus,
    Choose,
    Compare,
    Condition,
    Cost,
    DiscardUnits,
    Effect,
    Gain,
    GainCard,
    GainUnits,
    HasElement,
    InCombat,
    InTurn,
    Lose,
    LoseUnits,
    Move,
    Power,
    Take,
    Tie,
    Verb,
)

CRYSTAL = (0.18, 0.18, 0.15, 0.11, 0.03)
"""A crystal in each turn (0: before the first): a third of a unit to come, or the tie-break."""
UNIT = (0.4, 0.4, 0.35, 0.3, 0.04)
"""A temporary resource."""
LOST_CARD = (0.0, 0.9, 0.7, 0.4, 0.05)
"""A resource card that will be missing for the round."""
FIELD = (0.0, 3.4, 3.8, 4.2, 5.3)
"""The power that one usually meets in each turn."""
SPREAD = 1.2
STAKE = 1.0
"""What a rival wins by the combat that one loses."""
UNPAID = 0.9
"""What an unpaid card costs, beside what its rival wins."""


class Worth(NamedTuple):
    """What a creature promises in a turn."""

    strength: float
    """Its power with what its effects usually add."""
    win: float
    loss: float
    """What its bonuses bring."""
    total: float
    """All in all, when it is paid."""


@lru_cache(maxsize=4096)
def worth(card: Card, turn: int) -> Worth:
    """Judge a creature for a turn, whatever it will meet."""
    strength = card.power + sum(_strength(card, effect, turn) for effect in card.entry.effects)
    chance = 1 / (1 + exp((FIELD[turn] - strength) / SPREAD))
    crystal, unit = CRYSTAL[turn], UNIT[turn]
    victory, defeat = card.victory, card.defeat
    win = victory.points + crystal * victory.crystals
    win += unit * (sum(card.victory_units) + victory.any)
    loss = defeat.points + crystal * defeat.crystals
    loss += unit * (sum(card.defeat_units) + defeat.any)
    for effect in card.entry.effects:
        extra = _extra(effect, turn)
        if effect.when == "wins" or _asks(effect, "won"):
            win += extra
        elif effect.when == "loses" or _asks(effect, "lost"):
            loss += extra
        else:
            win, loss = win + extra, loss + extra
    return Worth(strength, win, loss, chance * (win + STAKE) + (1 - chance) * loss)


def _asks(effect: Effect, result: str) -> bool:
    return any(getattr(condition, "result", None) == result for condition in effect.only_if)


# --- Effects --------------------------------------------------------------------------------------


def _strength(card: Card, effect: Effect, turn: int) -> float:
    """What an effect usually adds to the power of its card, beside the others'."""
    if effect.when not in ("standing", "combat"):
        return 0.0
    added = sum(_power(card, verb, turn) for verb in effect.do)
    return added * _likely(effect, turn)


def _power(card: Card, verb: Verb, turn: int) -> float:
    if isinstance(verb, Tie):
        return 0.5 if verb.result == "wins" else -0.5
    if isinstance(verb, Choose):
        return max(sum(_power(card, part, turn) for part in parts) for parts in verb.of) / 2
    if not isinstance(verb, Power):
        return 0.0
    amount = _amount(verb.amount, turn)
    if verb.cards != "yours":
        return -amount
    return amount - card.power if verb.change == "set" else amount


USUAL = {
    "points": (0, 1, 3, 5, 7),
    "crystals": (3, 4, 5, 6, 7),
    "units": (4, 3, 3, 4, 4),
    "used-units": (2, 2, 2, 2, 2),
    "cards-in-hand": (1, 1, 1, 1, 1),
    "turn": (0, 1, 2, 3, 4),
    "combat": (2, 2, 2, 2, 2),
    "opponents": (1, 1, 1, 1, 1),
    "unpaid-opponents": (0, 0, 0, 0, 0),
}
"""Numbers that cards count, as they usually are in each turn."""


COMPARED = {"cards-in-hand": 0.7, "power": 0.75}
"""How often some comparisons hold."""


def _amount(amount: Amount, turn: int) -> float:
    if isinstance(amount, int):
        return amount
    number = USUAL[amount.count][turn] / amount.per
    return number if amount.most is None else min(number, amount.most)


def _likely(effect: Effect, turn: int) -> float:
    """How likely the conditions of an effect hold; a price is paid where it is worth it."""
    chance = 0.6 if effect.price is not None else 1.0
    for condition in effect.only_if:
        chance *= _holds(condition, turn)
    return chance


def _holds(condition: Condition, turn: int) -> float:
    if isinstance(condition, InTurn):
        return 1.0 if turn in condition.turns else 0.0
    if isinstance(condition, InCombat):
        return 0.6
    if isinstance(condition, HasElement):
        return 0.9 if condition.whose == "yours" else 0.45
    if isinstance(condition, Compare):
        return COMPARED.get(condition.number, 0.45)
    return 1.0  # a result: what it does counts as that of the result


def _extra(effect: Effect, turn: int) -> float:
    """What an effect brings beside power in its own combat."""
    own = effect.when in ("standing", "combat")
    value = sum(_brings(verb, turn, own=own) for verb in effect.do)
    if effect.price is not None:
        value = max(0.0, value - effect.price.points - CRYSTAL[turn] * effect.price.crystals)
    return value * _likely(effect, turn)


def _brings(verb: Verb, turn: int, *, own: bool) -> float:
    """What a verb brings beside power in its own combat."""
    crystal, unit = CRYSTAL[turn], UNIT[turn]
    match verb:
        case Gain() | Lose() | Take():
            return _moved(verb, turn)
        case GainUnits():
            return unit * _amount(verb.amount, turn)
        case LoseUnits() | DiscardUnits():
            return (0.6 if isinstance(verb, LoseUnits) else 0.4) * unit
        case GainCard():
            return LOST_CARD[turn]
        case Bonus():
            return _bonus(verb, crystal)
        case Cost():
            return -unit * verb.amount if verb.who == "you" else 0.7 * crystal * verb.amount
        case Power():
            return 0.0 if own and verb.lasts == "combat" else 0.2 * abs(_amount(verb.amount, turn))
        case Move():
            return 0.2
        case Choose():
            return max(sum(_brings(part, turn, own=own) for part in parts) for parts in verb.of)
        case _:
            return 0.0


def _moved(verb: Gain | Lose | Take, turn: int) -> float:
    """What points and crystals bring that somebody gains or loses."""
    if verb.who == "everyone":
        return 0.0
    rate = 1.0 if verb.what == "points" else CRYSTAL[turn]
    factor = 1.0 if isinstance(verb, Gain) else 0.7 if isinstance(verb, Lose) else 1.5
    return factor * rate * _amount(verb.amount, turn)


def _bonus(verb: Bonus, crystal: float) -> float:
    if verb.change == "none":
        return 0.5
    if verb.change == "double":
        return 1.0
    gain = verb.points + crystal * verb.crystals
    return gain if verb.who == "you" else -gain


# --- Paying ---------------------------------------------------------------------------------------


class Funds(NamedTuple):
    """What one can pay with."""

    units: Counts
    crystals: int


def pay_from(funds: Funds, cost: Counts, crystal_cost: int) -> Funds | None:
    """Pay a cost, with crystals where units are missing; None where it cannot be paid.

    What is changed for it is taken from the element of which most is left.
    """
    (a, b, c, d), crystals = funds
    p, q, r, s = cost
    a, b, c, d = a - p, b - q, c - r, d - s
    if a >= 0 and b >= 0 and c >= 0 and d >= 0 and crystal_cost <= crystals:
        return Funds((a, b, c, d), crystals - crystal_cost)
    short = -(min(a, 0) + min(b, 0) + min(c, 0) + min(d, 0))
    left = [max(a, 0), max(b, 0), max(c, 0), max(d, 0)]
    crystals -= crystal_cost + CRYSTALS_FOR_A_UNIT * short
    while crystals < 0:
        most = max(left)
        if not most:
            return None
        left[left.index(most)] -= 1
        crystals += 1
    return Funds((left[0], left[1], left[2], left[3]), crystals)


def pay_cards(funds: Funds, costs: list[tuple[Counts, int]]) -> Funds | None:
    """Pay several cards, one after the other; None where they cannot all be paid."""
    left: Funds | None = funds
    for units, crystals in costs:
        if left is None:
            return None
        left = pay_from(left, units, crystals)
    return left
