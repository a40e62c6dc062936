"""The pictures of the chapters of the lesson of 12 Patrols, put together of its cards, dice and cubes."""

from __future__ import annotations

from typing import Final

from vedette.core.print_sheet import dashed, inset, placed, pointing, scene
from vedette.games.twelve_patrols.cards.sheet import card
from vedette.games.twelve_patrols.text.figures import CARD, GAP, TALL, item, region, spot

Patrol = tuple[tuple[str, int], ...]

LAND: Final = ("Saltmarsh", "Green Valley", "Old Forest")
KINGDOM: Final = (
    ("Iron Hills", "Lost Canyon", "High Moor"),
    LAND,
    ("King's Ford", "Grey Coast", "Wild Plains"),
)
"""The names of the nine regions as they lie at the end of the lesson, row by row from the north."""
ROWS: Final[tuple[tuple[Patrol, Patrol], ...]] = (
    ((("yellow", 6),), (("yellow", 0),)),
    ((("white", 0),), (("white", 0), ("blue", 5))),
    ((("white", 5), ("blue", 1)), (("blue", 3),)),
)
"""The patrols in each row, from the west."""
COLUMNS: Final[tuple[tuple[Patrol, Patrol, Patrol], ...]] = (
    ((("white", 6),), (("white", 0),), (("yellow", 0),)),
    ((("yellow", 3),), (("yellow", 0), ("blue", 0)), (("white", 1), ("yellow", 2))),
)
"""The patrols between the first two rows and between the last two, each from the west."""
STEP: Final = CARD + GAP
FALL: Final = TALL + GAP


def draw(chapter: str, title: str, language: str) -> str:
    """Return the picture of a chapter of the lesson as an SVG document."""
    drawn = {"land": land, "frame": frame, "change": change, "end": kingdom}[chapter](language)
    return scene(drawn, title)


def row(names: tuple[str, ...], language: str) -> str:
    """Return the SVG of the regions of these names side by side."""
    return "".join(inset(card(region(name), language), at * STEP, 0, CARD) for at, name in enumerate(names))


def patrol(items: Patrol, x: int, y: int) -> str:
    """Return the SVG of a patrol's items, one below the other around the middle of their spot."""
    return "".join(
        item(x, y + (2 * number - len(items) + 1) * 46, colour, value) for number, (colour, value) in enumerate(items)
    )


def land(language: str) -> str:
    """Return the SVG of the middle part of a row of three regions, both of its spots filled."""
    out = row(LAND, language)
    for at, items in enumerate(ROWS[1]):
        out += patrol(items, CARD + GAP // 2 + at * STEP, TALL // 2)
    return placed(out, 400 - int(1.3 * (STEP + CARD // 2)), 300 - int(1.3 * TALL / 2), 1.3)


def frame(language: str) -> str:
    """Return the SVG of a region placed north of the first row, and of the frame that moves north with it."""
    out = row(LAND, language) + inset(card(region("Iron Hills"), language), 0, -FALL, CARD)
    out += spot(CARD // 2, -GAP // 2)
    out = placed(out, 80, 315, 0.65)
    return out + dashed(50, -40, 700, 600) + pointing(330, 250, 190, -90)


def change(_: str) -> str:
    """Return the SVG of a die turned to another value, and of the cube discarded for it."""
    out = placed(item(0, 0, "white", 1), 180, 370, 2.8) + placed(item(0, 0, "white", 6), 620, 370, 2.8)
    cross = '<path d="M320 60L480 220M480 60L320 220" stroke="#a3261b" stroke-width="20" stroke-linecap="round"/>'
    return out + placed(item(0, 0, "blue", 0), 400, 140, 1.7) + cross + pointing(310, 370, 180, 0)


def kingdom(language: str) -> str:
    """Return the SVG of the finished kingdom, every spot filled."""
    out = ""
    for down, names in enumerate(KINGDOM):
        out += placed(row(names, language), 0, down * FALL)
        for at, items in enumerate(ROWS[down]):
            out += patrol(items, CARD + GAP // 2 + at * STEP, down * FALL + TALL // 2)
    for down, patrols in enumerate(COLUMNS):
        for at, items in enumerate(patrols):
            for number, (colour, value) in enumerate(items):
                x = at * STEP + CARD // 2 + (2 * number - len(items) + 1) * 46
                out += item(x, down * FALL + TALL + GAP // 2, colour, value)
    return placed(out, 400 - int(0.46 * (STEP + CARD // 2)), 14, 0.46)
