"""What effects and cards cost, and what is paid (ELEM-L18, ELEM-L41, ELEM-7.1 to ELEM-7.15)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.table import Seat
from tests.games.elementa.playing import asked, at, effect, fight, lay_all, offered, play

GAIN_POINT = {"do": "gain", "what": "points"}
GAIN_CRYSTAL = {"do": "gain", "what": "crystals"}
CHOICE = {"do": "choose", "of": [[GAIN_POINT], [GAIN_CRYSTAL]]}


def costing(of: str, amount: int, **fields: Any) -> dict[str, Any]:
    """Return a change of cost."""
    return {"do": "cost", "of": of, "amount": amount, **fields}


# --- Prices ---------------------------------------------------------------------------------------


@pytest.mark.rule("ELEM-L19")
@pytest.mark.parametrize("what", ["points", "crystals"])
@pytest.mark.parametrize(("held", "question"), [(1, "lay 0 1"), (2, "use 0"), (3, "use 0")])
def test_an_effect_is_offered_to_who_can_pay_its_price(what: str, held: int, question: str) -> None:
    card = effect({"do": "gain-card", "element": "fire"}, may=True, price={what: 2})
    given: dict[str, Any] = {what: [held, 5]}
    match = fight(card, {}, **given)
    lay_all(match)
    assert asked(match) == question


@pytest.mark.rule("ELEM-L19")
def test_a_price_is_paid_and_told_before_the_effect() -> None:
    card = effect(
        {"do": "gain-card", "element": "fire"}, may=True, price={"points": 2, "crystals": 1}
    )
    match = fight(card, {}, points=[3, 0], crystals=[3, 0])
    lay_all(match)
    assert play(match, "0 use")[:4] == [
        "effect-applies seat=0 card=c0",
        "crystals-lost seat=0 amount=1",
        "points-lost seat=0 amount=2",
        "resource-card-gained seat=0 units=Fi",
    ]
    assert match.state.points == [1, 0]
    assert match.state.crystals == [2, 0]


# --- Costs that environments change ---------------------------------------------------------------


@pytest.mark.rule("ELEM-L41")
@pytest.mark.rule("ELEM-L26")
def test_an_environment_makes_the_cards_of_opponents_dearer() -> None:
    dearer = effect(costing("fire", 1, who="each-opponent"), when="standing")
    card = {"cost": "Fi"}
    match = fight(card, card, card, environments=(dearer,), ready=["Fi Fi"] * 3)
    lines = lay_all(match)
    assert "cost-paid seat=0 card=c0 units=Fi crystals=0" in lines
    assert "cost-paid seat=1 card=c1 units=Fi Fi crystals=0" in lines
    assert "cost-paid seat=2 card=c2 units=Fi Fi crystals=0" in lines


@pytest.mark.rule("ELEM-L41")
@pytest.mark.rule("ELEM-L23")
def test_a_cost_changes_for_cards_with_an_element_alone() -> None:
    fiery = {"if": "element", "element": "fire"}
    cheaper = effect(costing("water", -1), when="standing", only_if=[fiery])
    place = {"kind": "environment", **cheaper}
    match = at(
        cards={"f": {"cost": "Fi Wa"}, "w": {"cost": "Wa"}, "e": place},
        environments=["e", None], hands=["f w", "w w"], ready=["Fi Wa", "Wa"],
    )  # fmt: skip
    assert match.state.view(Seat(0)).costs == {"f": ("Fi", 0), "w": ("Wa", 0)}
    assert match.state.view(Seat(1)).costs == {"w": ("Wa", 0)}
    lines = play(match, "0 lay f", "1 lay w")
    assert "cost-paid seat=0 card=f units=Fi crystals=0" in lines


@pytest.mark.rule("ELEM-L41")
def test_nobody_is_paid_for_a_card_that_has_become_cheaper_than_nothing() -> None:
    cheaper = effect(costing("crystals", -3), when="standing")
    match = fight({"crystals": 1}, {}, environments=(cheaper,), crystals=[2, 0])
    assert "cost-paid seat=0 card=c0 units= crystals=0" in lay_all(match)
    assert match.state.crystals == [2, 0]


@pytest.mark.rule("ELEM-L41")
@pytest.mark.rule("ELEM-L45")
@pytest.mark.parametrize("lasts", ["next-combat", "turn", "round"])
def test_a_cost_stays_as_it_is_until_the_combat_is_over(lasts: str) -> None:
    match = fight(effect(costing("fire", 1, lasts=lasts), CHOICE), {}, {})
    lay_all(match)
    assert asked(match) == "option 0"
    assert match.state.view(Seat(0)).costs == {"c0": ("", 0), "x": ("", 0)}
    play(match, "0 option 1")
    assert match.state.view(Seat(0)).costs == {"x": ("Fi", 0)}
    assert match.state.view(Seat(1)).costs == {"x": ("", 0)}  # his own cards alone


# --- Payments -------------------------------------------------------------------------------------


@pytest.mark.rule("ELEM-R70")
@pytest.mark.rule("ELEM-R35")
@pytest.mark.parametrize(
    ("ready", "temporary", "used"), [("Fi Wa", "", 2), ("Fi", "Wa", 2), ("", "Fi Wa", 2)]
)
def test_temporary_resources_that_pay_are_used_too(ready: str, temporary: str, used: int) -> None:
    given = effect(GAIN_CRYSTAL | {"amount": {"count": "used-units"}}, when="payment")
    match = fight(
        {"cost": "Fi Wa"}, {}, environments=(given,), ready=[ready, ""], temporary=[temporary, ""]
    )
    lay_all(match)
    assert match.state.crystals == [used, 0]


@pytest.mark.rule("ELEM-L24")
@pytest.mark.rule("ELEM-R39")
def test_who_has_not_paid_is_listed_by_seats_whoever_decided_first() -> None:
    dear = {"cost": "Fi"}
    match = fight(dear, effect(CHOICE), dear, points=[0, 0, 3], ready=["Wa Wa Wa", "", "Wa Wa Wa"])
    lay_all(match)
    assert asked(match) == "pay-or-leave 2"
    assert offered(match, 2) == ["pay 3cr, change Wa Wa Wa", "leave"]
    play(match, "2 leave", "0 leave")
    assert asked(match) == "option 1"
    assert match.state.view(Seat(1)).unpaid == (0, 2)
