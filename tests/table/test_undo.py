"""Undo: allowed while nothing hidden has been shown, refused with the reason otherwise."""

from __future__ import annotations

import pytest

from ludotheque.table import Event, Seat, UndoRefused
from tests.table.support import CLAIM, match_from, play_on, snapshot, unplayed

ME, YOU = Seat(0), Seat(1)
PHASE_TWO = {"phase": "two", "hands": ["U4 K6 D3", "U2 X7 G5"]}


def test_what_was_played_in_phase_two_can_be_taken_back() -> None:
    match = match_from(PHASE_TWO)
    before = snapshot(match)
    match.play(ME, "U4")
    match.undo(ME)
    assert snapshot(match) == before


def test_undo_takes_back_what_followed_too() -> None:
    match = match_from(PHASE_TWO)
    match.play(ME, "D3")
    before = snapshot(match)
    match.play(YOU, "X7")
    match.play(YOU, "G5")
    match.undo(YOU)
    match.undo(YOU)
    assert snapshot(match) == before
    match.undo(ME)
    assert match.answers == []


def test_after_undo_another_card_may_be_played_and_the_match_goes_on() -> None:
    match = play_on(CLAIM.start(seed=4), 40)
    seat = match.deciders[0]
    answers = len(match.answers)
    match.play(seat, match.decision(seat).actions[0])
    match.undo(seat)
    assert len(match.answers) == answers
    match.play(seat, match.decision(seat).actions[-1])
    play_on(match)
    assert match.over
    other = unplayed()
    other.replay(match.answers)
    assert snapshot(other) == snapshot(match)


def test_the_last_trick_can_be_taken_back_after_the_end() -> None:
    match = match_from({"phase": "two", "hands": ["U4", "U2"]})
    match.play(ME, "U4")
    match.play(YOU, "U2")
    assert match.over
    match.undo(YOU)
    assert match.deciders == (YOU,)
    assert match.outcome is None


def test_undo_is_refused_once_a_card_was_shown() -> None:
    match = match_from({"hands": ["U4 K6", "U2 X7"], "prize": "D1"})
    match.play(ME, "U4")
    before = snapshot(match)
    with pytest.raises(UndoRefused) as caught:
        match.undo(ME)
    assert caught.value.phrase.id == "table-undo-shown"
    assert caught.value.phrase.args["event"].id == "claim-event-card-played"
    assert snapshot(match) == before


def test_the_last_card_of_phase_one_stays_played_in_phase_two() -> None:
    match = match_from({"hands": ["U4", "U2"], "prize": "D1", "pile": "G3"})
    match.play(ME, "U4")
    match.play(YOU, "U2")
    assert match.state.position()["phase"] == "two"
    for seat in (ME, YOU):
        with pytest.raises(UndoRefused):
            match.undo(seat)


def test_who_has_played_nothing_has_nothing_to_take_back() -> None:
    match = match_from(PHASE_TWO)
    before = snapshot(match)
    for seat in (ME, YOU):
        with pytest.raises(UndoRefused) as caught:
            match.undo(seat)
        assert caught.value.phrase.id == "table-nothing-to-undo"
    assert snapshot(match) == before


def test_listeners_are_told_nothing_anew_by_an_undo() -> None:
    match = match_from(PHASE_TWO)
    match.play(ME, "D3")
    heard: list[Event] = []
    match.listen(heard.append)
    match.undo(ME)
    assert heard == []
    match.play(ME, "U4")
    assert [event.line() for event in heard] == ["card-played seat=0 card=U4 role=lead"]
