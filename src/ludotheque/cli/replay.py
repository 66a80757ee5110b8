"""`ludotheque replay`: what happened in a recorded match, in words."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from ludotheque.cli.boards import draw, look_of
from ludotheque.cli.names import side_names
from ludotheque.cli.records import load_record
from ludotheque.cli.terminal import OK, Terminal
from ludotheque.table import Event, Phrase, Record, Seat, Unreadable


def replay(terminal: Terminal, file: Path, seat: int | None, *, board: bool) -> int:
    """Tell a match from its record; with a seat, only what that seat saw."""
    if board and seat is None:
        raise Unreadable(Phrase("cli-board-needs-seat"))
    record = load_record(file)
    if seat is not None and seat not in range(len(record.header.seats)):
        raise Unreadable(Phrase("cli-bad-seat", seat=seat, most=len(record.header.seats) - 1))
    viewer = None if seat is None else Seat(seat)
    names = seat_names(terminal, record)
    match = record.match(0)
    events: list[Event] = []
    match.listen(events.append)
    for answer in record.answers:
        match.replay([answer])
        seen = events if viewer is None else [event.seen_by(viewer) for event in events]
        for event, same in groupby(seen):
            told = terminal.language.say(event.phrase(record.header.game), viewer, names)
            terminal.tell(told, look_of(record.header.game, event), len(list(same)))
        changed = bool(events)  # those who choose together change nothing until all have chosen
        events.clear()
        if board and changed and viewer is not None and not match.over:
            terminal.console.print(draw(terminal, record.header.game, match.view(viewer), names))
    if record.outcome is None:
        terminal.say("cli-replay-unfinished", answers=len(record.answers))
    return OK


def seat_names(terminal: Terminal, record: Record) -> dict[Seat, str]:
    """Name each seat after who sat there."""
    seated = [
        terminal.text("cli-seat-name", player=player, seat=seat)
        for seat, player in enumerate(record.header.seats)
    ]
    return side_names(terminal, record.header.game, seated)
