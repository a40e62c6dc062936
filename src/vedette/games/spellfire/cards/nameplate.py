"""A card's name in the band of its drawing: how large, and on which lines."""

from __future__ import annotations

import textwrap
from typing import Final

from vedette.core.print_sheet import WIDE

LINES: Final = 2
ROOM: Final = WIDE - 70
LEVEL: Final = 110
"""The width of the band that the level of a card takes from its name."""
BROAD: Final = 0.616
"""The width of a bold letter in proportion to its height, estimated on the wide side."""
SIZES: Final = (32, 28, 25, 22, 20)
"""Heights of the letters on two lines, the largest that fits; smaller ones are hard to read."""
LARGE: Final = 40
"""The height of the letters of a name that fits on one line."""


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
    """Return whether a name fits into the band of a card with this icon, on two lines at most."""
    return len(fitted(name, icon)[1]) <= LINES
