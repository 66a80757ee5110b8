"""In which order effects apply, who chooses first, and when resources may be changed before it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.elementa.playing import asked, at, effect, fight, lay_all, offered, play

GAIN_POINT = {"do": "gain", "what": "points"}
GAIN_CRYSTAL = {"do": "gain", "what": "crystals"}
LOSE_POINT = {"do": "lose", "what": "points"}
CHOICE = {"do": "choose", "of": [[GAIN_POINT], [GAIN_CRYSTAL]]}


# --- The order of players (8.15 to 8.17, R63, R66) ------------------------------------------------


@pytest.mark.rule("ELEM-R63")
def test_a_loss_comes_first_where_its_owner_is_ahead() -> None:
    match = fight(effect(LOSE_POINT), effect(GAIN_POINT), points=[1, 0])
    lay_all(match)
    assert match.state.points == [1, 1]  # there was nothing to lose yet
    match = fight(effect(LOSE_POINT), effect(GAIN_POINT), points=[0, 1])
    lay_all(match)
    assert match.state.points == [0, 1]  # gained one, and lost it


@pytest.mark.rule("ELEM-R64")
def test_the_order_is_taken_anew_in_every_step() -> None:
    first = {"effects": [{"do": [CHOICE]}, {"do": [CHOICE], "when": "after"}]}
    match = fight(first, first, points=[2, 1])
    lay_all(match)
    assert asked(match) == "option 0"
    play(match, "0 option 2", "1 option 1")
    assert match.state.points == [2, 2]
    assert asked(match) == "option 0"  # equal points, and one crystal more
    match = fight(first, first, points=[2, 2], crystals=[1, 0])
    lay_all(match, "0 option 2", "1 option 1")
    assert asked(match) == "option 1"  # now he is ahead


@pytest.mark.rule("ELEM-R63")
def test_a_player_settles_his_own_effects_in_the_order_he_likes() -> None:
    both = {"effects": [{"do": [LOSE_POINT | {"who": "you", "amount": 2}]}, {"do": [GAIN_POINT]}]}
    match = fight(both, {}, points=[1, 0])
    lay_all(match)
    assert asked(match) == "first-effect 0"
    assert offered(match) == ["effect c0 0", "effect c0 1"]
    play(match, "0 effect c0 0")
    assert match.state.points == [1, 0]
    match = fight(both, {}, points=[1, 0])
    lay_all(match, "0 effect c0 1")
    assert match.state.points == [0, 0]


@pytest.mark.rule("ELEM-R63")
def test_creature_and_environment_are_settled_together() -> None:
    match = fight(
        effect(LOSE_POINT | {"who": "you", "amount": 2}),
        {},
        environments=(effect(GAIN_POINT), None),
        points=[1, 0],
    )
    lay_all(match)
    assert offered(match) == ["effect c0 0", "effect e0 0"]
    play(match, "0 effect e0 0")
    assert match.state.points == [0, 0]


@pytest.mark.rule("ELEM-R63")
@pytest.mark.rule("ELEM-R65")
def test_no_lot_is_drawn_where_the_order_is_all_the_same() -> None:
    match = fight(effect(GAIN_POINT), effect(GAIN_CRYSTAL))
    lay_all(match)
    assert asked(match) == "lay 0 1"


@pytest.mark.rule("ELEM-R63")
def test_a_gain_for_those_with_less_depends_on_the_order() -> None:
    less = GAIN_CRYSTAL | {
        "who": "each-opponent",
        "having": {"number": "crystals", "relation": "less"},
    }
    match = fight(
        effect(less), effect(GAIN_CRYSTAL | {"amount": 3}), points=[1, 0], crystals=[2, 1]
    )
    lay_all(match)
    assert match.state.crystals == [2, 5]
    match = fight(
        effect(less), effect(GAIN_CRYSTAL | {"amount": 3}), points=[0, 1], crystals=[2, 1]
    )
    lay_all(match)
    assert match.state.crystals == [2, 4]


@pytest.mark.rule("ELEM-8.15")
@pytest.mark.rule("ELEM-R72")
def test_those_who_lose_resources_choose_in_the_order_of_points() -> None:
    lose = effect({"do": "lose-units"})
    match = fight(lose, {}, {}, points=[5, 1, 3], ready=["", "Fi Wa", "Ea Ai"])
    lay_all(match, "2 done", "1 done")
    assert asked(match) == "lose-unit 2"
    play(match, "2 Ea")
    assert asked(match) == "lose-unit 1"
    play(match, "1 Wa")
    assert match.state.ready == [(0, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1)]


@pytest.mark.rule("ELEM-8.15")
@pytest.mark.rule("ELEM-8.17")
def test_those_who_gain_resources_choose_in_the_order_of_points_and_lots() -> None:
    gain = effect({"do": "gain-units", "element": "any", "who": "everyone"})
    match = fight(gain, {}, {}, points=[0, 0, 3])
    lay_all(match)
    assert asked(match) == "lot chance"
    play(match, "chance lot 1 0")
    assert asked(match) == "element 2"
    play(match, "2 Fi")
    assert asked(match) == "element 1"
    play(match, "1 Wa", "0 Ea")
    assert match.state.temporary == [(0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0)]


@pytest.mark.rule("ELEM-R66")
@pytest.mark.rule("ELEM-8.17")
def test_two_lots_put_two_pairs_into_an_order() -> None:
    gain = effect({"do": "gain-units", "element": "any", "who": "everyone"})
    match = fight(gain, {}, {}, {}, points=[2, 1, 2, 1])
    lay_all(match, "chance lot 2 0", "chance lot 3 1")
    for seat in (2, 0, 3, 1):
        assert asked(match) == f"element {seat}"
        play(match, f"{seat} Fi")


@pytest.mark.rule("ELEM-R66")
def test_who_is_behind_comes_after_those_who_draw_lots() -> None:
    gain = effect({"do": "gain-units", "element": "any", "who": "everyone"})
    match = fight(gain, {}, {}, points=[2, 2, 1])
    lay_all(match, "chance lot 1 0")
    for seat in (1, 0, 2):
        assert asked(match) == f"element {seat}"
        play(match, f"{seat} Fi")


# --- Powers (R55 to R58) --------------------------------------------------------------------------


def becomes(amount: int, cards: str = "yours", **fields: Any) -> dict[str, Any]:
    return effect({"do": "power", "change": "set", "amount": amount, "cards": cards}, **fields)


@pytest.mark.rule("ELEM-R57")
@pytest.mark.parametrize("when", ["standing", "combat"])
@pytest.mark.parametrize(("points", "power"), [([2, 1], 1), ([1, 2], 6)])
def test_of_several_that_set_a_power_the_last_in_order_holds(
    when: str, points: list[int], power: int
) -> None:
    match = fight(
        {"power": 3, **becomes(6, when=when)},
        {"power": 4, **becomes(1, "others", when=when)},
        points=points,
    )
    lines = lay_all(match)
    assert next(line for line in lines if "card=c0 power" in line).endswith(f"power={power}")


@pytest.mark.rule("ELEM-R57")
def test_a_lot_decides_which_setting_holds_where_all_is_equal() -> None:
    for lot, power in (("0 1", 1), ("1 0", 6)):
        match = fight(
            {"power": 3, **becomes(6, when="standing")},
            {"power": 4, **becomes(1, "others", when="standing")},
        )
        lay_all(match)
        assert asked(match) == "lot chance"
        lines = play(match, f"chance lot {lot}")
        assert any(line.endswith(f"seat=0 card=c0 power={power}") for line in lines)


@pytest.mark.rule("ELEM-R57")
@pytest.mark.rule("ELEM-L45")
@pytest.mark.parametrize("when", ["standing", "combat"])
@pytest.mark.parametrize(("points", "power"), [([0, 3], 9), ([3, 0], 5)])
def test_a_setting_from_an_earlier_combat_takes_its_turn_among_the_others(
    when: str, points: list[int], power: int
) -> None:
    """Whenever they were made, of two settings that of the player who comes last holds."""
    later = {"do": "power", "change": "set", "amount": 9, "cards": "others", "lasts": "next-combat"}
    match = at(
        cards={"s": effect(later, when="after"), "a": {}, "b": becomes(5, when=when), "x": {}},
        points=points, hands=["s a x", "x b x"],
    )  # fmt: skip
    lines = play(match, "0 lay s", "1 lay x", "0 lay a", "1 lay b")
    assert any(f"seat=1 card=b power={power}" in line for line in lines)


@pytest.mark.rule("ELEM-R57")
@pytest.mark.rule("ELEM-R63")
def test_of_a_players_own_settings_the_one_that_stands_comes_last() -> None:
    both = {"effects": [*becomes(6)["effects"], *becomes(4, when="standing")["effects"]]}
    match = fight(both, becomes(1, "others", when="standing"), points=[0, 3])
    assert any("seat=0 card=c0 power=4" in line for line in lay_all(match))


@pytest.mark.rule("ELEM-R58")
def test_a_condition_reads_the_printed_power() -> None:
    strong = {"if": "compare", "number": "power", "relation": "more", "than": "each-opponent"}
    match = fight(
        {"power": 3, "effects": [
            {"when": "standing", "do": [{"do": "power", "amount": 5}]},
            {"when": "standing", "only_if": [strong], "do": [{"do": "power", "amount": 9}]},
        ]},
        {"power": 4},
    )  # fmt: skip
    assert "combat-won seat=0 card=c0 power=8" in lay_all(match)


# --- Nobody plays (R50, R76) ----------------------------------------------------------------------


@pytest.mark.rule("ELEM-R50")
@pytest.mark.parametrize("when", ["combat", "after"])
def test_where_nobody_has_paid_no_environment_has_an_effect_of_the_combat(when: str) -> None:
    environment = effect(GAIN_CRYSTAL, when=when)
    match = fight(
        {"cost": "Fi"}, {"cost": "Fi"}, environments=(environment, environment), points=[1, 1]
    )
    lines = lay_all(match)
    assert "no-combat" in lines
    assert match.state.crystals == [0, 0]
    assert match.state.points == [0, 0]


@pytest.mark.rule("ELEM-R76")
@pytest.mark.parametrize(
    ("when", "crystals"), [("combat", 1), ("after", 1), ("wins", 0), ("loses", 0), ("tied", 0)]
)
def test_an_environment_works_though_its_owner_has_not_paid(when: str, crystals: int) -> None:
    match = fight({"cost": "Fi"}, {}, environments=(effect(GAIN_CRYSTAL, when=when), None))
    lay_all(match)
    assert match.state.crystals == [crystals, 0]


@pytest.mark.rule("ELEM-R76")
def test_power_for_an_unpaid_card_goes_nowhere() -> None:
    environment = effect({"do": "power", "amount": 4})
    match = fight({"power": 9, "cost": "Fi"}, {"power": 1}, environments=(environment, None))
    assert "combat-won seat=1 card=c1 power=1" in lay_all(match)
    assert match.state.lasting == ()


# --- Stops (R42, R43, R46) ------------------------------------------------------------------------


@pytest.mark.rule("ELEM-R43")
def test_no_stop_is_made_where_nothing_reads_resources_or_crystals() -> None:
    match = fight({"victory": {"crystals": 2}}, effect(GAIN_CRYSTAL), ready=["Fi", "Wa"])
    lay_all(match)
    assert asked(match) == "lay 0 1"


@pytest.mark.rule("ELEM-R43")
@pytest.mark.parametrize(
    "touching",
    [
        effect({"do": "lose", "what": "crystals"}),
        effect({"do": "take", "what": "crystals"}, when="wins"),
        effect({"do": "lose", "what": "crystals"}, when="after"),
        effect({"do": "lose-units"}),
        effect({"do": "discard-units"}),
        effect({"do": "power", "amount": {"count": "crystals"}}, when="standing"),
        effect(GAIN_POINT, only_if=[{"if": "compare", "number": "units", "relation": "more", "than": 1}]),  # noqa: E501
        effect(GAIN_POINT | {"who": "each-opponent", "having": {"number": "crystals", "relation": "more"}}),  # noqa: E501
        effect(GAIN_POINT, may=True, price={"crystals": 1}),
        effect({"do": "choose", "of": [[LOSE_POINT], [{"do": "lose", "what": "crystals"}]]}),
    ],
    ids=str,
)  # fmt: skip
def test_a_stop_is_made_where_something_reads_or_takes_them(touching: dict[str, Any]) -> None:
    match = fight(touching, {}, ready=["", "Wa"], points=[1, 0])
    lay_all(match)
    assert asked(match) == "change 1"


@pytest.mark.rule("ELEM-R43")
@pytest.mark.parametrize(
    "ordered",
    [
        effect(CHOICE),
        effect(GAIN_POINT, may=True),
        effect({"do": "gain-units", "element": "any"}),
        effect({"do": "gain-card", "element": "any"}),
        effect({"do": "lose", "what": "points", "who": "an-opponent"}),
        effect({"do": "power", "amount": -2, "cards": "another"}),
        effect({"do": "take", "what": "points", "who": "each-opponent"}),
        effect({"do": "move", "source": "hand", "to": "discard"}),
        becomes(4, "others"),
        {"victory": {"any": 1}},
    ],
    ids=str,
)
def test_a_stop_is_made_where_two_are_put_into_an_order(ordered: dict[str, Any]) -> None:
    """Crystals decide who comes first among equals, so they are read (C112)."""
    match = fight(ordered, ordered, {}, ready=["", "", "Wa"], points=[1, 1, 0])
    lay_all(match)
    assert asked(match) == "change 2"


@pytest.mark.rule("ELEM-R43")
def test_a_stop_is_made_between_a_gain_and_a_loss_of_the_same() -> None:
    match = fight(effect(GAIN_POINT), effect(LOSE_POINT), ready=["Fi", ""])
    lay_all(match)
    assert asked(match) == "change 0"
    play(match, "0 change Fi")  # with a crystal he comes first, and has a point to lose
    assert match.state.points == [0, 0]
    match = fight(effect(GAIN_POINT), effect(LOSE_POINT), ready=["Fi", ""], crystals=[0, 1])
    lay_all(match, "0 done")
    assert match.state.points == [1, 0]


@pytest.mark.rule("ELEM-R43")
def test_no_stop_is_made_between_effects_that_commute() -> None:
    match = fight(effect(LOSE_POINT), effect(LOSE_POINT), ready=["Fi", ""], points=[1, 1])
    lay_all(match)
    assert asked(match) == "lay 0 1"
    assert match.state.points == [0, 0]


@pytest.mark.rule("ELEM-R42")
def test_the_second_stop_comes_after_the_effects() -> None:
    taker = {"power": 2, **effect({"do": "lose", "what": "crystals", "amount": 3}, when="after")}
    match = fight(taker, effect({"do": "gain-units", "element": "fire"}))
    lay_all(match)
    assert asked(match) == "change 1"  # the Fire that the effect gave
    play(match, "1 change fi")
    assert match.state.crystals == [0, 0]  # changed, and lost


@pytest.mark.rule("ELEM-R42")
@pytest.mark.rule("ELEM-9.4")
def test_what_the_end_of_a_turn_gives_can_be_changed_before_the_next() -> None:
    giver = {
        "kind": "environment",
        **effect({"do": "gain-units", "element": "fire"}, when="turn-end"),
    }
    match = at(
        seats=2, cards={"e": giver, "a": {}}, environments=["e", None], phase="turn-end", turn=1,
        used=["Wa", "Wa"], piles=[["", "a a"], ["", "a a"]],
    )  # fmt: skip
    assert asked(match) == "change 0"
    play(match, "0 change fi")
    assert match.state.crystals == [1, 0]
    assert match.state.turn == 2


@pytest.mark.rule("ELEM-R42")
@pytest.mark.rule("ELEM-R43")
@pytest.mark.parametrize("when", ["restock", "bans", "choosing"])
def test_a_stop_is_made_where_two_environments_are_put_into_an_order(when: str) -> None:
    def reached(*effects: dict[str, Any]) -> str:
        cards = {f"e{n}": {"kind": "environment", **one} for n, one in enumerate(effects)}
        match = at(
            seats=2, cards={**cards, "a": {}}, environments=list(cards), phase="restock", turn=1,
            ready=["Fi", "Fi"], crystals=[1, 0], piles=[["a a"], ["a a"]],
        )  # fmt: skip
        while asked(match) == "ban 0 1":
            play(match, "0 ban a", "1 ban a")
        return asked(match)

    assert reached(effect(CHOICE, when=when), effect(CHOICE, when=when)) == "change 0"
    assert reached(effect(GAIN_POINT, when=when), effect(GAIN_POINT, when=when)) == "lay 0 1"
    assert reached(effect(CHOICE, when=when)) == "option 0"
