"""A board for a game that has none of its own yet: what the view says, field by field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.cli.terminal import Terminal
from ludotheque.table import Decision, Seat, View, plain


def draw(
    terminal: Terminal,
    view: View,
    names: Mapping[Seat, str],
    decision: Decision | None = None,
    **aids: Any,
) -> RenderableType:
    """Draw a view as a list of its fields, and the answers by their numbers."""
    lines = [Text(f"{name}: {value}") for name, value in plain(view).items()]
    if decision is not None:
        numbered = enumerate(decision.actions, start=1)
        lines.append(Text("  ".join(f"{number} {action.text}" for number, action in numbered)))
    return Group(*lines)
