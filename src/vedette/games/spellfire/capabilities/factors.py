"""What is measured of a Solitaire Spellfire deck: each card, by whether the deal brings it early."""

from __future__ import annotations

from typing import Final

from vedette.core.decks import Factor, FactorKind, Factors
from vedette.core.language import say
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.engine.rules import CARDS, DEPTH, STARTER, TURN
from vedette.games.spellfire.text.speech import Spellfire

EARLY: Final = 3
"""How many cards of each column count as turned early: the first third."""


class SpellfireFactors(Factors[Spellfire]):
    """Tells of a deal which cards it brings early: of all cards but the starting champion, which is always there."""

    def kinds(self, game: Spellfire, language: str) -> list[FactorKind]:
        cards = [Factor(card.id, card.name) for card in decks.whole(game.deck)[STARTER + 1 :]]
        return [FactorKind("card", say(language, "spellfire-effects-cards", count=EARLY), [cards], centred=True)]

    def drawn(self, game: Spellfire, seed: int) -> Spellfire:
        return game

    def brought(self, game: Spellfire, deal: list[int]) -> list[list[int]]:
        early = {action - TURN for slot, action in enumerate(deal) if slot % DEPTH < EARLY}
        return [[int(card in early) for card in range(STARTER + 1, CARDS)]]
