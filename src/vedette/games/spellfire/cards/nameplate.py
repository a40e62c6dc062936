"""A card's name in the band of its drawing: how large, and on which lines."""

from __future__ import annotations

import textwrap
from typing import Final

from vedette.core.print_sheet import WIDE

LINES: Final = 2
ROOM: Final = WIDE - 70
LEVEL: Final = 110
"""The part of it that a level takes."""
BROAD: Final = 0.616
"""Width of a bold letter to its height, on the wide side."""
SIZES: Final = (32, 28, 25, 22, 20)
"""Heights of the letters on two lines, the largest that fits; smaller ones are hard to read."""
LARGE: Final = 40
"""That on one line."""


def fitted(name: str, icon: str) -> tuple[int, list[str]]:
    """Return the height of a name's letters and its lines; the smallest, on too many lines, where none fits."""
    room = ROOM - (LEVEL if icon else 0)
    if len(name) * LARGE * BROAD <= room:
        return LARGE, [name]
    for size in SIZES:
        lines = textwrap.wrap(name, int(room / (size * BROAD)), break_on_hyphens=False)
        if len(lines) <= LINES and " ".join(lines) == name:  # no word is broken while letters shrink
            return size, lines
    return SIZES[-1], lines


def fits(name: str, icon: str) -> bool:
    """Return whether a name has room on its card."""
    return len(fitted(name, icon)[1]) <= LINES
