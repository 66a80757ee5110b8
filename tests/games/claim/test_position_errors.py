"""Bad positions: one message that names the field and, where there is one, the clause."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.claim import CLAIM
from ludotheque.table import Unreadable
from tests.games.claim.rulebook import DECK

BREACHES: list[tuple[str, str, dict[str, Any]]] = [
    # More copies than the deck has, wherever they lie.
    ("CLAIM-1.4", "position", {"hands": ["G1", "U2"], "discard": "G1"}),
    ("CLAIM-1.4", "position", {"hands": ["G0 G0 G0", "G0 G0 G0"]}),
    ("CLAIM-1.5", "position", {"hands": ["D1", "U2"], "prize": "D1"}),
    ("CLAIM-1.6", "position", {"hands": ["U2", "U2"]}),
    ("CLAIM-1.7", "position", {"hands": ["X4", "U2"], "pile": "X4"}),
    ("CLAIM-1.8", "position", {"hands": ["K4", "U2"], "absent": "K4"}),
    ("CLAIM-1.8", "position", {"phase": "two", "scores": ["K4", "K4"]}),
    # Fewer than the deck has, when somebody says that none is absent.
    ("CLAIM-1.2", "absent", {"phase": "two", "scores": [DECK[1:], []], "absent": []}),
    # Hands.
    ("CLAIM-3.12", "hands", {"hands": ["G1 K6", "U2"]}),
    ("CLAIM-3.12", "hands", {"hands": ["G1", "U2 X7"]}),
    ("CLAIM-3.12", "hands", {"hands": ["G1", "U2"], "led": "U4", "prize": "D1"}),
    ("CLAIM-3.12", "hands", {"leader": 1, "hands": ["G1", "U2 K3"], "led": "U4", "prize": "D1"}),
    ("CLAIM-3.12", "hands", {"phase": "two", "hands": ["G1 K6", "U2"]}),
    ("CLAIM-2.2", "hands", {"phase": "two", "hands": [DECK[:14], DECK[14:28]]}),
    ("CLAIM-2.2", "hands", {"hands": [DECK[:14], DECK[14:28]]}),
    ("CLAIM-4.14", "hands", {"phase": "over", "hands": ["G1", "U2"]}),
    ("CLAIM-R33", "hands.1", {"hands": ["G1", "U2"], "voids": ["U", "GU"]}),
    ("CLAIM-R33", "hands.0", {"phase": "two", "hands": ["G1", "U2"], "voids": ["G", ""]}),
    # Follower piles.
    ("CLAIM-R44", "prizes", {"hands": ["G1", "U2"], "prizes": ["D1", ""]}),
    ("CLAIM-R44", "prizes", {"hands": ["G1", "U2"], "blinds": ["", "D1"]}),
    (
        "CLAIM-R44",
        "prizes",
        {"hands": [DECK[:12], DECK[12:24]], "prizes": ["X0 X1", ""], "blinds": ["", "X2 X3"]},
    ),
    ("CLAIM-4.1", "blinds.0", {"phase": "two", "hands": ["G1", "U2"], "blinds": ["K2", "U2"]}),
    ("CLAIM-4.1", "blinds.1", {"phase": "two", "hands": ["G1", "U2"], "prizes": ["G1", "D4"]}),
    # The draw pile and the prize.
    ("CLAIM-R43", "pile", {"hands": ["G1", "U2"], "pile": "D1 D2 D3"}),
    ("CLAIM-R43", "pile", {"hands": ["G1", "U2"], "prize": "D1", "pile": "D2 D3"}),
    (
        "CLAIM-R43",
        "pile",
        {"phase": "one", "hands": [DECK[:1], DECK[1:2]], "pile": DECK[2:3], "absent": DECK[3:]},
    ),
    ("CLAIM-R43", "pile", {"hands": ["", ""], "pile": "D1 D2"}),
    ("CLAIM-R43", "prize", {"hands": ["", ""], "prize": "D1"}),
    ("CLAIM-3.21", "scores.1", {"hands": ["G1", "U2"], "scores": ["U4", "G9"]}),
    ("CLAIM-3.13", "tricks.0", {"hands": ["G1", "U2"], "tricks": ["0 G9 G3 1 D4"]}),
    ("CLAIM-3.1", "tricks", {"hands": ["G1", "U2"], "tricks": ["0 G0 K2 1 D4"] * 14}),
    ("CLAIM-4.3", "tricks", {"hands": ["G1", "U2"], "tricks": ["0 G9 U3 0"]}),
    ("CLAIM-6.5", "tricks", {"hands": ["G1", "U2"], "tricks": ["0 G1 U3 0 D4"]}),
    (
        "CLAIM-R33",
        "led",
        {"hands": ["G1", "K2 K3"], "led": "U4", "prize": "D1", "voids": ["U", ""]},
    ),
    ("CLAIM-3.4", "prize", {"hands": ["G1", "U2 K3"], "led": "U4"}),
    ("CLAIM-4.3", "prize", {"phase": "two", "hands": ["G1", "U2"], "prize": "D1"}),
    ("CLAIM-4.3", "pile", {"phase": "two", "hands": ["G1", "U2"], "pile": "D1"}),
    ("CLAIM-4.3", "prize", {"phase": "over", "prize": "D1"}),
    # The discard pile.
    ("CLAIM-5.6", "discard", {"hands": ["G1", "U2"], "discard": "K3 U4"}),
    ("CLAIM-5.6", "discard", {"phase": "two", "hands": ["G1", "U2"], "discard": "U0"}),
    # Before the deal.
    ("CLAIM-2.1", "hands", {"phase": "setup", "hands": ["G1", "U2"]}),
    ("CLAIM-2.1", "scores", {"phase": "setup", "scores": ["G1", ""]}),
    ("CLAIM-2.1", "absent", {"phase": "setup", "absent": "G1"}),
    ("CLAIM-2.1", "prize", {"phase": "setup", "prize": "G1"}),
]

MISTAKES: list[tuple[str, Any]] = [
    # Cards that do not exist.
    ("hands.0", {"hands": ["K0", "U2"]}),
    ("hands.1", {"hands": ["U2", "K1"]}),
    ("hands.0", {"hands": ["G10", "U2"]}),
    ("hands.0", {"hands": [["U2", 7], "U3"]}),
    ("led", {"hands": ["U2", "U3 U4"], "led": "Z3"}),
    ("led", {"hands": ["U2", "U3 U4"], "led": 7}),
    ("prize", {"prize": "U"}),
    ("prize", {"prize": "U4 U5"}),
    ("pile", {"pile": "U4, U5"}),
    ("prizes.0", {"prizes": ["?", ""]}),
    ("blinds.1", {"blinds": ["", "G-1"]}),
    ("scores.0", {"scores": [["U4", None], ""]}),
    ("discard", {"discard": ["Goblin 4"]}),
    ("absent", {"absent": "K1"}),
    # Things of another kind.
    ("hands", {"hands": "U4 K6"}),
    ("hands", {"hands": ["U4"]}),
    ("hands", {"hands": ["U4", "U5", "U6"]}),
    ("hands", {"hands": 5}),
    ("hands", {"hands": {"0": "U4", "1": "U5"}}),
    ("hands.0", {"hands": [5, "U5"]}),
    ("pile", {"pile": 5}),
    ("pile", {"pile": {"U4": 1}}),
    ("phase", {"phase": "three"}),
    ("phase", {"phase": 1}),
    ("phase", {"phase": "Two"}),
    ("leader", {"leader": 2}),
    ("leader", {"leader": -1}),
    ("leader", {"leader": "A"}),
    ("leader", {"leader": True}),
    ("voids", {"voids": "U"}),
    ("voids.0", {"voids": ["Z", ""]}),
    ("voids.1", {"voids": ["", 5]}),
    ("tricks.0", {"tricks": ["0 U4 X7"]}),
    ("tricks.0", {"tricks": ["0 U4 X7 1 D1 D2"]}),
    ("tricks.1", {"tricks": ["0 U4 X7 1 D1", "2 U4 X7 1"]}),
    ("tricks.0", {"tricks": ["0 U4 K0 1"]}),
    ("tricks.0", {"tricks": ["0 U4 X7 3"]}),
    ("tricks.0", {"tricks": [5]}),
    ("tricks", {"tricks": 5}),
    # Fields that there are not.
    ("hand", {"hand": ["U4", "U5"]}),
    ("Hands", {"Hands": ["U4", "U5"]}),
    ("answer", {"answer": "U4"}),
    ("5", {5: "U4"}),
    ("position", ["U4"]),
    ("position", "U4"),
    ("position", None),
]


def label(value: object) -> str:
    return value if isinstance(value, str) else " ".join(str(value)[:40].split())


@pytest.mark.rule("CLAIM-1.2")
@pytest.mark.rule("CLAIM-1.4")
@pytest.mark.rule("CLAIM-1.5")
@pytest.mark.rule("CLAIM-1.6")
@pytest.mark.rule("CLAIM-1.7")
@pytest.mark.rule("CLAIM-1.8")
@pytest.mark.rule("CLAIM-2.2")
@pytest.mark.rule("CLAIM-4.3")
@pytest.mark.rule("CLAIM-5.6")
@pytest.mark.rule("CLAIM-R33")
@pytest.mark.rule("CLAIM-R43")
@pytest.mark.rule("CLAIM-R44")
@pytest.mark.parametrize(("clause", "field", "given"), BREACHES, ids=label)
def test_a_position_against_the_rules_is_refused_with_field_and_clause(
    clause: str, field: str, given: dict[str, Any]
) -> None:
    with pytest.raises(Unreadable) as error:
        CLAIM.position(given)
    said = error.value.phrase.args
    assert (said["field"], said["clause"]) == (field, clause)
    assert field in str(error.value) and clause in str(error.value)


@pytest.mark.parametrize(("field", "given"), MISTAKES, ids=label)
def test_a_position_that_cannot_be_read_is_refused_with_the_field(field: str, given: Any) -> None:
    with pytest.raises(Unreadable) as error:
        CLAIM.position(given)
    assert error.value.phrase.args["field"] == field
    assert field in str(error.value)


@pytest.mark.rule("CLAIM-1.2")
@pytest.mark.parametrize("card", ["G0", "G9", "K2", "U5", "D0", "X9"])
def test_a_53rd_card_is_refused_wherever_it_lies(card: str) -> None:
    position = CLAIM.start(seed=1).state.position()
    for field in ("pile", "absent"):
        with pytest.raises(Unreadable) as error:
            CLAIM.position({**position, field: [*position[field], card]})
        assert error.value.phrase.args["problem"].id == "claim-too-many"


@pytest.mark.rule("CLAIM-1.2")
def test_a_lost_card_is_missed() -> None:
    position = CLAIM.start(seed=1).state.position()
    [*rest, lost] = position["pile"]
    with pytest.raises(Unreadable) as error:
        CLAIM.position({**position, "pile": rest, "absent": [lost]})
    assert error.value.phrase.args["clause"] == "CLAIM-R43"
    assert CLAIM.position({**position, "pile": rest}).position() == position, "it is filled up"


def test_the_message_says_which_card_is_there_too_often() -> None:
    with pytest.raises(Unreadable) as error:
        CLAIM.position({"hands": ["G0 G0 G0", "G0 G0 G0"]})
    assert "Goblin 0" in str(error.value) and "6" in str(error.value) and "5" in str(error.value)


def test_an_unknown_field_is_answered_with_the_fields_that_there_are() -> None:
    with pytest.raises(Unreadable) as error:
        CLAIM.position({"hand": "U4"})
    assert all(field in str(error.value) for field in CLAIM.start(seed=1).state.position())
