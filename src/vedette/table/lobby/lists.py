"""The deck lists of a table, as far as somebody there may read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette import capabilities, setups
from vedette.protocol import decks
from vedette.session import setup
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from vedette.core.plugin import Label
    from vedette.session.table import Table


def of(room: Table, seat: int | None, language: str) -> decks.Lists:
    """Return the decks that a seat may look at, or for None who only watches; raises a Refusal while there are none.

    Open lists are everybody's as soon as all decks are there. Closed ones are their owner's until the end.
    """
    game, course = room.match.game, room.course
    name = game.rules.name
    if course.waits() or not setups.apart(name):
        raise Refusal("nothing")
    held = capabilities.decks(name)
    open_ = course.over() or not room.card.closed
    return decks.Lists(
        name,
        [
            decks.SeatDeck(at, _title(name, held.label(deck, language), language), held.cards.show(deck, language))
            for at, deck in enumerate(setups.parts(game))
            if open_ or at == seat
        ],
    )


def _title(name: str, label: Label, language: str) -> str:
    """Return what a deck is called: its own title, else as the page calls a deck of its name."""
    return label.title or setup.deck_title(name, label.name, language)
