"""What the sides at a table are called."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.cli.terminal import Terminal
from ludotheque.table import Seat

AUTOMATA = {("elekt", 1): ("elekt-automaton",)}
"""Sides on which nobody sits, after the seats: by game and number of seats."""


def side_names(terminal: Terminal, game: str, seated: Sequence[str]) -> dict[Seat, str]:
    """Name every side: who sits there, and after them those on which nobody sits."""
    automata = [terminal.text(id) for id in AUTOMATA.get((game, len(seated)), ())]
    return {Seat(side): name for side, name in enumerate([*seated, *automata])}


def told_apart(seats: Sequence[str]) -> list[str]:
    """Number players of the same kind at one table.

    >>> told_apart(["person", "greedy", "random", "greedy"])
    ['person', 'greedy 1', 'random', 'greedy 2']
    """
    return [
        f"{player} {seats[: seat + 1].count(player)}" if seats.count(player) > 1 else player
        for seat, player in enumerate(seats)
    ]
