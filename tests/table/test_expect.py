"""Paths into plain data."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.table.expect import Difference, Problem, check, look_up

DATA: dict[str, Any] = {
    "hands": [["U4", "K6"], []],
    "led": None,
    "votes": {"U": {"counts": [1, 0]}},
}


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("hands", [["U4", "K6"], []]),
        ("hands.0", ["U4", "K6"]),
        ("hands.0.1", "K6"),
        ("led", None),
        ("votes.U.counts.0", 1),
    ],
)
def test_a_path_leads_to_its_value(path: str, found: Any) -> None:
    assert look_up(DATA, path) == found


@pytest.mark.parametrize(
    ("path", "place", "id"),
    [
        ("hand", "hand", "case-no-such-part"),
        ("hand.0", "hand", "case-no-such-part"),
        ("votes.K.counts", "votes.K", "case-no-such-part"),
        ("hands.2", "hands.2", "case-no-such-entry"),
        ("hands.-1", "hands.-1", "case-no-such-entry"),
        ("hands.first", "hands.first", "case-no-such-entry"),
        ("led.value", "led.value", "case-nothing-inside"),
        ("hands.0.0.0", "hands.0.0.0", "case-nothing-inside"),
        ("", "", "case-no-such-part"),
    ],
)
def test_a_path_that_leads_nowhere_says_where_it_ended(path: str, place: str, id: str) -> None:
    with pytest.raises(Problem) as caught:
        look_up(DATA, path)
    assert caught.value.path == place
    assert caught.value.phrase.id == id


def test_a_missing_part_names_those_that_are_there() -> None:
    with pytest.raises(Problem) as caught:
        look_up(DATA, "votes.K")
    assert caught.value.phrase.args == {"part": "K", "known": ["U"]}


def test_equal_values_make_no_difference() -> None:
    assert check("hands", DATA["hands"], ["U4 K6", ""]) == []
    assert check("led", None, None) == []


def test_a_text_is_no_list_where_no_list_was_found() -> None:
    assert check("x", "U4 K6", "U4 K6") == []
    assert check("x", "U4 K6", ["U4", "K6"]) == [Difference("x", ["U4", "K6"], "U4 K6")]


def test_numbers_and_truth_values_are_told_apart_from_texts() -> None:
    assert check("x", 1, "1") == [Difference("x", "1", 1)]


def test_a_matcher_and_a_path_do_not_mix() -> None:
    with pytest.raises(Problem):
        check("hands", DATA["hands"], {"count": 2, "7": "U4"})
