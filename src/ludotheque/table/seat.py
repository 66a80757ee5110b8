"""Seats: players' places at a table."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A player's place, 0 … n-1; who sits there (person, bot, automaton) is nobody's business here."""

CHANCE: Final = Seat(-1)
"""The seat that answers for shuffles, draws and dice."""


ALONE: Final = {Seat(seat): (Seat(seat),) for seat in range(-1, 64)}
"""`ALONE[seat]` is the seat as the only one that must answer."""

LONGEST_SEAT = 4
"""No table has more seats than fit into so many digits."""


def seat_text(seat: Seat | None) -> str:
    """Write a seat as records, cases and paths do.

    >>> seat_text(Seat(1)), seat_text(CHANCE), seat_text(None)
    ('1', 'chance', 'spectator')
    """
    if seat is None:
        return "spectator"
    return "chance" if seat == CHANCE else str(seat)


def parse_seat(text: object) -> Seat | None:
    """Read a seat as `seat_text` writes it, or None when it is none.

    >>> parse_seat("chance"), parse_seat(1), parse_seat("x")
    (-1, 1, None)
    """
    if text == "chance":
        return CHANCE
    written = str(text)
    if isinstance(text, bool) or not written.isdecimal() or len(written) > LONGEST_SEAT:
        return None
    return Seat(int(written))
