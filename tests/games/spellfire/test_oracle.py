"""The engine weighs fights as the naive oracle does: random champions, random attachments, every deck."""

import pytest
from tests.games.spellfire.oracle import Fight, Oracle
from tests.games.spellfire.zoo import ZOO

from vedette.core.bits import members
from vedette.core.chance import Stream
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.engine import layout as packed
from vedette.games.spellfire.engine.cards import Card, Deck
from vedette.games.spellfire.engine.rules import FOES, FRIENDS, Options
from vedette.games.spellfire.engine.uses import may_use
from vedette.games.spellfire.engine.vocabulary import words as w
from vedette.games.spellfire.text.speech import Spellfire

DECKS: dict[str, Deck] = {"zoo": ZOO, **{name: draft.deck for name, draft in decks.box().items()}}


class Arena:
    """A deck, and random fights between its champions."""

    def __init__(self, deck: Deck) -> None:
        self.game = Spellfire(deck, Options())
        self.cards = self.game.box.program.cards
        self.words = self.game.start().words

    def random(self, rng: Stream) -> Fight:
        """Put a random fight on the table and return it: each side bears what it may use, up to three cards.

        In every fourth another champion joins the attacker.
        """
        words = self.words
        for at in range(len(words)):
            words[at] = 0
        attacker, defender = rng.below(FRIENDS), FRIENDS + rng.below(FRIENDS)
        words[packed.ATTACKER], words[packed.COLUMN] = attacker + 1, 1
        words[packed.DEFENDER] = words[packed.FACE] = defender + 1
        realm = self._one(rng, w.REALM)
        holding = self._one(rng, w.HOLDING) if rng.below(2) else None
        rule = self._one(rng, w.RULE) if rng.below(3) == 0 else None
        lasting = members(int(self.game.box.program.lasting))
        event = lasting[rng.below(len(lasting))] if lasting and rng.below(3) == 0 else None
        places = (packed.REALM_AT, packed.HOLDING_AT, packed.RULE_CARD, packed.EVENT_CARD)
        for word, card in zip(places, (realm, holding, rule, event), strict=True):
            words[word] = 0 if card is None else card + 1
        helper = (attacker + 1 + rng.below(FRIENDS - 1)) % FRIENDS if rng.below(4) == 0 else None
        words[packed.JOINED] = 0 if helper is None else 1 << helper
        borne = [self._attach(rng, champion) for champion in (attacker, defender)]
        told = [None if card is None else self.cards[card] for card in (holding, rule, event)]
        fighters = self.cards[attacker], self.cards[defender]
        joined = () if helper is None else (self.cards[helper],)
        return Fight(*fighters, borne[0], borne[1], self.cards[realm], told[0], told[1], told[2], joined)

    def _one(self, rng: Stream, kind: int) -> int:
        found = [index for index, card in enumerate(self.cards) if card.kind == kind]
        return found[rng.below(len(found))]

    def _attach(self, rng: Stream, champion: int) -> tuple[Card, ...]:
        """Attach random cards that the engine lets the champion use; return them."""
        words = self.words
        scales = self.game.box.scales
        there = int(words[packed.BORNE + champion])
        for _ in range(rng.below(4)):
            card = FOES + rng.below(len(self.cards) - FOES)
            taken = any(int(words[packed.BORNE + other]) >> card & 1 for other in range(FOES))
            helpful = 1 << self.cards[card].kind & (w.CARRIED | w.ROUND_FOUR)
            scales.weigh(words, words[packed.ATTACKER] - 1, words[packed.DEFENDER] - 1, 0)
            if helpful and not taken and may_use(scales, champion, card):
                there |= 1 << card
                words[packed.BORNE + champion] = there
        return tuple(self.cards[card] for card in members(there))

    def totals(self) -> tuple[int, int]:
        words = self.words
        scales = self.game.box.scales
        scales.weigh(words, words[packed.ATTACKER] - 1, words[packed.DEFENDER] - 1, 0)
        return int(scales.total_mine), int(scales.total_theirs)


def disagreements(name: str, fights: int, seed: int) -> list[tuple[Fight, tuple[int, int], tuple[int, int]]]:
    """Return the fights on which the engine and the oracle differ, with the totals of both."""
    arena = Arena(DECKS[name])
    rng = Stream(seed)
    found = []
    for _ in range(fights):
        fight = arena.random(rng)
        theirs = Oracle(fight).totals
        if (ours := arena.totals()) != theirs:
            found.append((fight, ours, theirs))
    return found


@pytest.mark.parametrize("name", DECKS)
def test_the_engine_weighs_as_the_oracle_does(name: str) -> None:
    assert disagreements(name, 40, 7) == []


def test_the_oracle_notices_a_wrong_level() -> None:
    fight = Arena(ZOO).random(Stream(1))
    stronger = fight._replace(attacker=fight.attacker._replace(level=fight.attacker.level + 1))
    assert Oracle(stronger).totals != Oracle(fight).totals
