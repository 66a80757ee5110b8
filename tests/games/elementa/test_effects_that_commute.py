"""Where the order of effects is all the same, nobody is asked and no lot is drawn (ELEM-R63)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from tests.games.elementa.playing import asked, effect, fight, lay_all, play

POINT, CRYSTAL = {"what": "points"}, {"what": "crystals"}
HARMLESS: list[dict[str, Any]] = [
    {"do": "gain-units", "element": "fire"},
    {"do": "gain-card", "element": "water"},
    {"do": "power", "amount": 2},
    {"do": "power", "amount": -1, "cards": "others"},
]
COMMUTE: list[tuple[dict[str, Any], dict[str, Any]]] = [
    *combinations_with_replacement([{"do": "gain", **POINT}, {"do": "gain", **CRYSTAL}], 2),
    *combinations_with_replacement([{"do": "lose", **POINT}, {"do": "lose", **CRYSTAL}], 2),
    ({"do": "gain", **POINT}, {"do": "lose", **CRYSTAL}),
    ({"do": "gain", **CRYSTAL}, {"do": "lose", **POINT}),
    *combinations_with_replacement(HARMLESS, 2),
    *((one, {"do": "gain", **POINT}) for one in HARMLESS),
    *((one, {"do": "lose", **CRYSTAL}) for one in HARMLESS),
]


@pytest.mark.rule("ELEM-R63")
@pytest.mark.rule("ELEM-8.17")
@pytest.mark.parametrize(("one", "other"), COMMUTE, ids=str)
def test_no_lot_is_drawn_for_two_players_whose_effects_commute(
    one: dict[str, Any], other: dict[str, Any]
) -> None:
    match = fight(effect(one), effect(other), points=[2, 2], crystals=[2, 2])
    lay_all(match)
    assert asked(match) == "lay 0 1"


@pytest.mark.rule("ELEM-R63")
@pytest.mark.parametrize(("one", "other"), COMMUTE, ids=str)
def test_a_player_is_not_asked_which_of_his_effects_comes_first_where_they_commute(
    one: dict[str, Any], other: dict[str, Any]
) -> None:
    card = {"effects": [{"do": [one]}, {"do": [other]}]}
    match = fight(card, {}, points=[2, 2], crystals=[2, 2])
    lay_all(match)
    assert asked(match) == "lay 0 1"


@pytest.mark.rule("ELEM-R63")
@pytest.mark.rule("ELEM-R67")
@pytest.mark.parametrize("what", ["points", "crystals"])
def test_a_gain_and_a_loss_of_the_same_need_an_order(what: str) -> None:
    gain, lose = {"do": "gain", "what": what}, {"do": "lose", "what": what}
    match = fight(effect(gain), effect(lose))
    lay_all(match)
    assert asked(match) == "lot chance"
    match = fight({"effects": [{"do": [gain]}, {"do": [lose | {"who": "you"}]}]}, {})
    lay_all(match)
    assert asked(match) == "first-effect 0"


@pytest.mark.rule("ELEM-R58")
@pytest.mark.rule("ELEM-R63")
@pytest.mark.parametrize(
    ("condition", "question"),
    [
        ({"if": "compare", "number": "power", "relation": "at-least", "than": 0}, "lay 0 1"),
        ({"if": "turn", "turns": [1]}, "lay 0 1"),
        ({"if": "combat", "combats": [1]}, "lay 0 1"),
        ({"if": "compare", "number": "points", "relation": "at-least", "than": 0}, "lot chance"),
    ],
    ids=str,
)
def test_only_a_condition_that_effects_can_change_needs_an_order(
    condition: dict[str, Any], question: str
) -> None:
    card = effect({"do": "gain", "what": "points"}, only_if=[condition])
    match = fight(card, card)
    lay_all(match)
    assert asked(match) == question


@pytest.mark.rule("ELEM-R65")
@pytest.mark.rule("ELEM-R72")
def test_no_lot_is_drawn_for_those_who_have_nothing_to_choose() -> None:
    loss = effect({"do": "lose-units"})
    match = fight(loss, {}, {}, ready=["", "Fi", "Wa"])
    lay_all(match, "chance lot 1 2", "1 done", "2 done")  # the stop before it has an order
    assert asked(match) == "lay 0 1 2"
    assert match.state.ready == [(0, 0, 0, 0)] * 3


@pytest.mark.rule("ELEM-R57")
@pytest.mark.rule("ELEM-R65")
@pytest.mark.parametrize(("lot", "power"), [("0 1", 1), ("1 0", 6)])
def test_one_lot_decides_which_of_two_settings_of_a_step_holds(lot: str, power: int) -> None:
    setting = {"do": "power", "change": "set"}
    match = fight(
        {"power": 3, **effect(setting | {"amount": 6})},
        effect(setting | {"amount": 1, "cards": "others"}),
    )
    lay_all(match)
    assert asked(match) == "lot chance"
    assert any(f"seat=0 card=c0 power={power}" in line for line in play(match, f"chance lot {lot}"))
    assert asked(match) == "lay 0 1"


@pytest.mark.rule("ELEM-R57")
@pytest.mark.rule("ELEM-7.8")
def test_no_lot_is_drawn_for_the_power_of_an_unpaid_card() -> None:
    setting = {"do": "power", "change": "set", "amount": 9, "cards": "others"}
    match = fight(
        effect(setting, when="standing"), {"cost": "Fi"},
        lasting=[{"kind": "set", "seat": 1, "amount": 5, "first": 0, "last": 0}],
    )  # fmt: skip
    lay_all(match)
    assert asked(match) == "lay 0 1"


@pytest.mark.rule("ELEM-R72")
def test_who_has_nothing_to_choose_has_lost_before_another_chooses() -> None:
    match = fight(effect({"do": "lose-units"}), {}, {}, points=[0, 1, 2], ready=["", "Fi", "Wa Ea"])
    lay_all(match, "2 done", "1 done")
    assert asked(match) == "lose-unit 2"
    assert match.state.ready[1] == (0, 0, 0, 0)


@pytest.mark.rule("ELEM-R57")
@pytest.mark.rule("ELEM-L45")
def test_no_lot_is_drawn_for_settings_of_a_later_combat() -> None:
    setting = {"kind": "set", "seat": 0, "first": 1, "last": 1}
    match = fight(
        {}, {}, lasting=[{**setting, "amount": 5, "by": 0}, {**setting, "amount": 9, "by": 1}]
    )
    lay_all(match)
    assert asked(match) == "lay 0 1"
    play(match, "0 lay x", "1 lay x")
    assert asked(match) == "lot chance"
