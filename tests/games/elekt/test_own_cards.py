"""A position may bring cards of its own; whatever is wrong with one is named by its field."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.table import Unreadable, load
from ludotheque.texts import LANGUAGES, Language

ELEKT = load("elekt")
WITCH = {
    "symbols": "1M 1B",
    "type": "spectre",
    "abilities": [
        {"mode": "immediate", "cost": [[{"pay": "amber"}]], "do": [{"do": "draw", "amount": 2}]}
    ],
}


def refusal(cards: Any, language: str = "en") -> str:
    with pytest.raises(Unreadable) as refused:
        ELEKT.position({"cards": cards})
    return Language(language).error(refused.value)


def test_a_card_of_ones_own_is_played() -> None:
    deck = "symbiote confessor clan-bandit"
    position = {"cards": {"witch": WITCH}, "hands": ["witch", "acolyte1"], "elite": deck}
    state = ELEKT.position(position)
    assert "witch M" in [action.text for action in state.decision(0).actions]
    state.apply(0, ELEKT.parse("witch M"))
    assert state.decision(0).kind == "use"
    state.apply(0, ELEKT.parse("use 0"))
    assert state.amber[0] == 1
    assert {card.id for card in state.hands[0]} == {"confessor", "symbiote"}


def test_a_card_of_the_box_may_be_changed() -> None:
    state = ELEKT.position({"cards": {"symbiote": {"symbols": "3A"}}})
    assert state.cards["symbiote"].symbols == (0, 0, 0, 3)
    assert ELEKT.position({}).cards["symbiote"].symbols != (0, 0, 0, 3)


@pytest.mark.parametrize(
    ("card", "field", "remedy"),
    [
        ({"symbol": "1M"}, "cards.witch.symbol", "“symbols”"),
        ({"symbols": 3}, "cards.witch.symbols", "a text"),
        ({"symbols": "1X"}, "cards.witch.symbols", '"2M 1A"'),
        ({"kind": "elit"}, "cards.witch.kind", "“elite”"),
        ({"abilities": [{"do": [{"do": "drow"}]}]}, "cards.witch.abilities.0.do.0.do", "“draw”"),
        (
            {"abilities": [{"do": [{"do": "attach"}]}]},
            "cards.witch.abilities.0.do.0.token",
            "token",
        ),
        ({"id": "other"}, "cards.witch.id", "witch"),
        ({"titles": 10**9}, "cards.witch.titles", "list"),
        ({"titles": True}, "cards.witch.titles", "list"),
        ("1M", "cards.witch", "a table"),
        (None, "cards.witch", "a table"),
    ],
)
def test_what_is_wrong_with_a_card_is_named(card: Any, field: str, remedy: str) -> None:
    for language in LANGUAGES:
        assert f"{field}" in refusal({"witch": card}, language)
    assert remedy in refusal({"witch": card})


@pytest.mark.parametrize("cards", [{7: {}}, {"": {}}, {"The Witch": {}}, {"pass": {}}, [], "witch"])
def test_ids_that_could_not_be_typed_are_refused(cards: Any) -> None:
    assert "cards" in refusal(cards)
