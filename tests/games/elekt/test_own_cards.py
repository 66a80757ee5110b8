"""A position may bring cards of its own; whatever is wrong with one is named by its field."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.games.elekt.inventory import cards_in
from ludotheque.players import Budget, load_player
from ludotheque.table import (
    Match,
    Seat,
    Unreadable,
    load,
    read_record,
    record_of,
    write_record,
)
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
        (None, "cards.witch", "“witch”"),
    ],
)
def test_what_is_wrong_with_a_card_is_named(card: Any, field: str, remedy: str) -> None:
    for language in LANGUAGES:
        assert f"{field}" in refusal({"witch": card}, language)
    assert remedy in refusal({"witch": card})


@pytest.mark.parametrize("cards", [{7: {}}, {"": {}}, {"The Witch": {}}, {"pass": {}}, [], "witch"])
def test_ids_that_could_not_be_typed_are_refused(cards: Any) -> None:
    assert "cards" in refusal(cards)


# --- Whole matches --------------------------------------------------------------------------------


SET_UP = {"phase": "setup", "cards": {"witch": WITCH, "symbiote": None}}


def begun(seed: int = 3) -> Match[Any, Any]:
    options = ELEKT.read_options({})
    state = ELEKT.position(SET_UP, options)
    return Match(ELEKT, state, options, 2, generator=Random(seed), begun_from=SET_UP)


def test_a_match_from_set_up_has_the_new_card_and_not_the_old() -> None:
    match = begun()
    there = {card.id for card in cards_in(match.state)}
    assert "witch" in there and "symbiote" not in there
    assert len(match.state.elite) + sum(map(len, match.state.dealt)) == 34


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_bots_play_a_whole_match_and_its_record_is_whole(player: str) -> None:
    match, generator = begun(), Random(1)
    bots = [load_player(player, "elekt") for _ in range(2)]
    while not match.over:
        for seat in match.deciders:
            view, decision = match.view(seat), match.decision(seat)
            thought = bots[seat].think(view, decision, Budget(), generator)
            match.play(seat, thought.action)
    text = write_record(record_of(match, [player, player]))
    again = read_record(text)
    assert again.outcome == match.outcome
    assert again.match().state.position() == match.state.position()
    assert '"witch"' in text.splitlines()[0]


def test_a_view_tells_of_the_cards_that_the_box_has_not() -> None:
    match = begun()
    view: Any = match.view(Seat(0))
    assert view.cards["witch"]["symbols"] == "1M 1B"
    assert view.cards["symbiote"] is None
    state = ELEKT.imagine(view, Random(0))
    assert state.cards["witch"].entry == match.state.cards["witch"].entry
    assert "symbiote" not in state.cards
    plain: Any = ELEKT.position({}).view(Seat(0))
    assert plain.cards == {}


def test_a_position_with_cards_taken_out_is_written_and_read_again() -> None:
    written = begun().state.position()
    assert written["cards"]["symbiote"] is None
    assert ELEKT.position(written).position() == written


@pytest.mark.parametrize("id", ["dragon", "master-of-spies"])
def test_what_is_not_there_or_named_by_the_rules_cannot_be_taken_out(id: str) -> None:
    assert f"cards.{id}" in refusal({id: None})


def test_a_shuffle_of_cards_that_no_box_has_is_read() -> None:
    assert ELEKT.parse("witch acolyte0 warlock").text == "witch acolyte0 warlock"
