"""A position of Patrol, packed: who lies where and what lies on it, in a row of 64-bit words.

The words of a card in play, and of a card in the hand:

    bits   0-6   its slot in the deck, UNIT for a unit, UNKNOWN in a view
           7-9   where it is: 0 nowhere, 1 to 5 its patrol, 6 run to base
           10    it lies face up
           11    the enemy knows who lies here
           12    the enemy knows that this soldier is one of the five
           13    poison counter          14     Beast Mode counter
           16-23 permanent levels        24-29  temporary levels
           30-35 +1 attack counters      36-41  +1 health counters
           42-61 the lasting counters as they were when it was laid: what tells it from others lying face down
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vedette.core.bits import BIT
from vedette.core.game import State
from vedette.games.patrol.engine.card_tables import CardTables
from vedette.games.patrol.engine.rules import HAND, PATROLS, PLACES, SEATS, TABLE

# Phases. From UNVEIL on a turn goes on by itself, but for WINDOW.
TOSS: Final = 0
DEAL: Final = 1
SETUP: Final = 2
ASSIGN: Final = 3
BATTLE: Final = 4
AIM: Final = 5
PICK: Final = 6
UNVEIL: Final = 7
PAY: Final = 8
WINDOW: Final = 9
ANSWERING: Final = 10
SHOW: Final = 11
CLASH: Final = 12
EFFECT: Final = 13
TURNING: Final = 14
END: Final = 15
FINISHED: Final = 16

# The words.
PHASE: Final = 0
SEAT: Final = 1  # whose draw, set-up, assignment or turn it is
ATTACKER: Final = 2  # the seat that attacks first in this round
ROUND: Final = 3  # from 1
SCORES: Final = 4  # two words
STAYS: Final = 6  # in direct succession
QUIET: Final = 7  # actions since the last death, reveal, Run or new counter
ACTS: Final = 8  # actions in this round
DRY: Final = 9  # rounds in succession with no point and no death
LIVELY: Final = 10  # this round had a death or a point
PAIRS: Final = 11  # two words: for each patrol of the seat, four bits with the enemy patrol facing it; from FURTHER on
# five bits for each, the mask of others that face it too
ACTOR: Final = 13  # who acts: its place plus one
AIMED: Final = 14  # who is attacked or chosen: its place plus one
GIVEN: Final = 15  # mask of places: sacrifices that are declared
SUM: Final = 16  # the attack that paid sacrifices add
POWER: Final = 17  # 0 an attack, 1 the actor's own ability, 2 its colour's
ANSWERED: Final = 18  # likewise, of the one aimed at; 0 none; from bit 2 the place plus one of who answers in its stead
ASKED: Final = 19  # the response window was open
STRIKING: Final = 20  # the ability goes on as an attack
HALTED: Final = 21  # shielded or countered
PENDING: Final = 22  # mask of places: just turned up, their power comes
SPENT: Final = 23  # mask of places: turned up in this action already
NEXT: Final = 24  # the stage that follows when nothing is pending
PROGRESS: Final = 25  # this action had a death, a reveal, a Run or a new counter
SWINGS: Final = 26  # four words: attack and health lent for this attack to the actor, then to the one aimed at
DRAWN: Final = 30  # two words: cards drawn so far
DECKS: Final = 32  # two words a seat: masks of the slots not yet drawn, 60 to a word
DISCARDS: Final = 36  # likewise: the slots of the dead
HANDS: Final = 40  # five words a seat
CARDS: Final = HANDS + SEATS * HAND  # eight words a seat
WOUNDS: Final = CARDS + TABLE  # two words: seven bits a place with the damage kept there, where damage is kept
WORDS: Final = WOUNDS + SEATS

FURTHER: Final = 20
WOUND: Final = 7
MOST_WOUNDS: Final = 127
UNIT: Final = 127
UNKNOWN: Final = 126
SLOT: Final = 127
ZONE_AT: Final = 7
ZONE: Final = 7
BASE: Final = 6
UP: Final = 1 << 10
KNOWN: Final = 1 << 11
MET: Final = 1 << 12
POISONED: Final = 1 << 13
BEASTLY: Final = 1 << 14
PERMANENT_AT: Final = 16
TEMPORARY_AT: Final = 24
ATTACK_AT: Final = 30
HEALTH_AT: Final = 36
CLASS_AT: Final = 42
ZONE_BITS: Final = 7 << 7
PERMANENT_BITS: Final = 255 << 16
TEMPORARY_BITS: Final = 63 << 24
ATTACK_BITS: Final = 63 << 30
HEALTH_BITS: Final = 63 << 36
CLASS_BITS: Final = ((1 << 20) - 1) << 42
COUNTER_BITS: Final = POISONED | BEASTLY | PERMANENT_BITS | TEMPORARY_BITS | ATTACK_BITS | HEALTH_BITS
EIGHT: Final = 255
SIX: Final = 63
TWENTY: Final = (1 << 20) - 1
MOST: Final = 60
"""The most counters of one kind on one card, permanent levels aside (§7.8)."""
MOST_LEVELS: Final = 250


def zone(card: i64) -> i64:
    """Return where a card lies, from its packed word: 0 nowhere, 1 to 5 its patrol, 6 (BASE) in base."""
    return card >> ZONE_AT & ZONE


def patrolling(card: i64) -> bool:
    """Return whether a card is in a patrol on the table."""
    where = card >> ZONE_AT & ZONE
    return 0 < where < BASE


def active(card: i64) -> bool:
    """Return whether a card is in a patrol and face up: only then its passive abilities work."""
    where = card >> ZONE_AT & ZONE
    return 0 < where < BASE and card & UP != 0


def lasting(card: i64) -> i64:
    """Return the counters that a card keeps (§7), packed: levels in 8 bits, +1 attack in 6, +1 health in 6."""
    permanent = card >> PERMANENT_AT & EIGHT
    return permanent | (card >> ATTACK_AT & SIX) << 8 | (card >> HEALTH_AT & SIX) << 14


def facing(w: vec[i64], seat: i64, number: i64) -> i64:
    """Return the bit mask of the places of all enemies that a patrol of a seat faces; 0 for none (§3.5)."""
    if number in (0, BASE):
        return 0
    pairs = w[PAIRS + seat]
    mask = patrol(w, 1 - seat, pairs >> 4 * (number - 1) & 15)
    further = pairs >> FURTHER + PATROLS * (number - 1) & 31
    for other in range(PATROLS):
        if further & BIT[other]:
            mask |= patrol(w, 1 - seat, i64(other + 1))
    return mask


def wounds(w: vec[i64], place: i64) -> i64:
    """Return the damage that is kept on a card (§4.6)."""
    return w[WOUNDS + place // PLACES] >> WOUND * (place % PLACES) & MOST_WOUNDS


def patrol(w: vec[i64], seat: i64, number: i64) -> i64:
    """Return the bit mask of the places of the cards in a seat's patrol of this number; 0 for number 0."""
    mask: i64 = 0
    if number:
        for place in range(PLACES):
            at: i64 = PLACES * seat + place
            if w[CARDS + at] >> ZONE_AT & ZONE == number:
                mask |= BIT[at]
    return mask


