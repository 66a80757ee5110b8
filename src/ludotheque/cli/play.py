"""`ludotheque play`: one person at the table, bots on the other seats."""

from __future__ import annotations

import secrets
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ludotheque.cli.records import load_record, save_record, unused_name
from ludotheque.cli.session import Session
from ludotheque.cli.terminal import OK, Terminal
from ludotheque.players import best_for, load_player
from ludotheque.table import Match, Phrase, Unreadable, load, record_of
from ludotheque.table.game import read_seed

PERSON = "person"
"""How a record names a seat on which a person sat."""


class PlaySettings(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    seat: int | None
    against: str | None
    seed: str | None
    save: Path | None
    resume: Path | None
    aid: bool
    options: dict[str, str]


def play(terminal: Terminal, game: str, settings: PlaySettings) -> int:
    """Play a match to its end, or until the person leaves; then it is saved."""
    seed = secrets.randbits(32) if settings.seed is None else read_seed(settings.seed)
    file = settings.save or settings.resume
    if settings.resume is not None:
        match, seats = _resumed(game, settings)
        match.let_chance_answer(Random(seed))
    else:
        match, seats = _new(game, settings, seed)
    if settings.save is not None:
        if settings.save.is_file() and settings.save != settings.resume:
            raise Unreadable(Phrase("cli-save-exists", file=str(settings.save)))
        save_record(settings.save, record_of(match, seats))  # better to know now than at the end
    session = Session(terminal, match, seats, seats.index(PERSON), Random(f"{seed}/bots"))
    session.aid = settings.aid
    if settings.resume is None and settings.seed is None:
        terminal.say("cli-seed", seed=str(seed))

    def keep() -> None:
        if file is not None:
            save_record(file, record_of(match, seats))

    with hang_ups_as_interrupts():
        finished = session.run(after_answer=keep)
    if not finished:
        left = file or unused_name(game)
        save_record(left, record_of(match, seats))
        terminal.say("cli-saved", file=str(left))
        terminal.command("play", game, "--resume", str(left))
    else:
        kept = file or unused_name(game)
        save_record(kept, record_of(match, seats))
        terminal.say("cli-saved-finished", file=str(kept))
        terminal.command("replay", str(kept))
    return OK


def _new(game: str, settings: PlaySettings, seed: int) -> tuple[Match[Any, Any], list[str]]:
    rules = load(game)
    match = rules.start(None, seed, **rules.read_options(settings.options))
    me = settings.seat or 0
    if me not in range(match.seats):
        raise Unreadable(Phrase("cli-bad-seat", seat=me, most=match.seats - 1))
    against = settings.against or best_for(game)
    load_player(against, game)
    return match, [PERSON if seat == me else against for seat in range(match.seats)]


def _resumed(game: str, settings: PlaySettings) -> tuple[Match[Any, Any], list[str]]:
    assert settings.resume is not None
    record = load_record(settings.resume)
    if record.header.game != game:
        raise Unreadable(
            Phrase("cli-other-game", file=str(settings.resume), game=record.header.game, asked=game)
        )
    if PERSON not in record.header.seats:
        raise Unreadable(Phrase("cli-no-person", file=str(settings.resume)))
    me = record.header.seats.index(PERSON)
    if settings.seat not in (None, me):
        raise Unreadable(
            Phrase("cli-resume-seat", file=str(settings.resume), seat=me, asked=settings.seat)
        )
    if settings.options:
        given = list(settings.options)
        raise Unreadable(Phrase("cli-resume-option", file=str(settings.resume), options=given))
    seats = list(record.header.seats)
    if settings.against is not None and settings.against not in seats:
        load_player(settings.against, game)
        raise Unreadable(
            Phrase("cli-resume-against", file=str(settings.resume), asked=settings.against)
        )
    for player in seats:
        if player != PERSON:
            load_player(player, game)
    return record.match(), seats


@contextmanager
def hang_ups_as_interrupts() -> Iterator[None]:
    """Leave as with Ctrl-C, and so save, when the terminal is closed or the process is ended."""
    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []  # only the main thread may do this
    before = {name: signal.signal(getattr(signal, name), _interrupt) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt
