"""Near-misses: what somebody may have meant by a word that is not known, at a cost that does not grow with the word."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST: Final = 80
"""Characters of a word that are compared."""
FIRST: Final = 3
"""Faults of a text that are given near-misses; who has more mends these first."""
ALIKE: Final = 0.6


def near(word: str, known: Iterable[str], most: int = 1, alike: float = ALIKE) -> list[str]:
    """Return those of the known words that are most like a word, the likest first, ``alike`` of 1 at the least."""
    return get_close_matches(word[:LONGEST], [one for one in known if len(one) <= 2 * LONGEST], most, alike)
