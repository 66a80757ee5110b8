"""A terminal and the language spoken on it."""

from __future__ import annotations

import shlex
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ludotheque.cli.look import Look
from ludotheque.table import LudothequeError, Phrase
from ludotheque.texts import Language

OK = 0
FAILED = 1
"""What was asked was done, and the answer is no: a case fails, a record is wrong."""
MISTAKE = 2
"""What was asked cannot be understood."""


class Terminal:
    """Where commands speak: words to the console, what is wrong to the error console."""

    def __init__(self, language: Language, console: Console, errors: Console) -> None:
        self.language = language
        self.console = console
        self.errors = errors

    def text(self, id: str, /, **args: Any) -> str:
        """Return a message in the reader's language."""
        return self.language.text(id, **args)

    def say(self, id: str, /, **args: Any) -> None:
        """Print a message."""
        self.console.print(Text(self.text(id, **args)))

    def tell(self, told: str, look: Look, times: int = 1) -> None:
        """Print a line of the log; what happens several times in a row is told once."""
        if look.apart:
            self.console.print()
        line = Text(told if times == 1 else f"{told} (×{times})", style=look.style)
        self.console.print(Padding(line, (0, 0, 0, look.indent), expand=False))

    def command(self, *words: str) -> None:
        """Print a command to copy, on a line of its own."""
        self.console.print(Text(f"  {shlex.join(['ludotheque', *words])}"), soft_wrap=True)

    def wrong(self, problem: LudothequeError | Phrase) -> None:
        """Print what is wrong."""
        phrase = problem.phrase if isinstance(problem, LudothequeError) else problem
        self.errors.print(Text(self.language.say(phrase), style="red"))
