"""Reading and writing matches."""

from __future__ import annotations

from collections.abc import Sequence
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludotheque.server.store import schema
from ludotheque.server.store.migrate import migrate
from ludotheque.server.store.rows import OPEN, PERSON, Entry, MatchRow, SeatRow


class Stale(Exception):
    """Another entry has taken this number: the sender has not seen the newest one."""


class Repeated(Exception):
    """This command has been carried out before; `entry` is what it did."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.number)
        self.entry = entry


async def open_store(database: str) -> Store:
    """Open a database by its address, and bring its tables up to date."""
    engine = create_async_engine(_with_driver(database))
    if engine.dialect.name == "sqlite":
        folder = Path(engine.url.database or ".").parent
        if not folder.is_dir():  # the driver's own thread would stumble over this
            raise FileNotFoundError(ENOENT, strerror(ENOENT), str(folder))
        event.listen(engine.sync_engine, "connect", _make_sqlite_durable)
    try:
        await migrate(engine)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine)


class Store:
    """All matches. Whatever it has confirmed is on disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def close(self) -> None:
        """Give all connections back."""
        await self._engine.dispose()

    async def create(self, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        """Store a new match with its seats."""
        row = msgspec.structs.asdict(match)
        row["options"] = msgspec.json.encode(match.options).decode()
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.matches).values(row))
            rows = [{"match_id": match.id, **msgspec.structs.asdict(seat)} for seat in seats]
            await connection.execute(insert(schema.seats), rows)

    async def match(self, id: str) -> MatchRow | None:
        """Return what was agreed about a match, or None when there is no such match."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(schema.matches).where(schema.matches.c.id == id)
            )
            row = found.first()
        return None if row is None else _match(row)

    async def seats(self, id: str) -> list[SeatRow]:
        """Return who sits where, in order of the seats."""
        table = schema.seats
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(table.c.seat, table.c.player, table.c.name, table.c.token_hash)
                .where(table.c.match_id == id)
                .order_by(table.c.seat)
            )
            return [SeatRow(*row) for row in found]

    async def entries(self, id: str, after: int = -1) -> list[Entry]:
        """Return the entries of a match in order, those after a number only."""
        table = schema.entries
        columns = [table.c[name] for name in Entry.__struct_fields__]
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(*columns)
                .where(table.c.match_id == id, table.c.number > after)
                .order_by(table.c.number)
            )
            return [Entry(*row) for row in found]

    async def append(self, id: str, entry: Entry) -> None:
        """Append an entry; Stale or Repeated when its number or its command was there before."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    insert(schema.entries).values(match_id=id, **msgspec.structs.asdict(entry))
                )
        except IntegrityError:
            for known in await self.entries(id):
                if entry.command is not None and known.command == entry.command:
                    raise Repeated(known) from None
            raise Stale from None

    async def take_seat(self, id: str, seat: int, token_hash: str, name: str) -> bool:
        """Sit down on an open seat; False when somebody was faster."""
        table = schema.seats
        async with self._engine.begin() as connection:
            done = await connection.execute(
                update(table)
                .where(table.c.match_id == id, table.c.seat == seat, table.c.player == OPEN)
                .values(player=PERSON, token_hash=token_hash, name=name)
            )
            return bool(done.rowcount == 1)


def _match(row: Row[Any]) -> MatchRow:
    fields = dict(row._mapping)
    fields["options"] = msgspec.json.decode(fields["options"])
    return MatchRow(**fields)


def _with_driver(database: str) -> str:
    """Name the asynchronous driver that an address needs."""
    url = make_url(database)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    if url.drivername in drivers:
        url = url.set(drivername=drivers[url.drivername])
    return url.render_as_string(hide_password=False)


def _make_sqlite_durable(connection: Any, _: Any) -> None:
    """A write-ahead log, flushed at every commit: what was confirmed survives a crash."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
