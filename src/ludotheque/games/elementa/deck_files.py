"""Decks as text: files, and the cards of an answer; read as far as they can be read.

# Comments begin so.
environment: heart-of-the-volcano
2 cinder-imp
spark-rat*2
ember-fox
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.decks import breaches, write_cards
from ludotheque.table import CheckedDeck, DeckProblem, Phrase

ENVIRONMENT = "environment:"
SHOWN = 40
"""Letters of a word that is repeated to whoever wrote it."""
NEAR = 0.6
"""How alike a name must be to be meant."""


def check_deck(text: str) -> CheckedDeck:
    """Read a deck and say all that is wrong with it (1.3, 1.4, 1.6, 1.7), line by line.

    >>> check_deck("2 ember-fox\\nspark-rat").cards
    'spark-rat ember-fox*2'
    """
    cards: list[Card] = []
    problems: list[DeckProblem] = []
    for number, line in enumerate(text.splitlines(), start=1):
        for found in _read_line(line.partition("#")[0]):
            if isinstance(found, Phrase):
                problems.append(DeckProblem(found, line=number))
            else:
                cards += found
    problems += [DeckProblem(breach.phrase, breach.clause) for breach in breaches(cards)]
    return CheckedDeck(write_cards(cards), tuple(problems))


def _read_line(line: str) -> Iterator[list[Card] | Phrase]:
    """Read `environment: id`, `2 id`, `id*2`, or several of them in a row."""
    words = line.replace(",", " ").replace(ENVIRONMENT, f"{ENVIRONMENT} ").split()
    environment, times = False, ""
    for word in words:
        if word == ENVIRONMENT:
            environment = True
        elif word.isdecimal() and not times:
            times = word
        else:
            yield _read_word(word, times, environment)
            environment, times = False, ""
    if environment or times:
        yield Phrase("elementa-deck-no-name", line=line.strip()[:SHOWN])


def _read_word(word: str, times: str, environment: bool) -> list[Card] | Phrase:
    id, star, written = word.partition("*")
    number = written if star else times or "1"
    card = CARDS.get(id)
    if card is None:
        return _unknown(id)
    if not (number.isascii() and number.isdecimal() and len(number) <= 2):
        return Phrase("elementa-deck-no-number", card=id, number=number[:SHOWN])
    if environment and card.kind != "environment":
        return Phrase("elementa-deck-no-environment", card=card)
    return [card] * int(number)


def _unknown(id: str) -> Phrase:
    """Say that there is no such card, and which one was perhaps meant."""
    near = get_close_matches(id.lower()[:SHOWN], CARDS, n=1, cutoff=NEAR)
    if near:
        return Phrase("elementa-deck-no-card-near", card=id[:SHOWN], near=near[0])
    return Phrase("elementa-deck-no-card", card=id[:SHOWN])
