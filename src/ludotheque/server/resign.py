"""Giving up."""

from __future__ import annotations

from ludotheque.players import best_for
from ludotheque.server.hall import Hall, Table
from ludotheque.server.messages import Resign
from ludotheque.server.problems import StoodIn
from ludotheque.table import Seat

TWO = 2


async def resign(hall: Hall, table: Table, seat: Seat, command: Resign) -> None:
    """Give up: two who play are done; among more, a bot plays on so that the others can."""
    live = table.live
    if len(live.seats) <= TWO:
        await hall.append(table, "resign", seat, "", command.command)
    elif seat in live.stand_ins:
        raise StoodIn
    else:
        bot = best_for(live.row.game)
        await hall.append(table, "standin", seat, bot, command.command)
