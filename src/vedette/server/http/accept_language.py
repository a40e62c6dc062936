"""The language that a browser prefers, by its ``Accept-Language`` header (RFC 9110, section 12.5.4)."""

from __future__ import annotations

import re
from typing import Final

from vedette.core.language import LANGUAGES

RANGE: Final = re.compile(
    r"(?P<tag>\*|[a-z]{1,8})(?:-[a-z0-9-]{1,80})?"
    r"(?:[ \t]*;[ \t]*q=(?P<q>[01](?:\.[0-9]{0,3})?))?",
    re.IGNORECASE,
)
MOST: Final = 20
"""Ranges that are read."""


def preferred(header: str) -> str:
    """Return the language of the highest quality, of equals the one named first; ours where there is none."""
    best, quality = LANGUAGES[0], 0.0
    for part in header.split(",", MOST)[:MOST]:
        if (found := RANGE.fullmatch(part.strip())) is None:
            continue
        tag, weight = found["tag"].lower(), float(found["q"] or 1.0)
        if weight > quality and (tag == "*" or tag in LANGUAGES):
            best, quality = (LANGUAGES[0] if tag == "*" else tag), weight
    return best
