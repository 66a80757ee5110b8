"""How a line of the log stands."""

from __future__ import annotations

import msgspec


class Look(msgspec.Struct, frozen=True):
    """Where a line begins, whether a blank one goes before it, and its style."""

    indent: int = 0
    apart: bool = False
    style: str = ""
