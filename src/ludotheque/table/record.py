"""Records: every answer of a match in order, chance included; the whole truth of a match.

A record is JSON lines: a header, one line per answer, a closing line with the number of answers,
the outcome and a digest of all lines before it. Reading checks everything and says which line is
wrong and why.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from ludotheque.table.action import Action
from ludotheque.table.codec import plain
from ludotheque.table.errors import LudothequeError, Unreadable
from ludotheque.table.game import Game
from ludotheque.table.match import Match
from ludotheque.table.outcome import Outcome
from ludotheque.table.phrase import Phrase
from ludotheque.table.registry import load
from ludotheque.table.rehearsal import read_to_play
from ludotheque.table.schema_problem import schema_problem
from ludotheque.table.seat import Seat, parse_seat, seat_text

T = TypeVar("T")

FORMAT = 1
"""The format that this program writes; it reads this and older ones."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: what was played, by which rules, by whom."""

    ludotheque_record: int
    game: str
    rules_version: str
    seats: tuple[str, ...]
    """Who sat there: `person`, or a player's spec such as `greedy`."""
    options: dict[str, Any]
    packs: dict[str, str]
    position: dict[str, Any] | None = None
    """Where the match began, when that was not the set-up."""


class AnswerLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer."""

    seat: int | str
    answer: str


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: it makes a cut or changed record known."""

    answers: int
    outcome: Outcome | None
    digest: str


class Record(msgspec.Struct, frozen=True):
    """A header, the answers, and the outcome (None for an unfinished match)."""

    header: Header
    answers: tuple[tuple[Seat, Action], ...]
    outcome: Outcome | None

    @property
    def game(self) -> Game[Any, Any]:
        """The game that was played."""
        return load(self.header.game)

    def match(self, answers: int | None = None) -> Match[Any, Any]:
        """Return the match after all answers, or after the first so many."""
        match = begin(self.header)
        match.replay(self.answers[:answers])
        return match


def record_of(match: Match[Any, Any], seats: Sequence[str]) -> Record:
    """Return the record of a match as it stands."""
    facts = match.game.facts
    header = Header(
        ludotheque_record=FORMAT,
        game=facts.name,
        rules_version=facts.rules_version,
        seats=tuple(seats),
        options=dict(match.options),
        packs={pack.name: pack.digest for pack in match.game.packs},
        position=None if match.begun_from is None else dict(match.begun_from),
    )
    return Record(header, tuple(match.answers), match.outcome)


def write_record(record: Record) -> str:
    """Write a record as JSON lines."""
    lines = [_line(record.header)]
    lines += [
        _line(
            {"seat": seat if seat >= 0 else seat_text(seat), "answer": record.game.notate(action)}
        )
        for seat, action in record.answers
    ]
    closing = Closing(len(record.answers), record.outcome, _digest(lines))
    return "\n".join([*lines, _line(closing)]) + "\n"


def read_record(text: str) -> Record:
    """Read a record and replay it; Unreadable names the line and what is wrong with it."""
    # Not splitlines: it would also break a line within a name that has an unusual separator.
    lines = (
        [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")] if text else []
    )
    header, match = _read_header(lines)
    closed = False
    for number, line in enumerate(lines[1:], start=2):
        if closed:
            raise _wrong(number, Phrase("record-after-end"))
        raw = _json(number, line)
        if isinstance(raw, Mapping) and "digest" in raw:
            _check_closing(number, raw, match, lines[: number - 1])
            closed = True
        else:
            _replay_line(number, raw, match)
    if not closed:
        raise _wrong(len(lines), Phrase("record-cut-short"))
    return Record(header, tuple(match.answers), match.outcome)


def begin(header: Header) -> Match[Any, Any]:
    """Return the match that a header announces, before its first answer."""
    game = load(header.game)
    options = game.read_options(header.options)
    seats = game.read_seats(len(header.seats))
    if header.position is None:
        state = game.begin(seats, options)
    else:
        state = read_to_play(game, header.position, options)
    return Match(game, state, options, seats, begun_from=header.position)


def _read_header(lines: Sequence[str]) -> tuple[Header, Match[Any, Any]]:
    if not lines:
        raise Unreadable(Phrase("record-empty"))
    raw = _json(1, lines[0])
    if not isinstance(raw, dict) or "ludotheque_record" not in raw:
        raise _wrong(1, Phrase("record-not-one"))
    version = raw["ludotheque_record"]
    if type(version) is not int or version < 1:
        raise _wrong(1, Phrase("record-no-format", version=str(version)))
    if version > FORMAT:
        raise _wrong(1, Phrase("record-newer", version=str(version), known=FORMAT))
    header = _typed(1, raw, Header)
    try:
        game = load(header.game)
        match = begin(header)
    except LudothequeError as error:
        raise _wrong(1, error.phrase) from None
    if header.rules_version != game.facts.rules_version:
        raise _wrong(
            1,
            Phrase(
                "record-other-rules", version=header.rules_version, known=game.facts.rules_version
            ),
        )
    packs = {pack.name: pack.digest for pack in match.game.packs}
    for name in sorted(packs.keys() | header.packs.keys()):
        if packs.get(name) != header.packs.get(name):
            raise _wrong(1, Phrase("record-other-pack", pack=name))
    return header, match


def _replay_line(number: int, raw: Any, match: Match[Any, Any]) -> None:
    line = _typed(number, raw, AnswerLine)
    seat = parse_seat(line.seat)
    if seat is None:
        raise _wrong(number, Phrase("record-bad-seat", seat=str(line.seat)))
    try:
        match.play(seat, line.answer)
    except LudothequeError as error:
        raise _wrong(number, error.phrase) from None


def _check_closing(number: int, raw: Any, match: Match[Any, Any], before: Sequence[str]) -> None:
    closing = _typed(number, raw, Closing)
    if closing.answers != len(match.answers):
        raise _wrong(
            number, Phrase("record-wrong-count", said=closing.answers, found=len(match.answers))
        )
    if closing.outcome != match.outcome:
        raise _wrong(number, Phrase("record-wrong-outcome"))
    if closing.digest != _digest(before):
        raise _wrong(number, Phrase("record-changed"))


def _json(number: int, line: str) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise _wrong(number, Phrase("record-no-json", problem=str(error))) from None


def _typed(number: int, raw: Any, kind: type[T]) -> T:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise _wrong(number, Phrase("record-bad-field", problem=schema_problem(error))) from None


def _wrong(number: int, phrase: Phrase) -> Unreadable:
    return Unreadable(Phrase("record-line", line=number, problem=phrase))


def _line(value: Any) -> str:
    return msgspec.json.encode(plain(value)).decode()


def _digest(lines: Sequence[str]) -> str:
    return "sha256:" + hashlib.sha256("\n".join(lines).encode()).hexdigest()
