"""What a person at a table can do, and the checks that an incoming command passes, in order."""

from __future__ import annotations

from ludotheque.server.hall import Hall, Table
from ludotheque.server.messages import Answer, Command, Resign, TakeBack
from ludotheque.server.problems import MatchOver, NotYourSeat, OldQuestion
from ludotheque.server.store import Repeated, Stale
from ludotheque.table import Seat


async def obey(hall: Hall, table: Table, seat: Seat | None, command: Command) -> None:
    """Carry out a command, or raise what is wrong with it; then nothing has changed.

    The checks, in this order: the sender has a seat; the command was not carried out before; the
    match runs; the sender knows its newest entry; the rules of the game; the store.
    """
    if seat is None:
        raise NotYourSeat
    async with table.lock:
        if await carried_out(hall, table, command):
            return
        if table.live.over:
            raise MatchOver
        if command.number != table.live.number:
            raise OldQuestion
        try:
            await carry_out(hall, table, seat, command)
            await hall.settle_chance(table)
        except Stale:
            raise OldQuestion from None
        except Repeated:
            return


async def carry_out(hall: Hall, table: Table, seat: Seat, command: Command) -> None:
    """Do what a command says."""
    match command:
        case Answer():
            await answer(hall, table, seat, command)
        case TakeBack():
            await take_back(hall, table, seat, command)
        case Resign():
            await resign(hall, table, seat, command)


async def carried_out(hall: Hall, table: Table, command: Command) -> bool:
    """Whether this command has been carried out before: a message that was sent again."""
    if command.number >= table.live.number:
        return False
    known = await hall.store.entries(table.live.row.id, after=command.number - 1)
    return any(entry.command == command.command for entry in known)


async def answer(hall: Hall, table: Table, seat: Seat, command: Answer) -> None:
    """Answer the open question; IllegalAction says why not."""
    game = table.live.match.game
    action = game.parse(command.answer)
    refusal = table.live.match.explain(seat, action)
    if refusal is not None:
        raise refusal
    await hall.append(table, "answer", seat, game.notate(action), command.command)


async def take_back(hall: Hall, table: Table, seat: Seat, command: TakeBack) -> None:
    """Take back the seat's last answer; UndoRefused once something hidden was shown."""
    ply = table.live.match.undoable(seat)
    await hall.append(table, "takeback", seat, str(ply), command.command)


async def resign(hall: Hall, table: Table, seat: Seat, command: Resign) -> None:
    """Give up."""
    await hall.append(table, "resign", seat, "", command.command)
