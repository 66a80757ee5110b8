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

from ludotheque.cli.decks import deck_answer
from ludotheque.cli.packs import pack_for
from ludotheque.cli.records import load_record, save_record, unused_name
from ludotheque.cli.session import Session
from ludotheque.cli.terminal import OK, Terminal
from ludotheque.players import best_for, load_player
from ludotheque.table import Match, Phrase, Seat, Unreadable, load, record_of
from ludotheque.table.game import read_seed

USUAL_SEATS = 2
"""At a table where nothing else is said, if the game can be played so."""
PERSON = "person"
"""How a record names a seat on which a person sat."""


class PlaySettings(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    seats: int | None
    seat: int | None
    against: str | None
    seed: str | None
    save: Path | None
    resume: Path | None
    aid: bool
    pack: Path | None
    deck: str | None
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
    asked = settings.seats
    seats = max(rules.facts.seats[0], min(USUAL_SEATS, rules.facts.seats[1]))
    seats = rules.read_seats(seats if asked is None else asked)
    me = settings.seat or 0
    if me not in range(seats):
        raise Unreadable(Phrase("cli-bad-seat", seat=me, most=seats - 1))
    others = iter(_others(game, settings, seats - 1))
    sitting = [PERSON if seat == me else next(others) for seat in range(seats)]
    options = rules.read_options(settings.options)
    pack = None if settings.pack is None else pack_for(rules, settings.pack)
    deck = None if settings.deck is None else deck_answer(rules, settings.deck, pack)
    if pack is None:
        match = rules.start(seats, seed, **options)
    else:
        position = rules.set_up_with(pack, seats)
        state, generator = rules.position(position, options), Random(seed)
        match = Match(rules, state, options, seats, generator=generator, begun_from=position)
    if deck is not None:
        match.play(Seat(me), deck)
    return match, sitting


def _others(game: str, settings: PlaySettings, number: int) -> list[str]:
    """Return who sits on the other seats: one for each, or one kind for all."""
    if settings.against is None:
        return [best_for(game)] * number
    if not number:
        raise Unreadable(Phrase("cli-against-nobody"))
    named = [name.strip() for name in settings.against.split(",")]
    for name in named:
        load_player(name, game)
    if len(named) == 1:
        return named * number
    if len(named) != number:
        raise Unreadable(Phrase("cli-wrong-against", given=len(named), seats=number))
    return named


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
    if settings.pack is not None:
        raise Unreadable(Phrase("pack-resumed", file=str(settings.resume)))
    if settings.deck is not None:
        raise Unreadable(Phrase("deck-resumed", file=str(settings.resume)))
    if settings.options:
        given = list(settings.options)
        raise Unreadable(Phrase("cli-resume-option", file=str(settings.resume), options=given))
    seats = list(record.header.seats)
    if settings.seats not in (None, len(seats)):
        raise Unreadable(Phrase("cli-resume-seats", file=str(settings.resume)))
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
