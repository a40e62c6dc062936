"""What a search remembers of the positions it has met: so many fingerprints and no more, in fixed room.

A newcomer that finds no free place near its own takes that of whoever stands there. To forget a position never changes
a verdict: every choice uses something up, so a search that meets it again comes to an end all the same and only does
the work twice.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLACES: Final = 1 << 21
"""Two words to a place: 32 MB."""
FIRST: Final = 1 << 10
NEAR: Final = 8
"""Places where a fingerprint may stand."""


class Memory:
    """A set of fingerprints that forgets when it is full; it begins small and grows with what is put in."""

    def __init__(self, most: int = PLACES) -> None:
        """Hold ``most`` fingerprints at the most, a power of two."""
        self.most = most
        self.places: i64 = min(FIRST, most)
        self.words = vec[i64]([0] * (2 * int(self.places)))
        self.held: i64 = 0

    def is_new(self, mark: bytes) -> bool:
        """Note a fingerprint of 16 bytes; return whether it is not remembered."""
        low: i64 = int.from_bytes(mark[:8], "little", signed=True)
        high: i64 = int.from_bytes(mark[8:], "little", signed=True)
        if 2 * self.held >= self.places and self.places < self.most:
            self._grow()
        return self._put(low, high)

    def _put(self, low: i64, high: i64) -> bool:
        """Put a fingerprint near its own place; return whether it was not there."""
        for step in range(NEAR):
            at = 2 * ((low + step) & (self.places - 1))
            if self.words[at] == low and self.words[at + 1] == high:
                return False
            if self.words[at] == 0 and self.words[at + 1] == 0:
                self.held += 1
                self.words[at] = low
                self.words[at + 1] = high
                return True
        at = 2 * (low & (self.places - 1))
        self.words[at] = low
        self.words[at + 1] = high
        return True

    def _grow(self) -> None:
        """Double the room; everybody finds a place there."""
        old = self.words
        self.places *= 2
        self.held = 0
        self.words = vec[i64]([0] * (2 * int(self.places)))
        for at in range(0, len(old), 2):
            if old[at] or old[at + 1]:
                self._put(old[at], old[at + 1])
