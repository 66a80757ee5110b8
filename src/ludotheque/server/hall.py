"""The hall: all matches that somebody looks at, and the one way in which a match goes on.

Whatever happens to a match is an entry that the store has confirmed. Two who answer at once are
told apart by the entry's number: one of them is stale. So are two servers on one database.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from random import Random

from ludotheque.server.live import LiveMatch
from ludotheque.server.problems import NoSuchMatch
from ludotheque.server.store import Entry, Stale, Store
from ludotheque.server.store.rows import OPEN, PERSON, EntryKind
from ludotheque.table import CHANCE, Seat

Listener = Callable[[LiveMatch], Awaitable[None]]


class Table:
    """A live match with those who look at it; one change at a time."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bots_at_work = False


class Hall:
    """Loads matches when somebody asks for them, and keeps them while somebody looks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._tables: dict[str, Table] = {}

    async def table(self, id: str) -> Table:
        """Return a match by its id, read from the store if need be."""
        if id not in self._tables:
            row = await self.store.match(id)
            if row is None:
                raise NoSuchMatch(id)
            seats, entries = await self.store.seats(id), await self.store.entries(id)
            # Somebody else may have loaded it meanwhile; the first one stays.
            self._tables.setdefault(id, Table(LiveMatch(row, seats, entries)))
        return self._tables[id]

    async def catch_up(self, table: Table) -> None:
        """Read what other servers have added, and who has sat down."""
        live = table.live
        live.seats = await self.store.seats(live.row.id)
        for entry in await self.store.entries(live.row.id, after=live.number - 1):
            live.take(entry)

    async def append(
        self, table: Table, kind: EntryKind, seat: int, text: str, command: str | None = None
    ) -> None:
        """Add an entry to a match whose lock is held; Stale when another server was faster."""
        live = table.live
        entry = Entry(live.number, kind, seat, text, time.time(), command)
        try:
            await self.store.append(live.row.id, entry)
        except Stale:
            await self.catch_up(table)
            raise
        live.take(entry)

    async def tell(self, table: Table) -> None:
        """Tell everybody who looks that something has happened."""
        for listener in list(table.listeners):
            await listener(table.live)

    async def settle_chance(self, table: Table) -> None:
        """Answer for chance as long as it must decide."""
        while table.live.deciders == (CHANCE,):
            decision = table.live.match.decision(CHANCE)
            action = decision.draw(Random(secrets.randbits(128)))
            await self.append(table, "answer", CHANCE, table.live.match.game.notate(action))

    def waiting_bots(self, table: Table) -> list[tuple[Seat, str]]:
        """List the bots that must answer now, with their specs."""
        players = {seat.seat: seat.player for seat in table.live.seats}
        return [
            (seat, players[seat])
            for seat in table.live.deciders
            if seat != CHANCE and players[seat] not in (OPEN, PERSON)
        ]

    def leave(self, table: Table, listener: Listener) -> None:
        """Stop listening."""
        table.listeners.discard(listener)
        self.forget(table)

    def forget(self, table: Table) -> None:
        """Drop a match at which nobody looks and no bot works; there is one Table for a match."""
        if not table.listeners and not table.bots_at_work and not table.lock.locked():
            self._tables.pop(table.live.row.id, None)
