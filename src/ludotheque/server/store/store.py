"""Reading and writing matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.server.messages import Clock
from ludotheque.server.store import schema
from ludotheque.server.store.connecting import connect, transaction
from ludotheque.server.store.migrate import migrate
from ludotheque.server.store.rows import OPEN, PERSON, Entry, LineRow, MatchRow, SeatRow

CHANNEL = "ludotheque"
"""Where servers on one PostgreSQL tell each other what has changed."""


class Stale(Exception):
    """Another entry has taken this number: the sender has not seen the newest one."""


class Repeated(Exception):
    """This command has been carried out before."""


async def open_store(database: str) -> Store:
    """Open a database by its address, and bring its tables up to date."""
    engine = connect(database)
    try:
        await migrate(engine)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine)


class Store:
    """All matches. Whatever it has confirmed is on disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        """Whether other servers may use the same database at the same time."""
        self.sender = ""
        """Who we are for the others, so that nobody hears himself."""

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()

    # --- Matches ----------------------------------------------------------------------------------

    async def create(
        self, match: MatchRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None:
        """Store a new match with its seats, and with entries that it begins with."""
        async with transaction(self.engine) as connection:
            await _insert_match(connection, match, seats)
            if entries:
                await connection.execute(insert(schema.entries), _entries(match.id, entries))

    async def create_rematch(self, match: MatchRow, seats: Sequence[SeatRow], entry: Entry) -> None:
        """Store the match that follows another, and the entry there that names it, or neither."""
        assert match.rematch_of is not None
        try:
            async with transaction(self.engine) as connection:
                await connection.execute(
                    insert(schema.entries), _entries(match.rematch_of, [entry])
                )
                await _insert_match(connection, match, seats)
                await self._tell(connection, "match", match.rematch_of)
        except IntegrityError:
            raise Stale from None

    async def match(self, id: str) -> MatchRow | None:
        """Return what was agreed about a match, or None when there is no such match."""
        table = schema.matches
        async with transaction(self.engine) as connection:
            row = (await connection.execute(select(table).where(table.c.id == id))).first()
        return None if row is None else _match(row)

    async def matches_of(self, token_hash: str, limit: int) -> list[MatchRow]:
        """Return the matches in which a visitor has a seat, newest change first."""
        table = schema.matches
        mine = select(schema.seats.c.match_id).where(schema.seats.c.token_hash == token_hash)
        found = select(table).where(table.c.id.in_(mine)).order_by(table.c.changed.desc())
        async with transaction(self.engine) as connection:
            return [_match(row) for row in await connection.execute(found.limit(limit))]

    async def public_matches(self, *, seats_open: bool, since: float, limit: int) -> list[MatchRow]:
        """Return public matches that run, with or without an open seat, newest change first."""
        table = schema.matches
        free = select(schema.seats.c.match_id).where(schema.seats.c.player == OPEN)
        fitting = table.c.id.in_(free) if seats_open else table.c.id.not_in(free)
        found = (
            select(table)
            .where(table.c.public, table.c.ended.is_(None), table.c.changed > since, fitting)
            .order_by(table.c.changed.desc())
            .limit(limit)
        )
        async with transaction(self.engine) as connection:
            return [_match(row) for row in await connection.execute(found)]

    async def end(self, id: str, at: float) -> None:
        """Note that a match is over, for the lists of the lobby."""
        table = schema.matches
        async with transaction(self.engine) as connection:
            await connection.execute(update(table).where(table.c.id == id).values(ended=at))

    # --- Seats ------------------------------------------------------------------------------------

    async def seats(self, id: str) -> list[SeatRow]:
        """Return who sits where, in order of the seats."""
        table = schema.seats
        columns = [table.c[name] for name in SeatRow.__struct_fields__]
        wanted = select(*columns).where(table.c.match_id == id).order_by(table.c.seat)
        async with transaction(self.engine) as connection:
            return [SeatRow(*row) for row in await connection.execute(wanted)]

    async def take_seat(self, id: str, seat: int, token_hash: str, name: str) -> bool:
        """Sit down on an open seat; False when somebody was faster."""
        table = schema.seats
        async with transaction(self.engine) as connection:
            done = await connection.execute(
                update(table)
                .where(table.c.match_id == id, table.c.seat == seat, table.c.player == OPEN)
                .values(player=PERSON, token_hash=token_hash, name=name)
            )
            await self._tell(connection, "match", id)
            return bool(done.rowcount == 1)

    async def note_presence(self, seated: Sequence[tuple[str, int]], until: float) -> None:
        """Note until when these seats' pages count as open."""
        table = schema.seats
        chosen = (table.c.match_id == bindparam("of"), table.c.seat == bindparam("at"))
        noting = update(table).where(*chosen).values(present_until=until)
        async with transaction(self.engine) as connection:
            await connection.execute(noting, [{"of": match, "at": seat} for match, seat in seated])
            for match in {match for match, _ in seated}:
                await self._tell(connection, "match", match)

    # --- Entries ----------------------------------------------------------------------------------

    async def entries(self, id: str, after: int = -1) -> list[Entry]:
        """Return the entries of a match in order, those after a number only."""
        table = schema.entries
        columns = [table.c[name] for name in Entry.__struct_fields__]
        wanted = (
            select(*columns)
            .where(table.c.match_id == id, table.c.number > after)
            .order_by(table.c.number)
        )
        async with transaction(self.engine) as connection:
            return [Entry(*row) for row in await connection.execute(wanted)]

    async def append(self, id: str, entry: Entry) -> None:
        """Append an entry; Stale or Repeated when its number or its command was there before."""
        table = schema.matches
        try:
            async with transaction(self.engine) as connection:
                await connection.execute(insert(schema.entries), _entries(id, [entry]))
                await connection.execute(
                    update(table).where(table.c.id == id).values(changed=entry.at)
                )
                await self._tell(connection, "match", id)
        except IntegrityError:
            if await self.carried_out(id, entry.command):
                raise Repeated from None
            raise Stale from None

    async def carried_out(self, id: str, command: str | None) -> bool:
        """Whether an entry came from this command."""
        table = schema.entries
        if command is None:
            return False
        wanted = select(func.count()).where(table.c.match_id == id, table.c.command == command)
        async with transaction(self.engine) as connection:
            return bool((await connection.execute(wanted)).scalar())

    # --- What is said -----------------------------------------------------------------------------

    async def lines(self, id: str, after: int = -1) -> list[LineRow]:
        """Return what was said at a table, in order."""
        table = schema.lines
        columns = [table.c[name] for name in LineRow.__struct_fields__]
        wanted = (
            select(*columns)
            .where(table.c.match_id == id, table.c.number > after)
            .order_by(table.c.number)
        )
        async with transaction(self.engine) as connection:
            return [LineRow(*row) for row in await connection.execute(wanted)]

    async def say(self, id: str, line: LineRow) -> None:
        """Add a line; Stale or Repeated when its number or its command was there before."""
        row = {"match_id": id, **msgspec.structs.asdict(line)}
        try:
            async with transaction(self.engine) as connection:
                await connection.execute(insert(schema.lines).values(row))
                await self._tell(connection, "match", id)
        except IntegrityError:
            if any(known.command == line.command for known in await self.lines(id)):
                raise Repeated from None
            raise Stale from None

    # --- Other servers ----------------------------------------------------------------------------

    async def tell(self, kind: str, id: str) -> None:
        """Tell the other servers on this database something about a match."""
        if self.shared:
            async with transaction(self.engine) as connection:
                await self._tell(connection, kind, id)

    async def _tell(self, connection: AsyncConnection, kind: str, id: str) -> None:
        """Tell it together with what is being written, at the same moment."""
        if self.shared:
            note = {"channel": CHANNEL, "note": f"{self.sender} {kind} {id}"}
            await connection.execute(text("SELECT pg_notify(:channel, :note)"), note)


async def _insert_match(
    connection: AsyncConnection, match: MatchRow, seats: Sequence[SeatRow]
) -> None:
    row = msgspec.structs.asdict(match)
    row["options"] = msgspec.json.encode(match.options).decode()
    row["clock"] = None if match.clock is None else msgspec.json.encode(match.clock).decode()
    await connection.execute(insert(schema.matches).values(row))
    rows = [{"match_id": match.id, **msgspec.structs.asdict(seat)} for seat in seats]
    await connection.execute(insert(schema.seats), rows)


def _entries(id: str, entries: Iterable[Entry]) -> list[dict[str, Any]]:
    return [{"match_id": id, **msgspec.structs.asdict(entry)} for entry in entries]


def _match(row: Row[Any]) -> MatchRow:
    fields = dict(row._mapping)
    fields["options"] = msgspec.json.decode(fields["options"])
    if fields["clock"] is not None:
        fields["clock"] = msgspec.json.decode(fields["clock"], type=Clock)
    return MatchRow(**fields)
