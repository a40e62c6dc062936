"""What is printed of 12 Patrols: the region cards of a deck, to cut out and play with dice and cubes, as SVG."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from vedette.core import print_sheet
from vedette.core.language import say
from vedette.core.print_sheet import HIGH, INK, WIDE
from vedette.games.twelve_patrols.cards import deck as region_cards
from vedette.games.twelve_patrols.engine.rules import COLOURS, FREE, ITEMS, KIND_SHIFT, NUMBER, SUM

if TYPE_CHECKING:
    from vedette.games.twelve_patrols.engine.rules import Deck, Region

PAPER: Final = "#fbf8f1"
LINE: Final = "#9aa3a6"
MIDDLE: Final = ' text-anchor="middle"'
BROAD: Final = 0.54
"""The width of a letter divided by its height, rather too much than too little."""
NAME: Final = 62
"""The height of the letters in a region's name, unless the name is too long for that."""
ROOM: Final = 560
"""The width on a card that there is for the region's name."""
PLAQUE: Final = (200, 132)
TOLD: Final = 30
"""The height of the letters on a requirement's plaque, unless the words are too long for that."""
INSIDE: Final = 34
"""How far the plaque of a requirement stands from the card's edge; its point reaches the edge."""
POINTS: Final = (
    (WIDE // 2, INSIDE + PLAQUE[1] // 2, "M-16-64L0-96L16-64Z"),
    (WIDE - INSIDE - PLAQUE[0] // 2, HIGH // 2, "M98-16L130 0L98 16Z"),
    (WIDE // 2, HIGH - INSIDE - PLAQUE[1] // 2, "M-16 64L0 96L16 64Z"),
    (INSIDE + PLAQUE[0] // 2, HIGH // 2, "M-98-16L-130 0L-98 16Z"),
)
"""Where the middle of each edge's plaque lies, and the point towards its edge: north, east, south, west."""
ICONS: Final = {
    ITEMS: "M0-30A12 12 0 1 1-.1-30ZM-24 26Q-24-2 0-2T24 26Z",
    COLOURS: "M-22-28H22V0Q22 20 0 30Q-22 20-22 0Z",
    SUM: "M-20-27H20Q27-27 27-20V20Q27 27 20 27H-20Q-27 27-27 20V-20Q-27-27-20-27Z",
}
"""The SVG path of the icon of each kind of requirement, around its middle: a person, a shield, a die."""
PIPS: Final = "".join(f'<circle cx="{x}" cy="{x}" r="6" fill="{INK}"/>' for x in (-13, 0, 13))
ROSE: Final = "M0-70L11-11L70 0L11 11L0 70L-11 11L-70 0L-11-11Z"


def pages(deck: Deck, language: str) -> list[str]:
    """Return the pages of a deck, nine cards to each, as SVG documents."""
    return print_sheet.pages([(region.name, card(region, language)) for region in deck.regions])


def card(region: Region, language: str) -> str:
    """Return the drawing of one region card as SVG elements, north at the top, WIDE by HIGH."""
    edge = f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}" stroke="{LINE}" stroke-width="2"/>'
    rose = f'<path transform="translate({WIDE // 2} {HIGH // 2})" d="{ROSE}" fill="none" stroke="{LINE}"/>'
    size = min(NAME, int(ROOM / BROAD / len(region.name)))
    name = f'<text x="{WIDE // 2}" y="286" font-size="{size}" font-weight="700" fill="{INK}"{MIDDLE}>'
    asked = zip(region[1:], POINTS, strict=True)
    plaques = "".join(plaque(required, *place, language) for required, place in asked if required != FREE)
    return f"{edge}{rose}{name}{escape(region.name, quote=False)}</text>{plaques}"


def plaque(required: int, x: int, y: int, point: str, language: str) -> str:
    """Return one requirement as SVG, an icon and words; upright on every edge, so that no card need be turned."""
    kind, need = required >> KIND_SHIFT, required & NUMBER
    wide, high = PLAQUE
    words = say(language, "demand-short", kind=region_cards.WORDS[kind], need=need)
    frame = f'<rect x="{-wide // 2}" y="{-high // 2}" width="{wide}" height="{high}" rx="26" fill="#fff"/>'
    sign = f'<g transform="translate(-38 -18)"><path d="{ICONS[kind]}"/>{PIPS if kind == SUM else ""}</g>'
    number = f'<text x="34" y="6" font-size="68" font-weight="700"{MIDDLE}>{need}</text>'
    size = min(TOLD, int((wide - 16) / BROAD / len(words)))
    told = f'<text y="50" font-size="{size}"{MIDDLE}>{escape(words, quote=False)}</text>'
    lines = f'<g fill="none" stroke="{INK}" stroke-width="4"><path d="{point}" fill="{INK}"/>{frame}{sign}</g>'
    return f'<g transform="translate({x} {y})">{lines}<g fill="{INK}">{number}{told}</g></g>'
