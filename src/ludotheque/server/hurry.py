"""Asking a bot to answer at once."""

from __future__ import annotations

from ludotheque.server.hall import Hall, Table


async def hurry(hall: Hall, table: Table) -> None:
    """Let whichever server's bot thinks about this match stop and answer."""
    hall.hurried(table.id)
    await hall.store.tell("hurry", table.id)
