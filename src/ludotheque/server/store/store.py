"""Reading and writing matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, bindparam, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.server.messages import Clock
from ludotheque.server.store import schema
from ludotheque.server.store.alone import OneThread
from ludotheque.server.store.connecting import connect, transaction
from ludotheque.server.store.migrate import migrate
from ludotheque.server.store.rows import OPEN, PERSON, Entry, LineRow, MatchRow, SeatRow

T = TypeVar("T")
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
        self._alone = None if self.shared else OneThread(engine.url)

    async def close(self) -> None:
        """Give all connections back."""
        if self._alone is not None:
            await self._alone.close()
        await self.engine.dispose()

    async def _do(self, deed: Callable[[Connection], T]) -> T:
        """Do something whole or not at all; DatabaseAway when the database does not answer."""
        if self._alone is not None:
            return await self._alone.do(deed)
        async with transaction(self.engine) as connection:
            return await connection.run_sync(deed)

    # --- Matches ----------------------------------------------------------------------------------

    async def create(
        self, match: MatchRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None:
        """Store a new match with its seats, and with entries that it begins with."""

        def deed(connection: Connection) -> None:
            _insert_match(connection, match, seats)
            if entries:
                connection.execute(insert(schema.entries), _entries(match.id, entries))

        await self._do(deed)

    async def create_rematch(self, match: MatchRow, seats: Sequence[SeatRow], entry: Entry) -> None:
        """Store the match that follows another, and the entry there that names it, or neither."""
        before = match.rematch_of
        assert before is not None

        def deed(connection: Connection) -> None:
            connection.execute(insert(schema.entries), _entries(before, [entry]))
            _insert_match(connection, match, seats)
            self._tell(connection, "match", before)

        try:
            await self._do(deed)
        except IntegrityError:
            raise Stale from None

    async def match(self, id: str) -> MatchRow | None:
        """Return what was agreed about a match, or None when there is no such match."""
        table = schema.matches

        def deed(connection: Connection) -> MatchRow | None:
            row = connection.execute(select(table).where(table.c.id == id)).first()
            return None if row is None else _match(row)

        return await self._do(deed)

    async def matches_of(self, token_hash: str, limit: int) -> list[MatchRow]:
        """Return the matches in which a visitor has a seat, newest change first."""
        table = schema.matches
        mine = select(schema.seats.c.match_id).where(schema.seats.c.token_hash == token_hash)
        found = select(table).where(table.c.id.in_(mine)).order_by(table.c.changed.desc())

        def deed(connection: Connection) -> list[MatchRow]:
            return [_match(row) for row in connection.execute(found.limit(limit))]

        return await self._do(deed)

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

        def deed(connection: Connection) -> list[MatchRow]:
            return [_match(row) for row in connection.execute(found)]

        return await self._do(deed)

    async def end(self, id: str, at: float) -> None:
        """Note that a match is over, for the lists of the lobby."""
        table = schema.matches

        def deed(connection: Connection) -> None:
            connection.execute(update(table).where(table.c.id == id).values(ended=at))

        await self._do(deed)

    # --- Seats ------------------------------------------------------------------------------------

    async def seats(self, id: str) -> list[SeatRow]:
        """Return who sits where, in order of the seats."""
        table = schema.seats
        columns = [table.c[name] for name in SeatRow.__struct_fields__]
        wanted = select(*columns).where(table.c.match_id == id).order_by(table.c.seat)

        def deed(connection: Connection) -> list[SeatRow]:
            return [SeatRow(*row) for row in connection.execute(wanted)]

        return await self._do(deed)

    async def take_seat(self, id: str, seat: int, token_hash: str, name: str) -> bool:
        """Sit down on an open seat; False when somebody was faster."""
        table = schema.seats

        def deed(connection: Connection) -> bool:
            done = connection.execute(
                update(table)
                .where(table.c.match_id == id, table.c.seat == seat, table.c.player == OPEN)
                .values(player=PERSON, token_hash=token_hash, name=name)
            )
            self._tell(connection, "match", id)
            return bool(done.rowcount == 1)

        return await self._do(deed)

    async def note_presence(self, until: Mapping[tuple[str, int], float]) -> None:
        """Note until when seats' pages count as open: by match and seat."""
        table = schema.seats
        chosen = (table.c.match_id == bindparam("of"), table.c.seat == bindparam("at"))
        noting = update(table).where(*chosen).values(present_until=bindparam("until"))
        rows = [{"of": match, "at": seat, "until": at} for (match, seat), at in until.items()]

        def deed(connection: Connection) -> None:
            connection.execute(noting, rows)
            for match in {match for match, _ in until}:
                self._tell(connection, "match", match)

        await self._do(deed)

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

        def deed(connection: Connection) -> list[Entry]:
            return [Entry(*row) for row in connection.execute(wanted)]

        return await self._do(deed)

    async def append(self, id: str, entry: Entry) -> None:
        """Append an entry; Stale or Repeated when its number or its command was there before."""
        table = schema.matches

        def deed(connection: Connection) -> None:
            connection.execute(insert(schema.entries), _entries(id, [entry]))
            connection.execute(update(table).where(table.c.id == id).values(changed=entry.at))
            self._tell(connection, "match", id)

        try:
            await self._do(deed)
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

        def deed(connection: Connection) -> bool:
            return bool(connection.execute(wanted).scalar())

        return await self._do(deed)

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

        def deed(connection: Connection) -> list[LineRow]:
            return [LineRow(*row) for row in connection.execute(wanted)]

        return await self._do(deed)

    async def say(self, id: str, line: LineRow) -> None:
        """Add a line; Stale or Repeated when its number or its command was there before."""
        row = {"match_id": id, **msgspec.structs.asdict(line)}

        def deed(connection: Connection) -> None:
            connection.execute(insert(schema.lines).values(row))
            self._tell(connection, "match", id)

        try:
            await self._do(deed)
        except IntegrityError:
            if any(known.command == line.command for known in await self.lines(id)):
                raise Repeated from None
            raise Stale from None

    # --- Other servers ----------------------------------------------------------------------------

    async def tell(self, kind: str, id: str) -> None:
        """Tell the other servers on this database something about a match."""
        if self.shared:

            def deed(connection: Connection) -> None:
                self._tell(connection, kind, id)

            await self._do(deed)

    def _tell(self, connection: Connection, kind: str, id: str) -> None:
        """Tell it together with what is being written, at the same moment."""
        if self.shared:
            note = {"channel": CHANNEL, "note": f"{self.sender} {kind} {id}"}
            connection.execute(text("SELECT pg_notify(:channel, :note)"), note)


def _insert_match(connection: Connection, match: MatchRow, seats: Sequence[SeatRow]) -> None:
    row = msgspec.structs.asdict(match)
    row["options"] = msgspec.json.encode(match.options).decode()
    row["clock"] = None if match.clock is None else msgspec.json.encode(match.clock).decode()
    connection.execute(insert(schema.matches).values(row))
    rows = [{"match_id": match.id, **msgspec.structs.asdict(seat)} for seat in seats]
    connection.execute(insert(schema.seats), rows)


def _entries(id: str, entries: Iterable[Entry]) -> list[dict[str, Any]]:
    return [{"match_id": id, **msgspec.structs.asdict(entry)} for entry in entries]


def _match(row: Row[Any]) -> MatchRow:
    fields = dict(row._mapping)
    fields["options"] = msgspec.json.decode(fields["options"])
    if fields["clock"] is not None:
        fields["clock"] = msgspec.json.decode(fields["clock"], type=Clock)
    return MatchRow(**fields)
