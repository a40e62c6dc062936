"""Pacing of bots: their answers are sent on a beat, so that the time one took reveals little about the choice.

Whether a card can answer is a secret, and a bot that thinks longer when it has a choice would reveal it. So a window
without a choice takes as long as any other: whole beats, at least one, and as many as the slowest of the recent answers
took. No result depends on it; after a restart it starts anew.
"""

from __future__ import annotations

from collections import deque
from math import ceil
from typing import Final

MEMORY: Final = 8
"""How many of a table's latest bot answers decide when the next one is sent."""
LONGEST: Final = 5
"""Most beats that a bot's slow answer imposes on later ones: one that waited for a busy machine must not slow the
game down.
"""


class Pacing:
    """Decides when the answers of one table's bots are sent."""

    def __init__(self, beat: float) -> None:
        """Send the bots' answers at whole beats of so many seconds; 0 sends every answer at once."""
        self.beat = beat
        self._last: deque[int] = deque(maxlen=MEMORY)

    def leaves(self, took: float) -> float:
        """Return how many seconds after the question to send a bot's answer that took ``took`` seconds."""
        if self.beat <= 0.0:
            return took
        beats = max(1, ceil(took / self.beat))
        self._last.append(min(beats, LONGEST))
        return max(beats, *self._last) * self.beat
