"""The cues of the twelve colours: a tint, a hatching of its own, and the shape of its family; the letter is its own."""

import tomllib
from importlib import resources
from typing import Final

from vedette.games.patrol.engine.soldier import COLOURS, FAMILIES


def _read() -> dict[str, dict[str, str]]:
    file = resources.files("vedette") / "games" / "patrol" / "cards" / "cue.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _middle(told: str) -> tuple[float, float]:
    x, y = told.split()
    return float(x), float(y)


_CUES: Final = _read()
TINTS: Final = tuple([_CUES["tint"][colour] for colour in COLOURS])
"""In the order of the colours."""
HATCHINGS: Final = tuple([_CUES["hatching"][colour] for colour in COLOURS])
"""Drawn on a tile of 8 by 8, after the engravers of arms; nothing for white."""
SHAPES: Final = tuple([_CUES["shape"][family] for family in FAMILIES])
"""By family, on a tile of 24 by 24: blade, star, wings, moon, leaf, shield."""
MIDDLES: Final = tuple([_middle(_CUES["middle"][family]) for family in FAMILIES])
"""Where the letter stands in each shape."""
DARK: Final = tuple([at for at, colour in enumerate(COLOURS) if _CUES["letter"][colour] == "white"])
"""Colours (from 0) on which a letter is white."""
