"""Print sheets of Spellfire cards: nine to a page of A4, with cutting marks, as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.games.spellfire.cards import sets as files
from vedette.games.spellfire.cards.drawing import HIGH, INK, WIDE, document, inside
from vedette.games.spellfire.cards.sets import Printed
from vedette.games.spellfire.decks.deck import whole

if TYPE_CHECKING:
    from vedette.games.spellfire.decks.deck import Draft

PAGE: Final = (2100, 2970)
"""A4, in tenths of a millimetre, as everything here."""
ACROSS: Final = 3
DOWN: Final = 3
LEFT: Final = (PAGE[0] - ACROSS * WIDE) // 2
TOP: Final = (PAGE[1] - DOWN * HIGH) // 2
TICK: Final = 60
"""Length of a cutting mark."""


def deck(draft: Draft, language: str) -> list[str]:
    """Return the pages of a deck: its 55 cards on seven pages, the starting champion first."""
    known = files.box()
    return pages([known.get(card.id, Printed(card)) for card in whole(draft.deck)], language)


def pages(printed: list[Printed], language: str) -> list[str]:
    """Return the pages of these cards as SVG documents, in the order given."""
    each = ACROSS * DOWN
    return [page(printed[at : at + each], language) for at in range(0, len(printed), each)]


def page(printed: list[Printed], language: str) -> str:
    """Return one page."""
    content = marks()
    for at, card in enumerate(printed):
        row, column = divmod(at, ACROSS)
        place = f"translate({LEFT + column * WIDE} {TOP + row * HIGH})"
        content += f'<g transform="{place}">{inside(card, language)}</g>'
    return document(content, *PAGE, ", ".join(card.card.name for card in printed))


def marks() -> str:
    """Return the cutting marks."""
    path = ""
    for column in range(ACROSS + 1):
        x = LEFT + column * WIDE
        path += f"M{x} {TOP - TICK}V{TOP - 10}M{x} {PAGE[1] - TOP + 10}v{TICK - 10}"
    for row in range(DOWN + 1):
        y = TOP + row * HIGH
        path += f"M{LEFT - TICK} {y}H{LEFT - 10}M{PAGE[0] - LEFT + 10} {y}h{TICK - 10}"
    return f'<path d="{path}" stroke="{INK}" stroke-width="2" fill="none"/>'
