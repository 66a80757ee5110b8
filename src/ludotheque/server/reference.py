"""The rulebook of a game for the rules reference: chapters, and in them clauses."""

from __future__ import annotations

import re
from functools import cache

from ludotheque.server.documents import Chapter, ClauseShown, RulesShown
from ludotheque.table import load
from ludotheque.texts.rulebook import CLAUSE, read_rulebook

HEADING = re.compile(r"^(#+) (.*)$")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


@cache
def rules_of(game: str, language: str) -> RulesShown:
    """Return the rulebook of a game, cut into chapters and clauses."""
    load(game)  # an unknown one is named
    chapters: list[Chapter] = []
    paragraph: list[str] = []

    def close() -> None:
        if paragraph and chapters:
            chapters[-1].paragraphs.append(_paragraph(paragraph))
        paragraph.clear()

    for line in COMMENT.sub("", read_rulebook(game, language).markdown).splitlines():
        heading = HEADING.match(line)
        if heading is not None:
            close()
            chapters.append(Chapter(heading[2], len(heading[1]), []))
        elif not line.strip():
            close()
        else:
            if CLAUSE.match(line) or _another_item(line, paragraph):
                close()
            paragraph.append(line)
    close()
    return RulesShown(game, chapters)


def _another_item(line: str, paragraph: list[str]) -> bool:
    """Whether a line begins an item of a list of its own."""
    return line.startswith("- ") and bool(paragraph)


def _paragraph(lines: list[str]) -> ClauseShown:
    """Join the lines of a paragraph; those of a table stay apart."""
    clause = CLAUSE.match(lines[0])
    table = lines[0].startswith("|")
    first = clause[2] if clause else lines[0]
    rest = lines[1:] if table else [line.strip() for line in lines[1:]]
    return ClauseShown(clause[1] if clause else None, ("\n" if table else " ").join([first, *rest]))
