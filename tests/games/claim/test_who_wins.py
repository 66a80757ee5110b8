"""Who wins a trick (CLAIM-3.13 to CLAIM-3.15, CLAIM-5.1 to CLAIM-5.5, CLAIM-5.13)."""

from __future__ import annotations

from itertools import product

import pytest

from ludotheque.games.claim.cards import DECK, Card
from ludotheque.games.claim.events import TrickWon
from ludotheque.games.claim.rules import who_wins
from tests.games.claim import rulebook
from tests.games.claim.playing import A, B, at, play
from tests.games.claim.rulebook import FACES, FACTIONS

LETTERS = tuple(FACTIONS)


def faces(letter: str) -> list[str]:
    return [face for face in FACES if face[0] == letter]


def winner_of(led: str, answer: str, phase: str = "one", leader: int = 0) -> tuple[int, str]:
    """Play a trick of two one-card hands; return who won it and the reason told."""
    hands = [led, answer] if leader == 0 else [answer, led]
    match = at(phase=phase, leader=leader, hands=hands)
    events = play(match, f"{leader} {led}", f"{1 - leader} {answer}")
    [won] = [event for event in events if isinstance(event, TrickWon)]
    assert match.state.view(None).tricks[-1].winner == won.seat
    return won.seat, won.reason


@pytest.mark.rule("CLAIM-3.13")
@pytest.mark.rule("CLAIM-3.14")
@pytest.mark.rule("CLAIM-3.15")
@pytest.mark.rule("CLAIM-4.9")
@pytest.mark.rule("CLAIM-5.1")
@pytest.mark.rule("CLAIM-5.2")
@pytest.mark.rule("CLAIM-5.3")
@pytest.mark.rule("CLAIM-5.5")
@pytest.mark.rule("CLAIM-5.13")
@pytest.mark.rule("CLAIM-5.15")
@pytest.mark.parametrize("phase", ["one", "two"])
@pytest.mark.parametrize("answered", LETTERS)
@pytest.mark.parametrize("asked", LETTERS)
def test_every_pair_of_cards_is_won_as_the_rulebook_says(
    asked: str, answered: str, phase: str
) -> None:
    for number, (led, answer) in enumerate(product(faces(asked), faces(answered))):
        if led == answer != "G0":
            continue  # there is one such card
        leader = number % 2
        expected = 1 - leader if rulebook.second_wins(led, answer) else leader
        found = winner_of(led, answer, phase, leader)
        assert found == (expected, rulebook.reason(led, answer)), (led, answer)


@pytest.mark.rule("CLAIM-3.13")
@pytest.mark.rule("CLAIM-3.14")
@pytest.mark.rule("CLAIM-3.15")
def test_the_rule_itself_agrees_for_all_pairs_of_faces() -> None:
    for led, answer in product(set(DECK), repeat=2):
        found = who_wins(led, answer)
        expected = rulebook.second_wins(led.text, answer.text)
        assert found == (expected, rulebook.reason(led.text, answer.text))


@pytest.mark.rule("CLAIM-1.10")
@pytest.mark.rule("CLAIM-3.13")
@pytest.mark.parametrize("letter", LETTERS)
def test_within_a_faction_9_beats_all_and_0_beats_none(letter: str) -> None:
    cards = sorted({card for card in DECK if card.faction.text == letter}, key=lambda c: c.value)
    for lower, higher in ((a, b) for a in cards for b in cards if a.value < b.value):
        assert who_wins(lower, higher) == (True, "higher")
        assert who_wins(higher, lower) == (False, "higher")


@pytest.mark.rule("CLAIM-3.14")
@pytest.mark.rule("CLAIM-R13")
@pytest.mark.parametrize("led", [face for face in FACES if face[0] != "X"])
def test_a_doppelganger_of_equal_value_loses_to_the_leader(led: str) -> None:
    assert winner_of(led, f"X{led[1]}") == (A, "equal")


@pytest.mark.rule("CLAIM-5.2")
@pytest.mark.rule("CLAIM-5.5")
@pytest.mark.parametrize("phase", ["one", "two"])
def test_a_knight_on_a_led_goblin_wins(phase: str) -> None:
    for goblin, knight in (("G9", "K2"), ("G0", "K2"), ("G5", "K5"), ("G2", "K9")):
        assert winner_of(goblin, knight, phase) == (B, "knight")


@pytest.mark.rule("CLAIM-5.3")
@pytest.mark.rule("CLAIM-R17")
def test_a_goblin_on_a_led_knight_loses_without_any_power() -> None:
    assert winner_of("K2", "G9") == (A, "off-faction")


@pytest.mark.rule("CLAIM-R14")
def test_a_knight_on_a_led_doppelganger_loses() -> None:
    assert winner_of("X0", "K9") == (A, "off-faction")


@pytest.mark.rule("CLAIM-R15")
@pytest.mark.rule("CLAIM-5.15")
def test_a_doppelganger_on_a_led_goblin_wins_by_value_only() -> None:
    assert winner_of("G5", "X4") == (A, "higher")
    assert winner_of("G5", "X6") == (B, "higher")


@pytest.mark.rule("CLAIM-R16")
def test_a_doppelganger_on_a_led_knight_is_a_knight_without_power() -> None:
    assert winner_of("K5", "X4") == (A, "higher")
    assert winner_of("K5", "X5") == (A, "equal")
    assert winner_of("K5", "X6") == (B, "higher")


@pytest.mark.rule("CLAIM-R10")
@pytest.mark.rule("CLAIM-5.13")
def test_a_doppelganger_counts_as_the_led_faction_also_for_him_who_could_not_follow() -> None:
    for led in ("G4", "K4", "U4", "D4"):
        for hand in ("X7 K8", f"X7 {led[0]}8"):
            rest = "G9" if led[0] != "G" else "U9"
            match = at(hands=[f"{led} {rest}", hand], prize="D1")
            play(match, f"0 {led}", "1 X7")
            assert match.state.view(None).leader == B


@pytest.mark.rule("CLAIM-R11")
def test_nobody_is_asked_whether_a_doppelganger_copies() -> None:
    match = at(hands=["G5 U2", "K2 X9"], prize="K8")
    play(match, "0 G5", "1 X9")
    assert (match.deciders, match.decision(B).kind) == ((B,), "lead")


@pytest.mark.rule("CLAIM-R12")
def test_nobody_is_asked_what_a_led_doppelganger_stands_for() -> None:
    match = at(hands=["U2 X3", "G9 U4"], prize="K8")
    play(match, "0 X3")
    assert (match.deciders, match.decision(B).kind) == ((B,), "follow")
    play(match, "1 G9")
    assert match.state.view(None).leader == A


@pytest.mark.rule("CLAIM-5.1")
def test_a_led_goblin_loses_to_no_other_faction_but_knights_and_doppelgangers() -> None:
    for answer in DECK:
        if answer.faction.text in "UD":
            assert who_wins(Card.read("G0"), answer) == (False, "off-faction")
