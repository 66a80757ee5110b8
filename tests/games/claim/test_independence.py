"""What was taken from a match stays as it was when the match, or a copy of it, goes on."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.games.claim.state import ClaimState
from ludotheque.table import Seat, to_json
from tests.games.claim.playing import VIEWERS, finished, lopsided, steps

by_viewer = pytest.mark.parametrize("viewer", VIEWERS, ids=["A", "B", "spectator"])


def play_out(state: ClaimState, seed: int) -> None:
    generator = Random(seed)
    while not state.over:
        [seat] = state.deciders
        state.apply(seat, state.decision(seat).draw(generator))


@by_viewer
@pytest.mark.parametrize("seed", range(4))
def test_a_view_stays_as_it_was_taken(seed: int, viewer: Seat | None) -> None:
    match = CLAIM.start(seed=seed) if seed % 2 else lopsided(seed)
    taken = [
        (view, to_json(view)) for view in (step.state.view(viewer) for step in steps(match, seed))
    ]
    assert [to_json(view) for view, _ in taken] == [text for _, text in taken]


@pytest.mark.parametrize("seed", range(4))
def test_a_position_stays_as_it_was_written(seed: int) -> None:
    match = CLAIM.start(seed=seed)
    written = [
        (position, repr(position))
        for position in (step.state.position() for step in steps(match, seed))
    ]
    assert [repr(position) for position, _ in written] == [text for _, text in written]


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_and_its_original_go_their_own_ways(seed: int) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        before = match.state.position()
        copy = match.state.copy()
        play_out(match.state.copy(), seed)
        assert match.state.position() == copy.position() == before


@by_viewer
@pytest.mark.parametrize("seed", range(4))
def test_playing_an_imagined_world_leaves_the_view_and_the_match_alone(
    seed: int, viewer: Seat | None
) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        view, before = match.state.view(viewer), match.state.position()
        text = to_json(view)
        play_out(CLAIM.imagine(view, Random(seed)), seed)
        assert to_json(view) == text
        assert match.state.position() == before
        assert CLAIM.imagine(view, Random(1)).view(viewer) == view


@pytest.mark.parametrize("seed", range(4))
def test_one_match_leaves_no_trace_in_another(seed: int) -> None:
    first = finished(CLAIM.start(seed=seed), seed).state.position()
    finished(CLAIM.start(seed=seed + 100), seed)
    assert finished(CLAIM.start(seed=seed), seed).state.position() == first
