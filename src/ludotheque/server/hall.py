"""The hall: all matches that somebody looks at, and the one way in which a match goes on.

Whatever happens to a match is an entry that the store has confirmed. Two who answer at once are
told apart by the entry's number: one of them is stale. So are two servers on one database.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Protocol

import msgspec

from ludotheque.server.live import LiveMatch
from ludotheque.server.problems import NoSuchMatch, OtherRules
from ludotheque.server.store import Entry, LineRow, Repeated, SeatRow, Stale, Store
from ludotheque.server.store.jobs import Jobs, jobs_of
from ludotheque.server.store.rows import EntryKind
from ludotheque.table import CHANCE, Action, LudothequeError, Seat, load


class Listener(Protocol):
    """Somebody who looks at a table."""

    seat: Seat | None

    def hear(self, live: LiveMatch) -> None:
        """The match has changed."""

    def hear_line(self, line: LineRow) -> None:
        """Somebody has said something."""


STAND_IN_PAUSE = 3.0
"""Seconds before a bot answers for somebody whose page is open."""
OVERDUE = 2.0
"""Seconds after which it is seen to again that chance and bots answer."""


class Table:
    """A live match with those who look at it; one change at a time."""

    def __init__(
        self, live: LiveMatch, lines: Sequence[LineRow], dealt_before: Sequence[str]
    ) -> None:
        self.live = live
        self.lines = list(lines)
        self.dealt_before = dealt_before
        """What chance is to answer, where a deal is given again."""
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        """Who speaks on this server, speaks alone."""
        self.listeners: set[Listener] = set()
        self.users = 0

    @property
    def id(self) -> str:
        """The id of the match."""
        return self.live.row.id

    def here(self) -> set[Seat]:
        """Return the seats whose pages are open on this server."""
        return {listener.seat for listener in self.listeners if listener.seat is not None}


class Hall:
    """Loads matches when somebody asks for them, and keeps them while somebody uses them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.jobs: Jobs = jobs_of(store)
        self.tables: dict[str, Table] = {}
        self.noted: dict[tuple[str, int], float] = {}
        """Until when seats count as there, as far as the store does not know it yet."""
        self.hurried: Callable[[str], None] = lambda _: None
        """Whoever lets bots think puts here how one is told to answer at once."""
        self._loading = asyncio.Lock()

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """Use a match: it is read from the store if need be, and forgotten when nobody uses it."""
        table = self.tables.get(id) or await self._load(id)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            if table.users == 0:
                self.tables.pop(id, None)

    async def _load(self, id: str) -> Table:
        async with self._loading:  # there is one Table for a match
            if id not in self.tables:
                table = await self._read(id)
                self.tables[id] = table
            return self.tables[id]

    async def _read(self, id: str) -> Table:
        live = await self.read(id)
        dealt: Sequence[str] = ()
        if live.row.coached:
            dealt = live.match.game.lesson
        elif live.row.deal_of is not None:
            dealt = (await self.read(live.row.deal_of)).chance_answers()
        return Table(live, await self.store.lines(id), dealt)

    async def read(self, id: str) -> LiveMatch:
        """Read a match as it stands in the store."""
        row = await self.store.match(id) if id.isalnum() else None
        if row is None:
            raise NoSuchMatch(id)
        if row.rules_version != load(row.game).facts.rules_version:
            raise OtherRules(row.rules_version)
        return LiveMatch(row, await self._seats(id), await self.store.entries(id))

    async def _seats(self, id: str) -> list[SeatRow]:
        """Read who sits where; who is there we may know better than the store."""
        return [
            msgspec.structs.replace(
                row, present_until=self.noted.get((id, row.seat), row.present_until)
            )
            for row in await self.store.seats(id)
        ]

    # --- How a match goes on; the table's lock is held --------------------------------------------

    async def append(
        self, table: Table, kind: EntryKind, seat: int, text: str, command: str | None = None
    ) -> None:
        """Add an entry; Stale or Repeated when another server, or this command, was faster."""
        live = table.live
        entry = Entry(live.number, kind, seat, text, time.time(), command)
        try:
            await self.store.append(table.id, entry)
        except (Stale, Repeated):
            await self.catch_up(table)
            raise
        self.take(table, entry)

    def take(self, table: Table, entry: Entry) -> None:
        """Let the live match go on by an entry that the store has."""
        if entry.number == table.live.number:
            table.live.take(entry)

    async def settle(self, table: Table) -> None:
        """Let follow what must: an agreed takeback, chance's answers, jobs for bots, the end."""
        live = table.live
        if not live.begun:
            return
        while (due := self._due(table)) is not None:
            with suppress(Stale):  # another server was faster; what is due then, if anything?
                await self.append(table, *due)
        if live.over and live.row.ended is None:
            await self.store.end(table.id, now := time.time())
            live.row = msgspec.structs.replace(live.row, ended=now)
        elif self.waiting_bots(table):
            await self.jobs.put(table.id, live.number)

    def _due(self, table: Table) -> tuple[EntryKind, int, str] | None:
        """Return the entry that must follow without anybody's doing, if there is one."""
        live = table.live
        agreed = live.request
        if agreed is not None and agreed.allowed >= set(live.people(apart_from=agreed.seat)):
            return "takeback", agreed.seat, str(agreed.ply)
        if live.deciders == (CHANCE,):
            return "answer", CHANCE, live.match.game.notate(self._chance(table))
        return None

    def _chance(self, table: Table) -> Action:
        match = table.live.match
        decision = match.decision(CHANCE)
        so_far = len(table.live.chance_answers())
        if so_far < len(table.dealt_before):
            try:
                action = match.game.parse(table.dealt_before[so_far])
            except LudothequeError:
                action = None
            if action is not None and decision.accepts(action):
                return action
        return decision.draw(Random(secrets.randbits(128)))

    async def catch_up(self, table: Table) -> None:
        """Read what other servers have added, and who has sat down."""
        live = table.live
        live.seats = await self._seats(table.id)
        for entry in await self.store.entries(table.id, after=live.number - 1):
            self.take(table, entry)

    # --- Telling ----------------------------------------------------------------------------------

    async def refresh(self, id: str) -> None:
        """Catch up with what another server has told about a match that is looked at here."""
        async with self._loading:  # a match that is just being read may have missed the news
            if id not in self.tables:
                return
        async with self.at(id) as table, table.lock:
            await self.catch_up(table)
            said = await self.store.lines(id, after=len(table.lines) - 1)
            # Talk does not wait for the lock: some of it may have come meanwhile.
            fresh = [line for line in said if line.number >= len(table.lines)]
            table.lines += fresh
        self.tell(table)
        for line in fresh:
            self.tell_line(table, line)

    def tell(self, table: Table) -> None:
        """Tell everybody who looks that something has happened."""
        for listener in table.listeners:
            listener.hear(table.live)

    def tell_line(self, table: Table, line: LineRow) -> None:
        """Tell everybody who looks what somebody has said."""
        for listener in table.listeners:
            listener.hear_line(line)

    def waiting_bots(self, table: Table) -> list[tuple[Seat, str]]:
        """List the bots that must answer now, with their specs."""
        live = table.live
        if not live.begun:
            return []
        found = [(seat, live.bot_on(seat)) for seat in live.deciders if seat != CHANCE]
        return [
            (seat, bot) for seat, bot in found if bot is not None and not self._rests(live, seat)
        ]

    def _rests(self, live: LiveMatch, seat: Seat) -> bool:
        """Whether a stand-in waits a little: the person looks on, and may want the seat back."""
        now = time.time()
        there = live.seats[seat].present_until > now
        return seat in live.stand_ins and there and now < live.last_at + STAND_IN_PAUSE

    def overdue(self, table: Table) -> bool:
        """Whether chance or a bot has not answered for a while: a server may have died over it."""
        live = table.live
        due = live.begun and (live.deciders == (CHANCE,) or bool(self.waiting_bots(table)))
        return due and time.time() > live.last_at + OVERDUE
