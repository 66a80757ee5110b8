"""Views, outcomes and events as JSON and back."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from ludotheque.games.claim.cards import DECK, FACTIONS, Card, Faction
from ludotheque.games.claim.events import EVENTS
from ludotheque.table import Notated, Outcome, Seat, from_json, plain, schema, to_json
from tests.table.support import CLAIM, play_on, unplayed


def test_every_view_of_a_match_comes_back_from_its_json() -> None:
    match = CLAIM.start(seed=7)
    views = [unplayed().view(None)]
    while not match.over:
        views += [match.view(viewer) for viewer in (Seat(0), Seat(1), None)]
        play_on(match, 1, seed=len(match.answers))
    views += [match.view(viewer) for viewer in (Seat(0), Seat(1), None)]
    for view in views:
        assert from_json(to_json(view), CLAIM.view_type) == view
        assert to_json(from_json(to_json(view), CLAIM.view_type)) == to_json(view)


def test_a_view_is_plain_data_with_the_text_of_cards() -> None:
    match = play_on(CLAIM.start(seed=7), 9)
    view: Any = match.view(Seat(0))
    data = plain(view)
    assert data["hand"] == [card.text for card in view.hand]
    assert data["tricks"][0]["led"] == view.tricks[0].led.text
    assert json.loads(json.dumps(data)) == data


def test_a_view_in_json_holds_no_card_that_its_viewer_has_not_seen() -> None:
    match = play_on(CLAIM.start(seed=7), 9)
    hidden = set(match.state.position()["hands"][1]) | set(match.state.position()["pile"])
    hidden -= set(match.state.position()["hands"][0]) | {"G0"}
    text = to_json(match.view(Seat(0))).decode()
    assert not [card for card in hidden if f'"{card}"' in text]


@pytest.mark.parametrize("kind", [CLAIM.view_type, Outcome, *EVENTS])
def test_a_schema_exists(kind: type) -> None:
    found = schema(kind)
    assert "$defs" in found or "properties" in found
    json.dumps(found)


def test_the_schema_of_a_view_has_every_field() -> None:
    found = schema(CLAIM.view_type)
    [view] = [entry for name, entry in found["$defs"].items() if name.endswith("View")]
    assert set(view["properties"]) == set(CLAIM.view_type.__struct_fields__)
    assert set(view["required"]) == set(CLAIM.view_type.__struct_fields__)


def test_every_card_and_faction_comes_back_from_its_text() -> None:
    for card in DECK:
        assert from_json(to_json(card), Card) is card
    for faction in FACTIONS:
        assert from_json(to_json(faction), Faction) is faction


@pytest.mark.parametrize("text", ['"K0"', '"Z3"', '""'])
def test_a_card_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises((ValueError, msgspec.ValidationError)):
        from_json(text.encode(), Card)


def test_an_outcome_comes_back_from_its_json() -> None:
    outcome = play_on(CLAIM.start(seed=7)).outcome
    assert outcome is not None
    assert from_json(to_json(outcome), Outcome) == outcome


def test_the_same_value_is_always_the_same_bytes() -> None:
    assert to_json({"b": 1, "a": {"d": 2, "c": 3}}) == b'{"a":{"c":3,"d":2},"b":1}'


def test_what_has_no_text_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="object"):
        to_json({"x": object()})
    with pytest.raises((TypeError, msgspec.ValidationError), match="Odd"):
        from_json(b'"x"', Odd)
    with pytest.raises(TypeError, match="Odd"):
        schema(Odd)


def test_a_notation_without_a_reader_cannot_be_read() -> None:
    with pytest.raises((ValueError, msgspec.ValidationError)):
        from_json(b'"x"', Notated)


class Odd:
    """A type of which JSON knows nothing."""
