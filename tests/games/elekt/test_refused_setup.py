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
