"""The stages in which cards are lost and levels won: paying sacrifices, the clash, the end of a round."""

from mypy_extensions import i64

from vedette.games.patrol.powers import bury, die, felled, happen, last_word
from vedette.games.patrol.reach import NOBODY, level
from vedette.games.patrol.rules import DRY_LIMIT, HAND, LORE, PLACES, POINTS, ROUNDS, SEATS, TABLE
from vedette.games.patrol.state import (
    ACTOR,
    ACTS,
    AIMED,
    ATTACKER,
    BEASTLY,
    BITS,
    CARDS,
    CLASS_AT,
    CLASS_BITS,
    DRY,
    EIGHT,
    GIVEN,
    HANDS,
    KNOWN,
    LIVELY,
    MOST_LEVELS,
    PAIRS,
    PENDING,
    PERMANENT_AT,
    POISONED,
    PROGRESS,
    QUIET,
    ROUND,
    SCORES,
    SLOT,
    SPENT,
    STAYS,
    SUM,
    TEMPORARY_BITS,
    UNIT,
    UP,
    WOUNDS,
    ZONE_BITS,
    Field,
    active,
    lasting,
    patrolling,
)
from vedette.games.patrol.strength import attack, sneaks
from vedette.games.patrol.tables import ENDS, SPAN
from vedette.games.patrol.tables import KILLS as MARK_KILLS
from vedette.games.patrol.tables import LEADS as MARK_LEADS
from vedette.games.patrol.words import ATTACKS, KILLS, TURNED
from vedette.games.patrol.words import ENDS as WHEN_ENDS


def pay(field: Field) -> None:
    """Add up the attack of the sacrifices, then discard them (§4.5)."""
    w = field.words
    for place in range(TABLE):
        if w[GIVEN] & BITS[place] and patrolling(w[CARDS + place]):
            w[SUM] += attack(field.tables, w, i64(place))
    given = w[GIVEN]
    w[GIVEN] = 0
    for place in range(TABLE):
        if given & BITS[place] and patrolling(w[CARDS + place]):
            die(field, i64(place), i64(NOBODY))


def clash(field: Field) -> None:
    """Let the two fighters do their damage at once, Sneak first, and discard the dead (§4.6 to §4.9)."""
    w = field.words
    tables = field.tables
    one = w[ACTOR] - 1
    other = w[AIMED] - 1
    if tables.marks[SPAN * (one // PLACES) + (w[CARDS + one] & SLOT)] & MARK_LEADS:
        happen(field, one, i64(ATTACKS), other, level(tables, other // PLACES, w[CARDS + other]))
        if not (patrolling(w[CARDS + one]) and patrolling(w[CARDS + other])):
            return
    back = attack(tables, w, other)
    falls = felled(field, other, attack(tables, w, one) + w[SUM])
    first = falls and sneaks(tables, w, one)
    returned = not first and felled(field, one, back)
    dead = w[CARDS + other] if falls else i64(0)
    fallen = w[CARDS + one] if returned else i64(0)
    if falls:
        bury(field, other)
    if returned:
        bury(field, one)
    if returned:
        last_word(field, one, fallen, other)
    if falls:
        last_word(field, other, dead, one)
    if falls and not returned:
        _victor(field, one, level(tables, other // PLACES, dead))
    if returned and not falls:
        _victor(field, other, level(tables, one // PLACES, fallen))


def _victor(field: Field, place: i64, beaten: i64) -> None:
    """Do what a card has to say to having killed an enemy of this level."""
    w = field.words
    if field.tables.marks[SPAN * (place // PLACES) + (w[CARDS + place] & SLOT)] & MARK_KILLS:
        happen(field, place, i64(KILLS), i64(NOBODY), beaten)


def settle_round(field: Field) -> bool:
    """End a round: poison, powers, levels and points, then everybody to base; return whether the goal is reached."""
    w = field.words
    for turn in range(SEATS):
        _poison(field, w[ATTACKER] if turn == 0 else 1 - w[ATTACKER])
    for turn in range(SEATS):
        _last_powers(field, w[ATTACKER] if turn == 0 else 1 - w[ATTACKER])
    for place in range(TABLE):
        if active(w[CARDS + place]) and w[CARDS + place] & SLOT != UNIT:
            _promote(field, i64(place))
    for seat in range(SEATS):
        _home(field, i64(seat))
        w[PAIRS + seat] = 0
        w[WOUNDS + seat] = 0
    w[DRY] = 0 if w[LIVELY] else w[DRY] + 1
    for word in (STAYS, QUIET, ACTS, LIVELY, PROGRESS, SPENT):
        w[word] = 0
    return _reached(field)


def _poison(field: Field, seat: i64) -> None:
    """Discard a seat's poisoned cards, wherever they are (§8.1)."""
    w = field.words
    for at in range(PLACES):
        place = PLACES * seat + at
        if w[CARDS + place] & POISONED:
            die(field, place, i64(NOBODY))


def _last_powers(field: Field, seat: i64) -> None:
    """Do what a seat's face-up cards have to say to the end of the round, and whom that turns up (§8.2)."""
    w = field.words
    for at in range(PLACES):
        place = PLACES * seat + at
        if w[CARDS + place] and field.tables.marks[SPAN * seat + (w[CARDS + place] & SLOT)] & ENDS:
            happen(field, place, i64(WHEN_ENDS), i64(NOBODY), i64(0))
            _hear_out(field)


def _hear_out(field: Field) -> None:
    """Let everybody who has just turned up speak, and whom that turns up."""
    w = field.words
    while w[PENDING]:
        for place in range(TABLE):
            if w[PENDING] & BITS[place]:
                w[PENDING] &= ~BITS[place]
                happen(field, i64(place), i64(TURNED), i64(NOBODY), i64(0))


def _promote(field: Field, place: i64) -> None:
    """Give a face-up card its level, and its owner the point (§8.3)."""
    w = field.words
    if w[CARDS + place] >> PERMANENT_AT & EIGHT < MOST_LEVELS:
        w[CARDS + place] += i64(1) << PERMANENT_AT
    w[SCORES + place // PLACES] += 1
    w[LIVELY] = 1


def _home(field: Field, seat: i64) -> None:
    """Turn a seat's cards face down and take them to base, in the order of the table (§8.4)."""
    w = field.words
    at: i64 = HANDS + HAND * seat
    for place in range(PLACES):
        card = w[CARDS + PLACES * seat + place]
        w[CARDS + PLACES * seat + place] = 0
        if card and card & SLOT != UNIT:
            card &= ~i64(TEMPORARY_BITS | CLASS_BITS | ZONE_BITS)
            card &= ~i64(UP | KNOWN | BEASTLY | POISONED)
            w[at] = card | ZONE_BITS | lasting(card) << CLASS_AT
            at += 1


def _reached(field: Field) -> bool:
    """Return whether the goal of the game is reached, or it has run dry (§9)."""
    w = field.words
    goal = field.tables.goal
    if w[DRY] >= DRY_LIMIT:
        return True
    if goal == ROUNDS:
        return w[ROUND] >= field.tables.rounds
    if goal == LORE or w[SCORES] == w[SCORES + 1]:
        return False
    points = POINTS[goal]
    return w[SCORES] >= points or w[SCORES + 1] >= points
