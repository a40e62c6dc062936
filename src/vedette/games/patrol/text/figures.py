"""The figures of the how-to page of Patrol, put together of its soldiers."""

from __future__ import annotations

from typing import Final

from vedette.core.language import say
from vedette.core.print_sheet import BACK, HIGH, INK, WIDE, arrow, document, inset, label
from vedette.games.patrol.cards.colours import hues
from vedette.games.patrol.cards.drawing import hatchings, inside
from vedette.games.patrol.cards.sets import house
from vedette.games.patrol.engine.soldier import PLAIN

CARD: Final = 200
TALL: Final = CARD * HIGH // WIDE
GAP: Final = 24
SEAM: Final = 90
"""The space between two patrols in a figure."""
FIELD: Final = ((("", "scout"), ("",), ("", "", "squire")), (("smith", ""), ("executioner",), ("", "bard")))
"""Three patrols facing three, the opponent's above: the soldiers that are face up, by id."""
SCORED: Final = (("scout", "red", 1), ("", "", 0), ("smith", "teal", 1), ("squire", "pink", 1))


def draw(name: str, caption: str, language: str) -> str:
    """Return as SVG a figure of the how-to page, by its name: ``field``, ``clash`` or ``round``."""
    wide, high, content = {"field": field, "clash": clash, "round": scored}[name](language)
    return document(content, wide, high, caption, hatchings(list(range(1, len(hues()) + 1))))


def soldier(name: str, colour: str, language: str) -> str:
    """Return the SVG drawing of a soldier's card of the house set, by id and colour; a back for an empty name."""
    if not name:
        return BACK
    cards = house()
    at = next(at for at, one in enumerate(cards.roster.soldiers) if one.id == name)
    named = next((at for at, hue in enumerate(hues(), 1) if hue.colour.id == colour), PLAIN)
    return inside(cards, at, named, language)


def field(language: str) -> tuple[int, int, str]:
    """Return width, height and SVG of a figure with patrols that face each other."""
    out, widest = "", -SEAM
    for pair in zip(*FIELD, strict=True):
        x = widest + SEAM
        for down, patrol in enumerate(pair):
            for at, name in enumerate(patrol):
                out += inset(soldier(name, "", language), x + at * (CARD + GAP), down * (TALL + 130), CARD)
        widest = x + max(map(len, pair)) * (CARD + GAP) - GAP
    seam = f'<path d="M0 {TALL + 65}H{widest}" stroke="{INK}" stroke-width="4" stroke-dasharray="18 14"/>'
    return widest, 2 * TALL + 130, out + seam


def clash(language: str) -> tuple[int, int, str]:
    """Return width, height and SVG of a figure with a clash: 6 against a health of 5, 2 against one of 3."""
    left, right, big = 0, 760, 300
    tall = big * HIGH // WIDE
    out = inset(soldier("executioner", "", language), left, 0, big)
    out += inset(soldier("captain", "grey", language), right, 0, big)
    for y, ends, numbers in ((130, (330, 730), (6, 5)), (290, (730, 330), (2, 3))):
        out += arrow(ends[0], y, ends[1])
        out += label(say(language, "figure-clash", attack=numbers[0], health=numbers[1]), 530, y - 30, 38)
    return right + big, tall, out


def scored(language: str) -> tuple[int, int, str]:
    """Return width, height and SVG of a figure with a round's end: a point for each soldier face up."""
    out = ""
    for at, (name, colour, points) in enumerate(SCORED):
        x = at * (CARD + GAP)
        out += inset(soldier(name, colour, language), x, 0, CARD)
        out += label(say(language, "figure-points", points=points), x + CARD // 2, TALL + 44, 34)
    return len(SCORED) * (CARD + GAP) - GAP, TALL + 60, out
