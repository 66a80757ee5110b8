"""What goes through the stream (docs/protocol.md): every message is a struct, and so a schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 2
"""Raised when an old client would no longer understand; both sides say theirs."""

CommandId = Annotated[str, Meta(min_length=1, max_length=48, pattern="^[!-~]+$")]
"""What the sender calls a command, in ASCII; one that is sent again has the same id."""
EntryNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=40)]
"""What a visitor wants to be called."""
Notation = Annotated[str, Meta(max_length=4000)]
"""An answer in the game's notation."""


# --- Words ----------------------------------------------------------------------------------------


class SeatArgument(msgspec.Struct, frozen=True, tag="seat", tag_field="is"):
    """Stands for whoever sits on a seat (null: nobody); the reader's own seat becomes "you"."""

    seat: int | None


class PerSeatArgument(msgspec.Struct, frozen=True, tag="per-seat", tag_field="is"):
    """One number for each seat; the reader's own comes first."""

    numbers: tuple[int, ...]


class NamedArgument(msgspec.Struct, frozen=True, tag="named", tag_field="is"):
    """A piece whose pack names it: its name by language, and its notation."""

    names: dict[str, str]
    notation: str


class PhraseShown(msgspec.Struct, frozen=True, tag="phrase", tag_field="is"):
    """A text by its id, with its arguments; the words are in the Fluent files.

    `notation` is there when it names a piece of the game (a card), so that it can be shown.
    """

    id: str
    args: dict[str, Argument] = {}
    notation: str | None = None


Argument = (
    str | int | float | SeatArgument | PerSeatArgument | NamedArgument | PhraseShown | list[Any]
)
"""What can stand in a text; a list holds the same kinds."""


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: the text's id, its words in the reader's language, the clause."""

    id: str
    words: str
    clause: str | None = None


# --- The table, as a viewer may see it ------------------------------------------------------------


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An agreed clock: so many seconds for every answer, and a reserve for the whole match."""

    each: Annotated[int, Meta(ge=5, le=3600)]
    reserve: Annotated[int, Meta(ge=0, le=7200)] = 0


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    player: str
    """`person`, `open` (waits for one), or the spec of a bot."""
    name: str
    """What a person wants to be called; bots have their names in the texts."""
    stand_in: str | None
    """The bot that answers for a person who stays away, until he takes the seat back."""
    present: bool
    """Whether a person's page is open; bots are always there."""
    reserve: float | None
    """Seconds of the reserve that were left when the present question was put."""
    seconds: float | None
    """Seconds until somebody else answers for this seat; null while nothing is counted."""


class ActionShown(msgspec.Struct, frozen=True):
    """An answer that the rules allow now."""

    text: str
    words: PhraseShown | None


class QuestionShown(msgspec.Struct, frozen=True):
    """The question to the viewer's own seat."""

    kind: str
    prompt: PhraseShown
    clauses: list[str]
    actions: list[ActionShown]
    default: str


class EventShown(msgspec.Struct, frozen=True):
    """An event as the viewer may see it; `kind` is empty where he may see nothing of it."""

    number: int
    ply: int
    """The answer that brought it about: 0 for the first one of the match."""
    kind: str
    fields: dict[str, Any]
    words: PhraseShown | None


class NoteShown(msgspec.Struct, frozen=True):
    """Something that happened around the table and not in the game: a takeback, a stand-in."""

    number: int
    ply: int
    """How many answers had been given; what was taken back since then does not count."""
    words: PhraseShown


class TakeBackShown(msgspec.Struct, frozen=True):
    """A seat has asked to take its last answer back; those who must agree have not all done so."""

    seat: int
    waiting: list[int]


class OutcomeShown(msgspec.Struct, frozen=True):
    """How a match ended."""

    ranking: list[list[int]]
    scores: list[int] | None
    """Null when somebody resigned."""
    winner: int | None
    reason: PhraseShown
    resigned: int | None


class Scene(msgspec.Struct, frozen=True, tag="scene"):
    """All that a viewer needs to draw the table, and what happened since he last looked."""

    protocol: int
    match: str
    game: str
    options: dict[str, Any]
    number: int
    """How many entries the match has; a command names the number of the scene it was made for."""
    epoch: int
    """How often something was taken back; events are numbered anew then."""
    ply: int
    """How many answers were given, chance included."""
    seat: int | None
    """The viewer's own seat; null for a spectator."""
    seats: list[SeatShown]
    view: dict[str, Any]
    aids: dict[str, Any]
    standing: list[float]
    """How the seats stand, in the unit of the scores."""
    question: QuestionShown | None
    deciders: list[int]
    events: list[EventShown]
    notes: list[NoteShown]
    undo: Literal["free", "ask"] | None
    """Whether the viewer's last answer can be taken back, at once or if the others agree."""
    take_back: TakeBackShown | None
    outcome: OutcomeShown | None
    rematch: str | None
    """The match that followed this one."""
    clock: Clock | None
    public: bool
    """Whether the lobby lists the match for everybody."""
    dealt: bool
    """Whether the match began with a deal, which a rematch can repeat with the seats swapped."""
    same_deal_as: str | None
    """The match whose cards were dealt again."""
    continues: str | None
    """The match that was left at some point to go on here."""
    coached: bool
    """Whether this is the tutorial: a fixed deal with explanations."""


class Line(msgspec.Struct, frozen=True, tag="line"):
    """Somebody at the table said something."""

    number: int
    seat: int
    text: str
    at: float


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A command was carried out, now or before."""

    command: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A command was refused, and nothing has changed."""

    command: str | None
    problem: Problem


FromServer = Scene | Line | Done | Refused


# --- What a person at the table can do ------------------------------------------------------------


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """A seat answers the question that stood in the scene with this number."""

    command: CommandId
    number: EntryNumber
    answer: Notation


class TakeBack(msgspec.Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """A seat takes back its last answer, or asks to, where something hidden was shown since."""

    command: CommandId
    number: EntryNumber


class AllowTakeBack(msgspec.Struct, frozen=True, tag="allow-take-back", forbid_unknown_fields=True):
    """A seat agrees, or not, that another one takes its last answer back."""

    command: CommandId
    number: EntryNumber
    allowed: bool


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """A seat gives up."""

    command: CommandId
    number: EntryNumber


class Return(msgspec.Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """A person takes the seat back from the bot that stood in."""

    command: CommandId
    number: EntryNumber


class Rematch(msgspec.Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Another match with the same people, seats rotated; with the same deal if wanted."""

    command: CommandId
    number: EntryNumber
    same_deal: bool = False


class Hurry(msgspec.Struct, frozen=True, tag="hurry", forbid_unknown_fields=True):
    """The bot that thinks is to answer at once."""

    command: CommandId
    number: EntryNumber


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A seat says something to the table."""

    command: CommandId
    number: EntryNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]


Command = Answer | TakeBack | AllowTakeBack | Resign | Return | Rematch | Hurry | Say
