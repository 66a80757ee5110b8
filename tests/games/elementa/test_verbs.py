"""What cards do, carried out: costs, bonuses, verbs (ELEM-L5 to ELEM-L9, L30 to L43)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.table import Seat
from tests.games.elementa.playing import asked, at, effect, fight, lay_all, offered, play

GAIN_POINT = {"do": "gain", "what": "points"}
GAIN_CRYSTAL = {"do": "gain", "what": "crystals"}


# --- Costs and bonuses (L5 to L9, L40, L41) -------------------------------------------------------


@pytest.mark.rule("ELEM-L6")
def test_a_cost_in_crystals_is_paid_in_crystals_only() -> None:
    match = fight({"crystals": 2, "cost": "Fi"}, {}, ready=["Fi Fi Fi", ""], crystals=[2, 0])
    lay_all(match)
    assert match.state.crystals == [0, 0]
    assert match.state.ready[0] == (2, 0, 0, 0)
    match = fight({"crystals": 2}, {}, ready=["Fi Fi", ""], crystals=[1, 0])
    lay_all(match)
    assert offered(match) == ["pay 2cr, change Fi", "leave"]


@pytest.mark.rule("ELEM-L7")
@pytest.mark.rule("ELEM-L8")
@pytest.mark.rule("ELEM-R38")
def test_bonuses_give_points_crystals_and_temporary_resources() -> None:
    winner = {"power": 2, "victory": {"points": 2, "crystals": 1, "units": "Fi Fi Ea"}}
    loser = {"defeat": {"points": -1, "crystals": -3, "units": "Ai"}}
    match = fight(winner, loser, points=[0, 3], crystals=[0, 2])
    lines = lay_all(match)
    assert match.state.points == [2, 2]
    assert match.state.crystals == [1, 0]
    assert match.state.temporary == [(2, 0, 1, 0), (0, 0, 0, 1)]
    assert "bonus-received seat=1 bonus=defeat points=-1 crystals=-2 units=ai" in lines  # R67


@pytest.mark.rule("ELEM-L9")
def test_two_units_of_any_element_are_named_one_by_one() -> None:
    match = fight({"power": 1, "victory": {"any": 2}}, {})
    lay_all(match)
    assert asked(match) == "element 0"
    play(match, "0 Fi", "0 Ai")
    assert match.state.temporary[0] == (1, 0, 0, 1)


@pytest.mark.rule("ELEM-L40")
@pytest.mark.parametrize(
    ("change", "points"),
    [({"change": "none"}, 0), ({"change": "double"}, 4), ({"change": "add", "points": 3}, 5)],
)
@pytest.mark.parametrize("when", ["standing", "combat", "wins"])
def test_a_bonus_is_suppressed_doubled_or_raised(
    change: dict[str, Any], points: int, when: str
) -> None:
    verb = {"do": "bonus", "bonus": "victory", **change}
    match = fight({"power": 1, "victory": {"points": 2}, **effect(verb, when=when)}, {})
    lay_all(match)
    assert match.state.points == [points, 0]
    play(match, "0 lay x", "1 lay x")
    assert match.state.points == [points, 0]  # it held for one combat


@pytest.mark.rule("ELEM-L40")
def test_the_bonus_of_each_opponent_can_be_changed() -> None:
    verb = {"do": "bonus", "bonus": "defeat", "change": "none", "who": "each-opponent"}
    loser = {"defeat": {"crystals": 2}}
    match = fight({"power": 1, **effect(verb)}, loser, loser)
    lay_all(match)
    assert match.state.crystals == [0, 0, 0]


@pytest.mark.rule("ELEM-L41")
def test_an_environment_changes_what_cards_cost() -> None:
    cheaper = effect({"do": "cost", "of": "fire", "amount": -1}, when="standing")
    match = fight({"cost": "Fi", "victory": {"points": 1}}, {"cost": "Fi"}, environments=(cheaper,))
    lines = lay_all(match)
    assert "cost-paid seat=0 card=c0 units= crystals=0" in lines
    assert "card-unpaid seat=1 card=c1 points=0" in lines
    assert match.state.view(Seat(0)).costs == {"x": ("", 0)}


@pytest.mark.rule("ELEM-L41")
def test_a_cost_changes_from_the_next_reveal_on() -> None:
    dearer = {"do": "cost", "of": "crystals", "amount": 2, "who": "each-opponent"}
    match = fight(effect(dearer), {}, crystals=[0, 5])
    lay_all(match)
    assert match.state.view(Seat(1)).costs == {"x": ("", 2)}
    play(match, "0 lay x", "1 lay x")
    assert match.state.crystals == [0, 3]
    assert match.state.lasting == ()  # only the next combat


# --- Actions (L30 to L39) -------------------------------------------------------------------------


@pytest.mark.parametrize("held", [0, 1])
def test_an_effect_that_finds_nothing_to_do_is_not_announced(held: int) -> None:
    """The log said that Thorn Hedgehog takes effect where the winner had no crystal to lose."""
    thorns = {"do": "lose", "what": "crystals", "amount": 2, "who": "winners"}
    match = fight({"power": 1}, effect(thorns, when="loses"), crystals=[held, 0])
    lines = lay_all(match)
    told = ["effect-applies seat=1 card=c1", "crystals-lost seat=0 amount=1"]
    assert [line for line in lines if line in told] == (told if held else [])
    assert match.state.crystals == [0, 0]


def test_an_effect_that_asks_is_announced_before_it_is_known_what_it_finds() -> None:
    theft = {"do": "take", "what": "crystals", "who": "an-opponent"}
    match = fight({"power": 1, **effect(theft, when="wins")}, {}, {})
    lines = lay_all(match)
    assert "effect-applies seat=0 card=c0" in lines
    assert asked(match) == "opponent 0"


@pytest.mark.rule("ELEM-L30")
@pytest.mark.rule("ELEM-L31")
@pytest.mark.rule("ELEM-R67")
@pytest.mark.parametrize("what", ["points", "crystals"])
def test_nobody_loses_more_than_he_has(what: str) -> None:
    held: dict[str, Any] = {what: [0, 2, 5]}
    match = fight(effect({"do": "lose", "what": what, "amount": 3}), {}, {}, **held)
    lines = lay_all(match)
    assert getattr(match.state, what) == [0, 0, 2]
    assert f"{what}-lost seat=1 amount=2" in lines


@pytest.mark.rule("ELEM-L32")
def test_a_temporary_resource_is_gained() -> None:
    match = fight(effect({"do": "gain-units", "element": "water", "amount": 2}), {})
    assert "units-gained seat=0 units=wa wa" in lay_all(match)
    assert match.state.temporary[0] == (0, 2, 0, 0)


@pytest.mark.rule("ELEM-L33")
@pytest.mark.rule("ELEM-R72")
def test_resources_are_lost_one_by_one_as_far_as_there_are() -> None:
    match = fight(
        effect({"do": "lose-units", "amount": 3}), {}, ready=["", "Fi"], temporary=["", "Wa"]
    )
    lay_all(match, "1 done")
    assert offered(match, 1) == ["Fi", "wa"]
    lines = play(match, "1 wa")
    assert lines[:2] == ["unit-lost seat=1 units=wa", "unit-lost seat=1 units=Fi"]
    assert match.state.used[1] == (0, 0, 0, 0)


@pytest.mark.rule("ELEM-L33")
@pytest.mark.rule("ELEM-R73")
@pytest.mark.parametrize(("verb", "used"), [("lose-units", 0), ("discard-units", 1)])
def test_of_what_is_discarded_only_resource_cards_come_back(verb: str, used: int) -> None:
    match = fight(effect({"do": verb, "amount": 2}), {}, ready=["", "Fi"], temporary=["", "Fi"])
    lay_all(match, "1 done", "1 fi")
    assert match.state.ready[1] == match.state.temporary[1] == (0, 0, 0, 0)
    assert match.state.used[1] == (used, 0, 0, 0)


@pytest.mark.rule("ELEM-L34")
def test_a_resource_card_that_is_gained_takes_part_in_later_recoveries() -> None:
    match = fight(effect({"do": "gain-card", "element": "any"}), {})
    lay_all(match)
    assert asked(match) == "element 0"
    play(match, "0 Ai")
    assert match.state.ready[0] == (0, 0, 0, 1)
    assert match.state.temporary[0] == (0, 0, 0, 0)


@pytest.mark.rule("ELEM-L38")
def test_one_of_several_is_chosen_with_all_its_parts() -> None:
    choice = {"do": "choose", "of": [[GAIN_POINT], [GAIN_CRYSTAL, {"do": "power", "amount": 2}]]}
    match = fight({"power": 1, **effect(choice)}, {"power": 2})
    lay_all(match)
    assert offered(match) == ["option 1", "option 2"]
    lines = play(match, "0 option 2")
    assert "combat-won seat=0 card=c0 power=3" in lines
    assert match.state.crystals == [1, 0]


@pytest.mark.rule("ELEM-L39")
def test_taking_gives_what_was_there() -> None:
    take = {"do": "take", "what": "crystals", "amount": 2, "who": "each-opponent"}
    match = fight(effect(take), {}, {}, crystals=[0, 1, 5])
    lay_all(match)
    assert match.state.crystals == [3, 0, 3]


@pytest.mark.rule("ELEM-L29")
@pytest.mark.rule("ELEM-7.7")
def test_only_a_card_that_was_paid_can_be_chosen_as_another() -> None:
    match = fight(
        {"power": 1, **effect({"do": "power", "amount": -2, "cards": "another"})},
        {"power": 9, "cost": "Fi"},
        {"power": 2},
    )
    lines = lay_all(match)
    assert "power-changed seat=2 amount=-2 lasts=combat" in lines
    assert "combat-won seat=0 card=c0 power=1" in lines


# --- Cards that move, and looks (L42, L43) --------------------------------------------------------


@pytest.mark.rule("ELEM-L42")
@pytest.mark.rule("ELEM-R11")
@pytest.mark.parametrize(
    ("source", "to", "options"),
    [
        ("hand", "next-turn", ["pick h"]),
        ("hand", "discard", ["pick h"]),
        ("next-turn", "hand", ["pick p", "pick q"]),
        ("next-turn", "discard", ["pick p", "pick q"]),
        ("discard", "hand", ["pick d", "pick m"]),
        ("discard", "next-turn", ["pick d", "pick m"]),
        ("aside", "hand", ["pick s"]),
        ("aside", "next-turn", ["pick s"]),
    ],
)
def test_a_creature_card_is_shown_and_moved(source: str, to: str, options: list[str]) -> None:
    mover = effect({"do": "move", "source": source, "to": to}, when="after")
    match = at(
        cards={**{id: {} for id in "dhpqsx"}, "m": mover}, used=["Wa", "Wa"],
        hands=["m h", "x x x"], piles=[["", "p q"], []], discards=["d", ""], aside=["s", ""],
    )  # fmt: skip
    lines = play(match, "0 lay m", "1 lay x")
    picked = options[0].split()[1]
    if len(options) > 1:
        assert asked(match) == "pick-card 0"
        assert offered(match) == options
        assert match.state.view(Seat(1)).pending["options"] is None
        lines += play(match, f"0 {options[0]}")
    assert f"card-moved seat=0 card={picked} source={source} to={to}" in lines
    found = {
        "hand": match.state.hands[0], "next-turn": match.state.piles[0][1],
        "discard": match.state.discards[0], "aside": match.state.aside[0],
    }  # fmt: skip
    if match.state.combat == 1:  # else the hand has gone on to the next combat
        assert picked in [card.id for card in found[to]]
        assert picked not in [card.id for card in found[source]]
        known = match.state.view(Seat(1)).knows[0]
        assert known is not None
        if to == "hand":
            assert known.hand == (picked,)
        if to == "next-turn":
            assert known.later[1] == (picked,)


@pytest.mark.rule("ELEM-L42")
def test_in_turn_four_there_is_no_next_turn_to_move_to() -> None:
    match = fight(effect({"do": "move", "source": "hand", "to": "next-turn"}), {}, turn=4)
    lay_all(match)
    assert asked(match) == "lay 0 1"
    assert len(match.state.hands[0]) == 2


@pytest.mark.rule("ELEM-L43")
@pytest.mark.parametrize(("at_", "seen"), [("hand", "x,x"), ("next-turn", "p"), ("aside", "s")])
def test_a_look_shows_cards_to_one_player_alone(at_: str, seen: str) -> None:
    looker = effect({"do": "look", "at": at_}, when="after")
    match = at(
        cards={"l": looker, "p": {}, "s": {}, "x": {}}, hands=["l x x", "x x x"],
        piles=[[], ["", "p"]], aside=["", "s"],
    )  # fmt: skip
    lines = play(match, "0 lay l", "1 lay x")
    assert f"cards-seen seat=0 owner=1 place={at_} cards={seen}" in lines
    known = match.state.view(Seat(0)).knows[1]
    assert known is not None
    where = {"hand": known.hand, "next-turn": known.later[1], "aside": known.aside}
    assert ",".join(where[at_]) == seen


@pytest.mark.rule("ELEM-L43")
def test_nobody_is_told_of_a_look_where_no_card_is() -> None:
    look = effect({"do": "look", "at": "aside", "who": "each-opponent"}, when="after")
    match = at(
        seats=3, cards={"l": look, "s": {}, "x": {}}, hands=["l x", "x x", "x x"], combat=2,
        aside=["", "", "s"],
    )  # fmt: skip
    lines = play(match, "0 lay l", "1 lay x", "2 lay x")
    assert [line for line in lines if line.startswith("cards-seen")] == [
        "cards-seen seat=0 owner=2 place=aside cards=s"
    ]
