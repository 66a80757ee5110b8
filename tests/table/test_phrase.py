"""Phrases and errors: things to be said, without their words."""

from __future__ import annotations

import pickle

import pytest

from ludotheque.games.claim.cards import Card
from ludotheque.table import (
    IllegalAction,
    LudothequeError,
    Phrase,
    PickSeat,
    Seat,
    SeatName,
    Shuffle,
    UndoRefused,
    Unreadable,
    Violation,
)

PHRASE = Phrase("claim-event-prize-taken", seat=SeatName(Seat(1)), card=Card.read("U4"))


def test_a_phrase_says_itself_in_english() -> None:
    assert str(Phrase("claim-card", faction="undead", value=4)) == "Undead 4"
    assert str(PHRASE) == "seat 1 takes Undead 4 as a follower."


def test_without_texts_a_phrase_shows_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Phrase, "speak", None)
    assert str(Phrase("some-id", n=1)) == "Phrase('some-id', n=1)"


def test_a_phrase_shows_its_id_and_arguments() -> None:
    assert repr(PHRASE) == "Phrase('claim-event-prize-taken', seat=SeatName(1), card=<U4>)"
    assert repr(Phrase("claim-hidden")) == "Phrase('claim-hidden')"


def test_phrases_are_equal_by_id_and_arguments() -> None:
    same = Phrase("claim-event-prize-taken", seat=SeatName(Seat(1)), card=Card.read("U4"))
    assert same == PHRASE
    assert hash(same) == hash(PHRASE)
    assert Phrase("a", x=1) != Phrase("a", x=2)
    assert Phrase("a", x=1) != Phrase("b", x=1)
    assert Phrase("a") != "a"
    assert SeatName(Seat(1)) != SeatName(None)


def test_equal_phrases_have_equal_hashes_whatever_the_order_of_their_arguments() -> None:
    one, other = Phrase("a", x=1, y=2), Phrase("a", y=2, x=1)
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize(
    "value",
    [
        PHRASE,
        Phrase("table-illegal", reason=PHRASE, clause="CLAIM-3.9"),
        SeatName(None),
        PickSeat("leads", Seat(1)),
        Shuffle((Card.read("U4"), Card.read("K6"))),
        Card.read("G0"),
    ],
)
def test_what_is_said_and_answered_can_be_pickled(value: object) -> None:
    again = pickle.loads(pickle.dumps(value))
    assert again == value
    assert repr(again) == repr(value)


def test_a_card_is_the_same_object_after_pickling() -> None:
    card = Card.read("G0")
    assert pickle.loads(pickle.dumps(card)) is card


VIOLATION = Violation("CLAIM-3.9", Phrase("claim-not-in-hand", card=Card.read("U4")))


@pytest.mark.parametrize(
    "error", [Unreadable(PHRASE), UndoRefused(PHRASE), LudothequeError(PHRASE)]
)
def test_an_error_can_be_pickled_as_processes_do(error: LudothequeError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.phrase == error.phrase
    assert str(again) == str(PHRASE)


def test_an_illegal_action_can_be_pickled_as_processes_do() -> None:
    again = pickle.loads(pickle.dumps(IllegalAction(VIOLATION)))
    assert isinstance(again, IllegalAction)
    assert again.clause == "CLAIM-3.9"
    assert again.reason == VIOLATION.phrase
    assert str(again) == str(IllegalAction(VIOLATION))


def test_an_illegal_action_says_reason_and_clause() -> None:
    error = IllegalAction(VIOLATION)
    assert str(error) == "You do not have Undead 4 in hand. (CLAIM-3.9)"
    assert error.violation is VIOLATION
    assert VIOLATION.geometry is None
    assert repr(VIOLATION).startswith("Violation('CLAIM-3.9'")
