"""Answering the open question."""

from __future__ import annotations

from ludotheque.server.hall import Hall, Table
from ludotheque.server.messages import Answer
from ludotheque.table import Seat


async def answer(hall: Hall, table: Table, seat: Seat, command: Answer) -> None:
    """Answer the open question; IllegalAction says why not."""
    game = table.live.match.game
    action = game.parse(command.answer)
    refusal = table.live.match.explain(seat, action)
    if refusal is not None:
        raise refusal
    await hall.append(table, "answer", seat, game.notate(action), command.command)
