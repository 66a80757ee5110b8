"""Cards, symbols and answers of Elekt in words, as its board in the terminal writes them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from rich.text import Text

from ludotheque.cli.terminal import Terminal
from ludotheque.games.elekt import actions
from ludotheque.games.elekt.card import Card
from ludotheque.games.elekt.cards import BOXES
from ludotheque.games.elekt.own_cards import with_own
from ludotheque.games.elekt.pieces import ATTRIBUTES, ZONES, Attribute, read_symbols
from ludotheque.games.elekt.view import ElektView
from ludotheque.games.elekt.vocabulary.modifiers import Modifier
from ludotheque.games.elekt.writing import write
from ludotheque.table import Action, Seat
from ludotheque.texts import Language

COLOURS = {"M": "magenta", "D": "green", "B": "red", "A": "yellow"}
SHORTEST = 3
"""Letters by which a card can be named; fewer are too easily something else."""


class Words:
    """Says what lies on the table, to one reader in his language."""

    def __init__(self, terminal: Terminal, view: ElektView, names: Mapping[Seat, str]) -> None:
        self.terminal = terminal
        self.view = view
        self.names = names
        self.box = with_own(view.cards, view.settings.edition)
        self.sides = len(view.amber)

    def name(self, id: str) -> str:
        """Return a card's name; a card that is not of the box stands by its id."""
        card = self.box.get(id)
        return id if card is None else str(getattr(card.names, self.terminal.language.code))

    def ability(self, id: str) -> str:
        """Return what is printed on a card."""
        edition, language = self.view.settings.edition, self.terminal.language
        card = self.box.get(id)
        if card is not None and card is not BOXES[edition].get(id):  # of the match's own
            return " ".join(language.say(phrase) for phrase in write(card))
        return printed(id, edition, language.code)

    def type_and_ability(self, id: str) -> str:
        """Return what is printed on a Unit beside its name and symbols."""
        card = self.box.get(id)
        told = [self.ability(id)]
        if card is not None and card.type is not None:
            told.insert(0, self.terminal.text("elekt-board-type", type=card.type))
        return " · ".join(part for part in told if part)

    def titles(self, id: str) -> list[str]:
        """Return the Titles on the banners of a card."""
        card = self.box.get(id)
        entries = () if card is None else card.entry.titles
        return [str(getattr(title, self.terminal.language.code)) for title in entries]

    def rules(self, id: str) -> list[Modifier]:
        """Return the rules that a card makes."""
        card = self.box.get(id)
        abilities = () if card is None else card.abilities
        return [rule for ability in abilities for rule in ability.rules]

    def symbols(self, id: str) -> Text:
        """Write the printed symbols of a Unit."""
        card = self.box.get(id)
        return letters((0, 0, 0, 0) if card is None else card.symbols)

    def unit(self, id: str) -> Text:
        """Write a Unit: its name, a letter for each symbol, `+` and its tokens."""
        text = Text.assemble(self.name(id), " ", self.symbols(id))
        tokens = self.view.tokens.get(id, "")
        if tokens:
            text.append("+", style="dim")
            text.append_text(letters(read_symbols(tokens)))
        if id in self.view.silenced:
            text.append(f" ({self.terminal.text('elekt-board-silenced')})", style="dim")
        return text

    def unit_of(self, id: str) -> Text:
        """Write a Unit with whose it is, or a card with before whom it lies."""
        text = self.unit(id) if self._is_unit(id) else Text(self.name(id))
        owner = self.owner(id)
        if owner is not None:
            who = "you" if owner == self.view.seat else "other"
            whose = self.terminal.text("elekt-board-whose", who=who, name=self.names[owner])
            text.append(f" ({whose})", style="dim")
        return text

    def owner(self, id: str) -> Seat | None:
        """Return on whose side a card lies, or None."""
        for place, row in enumerate(self.view.rows):
            if id in row:
                return Seat(place % self.sides)
        for seat, won in enumerate(self.view.won):
            if id in won:
                return Seat(seat)
        return None

    def zone(self, number: int) -> str:
        """Return the name of a zone."""
        return self.terminal.text("elekt-zone", zone=ZONES[number])

    def attribute(self, number: int) -> str:
        """Return the name of an attribute."""
        return self.terminal.text("elekt-attribute", attribute=ATTRIBUTES[number])

    def answer(self, action: Action) -> Text:
        """Write an answer, with what it costs and whose Units it concerns."""
        if isinstance(action, actions.Pick):
            return self.unit_of(action.card)
        if isinstance(action, actions.Keep):
            said = self.terminal.language.say(action.phrase)
            return Text.assemble((said, "bold"), " ", self.symbols(action.card))
        if isinstance(action, actions.Exchange):
            return Text(" ⇄ ").join([self.placed(action.first), self.placed(action.second)])
        if isinstance(action, actions.Word):
            return Text(self._word(action))
        return Text(action.text)

    def placed(self, id: str) -> Text:
        """Write a Unit with the zone in which it lies."""
        place = next((place for place, row in enumerate(self.view.rows) if id in row), None)
        text = self.unit(id)
        if place is not None:
            text.append(f" ({self.zone(place // self.sides)})", style="dim")
        return text

    def _word(self, action: actions.Word) -> str:
        text = self.terminal.text
        pending = self.view.pending or {}
        then = pending.get("then") or {}
        if action in actions.USE and then.get("with"):
            price = _price(then["with"][0], actions.USE.index(action))
            said = [text("elekt-board-price", pay=pay, amount=amount) for pay, amount in price]
            return text("elekt-board-use", price=", ".join(said), free="no" if said else "yes")
        if action == actions.PROTECT and then.get("with"):
            return text("elekt-board-protect", cost=then["with"][1])
        if action == actions.NO and pending.get("kind") == "attach":
            return text("elekt-board-enough")
        return self.terminal.language.say(action.phrase, self.view.seat, self.names)

    def _is_unit(self, id: str) -> bool:
        card = self.box.get(id)
        return card is not None and card.kind in ("basic", "elite")

    def subject(self) -> str | None:
        """Return the card that the open question is about, where that is not plain."""
        pending = self.view.pending
        if not pending or pending["seat"] != self.view.seat:
            return None
        if pending["kind"] == "protect":
            return card_in((self.view.ban or {}).get("with"))
        if pending["kind"] in ("first-ability", "rename"):
            return None
        return card_in(pending["then"])


