"""Positions: written, read back, and filled in (docs/positions/claim.md)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.games.claim.state import ClaimState
from ludotheque.table import CHANCE
from tests.games.claim.playing import VIEWERS, A, B, at, finished, legal, lopsided, play, steps
from tests.games.claim.rulebook import DECK


def played_out(state: ClaimState, seed: int) -> ClaimState:
    generator = Random(seed)
    while not state.over:
        [seat] = state.deciders
        state.apply(seat, state.decision(seat).draw(generator))
    return state


@pytest.mark.rule("CLAIM-R3")
@pytest.mark.parametrize("seed", range(20))
def test_every_moment_of_a_match_can_be_written_and_read_back(seed: int) -> None:
    match = CLAIM.start(seed=seed) if seed % 2 else lopsided(seed)
    for _ in steps(match, seed):
        position = match.state.position()
        again = CLAIM.position(json.loads(json.dumps(position)))
        assert again.position() == position
        assert again.deciders == match.state.deciders
        assert again.outcome == match.state.outcome
        for viewer in VIEWERS:
            assert again.view(viewer) == match.state.view(viewer)
        for seat in again.deciders:
            assert again.decision(seat).actions == match.state.decision(seat).actions


@pytest.mark.parametrize("seed", range(8))
def test_a_match_goes_on_from_a_position_as_it_would_have(seed: int) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        again = CLAIM.position(match.state.position())
        ends = [played_out(state, seed).position() for state in (again, match.state.copy())]
        assert ends[0] == ends[1]


@pytest.mark.parametrize("seed", range(5))
def test_reading_a_position_does_not_change_it(seed: int) -> None:
    match = CLAIM.start(seed=seed)
    position = match.state.position()
    before = json.dumps(position)
    played_out(CLAIM.position(position), seed)
    assert json.dumps(position) == before


@pytest.mark.parametrize(
    ("given", "kind"),
    [({"phase": "setup"}, "first-leader"), ({"phase": "setup", "leader": 1}, "shuffle")],
)
def test_the_set_up_is_a_position_too(given: dict[str, object], kind: str) -> None:
    state = CLAIM.position(given)
    assert (state.deciders, state.decision(CHANCE).kind) == ((CHANCE,), kind)
    assert CLAIM.position(state.position()).position() == state.position()
    assert state.position()["leader"] == given.get("leader")


@pytest.mark.rule("CLAIM-R43")
def test_the_pile_is_filled_from_unnamed_cards_in_the_order_of_the_deck() -> None:
    position = at(hands=["U4 K6", "U2 X7"], prize="D1", pile="G3").state.position()
    assert position["pile"] == ["G3", "G0", "G0"]
    position = at(hands=["G0 G0 G0", "G0 G1 K2"], prize="D1").state.position()
    assert position["pile"] == ["G0", "G2", "G3", "G4", "G5"]


@pytest.mark.rule("CLAIM-3.3")
def test_the_top_of_the_pile_is_turned_up_when_no_prize_is_named() -> None:
    position = at(hands=["U4", "X7"], pile="D5 K9").state.position()
    assert (position["prize"], position["pile"]) == ("D5", ["K9"])


def test_what_nothing_names_is_absent_and_known_to_everybody() -> None:
    state = at(hands=["U4 K6", "U2 X7"], prize="D1", pile="G3").state
    assert Counter(state.pieces()) == Counter(DECK)
    absent = state.position()["absent"]
    assert len(absent) == 52 - 8
    for viewer in VIEWERS:
        assert [card.text for card in state.view(viewer).absent] == absent
    assert [card.text for card in state.view(A).unseen()] == ["G0", "G0", "G3", "U2", "X7"]


def test_cards_may_be_written_as_text_or_list_large_or_small() -> None:
    position = at(hands=["U4 K6", "U2 X7"], prize="D1", pile="G3").state.position()
    small = at(hands=[["K6", "U4"], ["x7", "u2"]], prize="d1", pile=["g3"])
    spaced = at(hands=("k6  u4", ["X7", " U2"]), prize=" D1 ", pile="G3", led=None)
    assert small.state.position() == spaced.state.position() == position


def test_what_is_left_out_has_its_default() -> None:
    position = at(hands=["U4", "X7"]).state.position()
    assert (position["phase"], position["leader"], position["led"]) == ("one", 0, None)
    for field in ("prizes", "blinds", "scores", "voids"):
        assert position[field] == [[], []]
    assert position["discard"] == position["tricks"] == []


@pytest.mark.rule("CLAIM-4.1")
def test_in_phase_two_what_was_no_prize_was_a_blind_card() -> None:
    match = at(
        phase="two",
        leader=0,
        hands=["D1 K3", "U5 G0 G0"],
        led="X2",
        prizes=["K3 D7", "G0"],
        tricks=["1 D9 D7 1"],
        scores=["D7 D9", ""],
    )
    assert match.state.position()["blinds"] == [["D1", "X2"], ["G0", "U5", "D9"]]


def test_finished_tricks_are_remembered_as_written() -> None:
    tricks = ["0 U4 X7 1 D1", "1 K2 K3 0 G5"]
    match = at(hands=["K6", "U2"], tricks=tricks)
    assert match.state.position()["tricks"] == tricks
    assert [trick.winner for trick in match.state.view(None).tricks] == [B, A]


@pytest.mark.rule("CLAIM-R33")
def test_shown_voids_are_written_as_letters_in_the_order_of_the_deck() -> None:
    match = at(hands=["G1 K6", "U2 X7"], voids=["DU", ["K"]])
    assert match.state.position()["voids"] == [["U", "D"], ["K"]]


@pytest.mark.rule("CLAIM-7.7")
def test_a_position_without_cards_is_over_at_once() -> None:
    assert at().state.position()["phase"] == "over"
    assert (
        at(phase="two", scores=["U1", ""]).state.outcome
        == at(phase="over", scores=["U1", ""]).state.outcome
    )


def test_a_cut_down_match_is_played_to_its_end() -> None:
    match = finished(at(hands=["U4 K6", "U2 X7"], prize="D1", pile="G3"), 1)
    assert len(match.answers) == 8
    assert Counter(match.state.pieces()) == Counter(DECK)


@pytest.mark.rule("CLAIM-3.8")
def test_a_position_may_stand_in_the_middle_of_a_trick() -> None:
    match = at(leader=1, hands=["G0 K9 X1", "D1 D2"], led="G3", prize="U1")
    assert match.deciders == (A,) and legal(match, A) == ["G0", "X1"]
    play(match, "0 X1")
    assert match.deciders == (B,)
