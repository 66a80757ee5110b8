"""The ways to pay a cost with what one has (ELEM-7.1 to ELEM-7.4, ELEM-7.14, ELEM-R30, ELEM-R31).

A payment is asked for in every combat, and the same few costs come again and again: what can be
used for a cost is worked out once and remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product

from ludotheque.games.elementa.actions import LEAVE, NO_UNITS, Pay, Units
from ludotheque.games.elementa.elements import (
    CRYSTALS_FOR_A_UNIT,
    NONE,
    Counts,
    add,
    lesser,
    take_away,
)
from ludotheque.table import Action

Ways = tuple[Action, ...]
"""What a player may do about a cost."""
FREE: Ways = (Pay(NO_UNITS, 0),)
ONLY_LEAVE: Ways = (LEAVE,)
MOST_WAYS = 20_000
"""More ways to change resources for one payment are not listed; no card of the set comes near."""


def ways_for(
    cost: Counts, crystal_cost: int, ready: Counts, temporary: Counts, crystals: int
) -> Ways:
    """List what one may do about a cost; who can pay without changing anything must pay (R30)."""
    if not crystal_cost and cost == NONE:
        return FREE
    # What a cost cannot use makes no difference, and the list is remembered without it.
    dearest = crystal_cost + CRYSTALS_FOR_A_UNIT * sum(cost)
    cards = lesser(ready, cost)
    temps = NONE if temporary == NONE else lesser(temporary, cost)
    usable = crystals if crystals < dearest else dearest  # noqa: FURB136 - a call costs more
    ways = _ways(cost, crystal_cost, cards, temps, usable)
    if ways:
        return ways
    if not _payable_by_changing(cost, crystal_cost, ready, temporary, crystals):
        return ONLY_LEAVE
    return _ways_by_changing(cost, crystal_cost, ready, temporary, crystals)


@lru_cache(maxsize=2048)
def _ways(cost: Counts, crystal_cost: int, cards: Counts, temporary: Counts, crystals: int) -> Ways:
    """List the ways to pay without changing anything."""
    ways: list[Action] = []
    for units, missing in _mixes(cost, cards, temporary):
        price = crystal_cost + CRYSTALS_FOR_A_UNIT * missing
        if price <= crystals:
            ways.append(Pay(units, price))
    return tuple(ways)


def _payable_by_changing(
    cost: Counts, crystal_cost: int, ready: Counts, temporary: Counts, crystals: int
) -> bool:
    """Whether what one has is enough once the units that the cost does not use are changed.

    Using a unit saves three crystals, changing it brings one: nobody gets further than by using
    all that he can and changing the rest.
    """
    held = ready if temporary == NONE else add(ready, temporary)
    used = sum(lesser(cost, held))
    price = crystal_cost + CRYSTALS_FOR_A_UNIT * (sum(cost) - used)
    return price <= crystals + sum(held) - used


@lru_cache(maxsize=4096)
def _ways_by_changing(
    cost: Counts, crystal_cost: int, ready: Counts, temporary: Counts, crystals: int
) -> Ways:
    """List the ways of one who cannot pay otherwise: he may change, or leave it (R30)."""
    ways: list[Action] = []
    held, needed = sum(ready) + sum(temporary), sum(cost)
    for units, missing in _mixes(cost, lesser(ready, cost), lesser(temporary, cost)):
        price = crystal_cost + CRYSTALS_FOR_A_UNIT * missing
        if price - crystals <= held - (needed - missing):
            left = (take_away(ready, units.cards), take_away(temporary, units.temporary))
            ways += [Pay(units, price, changed) for changed in _picks(*left, price - crystals)]
            if len(ways) > MOST_WAYS:
                break
    return (*ways[:MOST_WAYS], LEAVE)


@lru_cache(maxsize=1024)
def _mixes(cost: Counts, cards: Counts, temporary: Counts) -> tuple[tuple[Units, int], ...]:
    """List which units could be used for a cost, and how many of it are left for crystals."""
    choices = [
        [
            (used_cards, used - used_cards)
            for used in range(need, -1, -1)
            for used_cards in range(min(used, of_cards), -1, -1)
            if used - used_cards <= of_temporary
        ]
        for need, of_cards, of_temporary in zip(cost, cards, temporary, strict=True)
    ]
    needed = sum(cost)
    return tuple(
        [
            (Units((a, b, c, d), (e, f, g, h)), needed - (a + b + c + d + e + f + g + h))
            for (a, e), (b, f), (c, g), (d, h) in product(*choices)
        ]
    )


@lru_cache(maxsize=2048)
def _picks(cards: Counts, temporary: Counts, number: int) -> tuple[Units, ...]:
    """List the ways to take so many of some units; few of the first ones first."""
    if temporary == NONE:  # as a rule, and listed in a third of the time
        picks = (Units(taken) for taken in _taken(cards, number, number))
    else:
        picks = (
            Units(taken, more)
            for taken in _taken(cards, number - sum(temporary), number)
            for more in _taken(temporary, number - sum(taken), number - sum(taken))
        )
    listed = [*islice(picks, MOST_WAYS)]  # a tuple that grew by itself would keep the room for more
    return tuple(listed)


def _taken(counts: Counts, least: int, most: int) -> Iterator[Counts]:
    """List the ways to take at least and at most so many; every beginning leads to some of them."""
    fire, water, earth, air = counts
    return (
        (a, b, c, d)
        for a in range(max(0, least - water - earth - air), min(fire, most) + 1)
        for b in range(max(0, least - a - earth - air), min(water, most - a) + 1)
        for c in range(max(0, least - a - b - air), min(earth, most - a - b) + 1)
        for d in range(max(0, least - a - b - c), min(air, most - a - b - c) + 1)
    )
