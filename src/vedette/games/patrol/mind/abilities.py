"""What it is worth to use an ability, and on whom: a rough sum over the clauses of its power."""

from typing import Final

from mypy_extensions import i64

from vedette.games.patrol.mind.judgement import Judgement
from vedette.games.patrol.mind.prospects import MOST, kept, shown
from vedette.games.patrol.powers import targets
from vedette.games.patrol.reach import NOBODY, choosable, group
from vedette.games.patrol.rules import PLACES, TABLE
from vedette.games.patrol.state import ACTOR, BITS, CARDS, EIGHT, PERMANENT_AT, POISONED, POWER, SLOT, UNIT, UP
from vedette.games.patrol.tables import SPAN
from vedette.games.patrol.words import (
    AMOUNT_AT,
    AMOUNT_BITS,
    ATTACK,
    BEAST,
    CHOSEN,
    DO_AT,
    FETCH,
    GIVE,
    HEALTH,
    HIDE_IT,
    IT,
    NO_AMOUNT,
    OWN,
    PART,
    PERMANENT,
    POISON,
    REVEAL_IT,
    RUN,
    SELF,
    SHOOT,
    SLAY,
    STRIKE,
    TAKE,
    TEMPORARY,
    WHAT_AT,
    WHO_AT,
)
from vedette.games.patrol.words import USE as WHEN_USE

LASTING: Final = 9
"""What a +1 counter is worth."""
PASSING: Final = 5
"""What a temporary level is worth."""
UNITS_WORTH: Final = 6


def use(look: Judgement, place: i64, which: i64) -> i64:
    """Return what it is worth to turn a card up for its ability, with the best choice."""
    field = look.field
    at = 2 * (SPAN * (place // PLACES) + (field.words[CARDS + place] & SLOT)) + which
    worth = look.exposed(place)
    if field.tables.choice[at] < 0:
        return worth + effect(look, place, which, i64(NOBODY))
    best: i64 = -10000
    open_ = targets(field, place, which)
    for aimed in range(TABLE):
        if open_ & BITS[aimed]:
            best = max(best, effect(look, place, which, i64(aimed)))
    return worth + best


def aim(look: Judgement, aimed: i64) -> i64:
    """Return what it is worth to choose somebody for the ability that is being used."""
    w = look.field.words
    return effect(look, w[ACTOR] - 1, w[POWER] - 1, aimed)


def effect(look: Judgement, place: i64, which: i64, aimed: i64) -> i64:
    """Return what the clauses of an ability are worth when one is chosen for it."""
    field = look.field
    w = field.words
    card = w[CARDS + place]
    at = 2 * (SPAN * (place // PLACES) + (card & SLOT)) + which
    worth: i64 = 0
    for where in range(field.tables.begin[at], field.tables.end[at]):
        clause = field.tables.clauses[where]
        if clause & PART != WHEN_USE:
            continue
        who = clause >> WHO_AT & PART
        if who < CHOSEN or who == IT:
            mask = BITS[aimed] if aimed >= 0 else i64(0)
        elif who == SELF:
            mask = BITS[place]
        else:
            mask = group(w, who, place, card, i64(NOBODY)) & choosable(field.tables, w, clause, place)
        for other in range(TABLE):
            if mask & BITS[other]:
                worth += clause_on(look, clause, place, i64(other))
    return worth


def clause_on(look: Judgement, clause: i64, place: i64, other: i64) -> i64:  # noqa: PLR0911 (one line for each word)
    """Return what one clause of an ability is worth when it is done to a card."""
    w = look.field.words
    verb = clause >> DO_AT & PART
    what = clause >> WHAT_AT & PART
    amount = (clause >> AMOUNT_AT & AMOUNT_BITS) - NO_AMOUNT
    own = other // PLACES == look.seat
    card = w[CARDS + other]
    if verb == STRIKE:
        return look.duel(place, other, i64(0)) - (look.exposed(place) if w[CARDS + place] & UP == 0 else i64(0))
    if verb == SHOOT:
        return -look.lost(other) if own else look.felled(other, look.attack[place] if amount == OWN else amount)
    if verb == SLAY:
        return -look.lost(other) if own else look.felled(other, i64(MOST))
    if verb == GIVE:
        return given(look, what, amount, other)
    if verb == TAKE:
        if what == POISON:
            return kept(look.level[other]) if own and card & POISONED else i64(0)
        return -LASTING if own else LASTING * (1 + (card >> PERMANENT_AT & EIGHT))
    if verb == REVEAL_IT:
        return look.exposed(other) if own else -look.prospects.wakes[look.row(other) // (MOST + 1)] // 2
    if verb == HIDE_IT:
        return -shown(look.level[other]) if own else shown(look.level[other])
    if verb == RUN:
        return look.retreat(other) if own else shown(look.level[other]) if card & UP else i64(0)
    return 3 if verb == FETCH else i64(0)


def given(look: Judgement, what: i64, amount: i64, other: i64) -> i64:
    """Return what counters are worth on a card."""
    own = other // PLACES == look.seat
    if what == POISON:
        return -look.lost(other) if own else look.felled(other, i64(MOST))
    sign: i64 = 1 if own else -1
    if look.field.words[CARDS + other] & SLOT == UNIT:
        return sign
    if what == PERMANENT:
        level = look.level[other]
        return sign * (LASTING + kept(level + amount) - kept(level)) if look.sees(other) else sign * 15 * amount
    if what == TEMPORARY:
        return sign * PASSING * amount
    if what in (ATTACK, HEALTH):
        return sign * LASTING * amount
    return sign * PASSING if what == BEAST else UNITS_WORTH * amount
