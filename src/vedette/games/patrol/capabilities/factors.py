"""What the lab measures effects of in Patrol: soldiers, levels, colours, by the top cards of random decks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from vedette.core.chance import Stream
from vedette.core.decks import Factor, FactorKind, Factors
from vedette.core.errors import Illegal
from vedette.core.language import say
from vedette.games.patrol.capabilities.deals import parts
from vedette.games.patrol.cards import colours, legality
from vedette.games.patrol.cards.deck import DeckPair, Draft
from vedette.games.patrol.engine.rules import DRAW
from vedette.games.patrol.engine.soldier import COLOURS, LEVELS
from vedette.games.patrol.text.speech import Patrol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vedette.games.patrol.engine.soldier import Roster


TOP: Final = 15
"""How many cards on top of a deck are counted: about as many as are drawn in a game of twenty points."""


def levels(roster: Roster) -> list[list[int]]:
    """Return for each level that several soldiers of a set have these soldiers, by their places in the set."""
    every = range(len(roster.soldiers))
    found = [[at for at in every if roster.soldiers[at].level == level] for level in range(LEVELS)]
    return [level for level in found if len(level) > 1]


class PatrolFactors(Factors[Patrol]):
    """What effects are measured of: soldiers against their level, levels against the lowest, colours against none."""

    builds = True

    def kinds(self, game: Patrol, language: str) -> list[FactorKind]:
        cards, other = (draft.cards for draft in game.drafts)
        if cards != other:
            raise Illegal("patrol-effects-sets", {"one": cards.roster.name, "other": other.roster.name})
        soldiers = [
            [Factor(cards.roster.soldiers[at].id, cards.faces[at].name.to(language)) for at in level]
            for level in levels(cards.roster)
        ]
        ranks = [Factor(str(level), str(level)) for level in range(1, LEVELS)]
        hues = [Factor(id_, colours.name(colour, language)) for colour, id_ in enumerate(COLOURS, 1)]
        return [
            FactorKind("soldier", say(language, "patrol-effects-soldiers", count=TOP), soldiers, centred=True),
            FactorKind("level", say(language, "patrol-effects-levels", count=TOP), [ranks], centred=False),
            FactorKind("colour", say(language, "patrol-effects-colours", count=TOP), [hues], centred=False),
        ]

    def drawn(self, game: Patrol, seed: int) -> Patrol:
        stream = Stream(seed)
        first, second = (
            Draft(legality.invent(draft.cards.roster, stream.word()), draft.cards) for draft in game.drafts
        )
        return Patrol((first, second), game.options)

    def brought(self, game: Patrol, deal: list[int]) -> list[list[int]]:
        roster = game.drafts[0].cards.roster
        order = [at for level in levels(roster) for at in level]
        found = []
        for draft, drawn in zip(game.drafts, parts(game, deal), strict=True):
            top = [draft.deck.cards[action - DRAW] for action in drawn[:TOP]]
            soldiers, hues = Counter(card.soldier for card in top), Counter(card.colour for card in top)
            ranks = Counter(roster.soldiers[card.soldier].level for card in top)
            found.append(
                [soldiers[at] for at in order]
                + [ranks[level] for level in range(1, LEVELS)]
                + [hues[colour] for colour in range(1, len(COLOURS) + 1)]
            )
        return found

    def against(self, game: Patrol, seat: int, seed: int) -> Patrol:
        first, second = (
            Draft(legality.invent(draft.cards.roster, seed), draft.cards) if at == seat else draft
            for at, draft in enumerate(game.drafts)
        )
        return Patrol((first, second), game.options)

    def built(self, game: Patrol, worths: Sequence[float]) -> DeckPair:
        cards = game.drafts[0].cards
        order = [at for level in levels(cards.roster) for at in level]
        soldiers = dict(zip(order, worths, strict=False))
        hues = (0.0, *worths[-len(COLOURS) :])
        deck = legality.best(cards.roster, lambda card: soldiers.get(card.soldier, 0.0) + hues[card.colour])
        return DeckPair.alike(Draft(deck, cards))
