"""What is printed of Patrol: cards to colour in or coloured, and a page of counters to cut out, as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core import print_sheet
from vedette.core.language import say
from vedette.core.print_sheet import INK, LEFT, PAGE, TOP
from vedette.games.patrol.cards.drawing import BOLD, CENTRED, PAPER, hatchings, inside, words
from vedette.games.patrol.engine import vocabulary

if TYPE_CHECKING:
    from vedette.games.patrol.cards.sets import SoldierSet
    from vedette.games.patrol.engine.soldier import Card

ROUND: Final = 220
"""The diameter of a printed counter; the gap to the next one comes on top."""
GAP: Final = 30
COPIES: Final = {
    vocabulary.PERMANENT: 24,
    vocabulary.TEMPORARY: 16,
    vocabulary.POISON: 8,
    vocabulary.ATTACK: 8,
    vocabulary.HEALTH: 8,
    vocabulary.BEAST: 4,
    vocabulary.WIZARD: 4,
}
"""How many counters of each kind are on the page to print."""
SIGNS: Final = {
    vocabulary.PERMANENT: "M-40 26L0 -8L40 26M-40 -4L0 -38L40 -4",
    vocabulary.TEMPORARY: "M-40 20L0 -14L40 20M-30 48h8M-4 48h8M22 48h8",
    vocabulary.POISON: "M0 -48Q44 8 28 32Q0 60 -28 32Q-44 8 0 -48ZM-10 14l8 8M-2 14l-8 8M8 14l8 8M16 14l-8 8",
    vocabulary.ATTACK: "M-34 34L34 -34M16 -34H34V-16M-34 16L-16 34",
    vocabulary.HEALTH: "M0 42C-60 2 -40 -42 0 -16C40 -42 60 2 0 42Z",
    vocabulary.BEAST: "M-40 -40L-24 40M0 -46V46M40 -40L24 40",
    vocabulary.WIZARD: "M-44 36Q0 20 44 36M-26 30L4 -52L26 30M-8 -4h18",
}
"""The SVG path of the sign on each kind of counter, around its middle."""
LEVEL: Final = 1
"""The level of a wizard unit (§7.7)."""


def pages(cards: SoldierSet, printed: list[Card], language: str) -> list[str]:
    """Return the pages of these cards as SVG documents, in the order given."""
    drawn = [
        (cards.faces[card.soldier].name.to(language), inside(cards, card.soldier, card.colour, language))
        for card in printed
    ]
    return print_sheet.pages(drawn, hatchings([card.colour for card in printed]))


def counters(language: str) -> str:
    """Return the page of counters to cut out, each with its sign and its word."""
    kinds = [kind for kind, copies in COPIES.items() for _ in range(copies)]
    across = (PAGE[0] - 2 * LEFT) // (ROUND + GAP)
    content = ""
    for at, kind in enumerate(kinds):
        row, column = divmod(at, across)
        x = LEFT + (column + 0.5) * (ROUND + GAP)
        y = TOP + (row + 0.5) * (ROUND + GAP)
        content += f'<g transform="translate({x:g} {y:g})">{counter(kind, language)}</g>'
    return print_sheet.document(content, *PAGE, say(language, "patrol-counters"))


def counter(kind: int, language: str) -> str:
    """Return as SVG one counter around its middle; a temporary one has a broken rim, poison is square."""
    half = ROUND / 2
    dash = ' stroke-dasharray="18 12"' if kind in (vocabulary.TEMPORARY, vocabulary.BEAST, vocabulary.WIZARD) else ""
    rim = f'stroke="{INK}" stroke-width="5" fill="{PAPER}"{dash}'
    if kind == vocabulary.POISON:
        side = ROUND - 20
        edge = f'<rect x="{10 - half}" y="{10 - half}" width="{side}" height="{side}" rx="26" {rim}/>'
    else:
        edge = f'<circle r="{half - 4}" {rim}/>'
    pen = f'fill="none" stroke="{INK}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"'
    sign = f'<path d="{SIGNS[kind]}" transform="translate(0 -20) scale(.92)" {pen}/>'
    said = say(language, "patrol-counter", kind=vocabulary.COUNTERS[kind], level=LEVEL)
    return edge + sign + words(0, 64, min(27.0, 230 / len(said)), said, f"{BOLD}{CENTRED}")
