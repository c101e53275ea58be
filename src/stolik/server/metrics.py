"""What the server counts and measures, for Prometheus. No labels that name people, tables or addresses.

One registry for each server, so that several can live in one process (tests).
"""

from collections.abc import Callable

import prometheus_client as prometheus
from prometheus_client import CollectorRegistry, Gauge, PlatformCollector, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from stolik.server.counters import Counter, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
ROWS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Metrics:
    """All of them, by what they say."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)

        def counter(name: str, told: str) -> Counter:
            return Counter(f"stolik_{name}", told, registry)

        self.connected = counter("connected", "Websockets that were opened")
        self.messages = counter("messages", "Messages that clients sent")
        self.sent = counter("sent", "Messages that were sent to clients")
        self.commands = counter("commands", "Commands that changed a table")
        self.refused = counter("refused", "Commands that were refused")
        self.faults = counter("faults", "Messages that were not understood, not allowed or too many")
        self.cuts = counter("send_buffer_cuts", "Connections cut because their client did not read")
        self.matches = counter("matches", "Matches that ended")
        self.recovered = counter("tables_recovered", "Tables brought back from the log after a mistake of ours")
        self.command = self.seconds("command", "From the arrival of a command to the sending of what it did")
        self.commit = self.seconds("commit", "Commits of the store")
        self.rows = Histogram("stolik_commit_rows", "Rows of a commit", ROWS, registry)
        self.pause = self.seconds("gc_pause", "Pauses for garbage collection")
        self.collected = prometheus.Counter("stolik_gc", "Garbage collections", ["kind"], registry=registry)

    def seconds(self, name: str, told: str) -> Histogram:
        """What takes time."""
        return Histogram(f"stolik_{name}_seconds", told, SECONDS, self.registry)

    def watch(self, name: str, told: str, value: Callable[[], float]) -> None:
        """A gauge that is asked when somebody looks."""
        Gauge(f"stolik_{name}", told, registry=self.registry).set_function(value)

    def committed(self, seconds: float, rows: int) -> None:
        """What the store reports of each commit."""
        self.commit.observe(seconds)
        self.rows.observe(rows)

    def page(self) -> bytes:
        """All values as Prometheus reads them."""
        return generate_latest(self.registry)
