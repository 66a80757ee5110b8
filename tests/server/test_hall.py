"""Matches in memory: one table for each, and it misses nothing that another server has added."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ludotheque.server.create import answers_before, create
from ludotheque.server.documents import Continued, Wanted
from ludotheque.server.hall import Hall
from ludotheque.server.problems import CannotContinue, NoSuchMatch
from ludotheque.server.store import Entry, open_store

WANTED = Wanted(game="claim", seats=["person", "person"], options={"first_leader": 0})


def with_hall(database: str, deed: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(database)
        try:
            await deed(Hall(store))
        finally:
            await store.close()

    asyncio.run(run())


def test_there_is_one_table_while_somebody_uses_it_and_none_after(sqlite: str) -> None:
    async def deed(hall: Hall) -> None:
        match = (await create(hall, WANTED, "visitor")).match
        assert hall.tables == {}

        async def use() -> Any:
            async with hall.at(match) as table:
                await asyncio.sleep(0.05)
                return table

        assert len(set(await asyncio.gather(*(use() for _ in range(5))))) == 1
        assert hall.tables == {}
        with pytest.raises(NoSuchMatch):
            async with hall.at("nothing"):
                pass

    with_hall(sqlite, deed)


def test_what_is_told_while_a_match_is_being_read_is_not_missed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deed(hall: Hall) -> None:
        match = (await create(hall, WANTED, "visitor")).match
        read = Hall._read
        has_read = asyncio.Event()

        async def slowly(self: Hall, id: str) -> Any:
            table = await read(self, id)
            has_read.set()
            await asyncio.sleep(0.1)  # meanwhile another server adds something
            return table

        async def tell() -> None:
            await has_read.wait()
            await hall.store.append(match, Entry(0, "resign", 0, "", 1.0))
            await hall.refresh(match)

        monkeypatch.setattr(Hall, "_read", slowly)
        telling = asyncio.ensure_future(tell())
        async with hall.at(match) as table:
            await telling
            assert table.live.number == 1

    with_hall(sqlite, deed)


def test_one_cannot_go_on_with_another_game_or_other_seats(sqlite: str) -> None:
    async def deed(hall: Hall) -> None:
        match = (await create(hall, WANTED, "visitor")).match
        await hall.store.append(match, Entry(0, "resign", 0, "", 1.0))
        continued = Continued(match, 0)
        assert (await answers_before(hall, WANTED, continued, 2.0))[1] == []
        for wrong in (
            Wanted(game="pip", seats=["person", "person"]),
            Wanted(game="claim", seats=["person", "person", "person"]),
        ):
            with pytest.raises(CannotContinue):
                await answers_before(hall, wrong, continued, 2.0)

    with_hall(sqlite, deed)
