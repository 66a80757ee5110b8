"""When, if, to whom and how much: the other parts of effects (ELEM-L17 to ELEM-L29, L44, L45)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.elementa.playing import asked, at, effect, fight, lay_all, offered, play

GAIN_POINT = {"do": "gain", "what": "points"}
GAIN_CRYSTAL = {"do": "gain", "what": "crystals"}


def gain_if(**condition: Any) -> dict[str, Any]:
    """Return a card that gains a crystal if a condition holds."""
    return effect(GAIN_CRYSTAL, only_if=[condition])


# --- Limits, prices (L18, L19) --------------------------------------------------------------------


@pytest.mark.rule("ELEM-L18")
@pytest.mark.parametrize("once", ["turn", "round", "game"])
def test_what_may_be_done_once_is_not_offered_twice(once: str) -> None:
    environment = effect(GAIN_CRYSTAL, when="choosing", may=True, once=once)
    match = fight({}, {}, environments=(environment,))
    assert asked(match) == "use 0"
    play(match, "0 use")
    lay_all(match)
    assert asked(match) == "lay 0 1"
    assert match.state.crystals == [1, 0]


@pytest.mark.rule("ELEM-L18")
@pytest.mark.rule("ELEM-R74")
def test_what_was_declined_may_still_be_done() -> None:
    environment = effect(GAIN_CRYSTAL, when="choosing", may=True, once="turn")
    match = fight({}, {}, environments=(environment,))
    play(match, "0 no")
    lay_all(match)
    assert asked(match) == "use 0"


@pytest.mark.rule("ELEM-L18")
@pytest.mark.parametrize(("once", "left"), [("turn", []), ("round", ["round"]), ("game", ["game"])])
def test_a_limit_ends_with_what_it_names(once: str, left: list[str]) -> None:
    e = {"kind": "environment", **effect(GAIN_CRYSTAL, when="turn-end", may=True, once=once)}
    match = at(
        cards={"e": e, "a": {}}, environments=["e", None], phase="turn-end", turn=1,
        used=["Fi", "Fi"], piles=[["", "a a"], ["", "a a"]],
    )  # fmt: skip
    play(match, "0 use")
    assert match.state.turn == 2
    assert [limit for limit, *_ in match.state.uses] == left
    match = at(
        cards={"e": e}, environments=["e", None], phase="round-end", turn=4, ready=["Fi", ""],
        uses=[[once, 0, "e", 0]],
    )  # fmt: skip
    play(match, "0 done")
    assert [limit for limit, *_ in match.state.uses] == [limit for limit in left if limit == "game"]


@pytest.mark.rule("ELEM-L19")
def test_an_effect_with_a_price_is_offered_to_who_can_pay_it() -> None:
    bought = effect(GAIN_POINT, may=True, price={"crystals": 2})
    match = fight(bought, {}, crystals=[1, 0])
    lay_all(match)
    assert asked(match) == "lay 0 1"
    match = fight(bought, {}, crystals=[2, 0])
    lay_all(match, "0 use")
    assert (match.state.points, match.state.crystals) == ([1, 0], [0, 0])


# --- Conditions (L20 to L24) ----------------------------------------------------------------------


@pytest.mark.rule("ELEM-L20")
@pytest.mark.parametrize(("power", "result"), [(2, "won"), (0, "lost"), (1, "tied")])
def test_a_condition_on_the_result(power: int, result: str) -> None:
    wanted = {"if": "result", "result": result}
    match = fight(
        {"power": power, **effect(GAIN_CRYSTAL, when="after", only_if=[wanted])}, {"power": 1}
    )
    lay_all(match)
    assert match.state.crystals == [1, 0]
    moment = {"won": "wins", "lost": "loses", "tied": "tied"}[result]
    match = fight({"power": power, **effect(GAIN_CRYSTAL, when=moment)}, {"power": 1})
    lay_all(match)
    assert match.state.crystals == [1, 0]


@pytest.mark.rule("ELEM-L21")
@pytest.mark.parametrize(
    ("number", "relation", "than", "holds"),
    [
        ("points", "at-least", 2, True),
        ("points", "at-least", 3, False),
        ("points", "at-most", 2, True),
        ("points", "less", "each-opponent", False),
        ("points", "less", "an-opponent", True),
        ("points", "more", "an-opponent", True),
        ("crystals", "equal", 0, True),
        ("units", "equal", 2, True),
        ("cards-in-hand", "equal", 2, True),
        ("power", "more", "each-opponent", True),
        ("power", "equal", 3, True),
    ],
)
def test_numbers_are_compared(number: str, relation: str, than: int | str, holds: bool) -> None:
    condition = {"if": "compare", "number": number, "relation": relation, "than": than}
    match = fight(
        {"power": 3, **gain_if(**condition)}, {}, {}, points=[2, 1, 3], used=["Wa", "", ""],
        ready=["Fi", "", ""], temporary=["Fi", "", ""],
    )  # fmt: skip
    lay_all(match)
    if asked(match) == "change 0":
        play(match, "0 done")
    assert match.state.crystals == [int(holds), 0, 0]


@pytest.mark.rule("ELEM-L22")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"if": "turn", "turns": [2, 3]}, True),
        ({"if": "turn", "turns": [1]}, False),
        ({"if": "combat", "combats": [1]}, True),
        ({"if": "combat", "combats": [2, 3]}, False),
    ],
)
def test_turn_and_combat(condition: dict[str, Any], holds: bool) -> None:
    match = fight(gain_if(**condition), {}, turn=2)
    lay_all(match)
    assert match.state.crystals == [int(holds), 0]


@pytest.mark.rule("ELEM-L23")
@pytest.mark.parametrize(
    ("whose", "element", "holds"),
    [
        ("yours", "fire", True), ("yours", "water", False), ("an-opponent", "water", True),
        ("each-opponent", "water", False), ("an-opponent", "fire", False),
    ],
)  # fmt: skip
def test_an_element_in_a_cost(whose: str, element: str, holds: bool) -> None:
    match = fight(
        {"cost": "Fi", **gain_if(**{"if": "element", "element": element, "whose": whose})},
        {"cost": "Wa"},
        {},
        ready=["Fi", "Wa", ""],
    )
    lay_all(match)
    assert match.state.crystals == [int(holds), 0, 0]


@pytest.mark.rule("ELEM-L24")
@pytest.mark.parametrize("cost", ["", "Fi"])
def test_another_card_was_left_unpaid(cost: str) -> None:
    match = fight(gain_if(**{"if": "unpaid"}), {"cost": cost})
    lay_all(match)
    assert match.state.crystals == [int(bool(cost)), 0]


# --- Targets (L25 to L29) -------------------------------------------------------------------------


@pytest.mark.rule("ELEM-L25")
@pytest.mark.rule("ELEM-L26")
@pytest.mark.rule("ELEM-L28")
@pytest.mark.parametrize(
    ("who", "gained"),
    [
        ("you", [1, 0, 0]), ("each-opponent", [0, 1, 1]), ("everyone", [1, 1, 1]),
        ("winners", [0, 1, 0]), ("losers", [1, 0, 1]),
    ],
)  # fmt: skip
def test_whom_an_effect_concerns(who: str, gained: list[int]) -> None:
    match = fight(effect(GAIN_CRYSTAL | {"who": who}, when="loses"), {"power": 3}, {"power": 1})
    lay_all(match)
    assert match.state.crystals == gained


@pytest.mark.rule("ELEM-L27")
def test_one_opponent_is_chosen_among_several() -> None:
    verb = {"do": "lose", "what": "points", "who": "an-opponent"}
    match = fight(effect(verb), {}, {}, points=[0, 2, 2])
    lay_all(match)
    assert asked(match) == "opponent 0"
    assert offered(match) == ["seat 1", "seat 2"]
    play(match, "0 seat 2")
    assert match.state.points == [0, 2, 1]
    match = fight(effect(verb), {}, points=[0, 2])
    lay_all(match)
    assert match.state.points == [0, 1]  # the opponent, where there is only one


@pytest.mark.rule("ELEM-L29")
@pytest.mark.rule("ELEM-L35")
def test_whose_power_changes() -> None:
    def powers(cards: str, *moves: str) -> list[str]:
        verb = {"do": "power", "amount": 2, "cards": cards}
        match = fight({"power": 5, **effect(verb)}, {"power": 1}, {"power": 1}, {"cost": "Fi"})
        lines = lay_all(match, *moves)
        return [line.rpartition("=")[2] for line in lines if line.startswith("combat-")]

    assert powers("yours") == ["7", "1", "1"]
    assert powers("others") == ["5", "3", "3"]
    assert powers("another", "0 seat 2") == ["5", "1", "3"]


# --- Amounts and durations (L44, L45) -------------------------------------------------------------


@pytest.mark.rule("ELEM-L44")
@pytest.mark.parametrize(
    ("count", "amount"),
    [
        ({"count": "points"}, 4),
        ({"count": "points", "per": 2}, 2),
        ({"count": "points", "most": 3}, 3),
        ({"count": "units"}, 3),
        ({"count": "units", "element": "fire"}, 2),
        ({"count": "cards-in-hand"}, 2),
        ({"count": "turn"}, 3),
        ({"count": "combat"}, 1),
        ({"count": "opponents"}, 2),
        ({"count": "unpaid-opponents"}, 1),
    ],
    ids=str,
)
def test_an_amount_is_counted_when_it_applies(count: dict[str, Any], amount: int) -> None:
    match = fight(
        effect(GAIN_CRYSTAL | {"amount": count}), {"cost": "Ea"}, {}, points=[4, 0, 0], turn=3,
        ready=["Fi Wa", "", ""], temporary=["Fi", "", ""],
    )  # fmt: skip
    lay_all(match)
    if asked(match) == "change 0":
        play(match, "0 done")
    assert match.state.crystals == [amount, 0, 0]


@pytest.mark.rule("ELEM-L45")
@pytest.mark.parametrize(
    ("lasts", "powers"),
    [
        ("combat", [2, 0, 0]),
        ("next-combat", [0, 2, 0]),
        ("turn", [2, 2, 2]),
        ("round", [2, 2, 2]),
    ],
)
def test_how_long_a_power_is_changed(lasts: str, powers: list[int]) -> None:
    match = fight(effect({"do": "power", "amount": 2, "lasts": lasts}), {}, used=["Fi", "Fi"])
    lines = lay_all(match, "0 lay x", "1 lay x")  # the third card is laid by itself
    found = [int(line.rpartition("=")[2]) for line in lines if line.startswith("combat-")]
    assert found[::2] == powers
    left = [change.last for change in match.state.lasting]
    assert left == ([11] if lasts == "round" else [])


@pytest.mark.rule("ELEM-L45")
@pytest.mark.rule("ELEM-R77")
def test_everything_ends_with_the_round() -> None:
    match = at(
        phase="round-end", turn=4, ready=["Fi", ""],
        lasting=[{"kind": "add", "seat": 0, "amount": 2, "first": 0, "last": 11}],
    )  # fmt: skip
    play(match, "0 done")
    assert match.state.lasting == ()


# --- Moments of environments (L17) ----------------------------------------------------------------


@pytest.mark.rule("ELEM-L17")
@pytest.mark.parametrize(
    ("when", "events"),
    [
        ("turn-start", ("turn-begins", "recovered")),
        ("restock", ("restocked", "cards-seen")),
        ("bans", ("card-banned", "card-revealed")),
        ("choosing", ("card-banned", "card-revealed")),
    ],
)
def test_the_moments_of_an_environment_in_a_turn(when: str, events: tuple[str, str]) -> None:
    e = {"kind": "environment", **effect(GAIN_POINT, when=when)}
    match = at(
        cards={"e": e, "a": {}}, environments=["e", None], phase="turn-end", turn=1,
        used=["Fi", "Fi"], ready=["Fi", ""], piles=[["", "a a a"], ["", "a a a"]],
    )  # fmt: skip
    lines = play(match, "0 done", "0 ban a", "1 ban a", "0 lay a", "1 lay a")
    kinds = [line.split()[0] for line in lines]
    place = kinds.index("points-gained")
    before, after = events
    assert kinds.index(before) < place < kinds.index(after)


@pytest.mark.rule("ELEM-L17")
@pytest.mark.parametrize(("when", "points"), [("turn-end", 1), ("round-end", 1)])
def test_the_end_of_turn_four_is_the_end_of_the_round(when: str, points: int) -> None:
    e = {"kind": "environment", **effect(GAIN_POINT, when=when)}
    match = at(cards={"e": e}, environments=["e", None], phase="turn-end", turn=4, ready=["", "Fi"])
    lines = play(match, "1 done", "1 done")
    assert f"round-ended winners=0 points={points},0 crystals=0,0" in lines


@pytest.mark.rule("ELEM-L17")
def test_the_start_of_a_round_is_after_the_first_resources() -> None:
    letters = "abcdefghijklmnop"
    e = {"kind": "environment", **effect(GAIN_CRYSTAL, when="round-start")}
    match = at(
        cards={"v": e, **{id: {} for id in letters}}, environments=["v", None],
        phase="deckbuilding", decks=[" ".join(letters)] * 2,
    )  # fmt: skip
    divide = "divide a b c d / e f g / h i j / k l"
    play(match, f"0 {divide}", f"1 {divide}", "0 take Fi Fi Fi Fi", "1 take Fi Fi Fi Fi")
    assert match.state.crystals == [4, 3]
