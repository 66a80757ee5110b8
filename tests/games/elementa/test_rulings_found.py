"""Rulings that were once broken, each by the moment at which it showed."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.elementa.actions import NO_UNITS, Change
from ludotheque.games.elementa.deck_text import read_deck_text, write_deck_text
from ludotheque.games.elementa.decks import READY
from ludotheque.table import IllegalAction, Seat, Unreadable
from tests.games.elementa.playing import (
    DIVIDED,
    LETTERS,
    SIXTEEN,
    asked,
    at,
    effect,
    fight,
    lay_all,
    offered,
    play,
)

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


@pytest.mark.rule("ELEM-L43")
@pytest.mark.rule("ELEM-L27")
@pytest.mark.parametrize("place", ["hand", "next-turn", "aside"])
def test_only_who_has_cards_there_can_be_looked_at(place: str) -> None:
    looker = {
        "cost": "Fi",
        **effect({"do": "look", "at": place, "who": "an-opponent"}, when="after"),
    }

    def after_a_combat(*held: str) -> tuple[str, list[str]]:
        """Return what is asked and told when the opponents have these cards in the place."""
        others = [{place: cards} for cards in held]
        match = at(
            seats=1 + len(held), cards={**SIXTEEN, "s": looker}, combat=1,
            laid=["s", *("a" for _ in held)], ready=["Fi", *("" for _ in held)],
            crystals=[3, *(0 for _ in held)],
            hands=["", *(other.get("hand", "d e") for other in others)],
            piles=[["", "d"], *(["", other.get("next-turn", "d")] for other in others)],
            aside=["d", *(other.get("aside", "d") for other in others)],
        )  # fmt: skip
        lines = play(match, "0 pay Fi")
        return asked(match), [line for line in lines if line.startswith(("cards-", "effect"))]

    question, _ = after_a_combat("b", "c")
    assert question == "opponent 0"
    for held in (("b", ""), ("b",)):
        question, told = after_a_combat(*held)
        assert question != "opponent 0"
        assert told == [
            "effect-applies seat=0 card=s",
            f"cards-seen seat=0 owner=1 place={place} cards=b",
        ]
    for held in (("", ""), ("",)):
        question, told = after_a_combat(*held)
        assert question != "opponent 0"
        assert told == []


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


# --- Stops for changing resources -----------------------------------------------------------------


def becomes(amount: int, cards: str = "yours", **fields: Any) -> dict[str, Any]:
    return effect({"do": "power", "change": "set", "amount": amount, "cards": cards}, **fields)


@pytest.mark.rule("ELEM-R43")
def test_a_stop_is_made_where_one_effect_lets_several_players_choose() -> None:
    """Crystals decide who of them names an element first."""
    match = fight(
        effect({"do": "gain-units", "element": "any", "who": "everyone"}), {}, ready=["Fi"]
    )
    lay_all(match)
    assert asked(match) == "change 0"
    play(match, "0 change Fi")
    assert asked(match) == "element 0"


@pytest.mark.rule("ELEM-R43")
@pytest.mark.rule("ELEM-R57")
@pytest.mark.parametrize("when", ["standing", "combat"])
def test_a_stop_is_made_where_several_players_set_a_power(when: str) -> None:
    """Crystals decide which of the two settings is the last."""
    first, second = becomes(6, when="standing"), becomes(1, "others", when=when)
    match = fight({"power": 3, **first}, {"power": 4, **second}, ready=["", "Wa"])
    lay_all(match)
    assert asked(match) == "change 1"
    assert "combat-won seat=0 card=c0 power=6" in play(match, "1 change Wa")


@pytest.mark.rule("ELEM-R43")
@pytest.mark.rule("ELEM-R57")
def test_a_stop_is_made_where_a_power_was_set_in_an_earlier_combat() -> None:
    earlier = {"kind": "set", "seat": 0, "amount": 1, "first": 0, "last": 2, "by": 1}
    match = fight({"power": 3, **becomes(6, when="standing")}, {}, ready=["Fi"], lasting=[earlier])
    lay_all(match)
    assert asked(match) == "change 0"


@pytest.mark.rule("ELEM-R43")
def test_no_stop_is_made_where_all_set_the_powers_of_their_own_cards() -> None:
    match = fight(becomes(6, when="standing"), becomes(5, when="standing"), ready=["Fi", "Wa"])
    lay_all(match)
    assert asked(match) == "lay 0 1"


@pytest.mark.rule("ELEM-R42")
@pytest.mark.rule("ELEM-R43")
def test_a_stop_is_made_before_a_bonus_that_depends_on_crystals() -> None:
    some = {"if": "compare", "number": "crystals", "relation": "at-least", "than": 1}
    double = {"do": "bonus", "bonus": "defeat", "change": "double"}
    loser = {"defeat": {"points": 2}, **effect(double, when="standing", only_if=[some])}
    giver = effect({"do": "gain-units", "element": "fire"})
    match = fight(loser, {"power": 5}, environments=(giver, None))
    lay_all(match)
    assert asked(match) == "change 0"  # the Fire that the effect gave
    play(match, "0 change fi")
    assert match.state.points == [4, 0]


def test_nothing_cannot_be_changed_again_and_again() -> None:
    """A stop would never end, for a change asks everybody anew (R45)."""
    match = at(phase="turn-end", turn=4, ready=["Fi", ""])
    nothing = Change(NO_UNITS)
    assert not match.decision(Seat(0)).accepts(nothing)
    with pytest.raises(IllegalAction):
        match.play(Seat(0), nothing)


# --- Paying ---------------------------------------------------------------------------------------


@pytest.mark.rule("ELEM-7.15")
@pytest.mark.rule("ELEM-R67")
def test_what_the_payment_of_another_took_away_cannot_be_paid() -> None:
    taker = effect({"do": "lose", "what": "crystals"}, when="payment")
    given: dict[str, Any] = {"ready": ["Fi", ""], "crystals": [0, 3], "points": [0, 2]}
    match = fight({"cost": "Fi"}, {"cost": "Wa"}, environments=(taker, None), **given)
    lines = lay_all(match)
    assert "card-unpaid seat=1 card=c1 points=1" in lines
    assert match.state.crystals == [0, 2]


@pytest.mark.rule("ELEM-R30")
@pytest.mark.parametrize("ready", ["Fi", ""])
def test_the_duty_to_pay_is_that_of_the_reveal(ready: str) -> None:
    giver = effect({"do": "gain", "what": "crystals", "who": "each-opponent"}, when="payment")
    match = fight(
        {"cost": "Fi"}, {"cost": "Wa"}, environments=(giver, None), ready=["Fi", ready],
        crystals=[0, 2], points=[0, 3],
    )  # fmt: skip
    lay_all(match)
    assert asked(match) == "pay-or-leave 1"
    assert offered(match, 1) == ["pay 3cr", "leave"]
    play(match, "1 leave")
    assert match.state.crystals == [0, 3]
    assert match.state.points == [0, 2]


@pytest.mark.rule("ELEM-L41")
@pytest.mark.parametrize("amounts", [(-1, 1), (1, -1)])
def test_changes_of_a_cost_are_added_up_before_it_stops_at_nothing(
    amounts: tuple[int, ...],
) -> None:
    changes = [
        {"kind": "cost", "seat": 0, "amount": amount, "first": 0, "last": 2, "of": of}
        for amount in amounts
        for of in ("fire", "crystals")
    ]
    match = fight({}, {}, points=[1, 0], lasting=changes)
    assert "cost-paid seat=0 card=c0 units= crystals=0" in lay_all(match)


@pytest.mark.rule("ELEM-L17")
@pytest.mark.rule("ELEM-L45")
@pytest.mark.parametrize(("lasts", "won"), [("next-combat", 1), ("turn", 3), ("round", 3)])
def test_what_a_round_begins_with_lasts_from_the_first_combat_on(lasts: str, won: int) -> None:
    stronger = effect({"do": "power", "amount": 50, "lasts": lasts}, when="round-start")
    match = at(
        phase="deckbuilding", cards={**SIXTEEN, "land": {"kind": "environment", **stronger}},
        decks=[" ".join(LETTERS)] * 2, environments=["land", None],
    )  # fmt: skip
    play(match, f"0 {DIVIDED}", f"1 {DIVIDED}", "0 take Fi Fi Fi Fi", "1 take Fi Fi Fi Fi")
    laid = [f"{seat} lay {card}" for card in "bcd" for seat in (0, 1)]
    lines = play(match, "0 ban a", "1 ban a", *laid)
    assert len([line for line in lines if line.startswith("combat-lost seat=1")]) == won


# --- Positions ------------------------------------------------------------------------------------

HANDS: dict[str, Any] = {"cards": SIXTEEN, "hands": ["a b c", "d e f"]}
CHANGE = {"kind": "add", "seat": 0, "amount": 1, "first": 0, "last": 2}


@pytest.mark.rule("ELEM-R29")
@pytest.mark.parametrize(("seat", "card", "other"), [(0, "a", "d"), (1, "d", "a")])
def test_an_answer_that_a_position_brings_is_given(seat: int, card: str, other: str) -> None:
    match = at(**HANDS, committed=[[seat, f"lay {card}"]])
    assert asked(match) == f"lay {1 - seat}"
    lines = play(match, f"{1 - seat} lay {other}")
    assert f"card-revealed seat={seat} card={card}" in lines


@pytest.mark.parametrize(
    "wrong",
    [
        {"committed": [[0, "lay d"]]},
        {"committed": [[0, "take Fi"]]},
        {"committed": [[0, "lay a"], [0, "lay b"]]},
        {"committed": [[0, "lay a"], [1, "lay d"]]},
        {"lasting": [CHANGE | {"kind": "cost", "of": "light"}]},
        {"lasting": [CHANGE | {"seat": 2}]},
        {"lasting": [CHANGE | {"kind": "set", "by": 2}]},
        {"lasting": [CHANGE | {"kind": "bonus", "of": "all"}]},
    ],
    ids=str,
)
def test_what_cannot_be_played_on_from_is_refused_with_its_field(wrong: dict[str, Any]) -> None:
    with pytest.raises(Unreadable) as caught:
        at(**HANDS, **wrong)
    assert caught.value.phrase.args["field"] == next(iter(wrong))


def test_a_card_that_is_not_there_to_be_picked_is_refused_as_such() -> None:
    moving = effect({"do": "move", "source": "aside", "to": "discard"}, when="after")
    match = at(**HANDS | {"cards": {**SIXTEEN, "a": moving}}, aside=["k l", ""])
    play(match, "0 lay a", "1 lay d")
    with pytest.raises(IllegalAction) as refused:
        match.play(Seat(0), "pick m")
    assert refused.value.reason.id == "elementa-not-yours"


@pytest.mark.rule("ELEM-R70")
@pytest.mark.parametrize("when", ["combat", "after", "turn-end"])
def test_used_resources_are_counted_at_their_payment_only(when: str) -> None:
    """Later on, they would be those of whoever was the last to pay."""
    used = {"do": "gain", "what": "crystals", "amount": {"count": "used-units"}}
    card = {"kind": "environment", **effect(used, when=when)}
    with pytest.raises(Unreadable) as caught:
        at(cards={"land": card})
    assert caught.value.phrase.args["field"] == "cards.land.effects.0.do.0.amount.count"


@pytest.mark.rule("ELEM-1.3")
def test_a_deck_file_may_begin_with_a_byte_order_mark() -> None:
    text = write_deck_text(READY["wildfire"])
    assert read_deck_text("\ufeff" + text).deck == READY["wildfire"]
