"""At which moments resources may be changed, and at which nobody is asked (ELEM-R42 to R46)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.elementa.playing import asked, at, effect, fight, lay_all, play

GAIN_POINT = {"do": "gain", "what": "points"}
LOSE_CRYSTAL = {"do": "lose", "what": "crystals"}


def first_question(given: dict[str, Any], **fields: Any) -> str:
    """Return what is asked first with an environment of seat 0, from the start of a turn on."""
    match = at(
        **{
            "cards": {"a": {}, "e": {"kind": "environment", **given}}, "environments": ["e", None],
            "phase": "restock", "turn": 1, "ready": ["", "Fi"], "crystals": [0, 1],
            "piles": [["a a a a"] * 2] * 2, **fields,
        }
    )  # fmt: skip
    while asked(match).startswith(("restock", "ban")):
        kind, *seats = asked(match).split()
        play(match, *(f"{seat} {'take Fi' if kind == 'restock' else 'ban a'}" for seat in seats))
    return asked(match)


@pytest.mark.rule("ELEM-R44")
@pytest.mark.rule("ELEM-L17")
@pytest.mark.parametrize("turn", [1, 2])
def test_no_stop_is_made_at_the_start_of_a_turn(turn: int) -> None:
    """Before turn 1 nothing can be changed; before the others the last turn's end was a stop."""
    thief = {"kind": "environment", **effect(LOSE_CRYSTAL, when="turn-start")}
    match = at(
        cards={"a": {}, "e": thief}, environments=["e", None], phase="restock", turn=turn,
        ready=["", "Fi Wa"], used=["Fi", ""], crystals=[0, 1], piles=[["a a a a"] * 2] * 2,
    )  # fmt: skip
    assert asked(match) == "restock 1"
    assert match.state.crystals == [0, 0]


@pytest.mark.rule("ELEM-R42")
@pytest.mark.rule("ELEM-R46")
@pytest.mark.parametrize("when", ["restock", "bans", "choosing"])
@pytest.mark.parametrize(
    ("verb", "question"), [(LOSE_CRYSTAL, "change 1"), (GAIN_POINT, "lay 0 1")]
)
def test_a_stop_is_made_where_one_environment_takes_crystals(
    when: str, verb: dict[str, Any], question: str
) -> None:
    assert first_question(effect(verb, when=when)) == question


@pytest.mark.rule("ELEM-R43")
def test_no_second_stop_is_made_where_only_what_is_over_mattered() -> None:
    """One player alone names elements for his bonus, so no order is needed for that."""
    match = fight({"power": 1, "victory": {"any": 1}, **effect(LOSE_CRYSTAL)}, {}, ready=["", "Fi"])
    lay_all(match)
    assert asked(match) == "change 1"
    play(match, "1 done")
    assert asked(match) == "element 0"


@pytest.mark.rule("ELEM-R43")
@pytest.mark.rule("ELEM-R89")
@pytest.mark.parametrize(("hand", "question"), [("", "use 0"), ("a a", "change 2")])
def test_no_stop_is_made_where_only_one_of_two_environments_does_anything(
    hand: str, question: str
) -> None:
    """Seat 1 chooses no card where he has none, and then nobody waits for anybody."""
    given = {"kind": "environment", **effect(GAIN_POINT, when="choosing", may=True)}
    match = at(
        seats=3, cards={"a": {}, "e": given}, environments=["e", "e", None], combat=2,
        hands=["a a", hand, "a a"], ready=["", "", "Fi"],
    )  # fmt: skip
    assert asked(match) == question


# --- What environments and earlier combats bring to a combat --------------------------------------


@pytest.mark.rule("ELEM-R43")
@pytest.mark.rule("ELEM-R46")
@pytest.mark.parametrize("when", ["combat", "wins", "after"])
def test_a_stop_is_made_where_an_environment_takes_crystals_in_a_combat(when: str) -> None:
    taking = effect(LOSE_CRYSTAL, when=when)
    match = fight({"power": 1}, {}, environments=(taking,), ready=["", "Fi"])
    lay_all(match)
    assert asked(match) == "change 1"


