"""When somebody stays away: defaults, then a bot stands in; he can take his seat back.

The referee looks at all tables of this server twice a second. What he does are entries like any
other, so that two servers which look at the same table do it once.
"""

from __future__ import annotations

import asyncio
import logging
import time

from msgspec.structs import replace

from ludotheque.players import best_for
from ludotheque.server.hall import Hall, Table
from ludotheque.server.live import LAPSES
from ludotheque.server.messages import Return
from ludotheque.server.problems import NothingAsked
from ludotheque.server.scene import due_at
from ludotheque.server.store import DatabaseAway, Repeated, Stale
from ludotheque.table import CHANCE, Seat

log = logging.getLogger(__name__)

BETWEEN_LOOKS = 0.5
PRESENT_FOR = 40.0
"""Seconds for which an open page counts as there; it is noted again well before."""
BETWEEN_NOTES = 15.0


async def come_back(hall: Hall, table: Table, seat: Seat, command: Return) -> None:
    """Take the seat back from the bot."""
    if seat not in table.live.stand_ins:
        raise NothingAsked
    await hall.append(table, "return", seat, "", command.command)


class Referee:
    """Answers for those whose time is up, and notes who is there."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._noted = 0.0

    async def watch(self) -> None:
        """Look at the tables again and again, until cancelled."""
        while True:
            await asyncio.sleep(BETWEEN_LOOKS)
            try:
                await self.look(time.time())
            except DatabaseAway:
                continue
            except Exception:
                log.exception("a look at the tables has failed")

    async def look(self, now: float) -> None:
        """Look at every table once; who is here is not late."""
        await self._note_who_is_here(now)
        for table in list(self._hall.tables.values()):
            due = [seat for seat in table.live.deciders if seat != CHANCE]
            late = any(self._late(table, seat, now) for seat in due)
            if late or self._hall.overdue(table):
                async with self._hall.at(table.id) as used:  # perhaps another Table by now
                    await self._answer_for_the_late(used, now)

    async def _answer_for_the_late(self, table: Table, now: float) -> None:
        number = table.live.number
        try:
            async with table.lock:
                for seat in table.live.deciders:
                    if not self._late(table, seat, now):
                        continue
                    try:
                        await self._answer_for(table, seat)
                    except (Stale, Repeated):
                        break  # somebody was faster; the next look will tell
                await self._hall.settle(table)
        finally:
            if table.live.number != number:
                self._hall.tell(table)

    async def _answer_for(self, table: Table, seat: Seat) -> None:
        match = table.live.match
        default = match.game.notate(match.decision(seat).default)
        await self._hall.append(table, "lapse", seat, default)
        if table.live.lapses.get(seat, 0) >= LAPSES and not table.live.over:
            await self._hall.append(table, "standin", seat, best_for(table.live.row.game))

    @staticmethod
    def _late(table: Table, seat: Seat, now: float) -> bool:
        due = due_at(table.live, seat, now)
        return due is not None and due <= now

    async def _note_who_is_here(self, now: float) -> None:
        """Store who has come and gone since the last look, in one go.

        Everybody is noted again now and then, and at once whom another server believes gone.
        """
        again = now - self._noted > BETWEEN_NOTES
        for table in self._hall.tables.values():
            if not table.live.over:
                for seat in table.here():
                    if again or table.live.seats[seat].present_until <= now:
                        note(self._hall, table, seat, now + PRESENT_FOR)
        if again:
            self._noted = now
        noted, self._hall.noted = self._hall.noted, {}
        if not noted:
            return
        try:
            await self._hall.store.note_presence(noted)
        except DatabaseAway:
            self._hall.noted = noted | self._hall.noted
            raise


def note(hall: Hall, table: Table, seat: Seat, until: float) -> None:
    """Note until when a seat counts as there, and tell the table if that is news.

    The referee stores it with all others at his next look: nobody waits for it.
    """
    now = time.time()
    row = table.live.seats[seat]
    table.live.seats[seat] = replace(row, present_until=until)
    hall.noted[table.id, int(seat)] = until
    if (row.present_until > now) != (until > now):
        hall.tell(table)


def note_arrival(hall: Hall, table: Table, seat: Seat, now: float) -> None:
    """Note that a seat's page is open."""
    note(hall, table, seat, now + PRESENT_FOR)


def note_departure(hall: Hall, table: Table, seat: Seat, now: float) -> None:
    """Note that a seat's last page on this server was closed."""
    if seat not in table.here():
        note(hall, table, seat, now)
