"""Errors for people: each says what is wrong, where, and which rule says so.

Three kinds: something cannot be read (`Unreadable`), something is not legal now (`IllegalAction`),
something cannot happen (an assert, a defect of ours).
"""

from __future__ import annotations

from typing import Any

from ludotheque.table.phrase import Phrase


class LudothequeError(Exception):
    """Anything a person can mend; `phrase` says it in every language."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        return str(self.phrase)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_raised, (type(self), self.args, dict(vars(self))))


def _raised(
    kind: type[LudothequeError], args: tuple[Any, ...], attributes: dict[str, Any]
) -> LudothequeError:
    """Rebuild an error from another process; its own arguments are in its attributes."""
    error = kind.__new__(kind, *args)
    vars(error).update(attributes)
    return error


class Unreadable(LudothequeError):
    """A name, option, position, record, case or pack that cannot be understood."""


class Violation:
    """Why an action is not legal: words, clause, and the geometry that proves it (if any)."""

    __slots__ = ("clause", "geometry", "phrase")

    def __init__(self, clause: str, phrase: Phrase, geometry: Any = None) -> None:
        self.clause = clause
        self.phrase = phrase
        self.geometry = geometry

    def __repr__(self) -> str:
        return f"Violation({self.clause!r}, {self.phrase!r})"


class IllegalAction(LudothequeError):
    """An answer that the rules refuse; the match is as it was before."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(Phrase("table-illegal", reason=violation.phrase, clause=violation.clause))
        self.violation = violation
        self.reason = violation.phrase
        self.clause = violation.clause


class UndoRefused(LudothequeError):
    """Something hidden has been shown since, so the answer stands."""
