"""What a pack names in three languages is said by its name in the reader's language."""

from __future__ import annotations

import pytest

from ludotheque.games.elekt.cards import Names
from ludotheque.table import Notated, Phrase
from ludotheque.texts import Language


class Named(Notated):
    """Something on the table with a name in every language."""

    text = "acolyte0"
    names = Names("Acolyte", "Acolyte de la nuit", "Akolita")


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "Acolyte is discarded."),
        ("fr", "La carte Acolyte de la nuit est défaussée."),
        ("pl", "Karta Akolita zostaje odrzucona."),
    ],
)
def test_a_card_is_called_by_its_name_in_the_language(code: str, text: str) -> None:
    assert Language(code).say(Phrase("elekt-event-unit-discarded", card=Named())) == text


def test_several_are_listed_by_name() -> None:
    phrase = Phrase("claim-not-in-hand", card=[Named(), Named()])
    assert "Akolita, Akolita" in Language("pl").say(phrase)
