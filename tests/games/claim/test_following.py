"""What may be played (CLAIM-3.5 to CLAIM-3.12, CLAIM-4.7, CLAIM-4.8, CLAIM-5.12, CLAIM-5.14)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.games.claim import CLAIM
from tests.games.claim.playing import A, B, at, legal, steps
from tests.games.claim.rulebook import DECK, FACES, allowed, sort

PHASES = ("one", "two")


def random_hands(seed: int, phase: str) -> dict[str, Any]:
    """Return a position with hands of 1 to 13 cards and, in phase one, any prize."""
    generator = Random(f"hands {phase} {seed}")
    deck = generator.sample(DECK, 52)
    size = generator.randint(1, 13)
    given = {"phase": phase, "hands": [deck[:size], deck[13 : 13 + size]]}
    return {**given, "prize": deck[26]} if phase == "one" else given


@pytest.mark.rule("CLAIM-3.6")
@pytest.mark.rule("CLAIM-3.7")
@pytest.mark.rule("CLAIM-4.7")
@pytest.mark.rule("CLAIM-C3")
@pytest.mark.parametrize("phase", PHASES)
def test_the_leader_may_play_any_card_in_hand(phase: str) -> None:
    for seed in range(400):
        given = random_hands(seed, phase)
        assert legal(at(**given), A) == sort(set(given["hands"][0]))


@pytest.mark.rule("CLAIM-3.9")
@pytest.mark.rule("CLAIM-3.10")
@pytest.mark.rule("CLAIM-3.11")
@pytest.mark.rule("CLAIM-4.8")
@pytest.mark.rule("CLAIM-5.4")
@pytest.mark.rule("CLAIM-5.12")
@pytest.mark.rule("CLAIM-5.14")
@pytest.mark.rule("CLAIM-R8")
@pytest.mark.rule("CLAIM-R9")
@pytest.mark.parametrize("phase", PHASES)
def test_the_second_may_play_what_the_rulebook_allows(phase: str) -> None:
    bound = 0
    for seed in range(1500):
        given = random_hands(seed, phase)
        led = given["hands"][0].pop()
        expected = allowed(given["hands"][1], led)
        assert legal(at(**given, led=led), B) == sort(expected), (given, led)
        bound += expected != set(given["hands"][1])
    assert bound > 300, "the sample must bind the Second often enough"


@pytest.mark.rule("CLAIM-3.7")
def test_the_prize_binds_neither_player() -> None:
    for prize in (face for face in FACES if face not in ("G5", "G7", "K3", "U2", "D8", "X1", "U6")):
        match = at(hands=["G7 D8", "G5 K3 U2"], led="U6", prize=prize)
        assert legal(match, B) == ["U2"]
        match = at(hands=["G5 K3 U2", "G7 D8 X1"], prize=prize)
        assert legal(match, A) == ["G5", "K3", "U2"]


@pytest.mark.rule("CLAIM-3.10")
def test_a_second_with_several_cards_of_the_led_faction_may_play_the_losing_one() -> None:
    match = at(hands=["U2", "K2 K9"], led="K6", prize="G7")
    assert legal(match, B) == ["K2", "K9"]


@pytest.mark.rule("CLAIM-5.14")
@pytest.mark.rule("CLAIM-R12")
def test_a_led_doppelganger_asks_for_doppelgangers() -> None:
    match = at(hands=["U2", "G9 X4"], led="X6", prize="G7")
    assert legal(match, B) == ["X4"]


@pytest.mark.rule("CLAIM-R9")
def test_a_doppelganger_is_no_card_of_the_led_faction_and_may_stay_in_hand() -> None:
    for led in ("G8", "K8", "U8", "D8"):
        hand = [card for card in ("G1", "K4", "U1", "D1", "X3") if card[0] != led[0]]
        assert legal(at(hands=["G2 K2 U2", hand], led=led, prize="G7"), B) == hand


@pytest.mark.rule("CLAIM-1.4")
@pytest.mark.rule("CLAIM-3.6")
def test_equal_goblins_are_one_choice() -> None:
    zeros = ["G0"] * 5
    assert legal(at(hands=[[*zeros, "K3"], ["U1", "U2", "U3", "U4", "U5", "U6"]]), A) == [
        "G0",
        "K3",
    ]
    match = at(hands=["U1 U2 U3 U4", zeros], led="G4", prize="D1")
    assert legal(match, B) == ["G0"]
    match.play(B, "G0")
    assert match.state.position()["hands"][1] == ["G0"] * 4


@pytest.mark.rule("CLAIM-3.12")
@pytest.mark.rule("CLAIM-R42")
@pytest.mark.parametrize("seed", range(20))
def test_somebody_must_always_play_and_always_can(seed: int) -> None:
    """One seat at a time, with at least one card to play, each of them from its hand."""
    for match in steps(CLAIM.start(seed=seed), seed):
        if match.over:
            break
        [seat] = match.deciders
        offered = legal(match, seat)
        assert offered
        assert set(offered) <= set(match.state.position()["hands"][seat])


@pytest.mark.rule("CLAIM-3.5")
@pytest.mark.rule("CLAIM-3.8")
@pytest.mark.rule("CLAIM-3.12")
@pytest.mark.parametrize("seed", range(10))
def test_the_leader_plays_one_card_and_then_the_second_one(seed: int) -> None:
    for number, match in enumerate(steps(CLAIM.start(seed=seed), seed)):
        if match.over:
            break
        led, leader = match.state.view(None).led, match.state.view(None).leader
        assert leader is not None
        assert (led is None) == (number % 2 == 0)
        assert match.deciders == ((leader,) if led is None else (1 - leader,))
