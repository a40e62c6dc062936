"""The set-up of a round: drawing to five, laying the patrols, assigning them to each other (§3)."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.legal import unpaired
from vedette.games.patrol.engine.rules import HALF, HAND, PATROLS, PLACES, SEATS
from vedette.games.patrol.engine.state import Field


def begin(field: Field) -> None:
    """Begin a round: who attacks draws first (§3.1)."""
    w = field.words
    w[layout.SEAT] = w[layout.ATTACKER]
    w[layout.PHASE] = layout.DEAL
    _deal(field)


def _deal(field: Field) -> None:
    """Find the seat that draws next; where neither has to draw any more, go on to laying the patrols (§3.1).

    A seat without any soldier ends the game (§9.5).
    """
    w = field.words
    for _ in range(SEATS):
        seat = w[layout.SEAT]
        if field.tables.reshuffle and _held(field, seat) < field.tables.hand:
            _restock(w, seat)
        if _held(field, seat) < field.tables.hand and w[layout.DECKS + 2 * seat] | w[layout.DECKS + 2 * seat + 1]:
            return
        if seat != w[layout.ATTACKER]:
            break
        w[layout.SEAT] = 1 - seat
    w[layout.SEAT] = w[layout.ATTACKER]
    w[layout.PHASE] = layout.SETUP
    if _held(field, i64(0)) == 0 or _held(field, i64(1)) == 0:
        w[layout.PHASE] = layout.FINISHED


def _restock(w: vec[i64], seat: i64) -> None:
    """Make a seat's discards its new deck if its deck has no card left (§3.1)."""
    at = 2 * seat
    if w[layout.DECKS + at] | w[layout.DECKS + at + 1] == 0:
        for half in range(2):
            w[layout.DECKS + at + half] = w[layout.DISCARDS + at + half]
            w[layout.DISCARDS + at + half] = 0


def draw(field: Field, slot: i64) -> None:
    """Move a card, given by its slot, from the deck of the seat that draws into its hand, and go on with the draw."""
    w = field.words
    seat = w[layout.SEAT]
    w[layout.DECKS + 2 * seat + slot // HALF] &= ~BIT[slot % HALF]
    w[layout.DRAWN + seat] += 1
    at: i64 = layout.HANDS + HAND * seat
    while w[at]:
        at += 1
    w[at] = slot | i64(PATROLS + 2) << layout.ZONE_AT
    _deal(field)


def lay(field: Field, card: i64, number: i64) -> None:
    """Lay a card of the hand face down into a patrol (§3.2); after the last card the set-up goes on."""
    w = field.words
    seat = w[layout.SEAT]
    held = w[layout.HANDS + HAND * seat + card]
    w[layout.HANDS + HAND * seat + card] = 0
    place: i64 = layout.CARDS + PLACES * seat
    while w[place]:
        place += 1
    w[place] = held & ~i64(layout.ZONE_BITS) | (number + 1) << layout.ZONE_AT
    if _held(field, seat) == 0:
        if seat == w[layout.ATTACKER]:
            w[layout.SEAT] = 1 - seat
        else:
            w[layout.SEAT] = w[layout.ATTACKER]
            w[layout.PHASE] = layout.ASSIGN


def unlay(field: Field) -> None:
    """Take everything that was laid in this set-up back into the hands."""
    w = field.words
    for seat in range(SEATS):
        at: i64 = layout.HANDS + HAND * seat
        for place in range(PLACES):
            card = w[layout.CARDS + PLACES * seat + place]
            if card:
                while w[at]:
                    at += 1
                w[at] = card | layout.ZONE_BITS
                w[layout.CARDS + PLACES * seat + place] = 0
    w[layout.SEAT] = w[layout.ATTACKER]


def pair(field: Field, own: i64, enemy: i64) -> None:
    """Assign two patrols to each other; the other player goes on while both have one left (§3.4)."""
    w = field.words
    seat = w[layout.SEAT]
    _face(w, seat, own, enemy)
    _face(w, 1 - seat, enemy, own)
    w[layout.SEAT] = 1 - seat
    first = unpaired(w, i64(0))
    second = unpaired(w, i64(1))
    if first | second == 0 or (not field.tables.many and (first == 0 or second == 0)):
        w[layout.SEAT] = w[layout.ATTACKER]
        w[layout.PHASE] = layout.BATTLE


def _face(w: vec[i64], seat: i64, own: i64, enemy: i64) -> None:
    """Let a patrol of a seat face an enemy patrol, beside the one that it faces already if there is one."""
    if w[layout.PAIRS + seat] >> 4 * own & 15:
        w[layout.PAIRS + seat] |= BIT[enemy] << layout.FURTHER + PATROLS * own
    else:
        w[layout.PAIRS + seat] |= (enemy + 1) << 4 * own


def _held(field: Field, seat: i64) -> i64:
    """Return how many cards a hand has."""
    held: i64 = 0
    for at in range(HAND):
        if field.words[layout.HANDS + HAND * seat + at]:
            held += 1
    return held
