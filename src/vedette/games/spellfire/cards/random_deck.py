"""Legal random decks from a seed, by world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core.chance import Stream
from vedette.core.errors import Unreadable
from vedette.games.spellfire.cards import legality
from vedette.games.spellfire.cards.combinations import borne_by, held_by, is_champion, used_by
from vedette.games.spellfire.engine.cards import ADAPTED, EXACT, Card, Deck
from vedette.games.spellfire.engine.vocabulary import words

if TYPE_CHECKING:
    from collections.abc import Sequence

TRIES: Final = 4000
"""How often six champions are drawn before a random deck is given up."""


def poor(world: str) -> Unreadable:
    """Return the error that says that there are too few cards, of a world where one is named, for a random deck."""
    return Unreadable("spell-deck-invent", {"world": world, "named": str(int(bool(world)))})


class Inventor:
    """Draws one random deck from some cards."""

    def __init__(self, known: Sequence[Card], seed: int, world: int = 0) -> None:
        """Draw from these cards; a world above 0 comes first wherever it can."""
        playable = {card.name.casefold(): card for card in known if not legality.alone(card)}
        self.known = [card for card in playable.values() if card.status in (EXACT, ADAPTED)]
        self.stream = Stream(seed)
        self.world = world
        self.taken: set[str] = set()

    def shuffled(self, found: list[Card]) -> list[Card]:
        """Return these cards in a random order, those of the deck's world first."""
        order = self.stream.mixed(found)
        return [card for card in order if card.world == self.world] + [
            card for card in order if card.world != self.world
        ]

    def champions(self) -> list[Card]:
        """Return six random champions of 40 to 45 levels together, at most one avatar; raises Unreadable for none."""
        free = [card for card in self.known if is_champion(card) and card.name not in self.taken]
        home = [card for card in free if card.world == self.world] if self.world else free
        for attempt in range(TRIES):
            rich = attempt < TRIES // 2 and len(home) >= 2 * legality.SIDE
            six = self.stream.mixed(home if rich else free)[: legality.SIDE]
            if legality.LOW <= legality.levels(six) <= legality.HIGH and not legality.is_crowd(six):
                self.taken |= {card.name for card in six}
                return six
        raise poor(words.WORLDS[self.world] if self.world else "")

    def pick(self, number: int, found: list[Card]) -> list[Card]:
        """Return the first so many of these cards whose names are not taken yet; raises Unreadable for too few."""
        free = [card for card in found if card.name not in self.taken][:number]
        if len(free) < number:
            raise poor(words.WORLDS[self.world] if self.world else "")
        self.taken |= {card.name for card in free}
        return free

    def of_kind(self, kind: int) -> list[Card]:
        """Return the cards of a kind in a random order, those of the deck's world first."""
        return self.shuffled([card for card in self.known if card.kind == kind])

    def deck(self, name: str) -> Deck:
        """Return the random deck under a name; raises Unreadable where there are too few cards."""
        friendly, opposing = self.champions(), self.champions()
        realms = self.pick(10, self.of_kind(words.REALM))
        round_four = self.shuffled([card for card in self.known if words.ROUND_FOUR >> card.kind & 1])
        useful = [card for card in round_four if any(used_by(champion, card) for champion in friendly)]
        others = realms + self.pick(10, useful)
        for kind, number in ((words.EVENT, 5), (words.ALLY, 5), (words.ITEM, 5), (words.RULE, 2)):
            others += self.pick(number, self.of_kind(kind))
        holdings = [card for card in self.of_kind(words.HOLDING) if any(held_by(realm, card) for realm in realms)]
        artifacts = [card for card in self.of_kind(words.ARTIFACT) if any(borne_by(one, card) for one in friendly)]
        others += self.pick(3, holdings) + self.pick(3, artifacts)
        friendly.sort(key=lambda card: -card.level)
        return Deck(name, tuple(friendly), tuple(opposing), tuple(others))


def invent(known: Sequence[Card], seed: int, world: str = "") -> Deck:
    """Return the legal random deck of a seed, of a world where one is named.

    Raises Unreadable for a world there is not, and where the cards are too few.
    """
    if world and world not in words.WORLDS[1:]:
        raise Unreadable("spell-word", {"what": "world", "text": world, "right": ", ".join(words.WORLDS[1:])})
    number = words.WORLDS.index(world) if world else 0
    for attempt in range(20):
        try:
            deck = Inventor(known, seed * 20 + attempt, number).deck(f"{world or 'random'}-{seed}")
        except Unreadable:
            continue
        if not legality.faults(list(deck.friendly), list(deck.opposing), list(deck.others)):
            return deck
    raise poor(world)
