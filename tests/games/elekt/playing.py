"""Playing matches of Elekt in tests: from positions, from seeds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ludotheque.games.elekt.game import ELEKT
from ludotheque.games.elekt.state import ElektState
from ludotheque.games.elekt.view import ElektView
from ludotheque.table import Match, Seat

P1, P2, P3, P4 = Seat(0), Seat(1), Seat(2), Seat(3)
SETTINGS: list[tuple[int, str]] = [(1, "fr"), *((n, e) for n in (2, 3, 4) for e in ("fr", "pl"))]
"""Every number of players with every edition that it can be played in."""

ElektMatch = Match[ElektState, ElektView]

PLAIN: dict[str, Any] = {
    "s1": {"kind": "skirmish", "titles": 1},
    "s2": {"kind": "skirmish", "titles": 2},
    "m1": {"kind": "machination", "titles": 1},
    "m2": {"kind": "machination", "titles": 2},
    "p1": {"kind": "privilege"},
    "p2": {"kind": "privilege"},
    "p3": {"kind": "privilege"},
}
"""Zone cards without abilities."""


def at(options: dict[str, Any] | None = None, **given: Any) -> ElektMatch:
    """Return a match that begins at a position; chance answers from a fixed seed."""
    chosen = ELEKT.read_options(options or {})
    given["cards"] = {**PLAIN, **given.get("cards", {})}
    state = ELEKT.position(given, chosen)
    seats = given.get("seats", 2)
    return Match(ELEKT, state, chosen, seats, generator=Random(1), begun_from=given)


def started(seats: int = 2, seed: int = 1, **options: Any) -> ElektMatch:
    """Return a match after its setup: the first player has chosen the direction."""
    match = ELEKT.start(seats, seed, **options)
    if asked(match) == "direction":
        [first] = match.deciders
        match.play(first, "clockwise")
    return match


def assigning(seats: int = 2, seed: int = 1, **options: Any) -> ElektMatch:
    """Return a match in its first Assignment phase; everybody has kept a Unit."""
    match = started(seats, seed, **options)
    while asked(match) == "enlist":
        seat = match.deciders[0]
        match.play(seat, match.decision(seat).actions[0])
    return match


def play(match: ElektMatch, *moves: str) -> list[str]:
    """Play moves such as `0: nameless0 S`; return what happened, line by line."""
    told: list[str] = []
    match.listen(lambda event: told.append(event.line()))
    for move in moves:
        seat, answer = move.split(": ")
        match.play(Seat(int(seat)), answer)
    return told


def asked(match: ElektMatch) -> str | None:
    """Return what is asked for, if anything."""
    return match.decision(match.deciders[0]).kind if match.deciders else None


def legal(match: ElektMatch, seat: Seat) -> list[str]:
    return [action.text for action in match.decision(seat).actions]


def clause(match: ElektMatch, seat: Seat, answer: str) -> str:
    """Return the clause by which an answer is refused, or "" when it is legal."""
    refusal = match.explain(seat, ELEKT.parse(answer))
    return "" if refusal is None else refusal.clause


def steps(match: ElektMatch, seed: int, most: int = 4000) -> Iterator[ElektMatch]:
    """Play a match by chance; yield it now and after each answer."""
    generator = Random(f"play {seed}")
    yield match
    for _ in range(most):
        if match.over:
            return
        seat = generator.choice(match.deciders)
        match.play(seat, match.decision(seat).draw(generator))
        yield match


def finished(match: ElektMatch, seed: int) -> ElektMatch:
    for _ in steps(match, seed):
        pass
    assert match.over
    return match
