"""Talking at the table."""

from __future__ import annotations

import time

from ludotheque.server.hall import Hall, Table
from ludotheque.server.messages import Say
from ludotheque.server.problems import TooFast
from ludotheque.server.store import LineRow, Repeated, Stale
from ludotheque.server.wording import tidy
from ludotheque.table import Seat

TRIES = 5
"""So many who speak at the same moment on as many servers find their turn."""


async def say(hall: Hall, table: Table, seat: Seat, command: Say) -> None:
    """Say something to everybody at the table; said again by mistake, it is said once."""
    text = tidy(command.text)
    if not text:
        return
    async with table.talking:
        for _ in range(TRIES):
            line = LineRow(len(table.lines), seat, text, time.time(), command.command)
            try:
                await hall.store.say(table.id, line)
            except Repeated:
                return
            except Stale:
                await hall.refresh(table.id)
                continue
            if line.number == len(table.lines):
                table.lines.append(line)
                hall.tell_line(table, line)
            return
    raise TooFast
