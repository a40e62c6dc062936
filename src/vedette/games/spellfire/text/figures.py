"""The figures of the how-to page of Solitaire Spellfire, put together of its cards."""

from __future__ import annotations

from typing import Final

from vedette.core.language import say
from vedette.core.print_sheet import BACK, HIGH, WIDE, arrow, document, inset, label
from vedette.games.spellfire.cards.drawing import inside
from vedette.games.spellfire.cards.sets import box

CARD: Final = 200
TALL: Final = CARD * HIGH // WIDE
GAP: Final = 24
STEP: Final = 26
"""How much of a hidden card shows below the one that lies on it."""
COLUMNS: Final = (
    ("Waterdeep", "Hornhead Saurial", 5),
    ("", "Peasant Militia", 8),
    ("Menzoberranzan", "King Havlor II", 4),
    ("", "Fireball", 7),
    ("Cormyr", "Mind Flayer", 6),
    ("", "Shield of Devastation", 8),
)
"""Of each column its realm, the card that shows, and how many are hidden behind it."""
POOL: Final = ("King Azoun IV", "Elminster the Mage")


def draw(name: str, caption: str, language: str) -> str:
    """Return a figure of the how-to page, by its name, as an SVG document with a caption."""
    wide, high, content = {"tableau": tableau, "fight": fight, "realm": realm}[name](language)
    return document(content, wide, high, caption)


def face(name: str, language: str) -> str:
    """Return the drawing of a card as SVG elements, by its name; of several prints the first."""
    return inside(next(one for one in box().values() if one.card.name == name), language)


def column(realm_name: str, shown: str, hidden: int, language: str) -> str:
    """Return the SVG elements of a column: its realm on top, the hidden cards below it, the face-up one in front."""
    out = inset(face(realm_name, language), 0, 0, CARD) if realm_name else ""
    for at in range(hidden):
        out += inset(BACK, 0, TALL + GAP + at * STEP, CARD)
    return out + (inset(face(shown, language), 0, TALL + GAP + hidden * STEP, CARD) if shown else "")


def tableau(language: str) -> tuple[int, int, str]:
    """Return width, height and SVG elements of the figure of the six columns, with the pool below them."""
    out = ""
    for at, (name, shown, hidden) in enumerate(COLUMNS):
        out += f'<g transform="translate({at * (CARD + GAP)} 0)">{column(name, shown, hidden, language)}</g>'
    below = 2 * TALL + 2 * GAP + 8 * STEP + 40
    for at, name in enumerate(POOL):
        out += inset(face(name, language), at * (CARD + GAP), below, CARD)
    return 6 * (CARD + GAP) - GAP, below + TALL, out


def fight(language: str) -> tuple[int, int, str]:
    """Return width, height and SVG elements of a fight: 7 against 5 and a shield worth 2, which the defender wins."""
    big, apart = 280, 820
    tall = big * HIGH // WIDE
    out = inset(face("King Azoun IV", language), 0, 0, big) + inset(face("King Havlor II", language), apart, 0, big)
    out += inset(face("Shield of Devastation", language), apart + 130, 120, big)
    out += arrow(big + 30, tall // 2, apart - 30)
    out += label(say(language, "figure-total", total="7"), big // 2, tall + 70, 48)
    out += label(say(language, "figure-total", total="5 + 2 = 7"), apart + big // 2 + 60, tall + 200, 48)
    return apart + big + 130, tall + 220, out


def realm(language: str) -> tuple[int, int, str]:
    """Return width, height and SVG elements of the figure of a realm that is won as its column's last card leaves."""
    big = 260
    tall = big * HIGH // WIDE
    out = inset(face("Menzoberranzan", language), 0, 0, big)
    gone = inset(face("King Havlor II", language), 0, tall + GAP, big)
    out += f'<g opacity=".45">{gone}</g>' + arrow(big + 20, tall + GAP + tall // 2, big + 220)
    out += label(say(language, "figure-gone"), big + 130, tall + GAP + tall // 2 - 36, 34)
    out += label(say(language, "figure-won"), big + 150, tall // 2, 44)
    return big + 320, 2 * tall + GAP, out
