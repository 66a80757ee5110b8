"""Moments at which effects come, and those at which they do not (ELEM-L13 to ELEM-L17)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.table import Seat
from tests.games.elementa.playing import asked, at, effect, fight, lay_all, offered, play

PHOENIX = {**effect({"do": "move", "source": "hand", "to": "next-turn"}, when="loses", may=True)}


def environment(*verbs: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return an environment with one effect."""
    return {"kind": "environment", **effect(*verbs, **fields)}


# --- Bans and the end of a round ------------------------------------------------------------------


@pytest.mark.rule("ELEM-5.5")
@pytest.mark.rule("ELEM-L17")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_nothing_happens_at_the_bans_of_turn_four_which_has_none(turn: int) -> None:
    given = environment({"do": "gain", "what": "crystals", "amount": 3}, when="bans")
    piles = [["a a a a"] * 4] * 2
    match = at(
        cards={"a": {}, "e": given}, environments=["e", None], phase="restock", turn=turn,
        used=["Fi", "Fi"], piles=piles,
    )  # fmt: skip
    if turn < 4:
        play(match, "0 ban a", "1 ban a")
    assert asked(match) == "lay 0 1"
    assert match.state.crystals == [3 if turn < 4 else 0, 0]


@pytest.mark.rule("ELEM-L17")
def test_a_position_before_the_bans_has_their_moment_before_it() -> None:
    given = environment({"do": "gain", "what": "crystals", "amount": 3}, when="bans")
    match = at(
        cards={"a": {}, "e": given}, environments=["e", None], phase="bans", turn=1,
        piles=[["a a a a"], ["a a a a"]],
    )  # fmt: skip
    play(match, "0 ban a", "1 ban a")
    assert match.state.crystals == [3, 0]


@pytest.mark.rule("ELEM-L17")
def test_a_position_at_the_end_of_a_round_has_its_moment_before_it() -> None:
    given = environment({"do": "gain", "what": "points"}, when="round-end", may=True)
    match = at(
        cards={"e": given}, environments=["e", None], phase="round-end", turn=4, points=[2, 2],
        crystals=[0, 1],
    )  # fmt: skip
    assert asked(match) == "use 0"
    assert "round-ended winners=0" in " ".join(play(match, "0 use"))


# --- Payments -------------------------------------------------------------------------------------


@pytest.mark.rule("ELEM-L17")
@pytest.mark.rule("ELEM-R70")
def test_a_payment_in_crystals_is_a_payment_too() -> None:
    counted = {"count": "used-units"}
    point = {"do": "gain", "what": "points"}
    given = effect(point, {"do": "gain", "what": "crystals", "amount": counted}, when="payment")
    match = fight(
        {"crystals": 2}, {"power": 9, "cost": "Fi"}, environments=(given, given),
        crystals=[2, 0], ready=["", "Fi"],
    )  # fmt: skip
    lay_all(match)
    assert match.state.points == [1, 1]
    assert match.state.crystals == [0, 1]  # crystals are no used resource
    match = fight({}, {"power": 9}, environments=(given, None))
    lay_all(match)
    assert match.state.points == [0, 0]  # nothing was paid


@pytest.mark.rule("ELEM-L35")
@pytest.mark.rule("ELEM-R39")
@pytest.mark.parametrize("owner", [0, 1])
def test_whose_card_is_weakened_at_a_payment_does_not_depend_on_who_pays_first(owner: int) -> None:
    given = effect({"do": "power", "amount": -1, "cards": "others"}, when="payment")
    environments = (given, None) if owner == 0 else (None, given)
    card = {"power": 2, "cost": "Fi"}
    match = fight(card, card, environments=environments, ready=["Fi", "Fi"])
    lines = lay_all(match)
    assert f"combat-lost seat={1 - owner} card=c{1 - owner} power=1" in lines


@pytest.mark.rule("ELEM-L41")
@pytest.mark.rule("ELEM-R30")
@pytest.mark.rule("ELEM-R39")
def test_what_a_card_costs_is_settled_at_the_reveal() -> None:
    """Seat 1 has more crystals then, and pays with them; seat 0's card does not get cheaper."""
    more = {"if": "compare", "number": "crystals", "relation": "more", "than": "each-opponent"}
    cheaper = effect({"do": "cost", "of": "fire", "amount": -1}, when="standing", only_if=[more])
    match = fight(
        {"power": 2, "cost": "Fi"}, {"power": 3, "cost": "Fi"}, environments=(cheaper, None),
        points=[2, 3], crystals=[2, 3], ready=["Wa Wa", "Fi"],
    )  # fmt: skip
    lay_all(match, "1 pay 3cr")
    assert offered(match) == ["pay 3cr, change Wa", "leave"]


# --- Nobody is asked for nothing ------------------------------------------------------------------


@pytest.mark.rule("ELEM-R89")
@pytest.mark.rule("ELEM-L17")
def test_who_has_no_card_is_not_about_to_choose_one() -> None:
    given = environment({"do": "gain", "what": "crystals"}, when="choosing", may=True)
    match = at(
        seats=3, cards={"a": {}, "e": given}, environments=["e", "e", None], combat=2,
        hands=["a a", "", "a a"],
    )  # fmt: skip
    assert asked(match) == "use 0"
    play(match, "0 use")
    assert asked(match) == "lay 0 2"


@pytest.mark.rule("ELEM-L19")
@pytest.mark.parametrize("turn", [3, 4])
def test_an_effect_that_would_do_nothing_is_not_offered(turn: int) -> None:
    match = fight(PHOENIX, {"power": 9}, turn=turn)
    lay_all(match)
    assert asked(match) == ("use 0" if turn == 3 else "lay 0 1")


