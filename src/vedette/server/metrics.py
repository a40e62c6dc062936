"""Metrics of a running server for Prometheus. They name no table and no person."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    disable_created_metrics,
    generate_latest,
)

from vedette import __version__

if TYPE_CHECKING:
    from vedette.server.jobs.pool import WorkerPool
    from vedette.server.store.writer import Writer

STEPS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
"""Upper ends of the buckets of the histogram of latencies, in seconds."""
TYPE: Final = CONTENT_TYPE_LATEST
NAME: Final = "vedette"


class Metrics:
    """Counters of messages and refusals, and a histogram of latencies; the rest is read when it is asked for."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # untyped there; all are as old as the server
        self.begun = time.time()
        self.registry = CollectorRegistry()
        self._messages = self._counter("messages", "Messages answered, by kind.", "kind")
        self._kinds: dict[str, Counter] = {}
        """The counter of each kind of message: to look it up costs as much as to count."""
        self._refusals = self._counter("refusals", "Messages refused, by reason.", "reason")
        self._connections = self._counter("connections", "Sockets accepted.")
        self._seconds = Histogram(
            "message_seconds",
            "From a message to its answer, the commit included.",
            namespace=NAME,
            registry=self.registry,
            buckets=STEPS,
        )

    def _counter(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(name, words, labels, namespace=NAME, registry=self.registry)

    def connection(self) -> None:
        """Count an accepted web socket."""
        self._connections.inc()

    def message(self, kind: str, seconds: float) -> None:
        """Count an answered message by its kind, and its latency in seconds."""
        counter = self._kinds.get(kind)
        if counter is None:
            counter = self._kinds[kind] = self._messages.labels(kind)
        counter.inc()
        self._seconds.observe(seconds)

    def refusal(self, reason: str) -> None:
        """Count a request or message that was refused, by its reason."""
        self._refusals.labels(reason).inc()

    def text(self, sockets: int, tables: int, writer: Writer, pool: WorkerPool) -> bytes:
        """Return all metrics in the text format of Prometheus; ``sockets`` and ``tables`` are how many are open."""
        now = CollectorRegistry()  # of what is kept elsewhere, as it is now
        Info(NAME, "What runs here.", registry=now).info({"version": __version__})
        for name, words, value in (
            ("start_time_seconds", "When the server started.", round(self.begun, 3)),
            ("sockets", "Sockets that are open.", sockets),
            ("tables", "Tables in memory.", tables),
            ("jobs_waiting", "Jobs that are not finished, running ones included.", pool.waiting),
        ):
            Gauge(name, words, namespace=NAME, registry=now).set(value)
        for name, words, value in (
            ("commits", "Transactions of the store.", writer.commits),
            ("writes", "Writes that these transactions held.", writer.writes),
            ("write_failures", "Writes that could not be stored.", writer.failures),
            ("jobs", "Jobs that workers answered.", pool.done),
            ("workers_lost", "Workers that were cancelled, late or dead.", pool.lost),
        ):
            Counter(name, words, namespace=NAME, registry=now).inc(value)
        return generate_latest(self.registry) + generate_latest(now)
