"""Small positions: imagined worlds cover what is possible evenly; lines of play are counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

import ludotheque
from ludotheque.table import Game, Seat, State, View
from tests.conformance.broken import ImaginesUnevenly, ListsDoubles
from tests.conformance.looking import digest
from tests.conformance.sitting import Sitting
from tests.conformance.toys import PipGame

HERE = Path(__file__).parent
DRAWS_PER_WAY = 60


def entries(folder: str) -> list[Any]:
    return [
        pytest.param(file.stem, entry, id=f"{file.stem}-{number}")
        for file in sorted((HERE / folder).glob("*.yaml"))
        for number, entry in enumerate(yaml.safe_load(file.read_text(encoding="utf-8")))
    ]


def even_enough(counts: Counter[bytes], ways: int) -> bool:
    """Chi-squared within five standard deviations of its mean; the seed is fixed, so no flakes."""
    expected = sum(counts.values()) / ways
    statistic = sum((found - expected) ** 2 / expected for found in counts.values())
    freedom = ways - 1
    return bool(statistic <= freedom + 5 * (2 * freedom) ** 0.5)


def imagines_evenly(game: Game[Any, Any], view: View, ways: int) -> bool:
    """Whether all ways in which the unseen may lie are imagined, and equally often."""
    generator = Random(1)
    counts = Counter(digest(game.imagine(view, generator)) for _ in range(DRAWS_PER_WAY * ways))
    return len(counts) == ways and (ways == 1 or even_enough(counts, ways))


@pytest.mark.parametrize(("name", "entry"), entries("small"))
def test_imagined_worlds_are_even(name: str, entry: dict[str, Any]) -> None:
    game = ludotheque.load(name)
    viewer = None if entry["viewer"] == "spectator" else Seat(entry["viewer"])
    view = game.position(entry["position"]).view(viewer)
    assert imagines_evenly(game, view, entry["ways"])


@pytest.mark.parametrize(("game", "even"), [(PipGame(), True), (ImaginesUnevenly(), False)])
def test_unevenness_is_noticed(game: PipGame, even: bool) -> None:
    # Seat 0 knows three of eight cards; five lie in a hand of three and in a pile of two: 20 ways.
    view = Sitting(game, 2, {}).play(1).state(2).view(Seat(0))
    assert imagines_evenly(game, view, 20) == even


@pytest.mark.parametrize(("game", "lines"), [(PipGame(), 3 * 3), (ListsDoubles(), 4 * 4)])
def test_a_wrong_number_of_lines_is_noticed(game: PipGame, lines: int) -> None:
    assert lines_of_play(Sitting(game, 2, {}).play(1).state(2), 2) == lines


def lines_of_play(state: State, depth: int) -> int:
    if depth == 0 or state.over:
        return 1
    total = 0
    seat = state.deciders[0]
    for action in state.decision(seat).actions:
        after = state.copy()
        after.apply(seat, action)
        total += lines_of_play(after, depth - 1)
    return total


@pytest.mark.parametrize(("name", "entry"), entries("perft"))
def test_lines_of_play_are_counted(name: str, entry: dict[str, Any]) -> None:
    state = ludotheque.load(name).position(entry["position"])
    counts = [lines_of_play(state, depth) for depth in range(1, len(entry["counts"]) + 1)]
    assert counts == entry["counts"], entry["about"]


@pytest.mark.parametrize("folder", ["small", "perft"])
def test_every_game_has_small_positions(folder: str) -> None:
    assert {file.stem for file in (HERE / folder).glob("*.yaml")} == set(ludotheque.games())
