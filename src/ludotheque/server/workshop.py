"""Processes in which bots think, apart from the server that they must never hold up."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)


class GaveUp(Exception):
    """A process has taken too long, was told to stop, has failed or died; the next is ready."""


class Thinker:
    """One process. It does one thing at a time and can be stopped in the middle."""

    def __init__(self) -> None:
        self._pool = _new_pool()

    async def ask(
        self, patience: float, stop: asyncio.Event | None, work: Callable[..., T], *args: Any
    ) -> T:
        """Let the process work; GaveUp when it fails, takes too long or is told to stop."""
        loop = asyncio.get_running_loop()
        try:
            thinking = loop.run_in_executor(self._pool, work, *args)
        except BrokenProcessPool:
            self.restart()
            raise GaveUp from None
        stopped = asyncio.ensure_future((stop or asyncio.Event()).wait())
        try:
            await asyncio.wait(
                (thinking, stopped), timeout=patience, return_when=asyncio.FIRST_COMPLETED
            )
            if thinking.done():
                return thinking.result()
        except BrokenProcessPool:
            pass
        except Exception:
            log.exception("a bot has failed")
            raise GaveUp from None
        finally:
            stopped.cancel()
            thinking.cancel()  # also when the server stops: nobody asks how it ended
        self.restart()
        raise GaveUp

    def restart(self) -> None:
        """Kill the process, whatever it does, and begin a new one."""
        self.close()
        self._pool = _new_pool()

    def close(self) -> None:
        """Kill the process."""
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)


class Workshop:
    """So many processes, lent to whoever has something to think about."""

    def __init__(self, workers: int) -> None:
        self._all = [Thinker() for _ in range(workers)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    @asynccontextmanager
    async def borrow(self) -> AsyncIterator[Thinker]:
        """Wait for a free process and have it for a while."""
        thinker = await self._free.get()
        try:
            yield thinker
        finally:
            self._free.put_nowait(thinker)

    async def warm_up(self) -> None:
        """Start the processes, so that the first question does not wait for that."""
        async with self.borrow() as thinker:
            with suppress(GaveUp):
                await thinker.ask(60.0, None, os.getpid)

    def close(self) -> None:
        """Kill all processes."""
        for thinker in self._all:
            thinker.close()


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        1, mp_context=get_context("spawn"), initializer=_leave_with_the_server
    )


def _leave_with_the_server() -> None:
    """End this process when the server is gone, also when it was killed and could not say so."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        wait([server.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()
