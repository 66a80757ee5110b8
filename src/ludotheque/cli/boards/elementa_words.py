"""Cards, resources and answers of Elementa in words, as its board in the terminal writes them.

`Fi Wa Ea Ai` are resource cards, in small letters temporary resources; `pt` are points, `cr`
crystals: the same letters in which answers are typed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rich.text import Text

from ludotheque.cli.terminal import Terminal
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.cards import CARDS, BonusEntry
from ludotheque.games.elementa.deck_text import plain_name
from ludotheque.games.elementa.elements import ELEMENTS, SHORT
from ludotheque.games.elementa.view import ElementaView
from ludotheque.games.elementa.writing import write
from ludotheque.table import Seat
from ludotheque.texts import Language

COLOURS = {"Fi": "red", "Wa": "blue", "Ea": "green", "Ai": "cyan"}
NOTHING = "–"
SHORTEST = 3
"""Letters by which a card can be named; fewer are too easily something else."""


class Words:
    """Says what lies on the table, to one reader in his language."""

    def __init__(self, terminal: Terminal, view: ElementaView, names: Mapping[Seat, str]) -> None:
        self.terminal = terminal
        self.view = view
        self.names = names
        self.seats = [Seat(seat) for seat in range(view.settings.seats)]

    def name(self, id: str) -> str:
        """Return a card's name; a card that is not of the set stands by its id."""
        return card_name(id, self.terminal.language.code)

    def effects(self, id: str) -> str:
        """Return what is printed on a card in words."""
        return printed(id, self.terminal.language.code)

    def cost(self, id: str) -> Text:
        """Write what a card costs now: in the own hand with all changes, else as printed."""
        card = CARDS.get(id)
        if id in self.view.costs:
            units, crystals = self.view.costs[id]
            return cost_text(units, crystals)
        return Text("?") if card is None else cost_text(card.entry.cost, card.crystal_cost)

    def element(self, short: str) -> str:
        """Return the name of an element."""
        number = SHORT.index(short)
        return self.terminal.text("elementa-board-element", element=ELEMENTS[number])


@cache
def card_name(id: str, language: str) -> str:
    """Return a card's name, or its id where the set does not have it."""
    card = CARDS.get(id)
    return id if card is None else str(getattr(card.names, language))


@cache
def printed(id: str, language: str) -> str:
    """Return the effects of a card in words; a whole table has many, and they do not change."""
    card = CARDS.get(id)
    if card is None:
        return ""
    return " ".join(Language(language).say(phrase) for phrase in write(card))


def unit_text(word: str) -> Text:
    """Write one unit in the colour of its element; a temporary one stands in small letters."""
    colour = COLOURS[word.capitalize()]
    return Text(word, style=f"bold {colour}" if word in SHORT else f"italic {colour}")


def units_text(text: str) -> Text:
    """Write units, equal ones once with their number: `Fi×3 wa`."""
    words = text.split()
    parts = []
    for word in dict.fromkeys(words):
        part = unit_text(word)
        if words.count(word) > 1:
            part.append(f"×{words.count(word)}")
        parts.append(part)
    return Text(" ").join(parts) if parts else Text(NOTHING, style="dim")


def cost_text(units: str, crystals: int) -> Text:
    """Write a cost: `Fi Fi 2cr`."""
    parts = [unit_text(word) for word in units.split()]
    if crystals:
        parts.append(Text(f"{crystals}cr", style="bold magenta"))
    return Text(" ").join(parts) if parts else Text(NOTHING, style="dim")


def bonus_text(bonus: BonusEntry) -> Text:
    """Write a bonus: `+2pt +1cr fi`; `*` is a temporary resource of one's choice."""
    parts = [Text(f"{bonus.points:+d}pt".replace("-", "−"))] if bonus.points else []
    parts += [Text(f"{bonus.crystals:+d}cr".replace("-", "−"))] if bonus.crystals else []
    parts += [unit_text(word.lower()) for word in bonus.units.split()]
    parts += [Text("*")] * bonus.any
    return Text(" ").join(parts) if parts else Text(NOTHING, style="dim")


def find_card(about: str, language: str) -> Card | None:
    """Find the card that somebody means: its id or its name, whole or how it begins."""
    wanted = plain_name(about)
    if len(wanted) < SHORTEST:
        return None
    found: Card | None = None
    for card in CARDS.values():
        called = [plain_name(card.id), plain_name(getattr(card.names, language))]
        if wanted in called:
            return card
        if found is None and any(name.startswith(wanted) for name in called):
            found = card
    return found
