"""The deck lists of a table, as far as a connection may read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette import capabilities, setups
from vedette.protocol import decks
from vedette.session import table_setup
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from vedette.core.decks import Label
    from vedette.session.table import Table


def of(room: Table, seat: int | None, language: str) -> decks.Lists:
    """Return the decks of a table that a seat, or a spectator for None, may read; a Refusal before all are there.

    Open lists are public. Closed ones are their owner's until the end of the game.
    """
    game, history = room.match.game, room.history
    name = game.rules.name
    if history.waits() or not setups.apart(name):
        raise Refusal("nothing")
    held = capabilities.decks(name)
    open_ = history.over() or not room.info.closed
    return decks.Lists(
        name,
        [
            decks.SeatDeck(at, _title(name, held.label(deck, language), language), held.cards.show(deck, language))
            for at, deck in enumerate(setups.parts(game))
            if open_ or at == seat
        ],
    )


def _title(name: str, label: Label, language: str) -> str:
    """Return a deck's title: its own, else the page's name for it."""
    return label.title or table_setup.deck_title(name, label.name, language)
