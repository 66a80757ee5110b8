"""The players' rulebooks (`docs/rules/`), read by clause."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from ludotheque.table import Phrase, Unreadable

CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?[0-9.]+)\*\* (.*)$")


class Rulebook(msgspec.Struct, frozen=True):
    """A rulebook's Markdown and its clauses by id."""

    game: str
    markdown: str
    clauses: dict[str, str]

    @property
    def prefix(self) -> str:
        """What the ids of all clauses begin with, such as `CLAIM-`: that of the first."""
        return next(iter(self.clauses)).partition("-")[0] + "-"

    def id(self, clause: str) -> str:
        """Return the full id of a clause; `3.9` is understood as `CLAIM-3.9`."""
        prefix = self.prefix
        found = prefix + clause.upper().removeprefix(prefix)
        if found not in self.clauses:
            raise Unreadable(Phrase("texts-unknown-clause", clause=clause, game=self.game))
        return found

    def has(self, clause: str) -> bool:
        """Whether there is such a clause."""
        prefix = f"{self.game.upper()}-"
        return prefix + clause.upper().removeprefix(prefix) in self.clauses

    def clause(self, clause: str) -> str:
        """Return the text of a clause."""
        return self.clauses[self.id(clause)]


@cache
def read_rulebook(game: str, language: str) -> Rulebook:
    """Return the rulebook of a game in a language.

    >>> read_rulebook("claim", "en").clause("CLAIM-8.1") == read_rulebook("claim", "en").clause(
    ...     "8.1"
    ... )
    True
    """
    name = f"{game}.md" if language == "en" else f"{language}/{game}.md"
    # A built package carries the rulebooks; a checkout has them beside `src`.
    built = files("ludotheque") / "rulebooks" / name
    checkout = Path(__file__).parents[3] / "docs" / "rules" / name
    markdown = (built if built.is_file() else checkout).read_text(encoding="utf-8")
    found = (CLAUSE.match(line) for line in markdown.splitlines())
    return Rulebook(game, markdown, {m[1]: m[2] for m in found if m})
