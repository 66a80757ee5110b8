"""Small positions: imagined worlds cover what is possible evenly; lines of play are counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

import ludotheque
from ludotheque.table import Seat, State
from tests.conformance.kit import digest

HERE = Path(__file__).parent
DRAWS_PER_WAY = 60


def entries(folder: str) -> list[Any]:
    return [
        pytest.param(file.stem, entry, id=f"{file.stem}-{number}")
        for file in sorted((HERE / folder).glob("*.yaml"))
        for number, entry in enumerate(yaml.safe_load(file.read_text(encoding="utf-8")))
    ]


def even_enough(counts: Counter[bytes], ways: int) -> bool:
    """Chi-squared within five standard deviations of its mean: one in millions by chance."""
    expected = sum(counts.values()) / ways
    statistic = sum((found - expected) ** 2 / expected for found in counts.values())
    freedom = ways - 1
    return bool(statistic <= freedom + 5 * (2 * freedom) ** 0.5)


@pytest.mark.parametrize(("name", "entry"), entries("small"))
def test_imagined_worlds_are_even(name: str, entry: dict[str, Any]) -> None:
    game = ludotheque.load(name)
    viewer = None if entry["viewer"] == "spectator" else Seat(entry["viewer"])
    view = game.position(entry["position"]).view(viewer)
    generator = Random(1)
    ways = entry["ways"]
    counts = Counter(digest(game.imagine(view, generator)) for _ in range(DRAWS_PER_WAY * ways))
    assert len(counts) == ways
    assert ways == 1 or even_enough(counts, ways)


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
