"""Reading answers."""

from __future__ import annotations

from ludotheque.games.elementa.reading import parse_action
from ludotheque.table import Action, Phrase, Unreadable

LONGEST = 2000


def parse(text: str) -> Action:
    """Read an answer of a player or of chance; Unreadable says what is wrong with it.

    >>> parse("lay  golem , change Fi").text
    'lay golem, change Fi'
    """
    if len(text) > LONGEST:
        raise Unreadable(Phrase("elementa-unreadable", answer=text[:80]))
    try:
        return parse_action(" ".join(text.split()).replace(" ,", ","))
    except ValueError:
        raise Unreadable(Phrase("elementa-unreadable", answer=text[:80])) from None
