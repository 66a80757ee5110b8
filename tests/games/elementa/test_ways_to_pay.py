"""The ways to pay that are listed beside all that the rules allow, tried one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from ludotheque.games.elementa.actions import LEAVE, Pay, Units
from ludotheque.games.elementa.elements import Counts
from ludotheque.games.elementa.ways import MOST_WAYS, ways_for
from ludotheque.table import Action

Held = tuple[Counts, Counts, int]


def parts(counts: Counts) -> Iterator[Counts]:
    yield from product(*[range(count + 1) for count in counts])


def minus(first: Counts, second: Counts) -> Counts:
    a, b, c, d = (one - other for one, other in zip(first, second, strict=True))
    return a, b, c, d


def pays(cost: Counts, crystal_cost: int, held: Held, *, changing: bool) -> set[Action]:
    """Try all payments: of units that are there, crystals for the rest, and changes for those."""
    ready, temporary, crystals = held
    found: set[Action] = set()
    for cards, temps in product(parts(ready), parts(temporary)):
        missing = minus(minus(cost, cards), temps)
        if min(missing) < 0:
            continue  # nothing is paid too much (R34)
        price = crystal_cost + 3 * sum(missing)
        short = max(0, price - crystals)
        if not short and not changing:
            found.add(Pay(Units(cards, temps), price))
        elif short and changing:
            left = product(parts(minus(ready, cards)), parts(minus(temporary, temps)))
            changes = [Units(*change) for change in left if sum(map(sum, change)) == short]
            found |= {Pay(Units(cards, temps), price, change) for change in changes}
    return found


def expected(cost: Counts, crystal_cost: int, held: Held) -> set[Action]:
    """Who can pay with what he has does so; who cannot may change something, or leave it (R30)."""
    simple = pays(cost, crystal_cost, held, changing=False)
    return simple or {LEAVE} | pays(cost, crystal_cost, held, changing=True)


def drawn(generator: Random, most: int) -> Counts:
    """So many units at most, of any elements."""
    counts = [0, 0, 0, 0]
    for _ in range(generator.randint(0, most)):
        counts[generator.randrange(4)] += 1
    a, b, c, d = counts
    return a, b, c, d


@pytest.mark.rule("ELEM-7.1")
@pytest.mark.rule("ELEM-7.4")
@pytest.mark.rule("ELEM-7.14")
@pytest.mark.rule("ELEM-R30")
@pytest.mark.rule("ELEM-R31")
@pytest.mark.rule("ELEM-R34")
@pytest.mark.parametrize("seed", range(4))
def test_the_ways_to_pay_are_all_that_the_rules_allow(seed: int) -> None:
    generator = Random(seed)
    kinds = set()
    for _ in range(400):
        cost, crystal_cost = drawn(generator, 4), generator.choice((0, 0, 1, 3))
        held = (drawn(generator, 5), drawn(generator, 2), generator.randint(0, 7))
        listed = ways_for(cost, crystal_cost, *held)
        assert len(set(listed)) == len(listed)
        assert set(listed) == expected(cost, crystal_cost, held), (cost, crystal_cost, held)
        kinds.add((LEAVE in listed, len(listed) > 1))
    assert len(kinds) == 4  # paid or not, with a choice or without


@pytest.mark.rule("ELEM-7.14")
def test_a_cost_that_can_be_paid_in_a_million_ways_is_listed_in_time() -> None:
    """As a card of one's own might have it: 12 units and 24 crystals, with 30 units at hand."""
    listed = ways_for((3, 3, 3, 3), 24, (4, 4, 4, 4), (4, 4, 3, 3), 12)
    assert len(listed) == MOST_WAYS + 1
    assert listed[-1] is LEAVE
    for way in listed[: -1 : MOST_WAYS // 50]:
        assert isinstance(way, Pay)
        used = sum(way.units.cards) + sum(way.units.temporary)
        assert way.crystals == 24 + 3 * (12 - used) == 12 + way.change.total
