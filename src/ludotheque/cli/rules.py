"""`ludotheque rules`: the rulebook, whole or one clause."""

from __future__ import annotations

from rich.markdown import Markdown

from ludotheque.cli.terminal import OK, Terminal
from ludotheque.table import load
from ludotheque.texts import read_rulebook


def show(terminal: Terminal, game: str, clause: str | None) -> int:
    """Print the rules of a game, or one clause of them."""
    book = read_rulebook(load(game).facts.name, terminal.language.code)
    if clause is None:
        terminal.console.print(Markdown(book.markdown))
    else:
        terminal.console.print(Markdown(f"**{book.id(clause)}** {book.clause(clause)}"))
    return OK
