"""A whole round without effects, counted turn by turn (ELEM-C8, C25, C39)."""

from __future__ import annotations

import pytest

from ludotheque.table import Seat
from tests.games.elementa.playing import DIVIDED, LETTERS, SIXTEEN, ElementaMatch, asked, at, play

ASIDE = ["m", "n", "o", "p"]


def ready(match: ElementaMatch) -> list[int]:
    return [sum(counts) for counts in match.state.ready]


def divided_match() -> ElementaMatch:
    match = at(seats=2, cards=SIXTEEN, phase="deckbuilding", decks=[" ".join(LETTERS)] * 2)
    play(match, f"0 {DIVIDED}", f"1 {DIVIDED}", "0 take Fi Fi Fi Fi", "1 take Fi Fi Fi Wa")
    return match


def play_turn(match: ElementaMatch) -> tuple[int, int, int]:
    """Play a turn; return the cards before the ban, after it, and the combats that were held."""
    state, turn, combats = match.state, match.state.turn, 0
    if state.question is not None and state.question.kind == "restock":
        play(match, "1 take Fi")
    before = len(state.piles[0][turn - 1]) or len(state.hands[0])
    for seat in match.deciders:
        if match.decision(seat).kind == "ban":
            match.play(seat, match.decision(seat).default)
    after = len(state.hands[0])
    while state.turn == turn and state.round == 1:
        for seat in match.deciders:
            combats += match.decision(seat).kind == "lay"
            match.play(seat, match.decision(seat).default)
    return before, after, combats // 2


@pytest.mark.rule("ELEM-C8")
@pytest.mark.rule("ELEM-2.3")
@pytest.mark.rule("ELEM-2.4")
@pytest.mark.rule("ELEM-4.1")
@pytest.mark.rule("ELEM-5.5")
@pytest.mark.rule("ELEM-6.4")
@pytest.mark.rule("ELEM-R27")
def test_a_round_has_twelve_combats_in_four_turns() -> None:
    match = divided_match()
    assert match.state.phase == "restock"
    counted = []
    for turn in (1, 2, 3, 4):
        assert match.state.turn == turn
        assert [card.id for card in match.state.aside[0]] == ASIDE
        counted.append(play_turn(match))
    assert counted == [(4, 3, 3), (4, 3, 3), (4, 3, 3), (3, 3, 3)]
    assert match.state.round == 2
    assert asked(match) == "divide 0 1"
    assert match.state.rounds_won == [1, 1]


@pytest.mark.rule("ELEM-C39")
@pytest.mark.rule("ELEM-C25")
@pytest.mark.rule("ELEM-4.4")
@pytest.mark.rule("ELEM-R5")
@pytest.mark.rule("ELEM-R15")
def test_there_is_one_resource_card_more_in_every_turn() -> None:
    match = divided_match()
    play(match, "1 take Wa")
    held = [ready(match)]
    for turn in (2, 3, 4):
        play_turn(match)
        if match.decision(Seat(1)).kind == "restock":
            play(match, "1 take Wa")
        assert match.state.turn == turn
        held.append(ready(match))
    assert held == [[5, 5], [6, 6], [7, 7], [8, 8]]
    assert match.state.ready[0] == (8, 0, 0, 0)
    assert match.state.ready[1] == (3, 5, 0, 0)


@pytest.mark.rule("ELEM-C46")
@pytest.mark.rule("ELEM-5.4")
@pytest.mark.rule("ELEM-R24")
def test_a_card_is_banned_from_turn_one_as_far_as_turn_four() -> None:
    match = divided_match()
    play(match, "1 take Fi")
    for turn in (1, 2, 3):
        assert match.state.turn == turn
        play(match, "0 ban " + match.decision(Seat(0)).default.text.split()[1], "1 ban c")
        assert "c" not in [card.id for card in match.state.hands[0]]
        play_turn(match)
        if match.decision(match.deciders[0]).kind == "restock":
            play(match, "1 take Fi")
    assert match.state.turn == 4
    assert [card.id for card in match.state.hands[0]] == ["c", "k", "l"]
