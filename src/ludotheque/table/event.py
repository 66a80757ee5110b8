"""Events: what happened, in the game's words, and who may see which part of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from ludotheque.table.action import Notated
from ludotheque.table.phrase import PerSeat, Phrase, SeatName
from ludotheque.table.seat import Seat

HIDDEN = None
"""What stands in a field that a viewer may not see."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened. A subclass is one thing that the rulebook names.

    `secret` maps a field to the field that names the only seat that may see it. `reveals` is true
    when the event shows a seat what it could not know before (so that undo ends there).
    """

    kind: ClassVar[str]
    secret: ClassVar[dict[str, str]] = {}
    seats: ClassVar[tuple[str, ...]] = ("seat", "winner")
    """Fields with a seat, or with several."""
    per_seat: ClassVar[tuple[str, ...]] = ()
    """Fields with a number for each seat."""
    reveals: ClassVar[bool] = False

    def seen_by(self, viewer: Seat | None) -> Event:
        """Return the event as a seat, or a spectator (None), may see it."""
        hidden = {
            field: HIDDEN
            for field, owner in self.secret.items()
            if viewer is None or getattr(self, owner) != viewer
        }
        return msgspec.structs.replace(self, **hidden) if hidden else self

    def line(self) -> str:
        """Write the event as one line: kind, then `field=value` (hidden `?`, nobody `none`)."""
        parts = [
            f"{field}={self._field_text(field, getattr(self, field))}"
            for field in self.__struct_fields__
        ]
        return " ".join([self.kind, *parts])

    def phrase(self, game: str) -> Phrase:
        """Return the sentence for the log; the message is `<game>-event-<kind>`."""
        args: dict[str, Any] = {}
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if field in self.seats:
                several = isinstance(value, tuple)
                args[field] = [SeatName(one) for one in value] if several else SeatName(value)
            elif field in self.secret and value is HIDDEN:
                args[field] = Phrase(f"{game}-hidden-{field}")
            elif field in self.per_seat:
                args[field] = PerSeat(value)
            else:
                args[field] = value
        return Phrase(f"{game}-event-{self.kind}", **args)

    def _field_text(self, field: str, value: Any) -> str:
        if value is None:
            return "?" if field in self.secret else "none"
        if isinstance(value, tuple):
            return ",".join(self._field_text("", part) for part in value)
        return value.text if isinstance(value, Notated) else str(value)


Emit = Callable[[Event], None] | None
"""Where events go; None when nobody listens, and then none is built."""
