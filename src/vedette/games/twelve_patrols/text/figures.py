"""The figures of the how-to page of 12 Patrols, put together of its printed cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core.language import say
from vedette.core.print_sheet import HIGH, INK, WIDE, arrow, document, inset, label
from vedette.games.twelve_patrols.cards.deck import box
from vedette.games.twelve_patrols.cards.sheet import card

if TYPE_CHECKING:
    from vedette.games.twelve_patrols.engine.rules import Region

CARD: Final = 240
TALL: Final = CARD * HIGH // WIDE
GAP: Final = 120
"""The gap between two cards in a figure: room for a spot."""
SPOT: Final = 78
FILLS: Final = {"white": "#f8f5ec", "yellow": "#f2c51d", "blue": "#0072b2"}
ROW: Final = ("Wild Plains", "Green Valley", "Lost Canyon")
FIRST: Final = (("blue", 4),)
SECOND: Final = (("blue", 2), ("yellow", 0))
"""The patrols of the example: each item a colour and the value of a die, 0 for a cube."""


def draw(name: str, caption: str, language: str) -> str:
    """Return the figure of a name as an SVG document, its words in a language."""
    wide, content = {"kingdom": kingdom, "requirement": requirement, "row": row}[name](language)
    high = 3 * TALL + 2 * GAP if name == "kingdom" else TALL + (110 if name == "row" else 0)
    return document(content, wide, high, caption)


def region(name: str) -> Region:
    """Return a region of the house deck."""
    return next(region for region in box()["house"].deck.regions if region.name == name)


def kingdom(language: str) -> tuple[int, str]:
    """Return the width and the SVG of nine regions in a square, an empty spot between every two neighbours."""
    out = ""
    for at, one in enumerate(box()["house"].deck.regions):
        down, right = divmod(at, 3)
        x, y = right * (CARD + GAP), down * (TALL + GAP)
        out += inset(card(one, language), x, y, CARD)
        if right < 2:
            out += spot(x + CARD + GAP // 2, y + TALL // 2)
        if down < 2:
            out += spot(x + CARD // 2, y + TALL + GAP // 2)
    return 3 * CARD + 2 * GAP, out


def requirement(language: str) -> tuple[int, str]:
    """Return the width and the SVG of a row of three regions, with an arrow from the first to the border."""
    wide, out = line(language)
    high = TALL // 2
    out += spot(CARD + GAP // 2, high) + spot(2 * CARD + GAP + GAP // 2, high)
    return wide, out + arrow(CARD - 10, high + 62, wide - 4)


def row(language: str) -> tuple[int, str]:
    """Return the width and the SVG of the example's row with its two patrols, each item in words below."""
    wide, out = line(language)
    for at, patrol in enumerate((FIRST, SECOND)):
        x = CARD + GAP // 2 + at * (CARD + GAP)
        for number, (colour, value) in enumerate(patrol):
            y = TALL // 2 + (2 * number - len(patrol) + 1) * 46
            out += item(x, y, colour, value)
            words = say(language, "figure-item", colour=colour, value=value)
            out += label(words, x, TALL + 46 + 46 * number, 34)
    return wide, out


def line(language: str) -> tuple[int, str]:
    """Return the width and the SVG of the example's three regions side by side."""
    cards = [inset(card(region(name), language), at * (CARD + GAP), 0, CARD) for at, name in enumerate(ROW)]
    return 3 * CARD + 2 * GAP, "".join(cards)


def spot(x: int, y: int) -> str:
    """Return the SVG of an empty spot with its middle at ``x`` and ``y``."""
    half = SPOT // 2
    style = f'rx="16" fill="#fdfaf1" stroke="{INK}" stroke-width="5" stroke-dasharray="12 8"'
    return f'<rect x="{x - half}" y="{y - half}" width="{SPOT}" height="{SPOT}" {style}/>'


def item(x: int, y: int, colour: str, value: int) -> str:
    """Return the SVG of a die with its value, or of a cube for 0, with its middle at ``x`` and ``y``."""
    half, ink = SPOT // 2, "#fff" if colour == "blue" else INK
    style = f'rx="{14 if value else 3}" fill="{FILLS[colour]}" stroke="{INK}" stroke-width="5"'
    out = f'<rect x="{x - half}" y="{y - half}" width="{SPOT}" height="{SPOT}" {style}/>'
    if value:
        text = f'font-size="56" font-weight="700" text-anchor="middle" fill="{ink}"'
        return f'{out}<text x="{x}" y="{y + 19}" {text}>{value}</text>'
    top = f"M{x - half} {y - half}l18 18h{SPOT - 36}l18-18M{x - half + 18} {y - half + 18}V{y + half}"
    return f'{out}<path d="{top}" fill="none" stroke="{INK}" stroke-width="4"/>'
