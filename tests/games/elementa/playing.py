"""Playing Elementa in tests: from positions with cards made for them, and from the start."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ludotheque.games.elementa import ELEMENTA
from ludotheque.games.elementa.state import ElementaState
from ludotheque.games.elementa.view import ElementaView
from ludotheque.table import CHANCE, Match, Seat

ElementaMatch = Match[ElementaState, ElementaView]
LETTERS = "abcdefghijklmnop"
SIXTEEN = {letter: {"power": number} for number, letter in enumerate(LETTERS)}
"""Sixteen creatures without costs, bonuses or effects."""
DIVIDED = "divide a b c d / e f g / h i j / k l"
DECKS = ("wildfire", "high-tide", "mists", "caravan")


def at(*, options: dict[str, Any] | None = None, **given: Any) -> ElementaMatch:
    """Return a match that begins at a position."""
    chosen = ELEMENTA.read_options(options or {})
    state = ELEMENTA.position(given, chosen)
    return Match(ELEMENTA, state, chosen, given.get("seats", 2), begun_from=given)


def fight(
    *cards: dict[str, Any], environments: tuple[dict[str, Any] | None, ...] = (), **given: Any
) -> ElementaMatch:
    """Return a match in which each player holds one of these cards and two spare ones."""
    made: dict[str, Any] = {f"c{seat}": card for seat, card in enumerate(cards)}
    for seat, environment in enumerate(environments):
        if environment is not None:
            made[f"e{seat}"] = {"kind": "environment", **environment}
    shown = [None if e is None else f"e{seat}" for seat, e in enumerate(environments)]
    return at(
        seats=len(cards),
        cards={**made, "x": {}},
        hands=[f"c{seat} x x" for seat in range(len(cards))],
        environments=shown,
        **given,
    )


def lay_all(match: ElementaMatch, *moves: str) -> list[str]:
    """Let everybody lay the card made for him, then play moves; return what happened."""
    return play(match, *(f"{seat} lay c{seat}" for seat in range(match.seats)), *moves)


def play(match: ElementaMatch, *moves: str) -> list[str]:
    """Play moves such as `0 lay a` or `chance lot 1 0`; return what happened, as lines."""
    lines: list[str] = []
    match.listen(lambda event: lines.append(event.line()))
    for move in moves:
        seat, _, answer = move.partition(" ")
        match.play(CHANCE if seat == "chance" else Seat(int(seat)), answer)
    return lines


def offered(match: ElementaMatch, seat: int = 0) -> list[str]:
    """List the answers that a player is offered."""
    return [action.text for action in match.decision(Seat(seat)).actions]


def asked(match: ElementaMatch) -> str:
    """Return which question is open, and to whom it is put."""
    question = match.state.question
    seats = " ".join("chance" if seat == CHANCE else str(seat) for seat in match.deciders)
    return "over" if question is None else f"{question.kind} {seats}"


def effect(*verbs: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return the effects of a card that has one."""
    return {"effects": [{"do": list(verbs), **fields}]}


def begun(seats: int = 2, **options: Any) -> ElementaMatch:
    """Return a match at its start."""
    chosen = ELEMENTA.read_options(options)
    return Match(ELEMENTA, ELEMENTA.begin(seats, chosen), chosen, seats)


def moments(seats: int, seed: int, **options: Any) -> Iterator[ElementaState]:
    """Yield the State before every answer of a game that is played by chance, to its end."""
    generator = Random(seed)
    chosen = ELEMENTA.read_options(options)
    match = Match(ELEMENTA, ELEMENTA.begin(seats, chosen), chosen, seats, generator=generator)
    for seat in range(seats):
        match.play(Seat(seat), f"deck {DECKS[(seat + seed) % len(DECKS)]}")
    while not match.over:
        yield match.state
        seat = match.deciders[int(generator.random() * len(match.deciders))]
        match.play(seat, match.decision(seat).draw(generator))
