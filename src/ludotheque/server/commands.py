"""The checks that an incoming command passes, in order, and who carries it out."""

from __future__ import annotations

import msgspec

from ludotheque.server.answer import answer
from ludotheque.server.chat import say
from ludotheque.server.hall import Hall, Table
from ludotheque.server.hurry import hurry
from ludotheque.server.messages import (
    AllowTakeBack,
    Answer,
    Command,
    Hurry,
    Rematch,
    Resign,
    Return,
    Say,
    TakeBack,
)
from ludotheque.server.problems import (
    MatchOver,
    NotBegun,
    NotYourSeat,
    OldQuestion,
    StoodIn,
)
from ludotheque.server.rematch import rematch
from ludotheque.server.resign import resign
from ludotheque.server.stand_in import come_back
from ludotheque.server.store import Repeated, Stale
from ludotheque.server.take_back import allow, take_back
from ludotheque.table import Seat


async def obey(hall: Hall, table: Table, seat: Seat | None, command: Command) -> None:
    """Carry out a command, or raise what is wrong with it; then nothing has changed.

    The checks, in this order: the sender has a seat; the command was not carried out before; the
    match has begun, and runs (or is over, for a rematch); the sender answers for his seat himself;
    he has seen what the command is about; the rules of the game; the store.
    """
    if seat is None:
        raise NotYourSeat
    # Ids are a seat's own: nobody can use up another's, nor those of the bots.
    command = msgspec.structs.replace(command, command=f"{seat}/{command.command}")
    if isinstance(command, Say):  # talk needs no turn, and holds nobody up
        await say(hall, table, seat, command)
        return
    async with table.lock:
        if not await carried_out(hall, table, command):
            check_course(table, command)
            check_seat(table, seat, command)
            check_number(table, seat, command)
            try:
                await carry_out(hall, table, seat, command)
            except Stale:
                raise OldQuestion from None
            except Repeated:
                pass
        await hall.settle(table)  # also after a repeated one: what follows may have been cut short


async def carried_out(hall: Hall, table: Table, command: Command) -> bool:
    """Whether this command was carried out before: a message that was sent again."""
    newest = command.number >= table.live.number
    return not newest and await hall.store.carried_out(table.id, command.command)


def check_course(table: Table, command: Command) -> None:
    """A rematch follows a match; everything else is done while it runs."""
    if not table.live.begun:
        raise NotBegun
    if table.live.over and not isinstance(command, Rematch):
        raise MatchOver
    if not table.live.over and isinstance(command, Rematch):
        raise OldQuestion


def check_seat(table: Table, seat: Seat, command: Command) -> None:
    """Who has a bot standing in takes his seat back first."""
    away = seat in table.live.stand_ins
    if away and not isinstance(command, Return | Rematch | Resign):
        raise StoodIn


def check_number(table: Table, seat: Seat, command: Command) -> None:
    """Refuse what was meant for something that has changed since."""
    live = table.live
    if isinstance(command, Answer):
        # Where several answer at once, another's answer does not make this question old.
        oldest = live.asked_at.get(seat, 0)
    elif isinstance(command, TakeBack | AllowTakeBack):
        oldest = live.changed_at
    else:
        oldest = 0
    if not oldest <= command.number <= live.number:
        raise OldQuestion


async def carry_out(hall: Hall, table: Table, seat: Seat, command: Command) -> None:
    """Do what a command says."""
    match command:
        case Answer():
            await answer(hall, table, seat, command)
        case TakeBack():
            await take_back(hall, table, seat, command)
        case AllowTakeBack():
            await allow(hall, table, seat, command)
        case Resign():
            await resign(hall, table, seat, command)
        case Return():
            await come_back(hall, table, seat, command)
        case Rematch():
            await rematch(hall, table, seat, command)
        case Hurry():
            await hurry(hall, table)
        case Say():
            raise AssertionError("talk is carried out without the table's lock")
