"""A position with its own agenda is tried out before a match begins from it."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from ludotheque.table import Game, Match, Unreadable, load, plain
from ludotheque.table.rehearsal import read_to_play
from tests.table.support import ids

GAMES = ("elekt", "elementa")
NOTES = ("agenda", "pending", "asked")
"""Where a position has the program's own notes on what comes next."""


def positions(game: Game[Any, Any], seed: int) -> list[dict[str, Any]]:
    """Write down some moments of a match, as a file would have them."""
    match, generator, found = game.start(3, seed), Random(seed), []
    while not match.over:
        if generator.random() < 0.1:
            found.append(json.loads(json.dumps(plain(match.state.position()))))
        seat = generator.choice(match.deciders)
        match.play(seat, match.decision(seat).draw(generator))
    return found


def changed(position: dict[str, Any], other: dict[str, Any], generator: Random) -> dict[str, Any]:
    """Put something else in place of one of the notes or of a part of one."""
    found = copy.deepcopy(position)
    parent: Any = found
    key: Any = generator.choice(NOTES)
    donor = other[key]
    while isinstance(parent[key], dict | list) and parent[key] and generator.random() < 0.8:
        parent = parent[key]
        key = generator.choice(list(parent if isinstance(parent, dict) else range(len(parent))))
    parent[key] = generator.choice((None, 0, 7, True, "x", [], {}, donor, other["agenda"]))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_in_a_match_can_be_played_on(name: str) -> None:
    game = load(name)
    for position in positions(game, seed=3):
        state = read_to_play(game, position, game.read_options({}))
        assert plain(state.position()) == position


@pytest.mark.parametrize("name", GAMES)
def test_changed_notes_are_refused_or_can_be_played_on(name: str) -> None:
    game, generator, refused, played = load(name), Random(5), [], 0
    written = positions(game, seed=4)
    options = game.read_options({})
    for _ in range(200):
        position, other = generator.sample(written, 2)
        position = changed(position, other, generator)
        try:
            state = read_to_play(game, position, options)
        except Unreadable as error:
            refused += ids(error.phrase)
            continue
        match = Match(game, state, options, 3, generator=generator, begun_from=position)
        while not match.over:
            seat = generator.choice(match.deciders)
            match.play(seat, match.decision(seat).draw(generator))
        played += 1
    assert "position-leads-nowhere" in refused
    assert played > 0
