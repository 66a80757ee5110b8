"""A drawing of the table for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from rich.console import RenderableType

from ludotheque.cli.boards import claim, elekt, elementa, elementa_reading, plain
from ludotheque.cli.look import Look
from ludotheque.cli.terminal import Terminal
from ludotheque.table import Action, Decision, Event, Seat, View
from ludotheque.texts import Language


def _no_texts(terminal: Terminal, view: Any, about: str) -> None:
    """Cards have no texts."""


def _notation(terminal: Terminal, view: Any, names: Mapping[Seat, str], action: Action) -> str:
    return action.text


def _nothing_more(view: Any, decision: Decision, typed: str, language: Language) -> None:
    """What can be typed are numbers and the notation."""


def _no_proposal(decision: Decision, typed: str, action: Action) -> None:
    """Whatever is typed is an answer."""


def _plain_line(event: Event) -> Look:
    return Look()


class Board(msgspec.Struct, frozen=True):
    """How one game looks in the terminal: its table, its cards, its log."""

    draw: Callable[..., RenderableType]
    help: str
    """Id of the message that tells what can be typed."""
    explain_card: Callable[[Terminal, Any, str], RenderableType | None] = _no_texts
    name_answer: Callable[[Terminal, Any, Mapping[Seat, str], Action], str] = _notation
    look_of: Callable[[Event], Look] = _plain_line
    read_typed: Callable[[Any, Decision, str, Language], Action | None] = _nothing_more
    """What can be typed at this table besides numbers and the notation."""
    revise: Callable[[Decision, str, Action], Decision | None] = _no_proposal
    """The question with another proposal, where what was typed only changes the proposal."""


BOARDS = {
    "claim": Board(claim.draw, "claim-board-help"),
    "elekt": Board(
        elekt.draw, "elekt-board-help", elekt.explain_card, elekt.name_answer, elekt.look_of
    ),
    "elementa": Board(
        elementa.draw, "elementa-board-help", elementa.explain_card, elementa.name_answer,
        elementa.look_of, elementa_reading.read_typed, elementa_reading.revise,
    ),
}  # fmt: skip
PLAIN = Board(plain.draw, "cli-session-help")


def draw(
    terminal: Terminal,
    game: str,
    view: View,
    names: Mapping[Seat, str],
    decision: Decision | None = None,
    **aids: Any,
) -> RenderableType:
    """Draw what a view shows; with a decision, its answers are numbered."""
    return BOARDS.get(game, PLAIN).draw(terminal, view, names, decision, **aids)


def explain_card(terminal: Terminal, game: str, view: View, about: str) -> RenderableType | None:
    """Write the card that somebody asks about; None where no card is meant or cards say nothing."""
    return BOARDS.get(game, PLAIN).explain_card(terminal, view, about)


def name_answer(
    terminal: Terminal, game: str, view: View, names: Mapping[Seat, str], action: Action
) -> str:
    """Name an answer as the table does."""
    return BOARDS.get(game, PLAIN).name_answer(terminal, view, names, action)


def read_typed(
    game: str, view: View, decision: Decision, typed: str, language: Language
) -> Action | None:
    """Return the answer that is meant at this table; None where only the notation is left."""
    return BOARDS.get(game, PLAIN).read_typed(view, decision, typed, language)


def revise(game: str, decision: Decision, typed: str, action: Action) -> Decision | None:
    """Return the question with the proposal that was typed; None where an answer was typed."""
    return BOARDS.get(game, PLAIN).revise(decision, typed, action)


def look_of(game: str, event: Event) -> Look:
    """Tell how a line of the log stands."""
    return BOARDS.get(game, PLAIN).look_of(event)


def help_of(game: str) -> str:
    """Return the id of the message that tells what can be typed at this table."""
    return BOARDS.get(game, PLAIN).help
