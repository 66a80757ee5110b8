"""Bots: they take the matches in which they must answer as jobs, and never hold one up."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from ludotheque.players import best_for
from ludotheque.server.hall import Hall, Table
from ludotheque.server.metrics import Metrics
from ludotheque.server.problems import NoSuchMatch
from ludotheque.server.store import DatabaseAway, Repeated, Stale
from ludotheque.server.thinking import puzzle_of, think
from ludotheque.server.workshop import GaveUp, Workshop
from ludotheque.table import Seat

PATIENCE = 10.0
"""Seconds that a bot may take; then one that answers at once does, or the default stands."""
STAND_IN_PAUSE = 3.0
"""Seconds before a bot answers for somebody whose page is open."""
AT_ONCE = 2.0
"""Seconds for a bot that answers at once."""
WAIT_FOR_DATABASE = 1.0

log = logging.getLogger(__name__)


class Bots:
    """Lets bots answer wherever it is their turn."""

    def __init__(
        self, hall: Hall, workshop: Workshop, metrics: Metrics, patience: float = PATIENCE
    ) -> None:
        self._hall = hall
        self._workshop = workshop
        self._metrics = metrics
        self._patience = patience
        self._stops: dict[str, asyncio.Event] = {}
        self._pauses: dict[tuple[str, int], asyncio.Task[None]] = {}
        hall.hurried = self.hurry

    def hurry(self, match: str) -> None:
        """Let the bot that thinks about a match here answer at once."""
        if match in self._stops:
            self._stops[match].set()

    async def work(self) -> None:
        """Take one job after another, until cancelled."""
        while True:
            try:
                async with self._hall.jobs.take() as match:
                    if match is not None:
                        await self.answer_at(match)
            except DatabaseAway:
                await asyncio.sleep(WAIT_FOR_DATABASE)
            except Exception:
                log.exception("a job for a bot has failed")
                await asyncio.sleep(WAIT_FOR_DATABASE)

    async def answer_at(self, match: str) -> None:
        """Answer for all bots of a match, until a person must."""
        try:
            async with self._hall.at(match) as table:
                if self._hall.store.shared:
                    async with table.lock:
                        await self._hall.catch_up(table)
                while waiting := self._hall.waiting_bots(table):
                    seat, spec = waiting[0]
                    if seat in table.live.stand_ins and seat in table.here():
                        self._later(table, seat, spec)
                        return
                    await self._answer(table, seat, spec)
        except NoSuchMatch:
            log.exception("a job names a match that is not there")

    def _later(self, table: Table, seat: Seat, spec: str) -> None:
        """Let a stand-in take its time while the person looks on, who may want the seat back."""
        number = table.live.number

        async def answer() -> None:
            await asyncio.sleep(STAND_IN_PAUSE)
            async with self._hall.at(table.id) as again:
                if again.live.number == number:
                    with suppress(DatabaseAway):
                        await self._answer(again, seat, spec)

        if (table.id, number) not in self._pauses:
            task = self._pauses[table.id, number] = asyncio.create_task(answer())
            task.add_done_callback(lambda _: self._pauses.pop((table.id, number), None))

    async def _answer(self, table: Table, seat: Seat, spec: str) -> None:
        live = table.live
        number = live.number
        text = await self._think(table, seat, spec)
        async with table.lock:
            if live.number != number:
                return  # something was taken back, or answered elsewhere
            try:
                await self._hall.append(table, "answer", seat, text, f"bot/{number}")
                await self._hall.settle(table)
            except (Stale, Repeated):
                return
        self._hall.tell(table)

    async def _think(self, table: Table, seat: Seat, spec: str) -> str:
        """Ask the bot; when it does not do its work one that is quick; at last the default."""
        match = table.live.match
        stop = self._stops[table.id] = asyncio.Event()
        quick = best_for(table.live.row.game)
        try:
            for bot, patience in ((spec, self._patience), (quick, AT_ONCE)):
                puzzle = puzzle_of(match, bot, seat)
                with self._metrics.bot_seconds.labels(bot).time():
                    try:
                        async with self._workshop.borrow() as thinker:
                            thought = await thinker.ask(patience, stop, think, puzzle)
                    except GaveUp:
                        stop.clear()
                        continue
                if match.explain(seat, thought.action) is None:
                    return match.game.notate(thought.action)
                log.error("%s has answered %s, against the rules", bot, thought.action)
            return match.game.notate(match.decision(seat).default)
        finally:
            self._stops.pop(table.id, None)
