"""What a checked match raises when it goes wrong."""

from __future__ import annotations


class Breach(Exception):
    """Something that cannot happen has happened."""


def expect(holds: bool, otherwise: str) -> None:  # noqa: FBT001
    """Raise a Breach unless something holds."""
    if not holds:
        raise Breach(otherwise)
