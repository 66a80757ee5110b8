"""News from other servers on the same PostgreSQL (`LISTEN`/`NOTIFY`)."""

from __future__ import annotations

import asyncio
import logging

import asyncpg

from ludotheque.server.hall import Hall
from ludotheque.server.store import DatabaseAway
from ludotheque.server.store.store import CHANNEL

BETWEEN_TRIES = 1.0
"""Seconds until a lost connection is tried again."""
KNOCK_EVERY = 5.0
"""Seconds after which a quiet connection is asked whether it is still there."""


log = logging.getLogger(__name__)


class News:
    """Listens for what other servers tell, and passes it on to the hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

    async def listen(self) -> None:
        """Listen until cancelled; after a loss, catch up with everything."""
        engine = self._hall.store.engine
        _, settings = engine.dialect.create_connect_args(engine.url)
        while True:
            try:
                connection = await asyncpg.connect(**{**settings, "timeout": 5})
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                log.warning("no news from other servers: the database does not answer")
                await asyncio.sleep(BETWEEN_TRIES)
                continue
            try:
                await connection.add_listener(CHANNEL, self._hear)
                await self._pass_on(connection)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await asyncio.sleep(BETWEEN_TRIES)
            finally:
                connection.terminate()

    def _hear(self, _: object, __: int, ___: str, note: str) -> None:
        sender, kind, match = note.split(" ", 2)
        if sender != self._hall.store.sender:
            self._heard.put_nowait((kind, match))

    async def _pass_on(self, connection: asyncpg.Connection) -> None:
        for match in list(self._hall.tables):  # whatever was missed before we listened
            await self._obey("match", match)
        self._hall.jobs.look()
        while True:
            try:
                async with asyncio.timeout(KNOCK_EVERY):
                    kind, match = await self._heard.get()
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=KNOCK_EVERY)
                continue
            try:
                await self._obey(kind, match)
            except Exception:
                log.exception("news of a match could not be passed on")

    async def _obey(self, kind: str, match: str) -> None:
        if kind == "job":
            self._hall.jobs.look()
        elif kind == "hurry":
            self._hall.hurried(match)
        else:
            try:
                await self._hall.refresh(match)
            except DatabaseAway:
                self._heard.put_nowait((kind, match))
                await asyncio.sleep(BETWEEN_TRIES)