@pytest.mark.rule("ELEM-L27")
def test_only_who_is_meant_can_be_chosen() -> None:
    having = {"number": "points", "relation": "more"}
    robber = effect(
        {"do": "lose", "what": "crystals", "amount": 2, "who": "an-opponent", "having": having}
    )
    match = fight(robber, {}, {}, points=[1, 0, 3], crystals=[0, 3, 3])
    lay_all(match)
    assert match.state.crystals == [0, 3, 1]  # seat 2 alone has more points
    match = fight(robber, {}, {}, points=[1, 2, 3], crystals=[0, 3, 3])
    lay_all(match)
    assert offered(match) == ["seat 1", "seat 2"]


@pytest.mark.rule("ELEM-L15")
@pytest.mark.rule("ELEM-L20")
@pytest.mark.rule("ELEM-R51")
@pytest.mark.parametrize(("power", "crystals"), [(0, 0), (1, 1), (2, 0)])
def test_who_is_tied_is_so_though_the_tie_is_lost(power: int, crystals: int) -> None:
    given = {"when": "tied", "do": [{"do": "gain", "what": "crystals"}]}
    losing = {"when": "standing", "do": [{"do": "tie", "result": "loses"}]}
    match = fight({"power": 1, "effects": [given, losing]}, {"power": power})
    lay_all(match)
    assert match.state.crystals == [crystals, 0]


@pytest.mark.rule("ELEM-L18")
def test_each_effect_of_a_card_has_a_limit_of_its_own() -> None:
    first = {"when": "choosing", "once": "turn", "do": [{"do": "gain", "what": "points"}]}
    second = {"when": "combat", "once": "turn", "do": [{"do": "gain", "what": "crystals"}]}
    match = fight({}, {}, environments=({"effects": [first, second]},))
    lay_all(match)
    assert (match.state.points, match.state.crystals) == ([1, 0], [1, 0])
    play(match, "0 lay x", "1 lay x")
    assert (match.state.points, match.state.crystals) == ([1, 0], [1, 0])


@pytest.mark.rule("ELEM-L45")
@pytest.mark.parametrize("when", ["turn-start", "restock", "bans", "choosing"])
def test_outside_a_combat_the_next_one_is_the_one_that_comes(when: str) -> None:
    verb = {"do": "power", "amount": 3, "lasts": "next-combat"}
    match = at(
        cards={"a": {}, "e": environment(verb, when=when, once="turn")}, environments=["e", None],
        phase="restock", turn=1, ready=["Fi", "Fi"], piles=[["a a a a"]] * 2,
    )  # fmt: skip
    play(match, "0 ban a", "1 ban a")
    assert "combat-won seat=0 card=a power=3" in play(match, "0 lay a", "1 lay a")
    assert "combat-won seat=0 card=a power=0" in play(match, "0 lay a", "1 lay a")


@pytest.mark.rule("ELEM-R55")
@pytest.mark.rule("ELEM-L14")
def test_the_powers_that_everybody_sees_are_those_that_stand_now() -> None:
    choice = {
        "do": "choose",
        "of": [[{"do": "power", "amount": 4}], [{"do": "power", "amount": 5}]],
    }
    first = {"do": [{"do": "power", "amount": 1}, choice]}
    stands = {"when": "standing", "do": [{"do": "power", "amount": -3, "cards": "others"}]}
    match = fight({"power": 1, "effects": [first, stands]}, {"power": 2}, {"cost": "Fi"})
    lay_all(match)
    assert asked(match) == "option 0"
    for viewer in (Seat(0), Seat(1), None):
        assert match.state.view(viewer).powers == (2, -1, None)


@pytest.mark.rule("ELEM-L10")
def test_an_effect_is_carried_out_in_the_order_of_its_text() -> None:
    lose, gain = {"do": "lose", "what": "points", "who": "you"}, {"do": "gain", "what": "points"}
    match = fight(effect(gain | {"amount": 2}, lose | {"amount": 5}, gain), {}, points=[1, 0])
    lay_all(match)
    assert match.state.points == [1, 0]


@pytest.mark.rule("ELEM-R57")
@pytest.mark.rule("ELEM-R64")
@pytest.mark.parametrize(("lot", "power"), [("0 1", 5), ("1 0", 9)])
def test_powers_set_before_a_combat_are_put_into_the_order_of_the_comparison(
    lot: str, power: int
) -> None:
    setting = {"do": "power", "change": "set"}
    first = effect(setting | {"amount": 9, "cards": "others"}, when="choosing")
    second = effect(setting | {"amount": 5}, when="choosing")
    match = fight({}, {}, environments=(first, second))
    assert asked(match) == "lot chance"
    play(match, "chance lot 0 1")
    lay_all(match)
    assert asked(match) == "lot chance"
    assert any(f"seat=1 card=c1 power={power}" in line for line in play(match, f"chance lot {lot}"))


@pytest.mark.rule("ELEM-R69")
@pytest.mark.rule("ELEM-L42")
def test_nobody_is_asked_which_of_two_copies_leaves_a_discard() -> None:
    mover = effect({"do": "move", "source": "discard", "to": "hand"})
    match = at(cards={"m": mover, "d": {}, "x": {}}, hands=["m x x", "x x x"], discards=["d d", ""])
    lines = play(match, "0 lay m", "1 lay x")
    assert "card-moved seat=0 card=d source=discard to=hand" in lines
