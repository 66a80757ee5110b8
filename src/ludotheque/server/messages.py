"""What goes over the wire: every message as a struct, and so as a JSON Schema."""

from __future__ import annotations

from typing import Any

import msgspec

PROTOCOL = 1
"""Raised when an old client would no longer understand; both sides say theirs."""


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: the text's id, its words in the reader's language, the clause."""

    id: str
    words: str
    clause: str | None = None


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    player: str
    name: str


class QuestionShown(msgspec.Struct, frozen=True):
    """The question to the viewer's own seat."""

    kind: str
    prompt: str
    actions: list[str]
    default: str


class EventShown(msgspec.Struct, frozen=True):
    """An event as the viewer may see it; `kind` is empty where he may see nothing of it."""

    number: int
    kind: str
    fields: dict[str, Any]


class Scene(msgspec.Struct, frozen=True, tag="scene"):
    """All that a viewer needs to draw the table, and what happened since he last looked."""

    protocol: int
    match: str
    game: str
    number: int
    """How many entries the match has; an answer names it, and is stale when it has changed."""
    epoch: int
    """How often something was taken back; events are numbered anew then."""
    seat: int | None
    seats: list[SeatShown]
    view: dict[str, Any]
    aids: dict[str, Any]
    question: QuestionShown | None
    deciders: list[int]
    events: list[EventShown]
    outcome: dict[str, Any] | None


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A command was carried out, now or before."""

    command: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A command was refused, and nothing has changed."""

    command: str | None
    problem: Problem


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """A seat answers the question that stood at an entry number."""

    command: str
    number: int
    answer: str


class TakeBack(msgspec.Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """A seat takes back its last answer, where nothing hidden has been shown since."""

    command: str
    number: int


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """A seat gives up."""

    command: str
    number: int


Command = Answer | TakeBack | Resign
FromServer = Scene | Done | Refused
