"""Positions: what is left out, what goes there and back, and mistakes that name their field."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.position import FIELDS
from ludotheque.table import CHANCE, Seat, Unreadable, to_json
from tests.games.elementa.playing import asked, at, moments, play

CARDS = {"a": {"power": 2, "cost": "Fi"}, "e": {"kind": "environment"}}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_goes_there_and_back_at_every_moment(seats: int) -> None:
    options = ELEMENTA.read_options({})
    for state in moments(seats, seats):
        written = state.position()
        again = ELEMENTA.position(written, options)
        assert again.position() == written
        for viewer in (*map(Seat, range(seats)), None):
            assert to_json(again.view(viewer)) == to_json(state.view(viewer))


def test_a_match_goes_on_from_a_position_as_it_would_have() -> None:
    """Whatever is open can be answered, also with answers that are not listed."""
    options = ELEMENTA.read_options({})
    for state in moments(2, 7):
        again = ELEMENTA.position(state.position(), options)
        for seat in state.deciders:
            decision = again.decision(seat)
            assert decision.actions == state.decision(seat).actions
            assert all(decision.accepts(action) for action in decision.actions)


def test_a_resumed_change_may_be_any_part_of_what_one_has() -> None:
    match = at(seats=2, phase="round-end", turn=4, points=[2, 1], ready=["Fi Fi Wa", ""])
    again = at(**match.state.position())
    assert asked(again) == "change 0"
    play(again, "0 change Fi Wa")
    assert again.state.crystals == [2, 0]


def test_what_is_left_out_is_a_game_of_two_in_its_first_combat() -> None:
    state = at(hands=["cinder-imp spark-rat", "cinder-imp spark-rat"]).state
    assert state.seats == 2
    assert (state.round, state.turn, state.combat) == (1, 1, 0)
    assert state.points == state.crystals == state.rounds_won == [0, 0]
    assert state.ready == state.used == state.temporary == [(0, 0, 0, 0)] * 2
    assert state.environments == ()


@pytest.mark.rule("ELEM-12.1")
def test_in_casual_play_what_was_put_aside_is_known_to_all() -> None:
    match = at(
        options={"discards": "open"}, cards=CARDS, hands=["a a", "a a"],
        aside=["cinder-imp spark-rat", ""],
    )  # fmt: skip
    known = match.state.view(Seat(1)).knows[0]
    assert known is not None
    assert known.aside == known.seen == ("cinder-imp", "spark-rat")


MISTAKES: list[tuple[str, Any]] = [
    ("seats", 1),
    ("seats", 5),
    ("seats", "2"),
    ("seats", True),
    ("cards", []),
    ("cards", {"a": 3}),
    ("cards", {"a": {"power": "strong"}}),
    ("cards", {"a": {"power": -1}}),
    ("cards", {"a": {"cost": "Light"}}),
    ("cards", {"a": {"kind": "resource"}}),
    ("cards", {"a": {"colour": "red"}}),
    ("cards", {"a": {"effects": [{"do": [{"do": "fly"}]}]}}),
    ("cards", {"a": {"effects": [{"do": []}]}}),
    ("cards", {"a": {"effects": [{"when": "turn-end", "do": [{"do": "gain", "what": "points"}]}]}}),
    ("cards", {"e": {"kind": "environment", "power": 3}}),
    ("phase", "breakfast"),
    ("phase", None),
    ("decks", 3),
    ("decks", [3, None]),
    ("environments", ["nobody", None]),
    ("environments", ["cinder-imp", None]),
    ("environments", [None, None, None]),
    ("round", -1),
    ("round", 0),
    ("turn", 0),
    ("turn", 5),
    ("turn", "1"),
    ("combat", 0),
    ("combat", 5),
    ("fighting", "yes"),
    ("rounds_won", [0]),
    ("rounds_won", [0, -1]),
    ("points", [0, -1]),
    ("points", [0, 1.5]),
    ("points", 3),
    ("crystals", [0, "3"]),
    ("crystals", [0, 1000]),
    ("ready", ["Fi", "Light"]),
    ("ready", [3, ""]),
    ("ready", ["", "", ""]),
    ("used", "Fi"),
    ("temporary", ["fi", ""]),
    ("piles", 3),
    ("piles", [[], [], []]),
    ("piles", [["", "", "", "", ""], []]),
    ("piles", [["nobody"], []]),
    ("piles", [3, []]),
    ("hands", ["nobody", ""]),
    ("hands", ["heart-of-the-volcano", ""]),
    ("hands", [3, ""]),
    ("hands", 3),
    ("laid", ["nobody", None]),
    ("laid", "cinder-imp"),
    ("aside", [["nobody"]]),
    ("discards", ["", "", ""]),
    ("fought", [3, None]),
    ("unpaid", 3),
    ("unpaid", [2]),
    ("winners", ["a"]),
    ("losers", [-1]),
    ("tied", [None]),
    ("spent", "Light"),
    ("spent", 3),
    ("lasting", [3]),
    ("lasting", [{"kind": "set"}]),
    ("lasting", 3),
    ("uses", [["turn"]]),
    ("uses", [3]),
    ("known", []),
    ("known", [3] * 4),
    ("known", 3),
    ("known", [{"hand": ["nobody"]}] * 4),
    ("known", [{"later": [[]]}] * 4),
    ("committed", [[0, "sing"]]),
    ("committed", [3]),
    ("committed", [[7, "done"]]),
    ("agenda", 3),
    ("agenda", [3]),
    ("agenda", [{"step": "sing"}]),
    ("agenda", [{"step": "rules.Turn", "with": [1, 2, 3]}]),
    ("agenda", [{}]),
    ("agenda", [{"step": "paying.AskPayment", "with": [1.5]}]),
    ("weather", "rain"),
]


@pytest.mark.parametrize(("field", "value"), MISTAKES, ids=str)
def test_a_mistake_names_its_field(field: str, value: Any) -> None:
    with pytest.raises(Unreadable) as refused:
        ELEMENTA.position({"hands": ["cinder-imp", "spark-rat"], field: value})
    assert refused.value.phrase.id == "position-field"
    assert str(refused.value.phrase.args["field"]).partition(".")[0] == field


@pytest.mark.parametrize(
    "pending",
    [
        3,
        {},
        {"kind": "sing", "seat": 0, "options": ["done"], "then": {"step": "changing.changes"}},
        {"kind": "change", "seat": 9, "options": ["done"], "then": {"step": "changing.changes"}},
        {"kind": "change", "seat": 0, "options": ["sing"], "then": {"step": "changing.changes"}},
        {"kind": "change", "seat": 0, "options": 3, "then": {"step": "changing.changes"}},
        {"kind": "change", "seat": 0, "options": ["done"], "then": {"step": "sing"}},
    ],
    ids=str,
)
def test_a_mistake_in_the_open_choice_names_it(pending: Any) -> None:
    with pytest.raises(Unreadable) as refused:
        ELEMENTA.position({"agenda": [], "pending": pending})
    assert refused.value.phrase.args["field"] == "pending"


@pytest.mark.parametrize(
    "asked_of", [3, ["sing", [0]], ["lay", 3], ["lay", [9]], ["lay"], [[], []]]
)
def test_a_mistake_in_the_open_question_names_it(asked_of: Any) -> None:
    with pytest.raises(Unreadable) as refused:
        ELEMENTA.position({"agenda": [], "asked": asked_of})
    assert refused.value.phrase.args["field"] == "asked"


@pytest.mark.parametrize("data", [[], 3, "seats", None])
def test_a_position_is_a_mapping(data: Any) -> None:
    with pytest.raises(Unreadable):
        ELEMENTA.position(data)


def test_no_field_is_written_that_is_not_read() -> None:
    for state in moments(3, 1):
        assert tuple(state.position()) == FIELDS
        if CHANCE in state.deciders:
            break


JUNK: list[Any] = [
    None, True, -1, 0, 3, 99, 1.5, "", "x", "cinder-imp", "Fi", [], [[]], [0], [[0]], {},
    ["cinder-imp"], [["cinder-imp"], [["spark-rat"]]], {"hand": 1}, {"step": "x"}, {"kind": "pay"},
    [{"step": "rules.Turn", "with": [9]}], [{"step": "rules.Turn", "with": ["x"]}],
    [[0, "lay cinder-imp"]], [["turn", 0, "cinder-imp", 0]], ["lay", [0]], {"cinder-imp": {}},
]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3])
def test_whatever_stands_in_a_field_no_other_error_comes_out(seats: int) -> None:
    """A whole position with one field, or one entry of it, replaced by rubbish."""
    generator = Random(seats)
    tried = refused = 0
    for number, state in enumerate(moments(seats, seats)):
        if number % 12:
            continue
        position = state.position()
        for field in position:
            tried += 1
            try:
                given = {**position, field: replaced(position[field], generator)}
                again = ELEMENTA.position(given)
                again.view(None)
                again.position()
            except Unreadable:
                refused += 1
    assert tried > refused > tried / 3


def replaced(value: Any, generator: Random) -> Any:
    """Replace a value, or one that stands in it, by rubbish."""
    if value and isinstance(value, list) and generator.random() < 0.5:
        at_ = generator.randrange(len(value))
        return [*value[:at_], replaced(value[at_], generator), *value[at_ + 1 :]]
    if value and isinstance(value, dict) and generator.random() < 0.5:
        key = generator.choice(list(value))
        return {**value, key: replaced(value[key], generator)}
    return generator.choice(JUNK)
