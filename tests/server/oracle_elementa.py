"""Who may know which creature of Elementa, worked out from what happened and from no view of ours.

Every deck here has sixteen creatures that no other deck has, each once; so whoever is told a
creature of somebody else has been told where it is. What is revealed, or moved by an effect, is
everybody's; what is looked at or banned is known to who looks and to its owner (ELEM-10.1 to
ELEM-10.11). With each round all creatures are hidden again: then only that they are in a deck is
remembered.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.games.elementa.cards import CARDS
from ludotheque.games.elementa.events import (
    CardBanned,
    CardMoved,
    CardRevealed,
    CardsSeen,
    RoundBegins,
)
from ludotheque.games.elementa.game import ELEMENTA
from ludotheque.table import Event, Match, Seat

Viewer = int | None
Known = dict[Viewer, frozenset[str]]
CREATURES = [card.id for card in CARDS.values() if card.kind == "creature"]
IDS = frozenset(CREATURES)
NAMES = {id: CARDS[id].entry.names.en for id in CREATURES}
WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")
SIXTEEN = 16
ENVIRONMENTS = ("canyon-of-winds", "crossroads", "sea-of-clouds", "floating-isles")


def deck_of(seat: int, seats: int) -> list[str]:
    """Deal the creatures of the set round the table: sixteen of his own for each."""
    return CREATURES[seat::seats][-SIXTEEN:]


def deck_answer(seat: int, seats: int) -> str:
    """Bring a deck that shares no card with the others."""
    return " ".join(["deck", ENVIRONMENTS[seat], *deck_of(seat, seats)])


class Knowledge:
    """What each viewer may know of this round's creatures, before and after each answer."""

    def __init__(self, seats: int, answers: Sequence[tuple[int, str]]) -> None:
        options = ELEMENTA.read_options({})
        match: Match[Any, Any] = Match(ELEMENTA, ELEMENTA.begin(seats, options), options, seats)
        self.seats = seats
        self._viewers: tuple[Viewer, ...] = (*range(seats), None)
        self._own: Known = {
            viewer: frozenset() if viewer is None else frozenset(deck_of(viewer, seats))
            for viewer in self._viewers
        }
        self.after: list[Known] = [self._own]
        """By how many answers were given: what may be shown then."""
        self.during: list[Known] = []
        """By answer: what may be told of what it brings about, a round that ends with it too."""
        self.ever: list[Known] = [self._own]
        """In all rounds."""
        told: list[Event] = []
        match.listen(told.append)
        for seat, text in answers:
            told.clear()
            match.play(Seat(seat), ELEMENTA.parse(text))
            self._take_in(told)

    def _take_in(self, events: Sequence[Event]) -> None:
        now, during = self.after[-1], self.after[-1]
        for event in events:
            if isinstance(event, RoundBegins):
                now = self._own
                continue
            shown = {viewer: _shown(event, viewer) for viewer in self._viewers}
            now, during = _joined(now, shown), _joined(during, shown)
        self.after.append(now)
        self.during.append(_joined(during, now))
        self.ever.append(_joined(self.ever[-1], during))


def _joined(one: Known, other: Known) -> Known:
    return {viewer: one[viewer] | other[viewer] for viewer in one}


def _shown(event: Event, viewer: Viewer) -> frozenset[str]:
    """Collect what an event shows to a viewer."""
    match event:
        case CardRevealed() | CardMoved():
            return frozenset((event.card.id,))
        case CardsSeen() if event.cards is not None and viewer == event.seat:
            return frozenset(card.id for card in event.cards)
        case CardBanned() if event.card is not None and viewer in (event.seat, event.owner):
            return frozenset((event.card.id,))
        case _:
            return frozenset()


# --- What was told --------------------------------------------------------------------------------


def cards_in(value: Any) -> set[str]:
    """Find every creature that is mentioned by its id, anywhere in plain data."""
    return set(WORD.findall(json.dumps(value))) & IDS


def named_in(value: Any) -> set[str]:
    """Find every creature that is mentioned by its id, or in words by its English name."""
    written = json.dumps(value)
    return cards_in(value) | {card for card, name in NAMES.items() if name in written}


def scene_leaks(known: Knowledge, scene: dict[str, Any], viewer: Viewer) -> set[str]:
    """Find what a scene tells although its viewer may not know it."""
    assert scene["seat"] in (viewer, None)
    shown_to, ply = scene["seat"], scene["ply"]
    knows = scene["view"]["knows"]
    before = cards_in([one and one["deck"] for one in knows])
    found: set[str] = before - known.ever[ply][shown_to]
    view = {**scene["view"], "knows": [one and {**one, "deck": []} for one in knows]}
    found |= cards_in({**scene, "view": view, "events": []}) - known.after[ply][shown_to]
    for event in scene["events"]:
        found |= cards_in(event) - known.during[event["ply"]][shown_to]
    return found | {f"the order of {cards}" for cards in _piles(scene) if not _in_order(cards)}


def _piles(scene: dict[str, Any]) -> Iterator[list[str]]:
    """List the hidden cards of others that were looked at; their order must tell nothing."""
    for one in scene["view"]["knows"]:
        if one is not None:
            yield from (one["hand"], one["loose"], one["aside"], one["deck"], *one["later"])
    for event in scene["events"]:
        yield event["fields"].get("cards") or []


def _in_order(cards: list[str]) -> bool:
    return cards == sorted(cards, key=CREATURES.index)
