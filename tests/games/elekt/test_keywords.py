"""Golden rules and keywords (ELEKT-4.1 to ELEKT-4.51)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.elekt.playing import (
    P1,
    P2,
    SETTINGS,
    asked,
    at,
    clause,
    legal,
    play,
    started,
    steps,
)


def using(ability: dict[str, Any], **given: Any) -> Any:
    """Return a match in which P1 has just assigned a Unit with an immediate ability."""
    cards = {"u": {"abilities": [{"mode": "immediate", **ability}]}, "v": {}, "w": {}}
    match = at(cards=cards, hands=[["u", "v"], ["w"]], **given)
    play(match, "0: u S")
    return match


@pytest.mark.rule("ELEKT-4.10")
@pytest.mark.parametrize(("had", "amount", "has"), [(0, 1, 1), (0, 2, 2), (2, 2, 3), (3, 1, 3)])
def test_amber_is_obtained_from_the_supply(had: int, amount: int, has: int) -> None:
    match = using({"do": [{"do": "obtain-amber", "amount": amount}]}, amber=[had, 1])
    told = play(match, "0: use 0")
    assert match.state.amber == [has, 1]
    assert told.count("amber-obtained seat=0 amount=1") == has - had
    assert match.state.pieces().count("amber") == 13


@pytest.mark.rule("ELEKT-4.11")
@pytest.mark.rule("ELEKT-4.12")
@pytest.mark.parametrize("had", [0, 1, 2, 3])
def test_amber_is_spent_in_full_as_the_price_of_an_action(had: int) -> None:
    cost = {"cost": [[{"pay": "amber", "amount": 2}]], "do": [{"do": "attach", "token": "A"}]}
    match = using(cost, amber=[had, 0])
    if had < 2:
        assert asked(match) == "assign" and match.deciders == (P2,)
        assert match.state.amber == [had, 0]
        return
    told = play(match, "0: use 0")
    assert told[0] == "amber-spent seat=0 amount=2"
    assert match.state.amber == [had - 2, 0]
    assert match.state.position()["tokens"] == {"u": "1A"}


@pytest.mark.rule("ELEKT-4.18")
@pytest.mark.rule("ELEKT-4.15")
@pytest.mark.rule("ELEKT-4.17")
@pytest.mark.parametrize(("seats", "edition"), SETTINGS)
def test_amber_never_runs_out(seats: int, edition: str) -> None:
    for match in steps(started(seats, edition=edition), 8, most=400):
        assert max(match.state.amber) <= 3
        assert 13 - sum(match.state.amber) >= 1


@pytest.mark.rule("ELEKT-4.29")
@pytest.mark.rule("ELEKT-4.30")
def test_a_unit_is_assigned_from_the_own_hand_to_the_own_corner() -> None:
    match = at(cards={"u": {}, "v": {}, "w": {}}, hands=[["u", "v"], ["w"]])
    told = play(match, "0: u M")
    assert told == ["assigned seat=0 card=u zone=M"]
    position = match.state.position()
    assert position["hands"] == [["v"], ["w"]]
    assert position["zones"]["M"] == [["u"], []]
    assert position["assigned"] == [1, 0]
    assert clause(match, P2, "v M") == "ELEKT-4.29"


@pytest.mark.rule("ELEKT-4.40")
def test_a_ban_has_one_unit_as_its_target() -> None:
    match = at(
        phase="confrontation",
        next=["B"],
        cards={"u": {"symbols": "1B"}, "v": {}, "w": {}},
        zones={"S": [["u"], ["v", "w"]]},
        amber=[0, 0],
    )
    assert legal(match, P1) == ["u", "v", "w", "no"]
    told = play(match, "0: v")
    assert [line for line in told if line.startswith("ban-named")] == ["ban-named seat=0 card=v"]
    assert [line for line in told if line.startswith("unit-discarded")] == ["unit-discarded card=v"]


@pytest.mark.rule("ELEKT-4.19")
@pytest.mark.rule("ELEKT-4.20")
def test_tokens_for_several_units_are_attached_from_the_left() -> None:
    every = {"which": "every", "owner": "you"}
    match = at(
        cards={
            "u": {"abilities": [
                {"mode": "immediate", "do": [{"do": "attach", "token": "A", "to": every}]}
            ]},
            "v": {}, "w": {}, "x": {},
        },
        hands=[["u"], ["x"]],
        zones={"S": [["v", "w"], []]},
        supply="6/6/6/2",
    )  # fmt: skip
    told = play(match, "0: u S", "0: use 0")
    assert told[-2:] == [
        "token-attached seat=0 token=A card=v",
        "token-attached seat=0 token=A card=w",
    ]


@pytest.mark.rule("ELEKT-4.51")
@pytest.mark.rule("ELEKT-4.41")
def test_several_bans_are_carried_out_one_after_the_other_from_the_left() -> None:
    every = {"which": "every", "owner": "opponent"}
    match = at(
        seats=3,
        cards={
            "u": {"abilities": [{"mode": "immediate", "do": [{"do": "ban", "units": every}]}]},
            "v": {}, "w": {}, "x": {},
        },
        hands=[["u"], ["x"], ["acolyte2"]],
        zones={"S": [[], ["v", "nameless1"], ["w"]]},
        amber=[0, 1, 1],
    )  # fmt: skip
    told = play(match, "0: u S", "0: use 0")
    assert told[-1] == "ban-named seat=0 card=v"
    told = play(match, "1: no")
    assert told == ["unit-discarded card=v", "ban-named seat=0 card=nameless1"]
    play(match, "1: protect", "2: no")
    position = match.state.position()
    assert position["discard"] == ["v", "w"]
    assert position["hands"][1] == ["nameless1", "x"]


@pytest.mark.rule("ELEKT-4.6")
def test_several_units_are_discarded_from_the_left_and_tell_of_it_in_that_order() -> None:
    every = {"which": "every", "owner": "opponent"}
    notes = {"when": {"happens": "unit-discarded"}, "may": True, "do": [{"do": "obtain-amber"}]}
    match = at(
        cards={
            "u": {"abilities": [{"mode": "immediate", "do": [{"do": "discard", "units": every}]}]},
            "s": {"kind": "skirmish", "titles": 1, "abilities": [notes]},
            "v": {}, "w": {}, "x": {},
        },
        hands=[["u"], ["x"]],
        zones={"S": [[], ["v", "w"]]},
        face={"S": "s"},
        amber=[0, 0],
    )  # fmt: skip
    told = play(match, "0: u S", "0: use 0")
    assert told[-1] == "unit-discarded card=v"
    assert (match.deciders, asked(match)) == ((P2,), "use")
    told = play(match, "1: no", "1: no")
    assert told == ["unit-discarded card=w"]


@pytest.mark.rule("ELEKT-4.44")
@pytest.mark.rule("ELEKT-4.1")
def test_a_card_can_forbid_protection() -> None:
    text = """
        rules = [{ rule = "protection", cost = "never", units = { which = "every" } }]
    """
    rules = msgspec.toml.decode(text)["rules"]
    match = at(
        phase="confrontation",
        next=["B"],
        cards={
            "s": {"kind": "skirmish", "titles": 1, "abilities": [{"rules": rules}]},
            "u": {"symbols": "1B"},
        },
        zones={"S": [["u"], ["nameless1"]]},
        face={"S": "s"},
    )
    play(match, "0: nameless1")
    assert [card.id for card in match.state.discard] == ["nameless1"]
