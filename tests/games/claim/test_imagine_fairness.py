"""Every world that fits a View is imagined equally often.

Positions are cut down until all worlds can be listed. The five Goblins 0 are five cards: a world
with one face of them stands for as many worlds as there are ways to lay the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.games.claim.state import ClaimState
from ludotheque.table import Seat
from tests.games.claim.playing import A, B

World = tuple[tuple[str, ...], ...]
DRAWS = 12_000


def recruiting_worlds(given: dict[str, Any], viewer: Seat | None) -> Iterator[World]:
    """List all worlds of phase one as hands (sorted), blind cards and pile (in order)."""
    position = CLAIM.position(given).position()
    others = [seat for seat in (A, B) if seat != viewer]
    places = [position["hands"][seat] for seat in others]
    places += [position["blinds"][seat] for seat in others]
    places.append(position["pile"])
    hidden = [card for place in places for card in place]
    for cards in permutations(hidden):
        left = iter(cards)
        laid = [tuple(next(left) for _ in place) for place in places]
        voids = [position["voids"][seat] for seat in others]
        if not any(
            card[0] in void for hand, void in zip(laid, voids, strict=False) for card in hand
        ):
            hands = [tuple(sorted(hand)) for hand in laid[: len(others)]]
            yield (*hands, *laid[len(others) :])


def recruiting_world(state: ClaimState, viewer: Seat | None) -> World:
    position = state.position()
    others = [seat for seat in (A, B) if seat != viewer]
    hands = [tuple(sorted(position["hands"][seat])) for seat in others]
    blinds = [tuple(position["blinds"][seat]) for seat in others]
    return (*hands, *blinds, tuple(position["pile"]))


def gathering_worlds(given: dict[str, Any]) -> Iterator[World]:
    """List all worlds of phase two, for a spectator, as the blind cards of both in order."""
    position = CLAIM.position(given).position()
    blinds = position["blinds"]
    held: list[list[str]] = [list(pile) for pile in blinds]
    played: list[list[str]] = [[], []]
    for trick in position["tricks"]:
        leader, led, answer, _ = trick.split()
        for seat, card in ((int(leader), led), (1 - int(leader), answer)):
            held[seat].remove(card)
            played[seat].append(card)
    for cards in permutations(held[0] + held[1]):
        split = cards[: len(held[0])], cards[len(held[0]) :]
        if any(card[0] in position["voids"][seat] for seat in (0, 1) for card in split[seat]):
            continue
        for first in permutations([*split[0], *played[0]]):
            for second in permutations([*split[1], *played[1]]):
                yield (first, second)


def gathering_world(state: ClaimState, _: Seat | None) -> World:
    first, second = state.position()["blinds"]
    return (tuple(first), tuple(second))


def assert_fair(
    worlds: Counter[World],
    draw: Callable[[Random], World],
    pick: Callable[[World], World] = lambda world: world,
    draws: int = DRAWS,
) -> None:
    """Compare drawn worlds, or the part of them that `pick` takes, with all that there are."""
    generator = Random("fairness")
    weights: Counter[World] = Counter()
    for world, weight in worlds.items():
        weights[pick(world)] += weight
    found = Counter(pick(draw(generator)) for _ in range(draws))
    assert set(found) <= set(weights), "a world that cannot be"
    scale = draws / weights.total()
    statistic = sum((found[w] - n * scale) ** 2 / (n * scale) for w, n in weights.items())
    freedom = len(weights) - 1
    assert freedom > 0 and min(weights.values()) * scale > 4, "enough draws for the comparison"
    assert statistic < freedom + 5 * sqrt(2 * freedom), f"{statistic} at {freedom} degrees"


def drawing(
    given: dict[str, Any],
    viewer: Seat | None,
    describe: Callable[[ClaimState, Seat | None], World],
) -> Callable[[Random], World]:
    view = CLAIM.position(given).view(viewer)
    return lambda generator: describe(CLAIM.imagine(view, generator), viewer)


ONE: dict[str, Any] = {
    "hands": ["D1 D2", "K3 G0"],
    "prize": "X1",
    "pile": "G0 X4 G0",
    "prizes": ["D9", ""],
    "blinds": ["", "U5"],
}


@pytest.mark.rule("CLAIM-6.2")
@pytest.mark.rule("CLAIM-R30")
def test_a_player_imagines_all_worlds_equally_often() -> None:
    """The hand of B has any two of six cards, three of them Goblins 0."""
    worlds = Counter(recruiting_worlds(ONE, A))
    draw = drawing(ONE, A, recruiting_world)
    assert_fair(worlds, draw)
    assert_fair(worlds, draw, pick=lambda world: world[:1])


@pytest.mark.rule("CLAIM-R33")
@pytest.mark.parametrize("void", ["U", "K", "X", "UK"])
def test_a_player_who_knows_a_void_imagines_all_worlds_that_fit_equally_often(void: str) -> None:
    given = {**ONE, "hands": ["D1 D2", "G0 G0"], "pile": "K3 X4 G0", "voids": ["", void]}
    worlds = Counter(recruiting_worlds(given, A))
    draw = drawing(given, A, recruiting_world)
    assert_fair(worlds, draw)
    assert_fair(worlds, draw, pick=lambda world: world[:1])


@pytest.mark.rule("CLAIM-R33")
def test_a_second_imagines_the_rest_of_the_leaders_hand_fairly() -> None:
    given = {
        "leader": 1,
        "hands": ["D1 D2 D3", "K3 G0"],
        "led": "D5",
        "prize": "X1",
        "pile": "G0 X4 U2 D7 U4",
        "voids": ["", "U"],
    }
    worlds = Counter(recruiting_worlds(given, A))
    draw = drawing(given, A, recruiting_world)
    assert_fair(worlds, draw, pick=lambda world: world[:1])
    assert_fair(worlds, draw, pick=lambda world: (world[2][:2],))


SPECTATED: dict[str, Any] = {
    "hands": ["K3 X4", "U5 X6"],
    "prize": "X1",
    "pile": "G0 K7 G0",
    "prizes": ["D9", ""],
    "blinds": ["", "G0"],
    "voids": ["U", "K"],
}


@pytest.mark.rule("CLAIM-R33")
@pytest.mark.parametrize(
    "voids", [["U", "K"], ["", "K"], ["U", ""], ["", ""], ["UD", "KD"]], ids=str
)
def test_a_spectator_imagines_both_hands_fairly(voids: list[str]) -> None:
    given = {**SPECTATED, "voids": voids}
    worlds = Counter(recruiting_worlds(given, None))
    draw = drawing(given, None, recruiting_world)
    assert_fair(worlds, draw, pick=lambda world: world[:2])
    assert_fair(worlds, draw, pick=lambda world: (world[0], world[3]))


@pytest.mark.rule("CLAIM-R33")
def test_a_spectator_imagines_hands_fairly_when_voids_overlap() -> None:
    """A card that neither can hold, cards for one only, and cards for both."""
    given = {
        "hands": ["K3 G0", "U5 G0"],
        "prize": "X1",
        "pile": "X4 K7 U8",
        "prizes": ["D9", ""],
        "blinds": ["", "G0"],
        "voids": ["UX", "KX"],
    }
    worlds = Counter(recruiting_worlds(given, None))
    draw = drawing(given, None, recruiting_world)
    assert_fair(worlds, draw, pick=lambda world: world[:2])
    assert_fair(worlds, draw, pick=lambda world: (*world[:2], world[3]))


TWO: dict[str, Any] = {
    "phase": "two",
    "hands": ["D1 K3 X4 G0", "D2 U5 X6 G0"],
    "prizes": ["D1", "D2"],
}


@pytest.mark.rule("CLAIM-R33")
@pytest.mark.rule("CLAIM-R40")
@pytest.mark.parametrize("voids", [["U", "K"], ["", "K"], ["", ""]], ids=str)
def test_a_spectator_of_phase_two_imagines_both_hands_fairly(voids: list[str]) -> None:
    given = {**TWO, "voids": voids}
    worlds = Counter(gathering_worlds(given))
    draw = drawing(given, None, gathering_world)
    assert_fair(worlds, draw, pick=lambda world: tuple(tuple(sorted(pile)) for pile in world))
    assert_fair(worlds, draw)


@pytest.mark.rule("CLAIM-R40")
def test_a_spectator_knows_which_blind_cards_have_been_played() -> None:
    given = {
        **TWO,
        "hands": ["D1 K3 G0", "D2 X6 G0"],
        "tricks": ["0 U9 U2 0"],
        "scores": ["U2 U9", ""],
        "voids": ["", "K"],
    }
    worlds = Counter(gathering_worlds(given))
    assert_fair(worlds, drawing(given, None, gathering_world))
