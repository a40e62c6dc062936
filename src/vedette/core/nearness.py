"""Suggestions for an unknown word, at a cost that does not grow with its length."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST: Final = 80
"""The most characters of a word that are compared."""
FIRST: Final = 3
"""Of the faults found in a text, how many come with suggestions, at the most."""
ALIKE: Final = 0.6


def folded(name: str) -> str:
    """Return a name as names are compared: case, spaces and the form of apostrophes do not matter."""
    return " ".join(name.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split())


def near(word: str, known: Iterable[str], most: int = 1, alike: float = ALIKE) -> list[str]:
    """Return the known words most like a word, each once: first those that begin with it, then the most similar.

    Capitals do not count. ``most`` limits their number, ``alike`` (0 to 1) the similarity.
    """
    wanted = word[:LONGEST].casefold()
    called: dict[str, str] = {}
    for one in known:
        if len(one) <= 2 * LONGEST:
            called.setdefault(one.casefold(), one)
    begun = sorted([one for one in called if one.startswith(wanted)], key=len)[:most] if wanted else []
    found = begun + [one for one in get_close_matches(wanted, list(called), most, alike) if one not in begun]
    return [called[one] for one in found[:most]]
