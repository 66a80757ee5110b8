"""What is asked for and answered over HTTP; what goes through the stream is in `messages`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludotheque.server.messages import (
    ActionShown,
    Clock,
    EntryNumber,
    Name,
    Notation,
    PhraseShown,
    Problem,
    Scene,
    SeatShown,
)


class Health(msgspec.Struct, frozen=True):
    """The server is there."""

    protocol: int
    version: str
    games: list[str]


class PlayerShown(msgspec.Struct, frozen=True):
    """A bot, weakest first; the texts `player-name-<spec>` and `player-about-<spec>` present it."""

    spec: str
    best: bool


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game: the text `<game>-option-<name>` says what it is for."""

    name: str
    values: list[Any]
    default: Any
    seats: tuple[int, int] | None = None
    """The numbers of players, least and most, for which it matters; None: for all."""


class GameShown(msgspec.Struct, frozen=True):
    """A game: who can play it, with which options, and what is in the box."""

    name: str
    rules_version: str
    seats: tuple[int, int]
    options: list[OptionShown]
    players: list[PlayerShown]
    packs: dict[str, Any]
    """The content of each pack by its name: what a board draws its cards from."""
    coached: bool
    """Whether there is a tutorial."""
    texts: dict[str, list[PhraseShown]] = {}
    """What is printed on the cards, by card, where a game writes it from the cards themselves."""
    builds_decks: bool = False
    """Whether players bring decks of their own."""


class Continued(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where another match is left to go on in a new one: after so many of its answers."""

    match: Annotated[str, Meta(max_length=32)]
    ply: EntryNumber


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that somebody wants: seats are `person`, `open` or a bot's spec."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=16)]
    options: dict[str, Any] = {}
    name: Name = ""
    public: bool = False
    clock: Clock | None = None
    continues: Continued | None = None
    coached: bool = False


class Seated(msgspec.Struct, frozen=True):
    """A match, and the visitor's seat in it."""

    match: str
    seat: int | None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down."""

    name: Name = ""


class MatchListed(msgspec.Struct, frozen=True):
    """A match in a list of the lobby."""

    match: str
    game: str
    created: float
    changed: float
    seats: list[SeatShown]
    over: bool
    seat: int | None
    """The visitor's own seat."""
    your_turn: bool
    clock: Clock | None


class Lobby(msgspec.Struct, frozen=True):
    """What goes on: the visitor's matches, and the public ones to join or to watch."""

    yours: list[MatchListed]
    open: list[MatchListed]
    running: list[MatchListed]


class Replay(msgspec.Struct, frozen=True):
    """A match answer by answer: the scene after each, as one seat (or a spectator) saw it."""

    answers: list[ReplayedAnswer]
    scenes: list[Scene]
    """The scene before the first answer, then one after each; each has its new events only."""


class ReplayedAnswer(msgspec.Struct, frozen=True):
    """An answer of a match; null where the viewer may not know it."""

    ply: int
    seat: int
    """-1 is chance."""
    text: str | None
    words: PhraseShown | None


class Advice(msgspec.Struct, frozen=True):
    """What the best bot would answer, and why."""

    answer: ActionShown
    reason: PhraseShown
    player: str


class Verdict(msgspec.Struct, frozen=True):
    """Whether an answer would be allowed; the problem says why not."""

    answer: str
    problem: Problem | None


class DeckWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that somebody would like to play with: a deck file, or the cards of an answer."""

    game: Annotated[str, Meta(max_length=64)]
    deck: Notation


class DeckProblemShown(msgspec.Struct, frozen=True):
    """One thing that is wrong with a deck, and the line where it stands, if it is one line."""

    problem: Problem
    line: int | None


class DeckChecked(msgspec.Struct, frozen=True):
    """A deck as it was read: its cards in the game's notation, and all that is wrong with it."""

    cards: str
    problems: list[DeckProblemShown]


class Judged(msgspec.Struct, frozen=True):
    """One answer of a finished match beside what the best bot would have answered."""

    ply: int
    seat: int
    played: ActionShown
    best: ActionShown
    reason: PhraseShown
    """Why the bot would answer so."""
    same: bool


class Analysis(msgspec.Struct, frozen=True):
    """A finished match, answer by answer, as the best bot sees it."""

    player: str
    answers: list[Judged]


class ClauseShown(msgspec.Struct, frozen=True):
    """A paragraph of a rulebook; `clause` is its id where it has one."""

    clause: str | None
    text: str


class Chapter(msgspec.Struct, frozen=True):
    """A heading of a rulebook with what stands under it, in Markdown's inline marks."""

    title: str
    level: int
    paragraphs: list[ClauseShown]


class RulesShown(msgspec.Struct, frozen=True):
    """The rulebook of a game in the reader's language."""

    game: str
    chapters: list[Chapter]


class VisitorLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token by which another device of the same person is known; it goes behind `#`."""

    token: Annotated[str, Meta(min_length=16, max_length=128)]
