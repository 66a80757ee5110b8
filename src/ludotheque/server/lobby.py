"""What goes on: a visitor's own matches, and the public ones to join or to watch."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress

from ludotheque.server.documents import Lobby, MatchListed
from ludotheque.server.hall import Hall
from ludotheque.server.join import seat_of
from ludotheque.server.problems import OtherRules
from ludotheque.server.scene import seats_of
from ludotheque.server.store import MatchRow
from ludotheque.server.tokens import token_hash

YOURS = 20
PUBLIC = 20
OPEN_FOR = 24 * 3600.0
"""Seconds for which an open match is listed."""
RUNNING_FOR = 3600.0
"""Seconds for which a match that nobody moves is still listed as running."""


async def lobby(hall: Hall, visitor: str | None) -> Lobby:
    """List the matches that concern a visitor."""
    now = time.time()
    hashed = token_hash(visitor) if visitor else ""
    yours = await hall.store.matches_of(hashed, YOURS) if visitor else []
    known = {row.id for row in yours}
    store = hall.store
    free = await store.public_matches(seats_open=True, since=now - OPEN_FOR, limit=PUBLIC)
    busy = await store.public_matches(seats_open=False, since=now - RUNNING_FOR, limit=PUBLIC)
    others = [[row for row in rows if row.id not in known] for rows in (free, busy)]
    lists = [await list_all(hall, rows, visitor, now) for rows in (yours, *others)]
    return Lobby(*lists)


async def list_all(
    hall: Hall, rows: Sequence[MatchRow], visitor: str | None, now: float
) -> list[MatchListed]:
    """Show matches in a list, less those of rules that this server does not know."""
    found = []
    for row in rows:
        with suppress(OtherRules):
            found.append(await listed(hall, row, visitor, now))
    return found


async def listed(hall: Hall, row: MatchRow, visitor: str | None, now: float) -> MatchListed:
    """Show a match in a list."""
    async with hall.at(row.id) as table:
        live = table.live
        seat = seat_of(table, visitor)
        return MatchListed(
            match=row.id,
            game=row.game,
            created=row.created,
            changed=row.changed,
            seats=seats_of(live, now),
            over=live.over,
            seat=seat,
            your_turn=seat is not None and seat in live.deciders,
            clock=row.clock,
        )