@cache
def printed(id: str, edition: str, language: str) -> str:
    """Return what is printed on a card; a whole table has many, and they do not change."""
    card = BOXES[edition].get(id)
    if card is None:
        return ""
    return " ".join(Language(language).say(phrase) for phrase in write(card))


def letters(symbols: Iterable[int]) -> Text:
    """Write a letter for each symbol: `MMA`."""
    text = Text()
    for letter, amount in zip(ATTRIBUTES, symbols, strict=True):
        text.append(letter * amount, style=f"bold {COLOURS[letter]}")
    return text or Text("–", style="dim")


def letter(attribute: Attribute) -> Text:
    """Write the letter of an attribute."""
    return Text(attribute, style=f"bold {COLOURS[attribute]}")


def card_in(value: Any) -> str | None:
    """Return the first card that stands in a step, however deep."""
    if isinstance(value, list):
        return next((found for part in value if (found := card_in(part)) is not None), None)
    if not isinstance(value, dict):
        return None
    if isinstance(value.get("card"), str):
        return str(value["card"])
    return card_in(value.get("with") or value.get("context"))


def _price(ability: Any, number: int) -> list[tuple[str, int]]:
    """Return what is paid for an ability at one of its prices."""
    prices = ability["ability"].get("cost") or [] if isinstance(ability, dict) else []
    payments = prices[number] if number < len(prices) else []
    return [(payment["pay"], payment.get("amount", 1)) for payment in payments]


def find_card(about: str, cards: Mapping[str, Card], language: str) -> Card | None:
    """Find the card that somebody means: its id or its name, whole or how it begins."""
    wanted = _plain(about)
    if len(wanted) < SHORTEST:
        return None
    found: Card | None = None
    for card in cards.values():
        called = [_plain(card.id), _plain(getattr(card.names, language))]
        if wanted in called:
            return card
        if found is None and any(name.startswith(wanted) for name in called):
            found = card
    return found


def _plain(text: str) -> str:
    """Write a name without accents, capitals, hyphens and apostrophes."""
    bare = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in bare if sign.isalnum())
