"""What `make bench` measures of a game, and how long."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bench.bars import Bar
from bench.calls import Cost
from bench.contestant import Contestant
from bench.memory import Memory
from bench.slices import Rates
from ludotheque.table import Game


class Benchmark(msgspec.Struct, frozen=True):
    """One game: who plays beside whom, which moments are looked at, which bars must hold."""

    name: str
    game: Game[Any, Any]
    contestants: tuple[Contestant, ...]
    beside: Contestant
    """The one of them whose rate is 1."""
    beside_name: str
    moments: Callable[[int], Mapping[str, Sequence[Any]]]
    """From a seed, States by the name of their moment, for the costs of single calls."""
    slowness: int
    """Memory is looked at over so many times fewer games."""
    bars: Callable[[Mapping[Contestant, Rates], Sequence[Cost], Memory], list[Bar]]
