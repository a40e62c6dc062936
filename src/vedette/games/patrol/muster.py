"""The set-up of a round: drawing to five, laying the patrols, assigning them to each other (§3)."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.patrol.legal import unpaired
from vedette.games.patrol.rules import HALF, HAND, PATROLS, PLACES, SEATS
from vedette.games.patrol.state import (
    ASSIGN,
    ATTACKER,
    BATTLE,
    BITS,
    CARDS,
    DEAL,
    DECKS,
    DISCARDS,
    DRAWN,
    FINISHED,
    FURTHER,
    HANDS,
    PAIRS,
    PHASE,
    SEAT,
    SETUP,
    ZONE_AT,
    ZONE_BITS,
    Field,
)


def begin(field: Field) -> None:
    """Begin a round: who attacks draws first (§3.1)."""
    w = field.words
    w[SEAT] = w[ATTACKER]
    w[PHASE] = DEAL
    _deal(field)


def _deal(field: Field) -> None:
    """Draw on, for one seat and the other, then set up; who has no soldier at all ends the game (§9.5)."""
    w = field.words
    for _ in range(SEATS):
        seat = w[SEAT]
        if field.tables.reshuffle and _held(field, seat) < field.tables.hand:
            _restock(w, seat)
        if _held(field, seat) < field.tables.hand and w[DECKS + 2 * seat] | w[DECKS + 2 * seat + 1]:
            return
        if seat != w[ATTACKER]:
            break
        w[SEAT] = 1 - seat
    w[SEAT] = w[ATTACKER]
    w[PHASE] = SETUP
    if _held(field, i64(0)) == 0 or _held(field, i64(1)) == 0:
        w[PHASE] = FINISHED


def _restock(w: vec[i64], seat: i64) -> None:
    """Make a deck of a seat's discards where it has none (§3.1)."""
    at = 2 * seat
    if w[DECKS + at] | w[DECKS + at + 1] == 0:
        for half in range(2):
            w[DECKS + at + half] = w[DISCARDS + at + half]
            w[DISCARDS + at + half] = 0


def draw(field: Field, slot: i64) -> None:
    """Take a card from the deck into the hand."""
    w = field.words
    seat = w[SEAT]
    w[DECKS + 2 * seat + slot // HALF] &= ~BITS[slot % HALF]
    w[DRAWN + seat] += 1
    at: i64 = HANDS + HAND * seat
    while w[at]:
        at += 1
    w[at] = slot | i64(PATROLS + 2) << ZONE_AT
    _deal(field)


def lay(field: Field, card: i64, number: i64) -> None:
    """Lay a card face down into a patrol (§3.2)."""
    w = field.words
    seat = w[SEAT]
    held = w[HANDS + HAND * seat + card]
    w[HANDS + HAND * seat + card] = 0
    place: i64 = CARDS + PLACES * seat
    while w[place]:
        place += 1
    w[place] = held & ~i64(ZONE_BITS) | (number + 1) << ZONE_AT
    if _held(field, seat) == 0:
        if seat == w[ATTACKER]:
            w[SEAT] = 1 - seat
        else:
            w[SEAT] = w[ATTACKER]
            w[PHASE] = ASSIGN


def unlay(field: Field) -> None:
    """Take everything that was laid in this set-up back into the hands."""
    w = field.words
    for seat in range(SEATS):
        at: i64 = HANDS + HAND * seat
        for place in range(PLACES):
            card = w[CARDS + PLACES * seat + place]
            if card:
                while w[at]:
                    at += 1
                w[at] = card | ZONE_BITS
                w[CARDS + PLACES * seat + place] = 0
    w[SEAT] = w[ATTACKER]


def pair(field: Field, own: i64, enemy: i64) -> None:
    """Assign two patrols to each other; the other player goes on while both have one left (§3.4)."""
    w = field.words
    seat = w[SEAT]
    _face(w, seat, own, enemy)
    _face(w, 1 - seat, enemy, own)
    w[SEAT] = 1 - seat
    first = unpaired(w, i64(0))
    second = unpaired(w, i64(1))
    if first | second == 0 or (not field.tables.many and (first == 0 or second == 0)):
        w[SEAT] = w[ATTACKER]
        w[PHASE] = BATTLE


def _face(w: vec[i64], seat: i64, own: i64, enemy: i64) -> None:
    """Let a patrol of a seat face an enemy patrol, beside the one that it faces already if there is one."""
    if w[PAIRS + seat] >> 4 * own & 15:
        w[PAIRS + seat] |= BITS[enemy] << FURTHER + PATROLS * own
    else:
        w[PAIRS + seat] |= (enemy + 1) << 4 * own


def _held(field: Field, seat: i64) -> i64:
    """Return how many cards a hand has."""
    held: i64 = 0
    for at in range(HAND):
        if field.words[HANDS + HAND * seat + at]:
            held += 1
    return held
