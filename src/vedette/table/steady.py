"""The time by which games are played: it only goes forward, whatever happens to the clock of the system."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

TICK: Final = 1.0
"""Seconds between two readings at most, while the machine is awake."""
STEP: Final = 3.0
"""The most seconds between two readings that count: during the rest of a longer step the machine was suspended."""


class Steady:
    """Starts at the wall time and follows a monotonic clock; read it at least once per ``TICK``.

    Whether a monotonic clock goes on while a machine sleeps differs between systems, so a long step is cut short.
    """

    def __init__(self, start: float, source: Callable[[], float] = time.monotonic) -> None:
        """Start at a time, in seconds since 1970; ``source`` returns the seconds of a monotonic clock."""
        self.source = source
        self._now = start
        self._read = source()

    def __call__(self) -> float:
        """Return the time now, in seconds since 1970 as far as the wall time was right at the start."""
        read = self.source()
        self._now += min(max(read - self._read, 0.0), STEP)
        self._read = read
        return self._now
