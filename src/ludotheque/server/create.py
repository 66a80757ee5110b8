"""Creating a match: which game, which options, who sits where."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ludotheque.players import load_player
from ludotheque.server.documents import Continued, Seated, Wanted
from ludotheque.server.hall import Hall
from ludotheque.server.problems import CannotContinue, StillSecret
from ludotheque.server.store import Entry, MatchRow, SeatRow
from ludotheque.server.store.rows import OPEN, PERSON
from ludotheque.server.tokens import new_id, token_hash
from ludotheque.server.wording import tidy
from ludotheque.table import load


async def create(hall: Hall, wanted: Wanted, visitor: str) -> Seated:
    """Create a match; the first seat that says `person` is the visitor's."""
    game = load(wanted.game)
    game.read_seats(len(wanted.seats))
    options = game.read_options(wanted.options)
    entries: Sequence[Entry] = ()
    now = time.time()
    if wanted.continues is not None:
        options, entries = await answers_before(hall, wanted, wanted.continues, now)
    # Strangers are not invited to a deal that the creator knows.
    known_deal = wanted.continues is not None or wanted.coached
    own = wanted.seats.index(PERSON) if PERSON in wanted.seats else None
    row = MatchRow(
        id=new_id(),
        game=wanted.game,
        rules_version=game.facts.rules_version,
        options=options,
        created=now,
        changed=now,
        clock=wanted.clock,
        public=wanted.public and not known_deal,
        continues=None if wanted.continues is None else wanted.continues.match,
        coached=wanted.coached and bool(game.lesson),
    )
    await hall.store.create(row, seats_for(wanted, own, visitor), entries)
    async with hall.at(row.id) as table, table.lock:
        await hall.settle(table)
    return Seated(row.id, own)


def seats_for(wanted: Wanted, own: int | None, visitor: str) -> list[SeatRow]:
    """Put the visitor on his seat, bots on theirs, and leave the others open."""
    seats = []
    for seat, player in enumerate(wanted.seats):
        if seat == own:
            seats.append(SeatRow(seat, PERSON, tidy(wanted.name), token_hash(visitor)))
        elif player in (PERSON, OPEN):
            seats.append(SeatRow(seat, OPEN))
        else:
            load_player(player, wanted.game)  # an unknown one is named at once
            seats.append(SeatRow(seat, player))
    return seats


async def answers_before(
    hall: Hall, wanted: Wanted, continued: Continued, now: float
) -> tuple[dict[str, object], list[Entry]]:
    """Take the options and the first answers of a match that is over, to go on from there."""
    live = await hall.read(continued.match)
    if not live.over:
        raise StillSecret
    fits = live.row.game == wanted.game and len(live.seats) == len(wanted.seats)
    if not fits or continued.ply > live.ply:
        raise CannotContinue
    notate = live.match.game.notate
    entries = [
        Entry(number, "answer", seat, notate(action), now)
        for number, (seat, action) in enumerate(live.match.answers[: continued.ply])
    ]
    return live.row.options, entries
