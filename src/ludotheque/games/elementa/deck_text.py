"""Decks as text files, for people to write: one card on a line, `environment:`, `#` comments.

environment: heart-of-the-volcano
2 forge-salamander        # or forge-salamander*2, or the card's name in any language
cinder-imp
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

import msgspec

from ludotheque.cards.fitting import nearest
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.decks import Deck, breaches, deck_of
from ludotheque.table import Phrase

COUNTED = re.compile(r"(\d+)\s*[x×*]?\s+(.+)|(.+?)\s*[x×*]\s*(\d+)")
"""`2 golem`, `2x golem`, `golem*2`."""
BYTE_ORDER_MARK = "\ufeff"
"""Some editors put it before the first line."""
NO_ENVIRONMENT = ("", "-", "–", "none")
MOST_PROBLEMS = 30
"""A text with more is no deck, and guessing what was meant takes long: the rest is not read."""
MOST_COPIES = 99
"""More are a slip of the finger; two are a breach already (1.6)."""


class DeckProblem(msgspec.Struct, frozen=True):
    """Something wrong with a deck: in which line, against which clause."""

    phrase: Phrase
    line: int | None = None
    clause: str | None = None


class DeckRead(msgspec.Struct, frozen=True):
    """What a text says: the cards that are understood, and everything that is wrong."""

    cards: tuple[Card, ...]
    problems: tuple[DeckProblem, ...]

    @property
    def deck(self) -> Deck | None:
        """The deck, if nothing is wrong with it."""
        return None if self.problems else deck_of(self.cards)


def read_deck_text(text: str, cards: Mapping[str, Card] = CARDS) -> DeckRead:
    """Read a deck as people write it; every breach is named with its clause (1.3 to 1.7).

    Cards are those of the set unless others are given.

    >>> [problem.clause for problem in read_deck_text("3 cinder-imp").problems]
    ['ELEM-1.3', 'ELEM-1.6']
    """
    read: list[Card] = []
    problems: list[DeckProblem] = []
    for number, found in _Reader(cards).lines(text):
        if not isinstance(found, Phrase):
            read += found
        elif len(problems) < MOST_PROBLEMS:
            problems.append(DeckProblem(found, number))
        else:
            break
    if not problems:  # what could not be read is no breach of the rules on numbers
        problems = [DeckProblem(b.phrase, clause=b.clause) for b in breaches(read)]
    else:
        limits = ("ELEM-1.4", "ELEM-1.6", "ELEM-1.7")
        found_too = (b for b in breaches(read) if b.clause in limits)
        problems += [DeckProblem(b.phrase, clause=b.clause) for b in found_too]
    return DeckRead(tuple(read), tuple(problems))


def write_deck_text(deck: Deck, title: str = "") -> str:
    r"""Write a deck as a file that `read_deck_text` reads.

    >>> write_deck_text(deck_of([CARDS["cinder-imp"], CARDS["cinder-imp"]]), "Imps")
    '# Imps\n2 cinder-imp\n'
    """
    lines = [f"# {title}"] if title else []
    if deck.environment is not None:
        lines.append(f"environment: {deck.environment.id}")
    lines += [f"{count} {card.id}" for card, count in Counter(deck.creatures).items()]
    return "\n".join(lines) + "\n"


class _Reader:
    """Reads lines; cards go by their ids and by their names in every language."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self.cards = cards
        self.names = _names(tuple(cards.values()))

    def lines(self, text: str) -> Iterator[tuple[int, list[Card] | Phrase]]:
        """Read line after line, each with its number; comments are left out."""
        for number, line in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), start=1):
            for found in self._line(line.partition("#")[0].strip()):
                yield number, found

    def _line(self, line: str) -> Iterator[list[Card] | Phrase]:
        """Read a line: an environment, or cards with commas between them."""
        if not line:
            return
        key, colon, rest = line.partition(":")
        if colon:
            yield from self._environment(key.strip(), rest.strip())
            return
        for part in line.split(","):
            yield from self._cards(part.strip())

    def _cards(self, text: str) -> Iterator[list[Card] | Phrase]:
        """Read a card that may have a number, or ids with spaces between them."""
        single = self._counted(text) if text else []
        if isinstance(single, list) or not (" " in text or text.isdecimal()):
            yield single
            return
        found = list(self._words(text))
        # Words of which none is a card are the name of one, with a slip in it.
        none = not any(isinstance(one, list) for one in found)
        yield from [single] if none and not text.isdecimal() else found

    def _words(self, text: str) -> Iterator[list[Card] | Phrase]:
        """Read ids with spaces between them, each with a number before it or not."""
        count = ""
        for word in text.split():
            if word.isdecimal() and not count:
                count = word
                continue
            yield self._counted(f"{count} {word}" if count else word)
            count = ""
        if count:
            yield Phrase("elementa-deck-number-alone", number=count)

    def _environment(self, key: str, name: str) -> Iterator[list[Card] | Phrase]:
        if key.casefold() != "environment":
            yield Phrase("elementa-deck-no-heading", heading=key[:40])
            return
        if name.casefold() in NO_ENVIRONMENT:
            return
        card = self._card(name)
        if isinstance(card, Card) and card.kind != "environment":
            yield Phrase("elementa-deck-no-environment", card=card)
        else:
            yield card if isinstance(card, Phrase) else [card]

    def _counted(self, text: str) -> list[Card] | Phrase:
        match = COUNTED.fullmatch(text)
        if match is None or text in self.cards:  # `sphinx2` is one card, not two
            card = self._card(text)
            return card if isinstance(card, Phrase) else [card]
        number, name = match[1] or match[4], match[2] or match[3]
        card = self._card(name)
        if isinstance(card, Phrase):
            return card
        if len(number) > len(str(MOST_COPIES)) or not int(number):
            return Phrase("elementa-deck-no-number", card=card, number=number[:40])
        return [card] * int(number)

    def _card(self, name: str) -> Card | Phrase:
        """Find a card by its id or its name; of one that is unknown, say what was meant."""
        found = self.cards.get(name) or self.names.get(plain_name(name))
        if found is not None:
            return found
        near = nearest(name, [*self.cards])
        if near == "none":
            meant = nearest(plain_name(name), [*self.names])
            near = self.names[meant].id if meant in self.names else "none"
        return Phrase("elementa-deck-no-card", card=name[:40], nearest=near)


@lru_cache(maxsize=16)
def _names(cards: tuple[Card, ...]) -> dict[str, Card]:
    """Return every card by its id and its names, ids last so that they go before."""
    names = {
        plain_name(name): card
        for card in cards
        for name in msgspec.structs.astuple(card.entry.names)
    }
    return names | {plain_name(card.id): card for card in cards}


def plain_name(text: str) -> str:
    """Write a name without accents, capitals, hyphens and apostrophes.

    >>> plain_name("Żarowy lis"), plain_name("ember-fox")
    ('zarowylis', 'emberfox')
    """
    bare = unicodedata.normalize("NFD", text.casefold().replace("ł", "l").replace("œ", "oe"))
    return "".join(sign for sign in bare if sign.isalnum())
