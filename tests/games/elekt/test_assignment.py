"""Phase 2, Assignment (ELEKT-7.1 to ELEKT-7.15)."""

from __future__ import annotations

import pytest

from tests.games.elekt.playing import P1, P2, P3, asked, at, legal, play


@pytest.mark.rule("ELEKT-7.3")
@pytest.mark.rule("ELEKT-7.2")
@pytest.mark.rule("ELEKT-7.13")
def test_a_player_chooses_freely_which_unit_and_which_zone() -> None:
    match = at(cards={"u": {}, "v": {}, "w": {}}, hands=[["u", "v"], ["w"]])
    assert legal(match, P1) == ["u S", "u M", "u P", "v S", "v M", "v P", "pass"]


@pytest.mark.rule("ELEKT-7.11")
@pytest.mark.rule("ELEKT-7.15")
def test_the_immediate_ability_comes_right_after_the_assignment() -> None:
    match = at(
        cards={
            "u": {"abilities": [{"mode": "immediate", "do": [{"do": "obtain-amber"}]}]},
            "v": {},
        },
        hands=[["u"], ["v"]],
        amber=[0, 0],
    )
    play(match, "0: u P")
    assert (match.deciders, asked(match)) == ((P1,), "use")
    play(match, "0: use 0")
    assert match.state.amber == [1, 0]
    assert (match.deciders, asked(match)) == ((P2,), "assign")


@pytest.mark.rule("ELEKT-7.12")
@pytest.mark.rule("ELEKT-1.20")
def test_everybody_sees_whose_a_unit_is() -> None:
    match = at(
        seats=3,
        cards={id: {} for id in "uvwxyz"},
        hands=[["u", "x"], ["v", "y"], ["w", "z"]],
    )
    play(match, "0: u S", "1: v S", "2: w P")
    for viewer in (P1, P2, P3, None):
        rows = match.state.view(viewer).rows
        assert rows == (("u",), ("v",), (), (), (), (), (), (), ("w",))
