"""Sitting down on an open seat."""

from __future__ import annotations

from contextlib import suppress

from ludotheque.server.documents import Seated
from ludotheque.server.hall import Hall, Table
from ludotheque.server.problems import NoSuchSeat, SeatTaken
from ludotheque.server.store import Repeated, Stale
from ludotheque.server.store.rows import OPEN
from ludotheque.server.tokens import token_hash
from ludotheque.server.wording import tidy
from ludotheque.table import Seat


async def join(hall: Hall, table: Table, seat: int, visitor: str, name: str) -> Seated:
    """Take an open seat; SeatTaken when somebody was faster. Who has a seat here keeps that one."""
    live = table.live
    if seat >= len(live.seats):
        raise NoSuchSeat(seat)
    async with table.lock:  # nobody gets two seats by asking twice at once
        own = seat_of(table, visitor)
        if own is not None:
            return Seated(table.id, own)
        is_open = live.seats[seat].player == OPEN
        hashed = token_hash(visitor)
        if not is_open or not await hall.store.take_seat(table.id, seat, hashed, tidy(name)):
            raise SeatTaken(seat)
        await hall.catch_up(table)
        if live.begun and live.number:
            with suppress(Stale, Repeated):
                await hall.append(table, "begin", seat, "")
        await hall.settle(table)
    hall.tell(table)
    return Seated(table.id, seat)


def seat_of(table: Table, visitor: str | None) -> Seat | None:
    """Return the seat of a visitor by his token, or None for a spectator."""
    if visitor:
        hashed = token_hash(visitor)
        for row in table.live.seats:
            if row.token_hash == hashed:
                return Seat(row.seat)
    return None
