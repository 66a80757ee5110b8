"""Reading and writing answers (docs/positions/elekt.md)."""

from __future__ import annotations

import pytest

from ludotheque.games.elekt.actions import WORDS
from ludotheque.games.elekt.game import ELEKT
from ludotheque.table import CHANCE, Shuffle, Unreadable
from tests.games.elekt.playing import SETTINGS, started, steps


@pytest.mark.parametrize(("seats", "edition"), SETTINGS)
def test_every_legal_answer_can_be_written_and_read_back(seats: int, edition: str) -> None:
    for match in steps(started(seats, 9, edition=edition), 9, most=200):
        for seat in match.deciders:
            for action in match.decision(seat).actions:
                text = ELEKT.notate(action)
                assert ELEKT.parse(text) == action
                assert ELEKT.parse(f"  {text.replace(' ', '   ')} ") == action


@pytest.mark.parametrize("word", WORDS)
def test_the_words_are_answers(word: str) -> None:
    assert ELEKT.notate(ELEKT.parse(word)) == word


@pytest.mark.parametrize(
    "text",
    ["", "   ", "to x", "to 0 left", "to 0 clockwise twice", "to -1", "/", "symbiote/",
     "/symbiote", "symbiote S M", "A symbiote confessor now", "x" * 2001],
)  # fmt: skip
def test_what_has_no_form_is_refused_and_named(text: str) -> None:
    with pytest.raises(Unreadable) as error:
        ELEKT.parse(text)
    assert error.value.phrase.id == "elekt-unreadable"
    assert text.strip()[:80] in str(error.value)


def test_a_shuffle_is_its_cards_in_order() -> None:
    match = started(2, 4)
    [*shuffles] = [action for seat, action in match.answers if seat == CHANCE]
    assert len(shuffles) == 5
    for shuffle in shuffles:
        assert isinstance(shuffle, Shuffle)
        assert ELEKT.parse(ELEKT.notate(shuffle)) == shuffle
