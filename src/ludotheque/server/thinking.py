"""What is done in a bot's process: it has views and nothing else of a match."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from ludotheque.players import Budget, load_player
from ludotheque.players.player import Thought
from ludotheque.table import Action, Decision, Phrase, Seat, View
from ludotheque.table.decision import Asked


class Puzzle(msgspec.Struct, frozen=True):
    """A question to a bot: the view of a seat, and what may be answered."""

    game: str
    spec: str
    view: View
    seat: Seat
    kind: str
    actions: tuple[Action, ...]


def puzzle_of(match: Any, spec: str, seat: Seat) -> Puzzle:
    """Ask a bot what a seat is asked now."""
    decision = match.decision(seat)
    name = match.game.facts.name
    return Puzzle(name, spec, match.view(seat), seat, decision.kind, decision.actions)


def think(puzzle: Puzzle) -> Thought:
    """Let a bot answer."""
    asked = Asked(puzzle.kind, Phrase(f"{puzzle.game}-ask-{puzzle.kind}"))
    decision = Decision(puzzle.seat, asked, puzzle.actions)
    player = load_player(puzzle.spec, puzzle.game)
    return player.think(puzzle.view, decision, Budget(), Random())


def think_all(puzzles: list[Puzzle]) -> list[Thought]:
    """Let a bot answer one question after another."""
    return [think(puzzle) for puzzle in puzzles]
