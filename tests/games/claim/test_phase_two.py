"""Phase two: gathering support (CLAIM-4.1 to CLAIM-4.14, CLAIM-5.8 to CLAIM-5.10, CLAIM-5.17)."""

from __future__ import annotations

from itertools import product

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.table import Event
from tests.games.claim.playing import A, B, at, kinds, play, steps
from tests.games.claim.rulebook import FACES, FACTIONS, second_wins, sort


@pytest.mark.rule("CLAIM-4.4")
@pytest.mark.rule("CLAIM-4.10")
@pytest.mark.rule("CLAIM-4.11")
@pytest.mark.rule("CLAIM-4.13")
@pytest.mark.rule("CLAIM-5.8")
@pytest.mark.rule("CLAIM-5.9")
@pytest.mark.rule("CLAIM-5.10")
@pytest.mark.rule("CLAIM-5.17")
@pytest.mark.rule("CLAIM-R21")
@pytest.mark.rule("CLAIM-R23")
@pytest.mark.parametrize("asked", FACTIONS)
def test_every_pair_of_cards_is_collected_as_the_rulebook_says(asked: str) -> None:
    for led, answer in product((face for face in FACES if face[0] == asked), FACES):
        if led == answer != "G0":
            continue
        match = at(phase="two", hands=[[led], [answer]])
        play(match, f"0 {led}", f"1 {answer}")
        position = match.state.position()
        winner = 1 if second_wins(led, answer) else 0
        dwarves = sort(card for card in (led, answer) if card[0] == "D")
        others = sort(card for card in (led, answer) if card[0] != "D")
        assert position["scores"][winner] == others
        assert position["scores"][1 - winner] == dwarves
        assert position["discard"] == []


@pytest.mark.rule("CLAIM-5.9")
@pytest.mark.rule("CLAIM-R21")
@pytest.mark.rule("CLAIM-R22")
def test_the_loser_takes_both_dwarves_and_the_winner_still_leads() -> None:
    match = at(phase="two", hands=["D2 G1", "D9 X2"])
    play(match, "0 D2", "1 D9")
    assert match.state.position()["scores"] == [["D2", "D9"], []]
    assert match.deciders == (B,)


@pytest.mark.rule("CLAIM-R23")
@pytest.mark.rule("CLAIM-5.10")
def test_the_loser_takes_a_dwarf_whoever_played_it() -> None:
    match = at(phase="two", hands=["D7 K8", "G9 D3"])
    play(match, "0 D7", "1 D3")
    assert match.state.position()["scores"] == [[], ["D3", "D7"]]
    match = at(phase="two", hands=["D7 K8", "G9 U3"])
    play(match, "0 D7", "1 G9")
    assert match.state.position()["scores"] == [["G9"], ["D7"]]


@pytest.mark.rule("CLAIM-5.17")
@pytest.mark.rule("CLAIM-5.15")
def test_a_doppelganger_on_a_led_dwarf_goes_to_the_winner() -> None:
    for doppelganger, scores in (("X7", [["D4"], ["X7"]]), ("X1", [["X1"], ["D4"]])):
        match = at(phase="two", hands=["D4 K6", [doppelganger, "K3"]])
        play(match, "0 D4", f"1 {doppelganger}")
        assert match.state.position()["scores"] == scores


@pytest.mark.rule("CLAIM-5.8")
def test_undead_are_ordinary_cards_in_phase_two() -> None:
    match = at(phase="two", hands=["K5 G1", "U9 D4"], scores=["U1", "U2"])
    events = play(match, "0 K5", "1 U9")
    assert match.state.position()["scores"] == [["K5", "U1", "U9"], ["U2"]]
    assert [event.line() for event in events if event.kind == "card-scored"] == [
        "card-scored seat=0 card=K5 power=none",
        "card-scored seat=0 card=U9 power=none",
    ]


@pytest.mark.rule("CLAIM-4.1")
@pytest.mark.rule("CLAIM-4.5")
@pytest.mark.rule("CLAIM-R7")
def test_the_winner_of_the_last_trick_of_phase_one_leads_with_his_followers() -> None:
    match = at(hands=["K4", "K7"], prize="G6", pile="U2")
    play(match, "0 K4", "1 K7")
    assert match.state.view(None).phase == "two" and match.deciders == (B,)
    assert match.state.position()["hands"] == [["U2"], ["G6"]]


@pytest.mark.rule("CLAIM-4.2")
@pytest.mark.rule("CLAIM-4.3")
@pytest.mark.rule("CLAIM-4.4")
@pytest.mark.rule("CLAIM-C73")
@pytest.mark.parametrize("seed", range(20))
def test_only_the_two_cards_played_change_hands_in_a_trick_of_phase_two(seed: int) -> None:
    match = CLAIM.start(seed=seed)
    told: list[Event] = []
    sizes = []
    before = match.state.position()
    for _ in steps(match, seed, listener=told.append):
        now = match.state.position()
        if before["phase"] == "two" and now["led"] is None:
            sizes.append(len(now["hands"][0]))
            names = [name for name in kinds(told) if name not in ("void-shown", "vote-counted")]
            assert names[:5] == ["card-played"] * 2 + ["trick-won"] + ["card-scored"] * 2
            assert set(names[5:]) <= {"match-ended"}
            played = now["tricks"][-1].split()[1:3]
            gained = sort(card for pile in now["scores"] for card in pile)
            had = [card for pile in before["scores"] for card in pile]
            assert gained == sort([*had, *played])
        if now["led"] is None:
            told.clear()
            before = now
    assert sizes == list(range(12, -1, -1))


@pytest.mark.rule("CLAIM-4.12")
@pytest.mark.rule("CLAIM-R20")
@pytest.mark.parametrize("seed", range(10))
def test_what_was_scored_in_phase_one_stays_to_the_end(seed: int) -> None:
    match = CLAIM.start(seed=seed)
    kept: list[set[str]] = [set(), set()]
    for _ in steps(match, seed):
        scores = [set(pile) for pile in match.state.position()["scores"]]
        assert kept[0] <= scores[0] and kept[1] <= scores[1]
        kept = scores
    assert any(card[0] == "U" for pile in kept for card in pile)


@pytest.mark.rule("CLAIM-4.14")
@pytest.mark.rule("CLAIM-R28")
@pytest.mark.rule("CLAIM-C65")
@pytest.mark.parametrize("seed", range(20))
def test_no_result_is_declared_before_the_last_card(seed: int) -> None:
    match = CLAIM.start(seed=seed)
    told: list[Event] = []
    for _ in steps(match, seed, listener=told.append):
        over = len(match.state.view(None).tricks) == 26
        assert (match.outcome is not None) == match.over == over
        counted = [name for name in kinds(told) if name in ("vote-counted", "match-ended")]
        assert counted == (["vote-counted"] * 5 + ["match-ended"] if over else [])


@pytest.mark.rule("CLAIM-4.10")
@pytest.mark.rule("CLAIM-5.5")
def test_knights_and_doppelgangers_keep_their_powers_in_phase_two() -> None:
    match = at(phase="two", hands=["G9 U5 D1", "K2 X6 U1"])
    play(match, "0 G9", "1 K2", "1 U1", "0 U5", "0 D1", "1 X6")
    assert [trick.winner for trick in match.state.view(None).tricks] == [B, A, B]
    assert match.state.position()["scores"] == [["U1", "U5", "D1"], ["G9", "K2", "X6"]]
