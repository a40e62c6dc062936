"""What a card is worth, and what may lie face down: the numbers that judgement in Patrol is made of.

All worths are in thirtieths of a point.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.card_tables import BLOCKS, SPAN, CardTables
from vedette.games.patrol.engine.rules import HALF, HAND, PLACES, SEATS
from vedette.games.patrol.engine.strength import strength
from vedette.games.patrol.engine.view import slots

POINT: Final = 30
KEPT: Final = vec[i64]([0, 0, 20, 38, 60, 78, 97, 108, 118, 128, 135])
"""What a living card of each level brings its owner in later rounds, in thirtieths of a point, beyond one of level 1.

Fitted to who won 2,500 games between players of level 2, by the points and the levels of both hands at the start of
each round (20,000 of them): who is strong lives, and living is points.
"""
TOP: Final = 10
MOST: Final = 16
"""The highest attack and health that are told apart; all above count as this."""
RAISED: Final = 8
"""The highest number of levels added by counters that is told apart; all above count as this."""


def kept(level: i64) -> i64:
    """Return what a card of a level brings its owner in later rounds, in thirtieths of a point."""
    return KEPT[level if level < TOP else i64(TOP)]


def shown(level: i64) -> i64:
    """Return what it brings a card to end the round face up, a point and a level, in thirtieths of a point."""
    return POINT + kept(level + 1) - kept(level)


class Prospects:
    """For each seat, what a face-down card of its deck may be, by what both seats know: chances and average worths.

    A row is ``(RAISED + 1) * seat + raised``, ``raised`` the levels that counters add; in it stand MOST + 1 numbers.
    """

    def __init__(self, tables: CardTables, counted: vec[i64]) -> None:
        """Count the cards of both decks that are in these bit masks, two words a seat."""
        rows = SEATS * (RAISED + 1)
        self.falls = vec[i64]([0] * (rows * (MOST + 1)))
        """By row and attack: in thousandths, how likely an attack is to kill the face-down card."""
        self.loses = vec[i64]([0] * (rows * (MOST + 1)))
        """By row and attack: the average worth, in thirtieths of a point, that an attack destroys; cards it cannot
        kill count 0."""
        self.hits = vec[i64]([0] * (rows * (MOST + 1)))
        """By row and health: in thousandths, how likely the face-down card is to kill a card of that health."""
        self.wakes = vec[i64]([0] * rows)
        """By row: what it brings a face-down card on average to end the round face up, in thirtieths of a point."""
        self.draw = vec[i64]([0] * SEATS)
        """By seat: what the next card of the deck, which replaces a dead one, is worth on average, in thirtieths of a
        point."""
        self.blocks = vec[i64]([0] * SEATS)
        """By seat: in thousandths, how likely a face-down card is to have an answer to an attack."""
        for seat in range(SEATS):
            cards = slots(counted[2 * seat], counted[2 * seat + 1])
            if cards:
                self._count(tables, i64(seat), cards)

    def _count(self, tables: CardTables, seat: i64, cards: list[int]) -> None:
        size: i64 = len(cards)
        for slot in cards:
            at = SPAN * seat + slot
            self.draw[seat] += kept(tables.level[at])
            if tables.marks[at] & (BLOCKS | BLOCKS << 1):
                self.blocks[seat] += 1
        self.draw[seat] //= size
        self.blocks[seat] = 1000 * self.blocks[seat] // size
        for raised in range(RAISED + 1):
            self._row(tables, seat, i64(raised), cards)

    def _row(self, tables: CardTables, seat: i64, raised: i64, cards: list[int]) -> None:
        """Fill a row for a seat's cards with so many levels added: chances and averages by attack and by health."""
        row = (RAISED + 1) * seat + raised
        first = row * (MOST + 1)
        size: i64 = len(cards)
        for slot in cards:
            at = SPAN * seat + slot
            level = tables.level[at] + raised
            self.wakes[row] += shown(level)
            health = strength(level, tables.health[at])
            if health <= MOST:
                self.falls[first + health] += 1
                self.loses[first + health] += kept(level) - self.draw[seat]
            self.hits[first + capped(strength(level, tables.attack[at]))] += 1
        self.wakes[row] //= size
        for number in range(MOST):
            self.falls[first + number + 1] += self.falls[first + number]
            self.loses[first + number + 1] += self.loses[first + number]
            self.hits[first + MOST - 1 - number] += self.hits[first + MOST - number]
        for number in range(MOST + 1):
            self.falls[first + number] = 1000 * self.falls[first + number] // size
            self.hits[first + number] = 1000 * self.hits[first + number] // size
            self.loses[first + number] = self.loses[first + number] // size

    def row(self, seat: i64, raised: i64) -> i64:
        """Return where a row begins, by seat and added levels; divided by MOST + 1 it is the index for ``wakes``."""
        capped = raised if raised < RAISED else i64(RAISED)
        return ((RAISED + 1) * seat + capped) * (MOST + 1)


def capped(number: i64) -> i64:
    """Return an attack or a health, at most MOST, as the index under which chances are kept."""
    return number if number < MOST else i64(MOST)


def unseen(words: vec[i64]) -> vec[i64]:
    """Return masks of the cards that may still lie face down or be drawn: all but the dead and those both sides see.

    Both seats know them, so they are the same in the view of either, whatever is imagined of what is hidden.
    """
    masks = vec[i64]([0] * (2 * SEATS))
    for word in range(2 * SEATS):
        masks[word] = words[layout.DECKS + word]
    for seat in range(SEATS):
        for at in range(PLACES + HAND):
            card = (
                words[layout.CARDS + PLACES * seat + at]
                if at < PLACES
                else words[layout.HANDS + HAND * seat + at - PLACES]
            )
            slot = card & layout.SLOT
            if card and card & layout.KNOWN == 0 and slot < layout.UNKNOWN:
                masks[2 * seat + slot // HALF] |= BIT[slot % HALF]
    return masks
