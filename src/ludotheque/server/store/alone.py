"""SQLite in a thread of its own: whoever waits at the same time shares one flush to the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, StaticPool, create_engine, event
from sqlalchemy.exc import OperationalError

from ludotheque.server.store.connecting import make_durable, telling

T = TypeVar("T")
Deed = Callable[[Connection], Any]


class Failed:
    """What a deed has raised."""

    def __init__(self, error: Exception) -> None:
        self.error = error


class OneThread:
    """The only writer of a database, which has one at a time anyway.

    Flushing takes most of the time of a small transaction. Those who ask while one is under way
    come together in the next: each whole or not at all, confirmed when all are on the disk.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
        )
        event.listen(self._engine, "connect", _leave_beginning_to_us)
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._waiting: list[tuple[Deed, asyncio.Future[Any]]] = []
        self._work: asyncio.Task[None] | None = None

    async def do(self, deed: Callable[[Connection], T]) -> T:
        """Do something whole or not at all; DatabaseAway when the file stays locked."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((deed, answer))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._work_off())
        with telling():
            return await answer

    async def _work_off(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            asked, self._waiting = self._waiting, []
            deeds = [deed for deed, _ in asked]
            results = await loop.run_in_executor(self._thread, self._do_all, deeds)
            for (_, answer), result in zip(asked, results, strict=True):
                if answer.done():
                    continue  # whoever asked has gone
                if isinstance(result, Failed):
                    answer.set_exception(result.error)
                else:
                    answer.set_result(result)

    def _do_all(self, deeds: Sequence[Deed]) -> list[Any]:
        """Do all in one transaction; who fails is taken out of it alone."""
        try:
            with self._engine.begin() as connection:
                return [_do(connection, deed) for deed in deeds]
        except Exception as error:  # noqa: BLE001 - every one of them is told
            return [Failed(error)] * len(deeds)

    async def close(self) -> None:
        """Finish what was begun, and close the file."""
        if self._work is not None:
            await asyncio.wait([self._work])
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _do(connection: Connection, deed: Deed) -> Any:
    try:
        with connection.begin_nested():
            return deed(connection)
    except OperationalError:
        raise  # the file is locked or the disk is full: the others need not try
    except Exception as error:  # noqa: BLE001 - whoever asked for it is told
        return Failed(error)


def _leave_beginning_to_us(connection: Any, record: Any) -> None:
    """Let the driver begin no transaction by itself: it would not count savepoints as one."""
    connection.isolation_level = None
    make_durable(connection, record)
