"""Connections to the database, and what is said when it is away."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludotheque.table import LudothequeError, Phrase

PATIENCE = 5.0
"""Seconds to wait for a connection, a lock, an answer; then the database counts as away."""


UNWRAPPED = (asyncpg.PostgresError, asyncpg.InterfaceError)
"""What SQLAlchemy lets through when no connection can be made."""


class DatabaseAway(LudothequeError):
    """The database does not answer; what was asked can be asked again."""

    def __init__(self) -> None:
        super().__init__(Phrase("server-database-away"))


def connect(database: str) -> AsyncEngine:
    """Return an engine for a database's address; no connection is made yet."""
    url = make_url(database)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    url = url.set(drivername=drivers.get(url.drivername, url.drivername))
    if url.get_backend_name() == "sqlite":
        folder = Path(url.database or ".").parent
        if not folder.is_dir():  # the driver's own thread would stumble over this
            raise FileNotFoundError(ENOENT, strerror(ENOENT), str(folder))
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", make_durable)
        return engine
    return create_async_engine(
        url,
        pool_pre_ping=True,
        pool_timeout=PATIENCE,
        max_overflow=20,
        connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE * 2},
    )


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Do something whole or not at all; DatabaseAway when the database does not answer."""
    with telling():
        async with engine.begin() as connection:
            yield connection


@contextmanager
def telling() -> Iterator[None]:
    """Raise DatabaseAway for whatever a driver raises when the database does not answer."""
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        raise  # our own doing, or somebody was faster
    except (DBAPIError, NoConnection, *UNWRAPPED, OSError, TimeoutError) as error:
        raise DatabaseAway from error


def make_durable(connection: Any, _: Any) -> None:
    """A write-ahead log, flushed at every commit: what was confirmed survives a crash."""
    cursor = connection.cursor()
    wait = f"busy_timeout={PATIENCE * 1000:.0f}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", wait):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
