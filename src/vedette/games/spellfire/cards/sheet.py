"""What is printed of Spellfire: the cards of a deck, as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core import print_sheet
from vedette.games.spellfire.cards.deck import whole
from vedette.games.spellfire.cards.drawing import inside
from vedette.games.spellfire.cards.sets import Printed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vedette.games.spellfire.cards.deck import Draft


def deck(draft: Draft, known: Mapping[str, Printed], language: str) -> list[str]:
    """Return the pages of a deck: its 55 cards on seven pages, the starting champion first.

    ``known`` are cards by id; what one of them says beside what is played is printed too.
    """
    return pages([known.get(card.id, Printed(card)) for card in whole(draft.deck)], language)


def pages(printed: list[Printed], language: str) -> list[str]:
    """Return the pages of these cards as SVG documents, in the order given."""
    return print_sheet.pages([(card.card.name, inside(card, language)) for card in printed])
