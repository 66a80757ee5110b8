"""Bots: they think in processes of their own, with a budget, and never hold a match up."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import Any

from ludotheque.players import Budget, load_player
from ludotheque.server.hall import Hall, Table
from ludotheque.server.store import Repeated, Stale
from ludotheque.table import Action, Decision, Phrase, Seat, View
from ludotheque.table.decision import Asked

PATIENCE = 10.0
"""Seconds that a bot may take; then the question's default stands."""


class Bots:
    """Lets bots answer wherever it is their turn."""

    def __init__(self, hall: Hall, workers: int = 1, patience: float = PATIENCE) -> None:
        self._hall = hall
        self._workers = workers
        self._patience = patience
        self._pool = self._new_pool()
        self._running: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """See to it that the bots of a match answer, unless they are at it already."""
        match = table.live.row.id
        task = self._running.get(match)
        if task is None or task.done():
            self._running[match] = asyncio.create_task(self._drive(table))
            self._running[match].add_done_callback(lambda _: self._running.pop(match, None))

    async def close(self) -> None:
        """Let bots that think finish nothing more."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self._pool.shutdown(cancel_futures=True)

    async def _drive(self, table: Table) -> None:
        table.bots_at_work = True
        try:
            await self._answer_all(table)
        finally:
            table.bots_at_work = False
            self._hall.forget(table)

    async def _answer_all(self, table: Table) -> None:
        while waiting := self._hall.waiting_bots(table):
            seat, spec = waiting[0]
            live = table.live
            number = live.number
            text = await self._think(live.row.game, spec, live.match.view(seat), table, seat)
            async with table.lock:
                if live.number != number:
                    continue  # something was taken back meanwhile
                try:
                    await self._hall.append(table, "answer", seat, text, f"bot/{number}")
                    await self._hall.settle_chance(table)
                except (Stale, Repeated):
                    continue
            await self._hall.tell(table)

    async def _think(self, game: str, spec: str, view: View, table: Table, seat: Seat) -> str:
        decision = table.live.match.decision(seat)
        notate = table.live.match.game.notate
        job = (game, spec, view, decision.seat, decision.kind, decision.actions)
        try:
            thinking = asyncio.get_running_loop().run_in_executor(self._pool, think, *job)
            action = await asyncio.wait_for(thinking, self._patience)
        except (TimeoutError, BrokenProcessPool):
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new_pool()
            return notate(decision.default)
        return notate(action)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=leave_with_the_server
        )


def leave_with_the_server() -> None:
    """End this worker when the server is gone, also when it was killed and could not say so."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        wait([server.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def think(
    game: str, spec: str, view: Any, seat: Seat, kind: str, actions: tuple[Action, ...]
) -> Action:
    """Ask a player; this runs in a worker process, which has the view and nothing else."""
    decision = Decision(seat, Asked(kind, Phrase(f"{game}-ask-{kind}")), actions)
    return load_player(spec, game).think(view, decision, Budget(), Random()).action
