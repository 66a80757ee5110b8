"""Phase 3, Confrontation (ELEKT-8.1 to ELEKT-8.32)."""

from __future__ import annotations

import pytest

from tests.games.elekt.playing import P1, P2, ElektMatch, asked, at, clause, legal, play


def banned(unit: str, amber: int) -> ElektMatch:
    """Return a match in which P1 has won Brutality and bans a Unit of P2."""
    match = at(
        phase="confrontation",
        next=["B"],
        cards={"u": {"symbols": "1B"}, "v": {}},
        zones={"S": [["u"], [unit]]},
        tokens={unit: "1A"},
        amber=[3, amber],
    )
    play(match, f"0: {unit}")
    return match


@pytest.mark.rule("ELEKT-8.28")
@pytest.mark.parametrize(("unit", "cost"), [("v", 1), ("nameless1", 0)])
def test_protection_after_a_brutality_win_is_protection_as_ever(unit: str, cost: int) -> None:
    match = banned(unit, 1)
    assert (match.deciders, legal(match, P2)) == ((P2,), ["protect", "no"])
    assert clause(match, P1, "protect") == "ELEKT-4.48"
    play(match, "1: protect")
    assert match.state.amber == [3, 1 - cost]
    assert [card.id for card in match.state.hands[P2]] == [unit]
    assert match.state.supply == [6, 6, 6, 7]


@pytest.mark.rule("ELEKT-8.28")
def test_who_cannot_pay_is_not_asked_and_who_declines_loses_the_unit() -> None:
    match = banned("v", 0)
    assert [card.id for card in match.state.discard] == ["v"]
    match = banned("nameless1", 0)
    play(match, "1: no")
    assert [card.id for card in match.state.discard] == ["nameless1"]


@pytest.mark.rule("ELEKT-8.32")
@pytest.mark.rule("ELEKT-8.29")
def test_nobody_is_asked_whether_he_wants_the_card() -> None:
    match = at(
        cards={"u": {"symbols": "1A"}},
        hands=[["u"], []],
        passed=[1],
        face={"S": "s1", "P": "p1"},
        decks={"P": ["p2"]},
        amber=[0, 0],
    )
    told = play(match, "0: u S", "0: pass")
    assert "card-obtained seat=0 card=s1" in told
    assert [card.id for card in match.state.won[P1]] == ["s1"]


@pytest.mark.rule("ELEKT-8.30")
@pytest.mark.rule("ELEKT-8.31")
def test_where_nobody_is_the_card_goes() -> None:
    match = at(
        phase="confrontation",
        hands=[["nameless0"], ["nameless1"]],
        face={"S": "s1", "M": "m1", "P": "p1"},
        decks={"P": ["p2"]},
    )
    assert [card.id for card in match.state.gone] == ["s1", "m1", "p1"]
    assert match.state.won == [(), ()]
    assert asked(match) == "assign"
