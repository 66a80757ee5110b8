"""The hand and the answers of Elekt in the terminal: each answer has its number.

An answer that is made of two things (a Unit and a zone, a token and a Unit, a player and a
direction) is a field of a table: twenty answers are read at a glance.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotheque.cli.boards.elekt_words import Words
from ludotheque.games.elekt import actions
from ludotheque.games.elekt.pieces import ATTRIBUTES, ZONES
from ludotheque.table import Action, Decision, Seat

MANY = 7
"""From so many answers on, a plain list stands in columns."""
OF_THE_HAND = ("assign", "place", "discard-from-hand")
"""Questions about the hand, which is then shown with what is printed on the cards."""


def draw_question(words: Words, decision: Decision | None, width: int) -> RenderableType:
    """Draw the hand and the answers."""
    kind = "" if decision is None else decision.kind
    listed = () if decision is None else decision.actions
    parts: list[RenderableType] = []
    if kind in OF_THE_HAND:
        parts.append(Text(words.terminal.text("elekt-board-hand"), style="bold"))
        parts.append(draw_answers(words, listed, width, texts=True))
        return Group(*parts)
    if words.view.hand:
        parts.append(_hand_in_short(words))
    if words.view.dealt and decision is None:
        dealt = [words.unit(id) for id in words.view.dealt]
        head = Text(words.terminal.text("elekt-board-dealt") + " ", style="bold")
        parts.append(head + Text(" · ").join(dealt))
    subject = words.subject()
    if decision is not None:
        parts.append(Text())
        if subject is not None:
            parts += described(words, subject)
        parts.append(draw_answers(words, listed, width, texts=kind == "enlist"))
    return Group(*parts)


def described(words: Words, id: str) -> list[RenderableType]:
    """Write a card with what is printed on it."""
    return [words.unit_of(id), _indented(words.type_and_ability(id), 4)]


def _hand_in_short(words: Words) -> Text:
    line = Text(words.terminal.text("elekt-board-hand") + " ", style="bold")
    for number, id in enumerate(words.view.hand):
        line.append(" · " if number else "")
        line.append_text(words.unit(id))
    return line


def draw_answers(
    words: Words, listed: Sequence[Action], width: int, *, texts: bool
) -> RenderableType:
    """Draw all answers with their numbers: those of two things as a table, then the others."""
    fields = {action: field for action in listed if (field := _field(action)) is not None}
    parts: list[RenderableType] = []
    if fields:
        parts += _table(words, listed, fields, width, texts=texts)
    rest = [action for action in listed if action not in fields]
    lines = [_numbered(listed.index(action), words.answer(action)) for action in rest]
    if any(isinstance(action, actions.Exchange) for action in rest):
        parts += _exchanges(words, listed)
    elif texts:
        for action, line in zip(rest, lines, strict=True):
            parts.append(line)
            parts += _printed(words, action)
    elif len(lines) >= MANY:
        parts.append(Columns(lines, padding=(0, 3), column_first=True))
    else:
        parts += lines
    return Group(*parts)


def _exchanges(words: Words, listed: Sequence[Action]) -> list[RenderableType]:
    """List with what each Unit can change places."""
    lines: list[RenderableType] = []
    before = ""
    for index, action in enumerate(listed):
        if not isinstance(action, actions.Exchange):
            lines.append(_numbered(index, words.answer(action)))
            continue
        if action.first != before:
            lines.append(Text.assemble("   ", words.placed(action.first), " ⇄"))
        lines.append(Text.assemble("   ", _numbered(index, words.placed(action.second))))
        before = action.first
    return lines


def _numbered(index: int, answer: Text) -> Text:
    return Text.assemble((f" {index + 1:>3} ", "dim"), answer)


def _printed(words: Words, action: Action) -> list[RenderableType]:
    """Write what is printed on the card that an answer names."""
    if not isinstance(action, actions.Pick | actions.Keep):
        return []
    return [_indented(words.type_and_ability(action.card), 5)]


def _indented(text: str, by: int) -> RenderableType:
    return Padding(Text(text, style="dim"), (0, 0, 0, by), expand=False)


Field = tuple[str | Seat, int | str]
"""The row and the column of an answer: what is chosen, and where, which or in which direction."""


def _field(action: Action) -> Field | None:
    if isinstance(action, actions.Assign):
        return (action.card, ZONES[action.zone])
    if isinstance(action, actions.Attach):
        return (action.card, action.kind)
    if isinstance(action, actions.ToPlayer) and action.direction:
        return (action.seat, action.direction)
    return None


def _table(
    words: Words, listed: Sequence[Action], fields: dict[Action, Field], width: int, *, texts: bool
) -> list[RenderableType]:
    columns = sorted({column for _, column in fields.values()}, key=_order)
    rows = list(dict.fromkeys(row for row, _ in fields.values()))
    if texts:  # the whole hand: also what fits nowhere
        rows = list(dict.fromkeys([*words.view.hand, *rows]))
    labels = [_label(words, row) for row in rows]
    longest = max(label.cell_len for label in labels)
    heads = [_head(words, column, short=False) for column in columns]
    if _space(heads, width) < longest:
        heads = [_head(words, column, short=True) for column in columns]
    most = max(12, min(_space(heads, width), longest))
    lines: list[RenderableType] = [_line(Text(), heads, most, "dim")]
    numbers = {field: str(listed.index(action) + 1) for action, field in fields.items()}
    for row, label in zip(rows, labels, strict=True):
        cells = [numbers.get((row, column), "·") for column in columns]
        fitted = [
            cell.center(max(4, cell_len(head))) for cell, head in zip(cells, heads, strict=True)
        ]
        lines.append(_line(label, fitted, most, ""))
        if texts and isinstance(row, str):
            lines.append(_indented(words.type_and_ability(row), 5))
    return lines


def _space(heads: Sequence[str], width: int) -> int:
    """Return how many columns are left beside those of a table."""
    return width - 4 - sum(max(4, cell_len(head)) + 2 for head in heads)


def _line(label: Text, cells: Sequence[str], most: int, style: str) -> Text:
    fitted = label.copy()
    fitted.truncate(most, overflow="ellipsis", pad=True)
    line = Text("   ")
    line.append_text(fitted)
    for cell in cells:
        line.append("  " + cell.center(4), style=style)
    line.rstrip()
    return line


def _label(words: Words, row: str | Seat) -> Text:
    if isinstance(row, int):
        return Text(words.names[Seat(row)])
    return words.unit(row) if row in words.view.hand else words.unit_of(row)


def _head(words: Words, column: int | str, *, short: bool) -> str:
    if isinstance(column, int):
        return ATTRIBUTES[column] if short else words.attribute(column)
    if column in actions.DIRECTIONS:
        return words.terminal.text("elekt-answer-direction", direction=column)
    return column if short else words.zone(("S", "M", "P").index(column))


def _order(column: int | str) -> int:
    if isinstance(column, int):
        return column
    order: tuple[str, ...] = (*ZONES, *actions.DIRECTIONS)
    return order.index(column)
