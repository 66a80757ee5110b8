"""Who may know which card of Elekt, worked out from where the cards lie and from no view of ours.

Zones, discard pile, face-up cards and what lies before the players are everybody's; a hand and
what was dealt are their owner's; decks and box are nobody's (ELEKT-1.18 to ELEKT-1.25). Whatever
somebody has seen once may be named to him again. Basic Units are in every hand at first.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from ludotheque.games.elekt.cards import BOX
from ludotheque.games.elekt.game import ELEKT
from ludotheque.table import CHANCE, Match, Seat

KINDS = ("elite", "skirmish", "machination", "privilege")
NAMES = {card.id: card.names.en for kind in KINDS for card in getattr(BOX.content, kind)}
ELITE = [card.id for card in BOX.content.elite]
IDS = frozenset(NAMES)
WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")
Viewer = int | None


class Knowledge:
    """What each viewer may know after each answer."""

    def __init__(self, seats: int, answers: Sequence[tuple[int, str]]) -> None:
        options = ELEKT.read_options({})
        match: Match[Any, Any] = Match(ELEKT, ELEKT.begin(seats, options), options, seats)
        self.viewers: tuple[Viewer, ...] = (*range(seats), None)
        known: dict[Viewer, frozenset[str]] = {viewer: frozenset() for viewer in self.viewers}
        self.after: list[dict[Viewer, frozenset[str]]] = []
        """By how many answers were given."""
        self.positions: list[dict[str, Any]] = []
        for answer in (None, *answers):
            if answer is not None:
                seat, text = answer
                match.play(Seat(seat), ELEKT.parse(text))
            where = match.state.position()
            shown = _shown_by(where, seats, answer)
            known = {v: known[v] | seen_by(v, where) | shown for v in self.viewers}
            self.after.append(known)
            self.positions.append(where)


def _shown_by(where: dict[str, Any], seats: int, answer: tuple[int, str] | None) -> frozenset[str]:
    """Collect what an answer itself shows to all, wherever it lies afterwards.

    A Unit that is assigned, also one of the Coalition that chance draws; and the first Elite Units
    of the first deck, which are drawn for the Sceptre and shuffled back (ELEKT-2.16, ELEKT-2.22).
    """
    words = [] if answer is None else answer[1].split(" ")
    if len(words) == 1 and answer is not None and answer[0] == CHANCE:
        return frozenset(words)
    if len(words) == 2 and words[1] in ("S", "M", "P"):
        return frozenset(words[:1])
    first = where["round"] == 0 and len(words) > 2 and words[0] in ELITE and seats > 1
    return frozenset(words[:seats] if first else ())


def seen_by(viewer: Viewer, where: dict[str, Any]) -> frozenset[str]:
    """Collect the cards that lie open to a viewer."""
    rows = (row for zone in where["zones"].values() for row in zone)
    heaps = [*rows, *where["won"], where["discard"], where["gone"], where["masters"]]
    if viewer is not None:
        heaps += [where["hands"][viewer], where["dealt"][viewer]]
    shown = (card for card in where["face"].values() if card is not None)
    return frozenset(shown).union(*heaps)


def cards_in(value: Any) -> set[str]:
    """Find every card that is mentioned by its id, anywhere in plain data."""
    return set(WORD.findall(json.dumps(value))) & IDS


def named_in(value: Any) -> set[str]:
    """Find every card that is mentioned by its id, or in words by its English name."""
    written = json.dumps(value)
    return cards_in(value) | {card for card, name in NAMES.items() if name in written}


def leaks_in(scene: dict[str, Any], known: frozenset[str], where: dict[str, Any]) -> set[str]:
    """Return the cards that a scene tells although its viewer may not know them.

    The list of unseen Units names hidden ones in the order of the box: all of the deck, and of the
    other hands what was not seen to go there.
    """
    view = dict(scene["view"])
    unseen = view.pop("unseen")
    own = scene["seat"]
    others = [seat for seat in range(len(where["hands"])) if seat != own]
    hidden = set(where["elite"]).union(*(where["hands"][s] + where["dealt"][s] for s in others))
    wrong = (set(where["elite"]) - set(unseen)) | (set(unseen) - hidden)
    if unseen != sorted(unseen, key=ELITE.index):
        wrong.add("the order of the unseen")
    told = cards_in({**scene, "view": view, "events": []})
    return (told - known) | wrong
