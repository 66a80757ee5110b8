"""Cards, resources and answers of Elementa in words, as its board in the terminal writes them.

`Fi Wa Ea Ai` are resource cards, in small letters temporary resources; `pt` are points, `cr`
crystals: the same letters in which answers are typed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import msgspec
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotheque.cli.terminal import Terminal
from ludotheque.games.elementa.card import Card
from ludotheque.games.elementa.cards import BonusEntry
from ludotheque.games.elementa.deck_text import plain_name
from ludotheque.games.elementa.elements import ELEMENTS, SHORT
from ludotheque.games.elementa.values import cards_of
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
        self.cards = cards_of(view.cards)
        """Those of the set, and those that the match brings."""

    def name(self, id: str) -> str:
        """Return a card's name."""
        return card_name(self.cards[id], self.terminal.language.code)

    def effects(self, id: str) -> str:
        """Return what is printed on a card in words."""
        return printed(self.cards[id], self.terminal.language.code)

    def cost(self, id: str) -> Text:
        """Write what a card costs now: in the own hand with all changes, else as printed."""
        if id in self.view.costs:
            units, crystals = self.view.costs[id]
            return cost_text(units, crystals)
        card = self.cards[id]
        return cost_text(card.entry.cost, card.crystal_cost)

    def element(self, short: str) -> str:
        """Return the name of an element."""
        return element_name(self.terminal, short)


def element_name(terminal: Terminal, short: str) -> str:
    """Return the name of an element."""
    return terminal.text("elementa-board-element", element=ELEMENTS[SHORT.index(short)])


def card_name(card: Card, language: str) -> str:
    """Return a card's name."""
    return str(getattr(card.names, language))


@lru_cache(maxsize=1000)
def printed(card: Card, language: str) -> str:
    """Return the effects of a card in words; a whole table has many, and they do not change."""
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


class CardRow(msgspec.Struct, frozen=True):
    """A card in a list: what stands before its name, what it costs, and a remark."""

    card: Card
    mark: str = ""
    cost: Text | None = None
    """As it is now; None for what is printed."""
    remark: str = ""
    power: str = ""
    """As it is now; empty for what is printed."""


def card_lines(
    terminal: Terminal, rows: Sequence[CardRow], *, texts: bool = True
) -> list[RenderableType]:
    """Write cards one below the other: power, cost and bonuses in columns, effects below."""
    code = terminal.language.code
    text = terminal.text
    heads = [
        text("elementa-board-power"), text("elementa-board-cost"), text("elementa-board-victory"),
        text("elementa-board-defeat"), "",
    ]  # fmt: skip
    table = [[Text(), *(Text(head, style="dim") for head in heads)]]
    table += [_cells(row, code) for row in rows]
    widths = [max(cells[n].cell_len for cells in table) for n in range(len(table[0]))]
    longest = max((len(row.mark) for row in rows), default=0)
    lines: list[RenderableType] = []
    for number, cells in enumerate(table):
        mark = rows[number - 1].mark.rjust(longest) + " " if number and longest else ""
        line = Text(mark.ljust(longest + 1 if longest else 0), style="dim")
        padded = [_padded(cell, width) for cell, width in zip(cells, widths, strict=True)]
        line.append_text(Text("  ").join(padded))
        line.rstrip()
        lines.append(line)
        if number and texts and (told := printed(rows[number - 1].card, code)):
            indent = (longest + 1 if longest else 0) + 2
            lines.append(Padding(Text(told, style="dim"), (0, 0, 0, indent), expand=False))
    return lines


def _cells(row: CardRow, language: str) -> list[Text]:
    card = row.card
    return [
        Text(card_name(card, language), style="bold"),
        Text(row.power or str(card.power)),
        row.cost or cost_text(card.entry.cost, card.crystal_cost),
        bonus_text(card.victory),
        bonus_text(card.defeat),
        Text(row.remark),
    ]


def _padded(cell: Text, width: int) -> Text:
    padded = cell.copy()
    padded.pad_right(width - cell.cell_len)
    return padded


def find_card(cards: Iterable[Card], about: str, language: str) -> Card | None:
    """Find the card that somebody means: its id or its name, whole or how it begins."""
    wanted = plain_name(about)
    if len(wanted) < SHORTEST:
        return None
    found: Card | None = None
    for card in cards:
        called = [plain_name(card.id), plain_name(getattr(card.names, language))]
        if wanted in called:
            return card
        if found is None and any(name.startswith(wanted) for name in called):
            found = card
    return found
