"""What is said before a match begins: options, seats, seeds."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from ludotheque.table import CHANCE, Option, Seat, Unreadable, seat_text
from ludotheque.table.game import read_seed
from ludotheque.table.options import read_options
from ludotheque.table.seat import parse_seat
from tests.table.support import CLAIM, refused

OPTIONS = (
    Option("first_leader", ("drawn", 0, 1), "drawn"),
    Option("open", (False, True), default=False),
)


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({}, {"first_leader": "drawn", "open": False}),
        ({"first_leader": 1}, {"first_leader": 1, "open": False}),
        ({"first_leader": "1"}, {"first_leader": 1, "open": False}),
        ({"first_leader": "Drawn"}, {"first_leader": "drawn", "open": False}),
        ({"open": "true"}, {"first_leader": "drawn", "open": True}),
        ({"open": True, "first_leader": 0}, {"first_leader": 0, "open": True}),
    ],
)
def test_options_are_read_and_defaults_filled_in(given: dict[str, Any], read: Any) -> None:
    found = read_options("claim", OPTIONS, given)
    assert found == read
    assert [type(value) for value in found.values()] == [type(value) for value in read.values()]


def test_an_unknown_option_is_named_with_those_that_there_are() -> None:
    with pytest.raises(Unreadable) as caught:
        CLAIM.start(seed=1, colour="red")
    assert caught.value.phrase.id == "table-unknown-option"
    for word in ("colour", "first_leader", "claim"):
        assert word in str(caught.value)


@pytest.mark.parametrize("value", [2, -1, "2", True, False, 0.0, 1.0, None, [0], ""])
def test_a_bad_value_of_an_option_is_named_with_those_that_are_allowed(value: Any) -> None:
    with pytest.raises(Unreadable) as caught:
        CLAIM.start(seed=1, first_leader=value)
    assert caught.value.phrase.id == "table-bad-option-value"
    for word in ("first_leader", "drawn", "0", "1", str(value)):
        assert word in str(caught.value)


@pytest.mark.parametrize("seats", [0, 1, 3, -2, 100])
def test_a_wrong_number_of_seats_is_named(seats: int) -> None:
    with pytest.raises(Unreadable) as caught:
        CLAIM.start(seats=seats, seed=1)
    assert caught.value.phrase.id == "table-bad-seats"
    assert str(seats) in str(caught.value)


def test_the_number_of_seats_may_be_left_out() -> None:
    assert CLAIM.start(seed=1).seats == 2
    assert CLAIM.start(2, 1).answers == CLAIM.start(seed=1).answers


@pytest.mark.parametrize("seed", ["x", "", "-7", -7, "1.5", 1.5, True, None, "0x10", "²", "1 2"])
def test_a_seed_that_is_no_whole_number_is_named(seed: Any) -> None:
    with pytest.raises(Unreadable) as caught:
        read_seed(seed)
    assert caught.value.phrase.id == "table-bad-seed"
    assert str(seed) in str(caught.value)


def test_a_seed_of_thousands_of_digits_is_taken_or_named() -> None:
    for digits in (4000, 5000):
        message = refused(partial(read_seed, "9" * digits))
        assert message is None or "seed" in message


@pytest.mark.parametrize(("seed", "read"), [("7", 7), (7, 7), (0, 0), ("007", 7), (2**70, 2**70)])
def test_a_whole_number_is_a_seed(seed: Any, read: int) -> None:
    assert read_seed(seed) == read


@pytest.mark.parametrize("seat", [Seat(0), Seat(1), Seat(12), CHANCE])
def test_a_seat_comes_back_from_its_text(seat: Seat) -> None:
    assert parse_seat(seat_text(seat)) == seat


@pytest.mark.parametrize("text", ["x", "", "-1", -1, True, None, 1.0, "1.0", "spectator", [0]])
def test_what_is_no_seat_is_none(text: Any) -> None:
    assert parse_seat(text) is None


def test_a_spectator_has_a_name_but_no_seat() -> None:
    assert seat_text(None) == "spectator"
