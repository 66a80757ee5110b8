"""Reading the notation of Claim (docs/positions/claim.md)."""

from __future__ import annotations

from ludotheque.games.claim.actions import LEADS
from ludotheque.games.claim.cards import Card
from ludotheque.table import Action, Phrase, Shuffle, Unreadable


def parse(text: str) -> Action:
    """Read a card, `leads 1`, or a shuffled deck.

    >>> parse("x7"), parse("leads 1")
    (<X7>, <leads 1>)
    """
    words = text.split()
    if len(words) > 2:
        return Shuffle(tuple(read_card(word) for word in words))
    for pick in LEADS:
        if words == pick.text.split():
            return pick
    return read_card(text)


def read_card(text: str) -> Card:
    """Read one card."""
    try:
        return Card.read(text)
    except ValueError:
        raise Unreadable(Phrase("claim-no-card", card=text.strip())) from None
