"""Whether it matters in which order effects of one step apply (ELEM-R43, ELEM-R63).

An effect is summed up as a mask: what it adds to, what it takes away, and whether it reads or asks
anything that another effect of the step could change. Gains commute, losses commute, and a gain
and a loss of the same thing do not, for nothing falls below 0 (ELEM-R67).
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from enum import IntFlag, auto
from functools import lru_cache

from ludotheque.games.elementa.vocabulary import (
    Choose,
    Compare,
    Condition,
    Effect,
    Gain,
    GainCard,
    GainUnits,
    Lose,
    Moment,
    Power,
    Stock,
    Verb,
)

GAINS: dict[Stock, int] = {"points": 1, "crystals": 4}
LOSSES: dict[Stock, int] = {"points": 2, "crystals": 8}
ORDERED = 16
"""An effect that reads or asks something."""
HARMLESS = 32
"""An effect that commutes with all others that read nothing."""
FREE = tuple(
    not mask & ORDERED and not any(mask & GAINS[what] and mask & LOSSES[what] for what in GAINS)
    for mask in range(2 * HARMLESS)
)
"""Whether effects that sum up to a mask may apply in any order."""
BITS = 8
"""The size of a mask, so that those of several steps fit into one number."""

STEPS: tuple[tuple[Moment, ...], ...] = (("combat",), ("wins", "loses", "tied"), ("after",))
"""The steps of a combat in which effects apply; two more are put into an order (R57, R61)."""
NAMING = ORDERED << BITS * len(STEPS)
"""A player names elements for his bonus."""
SETTING_OWN = 1 << BITS * (len(STEPS) + 1)
"""A power becomes a number: who sets that of his own card is in nobody's way,"""
SETTING = ORDERED << BITS * (len(STEPS) + 1)
"""unless somebody sets those of others."""


class Busy(IntFlag):
    """Steps of a combat that can be left out where no card has anything to do in them."""

    COMBAT = auto()
    RESULTS = auto()
    AFTER = auto()
    ORDERING = auto()
    """A stop before the effects, where they touch resources or depend on an order."""
    ORDERING_LATE = auto()
    """A stop after them."""
    ALWAYS = auto()
    ALL = COMBAT | RESULTS | AFTER | ORDERING | ORDERING_LATE | ALWAYS


def busy_in(
    moments: Container[Moment], touches: tuple[bool, bool], ordering: tuple[int, int]
) -> int:
    """Sum up in which steps of a combat a card has something to do."""
    found = Busy.ALWAYS
    for step, bit in zip(STEPS, (Busy.COMBAT, Busy.RESULTS, Busy.AFTER), strict=True):
        if any(moment in moments for moment in step):
            found |= bit
    for part, bit in enumerate((Busy.ORDERING, Busy.ORDERING_LATE)):
        if touches[part] or ordering[part]:
            found |= bit
    return int(found)


def mask_of(effect: Effect) -> int:
    """Sum up an effect."""
    if effect.may or any(_changes(condition) for condition in effect.only_if):
        return ORDERED
    mask = 0
    for verb in effect.do:
        mask |= _verb_mask(verb)
    return mask if free(mask) else ORDERED


def _changes(condition: Condition) -> bool:
    """Whether an effect of the same step can change what a condition reads."""
    return isinstance(condition, Compare) and condition.number != "power"  # the printed one (R58)


def _verb_mask(verb: Verb) -> int:
    match verb:
        case Gain(amount=int(), having=None) if verb.who != "an-opponent":
            return GAINS[verb.what]
        case Lose(amount=int(), having=None) if verb.who != "an-opponent":
            return LOSSES[verb.what]
        case GainUnits(amount=int()) if verb.element != "any" and verb.who != "an-opponent":
            return HARMLESS
        case Power(amount=int(), change="add") if verb.cards != "another":
            return HARMLESS
        case GainCard() if verb.element != "any":
            return HARMLESS
        case _:
            return ORDERED


def free(mask: int) -> bool:
    """Whether effects that sum up to this may apply in any order."""
    return FREE[mask]


def masks_of_steps(effects: Iterable[Effect], moments: frozenset[Moment]) -> int:
    """Sum up the effects of a card in these moments, step by step."""
    found = 0
    for effect in effects:
        for number, step in enumerate(STEPS):
            if effect.when in step and effect.when in moments:
                found |= mask_of(effect) << BITS * number
        if effect.when in ("standing", "combat") and effect.when in moments:
            found |= _setting(effect.do)
    return found


def _setting(verbs: Iterable[Verb]) -> int:
    """Sum up whose powers become a number at the comparison."""
    found = 0
    for verb in verbs:
        if isinstance(verb, Choose):
            found |= _setting(part for parts in verb.of for part in parts)
        elif isinstance(verb, Power) and verb.change == "set":
            found |= SETTING_OWN if verb.cards == "yours" else SETTING
    return found


@lru_cache(maxsize=4096)
def order_matters(masks: tuple[int, ...]) -> bool:
    """Whether in some step of a combat several players have effects that depend on the order."""
    for number in range(len(STEPS) + 2):
        found = [part for mask in masks if (part := mask >> BITS * number & 2**BITS - 1)]
        if len(found) > 1:
            union = 0
            for part in found:
                union |= part
            if not free(union):
                return True
    return False
