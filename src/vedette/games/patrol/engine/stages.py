"""The stages in which cards are lost and levels won: paying sacrifices, the clash, the end of a round."""

from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.patrol.engine import rules
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.card_tables import ENDS, SPAN
from vedette.games.patrol.engine.card_tables import KILLS as MARK_KILLS
from vedette.games.patrol.engine.card_tables import LEADS as MARK_LEADS
from vedette.games.patrol.engine.powers import bury, die, felled, happen, last_word
from vedette.games.patrol.engine.reach import NOBODY, level
from vedette.games.patrol.engine.state import Field, active, lasting, patrolling
from vedette.games.patrol.engine.strength import attack, sneaks
from vedette.games.patrol.engine.vocabulary import ATTACKS, KILLS, TURNED
from vedette.games.patrol.engine.vocabulary import ENDS as WHEN_ENDS


def pay(field: Field) -> None:
    """Add up the attack of the sacrifices, then discard them (§4.5)."""
    w = field.words
    for place in range(rules.TABLE):
        if w[layout.GIVEN] & BIT[place] and patrolling(w[layout.CARDS + place]):
            w[layout.SUM] += attack(field.tables, w, i64(place))
    given = w[layout.GIVEN]
    w[layout.GIVEN] = 0
    for place in range(rules.TABLE):
        if given & BIT[place] and patrolling(w[layout.CARDS + place]):
            die(field, i64(place), i64(NOBODY))


def lead(field: Field) -> bool:
    """Do what the attacker's power does before damage; return whether both fighters are still there (§4.6)."""
    w = field.words
    tables = field.tables
    one = w[layout.ACTOR] - 1
    other = w[layout.AIMED] - 1
    if tables.marks[SPAN * (one // rules.PLACES) + (w[layout.CARDS + one] & layout.SLOT)] & MARK_LEADS:
        happen(field, one, i64(ATTACKS), other, level(tables, other // rules.PLACES, w[layout.CARDS + other]))
    return patrolling(w[layout.CARDS + one]) and patrolling(w[layout.CARDS + other])


def clash(field: Field) -> None:
    """Let the two fighters do their damage at once, Sneak first, and discard the dead (§4.6 to §4.9)."""
    w = field.words
    tables = field.tables
    one = w[layout.ACTOR] - 1
    other = w[layout.AIMED] - 1
    if not lead(field):
        return
    back = attack(tables, w, other)
    falls = felled(field, other, attack(tables, w, one) + w[layout.SUM])
    first = falls and sneaks(tables, w, one)
    returned = not first and felled(field, one, back)
    dead = w[layout.CARDS + other] if falls else i64(0)
    fallen = w[layout.CARDS + one] if returned else i64(0)
    if falls:
        bury(field, other)
    if returned:
        bury(field, one)
    if returned:
        last_word(field, one, fallen, other)
    if falls:
        last_word(field, other, dead, one)
    if falls and not returned:
        _victor(field, one, level(tables, other // rules.PLACES, dead))
    if returned and not falls:
        _victor(field, other, level(tables, one // rules.PLACES, fallen))


def _victor(field: Field, place: i64, beaten: i64) -> None:
    """Do the clauses of a card's powers for having killed an enemy, whose level was ``beaten``."""
    w = field.words
    if field.tables.marks[SPAN * (place // rules.PLACES) + (w[layout.CARDS + place] & layout.SLOT)] & MARK_KILLS:
        happen(field, place, i64(KILLS), i64(NOBODY), beaten)


def settle_round(field: Field) -> bool:
    """End a round: poison, powers, levels and points, then everybody to base; return whether that ends the game."""
    w = field.words
    for turn in range(rules.SEATS):
        _poison(field, w[layout.ATTACKER] if turn == 0 else 1 - w[layout.ATTACKER])
    for turn in range(rules.SEATS):
        _last_powers(field, w[layout.ATTACKER] if turn == 0 else 1 - w[layout.ATTACKER])
    for place in range(rules.TABLE):
        if active(w[layout.CARDS + place]) and w[layout.CARDS + place] & layout.SLOT != layout.UNIT:
            _promote(field, i64(place))
    for seat in range(rules.SEATS):
        _home(field, i64(seat))
        w[layout.PAIRS + seat] = 0
        w[layout.WOUNDS + seat] = 0
    w[layout.DRY] = 0 if w[layout.LIVELY] else w[layout.DRY] + 1
    for word in (layout.STAYS, layout.QUIET, layout.ACTS, layout.LIVELY, layout.PROGRESS, layout.SPENT):
        w[word] = 0
    return _reached(field)


def _poison(field: Field, seat: i64) -> None:
    """Discard a seat's poisoned cards, wherever they are (§8.1)."""
    w = field.words
    for at in range(rules.PLACES):
        place = rules.PLACES * seat + at
        if w[layout.CARDS + place] & layout.POISONED:
            die(field, place, i64(NOBODY))


def _last_powers(field: Field, seat: i64) -> None:
    """Do the powers of a seat's face-up cards for the end of the round, and of cards that they turn up (§8.2)."""
    w = field.words
    for at in range(rules.PLACES):
        place = rules.PLACES * seat + at
        if w[layout.CARDS + place] and field.tables.marks[SPAN * seat + (w[layout.CARDS + place] & layout.SLOT)] & ENDS:
            happen(field, place, i64(WHEN_ENDS), i64(NOBODY), i64(0))
            _hear_out(field)


def _hear_out(field: Field) -> None:
    """Do the powers of all cards that have just turned face up, and of those that these turn up in turn."""
    w = field.words
    while w[layout.PENDING]:
        for place in range(rules.TABLE):
            if w[layout.PENDING] & BIT[place]:
                w[layout.PENDING] &= ~BIT[place]
                happen(field, i64(place), i64(TURNED), i64(NOBODY), i64(0))


def _promote(field: Field, place: i64) -> None:
    """Give a face-up card its level, and its owner the point (§8.3)."""
    w = field.words
    if w[layout.CARDS + place] >> layout.PERMANENT_AT & layout.EIGHT < layout.MOST_LEVELS:
        w[layout.CARDS + place] += i64(1) << layout.PERMANENT_AT
    w[layout.SCORES + place // rules.PLACES] += 1
    w[layout.LIVELY] = 1


def _home(field: Field, seat: i64) -> None:
    """Turn a seat's cards face down and take them to base, in the order of the table (§8.4)."""
    w = field.words
    at: i64 = layout.HANDS + rules.HAND * seat
    for place in range(rules.PLACES):
        card = w[layout.CARDS + rules.PLACES * seat + place]
        w[layout.CARDS + rules.PLACES * seat + place] = 0
        if card and card & layout.SLOT != layout.UNIT:
            card &= ~i64(layout.TEMPORARY_BITS | layout.CLASS_BITS | layout.ZONE_BITS)
            card &= ~i64(layout.UP | layout.KNOWN | layout.BEASTLY | layout.POISONED)
            w[at] = card | layout.ZONE_BITS | lasting(card) << layout.CLASS_AT
            at += 1


def _reached(field: Field) -> bool:
    """Return whether the goal of the game is reached, or too many rounds had neither a point nor a death (§9)."""
    w = field.words
    goal = field.tables.goal
    if w[layout.DRY] >= rules.DRY_LIMIT:
        return True
    if goal == rules.ROUNDS:
        return w[layout.ROUND] >= field.tables.rounds
    if goal == rules.LORE or w[layout.SCORES] == w[layout.SCORES + 1]:
        return False
    points = rules.POINTS[goal]
    return w[layout.SCORES] >= points or w[layout.SCORES + 1] >= points
