"""Bringing the tables of a database up to date with Alembic."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

NEWEST = "head"
TURN = 5_284_713
"""The key of the lock by which servers that start at the same time migrate one after another."""


async def migrate(engine: AsyncEngine, revision: str = NEWEST) -> None:
    """Run all migrations that a database has not seen, or go (also back) to a revision."""
    async with engine.connect() as connection, _alone(connection):
        await connection.run_sync(_go_to, revision)


@asynccontextmanager
async def _alone(connection: AsyncConnection) -> AsyncIterator[None]:
    """Migrate in one transaction, with nobody and nothing in the way."""
    if connection.dialect.name != "sqlite":
        async with connection.begin():
            await connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
            yield
        return
    # SQLite changes a table by making it anew, which rows that point to it would not allow.
    await _keep_foreign_keys(connection, "OFF")
    try:
        async with connection.begin():
            yield
    finally:
        await _keep_foreign_keys(connection, "ON")


async def _keep_foreign_keys(connection: AsyncConnection, how: str) -> None:
    """Set whether SQLite guards foreign keys, which it does outside transactions only."""
    await connection.exec_driver_sql(f"PRAGMA foreign_keys={how}")
    await connection.rollback()


def _go_to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    now = MigrationContext.configure(connection).get_current_revision() or ""
    if revision != NEWEST and revision < now:
        command.downgrade(config, revision)
    else:
        command.upgrade(config, revision)
