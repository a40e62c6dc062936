"""What a search remembers of the positions it has met: so many fingerprints and no more, in fixed room.

A position with the same fingerprint and more bars than one that was met wins no sooner, so it is not new. A newcomer
that finds no free place near its own takes that of whoever stands there. To forget a position never changes a verdict:
every choice uses something up, so a search that meets it again comes to an end all the same and only does the work
twice.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLACES: Final = 1 << 21
"""How many fingerprints are held at the most: three words of 64 bits each, 48 MB."""
FIRST: Final = 1 << 10
NEAR: Final = 8
"""In how many places next to each other a fingerprint may stand."""
ROW: Final = 3
"""The words of a place: the two halves of the fingerprint, the bars."""


class Memory:
    """A set of fingerprints that forgets when it is full; it begins small and grows with what is put in."""

    def __init__(self, most: int = PLACES) -> None:
        """Hold ``most`` fingerprints at the most, a power of two."""
        self.most = most
        self.places: i64 = min(FIRST, most)
        self.words = vec[i64]([0] * (ROW * int(self.places)))
        self.held: i64 = 0

    def is_new(self, mark: bytes, bars: i64 = 0) -> bool:
        """Note a fingerprint of 16 bytes; return whether it is not remembered with these bars or fewer."""
        low: i64 = int.from_bytes(mark[:8], "little", signed=True)
        high: i64 = int.from_bytes(mark[8:], "little", signed=True)
        if 2 * self.held >= self.places and self.places < self.most:
            self._grow()
        return self._put(low, high, bars)

    def _put(self, low: i64, high: i64, bars: i64) -> bool:
        """Put a fingerprint near its own place; return whether it was not there with these bars or fewer."""
        words = self.words
        for step in range(NEAR):
            at = ROW * ((low + step) & (self.places - 1))
            if words[at] == low and words[at + 1] == high:
                if words[at + 2] & ~bars == 0:
                    return False
                if bars & ~words[at + 2] == 0:
                    words[at + 2] = bars
                    return True
            elif words[at] == 0 and words[at + 1] == 0:
                self.held += 1
                self._write(at, low, high, bars)
                return True
        self._write(ROW * (low & (self.places - 1)), low, high, bars)
        return True

    def _write(self, at: i64, low: i64, high: i64, bars: i64) -> None:
        """Write a fingerprint, as its two halves, and its bars into a place of the table."""
        self.words[at] = low
        self.words[at + 1] = high
        self.words[at + 2] = bars

    def _grow(self) -> None:
        """Double the table and put the fingerprints of the old one into it."""
        old = self.words
        self.places *= 2
        self.held = 0
        self.words = vec[i64]([0] * (ROW * int(self.places)))
        for at in range(0, len(old), ROW):
            if old[at] or old[at + 1]:
                self._put(old[at], old[at + 1], old[at + 2])
