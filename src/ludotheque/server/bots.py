"""Bots: they take the matches in which they must answer as jobs, and never hold one up."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from ludotheque.players import best_for
from ludotheque.server.hall import Hall, Table
from ludotheque.server.metrics import Metrics
from ludotheque.server.problems import NoSuchMatch, OtherRules
from ludotheque.server.store import DatabaseAway, Repeated, Stale
from ludotheque.server.thinking import puzzle_of, think
from ludotheque.server.workshop import GaveUp, Workshop
from ludotheque.table import Seat

PATIENCE = 10.0
"""Seconds that a bot may take; then one that answers at once does, or the default stands."""
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
                await self._settle(table)
                while waiting := self._hall.waiting_bots(table):
                    await self._answer(table, *waiting[0])
        except (NoSuchMatch, OtherRules):
            log.exception("a job names a match that cannot be read")

    async def _settle(self, table: Table) -> None:
        """Catch up, and finish what a job before this one may have had to leave."""
        number = table.live.number
        try:
            async with table.lock:
                if self._hall.store.shared:
                    await self._hall.catch_up(table)
                await self._hall.settle(table)
        finally:
            if table.live.number != number:
                self._hall.tell(table)

    async def _answer(self, table: Table, seat: Seat, spec: str) -> None:
        live = table.live
        number = live.number
        text = await self._think(table, seat, spec)
        try:
            async with table.lock:
                if live.number == number:  # else something was taken back, or answered elsewhere
                    with suppress(Stale, Repeated):
                        await self._hall.append(table, "answer", seat, text, f"bot/{number}")
                        await self._hall.settle(table)
        finally:  # also when what follows the answer has to wait for the database
            if live.number != number:
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
