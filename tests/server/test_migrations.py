"""A database of an older version is brought up to date, and nothing in it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from starlette.testclient import TestClient

from ludotheque.server.app import build
from ludotheque.server.store import Entry, Stale, open_store, schema
from ludotheque.server.store.connecting import connect
from ludotheque.server.store.migrate import migrate
from ludotheque.server.tokens import token_hash
from tests.server.conftest import new_database
from tests.server.page import look

TOKEN = "a-visitor-of-the-older-version"  # noqa: S105 - of nobody


def on(database: str, deed: Callable[[Connection], Any]) -> Any:
    """Do something on a connection to a database."""

    async def run() -> Any:
        engine = connect(database)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(deed)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def migrate_to(database: str, revision: str) -> None:
    async def run() -> None:
        engine = connect(database)
        try:
            await migrate(engine, revision)
        finally:
            await engine.dispose()

    asyncio.run(run())


def fill(connection: Connection) -> None:
    """Put a match into the tables of the first version: one person, one bot, nothing played."""
    connection.execute(
        text("INSERT INTO matches (id, game, rules_version, options, created) VALUES "
             "('older', 'claim', '1.0', '{\"first_leader\": 0}', 5.5)")
    )  # fmt: skip
    for seat, player, hashed in ((0, "person", token_hash(TOKEN)), (1, "greedy", None)):
        connection.execute(
            text("INSERT INTO seats (match_id, seat, player, name, token_hash) VALUES "
                 "('older', :seat, :player, 'Ada', :hashed)"),
            {"seat": seat, "player": player, "hashed": hashed},
        )  # fmt: skip


def counts(connection: Connection) -> tuple[int, ...]:
    return tuple(
        connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one()  # noqa: S608
        for table in ("matches", "seats", "entries")
    )


def test_a_match_of_the_first_version_can_be_played_on(database: str) -> None:
    migrate_to(database, "0001")
    on(database, fill)
    with TestClient(build(database), cookies={"ludotheque_visitor": TOKEN}) as client:
        listed = client.get("/api/lobby").json()
        assert [match["match"] for match in listed["yours"]] == ["older"]
        assert listed["open"] == listed["running"] == []
        with look(client, "older") as page:
            assert page.scene["seat"] == 0 and page.scene["clock"] is None
            page.wait_for_question()
            page.answer()
            page.do("say", text="still here")


def test_one_can_go_back_to_the_first_version_and_forth_again(database: str) -> None:
    migrate_to(database, "0001")
    before = on(database, lambda c: {t: columns(c, t) for t in ("matches", "seats", "entries")})
    on(database, fill)
    migrate_to(database, "head")
    on(database, add_around)
    kept = on(database, counts)
    migrate_to(database, "0001")
    assert on(database, counts) == kept == (1, 2, 1)
    after = on(database, lambda c: {t: columns(c, t) for t in ("matches", "seats", "entries")})
    assert after == before
    assert "lines" not in on(database, lambda c: inspect(c).get_table_names())
    migrate_to(database, "head")
    assert on(database, counts) == kept


def columns(connection: Connection, table: str) -> set[str]:
    return {column["name"] for column in inspect(connection).get_columns(table)}


def add_around(connection: Connection) -> None:
    """Put in what only the newer version knows, and an answer."""
    for statement in (
        "INSERT INTO entries (match_id, number, kind, seat, text, at) "  # noqa: ISC004 - one
        "VALUES ('older', 0, 'answer', -1, 'x', 6.5)",
        "INSERT INTO lines (match_id, number, seat, text, at) VALUES ('older', 0, 0, 'hi', 7.5)",
        "INSERT INTO jobs (match_id, number, at) VALUES ('older', 1, 8.5)",
    ):
        connection.execute(text(statement))


def test_the_migrations_lead_to_the_tables_that_the_code_expects(database: str) -> None:
    async def opened() -> None:
        await (await open_store(database)).close()

    asyncio.run(opened())
    differences = on(
        database, lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
    )
    assert differences == []


def test_servers_may_start_at_the_same_time(postgresql: str) -> None:
    database = new_database(postgresql)

    async def start() -> None:
        stores = await asyncio.gather(*(open_store(database) for _ in range(3)))
        for store in stores:
            await store.close()

    asyncio.run(start())


def test_after_a_migration_rows_must_point_somewhere(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        try:
            with pytest.raises(Stale):  # how the store reads any refusal by a key
                await store.append("nothing", Entry(0, "answer", 0, "G1", 1.0))
            assert await store.entries("nothing") == []
        finally:
            await store.close()

    asyncio.run(run())
