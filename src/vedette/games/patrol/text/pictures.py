"""The pictures of the chapters of Patrol's lesson, put together of its soldiers and counters."""

from __future__ import annotations

from typing import Final

from vedette.core.print_sheet import HIGH, INK, WIDE, dashed, faded, inset, label, leaning, placed, pointing, scene
from vedette.games.patrol.cards.colours import hues
from vedette.games.patrol.cards.drawing import hatchings
from vedette.games.patrol.text.figures import soldier

RED: Final = "red"
PATROLS: Final = ((10, ("giant", "lancer")), (300, ("executioner", "squire")), (590, ("foundling",)))
"""Where each patrol of the lesson begins, and who stands in it."""
SKULL: Final = (
    "M12 3c5 0 8 3 8 7 0 3-1.5 4.5-3 5.5V19h-2v-2h-2v2h-2v-2H9v2H7v-3.5C5.5 14.5 4 13 4 10c0-4 3-7 8-7z"
    "M8 9.5l2.5 2.5M10.5 9.5L8 12M13.5 9.5L16 12M16 9.5L13.5 12"
)
TOKENS: Final = (
    ("#e6b95f", "M4 14l8-7 8 7M4 20l8-7 8 7"),
    ("#7fd1a0", "M12 4v16M4 12h16"),
    ("#fdfaf1", "M4 16l8-8 8 8"),
    ("#b4d334", SKULL),
)
"""Levels, health, temporary levels and poison as the page shows them: what they are filled with, and their sign."""


def draw(chapter: str, title: str, language: str) -> str:
    """Return the SVG picture of a chapter of the lesson, by the chapter's name."""
    drawn = {
        "patrols": patrols,
        "front": front,
        "abilities": abilities,
        "again": again,
        "counters": counters,
        "run": run,
        "range": afar,
    }[chapter](language)
    return scene(drawn, title, hatchings(list(range(1, len(hues()) + 1))))


def tall(wide: int) -> int:
    """Return the height of a card that is drawn so wide."""
    return wide * HIGH // WIDE


def seam(x: int, to: int, y: int) -> str:
    """Return as SVG the dashed line between the two sides of the table."""
    return f'<path d="M{x} {y}H{to}" stroke="{INK}" stroke-width="5" stroke-dasharray="18 14"/>'


def patrols(language: str) -> str:
    """Return as SVG five soldiers in three patrols."""
    out, wide, step = "", 200, 62
    for at, (x, names) in enumerate(PATROLS):
        for number, name in enumerate(names):
            out += inset(soldier(name, "" if name == "squire" else RED, language), x + step * number, 110, wide)
        out += label(("I", "II", "III")[at], x + (wide + step * (len(names) - 1)) // 2, 480, 66)
    return out


def front(language: str) -> str:
    """Return as SVG a soldier who attacks a card across the line between the two sides."""
    wide = 184
    out = "".join(inset(soldier("", "", language), x, 18, wide) for x in (190, 410))
    out += inset(soldier("giant", RED, language), 190, 582 - tall(wide), wide)
    out += inset(soldier("lancer", RED, language), 410, 582 - tall(wide), wide)
    return out + seam(40, 760, 300) + pointing(282, 380, 170, -90)


def abilities(language: str) -> str:
    """Return as SVG a soldier whose ability has an enemy killed."""
    out = inset(soldier("executioner", RED, language), 40, 90, 300)
    out += faded(inset(soldier("ranger", RED, language), 500, 130, 250))
    cross = '<path d="M560 220L690 390M690 220L560 390" stroke="#a3261b" stroke-width="22" stroke-linecap="round"/>'
    return out + pointing(350, 300, 140, 0) + cross


def again(language: str) -> str:
    """Return as SVG a soldier who is sacrificed for another's attack."""
    out = faded(leaning(soldier("lancer", RED, language), 14, 150, 220, -8))
    out += inset(soldier("executioner", RED, language), 160, 115, 260)
    out += inset(soldier("troll", RED, language), 590, 160, 195)
    return out + pointing(436, 310, 140, 0) + label("4 + 3", 506, 280, 54)


def counters(language: str) -> str:
    """Return as SVG a soldier and the counters that may lie on it."""
    out = inset(soldier("executioner", RED, language), 30, 75, 320)
    for at, (fill, sign) in enumerate(TOKENS):
        x, y = 490 + at % 2 * 200, 200 + at // 2 * 200
        out += f'<circle cx="{x}" cy="{y}" r="84" fill="{fill}" stroke="{INK}" stroke-width="8"/>'
        pen = f'fill="none" stroke="{INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'
        out += placed(f'<path d="{sign}" {pen}/>', x - 54, y - 54, 4.5)
    return out


def run(language: str) -> str:
    """Return as SVG a soldier who runs from a stronger one to the base."""
    wide = 190
    out = inset(soldier("giant", RED, language), 60, 10, wide)
    out += faded(inset(soldier("executioner", RED, language), 60, 590 - tall(wide), wide))
    out += seam(20, 290, 300) + pointing(275, 457, 150, 0) + dashed(450, 285, 320, 305)
    return out + inset(soldier("executioner", RED, language), 515, 305, wide)


def afar(language: str) -> str:
    """Return as SVG a soldier who attacks an enemy that they do not face."""
    wide = 190
    out = inset(soldier("giant", RED, language), 60, 582 - tall(wide), wide) + inset(
        soldier("", "", language), 60, 18, wide
    )
    out += inset(soldier("marshal", RED, language), 550, 18, wide) + dashed(550, 582 - tall(wide), wide, tall(wide))
    return out + seam(30, 280, 300) + seam(520, 770, 300) + pointing(262, 430, 330, -41)
