"""Matches in which a bot must answer, as jobs that a server takes and nobody takes twice.

One server alone keeps them in memory. Servers that share a PostgreSQL keep them in a table: a job
is a row that is locked while somebody works on it (`FOR UPDATE SKIP LOCKED`), so that the job of a
server that dies is free again at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Protocol

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert

from ludotheque.server.store import schema
from ludotheque.server.store.connecting import DatabaseAway, transaction
from ludotheque.server.store.store import Store

LOOK_AGAIN = 2.0
"""Seconds after which a server looks for jobs that another one has left behind."""


class Jobs(Protocol):
    """Jobs for bots."""

    async def put(self, match: str, number: int) -> None:
        """Add a job for a match that has so many entries; the same one twice is one."""

    def take(self) -> AbstractAsyncContextManager[str | None]:
        """Wait for a job and hold it: a match, or None when there is none after a while."""

    def look(self) -> None:
        """There may be something to take."""


def jobs_of(store: Store) -> Jobs:
    """Return the jobs that belong to a store."""
    return SharedJobs(store) if store.shared else OwnJobs()


class OwnJobs:
    """The jobs of a server that has its database for itself."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._numbers: dict[str, int] = {}

    async def put(self, match: str, number: int) -> None:
        """Add a job, unless it is there."""
        if self._numbers.get(match) != number:
            self._numbers[match] = number
            self._waiting.put_nowait(match)

    @asynccontextmanager
    async def take(self) -> AsyncIterator[str | None]:
        """Wait for a job."""
        match = await self._waiting.get()
        number = self._numbers.get(match)
        try:
            yield match
        except Exception:
            self._waiting.put_nowait(match)  # it is still to be done, after the others
            raise
        if self._numbers.get(match) == number:
            self._numbers.pop(match, None)

    def look(self) -> None:
        """Nobody else adds any."""


class SharedJobs:
    """The jobs of all servers on one PostgreSQL."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._news = asyncio.Event()

    async def put(self, match: str, number: int) -> None:
        """Add a job, unless it is there, and let every server know."""
        row = insert(schema.jobs).values(match_id=match, number=number, at=time.time())
        async with transaction(self._store.engine) as connection:
            await connection.execute(row.on_conflict_do_nothing())
        await self._store.tell("job", match)
        self.look()

    @asynccontextmanager
    async def take(self) -> AsyncIterator[str | None]:
        """Lock the oldest job that nobody has locked; it is gone when the work is done."""
        table = schema.jobs
        oldest = select(table).order_by(table.c.at).limit(1).with_for_update(skip_locked=True)
        self._news.clear()
        failure: Exception | None = None
        async with transaction(self._store.engine) as connection:
            row = (await connection.execute(oldest)).first()
            if row is not None:
                this = (table.c.match_id == row.match_id, table.c.number == row.number)
                try:
                    yield row.match_id
                except DatabaseAway:
                    raise
                except Exception as error:  # noqa: BLE001 - raised again once the others are first
                    failure = error
                    await connection.execute(update(table).where(*this).values(at=time.time()))
                else:
                    await connection.execute(delete(table).where(*this))
        if failure is not None:
            raise failure
        if row is not None:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_AGAIN):
                await self._news.wait()
        yield None

    def look(self) -> None:
        """Somebody has added a job."""
        self._news.set()
