"""Imagining the cards that a viewer cannot see (CLAIM-R33 to CLAIM-R35, CLAIM-R40, CLAIM-R41)."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.games.claim.state import ClaimState
from ludotheque.table import CHANCE, Seat
from tests.games.claim.hidden import exchanged
from tests.games.claim.playing import (
    VIEWERS,
    A,
    B,
    ClaimMatch,
    at,
    lopsided,
    play,
    steps,
    unstarted,
)
from tests.games.claim.rulebook import DECK

by_viewer = pytest.mark.parametrize("viewer", VIEWERS, ids=["A", "B", "spectator"])


def match_for(seed: int) -> ClaimMatch:
    return CLAIM.start(seed=seed) if seed % 2 else lopsided(seed)


def imagine(match: ClaimMatch, viewer: Seat | None, generator: Random) -> ClaimState:
    return CLAIM.imagine(match.state.view(viewer), generator)


def hand_of(seat: Seat, match: ClaimMatch, viewer: Seat | None, seed: int) -> list[str]:
    """Return a hand as a viewer imagines it."""
    hand: list[str] = imagine(match, viewer, Random(seed)).position()["hands"][seat]
    return hand


@pytest.mark.rule("CLAIM-R41")
@by_viewer
@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_world_looks_like_the_real_one(seed: int, viewer: Seat | None) -> None:
    generator = Random(seed)
    for match in steps(match_for(seed), seed):
        before = match.state.position()
        world = imagine(match, viewer, generator)
        assert world.view(viewer) == match.state.view(viewer)
        assert match.state.position() == before, "imagining changes nothing"


@pytest.mark.rule("CLAIM-R33")
@pytest.mark.rule("CLAIM-R43")
@pytest.mark.rule("CLAIM-R44")
@by_viewer
@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_world_has_all_cards_right_numbers_and_no_card_against_a_void(
    seed: int, viewer: Seat | None
) -> None:
    generator = Random(seed)
    for match in steps(match_for(seed), seed):
        world = imagine(match, viewer, generator)
        real, imagined = match.state.position(), world.position()
        assert world.pieces() == sorted(DECK)
        assert len(imagined["pile"]) == len(real["pile"])
        for seat in (A, B):
            assert len(imagined["hands"][seat]) == len(real["hands"][seat])
            assert len(imagined["blinds"][seat]) == len(real["blinds"][seat])
            assert not {card[0] for card in imagined["hands"][seat]} & set(real["voids"][seat])
        assert world.deciders == match.deciders
        assert CLAIM.position(imagined).position() == imagined


@pytest.mark.rule("CLAIM-R41")
@by_viewer
@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_world_can_be_played_to_the_end(seed: int, viewer: Seat | None) -> None:
    generator = Random(seed)
    for match in steps(match_for(seed), seed):
        world = imagine(match, viewer, generator)
        while not world.over:
            [seat] = world.deciders
            world.apply(seat, world.decision(seat).draw(generator))
        assert world.outcome is not None
        assert world.pieces() == sorted(DECK)


@pytest.mark.rule("CLAIM-R30")
@pytest.mark.rule("CLAIM-6.1")
@pytest.mark.rule("CLAIM-6.2")
@by_viewer
@pytest.mark.parametrize("seed", range(4))
def test_imagining_looks_at_the_view_and_nothing_else(seed: int, viewer: Seat | None) -> None:
    generator = Random(seed)
    for match in steps(match_for(seed), seed):
        other = CLAIM.position(exchanged(match.state.position(), viewer, generator))
        worlds = [
            CLAIM.imagine(state.view(viewer), Random("same")).position()
            for state in (match.state, other)
        ]
        assert worlds[0] == worlds[1]


@pytest.mark.rule("CLAIM-R40")
@pytest.mark.parametrize("seed", range(20))
def test_in_phase_two_a_player_can_imagine_one_world_only(seed: int) -> None:
    generator = Random(seed)
    for match in steps(match_for(seed), seed):
        if match.state.view(None).phase == "one":
            continue
        for seat in (A, B):
            real, imagined = match.state.position(), imagine(match, seat, generator).position()
            assert imagined["hands"] == real["hands"]
            for owner in (A, B):
                assert sorted(imagined["blinds"][owner]) == sorted(real["blinds"][owner])


@pytest.mark.rule("CLAIM-R40")
def test_in_phase_two_a_spectator_may_imagine_several_worlds() -> None:
    match = CLAIM.start(seed=3)
    for _ in steps(match, 3):
        if match.state.view(None).phase == "two":
            break
    assert len({str(hand_of(A, match, None, number)) for number in range(20)}) > 15


@pytest.mark.rule("CLAIM-6.2")
def test_in_phase_one_worlds_differ_in_hand_blind_cards_and_pile() -> None:
    match = CLAIM.start(seed=3)
    for _ in steps(match, 3):
        if len(match.state.view(None).tricks) == 6 and match.state.position()["blinds"][B]:
            break
    worlds = [imagine(match, A, Random(number)).position() for number in range(20)]
    assert len({str(world["hands"][B]) for world in worlds}) > 10
    assert len({str(world["blinds"][B]) for world in worlds}) > 10
    assert len({str(world["pile"]) for world in worlds}) > 10


@pytest.mark.rule("CLAIM-6.12")
@pytest.mark.rule("CLAIM-R33")
def test_a_hand_that_did_not_follow_is_never_imagined_with_the_led_faction() -> None:
    match = CLAIM.start(seed=1, first_leader=0)
    for _ in steps(match, 1):
        if match.state.view(None).phase == "one" and match.state.view(None).voids[B]:
            break
    [faction, *_] = match.state.view(None).voids[B]
    for number in range(300):
        assert faction.text not in {card[0] for card in hand_of(B, match, A, number)}


@pytest.mark.rule("CLAIM-6.13")
@pytest.mark.rule("CLAIM-R35")
def test_a_hand_that_answered_with_a_doppelganger_may_hold_the_led_faction() -> None:
    match = at(hands=["U6 D2 G1", "U1 X0 K3"], prize="G6", pile="K2 D9 X4 U8 G7")
    play(match, "0 U6", "1 X0")
    held = {card for number in range(100) for card in hand_of(B, match, A, number)}
    assert {"U1", "U8"} <= held


@pytest.mark.rule("CLAIM-R34")
def test_a_void_of_phase_one_binds_no_world_of_phase_two() -> None:
    match = at(hands=["", "K3"], led="U6", prize="G4", pile="U2")
    play(match, "1 K3")
    assert hand_of(B, match, A, 0) == ["U2"]


@by_viewer
def test_before_the_deal_the_world_is_still_to_be_dealt(viewer: Seat | None) -> None:
    match = unstarted()
    world = imagine(match, viewer, Random(0))
    assert (world.deciders, world.position()) == ((CHANCE,), match.state.position())
    match.play(CHANCE, "leads 1")
    world = imagine(match, viewer, Random(0))
    assert world.view(None).leader == B and world.decision(CHANCE).kind == "shuffle"