def fielded(w: vec[i64], seat: i64) -> i64:
    """Return the bit mask of the places of a seat whose cards are on patrol."""
    mask: i64 = 0
    for place in range(PLACES):
        at: i64 = PLACES * seat + place
        if patrolling(w[CARDS + at]):
            mask |= BIT[at]
    return mask


def count(mask: i64) -> i64:
    """Return how many bits of a mask are set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(State):
    """The packed words of a position of Patrol, and what can be read off them; ``turn.py`` changes it."""

    def __init__(self, tables: CardTables, words: vec[i64]) -> None:
        """Take the words without a copy; the caller must not use them any more."""
        self.tables = tables
        self.words = words

    def phase(self) -> int:
        """Return the number of the position's phase, such as set-up, assignment or a window for an answer."""
        return int(self.words[PHASE])

    def turn(self) -> int:
        """Return the number of the round, from 1; 0 before the toss."""
        return int(self.words[ROUND])

    def seat(self) -> int:
        """Return the seat whose draw, set-up, assignment or turn it is, also while the other may answer."""
        return int(self.words[SEAT])

    def attacker(self) -> int:
        """Return the seat that attacks first in this round."""
        return int(self.words[ATTACKER])

    def score(self, seat: int) -> int:
        """Return the points of a seat."""
        return int(self.words[SCORES + i64(seat)])

    def card(self, place: int) -> int:
        """Return the packed word of the card at a place of the table, 0 where there is none."""
        return int(self.words[CARDS + i64(place)])

    def held(self, seat: int, at: int) -> int:
        """Return the packed word of the card at an index of a seat's hand, 0 where there is none."""
        return int(self.words[HANDS + HAND * i64(seat) + i64(at)])


def empty_words(tables: CardTables) -> vec[i64]:
    """Return the packed words of a game's first position: two whole decks, nothing drawn."""
    w = vec[i64]([0] * WORDS)
    for seat in range(SEATS):
        w[DECKS + 2 * seat] = tables.whole[2 * seat]
        w[DECKS + 2 * seat + 1] = tables.whole[2 * seat + 1]
    return w
