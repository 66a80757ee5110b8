"""How much one visitor may ask for, and how fast."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

from ludotheque.server.problems import TooFast

REMEMBERED = 10_000
"""Addresses whose allowance is known; the one not heard of for longest is forgotten first."""


class Limits(msgspec.Struct, frozen=True):
    """Limits of a server: what a person does stays far below them."""

    body: int = 64 * 1024
    """Bytes of a request."""
    message: int = 16 * 1024
    """Characters of a command."""
    commands_per_second: float = 20.0
    """On one stream; a burst of twice as many is let through."""
    creations_per_second: float = 2.0
    """From one address, joining and thinking included; bursts of thirty times as many."""


class Allowance:
    """So many a second, saved up to a burst."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = burst
        self._last = time.monotonic()

    def spend(self) -> None:
        """Use one; TooFast when none is left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._last) * self._per_second)
        self._last = now
        if self._left < 1:
            raise TooFast
        self._left -= 1


class Addresses:
    """An allowance for each address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: OrderedDict[str, Allowance] = OrderedDict()

    def spend(self, address: str) -> None:
        """Use one of an address's allowance."""
        rate = self._limits.creations_per_second
        allowance = self._known.pop(address, None) or Allowance(rate, 30 * rate)
        self._known[address] = allowance
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        allowance.spend()
