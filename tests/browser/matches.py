"""Matches that were played before anybody looks: over the net, without a browser."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from tests.server.process import Server, Visitor

DEALT = 2
"""Answers of chance before the first card: who leads, and the deal."""
PHASE_TWO = DEALT + 26
"""Answers before phase two begins."""
END = DEALT + 52


@dataclass(frozen=True)
class Finished:
    """A match that is over, and the cookies of those who played it."""

    match: str
    ada: str
    bob: str
    scene: dict[str, Any]
    """The last one, as Ada saw it."""
    events: list[dict[str, Any]]
    """All of them, as Ada saw them."""
    chances: list[list[str]]
    """Before each answer: the cards that were allowed."""


def play_to_the_end(server: Server) -> Finished:
    """Let Ada and Bob play the deal of the tutorial, always the first card that is allowed."""
    match, ada_cookie = server.create("person", "open", name="Ada", coached=True)
    bob_cookie = server.join(match, 1, "Bob")
    ada, bob = Visitor(server, match, ada_cookie), Visitor(server, match, bob_cookie)
    chances = []
    while ada.scene["outcome"] is None:
        asked = ada if ada.scene["question"] else bob
        other = bob if asked is ada else ada
        chances.append(asked.choices())
        asked.answer()
        other.wait_for(asked.scene["number"])
    found = Finished(match, ada_cookie, bob_cookie, ada.scene, ada.events, chances)
    ada.close()
    bob.close()
    return found


def continue_at(
    server: Server, finished: Finished, ply: int, *seats: str, **wish: Any
) -> tuple[str, str]:
    """Begin a match at a moment of the finished one; return its id and the visitor's cookie."""
    wish.setdefault("name", "Ada")
    return server.create(*seats, continues={"match": finished.match, "ply": ply}, **wish)


def scene_of(server: Server, match: str, cookie: str = "") -> dict[str, Any]:
    """Ask for a match as a visitor may see it."""
    found: dict[str, Any] = json.loads(server.get(f"/api/matches/{match}", cookie))
    return found
