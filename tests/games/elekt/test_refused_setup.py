"""A setup that is refused cannot be written as a case file (ELEKT-C34)."""

from __future__ import annotations

import pytest

from ludotheque.games.elekt.game import ELEKT
from ludotheque.table import Unreadable

POLISH = {"edition": "pl"}


@pytest.mark.rule("ELEKT-0.4")
def test_the_polish_edition_cannot_be_played_alone() -> None:
    with pytest.raises(Unreadable) as refused:
        ELEKT.begin(1, ELEKT.read_options(POLISH))
    assert refused.value.phrase.id == "elekt-no-solo"


@pytest.mark.rule("ELEKT-0.4")
def test_nor_can_it_be_taken_up_in_the_middle() -> None:
    with pytest.raises(Unreadable) as refused:
        ELEKT.position({"seats": 1}, ELEKT.read_options(POLISH))
    assert refused.value.phrase.id == "elekt-no-solo"


@pytest.mark.rule("ELEKT-0.2")
def test_the_french_edition_can() -> None:
    assert ELEKT.begin(1, ELEKT.read_options({"edition": "fr"})).solo


@pytest.mark.rule("ELEKT-0.10")
def test_who_is_not_there_cannot_be_first() -> None:
    third = ELEKT.read_options({"first_player": "2 clockwise"})
    assert ELEKT.begin(3, third).settings.first_player == "2 clockwise"
    with pytest.raises(Unreadable) as refused:
        ELEKT.begin(2, third)
    assert refused.value.phrase.id == "elekt-no-such-first"
    with pytest.raises(Unreadable) as refused:
        ELEKT.position({"seats": 2, "phase": "setup"}, third)
    assert refused.value.phrase.id == "elekt-no-such-first"
