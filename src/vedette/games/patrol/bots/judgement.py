"""What each action of a battle is worth to who may do it, from what that seat can see of a position.

A *duel* is weighed by the average of what its outcome brings: levels kept and lost, points won by being face up and
alive at the end of the round, the danger of being seen. Face-down enemies are what their deck list allows.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.patrol.bots.prospects import MOST, POINT, Prospects, capped, kept, shown
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.reach import enemies, level
from vedette.games.patrol.engine.rules import PLACES, TABLE
from vedette.games.patrol.engine.state import Field, patrolling
from vedette.games.patrol.engine.strength import attack, attackable, health, sneaks

OPEN: Final = 90
"""In a hundred: how likely an enemy that can kill a card without dying is to do so."""
EVEN: Final = 45
"""In a hundred: how likely an enemy that can kill a card, but would die of it, is to do so."""
DARK: Final = 35
"""In a hundred: how likely an enemy that lies face down is to kill a card, if it is strong enough."""
PRICE: Final = 18
"""What a sacrifice costs beyond the card, in thirtieths of a point: one attacker less for the rest of the round."""
HOPE: Final = 14
"""What a card that lies face down may still win in this round, in thirtieths of a point."""


class Judgement:
    """One look at a position by a seat: the numbers of all cards that it can see, worked out once."""

    def __init__(self, prospects: Prospects, field: Field, seat: i64) -> None:
        self.prospects = prospects
        self.field = field
        self.seat = seat
        w = field.words
        self.attack = vec[i64]([0] * TABLE)
        self.health = vec[i64]([0] * TABLE)
        self.level = vec[i64]([0] * TABLE)
        self.facing = vec[i64]([0] * TABLE)
        for at in range(TABLE):
            place: i64 = at
            card = w[layout.CARDS + place]
            if patrolling(card):
                if self.sees(place):
                    if place // PLACES == seat:  # it fights face up, with its powers for that
                        w[layout.CARDS + place] = card | layout.UP
                    self.attack[place] = attack(field.tables, w, place)
                    self.health[place] = health(field.tables, w, place)
                    self.level[place] = level(field.tables, place // PLACES, card)
                    w[layout.CARDS + place] = card
                if place // PLACES == seat:
                    self.facing[place] = enemies(w, place, card)

    def sees(self, place: i64) -> bool:
        """Return whether the seat knows who lies at a place."""
        return place // PLACES == self.seat or self.field.words[layout.CARDS + place] & layout.KNOWN != 0

    def row(self, place: i64) -> i64:
        """Return the index at which the chances for a face-down enemy with its level counters begin."""
        card = self.field.words[layout.CARDS + place]
        raised = (card >> layout.PERMANENT_AT & layout.EIGHT) + (card >> layout.TEMPORARY_AT & layout.SIX)
        return self.prospects.row(place // PLACES, raised)

    def lost(self, place: i64) -> i64:
        """Return what the death of a card that is seen costs its owner: what it keeps beyond the next of the deck."""
        card = self.field.words[layout.CARDS + place]
        if card & layout.SLOT == layout.UNIT:
            return 4
        if card & layout.POISONED:
            return 0
        worth = kept(self.level[place]) - self.prospects.draw[place // PLACES]
        return worth + (shown(self.level[place]) if card & layout.UP else i64(HOPE))

    def danger(self, place: i64) -> i64:
        """Return in a hundred how likely a card of one's own that lies face up is to be killed in this round."""
        w = self.field.words
        safe: i64 = 100
        for at in range(TABLE):
            if self.facing[place] & BIT[at]:
                other: i64 = at
                if self.sees(other):
                    if self.attack[other] >= self.health[place]:
                        safe = safe * (100 - (EVEN if self.attack[place] >= self.health[other] else OPEN)) // 100
                else:
                    hits = self.prospects.hits[self.row(other) + capped(self.health[place])]
                    safe = safe * (1000 - hits * DARK // 100) // 1000
        return 100 - safe if w[layout.CARDS + place] & layout.POISONED == 0 else i64(100)

    def exposed(self, place: i64) -> i64:
        """Return what it is worth to a card of one's own to lie face up from now on."""
        card = self.field.words[layout.CARDS + place]
        if card & layout.SLOT == layout.UNIT:
            return 0
        danger = self.danger(place)
        down = kept(self.level[place]) - self.prospects.draw[self.seat]
        return ((100 - danger) * shown(self.level[place]) - danger * down) // 100

    def duel(self, place: i64, other: i64, added: i64) -> i64:
        """Return what an attack with so much added by sacrifices is worth."""
        w = self.field.words
        hidden = w[layout.CARDS + place] & layout.UP == 0
        strikes = self.attack[place] + added
        opened = self.exposed(place) if hidden else i64(0)
        own = kept(self.level[place]) - self.prospects.draw[self.seat]
        own += i64(HOPE) if hidden else shown(self.level[place])
        if w[layout.CARDS + place] & layout.SLOT == layout.UNIT:
            own = 4
        first = sneaks(self.field.tables, w, place) or self._sneaks(place)
        if self.sees(other):
            kills = self.health[other] <= strikes
            dies = self.health[place] <= self.attack[other] and not (kills and first)
            gain = self.lost(other) if kills else i64(0)
            if not kills and w[layout.CARDS + other] & layout.UP == 0:
                gain -= shown(self.level[other])
            return gain - own if dies else gain + opened
        row = self.row(other)
        strikes = capped(strikes)
        falls = self.prospects.falls[row + strikes]
        dies_of = self.prospects.hits[row + capped(self.health[place])]
        if first:
            dies_of = dies_of * (1000 - falls) // 1000
        gain = self.prospects.loses[row + strikes] + HOPE * falls // 1000
        gain -= self.prospects.wakes[row // (MOST + 1)] * (1000 - falls) // 1000
        gain += (opened * (1000 - dies_of) - own * dies_of) // 1000
        blocked = self.prospects.blocks[other // PLACES]
        return (gain * (1000 - blocked) + (opened - self.prospects.wakes[row // (MOST + 1)]) * blocked) // 1000

    def _sneaks(self, place: i64) -> bool:
        """Return whether a card that still lies face down will do its damage first once it is up."""
        w = self.field.words
        card = w[layout.CARDS + place]
        if card & layout.UP:
            return False
        w[layout.CARDS + place] = card | layout.UP
        found = sneaks(self.field.tables, w, place)
        w[layout.CARDS + place] = card
        return found

    def assault(self, place: i64, added: i64) -> i64:
        """Return what a card's attack is worth on its best target; ``added`` is the attack that sacrifices add."""
        best: i64 = -10000
        for at in range(TABLE):
            if self._open(place) & BIT[at]:
                best = max(best, self.duel(place, i64(at), added))
        return best

    def _open(self, place: i64) -> i64:
        """Return the bit mask of the places of the enemies that a card may attack."""
        return attackable(self.field.tables, self.field.words, self.facing[place])

    def moved(self, place: i64, number: i64) -> i64:
        """Return what it is worth to a card that lies face up to change to another patrol of its side."""
        w = self.field.words
        card = w[layout.CARDS + place]
        stays = self._stands(place)
        kept_attack, kept_health, kept_facing = self.attack[place], self.health[place], self.facing[place]
        there = card & ~i64(layout.ZONE_BITS) | number << layout.ZONE_AT
        w[layout.CARDS + place] = there
        self.attack[place] = attack(self.field.tables, w, place)
        self.health[place] = health(self.field.tables, w, place)
        self.facing[place] = enemies(w, place, there)
        goes = self._stands(place)
        w[layout.CARDS + place] = card
        self.attack[place], self.health[place], self.facing[place] = kept_attack, kept_health, kept_facing
        return goes - stays

    def _stands(self, place: i64) -> i64:
        """Return what it is worth to a card to lie where it does: what it may keep, and half of its best attack."""
        return self.exposed(place) + max(i64(0), self.assault(place, i64(0))) // 2

    def pledged(self) -> i64:
        """Return the attack that the declared sacrifices add."""
        w = self.field.words
        total: i64 = 0
        for place in range(TABLE):
            if w[layout.GIVEN] & BIT[place]:
                total += self.attack[place]
        return total

    def sacrifice(self, place: i64) -> i64:
        """Return what it is worth to add one more sacrifice to the attack that is being declared."""
        actor = self.field.words[layout.ACTOR] - 1
        given = self.pledged()
        return self.assault(actor, given + self.attack[place]) - self.lost(place) - PRICE

    def retreat(self, place: i64) -> i64:
        """Return what it is worth to let a card of one's own run to base."""
        card = self.field.words[layout.CARDS + place]
        if card & layout.SLOT == layout.UNIT or card & layout.POISONED:
            return -POINT
        if card & layout.UP:
            return -self.exposed(place)
        return self.danger(place) * (kept(self.level[place]) - self.prospects.draw[self.seat]) // 300 - HOPE

    def felled(self, place: i64, amount: i64) -> i64:
        """Return what it is worth that an enemy dies if its health is not above a number."""
        if self.sees(place):
            return self.lost(place) if self.health[place] <= amount else i64(0)
        row = self.row(place) + capped(amount)
        return self.prospects.loses[row] + HOPE * self.prospects.falls[row] // 1000
