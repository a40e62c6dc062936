"""The clock that games are timed by: it only goes forward, even when the system's wall clock is set back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

TICK: Final = 1.0
"""Longest time in seconds between two readings of the clock while the machine is awake."""
STEP: Final = 3.0
"""Seconds that count at most between two readings of the clock: a longer gap means a suspended machine."""


class SteadyClock:
    """Starts at the wall time and follows a monotonic clock; read it at least once per ``TICK``.

    Systems differ in whether a monotonic clock runs during suspend, so a longer gap counts as ``STEP`` seconds.
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
