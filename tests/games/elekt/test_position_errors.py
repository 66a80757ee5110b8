"""Bad positions: one message that names the field."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.games.elekt.game import ELEKT
from ludotheque.table import Unreadable
from tests.games.elekt.playing import SETTINGS, started, steps

MISTAKES: list[tuple[str, Any]] = [
    ("seats", {"seats": 0}),
    ("seats", {"seats": 5}),
    ("seats", {"seats": "2"}),
    ("color", {"color": 1}),
    ("cards", {"cards": ["u"]}),
    ("cards.u", {"cards": {"u": 3}}),
    ("cards.u.symbols", {"cards": {"u": {"symbols": "3X"}}}),
    ("cards.u.kind", {"cards": {"u": {"kind": "wizard"}}}),
    ("cards.u.abilities.0.do.0.do", {"cards": {"u": {"abilities": [{"do": [{"do": "fly"}]}]}}}),
    ("cards.u.titles", {"cards": {"u": {"titles": -1}}}),
    ("phase", {"phase": "lunch"}),
    ("phase", {"phase": ["setup"]}),
    ("round", {"round": -1}),
    ("round", {"round": "1"}),
    ("sceptre", {"sceptre": 2}),
    ("direction", {"direction": "up"}),
    ("order", {"order": [0]}),
    ("order", {"order": [0, 7]}),
    ("order", {"order": "01"}),
    ("amber", {"amber": [1]}),
    ("amber", {"amber": [4, 0]}),
    ("amber", {"amber": [-1, 0]}),
    ("amber", {"amber": 3}),
    ("hands", {"hands": [["dragon"], []]}),
    ("hands", {"hands": [[7], []]}),
    ("hands", {"hands": [[], [], []]}),
    ("hands", {"hands": 1}),
    ("hands", {"hands": [["mechanical-staldorg"], []]}),
    ("known", {"known": [["nameless0"], []]}),
    ("dealt", {"dealt": "symbiote"}),
    ("enlisting", {"enlisting": [[0]]}),
    ("enlisting", {"enlisting": 4}),
    ("committed", {"committed": [[0, "symbiote S M"]]}),
    ("committed", {"committed": [0]}),
    ("zones", {"zones": []}),
    ("zones", {"zones": {"X": [[], []]}}),
    ("zones.S", {"zones": {"S": [["u"], []]}}),
    ("zones.S", {"zones": {"S": [[], [], ["nameless0"]]}}),
    ("zones.S", {"zones": {"S": 4}}),
    ("zones.S", {"zones": {"S": [["mechanical-staldorg"], []]}}),
    ("tokens", {"tokens": {"dragon": "1A"}}),
    ("tokens", {"tokens": {"nameless0": "1A"}}),
    ("tokens.nameless0", {"zones": {"S": [["nameless0"], []]}, "tokens": {"nameless0": "A"}}),
    ("supply", {"supply": "6/6/6"}),
    ("supply", {"supply": "6/6/6/x"}),
    ("supply", {"supply": "6/6/6/8"}),
    ("silenced", {"silenced": ["nameless0"]}),
    ("silenced", {"silenced": 1}),
    ("face", {"face": {"S": "nameless0"}}),
    ("face", {"face": {"S": "library-of-forbidden-books"}}),
    ("face", {"face": {"X": None}}),
    ("decks", {"decks": {"X": []}}),
    ("decks.S", {"decks": {"S": ["symbiote"]}}),
    ("elite", {"elite": ["master-of-spies"]}),
    ("discard", {"discard": ["master-of-spies"]}),
    ("won", {"won": [["symbiote"], []]}),
    ("box", {"box": ["symbiote"]}),
    ("gone", {"gone": ["symbiote"]}),
    ("masters", {"masters": ["symbiote"]}),
    ("face_down", {"face_down": ["symbiote"]}),
    ("passed", {"passed": [2]}),
    ("passed", {"passed": 0}),
    ("assigned", {"assigned": [1]}),
    ("used", {"used": [["nameless0"]]}),
    ("used", {"used": [["nameless0", 4]]}),
    ("boosts", {"boosts": [[0, 9, 1]]}),
    ("boosts", {"boosts": [5]}),
    ("contest", {"contest": [3, 0]}),
    ("contest", {"contest": 1}),
    ("ban", {"ban": {"step": "banning.Nothing"}}),
    ("ban", {"ban": {"card": "symbiote"}}),
    ("sceptre_giver", {"sceptre_giver": 4}),
    ("seals", {"seals": -1}),
    ("extra_titles", {"extra_titles": "1"}),
    ("last_zone", {"last_zone": 3}),
    ("winner", {"winner": 2}),
    ("turn", {"turn": 2}),
    ("zone", {"phase": "confrontation", "zone": "X"}),
    ("next", {"phase": "confrontation", "next": ["X"]}),
    ("next", {"phase": "confrontation", "next": 1}),
    ("agenda", {"agenda": 1}),
    ("agenda", {"agenda": [{"step": "rules.nothing"}]}),
    ("agenda", {"agenda": [7]}),
    ("pending", {"agenda": [], "pending": {"kind": "ban"}}),
    ("pending", {"agenda": [], "pending": 1}),
    ("asked", {"agenda": [], "asked": ["nothing", [0]]}),
    ("asked", {"agenda": [], "asked": ["ban", [0]]}),
    ("asked", {"agenda": [], "asked": 1}),
    ("position", {"hands": [["nameless0", "nameless0"], []]}),
    ("position", {"hands": [["nameless0"], []], "discard": ["nameless0"]}),
]
JUNK: list[Any] = [
    None, True, -1, 0, 3, 99, 1.5, "", "x", "symbiote", "1A", [], [[]], [0], [[0]], ["symbiote"],
    [["symbiote"], ["symbiote"]], {}, {"S": 1}, {"S": [[1]]}, {"symbiote": "9A"}, {"step": "x"},
    [{"step": "rules.Turn", "with": [9]}], [[0, "keep symbiote"]], {"kind": "ban"}, [[0, 0, 0]],
]  # fmt: skip


def field_of(error: Unreadable) -> str:
    """Return the field that a message names."""
    assert error.phrase.id == "position-field", error
    return str(error.phrase.args["field"])


@pytest.mark.parametrize(("field", "given"), MISTAKES, ids=lambda value: str(value)[:60])
def test_the_field_of_a_mistake_is_named(field: str, given: dict[str, Any]) -> None:
    with pytest.raises(Unreadable) as error:
        ELEKT.position(given)
    assert field_of(error.value) == field


@pytest.mark.parametrize("given", [None, 3, "hands", []])
def test_a_position_is_a_mapping(given: Any) -> None:
    with pytest.raises(Unreadable):
        ELEKT.position(given)


@pytest.mark.parametrize(("seats", "edition"), SETTINGS)
def test_whatever_stands_in_a_field_no_other_error_comes_out(seats: int, edition: str) -> None:
    """A whole position with one field or one entry of it replaced by rubbish."""
    generator = Random(f"{seats} {edition}")
    refused = 0
    for number, match in enumerate(steps(started(seats, 3, edition=edition), 3, most=60)):
        if number % 6:
            continue
        position = match.state.position()
        assert ELEKT.position(position, match.options).position() == position
        for field in position:
            for _ in range(3):
                rubbish = replaced(position[field], generator)
                try:
                    state = ELEKT.position({**position, field: rubbish}, match.options)
                    state.view(None)
                    state.position()
                except Unreadable:
                    refused += 1
    assert refused > 100


def replaced(value: Any, generator: Random) -> Any:
    """Replace a value, or one that stands in it, by rubbish."""
    if value and isinstance(value, list) and generator.random() < 0.5:
        at = generator.randrange(len(value))
        return [*value[:at], replaced(value[at], generator), *value[at + 1 :]]
    if value and isinstance(value, dict) and generator.random() < 0.5:
        key = generator.choice(list(value))
        return {**value, key: replaced(value[key], generator)}
    return generator.choice(JUNK)
