"""Views: all that one viewer may know and remember."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.table.seat import Seat


class View(msgspec.Struct, frozen=True, kw_only=True):
    """An allow-list of plain data for one seat (or a spectator: None), with a schema."""

    seat: Seat | None

    def aids(self) -> dict[str, Any]:
        """Return what can be worked out from this view, for displays; nothing by default."""
        return {}

    def standing(self) -> tuple[float, ...]:
        """Return how the seats stand, in the unit of the scores; nothing by default."""
        return ()
