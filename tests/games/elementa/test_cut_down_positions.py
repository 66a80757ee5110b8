"""Positions with fewer creatures than decks have are played on, also into the next round."""

from __future__ import annotations

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.actions import Divide
from ludotheque.table import Seat
from tests.games.elementa.playing import at, play


def test_a_cut_down_deck_is_divided_as_far_as_it_goes() -> None:
    match = at(phase="deckbuilding", hands=["ember-fox spark-rat cinder-imp lava-hound gem-beetle"])
    first, second = (match.decision(Seat(seat)) for seat in (0, 1))
    assert isinstance(first.default, Divide)
    assert [len(turn) for turn in first.default.turns] == [4, 1, 0, 0]
    assert second.default.text == "divide  /  /  / "
    for decision in (first, second):
        assert decision.accepts(decision.default)
        assert match.explain(decision.seat, decision.default) is None
        assert decision.accepts(ELEMENTA.parse(decision.default.text))
    assert not first.accepts(ELEMENTA.parse("divide ember-fox / spark-rat / / "))
    swapped = "divide gem-beetle spark-rat cinder-imp lava-hound / ember-fox / / "
    play(match, f"0 {swapped}", "1 divide / / /")
    assert [len(pile) for pile in match.state.piles[0]] == [4, 1, 0, 0]


def test_a_cut_down_position_is_played_to_its_end() -> None:
    match = at(hands=["ember-fox", "spark-rat"], ready=["Fi", "Fi"])
    while not match.over:
        seat = match.deciders[0]
        decision = match.decision(seat)
        assert decision.accepts(decision.default)
        match.play(seat, decision.default)
    assert match.outcome is not None
