"""Elekt as a Game: the rules behind the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ludotheque.games.elekt import explain as explaining
from ludotheque.games.elekt import imagine as imagining
from ludotheque.games.elekt import notation
from ludotheque.games.elekt.cards import BOX, BOXES, BoxEntry, make_box
from ludotheque.games.elekt.choosing import CHOICES
from ludotheque.games.elekt.events import EVENTS, MasterGiven, MatchEnded
from ludotheque.games.elekt.lesson import LESSON
from ludotheque.games.elekt.own_cards import own_cards
from ludotheque.games.elekt.pictures import PICTURES
from ludotheque.games.elekt.position import read_position
from ludotheque.games.elekt.rules import RECEIVERS, set_up
from ludotheque.games.elekt.settings import OPTIONS, agree
from ludotheque.games.elekt.state import ElektState
from ludotheque.games.elekt.view import ElektView
from ludotheque.games.elekt.writing import write
from ludotheque.table import Action, Event, Game, GameFacts, Phrase, Seat, Violation

LONGEST = 4000


class Elekt(Game[ElektState, ElektView]):
    """Influence for one to four: Units fight over three zones."""

    facts = GameFacts(
        name="elekt",
        rules_version="1.0",
        seats=(1, 4),  # ELEKT-0.2
        longest=LONGEST,
        scores=(0, 40),
        options=OPTIONS,
        variants=("standard",),
        simultaneous=True,
        symmetric=False,
    )
    packs = (BOX,)
    pack_type = BoxEntry
    displays = (PICTURES,)
    lesson = LESSON
    view_type = ElektView
    events = EVENTS
    questions = {**CHOICES, "enlist": ("ELEKT-6.2", "ELEKT-6.7")}
    chances = ("reshuffle", "coalition-card", *(f"shuffle-{deck}" for deck in RECEIVERS))
    violations = explaining.VIOLATIONS

    def begin(self, seats: int, options: Mapping[str, Any]) -> ElektState:
        """Return the State before the first answer."""
        settings = agree(seats, options)
        state = ElektState(settings)
        state.then(set_up)
        state.run(None)
        return state

    def card_texts(self) -> Mapping[str, tuple[Phrase, ...]]:
        """Return the abilities of each card in words; under `<edition>:<id>` where they differ."""
        texts = {card.entry.id: write(card) for card in BOXES["fr"].values()}
        for card in BOXES["pl"].values():
            if (words := write(card)) != texts[card.entry.id]:
                texts[f"pl:{card.entry.id}"] = words
        return texts

    def set_up_with(self, pack: BoxEntry, seats: int) -> Mapping[str, Any]:
        """Return the set-up with the cards of another box; the editions share their entries."""
        own = own_cards(make_box(pack, "fr"), "fr")
        return {"seats": seats, "phase": "setup", "cards": own}

    def parse(self, text: str) -> Action:
        """Read an answer."""
        return notation.parse(text)

    def position(
        self, data: Mapping[str, Any], options: Mapping[str, Any] | None = None
    ) -> ElektState:
        """Build any State from plain data (docs/positions/elekt.md)."""
        return read_position(data, options)

    def imagine(self, view: ElektView, generator: Random) -> ElektState:
        """Draw a State that the view's owner cannot tell from the real one."""
        return imagining.imagine(view, generator)

    def scores_told(self, events: Sequence[Event]) -> tuple[int, ...]:
        """Return the Titles that the end tells."""
        [ended] = [event for event in events if isinstance(event, MatchEnded)]
        solo = any(isinstance(event, MasterGiven) for event in events)  # the Coalition has no seat
        return ended.titles[:1] if solo else ended.titles

    def explain(self, state: ElektState, seat: Seat, action: Action | None) -> Violation | None:
        """Return why an answer is not legal, or None when it is."""
        return explaining.explain(state, seat, action)


ELEKT = Elekt()
