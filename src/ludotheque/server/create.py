"""Creating a match: which game, which options, who sits where."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from ludotheque.players import load_player
from ludotheque.server.hall import Hall, Table
from ludotheque.server.store import MatchRow, SeatRow
from ludotheque.server.store.rows import OPEN, PERSON
from ludotheque.server.tokens import new_id, new_token, token_hash
from ludotheque.table import load


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that somebody wants: seats are `person`, `open` or a bot's spec."""

    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    name: str = ""


class Created(msgspec.Struct, frozen=True):
    """A new match, and the token of the creator's own seat (none when he only watches)."""

    match: str
    seat: int | None
    token: str | None


async def create(hall: Hall, wanted: Wanted, rematch_of: str | None = None) -> Created:
    """Create a match; the first seat that says `person` is the creator's."""
    game = load(wanted.game)
    game.read_seats(len(wanted.seats))
    options = game.read_options(wanted.options)
    token = new_token()
    own = wanted.seats.index(PERSON) if PERSON in wanted.seats else None
    seats = _seats(wanted, own, token_hash(token))
    row = MatchRow(
        new_id(), wanted.game, game.facts.rules_version, options, time.time(), rematch_of
    )
    await hall.store.create(row, seats)
    table = await hall.table(row.id)
    await begin(hall, table)
    return Created(row.id, own, None if own is None else token)


async def begin(hall: Hall, table: Table) -> None:
    """Let chance answer once every seat is taken; before that nothing is dealt."""
    if all(seat.player != OPEN for seat in table.live.seats):
        async with table.lock:
            await hall.settle_chance(table)


def _seats(wanted: Wanted, own: int | None, hashed: str) -> Sequence[SeatRow]:
    seats = []
    for seat, player in enumerate(wanted.seats):
        if seat == own:
            seats.append(SeatRow(seat, PERSON, wanted.name[:64], hashed))
        elif player in (PERSON, OPEN):
            seats.append(SeatRow(seat, OPEN))
        else:
            load_player(player, wanted.game)  # an unknown one is named at once
            seats.append(SeatRow(seat, player, player))
    return seats
