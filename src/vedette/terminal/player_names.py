"""Names that players chose, put where words speak of "your opponent" or "player 2", as the page does (``names.ts``)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

LEFTWARD: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
"""Letters that are written from right to left: a name with such stands apart from the sentence around it."""
VOWEL: Final = re.compile("[aeiouyàâäéèêëîïôöùûüœæ]", re.IGNORECASE)
ENGLISH: Final = re.compile("\\b(?:[Yy]our o|O)pponent\\b|\\b[Pp]layer[ \u00a0](?P<seat>\\d)\\b")
FRENCH: Final = re.compile(
    "(?:\\b(?P<of>[Dd]e |[Dd]u |[Aa]u |[Àà] )|\\b[Ll]e )?"
    "(?:(?:\\b[Vv]otre a|\\b[Ll]’a|\\bA)dversaire\\b(?!s)|\\b[Jj]oueur[ \u00a0](?P<seat>\\d)\\b)"
)


def named(words: str, language: str, other: str, seats: Sequence[str]) -> str:
    """Return a text with ``other`` in place of "your opponent", and a seat's name in place of its number.

    Where a name is empty the words stay.
    """
    if not other and not any(seats):
        return words

    def put(found: re.Match[str]) -> str:
        seat = int(found["seat"] or 0)
        name = other if not seat else seats[seat - 1] if seat <= len(seats) else ""
        if not name:
            return found[0]
        shown = f"\u2068{name}\u2069" if LEFTWARD.search(name) else name
        return _of(found["of"] or "", name) + shown if language == "fr" else shown

    return (FRENCH if language == "fr" else ENGLISH).sub(put, words)


def _of(before: str, name: str) -> str:
    """Return the French preposition before a name: ``de``, ``d’`` or ``à``, as large as it was."""
    if not before:
        return ""
    word = "à " if before[0] in "aAàÀ" else "d’" if VOWEL.match(name) else "de "
    return word.capitalize() if before[0].isupper() else word
