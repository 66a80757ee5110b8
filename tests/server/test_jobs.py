"""Jobs for bots: each is done once, and one that was left behind is done by another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import pytest

from ludotheque.server.app import end
from ludotheque.server.store import Store, open_store
from ludotheque.server.store.jobs import Jobs, OwnJobs, SharedJobs, jobs_of
from tests.server.conftest import new_database
from tests.server.test_store import MATCH, SEATS


def with_jobs(database: str, deed: Callable[[Jobs, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(database)
        try:
            for name in ("a", "b", "c"):
                await store.create(msgspec.structs.replace(MATCH, id=name), SEATS)
            await deed(jobs_of(store), store)
        finally:
            await store.close()

    asyncio.run(run())


async def take(jobs: Jobs) -> str | None:
    async with jobs.take() as match:
        return match


async def take_soon(jobs: Jobs) -> str | None:
    return await asyncio.wait_for(take(jobs), 10)


def test_jobs_are_taken_in_order_and_the_same_twice_is_one(database: str) -> None:
    async def deed(jobs: Jobs, store: Store) -> None:
        await jobs.put("a", 3)
        await jobs.put("b", 1)
        await jobs.put("a", 3)
        assert [await take_soon(jobs) for _ in range(2)] == ["a", "b"]
        waiting = asyncio.ensure_future(take(jobs))
        await asyncio.sleep(0.1)
        assert not waiting.done(), "there is no third one"
        await jobs.put("a", 4)
        found = await asyncio.wait_for(waiting, 10)
        assert (found or await take_soon(jobs)) == "a"
        await jobs.put("a", 4)
        assert await take_soon(jobs) == "a", "what is done can be asked for again"

    with_jobs(database, deed)


def test_waiting_for_a_job_ends_when_told_to_even_as_news_come(database: str) -> None:
    async def deed(jobs: Jobs, store: Store) -> None:
        for _ in range(20):
            waiting = asyncio.ensure_future(take(jobs))
            await asyncio.sleep(0.05)
            jobs.look()
            waiting.cancel()
            await asyncio.wait([waiting])
            assert waiting.cancelled(), "it would take the next job of a server that stops"

    with_jobs(database, deed)


def test_a_task_that_overlooks_once_that_it_is_to_end_is_told_again() -> None:
    async def stubborn() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    async def run() -> None:
        task = asyncio.ensure_future(stubborn())
        await asyncio.sleep(0)
        await asyncio.wait_for(end([task]), 10)
        assert task.cancelled()

    asyncio.run(run())


def test_a_job_that_is_being_done_is_not_taken_by_another(database: str) -> None:
    async def deed(jobs: Jobs, store: Store) -> None:
        await jobs.put("a", 1)
        await jobs.put("b", 1)
        async with jobs.take() as one, jobs.take() as other:
            assert {one, other} == {"a", "b"}

    with_jobs(database, deed)


def test_a_job_that_fails_is_still_to_be_done_after_the_others(database: str) -> None:
    async def fail(jobs: Jobs) -> None:
        async with jobs.take() as match:
            assert match == "a"
            raise ValueError(match)

    async def deed(jobs: Jobs, store: Store) -> None:
        await jobs.put("a", 1)
        await jobs.put("b", 1)
        with pytest.raises(ValueError, match="a"):
            await fail(jobs)
        assert [await take_soon(jobs) for _ in range(2)] == ["b", "a"]

    with_jobs(database, deed)


def test_the_job_of_a_server_that_stops_is_free_for_another(postgresql: str) -> None:
    """Two servers, each with connections of its own; the first is cut off in the middle."""

    async def hold(jobs: Jobs, held: asyncio.Event) -> None:
        async with jobs.take() as match:
            assert match == "a"
            held.set()
            await asyncio.sleep(60)

    async def deed(jobs: Jobs, store: Store) -> None:
        assert isinstance(jobs, SharedJobs)
        other_store = await open_store(database)
        other = jobs_of(other_store)
        await jobs.put("a", 1)
        held = asyncio.Event()
        working = asyncio.ensure_future(hold(jobs, held))
        await asyncio.wait_for(held.wait(), 10)
        waiting = asyncio.ensure_future(take(other))
        await asyncio.sleep(0.2)
        assert not waiting.done(), "the row is locked, and passed over"
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        found = await waiting  # it looks again after a while
        assert (found or await take_soon(other)) == "a"
        await other_store.close()

    database = new_database(postgresql)
    with_jobs(database, deed)


def test_a_server_alone_keeps_its_jobs_in_memory(sqlite: str) -> None:
    async def deed(jobs: Jobs, store: Store) -> None:
        assert isinstance(jobs, OwnJobs)
        jobs.look()  # nobody else adds any
        await jobs.put("a", 1)
        async with jobs.take() as match:
            assert match == "a"
            await jobs.put("a", 2)  # meanwhile it has become another one
        assert await take_soon(jobs) == "a"

    with_jobs(sqlite, deed)
