"""What it is worth to use an ability, and on whom: a rough sum over the clauses of its power."""

from typing import Final

from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.patrol.bots.judgement import Judgement
from vedette.games.patrol.bots.prospects import MOST, kept, shown
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine import words
from vedette.games.patrol.engine.powers import targets
from vedette.games.patrol.engine.reach import NOBODY, choosable, group
from vedette.games.patrol.engine.rules import PLACES, TABLE
from vedette.games.patrol.engine.tables import SPAN
from vedette.games.patrol.engine.words import USE as WHEN_USE

LASTING: Final = 9
"""What a +1 counter is worth."""
PASSING: Final = 5
"""What a temporary level is worth."""
UNITS_WORTH: Final = 6


def use(look: Judgement, place: i64, which: i64) -> i64:
    """Return what it is worth to turn a card up for its ability, with the best choice."""
    field = look.field
    at = 2 * (SPAN * (place // PLACES) + (field.words[layout.CARDS + place] & layout.SLOT)) + which
    worth = look.exposed(place)
    if field.tables.choice[at] < 0:
        return worth + effect(look, place, which, i64(NOBODY))
    best: i64 = -10000
    open_ = targets(field, place, which)
    for aimed in range(TABLE):
        if open_ & BIT[aimed]:
            best = max(best, effect(look, place, which, i64(aimed)))
    return worth + best


def aim(look: Judgement, aimed: i64) -> i64:
    """Return what it is worth to choose somebody for the ability that is being used."""
    w = look.field.words
    return effect(look, w[layout.ACTOR] - 1, w[layout.POWER] - 1, aimed)


def effect(look: Judgement, place: i64, which: i64, aimed: i64) -> i64:
    """Return what the clauses of an ability are worth when one is chosen for it."""
    field = look.field
    w = field.words
    card = w[layout.CARDS + place]
    at = 2 * (SPAN * (place // PLACES) + (card & layout.SLOT)) + which
    worth: i64 = 0
    for where in range(field.tables.begin[at], field.tables.end[at]):
        clause = field.tables.clauses[where]
        if clause & words.PART != WHEN_USE:
            continue
        who = clause >> words.WHO_AT & words.PART
        if who < words.CHOSEN or who == words.IT:
            mask = BIT[aimed] if aimed >= 0 else i64(0)
        elif who == words.SELF:
            mask = BIT[place]
        else:
            mask = group(w, who, place, card, i64(NOBODY)) & choosable(field.tables, w, clause, place)
        for other in range(TABLE):
            if mask & BIT[other]:
                worth += clause_on(look, clause, place, i64(other))
    return worth


def clause_on(look: Judgement, clause: i64, place: i64, other: i64) -> i64:
    """Return what one clause of an ability is worth when it is done to a card."""
    w = look.field.words
    verb = clause >> words.DO_AT & words.PART
    what = clause >> words.WHAT_AT & words.PART
    amount = (clause >> words.AMOUNT_AT & words.AMOUNT_BITS) - words.NO_AMOUNT
    own = other // PLACES == look.seat
    card = w[layout.CARDS + other]
    if verb == words.STRIKE:
        return look.duel(place, other, i64(0)) - (
            look.exposed(place) if w[layout.CARDS + place] & layout.UP == 0 else i64(0)
        )
    if verb == words.SHOOT:
        return -look.lost(other) if own else look.felled(other, look.attack[place] if amount == words.OWN else amount)
    if verb == words.SLAY:
        return -look.lost(other) if own else look.felled(other, i64(MOST))
    if verb == words.GIVE:
        return given(look, what, amount, other)
    if verb == words.TAKE:
        if what == words.POISON:
            return kept(look.level[other]) if own and card & layout.POISONED else i64(0)
        return -LASTING if own else LASTING * (1 + (card >> layout.PERMANENT_AT & layout.EIGHT))
    if verb == words.REVEAL_IT:
        return look.exposed(other) if own else -look.prospects.wakes[look.row(other) // (MOST + 1)] // 2
    if verb == words.HIDE_IT:
        return -shown(look.level[other]) if own else shown(look.level[other])
    if verb == words.RUN:
        return look.retreat(other) if own else shown(look.level[other]) if card & layout.UP else i64(0)
    return 3 if verb == words.FETCH else i64(0)


def given(look: Judgement, what: i64, amount: i64, other: i64) -> i64:
    """Return what counters are worth on a card."""
    own = other // PLACES == look.seat
    if what == words.POISON:
        return -look.lost(other) if own else look.felled(other, i64(MOST))
    sign: i64 = 1 if own else -1
    if look.field.words[layout.CARDS + other] & layout.SLOT == layout.UNIT:
        return sign
    if what == words.PERMANENT:
        level = look.level[other]
        return sign * (LASTING + kept(level + amount) - kept(level)) if look.sees(other) else sign * 15 * amount
    if what == words.TEMPORARY:
        return sign * PASSING * amount
    if what in (words.ATTACK, words.HEALTH):
        return sign * LASTING * amount
    return sign * PASSING if what == words.BEAST else UNITS_WORTH * amount
