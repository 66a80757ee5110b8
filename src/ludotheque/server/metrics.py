"""What a server counts and measures, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.tables = Gauge("ludotheque_tables", "Matches in memory", registry=self._registry)
        self.viewers = Gauge("ludotheque_viewers", "Open streams", registry=self._registry)
        self.matches = Counter(
            "ludotheque_matches_created", "Matches created", ["game"], registry=self._registry
        )
        self.commands = Counter(
            "ludotheque_commands", "Commands, by what became of them", ["kind", "result"],
            registry=self._registry,
        )  # fmt: skip
        self.command_seconds = Histogram(
            "ludotheque_command_seconds", "From a command to its confirmation",
            buckets=FAST, registry=self._registry,
        )  # fmt: skip
        self.bot_seconds = Histogram(
            "ludotheque_bot_seconds", "What a bot takes to answer", ["player"],
            buckets=FAST, registry=self._registry,
        )  # fmt: skip

    def text(self) -> bytes:
        """Write all of them as Prometheus reads them."""
        return generate_latest(self._registry)