@pytest.mark.rule("ELEM-R43")
@pytest.mark.rule("ELEM-R63")
def test_a_stop_is_made_where_an_environment_and_a_card_need_an_order() -> None:
    giving, taking = effect(GAIN_POINT), effect({"do": "lose", "what": "points"})
    match = fight({}, taking, environments=(giving,), ready=["Fi", ""])
    lay_all(match)
    assert asked(match) == "change 0"


@pytest.mark.rule("ELEM-R43")
@pytest.mark.rule("ELEM-R57")
def test_a_stop_is_made_for_powers_that_were_set_before_though_no_card_does_anything_now() -> None:
    setting = {"do": "power", "change": "set", "lasts": "next-combat"}
    match = fight(
        effect(setting | {"amount": 9, "cards": "others"}, when="after"),
        effect(setting | {"amount": 5}, when="after"),
        points=[2, 1], ready=["", "Fi"],
    )  # fmt: skip
    lay_all(match)
    while asked(match) == "change 1":
        play(match, "1 done")
    play(match, "0 lay x", "1 lay x")
    assert asked(match) == "change 1"


@pytest.mark.rule("ELEM-R43")
@pytest.mark.rule("ELEM-R57")
def test_no_second_stop_is_made_for_a_power_that_has_been_compared() -> None:
    match = fight(
        {"power": 1, "victory": {"any": 1}}, {}, ready=["", "Fi"],
        lasting=[{"kind": "set", "seat": 0, "amount": 5, "first": 0, "last": 0}],
    )  # fmt: skip
    lay_all(match)
    assert asked(match) == "change 1"
    play(match, "1 done")
    assert asked(match) == "element 0"


@pytest.mark.rule("ELEM-R26")
def test_who_has_no_card_for_a_turn_is_not_looked_at_and_nothing_of_his_is_banned() -> None:
    match = at(
        seats=3, cards={"a": {}}, phase="restock", turn=1, ready=["Fi"] * 3,
        piles=[[""], ["a a a a"], ["a a a a"]],
    )  # fmt: skip
    assert asked(match) == "ban 0 1"  # seat 2 would ban a card of seat 0
    lines = play(match, "0 ban a", "1 ban a")
    assert asked(match) == "lay 1 2"
    assert not any("owner=0" in line for line in lines)


@pytest.mark.rule("ELEM-R45")
def test_a_stop_goes_round_until_all_decline_in_a_row() -> None:
    match = fight(effect(LOSE_CRYSTAL), {}, ready=["Fi Fi", "Wa Wa"], points=[1, 0])
    lay_all(match, "0 change Fi", "1 done")
    assert asked(match) == "change 0"
    play(match, "0 done")
    assert asked(match) == "lay 0 1"


@pytest.mark.rule("ELEM-R43")
def test_a_stop_is_made_where_two_who_are_tied_choose() -> None:
    choice = {"do": "choose", "of": [[GAIN_POINT], [{"do": "gain", "what": "crystals"}]]}
    card = {"power": 1, **effect(choice, when="tied")}
    match = fight(card, card, {}, ready=["", "", "Fi"], points=[1, 1, 0])
    lay_all(match)
    assert asked(match) == "change 2"


@pytest.mark.rule("ELEM-R43")
@pytest.mark.rule("ELEM-R57")
def test_a_stop_is_made_where_a_choice_may_set_a_power_that_another_sets() -> None:
    setting = {"do": "power", "change": "set", "amount": 4}
    choice = {"do": "choose", "of": [[GAIN_POINT], [setting | {"cards": "others"}]]}
    match = fight(effect(choice), effect(setting, when="standing"), ready=["", "Fi"])
    lay_all(match)
    assert asked(match) == "change 1"
