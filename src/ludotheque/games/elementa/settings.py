"""What was agreed before a match (ELEM-12.1)."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotheque.table import Option


class Settings(msgspec.Struct, frozen=True):
    """The options of a match, checked."""

    seats: int
    discards: Literal["closed", "open"] = "closed"

    @property
    def casual(self) -> bool:
        """Whether discards lie face up (12.1, R87)."""
        return self.discards == "open"


OPTIONS = (Option("discards", ("closed", "open"), "closed"),)
