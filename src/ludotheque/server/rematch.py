"""Another match with the same people: seats rotate, and the same deal can be dealt again."""

from __future__ import annotations

import time

import msgspec

from ludotheque.server.hall import Hall, Table
from ludotheque.server.messages import Rematch
from ludotheque.server.problems import NothingDealt
from ludotheque.server.store import Entry, Stale
from ludotheque.server.tokens import new_id
from ludotheque.table import Seat


async def rematch(hall: Hall, table: Table, seat: Seat, command: Rematch) -> None:
    """Create the match that follows; whoever asks second finds the one that is there."""
    live = table.live
    if live.rematch is not None:
        return
    if command.same_deal and not live.dealt:
        raise NothingDealt
    now = time.time()
    row = msgspec.structs.replace(
        live.row,
        id=new_id(),
        created=now,
        changed=now,
        ended=None,
        rematch_of=live.row.id,
        deal_of=live.row.id if command.same_deal else None,
        continues=None,
        coached=False,
    )
    count = len(live.seats)
    seats = [
        msgspec.structs.replace(live.seats[(number - 1) % count], seat=number)
        for number in range(count)
    ]
    entry = Entry(live.number, "rematch", seat, row.id, now, command.command)
    try:
        await hall.store.create_rematch(row, seats, entry)
    except Stale:
        await hall.catch_up(table)  # somebody was faster; theirs is the rematch
        return
    hall.take(table, entry)
    async with hall.at(row.id) as following, following.lock:
        await hall.settle(following)
