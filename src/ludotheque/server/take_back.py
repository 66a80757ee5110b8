"""Taking an answer back: at once while nothing hidden was shown, else if the others agree."""

from __future__ import annotations

from ludotheque.server.hall import Hall, Table
from ludotheque.server.messages import AllowTakeBack, TakeBack
from ludotheque.server.problems import NothingAsked
from ludotheque.server.store.rows import EntryKind
from ludotheque.table import Phrase, Seat, UndoRefused


async def take_back(hall: Hall, table: Table, seat: Seat, command: TakeBack) -> None:
    """Take back the seat's last answer, or ask the other people."""
    undo = table.live.undo_of(seat)
    if undo is None:
        raise UndoRefused(Phrase("table-nothing-to-undo"))
    how, ply = undo
    kind: EntryKind = "takeback" if how == "free" else "ask"
    await hall.append(table, kind, seat, str(ply), command.command)


async def allow(hall: Hall, table: Table, seat: Seat, command: AllowTakeBack) -> None:
    """Agree, or not, to what another seat has asked; the hall does it when all agree."""
    request = table.live.request
    if request is None or request.seat == seat or seat in request.allowed:
        raise NothingAsked
    kind: EntryKind = "allow" if command.allowed else "deny"
    await hall.append(table, kind, seat, "", command.command)
