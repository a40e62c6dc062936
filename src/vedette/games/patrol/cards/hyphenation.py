"""Soft hyphens in the long words of a soldier's name: browsers have no rules of hyphenation on many systems."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 8
"""Letters of the longest word that stands in one piece on the narrowest card."""
SOFT: Final = "\N{SOFT HYPHEN}"
VOWELS: Final = frozenset("aeiouyàâäéèêëîïôöùûü")
ONSET: Final = re.compile(r"[bcdfgptv][rl]|[cpst]h|qu|gn")
"""Matches two letters that begin a syllable together."""


def hyphenated(name: str) -> str:
    """Return a name with a soft hyphen in each word that is too long for a narrow card."""
    return "".join(_hyphenated(word) for word in re.split(r"([ -])", name))


def _hyphenated(word: str) -> str:
    """Return a word with a soft hyphen before the syllable nearest its middle, if it is long and has such a place."""
    if len(word) <= LONGEST:
        return word
    places = [at for at in range(3, len(word) - 2) if _opens(word.lower(), at)]
    at = min(places, key=lambda at: (abs(2 * at - len(word)), -at), default=0)
    return word[:at] + SOFT + word[at:] if at else word


def _opens(word: str, at: int) -> bool:
    """Return whether a syllable begins at a place: with one consonant before a vowel, or with two that go together."""
    if word[at] in VOWELS:
        return False
    if ONSET.fullmatch(word[at : at + 2]):
        return word[at + 2] in VOWELS
    return word[at + 1] in VOWELS and not ONSET.fullmatch(word[at - 1 : at + 1])
