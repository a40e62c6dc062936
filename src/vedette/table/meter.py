"""The meter: what a running server counts, as Prometheus reads it."""

from __future__ import annotations

import time
from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from vedette import __version__

if TYPE_CHECKING:
    from vedette.table.store.writer import Writer
    from vedette.table.work.workshop import Workshop

STEPS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
"""Upper ends of the histogram's buckets, in seconds."""
TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Meter:
    """Counts messages, refusals and how long messages take; the rest is read off when somebody asks."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.begun = time.time()
        self.messages: dict[str, int] = {}
        self.refusals: dict[str, int] = {}
        self.connections = 0
        """Sockets accepted since the start."""
        self._buckets = [0] * (len(STEPS) + 1)
        self._seconds = 0.0

    def message(self, kind: str, seconds: float) -> None:
        """Count a message that was answered, and how long that took."""
        self.messages[kind] = self.messages.get(kind, 0) + 1
        self._buckets[bisect_left(STEPS, seconds)] += 1
        self._seconds += seconds

    def refusal(self, reason: str) -> None:
        """Count a refusal."""
        self.refusals[reason] = self.refusals.get(reason, 0) + 1

    def text(self, sockets: int, tables: int, writer: Writer, workshop: Workshop) -> str:
        """Return everything in the text format of Prometheus. Nothing in it names a table or a person."""
        lines = [
            *many("info", "gauge", "What runs here.", "version", {__version__: 1}),
            *one("start_time_seconds", "gauge", "When the server started.", round(self.begun, 3)),
            *one("sockets", "gauge", "Sockets that are open.", sockets),
            *one("connections_total", "counter", "Sockets accepted.", self.connections),
            *one("tables", "gauge", "Tables in memory.", tables),
            *many("messages_total", "counter", "Messages answered, by kind.", "kind", self.messages),
            *many("refusals_total", "counter", "Messages refused, by reason.", "reason", self.refusals),
            *self._histogram(),
            *one("commits_total", "counter", "Transactions of the store.", writer.commits),
            *one("writes_total", "counter", "Writes that these transactions held.", writer.writes),
            *one("write_failures_total", "counter", "Writes that could not be stored.", writer.failures),
            *one("errands_waiting", "gauge", "Questions that wait for a worker.", workshop.waiting),
            *one("errands_total", "counter", "Questions that workers answered.", workshop.done),
            *one("workers_lost_total", "counter", "Workers that were cancelled, late or dead.", workshop.lost),
        ]
        return "\n".join([*lines, ""])

    def _histogram(self) -> list[str]:
        name = "vedette_message_seconds"
        lines = [
            f"# HELP {name} From a message to its answer, the commit included.",
            f"# TYPE {name} histogram",
        ]
        count = 0
        for step, bucket in zip([*map(str, STEPS), "+Inf"], self._buckets, strict=True):
            count += bucket
            lines.append(f'{name}_bucket{{le="{step}"}} {count}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {count}"]


def one(name: str, kind: str, words: str, value: float) -> list[str]:
    """Return a metric with one value."""
    return [f"# HELP vedette_{name} {words}", f"# TYPE vedette_{name} {kind}", f"vedette_{name} {value}"]


def many(name: str, kind: str, words: str, label: str, values: dict[str, int]) -> list[str]:
    """Return a metric with a value for each label."""
    lines = [f"# HELP vedette_{name} {words}", f"# TYPE vedette_{name} {kind}"]
    return lines + [f'vedette_{name}{{{label}="{key}"}} {value}' for key, value in sorted(values.items())]
