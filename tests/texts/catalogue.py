"""The Fluent files, read with Fluent's own syntax tree."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludotheque

SOURCE = Path(ludotheque.__file__).parent
LOCALE = SOURCE / "locale"


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way to name
        """Remember a variable."""
        self.found.add(node.id.name)


@cache
def entries(file: Path) -> tuple[ast.EntryType, ...]:
    """Return the entries of a file."""
    parser = FluentParser(with_spans=False)
    return tuple(parser.parse(file.read_text(encoding="utf-8")).body)


def files(language: str) -> list[Path]:
    """List the files of a language."""
    return sorted((LOCALE / language).glob("*.ftl"))


def messages(file: Path) -> dict[str, ast.Message]:
    """Return the messages of a file by their ids."""
    return {entry.id.name: entry for entry in entries(file) if isinstance(entry, ast.Message)}


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    """Return all messages of a language by their ids."""
    return {name: found for file in files(language) for name, found in messages(file).items()}


def variables(message: ast.Message) -> set[str]:
    """Return the names of the variables in a message."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def selectors(message: ast.Message) -> list[ast.SelectExpression]:
    """Return the choices in a message."""
    found: list[ast.SelectExpression] = []

    class Choices(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's way to name
            found.append(node)
            self.generic_visit(node)

    Choices().visit(message)
    return found
