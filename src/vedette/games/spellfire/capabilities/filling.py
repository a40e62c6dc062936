"""Unfinished Spellfire decks: what may come in, the rest of one, and those of CrossFire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.decks import Filling, ForeignDecks
from vedette.core.errors import Unreadable
from vedette.games.spellfire.cards import completion, sets
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards.deck import Draft
from vedette.games.spellfire.crossfire import deck_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vedette.core.errors import Trouble
    from vedette.games.spellfire.cards.deck import More
    from vedette.games.spellfire.cards.sets import Edition


class SpellfireFilling(Filling[Draft]):
    """Decks with cards missing."""

    def __init__(self, known: More) -> None:
        """Choose among these cards too where those of the game do not have one."""
        self.known = known

    def sketch(self, text: str, source: str, own: Sequence[Edition] = ()) -> tuple[Draft, list[Trouble]]:
        return decks.sketch(text, source, self.known, own)

    def fits(self, deck: Draft, own: Sequence[Edition] = ()) -> dict[str, list[str]]:
        mine = [printed.card for edition in (*deck.own, *own) for printed in edition.cards]
        return completion.fits(deck.deck, [*mine, *[printed.card for printed in self.known()[0].values()]])

    def fill(self, deck: Draft, own: Sequence[Edition] = ()) -> tuple[Draft | None, list[Trouble]]:
        found, faults = completion.fill(deck.deck, [printed.card for printed in sets.box().values()])
        if found is None:
            return None, [Unreadable(fault.message, {"field": fault.card, **fault.values}) for fault in faults]
        return deck._replace(deck=found), []


class CrossFireDecks(ForeignDecks[Draft]):
    """Decks of the program CrossFire."""

    name = "CrossFire"
    endings = (".cfd",)

    def __init__(self, known: More) -> None:
        """Find these cards."""
        self.known = known

    def sketch(self, text: str, source: str, own: Sequence[Edition] = ()) -> tuple[Draft, list[Trouble]]:
        known = {printed.card.id: printed for edition in own for printed in edition.cards} | dict(self.known()[0])
        return deck_file.read(text, source, known)
