"""What is confirmed is kept; the key decides who came first. The same on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ludotheque.server.store import Entry, MatchRow, Repeated, SeatRow, Stale, Store, open_store

MATCH = MatchRow("abc", "claim", "1.0", {"first_leader": "drawn"}, 12.5)
SEATS = [SeatRow(0, "person", "Ada", "hash"), SeatRow(1, "open")]


def entry(number: int, text: str = "G1", command: str | None = None) -> Entry:
    return Entry(number, "answer", 0, text, 1.0, command)


def with_store(database: str, deed: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(database)
        try:
            await deed(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_match_comes_back_as_it_was_stored(database: str) -> None:
    async def store_it(store: Store) -> None:
        await store.create(MATCH, SEATS)
        await store.append("abc", entry(0, command="x"))

    async def read_it(store: Store) -> None:
        assert await store.match("abc") == MATCH
        assert await store.seats("abc") == SEATS
        assert await store.entries("abc") == [entry(0, command="x")]
        assert await store.match("nothing") is None

    with_store(database, store_it)
    with_store(database, read_it)  # opened anew, migrations run again and find nothing to do


def test_entries_after_a_number_are_those_a_reader_has_not_seen(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.create(MATCH, SEATS)
        for number in range(4):
            await store.append("abc", entry(number))
        assert [found.number for found in await store.entries("abc", after=1)] == [2, 3]

    with_store(database, deed)


def test_of_two_who_answer_at_once_one_is_stale(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.create(MATCH, SEATS)
        answers = (store.append("abc", entry(0, text)) for text in ("G1", "G2", "G3", "G4"))
        results = await asyncio.gather(*answers, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["NoneType"] + ["Stale"] * 3
        assert len(await store.entries("abc")) == 1

    with_store(database, deed)


def test_a_command_that_comes_twice_is_known(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.create(MATCH, SEATS)
        await store.append("abc", entry(0, command="same"))
        with pytest.raises(Repeated) as repeated:
            await store.append("abc", entry(1, "G2", command="same"))
        assert repeated.value.entry == entry(0, command="same")
        with pytest.raises(Stale):
            await store.append("abc", entry(0, "G2", command="other"))

    with_store(database, deed)


def test_of_two_who_want_a_seat_one_gets_it(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.create(MATCH, SEATS)
        wishes = (store.take_seat("abc", 1, f"hash{n}", f"name{n}") for n in range(5))
        assert sorted(await asyncio.gather(*wishes)) == [False] * 4 + [True]
        assert (await store.seats("abc"))[1].player == "person"
        assert not await store.take_seat("abc", 0, "thief", "thief")

    with_store(database, deed)
