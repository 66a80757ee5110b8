"""What is stored of a match: what was agreed, who sits where, and everything that was said."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.server.messages import Clock

EntryKind = Literal[
    "begin",
    "answer",
    "lapse",
    "takeback",
    "ask",
    "allow",
    "deny",
    "resign",
    "standin",
    "return",
    "rematch",
]
"""What an entry can be:

- `begin`: the last seat was taken in a match that goes on from another; time counts from here
- `answer`: a seat (or chance) answers; `lapse`: its time was up, and the default stands
- `takeback`: the match goes back to a ply; `ask`, `allow`, `deny`: whether it may
- `resign`: a seat gives up; `standin`: a bot answers for a seat; `return`: the person is back
- `rematch`: the match that follows
"""

OPEN = "open"
"""The player of a seat that waits for a person."""
PERSON = "person"
"""The player of a seat that a person has taken; any other text is the spec of a bot."""


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed when a match was created, and when it last changed."""

    id: str
    game: str
    rules_version: str
    options: dict[str, Any]
    created: float
    rematch_of: str | None = None
    deal_of: str | None = None
    """The match whose chance answers are given again."""
    continues: str | None = None
    """The match that was left at some point to go on here."""
    clock: Clock | None = None
    public: bool = False
    coached: bool = False
    changed: float = 0.0
    ended: float | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits on a seat. Of a token only its hash is kept."""

    seat: int
    player: str
    name: str = ""
    token_hash: str | None = None
    present_until: float = 0.0
    """When the person's page was last known to be open; later than now while it is."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a match, in order."""

    number: int
    kind: EntryKind
    seat: int
    text: str
    at: float
    command: str | None = None
    """The id that the sender gave it: a message that comes twice is one entry."""


class LineRow(msgspec.Struct, frozen=True):
    """Something that a seat said to the table."""

    number: int
    seat: int
    text: str
    at: float
    command: str | None = None
