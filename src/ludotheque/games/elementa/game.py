"""Elementa as a Game: the rules behind the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ludotheque.games.elementa import explain as explaining
from ludotheque.games.elementa import imagine as imagining
from ludotheque.games.elementa import notation
from ludotheque.games.elementa.cards import CARDS, SET, SetEntry
from ludotheque.games.elementa.deck_text import read_deck_text
from ludotheque.games.elementa.decks import DECKS, write_cards
from ludotheque.games.elementa.events import EVENTS, MatchEnded
from ludotheque.games.elementa.lesson import LESSON
from ludotheque.games.elementa.own_cards import OwnPack, cards_with, own_cards
from ludotheque.games.elementa.pictures import PICTURES
from ludotheque.games.elementa.position import read_position
from ludotheque.games.elementa.rules import bring_decks
from ludotheque.games.elementa.settings import OPTIONS, Settings
from ludotheque.games.elementa.state import ROUNDS_NEEDED, ElementaState
from ludotheque.games.elementa.view import ElementaView
from ludotheque.games.elementa.writing import write
from ludotheque.table import (
    Action,
    CheckedDeck,
    DeckProblem,
    Event,
    Game,
    GameFacts,
    Phrase,
    Seat,
    Violation,
)

LONGEST = 40_000


class Elementa(Game[ElementaState, ElementaView]):
    """Decks of sixteen creatures for two to four, in simultaneous combats."""

    facts = GameFacts(
        name="elementa",
        rules_version="1.2",
        seats=(2, 4),  # ELEM-1.1
        longest=LONGEST,
        scores=(0, ROUNDS_NEEDED),
        options=OPTIONS,
        variants=("standard", "casual"),
        simultaneous=True,
        symmetric=False,  # whose card one bans depends on the seat (ELEM-5.7 to ELEM-5.10)
    )
    packs = (SET, DECKS)
    pack_type = OwnPack
    displays = (PICTURES,)
    lesson = LESSON
    builds_decks = True
    view_type = ElementaView
    events = EVENTS
    questions = explaining.QUESTIONS
    chances = ("lot",)
    violations = explaining.VIOLATIONS

    def begin(self, seats: int, options: Mapping[str, Any]) -> ElementaState:
        """Return the State before the first answer."""
        state = ElementaState(Settings(seats, **options))
        state.then(bring_decks)
        state.run(None)
        return state

    def card_texts(self) -> Mapping[str, tuple[Phrase, ...]]:
        """Return the effects of each card in words."""
        return {card.id: write(card) for card in CARDS.values()}

    def set_up_with(self, pack: SetEntry, seats: int) -> Mapping[str, Any]:
        """Return the start of a match to which the cards of a pack may be brought too."""
        return {"seats": seats, "phase": "decks", "cards": own_cards(pack)}

    def check_deck(self, text: str, pack: SetEntry | None = None) -> CheckedDeck:
        """Say what is wrong with a deck (ELEM-1.3 to ELEM-1.7)."""
        read = read_deck_text(text, cards_with(pack))
        problems = (DeckProblem(p.phrase, p.clause, p.line) for p in read.problems)
        return CheckedDeck(write_cards(read.cards), tuple(problems))

    def parse(self, text: str) -> Action:
        """Read an answer."""
        return notation.parse(text)

    def position(
        self, data: Mapping[str, Any], options: Mapping[str, Any] | None = None
    ) -> ElementaState:
        """Build any State from plain data (docs/positions/elementa.md)."""
        return read_position(data, options)

    def imagine(self, view: ElementaView, generator: Random) -> ElementaState:
        """Draw a State that the view's owner cannot tell from the real one."""
        return imagining.imagine(view, generator)

    def scores_told(self, events: Sequence[Event]) -> tuple[int, ...]:
        """Return the rounds that the end tells."""
        [ended] = [event for event in events if isinstance(event, MatchEnded)]
        return ended.rounds

    def explain(self, state: ElementaState, seat: Seat, action: Action | None) -> Violation | None:
        """Return why an answer is not legal, or None when it is."""
        return explaining.explain(state, seat, action)


ELEMENTA = Elementa()
