"""The pictures of the chapters of the lesson of Solitaire Spellfire, put together of its cards."""

from __future__ import annotations

from typing import Final

from vedette.core.print_sheet import BACK, HIGH, WIDE, faded, inset, label, placed, pointing, scene
from vedette.games.spellfire.text.figures import CARD, GAP, column, face

COLUMNS: Final = (
    ("", "Animate Rock", 4),
    ("Theocracy of the Pale", "Shield of Gore", 3),
    ("", "Chain Lightning", 4),
    ("Narfell", "Dracolich", 2),
)
"""Of four columns the realm, the card that shows, and how many are hidden behind it."""
REALMS: Final = ("The Horned Society", "Furyondy", "Vaasa", "Theocracy of the Pale", "Souragne", "Narfell")


def draw(chapter: str, title: str, language: str) -> str:
    """Return the picture of a chapter of the lesson, by its name, as an SVG document."""
    drawn = {"tableau": tableau, "fight": fight, "help": helped, "columns": cleared}[chapter](language)
    return scene(drawn, title)


def tableau(language: str) -> str:
    """Return the SVG elements of four columns."""
    out = ""
    for at, (realm, shown, hidden) in enumerate(COLUMNS):
        out += placed(column(realm, shown, hidden, language), at * (CARD + GAP), 0)
    return placed(out, 20, 20, 0.86)


def fight(language: str) -> str:
    """Return the SVG elements of a champion that attacks an opposing one with a shield, and of their totals."""
    big = 270
    out = inset(face("King Azoun IV", language), 30, 20, big) + inset(
        face("Shield of Devastation", language), 550, 110, 220
    )
    out += inset(face("King Havlor II", language), 470, 20, big)
    high = big * HIGH // WIDE
    out += pointing(310, 20 + high // 2, 150, 0)
    return out + label("7", 30 + big // 2, 520, 96) + label("5 + 2", 480 + big // 2, 520, 96)


def helped(language: str) -> str:
    """Return the SVG elements of a champion in a fight, and of the spell of another column that helps him."""
    out = inset(face("Elminster the Mage", language), 30, 20, 230) + inset(face("Dracolich", language), 540, 20, 230)
    out += pointing(270, 180, 260, 0)
    for at in range(3):
        out += inset(BACK, 320, 300 + 30 * at, 170)
    return out + inset(face("Chain Lightning", language), 320, 390, 170) + pointing(310, 470, 130, -140)


def cleared(language: str) -> str:
    """Return the SVG elements of the six realms, and of the last card of a column, which leaves."""
    out = ""
    for at, name in enumerate(REALMS):
        out += inset(face(name, language), 20 + at % 3 * 186, 30 + at // 3 * 274, 174)
    return out + faded(inset(face("Cone of Cold", language), 610, 160, 170)) + pointing(640, 470, 120, 0)
