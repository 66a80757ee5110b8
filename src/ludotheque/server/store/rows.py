"""What is stored of a match: what was agreed, who sits where, and everything that was said."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

EntryKind = Literal["answer", "takeback", "resign"]

OPEN = "open"
"""The player of a seat that waits for a person."""
PERSON = "person"
"""The player of a seat that a person has taken; any other text is the spec of a bot."""


class MatchRow(msgspec.Struct, frozen=True):
    """What was agreed when a match was created."""

    id: str
    game: str
    rules_version: str
    options: dict[str, Any]
    created: float
    rematch_of: str | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits on a seat. Of a token only its hash is kept."""

    seat: int
    player: str
    name: str = ""
    token_hash: str | None = None


class Entry(msgspec.Struct, frozen=True):
    """One line of a match, in order: an answer, a takeback to a ply, a resignation."""

    number: int
    kind: EntryKind
    seat: int
    text: str
    at: float
    command: str | None = None
    """The id that the sender gave it: a message that comes twice is one entry."""
