"""What play tells about hands (CLAIM-6.12, CLAIM-6.13, CLAIM-R33 to CLAIM-R37, CLAIM-R40)."""

from __future__ import annotations

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.table import Event
from tests.games.claim.playing import VIEWERS, A, B, ClaimMatch, at, lopsided, play, steps
from tests.games.claim.rulebook import shows_void, sort


def void_letters(match: ClaimMatch) -> list[str]:
    """Return the voids that everybody knows, and check that everybody knows the same."""
    [voids] = {match.state.view(viewer).voids for viewer in VIEWERS}
    return ["".join(faction.text for faction in shown) for shown in voids]


@pytest.mark.rule("CLAIM-6.12")
@pytest.mark.rule("CLAIM-R33")
@pytest.mark.parametrize("phase", ["one", "two"])
def test_another_faction_shows_a_void(phase: str) -> None:
    match = at(phase=phase, hands=["K5 U6", "K3 G4"])
    events = play(match, "0 U6", "1 K3")
    assert void_letters(match) == ["", "U"]
    assert "void-shown seat=1 faction=U" in [event.line() for event in events]


@pytest.mark.rule("CLAIM-6.12")
@pytest.mark.rule("CLAIM-R9")
@pytest.mark.rule("CLAIM-C44")
def test_a_void_in_the_led_faction_says_nothing_about_doppelgangers() -> None:
    match = at(hands=["K7 G3", "U2 X4"])
    play(match, "0 K7", "1 U2")
    assert void_letters(match) == ["", "K"]


@pytest.mark.rule("CLAIM-6.13")
@pytest.mark.rule("CLAIM-R35")
@pytest.mark.parametrize("led", ["G4", "K4", "U4", "D4"])
def test_a_doppelganger_on_another_faction_shows_nothing(led: str) -> None:
    for other in ("G5", "K5", "U5", "D5"):
        match = at(hands=[[led, "X1"], ["X7", other]])
        events = play(match, f"0 {led}", "1 X7")
        assert void_letters(match) == ["", ""]
        assert [event for event in events if event.kind == "void-shown"] == []


@pytest.mark.rule("CLAIM-R36")
@pytest.mark.rule("CLAIM-C85")
def test_another_faction_on_a_led_doppelganger_shows_that_none_is_held() -> None:
    match = at(hands=["X6 K7", "G2 K5"])
    play(match, "0 X6", "1 G2")
    assert void_letters(match) == ["", "X"]


@pytest.mark.rule("CLAIM-R37")
@pytest.mark.rule("CLAIM-C86")
@pytest.mark.parametrize("led", ["G2", "K2", "U2", "D2", "X2"])
def test_a_lead_shows_nothing(led: str) -> None:
    match = at(hands=[[led, "D7"], ["K4", "U6"]], prize="K5")
    play(match, f"0 {led}")
    assert void_letters(match) == ["", ""]


@pytest.mark.rule("CLAIM-R33")
def test_voids_add_up_and_are_listed_once() -> None:
    match = at(hands=["U6 X3 U7 K2", "K3 G4 K8 D5"])
    play(match, "0 U6", "1 K3", "0 X3", "1 G4", "0 U7", "1 K8")
    assert void_letters(match) == ["", "UX"]


@pytest.mark.rule("CLAIM-R34")
@pytest.mark.rule("CLAIM-C84")
def test_voids_of_phase_one_are_forgotten_in_phase_two() -> None:
    match = at(hands=["", "K3"], led="U6", prize="G4", pile="U2", voids=["D", "G"])
    play(match, "1 K3")
    assert match.state.view(None).phase == "two"
    assert match.state.position()["hands"][1] == ["U2"]
    assert void_letters(match) == ["", ""]


@pytest.mark.rule("CLAIM-R33")
@pytest.mark.rule("CLAIM-R34")
@pytest.mark.parametrize("seed", range(30))
def test_a_shown_void_is_true_and_lasts_to_the_end_of_the_phase(seed: int) -> None:
    match = CLAIM.start(seed=seed) if seed % 2 else lopsided(seed)
    shown: list[set[str]] = [set(), set()]
    phase = "one"
    for _ in steps(match, seed):
        now = match.state.position()
        if now["phase"] not in (phase, "over"):
            assert now["voids"] == [[], []]
            shown = [set(), set()]
            phase = now["phase"]
        for seat in (0, 1):
            assert shown[seat] <= set(now["voids"][seat])
            assert not {card[0] for card in now["hands"][seat]} & set(now["voids"][seat])
        shown = [set(now["voids"][0]), set(now["voids"][1])]


@pytest.mark.rule("CLAIM-6.12")
@pytest.mark.rule("CLAIM-6.13")
@pytest.mark.parametrize("seed", range(20))
def test_a_void_is_told_exactly_when_the_second_does_not_follow(seed: int) -> None:
    told: list[Event] = []
    match = CLAIM.start(seed=seed)
    for _ in steps(match, seed, listener=told.append):
        pass
    expected = [
        f"void-shown seat={1 - trick.leader} faction={trick.led.text[0]}"
        for trick in match.state.view(None).tricks
        if shows_void(trick.led.text, trick.answer.text)
    ]
    assert [event.line() for event in told if event.kind == "void-shown"] == expected


@pytest.mark.rule("CLAIM-R40")
@pytest.mark.rule("CLAIM-C87")
@pytest.mark.parametrize("seed", range(20))
def test_in_phase_two_a_player_can_name_the_whole_hand_of_the_other(seed: int) -> None:
    for match in steps(CLAIM.start(seed=seed), seed):
        if match.state.view(None).phase == "one":
            continue
        for seat in (A, B):
            other = B if seat == A else A
            view = match.state.view(seat)
            played = [card.text for card in view.played_in_phase_two(other)]
            prizes = [card.text for card in view.prizes[other]]
            for card in played:
                if card in prizes:
                    prizes.remove(card)
            named = sort([*prizes, *(card.text for card in view.unseen())])
            assert named == match.state.position()["hands"][other]


@pytest.mark.rule("CLAIM-R40")
@pytest.mark.rule("CLAIM-C87")
@pytest.mark.parametrize("seed", range(20))
def test_after_phase_one_only_the_blind_cards_of_the_other_are_unseen(seed: int) -> None:
    match = CLAIM.start(seed=seed)
    for _ in steps(match, seed):
        if match.state.view(None).phase == "two":
            break
    blinds = match.state.position()["blinds"]
    for seat in (A, B):
        unseen = [card.text for card in match.state.view(seat).unseen()]
        assert unseen == sort(blinds[1 - seat])
        assert 52 - len(unseen) == 26 + 13 + len(blinds[seat])


@pytest.mark.rule("CLAIM-6.6")
@pytest.mark.rule("CLAIM-C80")
def test_a_blind_card_becomes_public_when_it_is_played() -> None:
    match = at(hands=["K9", "K4"], prize="K7", pile="D3")
    play(match, "0 K9", "1 K4")
    assert [card.text for card in match.state.view(A).unseen()] == ["D3"]
    play(match, "0 K7", "1 D3")
    assert match.state.view(A).unseen() == ()
    assert match.state.view(A).scores == match.state.view(None).scores
