"""Piles of Claim cards as numbers, counted apart from the rules code.

A number has six bits for each of the 48 faces, enough to count to 52, so the sum over some cards
says exactly which cards they are and how many of each: two piles hold the same cards when their
numbers are equal, and piles are put together by adding. Faces lie in the order of the factions and
of their values; five Goblins have the value 0, every other face is on one card (CLAIM-1.2 to
CLAIM-1.8).
"""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.games.claim.cards import Card

FACTIONS = {
    "G": [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "K": [2, 3, 4, 5, 6, 7, 8, 9],
    "U": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "D": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "X": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
}
BITS = 6
TEXTS = [f"{letter}{value}" for letter, values in FACTIONS.items() for value in values]
_FACES = list(dict.fromkeys(TEXTS))
_NUMBER = {Card.read(text): 1 << (BITS * place) for place, text in enumerate(_FACES)}.__getitem__


def number(cards: Iterable[Card]) -> int:
    """Some cards as a number."""
    return sum(map(_NUMBER, cards))


DECK = number(map(Card.read, TEXTS))
MASKS = {
    letter: sum(
        ((1 << BITS) - 1) * _NUMBER(Card.read(text)) for text in _FACES if text[0] == letter
    )
    for letter in FACTIONS
}
"""Where the faces of a faction lie."""
UNDEAD = MASKS["U"]
UNDEAD_CARDS = frozenset(Card.read(text) for text in TEXTS if text[0] == "U")
GOBLINS_0 = (1 << BITS) - 1
"""Where the Goblins 0 are counted; they are the first face."""


def votes(mine: int, theirs: int) -> dict[str, int | None]:
    """Who wins each vote: seat 0, seat 1, or None for nobody (CLAIM-7.1 to CLAIM-7.8).

    More cards win, then the higher card. In a number without doubles every card is one bit, and
    the longer number has the higher card.
    """
    winners: dict[str, int | None] = {}
    for letter, mask in MASKS.items():
        first, second = mine & mask, theirs & mask
        least = _count(first), first.bit_length()
        most = _count(second), second.bit_length()
        winners[letter] = None if least == most else int(least < most)
    return winners


def _count(pile: int) -> int:
    doubles = pile & GOBLINS_0
    return doubles + (pile ^ doubles).bit_count()
