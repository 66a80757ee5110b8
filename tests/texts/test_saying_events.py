"""Everything that happens can be said to everybody, in every language."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from ludotheque.games.claim.cards import DECK, FACTIONS
from ludotheque.games.claim.events import EVENTS
from ludotheque.players import players_for
from ludotheque.table import Event, Outcome, PerSeat, Phrase, Seat, SeatName, load
from ludotheque.texts import LANGUAGES, Language
from tests.texts.used import constants, trees

GAMES = 25


@cache
def history() -> tuple[tuple[Event, ...], tuple[Outcome, ...]]:
    """Play some whole random games; return what happened in them and how they ended."""
    events: list[Event] = []
    outcomes = []
    for seed in range(GAMES):
        match = load("claim").start(seed=seed)
        generator = Random(seed)
        while not match.over:
            seat = match.deciders[0]
            match.play(seat, match.decision(seat).draw(generator))
        events += match.events_since()
        assert match.outcome is not None
        outcomes.append(match.outcome)
    return tuple(events), tuple(outcomes)


def test_the_games_show_every_kind_of_event() -> None:
    assert {type(event) for event in history()[0]} == set(EVENTS)


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said_to_every_viewer(language: str, viewer: Seat | None) -> None:
    speaker = Language(language)
    names = {Seat(0): "Zoë", Seat(1): "greedy"}
    for event in dict.fromkeys(history()[0]):
        shown = event.seen_by(viewer)
        for said in (shown.phrase("claim"), event.phrase("claim")):
            for reader in (viewer, None):
                for known in (names, None):
                    text = speaker.say(said, reader, known)
                    assert text.strip() == text != ""
                    assert "{" not in text
                    assert "$" not in text
                    assert "\n" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_hidden_is_not_said(language: str) -> None:
    speaker = Language(language)
    for event in dict.fromkeys(history()[0]):
        if event.secret:
            owner: Seat = event.seat  # type: ignore[attr-defined]
            other = Seat(1 - owner)
            cards = event.cards if hasattr(event, "cards") else (event.card,)  # type: ignore[attr-defined]  # fmt: skip
            told = speaker.say(event.seen_by(other).phrase("claim"), other)
            full = speaker.say(event.phrase("claim"), owner)
            for card in cards:
                assert speaker.say(card.phrase) in full
                assert speaker.say(card.phrase) not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_addressed_and_others_are_named(language: str) -> None:
    speaker = Language(language)
    phrase = Phrase("claim-event-phase-two", seat=SeatName(Seat(1)))
    to_me = speaker.say(phrase, Seat(1), {Seat(1): "Zoë"})
    of_me = speaker.say(phrase, Seat(0), {Seat(1): "Zoë"})
    assert "Zoë" not in to_me
    assert "Zoë" in of_me
    assert "1" in speaker.say(phrase, Seat(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_a_reason_in_words(language: str) -> None:
    speaker = Language(language)
    written = constants(trees()[next(f for f in trees() if f.name == "votes.py")])
    reasons = {text for text in written if text.startswith("claim-")}
    assert {outcome.reason for outcome in history()[1]} <= reasons
    assert len(reasons) == 3
    for reason in reasons:
        assert speaker.text(reason)
        for result in ("won", "lost", "draw"):
            assert speaker.text("cli-result", result=result, winner="X", reason=Phrase(reason))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_faction_has_its_own_name(language: str) -> None:
    speaker = Language(language)
    assert len({speaker.say(card.phrase) for card in DECK}) == len(set(DECK))
    assert len({speaker.say(faction.phrase) for faction in FACTIONS}) == 5
    for card in DECK:
        assert str(card.value) in speaker.say(card.phrase)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101])
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_said_in_every_quantity(language: str, count: int) -> None:
    speaker = Language(language)
    said = [
        speaker.text("claim-board-opponent", name="greedy", cards=count),
        speaker.text("case-no-such-entry", part="7", count=count),
        speaker.text("claim-too-many", card="G1", found=count + 1, most=count),
    ]
    assert all(said)
    if count > 1:
        assert all(str(count) in text for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_for_how_many_it_is(language: str) -> None:
    speaker = Language(language)
    said = [
        speaker.text(message, game="x", seats="9", least=least, most=most)
        for message in ("cli-game-seats", "table-bad-seats")
        for least, most in ((1, 1), (1, 4), (2, 2), (2, 4), (3, 5))
    ]
    assert len(set(said)) == len(said)
    assert players_for("claim")


@pytest.mark.parametrize(("code", "you"), [("en", "You"), ("fr", "Vous"), ("pl", "Ty")])
def test_of_more_than_two_numbers_each_says_whose_it_is(code: str, you: str) -> None:
    counted = Phrase("elekt-event-match-ended", winner=SeatName(None), titles=PerSeat((2, 5, 0)))
    names = {Seat(0): "Ada", Seat(1): "Bo", Seat(2): "Cy"}
    said = Language(code).say(counted, Seat(1), names)
    assert f"{you} (5), Ada (2), Cy (0)" in said


@pytest.mark.parametrize(("code", "you"), [("en", "You"), ("fr", "Vous"), ("pl", "Ty")])
def test_among_several_seats_the_reader_is_you(code: str, you: str) -> None:
    order = [SeatName(Seat(seat)) for seat in (2, 1, 0)]
    names = {Seat(0): "Ada", Seat(1): "Bo", Seat(2): "Cy"}
    drawn = Phrase("elementa-event-lot-drawn", order=order)
    assert f"Cy, {you}, Ada" in Language(code).say(drawn, Seat(1), names)
    assert "Cy, Bo, Ada" in Language(code).say(drawn, None, names)
