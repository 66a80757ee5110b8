"""A drawing of the table for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import RenderableType

from ludotheque.cli.boards import claim, plain
from ludotheque.cli.terminal import Terminal
from ludotheque.table import Decision, Seat, View

BOARDS: dict[str, Callable[..., RenderableType]] = {"claim": claim.draw}


def draw(
    terminal: Terminal,
    game: str,
    view: View,
    names: Mapping[Seat, str],
    decision: Decision | None = None,
    **aids: Any,
) -> RenderableType:
    """Draw what a view shows; with a decision, its answers are numbered."""
    board: Callable[..., RenderableType] = BOARDS.get(game, plain.draw)
    return board(terminal, view, names, decision, **aids)
