"""Rulings that were once broken, each by the moment at which it showed."""

from __future__ import annotations

import pytest

from tests.games.elementa.playing import SIXTEEN, asked, at, effect, fight, lay_all, play

# --- Bonuses --------------------------------------------------------------------------------------


@pytest.mark.rule("ELEM-R61")
@pytest.mark.rule("ELEM-R64")
def test_who_names_an_element_first_is_found_before_bonuses_are_received() -> None:
    winner = {"power": 5, "victory": {"points": 3, "any": 1}}
    loser = {"power": 1, "defeat": {"crystals": 1, "any": 2}}
    match = fight(winner, loser, points=[2, 4])
    lay_all(match)
    assert match.state.points == [5, 4]  # all bonuses are received at once (R60)
    assert asked(match) == "element 1"
    play(match, "1 Fi", "1 Wa", "0 Ea")
    assert match.state.temporary == [(0, 0, 1, 0), (1, 1, 0, 0)]


@pytest.mark.rule("ELEM-R61")
@pytest.mark.rule("ELEM-8.17")
def test_a_lot_decides_who_names_an_element_first_though_bonuses_differ() -> None:
    match = fight({"power": 5, "victory": {"points": 3, "any": 1}}, {"defeat": {"any": 1}})
    lay_all(match)
    assert asked(match) == "lot chance"
    play(match, "chance lot 1 0")
    assert match.state.points == [3, 0]
    assert asked(match) == "element 1"


# --- Hidden cards ---------------------------------------------------------------------------------


@pytest.mark.rule("ELEM-10.2")
@pytest.mark.rule("ELEM-10.6")
@pytest.mark.parametrize("source", ["hand", "next-turn", "aside"])
def test_two_copies_are_picked_among_like_two_creatures(source: str) -> None:
    """A player who is not asked would tell everybody that his hidden cards are the same."""
    moving = effect({"do": "move", "source": source, "to": "discard"}, when="after")
    for held in ("b b", "b c"):
        hands = [f"mover {held}" if source == "hand" else "mover d e", "f g h"]
        match = at(
            cards={**SIXTEEN, "mover": moving},
            hands=hands,
            piles=[["", held], []],
            aside=[held, ""],
        )
        play(match, "0 lay mover", "1 lay f")
        assert asked(match) == "pick-card 0"
        play(match, "0 pick b")
        assert [card.id for card in match.state.discards[0]] == ["mover", "b"]


@pytest.mark.rule("ELEM-10.11")
def test_the_only_card_is_picked_without_asking() -> None:
    moving = effect({"do": "move", "source": "aside", "to": "discard"}, when="after")
    match = at(cards={**SIXTEEN, "mover": moving}, hands=["mover d e", "f g h"], aside=["b", ""])
    play(match, "0 lay mover", "1 lay f")
    assert asked(match) == "lay 0 1"
    assert match.state.aside[0] == ()
