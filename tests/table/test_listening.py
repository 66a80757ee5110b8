"""Events: built only when somebody listens, and told in order."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.claim import rules
from ludotheque.games.claim.cards import Card, Faction
from ludotheque.games.claim.events import EVENTS, CardsDealt, VoidShown
from ludotheque.table import Event, Phrase, Seat, SeatName
from tests.table.support import CLAIM, FOLLOWING, match_from, play_on, unplayed

BUILT_BY_RULES = [event.__name__ for event in EVENTS]


def _never(*_: Any) -> Event:
    raise AssertionError("an event was built although nobody listens")


def test_no_event_is_built_while_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in BUILT_BY_RULES:
        monkeypatch.setattr(rules, name, _never)
    match = play_on(CLAIM.start(seed=7))
    assert match.over


def test_events_are_built_for_a_listener(monkeypatch: pytest.MonkeyPatch) -> None:
    match = CLAIM.start(seed=7)
    match.listen(lambda _: None)
    for name in BUILT_BY_RULES:
        monkeypatch.setattr(rules, name, _never)
    with pytest.raises(AssertionError, match="nobody listens"):
        play_on(match, 1)


def test_a_listener_hears_everything_from_the_moment_it_listens() -> None:
    match = CLAIM.start(seed=7)
    play_on(match, 5)
    heard: list[Event] = []
    match.listen(heard.append)
    play_on(match)
    assert heard == match.events_since(2 + 5)


def test_all_listeners_hear_the_same() -> None:
    match = unplayed()
    first: list[Event] = []
    second: list[Event] = []
    match.listen(first.append)
    match.listen(second.append)
    match.replay(play_on(CLAIM.start(seed=7)).answers)
    assert first == second == match.events_since()


def test_events_since_the_start_are_the_whole_match() -> None:
    match = play_on(CLAIM.start(seed=7))
    kinds = [event.kind for event in match.events_since()]
    assert kinds[:3] == ["first-leader", "cards-dealt", "cards-dealt"]
    assert kinds[-1] == "match-ended"
    assert kinds.count("card-played") == 52
    assert match.events_since(len(match.answers)) == []


def test_events_since_an_answer_begin_with_that_answer() -> None:
    match = play_on(CLAIM.start(seed=7), 10)
    seat, card = match.answers[6]
    first = match.events_since(6)[0]
    assert first.line() == f"card-played seat={seat} card={card.text} role=lead"
    assert match.events_since(4)[-len(match.events_since(6)) :] == match.events_since(6)


def test_asking_for_events_changes_nothing() -> None:
    match = match_from(FOLLOWING)
    match.play(Seat(1), "X1")
    before = (match.state.position(), list(match.answers))
    assert match.events_since()[0].kind == "card-played"
    assert (match.state.position(), match.answers) == before


def test_a_secret_field_is_seen_by_its_owner_only() -> None:
    event = CardsDealt(Seat(1), (Card.read("U4"), Card.read("K6")))
    assert event.seen_by(Seat(1)) is event
    assert event.line() == "cards-dealt seat=1 cards=U4,K6"
    for viewer in (Seat(0), None):
        assert event.seen_by(viewer).line() == "cards-dealt seat=1 cards=?"


def test_an_open_event_is_the_same_for_everybody() -> None:
    event = VoidShown(Seat(0), Faction.read("K"))
    assert event.seen_by(None) is event
    assert event.line() == "void-shown seat=0 faction=K"


def test_an_event_says_itself_with_names_for_seats_and_a_word_for_what_is_hidden() -> None:
    event = CardsDealt(Seat(1), (Card.read("U4"),))
    assert event.phrase("claim") == Phrase(
        "claim-event-cards-dealt", seat=SeatName(Seat(1)), cards=(Card.read("U4"),)
    )
    assert event.seen_by(None).phrase("claim").args["cards"] == Phrase("claim-hidden-cards")
