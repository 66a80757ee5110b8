"""Reading answers."""

from __future__ import annotations

from ludotheque.games.elekt.actions import parse_action, pick
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.cards import BOXES
from ludotheque.games.elekt.checks import is_id
from ludotheque.table import Action, Phrase, Shuffle, Unreadable

LONGEST = 2000


def parse(text: str) -> Action:
    """Read an answer of a player or of chance; Unreadable says what is wrong with it.

    >>> parse("symbiote S").text, parse("to 1 clockwise").text
    ('symbiote S', 'to 1 clockwise')
    """
    words = text.split()
    if len(text) > LONGEST or not words:
        raise Unreadable(Phrase("elekt-unreadable", answer=text[:80]))
    cards = [BOXES["fr"].get(word) for word in words]
    if len(words) > 1 and all(isinstance(card, Card) for card in cards):
        return Shuffle(tuple(card for card in cards if card is not None))
    try:
        return parse_action(text)
    except ValueError:
        if len(words) > 1 and all(is_id(word) for word in words):
            return Shuffle(tuple(map(pick, words)))  # with cards of a position's own
        raise Unreadable(Phrase("elekt-unreadable", answer=text[:80])) from None
