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
    """Return the known words that are most like a word, each once: first those that begin with it, then the likest.

    Capitals do not count. ``most`` is how many are returned at most, ``alike`` (0 to 1) how like the others must be.
    """
    wanted = word[:LONGEST].casefold()
    called: dict[str, str] = {}
    for one in known:
        if len(one) <= 2 * LONGEST:
            called.setdefault(one.casefold(), one)
    begun = sorted([one for one in called if one.startswith(wanted)], key=len)[:most] if wanted else []
    found = begun + [one for one in get_close_matches(wanted, list(called), most, alike) if one not in begun]
    return [called[one] for one in found[:most]]
