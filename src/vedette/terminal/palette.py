"""The colours of the terminal by name, in a dark and a light theme; no information is in colour alone."""

from functools import cache
from typing import Final

from rich.style import Style

# A value for each idea, (light, dark): the same as the page's.
COLOURS: Final[dict[str, tuple[str, str]]] = {
    "sea": ("#cfdcd8", "#0f1c23"),
    "sea-line": ("#7f9b96", "#3a5f6d"),
    "panel": ("#f5f2e8", "#16262f"),
    "head": ("#e8e4d5", "#1e333d"),
    "card": ("#fdfaf1", "#20353f"),
    "ink": ("#14232b", "#f1eada"),
    "ink-2": ("#415059", "#b5bfbe"),
    "line": ("#74837f", "#6d8792"),
    "ornament": ("#2d4650", "#cbb894"),
    "act": ("#17405a", "#e6b95f"),
    "on-act": ("#fffdf6", "#1b1406"),
    "brass": ("#76540a", "#e6b95f"),
    "brass-bg": ("#f6e3a9", "#44371a"),
    "ok": ("#0b5f4f", "#72d3b8"),
    "short": ("#744700", "#f3bb55"),
    "bad": ("#9a1a12", "#ff9b8d"),
    "bad-bg": ("#f9dbd4", "#4d1e1a"),
    "white": ("#f8f5ec", "#f8f5ec"),
    "white-ink": ("#1d2529", "#1d2529"),
    "yellow": ("#f2c51d", "#f2c51d"),
    "yellow-ink": ("#241b00", "#241b00"),
    "blue": ("#0072b2", "#0072b2"),
    "blue-ink": ("#ffffff", "#ffffff"),
    # washes of the card borders: decoration alone
    "earth": ("#8a6a3c", "#b08a56"),
    "grass": ("#5f7a33", "#93ab5c"),
    "rock": ("#7d5a4a", "#b98a74"),
    "water": ("#2f6f86", "#66a9c0"),
    "wood": ("#2f6b45", "#6fb087"),
    "heath": ("#74558a", "#a98bc0"),
}

WASHES: Final[dict[str, str]] = {
    "plains": "earth",
    "valley": "grass",
    "canyon": "rock",
    "hills": "rock",
    "ford": "water",
    "forest": "wood",
    "marsh": "grass",
    "coast": "water",
    "moor": "heath",
    "tower": "earth",
    "island": "water",
    "lake": "water",
}


class Palette:
    """Makes text styles from names of colours, in the dark or the light theme."""

    def __init__(self, *, dark: bool = True) -> None:
        self.dark = dark

    def style(self, ink: str = "ink", ground: str | None = None, *, bold: bool = False, strike: bool = False) -> Style:
        """Return the style of text in one colour, on a given ground or on the one already there."""
        return _style(ink, ground, self.dark, bold, strike)


@cache
def _style(ink: str, ground: str | None, dark: bool, bold: bool, strike: bool) -> Style:  # noqa: FBT001 (the key of the cache)
    """Return a style by its colours in the dark or the light theme, and how the text is struck."""
    colour, below = COLOURS[ink][dark], None if ground is None else COLOURS[ground][dark]
    return Style(color=colour, bgcolor=below, bold=bold, strike=strike)
