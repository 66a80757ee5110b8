"""Who may know which card of Claim, worked out from the answers alone and from nothing of ours.

It plays the cards by the rulebook, in its own words: what a seat was dealt and its blind cards are
its own; prizes and played cards are everybody's (CLAIM-6.1 to CLAIM-6.13).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

DECK = frozenset(
    f"{letter}{value}"
    for letter, low in (("G", 0), ("K", 2), ("U", 0), ("D", 0), ("X", 0))
    for value in range(low, 10)
)
"""The faces; the five Goblins 0 are one."""
LETTERS = {"goblin": "G", "knight": "K", "undead": "U", "dwarf": "D", "doppelganger": "X"}
CARD = re.compile(r"(?<![A-Za-z0-9])[GKUDX][0-9](?![0-9])")
Viewer = int | None
VIEWERS: tuple[Viewer, ...] = (0, 1, None)


class Knowledge:
    """What each viewer may know after each answer."""

    def __init__(self, answers: Sequence[tuple[int, str]], first_leader: int | None = None) -> None:
        self._known: dict[Viewer, set[str]] = {viewer: set() for viewer in VIEWERS}
        self._leader = first_leader
        self._pile: list[str] = []
        self._table: list[tuple[int, str]] = []
        self._prize = ""
        self._recruits = 13
        self.after: list[dict[Viewer, frozenset[str]]] = [self._now()]
        """By how many answers were given."""
        for seat, text in answers:
            self._take(seat, text)
            self.after.append(self._now())

    def _now(self) -> dict[Viewer, frozenset[str]]:
        return {viewer: frozenset(cards) for viewer, cards in self._known.items()}

    def _show(self, card: str) -> None:
        for cards in self._known.values():
            cards.add(card)

    def _take(self, seat: int, text: str) -> None:
        if seat >= 0:
            self._play(seat, text)
        elif found := CARD.findall(text):
            self._deal(found)
        else:
            self._leader = int(text[-1])

    def _deal(self, deck: list[str]) -> None:
        assert len(deck) == 52 and set(deck) == DECK and self._leader is not None
        self._known[self._leader] |= set(deck[0:26:2])
        self._known[1 - self._leader] |= set(deck[1:26:2])
        self._pile = deck[26:]
        self._turn_up()

    def _turn_up(self) -> None:
        if self._recruits:
            self._prize = self._pile.pop(0)
            self._show(self._prize)

    def _play(self, seat: int, card: str) -> None:
        self._show(card)
        self._table.append((seat, card))
        if len(self._table) == 2:
            (first, led), (second, answer) = self._table
            winner = second if _beats(led, answer) else first
            self._table = []
            if self._recruits:
                self._known[1 - winner].add(self._pile.pop(0))
                self._recruits -= 1
                self._turn_up()


def _beats(led: str, answer: str) -> bool:
    """Whether the second card of a trick wins it."""
    if answer[0] in (led[0], "X"):
        return int(answer[1]) > int(led[1])
    return led[0] == "G" and answer[0] == "K"


def cards_in(value: Any) -> Iterator[str]:
    """Find every card that is mentioned: in any text, and as the arguments of a phrase."""
    if isinstance(value, str):
        yield from CARD.findall(value)
    elif isinstance(value, dict):
        letter = LETTERS.get(str(value.get("faction")))
        if letter is not None and "value" in value:
            yield f"{letter}{value['value']}"
        for key, part in value.items():
            yield from CARD.findall(key)
            yield from cards_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from cards_in(part)


def leaks_in(scene: dict[str, Any], known: frozenset[str]) -> set[str]:
    """Return the cards that a scene tells although its viewer may not know them.

    The list of unseen cards names them all, and tells nothing if it is exactly the rest.
    """
    aids = dict(scene["aids"])
    unseen = set(aids.pop("unseen")) - {"G0"}  # one of five may have been seen
    rest = DECK - known - {"G0"}
    told = set(cards_in({**scene, "aids": aids})) - known
    return told | (unseen ^ rest if scene["view"]["phase"] != "setup" else set())
