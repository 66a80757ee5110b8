"""On whose behalf, where and why an ability acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.table import Seat

if TYPE_CHECKING:
    from ludotheque.games.elekt.card import Card


class Context(msgspec.Struct, frozen=True, gc=False):
    """An ability at work: who decides for it, where it lies, and what it answers."""

    seat: Seat
    """Its owner; for a card of a zone, whoever did what it speaks of (ELEKT-3.29)."""
    zone: int | None
    """None for a Privilege, which lies in no zone (ELEKT-3.34)."""
    source: Card
    acting: Seat | None = None
    """Who has assigned, won, banned, obtained."""
    unit: Card | None = None
    """The Unit that this was about."""
    attribute: int | None = None
