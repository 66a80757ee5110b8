"""Sitting down on an open seat."""

from __future__ import annotations

from ludotheque.server.create import begin
from ludotheque.server.hall import Hall, Table
from ludotheque.server.problems import SeatTaken
from ludotheque.server.store.rows import OPEN
from ludotheque.server.tokens import new_token, token_hash
from ludotheque.table import Seat


async def join(hall: Hall, table: Table, seat: int, name: str) -> str:
    """Take an open seat and return its token; SeatTaken when somebody was faster."""
    open_seats = [row.seat for row in table.live.seats if row.player == OPEN]
    token = new_token()
    if seat not in open_seats or not await hall.store.take_seat(
        table.live.row.id, seat, token_hash(token), name[:64]
    ):
        raise SeatTaken(seat)
    await hall.catch_up(table)
    await begin(hall, table)
    return token


def seat_of(table: Table, token: str | None) -> Seat | None:
    """Return the seat that a token belongs to, or None for a spectator."""
    if token:
        hashed = token_hash(token)
        for row in table.live.seats:
            if row.token_hash == hashed:
                return Seat(row.seat)
    return None
