"""The rhythm of bots at a table: answers leave on a beat, so that how long one took tells little of the choice.

Whether a card can answer is a secret, and a player that thinks longer when it has a choice would tell it. So a window
that was nothing to decide takes as long as any other: one beat at least, whole beats, and as many as the slowest of the
last answers took. Nothing that is played depends on it; after a restart it begins anew.
"""

from __future__ import annotations

from collections import deque
from math import ceil
from typing import Final

MEMORY: Final = 8
"""Answers whose length is kept up."""
LONGEST: Final = 5
"""Beats that are kept up at the most: one answer that waited for a busy machine does not slow down all that follow."""


class Rhythm:
    """When the answers of one table leave."""

    def __init__(self, beat: float) -> None:
        """Begin with a beat of so many seconds; 0 lets every answer leave at once."""
        self.beat = beat
        self._last: deque[int] = deque(maxlen=MEMORY)

    def leaves(self, took: float) -> float:
        """Return how many seconds after it was asked for an answer leaves that took so many."""
        if self.beat <= 0.0:
            return took
        beats = max(1, ceil(took / self.beat))
        self._last.append(min(beats, LONGEST))
        return max(beats, *self._last) * self.beat
