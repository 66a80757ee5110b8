"""What is confirmed is kept; the key decides who came first. The same on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from ludotheque.server.messages import Clock
from ludotheque.server.store import (
    Entry,
    LineRow,
    MatchRow,
    Repeated,
    SeatRow,
    Stale,
    Store,
    open_store,
)

MATCH = MatchRow(
    id="abc", game="claim", rules_version="1.0", options={"first_leader": "drawn"}, created=12.5,
    changed=12.5,
)  # fmt: skip
SEATS = [SeatRow(0, "person", "Ada", "hash"), SeatRow(1, "open")]


def entry(number: int, text: str = "G1", command: str | None = None, at: float = 1.0) -> Entry:
    return Entry(number, "answer", 0, text, at, command)


def line(number: int, text: str = "hello", command: str | None = None) -> LineRow:
    return LineRow(number, 0, text, 1.0, command)


def with_store(database: str, deed: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(database)
        try:
            await deed(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_match_comes_back_as_it_was_stored(database: str) -> None:
    whole = msgspec.structs.replace(
        MATCH, id="whole", deal_of="a", continues="b", clock=Clock(60, 30), public=True,
        coached=True, ended=99.5,
    )  # fmt: skip

    async def store_it(store: Store) -> None:
        await store.create(MATCH, SEATS)
        await store.create(whole, SEATS, [entry(0), entry(1)])
        await store.append("abc", entry(0, command="x", at=20.0))
        await store.say("abc", line(0, "Cześć ✌", "c"))

    async def read_it(store: Store) -> None:
        assert await store.match("abc") == msgspec.structs.replace(MATCH, changed=20.0)
        assert await store.match("whole") == whole
        assert await store.seats("abc") == SEATS
        assert await store.entries("abc") == [entry(0, command="x", at=20.0)]
        assert await store.entries("whole") == [entry(0), entry(1)]
        assert await store.lines("abc") == [line(0, "Cześć ✌", "c")]
        assert await store.lines("whole") == []
        assert await store.match("nothing") is None

    with_store(database, store_it)
    with_store(database, read_it)  # opened anew, migrations run again and find nothing to do


def test_entries_after_a_number_are_those_a_reader_has_not_seen(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.create(MATCH, SEATS)
        for number in range(4):
            await store.append("abc", entry(number))
            await store.say("abc", line(number))
        assert [found.number for found in await store.entries("abc", after=1)] == [2, 3]
        assert [found.number for found in await store.lines("abc", after=2)] == [3]

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
        await store.create(msgspec.structs.replace(MATCH, id="other"), SEATS)
        await store.append("abc", entry(0, command="same"))
        with pytest.raises(Repeated):
            await store.append("abc", entry(1, "G2", command="same"))
        with pytest.raises(Stale):
            await store.append("abc", entry(0, "G2", command="new"))
        assert await store.carried_out("abc", "same")
        assert not await store.carried_out("abc", "new")
        assert not await store.carried_out("abc", None)
        assert not await store.carried_out("other", "same"), "names are one match's"
        await store.append("other", entry(0, command="same"))

    with_store(database, deed)


def test_of_two_who_speak_at_once_one_waits_and_nobody_speaks_twice(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.create(MATCH, SEATS)
        words = (store.say("abc", line(0, f"{n}", f"c{n}")) for n in range(3))
        results = await asyncio.gather(*words, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["NoneType"] + ["Stale"] * 2
        said = (await store.lines("abc"))[0].command
        with pytest.raises(Repeated):
            await store.say("abc", line(1, "again", said))
        assert len(await store.lines("abc")) == 1

    with_store(database, deed)


def test_of_two_who_want_a_seat_one_gets_it(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.create(MATCH, SEATS)
        wishes = (store.take_seat("abc", 1, f"hash{n}", f"name{n}") for n in range(5))
        assert sorted(await asyncio.gather(*wishes)) == [False] * 4 + [True]
        assert (await store.seats("abc"))[1].player == "person"
        assert not await store.take_seat("abc", 0, "thief", "thief")

    with_store(database, deed)


def test_of_two_rematches_there_is_one_and_no_half_of_another(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.create(MATCH, SEATS)
        wishes = []
        for name in ("one", "two", "three"):
            row = msgspec.structs.replace(MATCH, id=name, rematch_of="abc")
            named = Entry(0, "rematch", 0, name, 1.0, name)
            wishes.append(store.create_rematch(row, SEATS, named))
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["NoneType"] + ["Stale"] * 2
        (kept,) = await store.entries("abc")
        there = [name for name in ("one", "two", "three") if await store.match(name) is not None]
        assert there == [kept.text]
        assert await store.seats(kept.text) == SEATS

    with_store(database, deed)


def test_presence_is_noted_for_those_seats_only(database: str) -> None:
    async def deed(store: Store) -> None:
        await store.create(MATCH, SEATS)
        await store.create(msgspec.structs.replace(MATCH, id="other"), SEATS)
        await store.note_presence({("abc", 1): 77.5, ("other", 0): 77.5})
        assert [seat.present_until for seat in await store.seats("abc")] == [0.0, 77.5]
        assert [seat.present_until for seat in await store.seats("other")] == [77.5, 0.0]

    with_store(database, deed)


def test_lists_have_what_they_should_newest_change_first(database: str) -> None:
    taken = [SeatRow(0, "person", "Ada", "hash"), SeatRow(1, "greedy")]

    async def add(store: Store, id: str, seats: list[SeatRow], changed: float, who: str) -> None:
        row = msgspec.structs.replace(MATCH, id=id, changed=changed, public=who == "all")
        await store.create(row, seats)

    async def deed(store: Store) -> None:
        await add(store, "open1", SEATS, 10.0, "all")
        await add(store, "open2", SEATS, 30.0, "all")
        await add(store, "private", SEATS, 40.0, "us")
        await add(store, "running", taken, 20.0, "all")
        await add(store, "over", taken, 50.0, "all")
        await add(store, "strangers", [SeatRow(0, "person", "", "else"), SEATS[1]], 60.0, "us")
        await store.end("over", 51.0)

        async def public(kind: str, since: float = 0.0, limit: int = 9) -> list[str]:
            found = await store.public_matches(seats_open=kind == "open", since=since, limit=limit)
            return [row.id for row in found]

        assert await public("open") == ["open2", "open1"]
        assert await public("open", since=10.0) == ["open2"]
        assert await public("open", limit=1) == ["open2"]
        assert await public("full") == ["running"]
        mine = [row.id for row in await store.matches_of("hash", 9)]
        assert mine == ["over", "private", "open2", "running", "open1"]
        assert [row.id for row in await store.matches_of("hash", 2)] == mine[:2]
        assert await store.matches_of("nobody", 9) == []
        await store.append("open1", entry(0, at=70.0))
        assert await public("open") == ["open1", "open2"], "an answer is a change"
        over = await store.match("over")
        assert over is not None and over.ended == 51.0

    with_store(database, deed)
