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
        assert match.outcome is not None
        played += 1
    assert "position-leads-nowhere" in refused
    assert played > 0


HANDS = ["ember-fox slag-brute", "spark-rat cinder-imp"]


def nested(depth: int) -> Any:
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize(
    "position",
    [
        {"agenda": []},
        {"hands": HANDS, "agenda": [], "asked": ["lay", [0, 1]]},
        {"hands": HANDS, "agenda": [], "asked": ["lay", []]},
        {"phase": "over", "rounds_won": [2, 0], "agenda": [{"step": "rules.decide_round"}],
         "hands": HANDS, "asked": ["lay", [0, 1]]},
        {"agenda": nested(100_000)},
        {"agenda": [{"step": "rules.Turn", "with": nested(100_000)}]},
        {"agenda": [], "asked": nested(100_000)},
        {"agenda": [], "pending": nested(100_000)},
    ],
    ids=range(8),
)  # fmt: skip
def test_a_match_that_would_stop_without_a_result_does_not_begin(position: dict[str, Any]) -> None:
    game = load("elementa")
    with pytest.raises(Unreadable):
        read_to_play(game, position, game.read_options({}))


def test_what_is_offered_and_then_refused_does_not_begin() -> None:
    game = load("elementa")
    chosen = {"step": "changing.ChangeChosen", "with": [[1, 0], 0, 0]}
    position = {
        "phase": "round-end", "turn": 4, "ready": ["Fi", "Wa"], "rounds_won": [1, 1],
        "agenda": [{"step": "rules.decide_round"}], "asked": ["change", [1]],
        "pending": {"kind": "change", "seat": 1, "options": ["done", "change Fi"], "then": chosen},
    }  # fmt: skip
    with pytest.raises(Unreadable):
        read_to_play(game, position, game.read_options({}))


def test_what_a_bot_could_not_imagine_does_not_begin() -> None:
    """Nobody else sees which cards can be picked, and changing resources tells him none."""
    game = load("elementa")
    options = game.read_options({})
    chosen = {"step": "changing.ChangeChosen", "with": [[1, 0], 0, 0]}
    position = {
        "phase": "round-end", "turn": 4, "ready": ["Fi", "Fi"], "points": [1, 0],
        "rounds_won": [1, 0], "agenda": [{"step": "rules.decide_round"}],
        "asked": ["pick-card", [1]],
        "pending": {"kind": "pick-card", "seat": 1, "options": ["done"], "then": chosen},
    }  # fmt: skip
    match = Match(game, game.position(position, options), options, 2, begun_from=position)
    while not match.over:
        match.play(match.deciders[0], "done")
    assert match.outcome is not None
    with pytest.raises(Unreadable):
        read_to_play(game, position, options)
