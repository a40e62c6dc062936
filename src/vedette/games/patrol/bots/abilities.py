"""What it is worth to use an ability, and on whom: a rough sum over the clauses of its power."""

from typing import Final

from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.patrol.bots.judgement import Judgement
from vedette.games.patrol.bots.prospects import MOST, kept, shown
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.card_tables import SPAN
from vedette.games.patrol.engine.powers import targets
from vedette.games.patrol.engine.reach import NOBODY, choosable, group
from vedette.games.patrol.engine.rules import PLACES, TABLE
from vedette.games.patrol.engine.vocabulary import USE as WHEN_USE

LASTING: Final = 9
"""What a +1 attack or +1 health counter is worth, in thirtieths of a point."""
PASSING: Final = 5
"""What a temporary level is worth, in thirtieths of a point."""
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
        if clause & vocabulary.PART != WHEN_USE:
            continue
        who = clause >> vocabulary.WHO_AT & vocabulary.PART
        if who < vocabulary.CHOSEN or who == vocabulary.IT:
            mask = BIT[aimed] if aimed >= 0 else i64(0)
        elif who == vocabulary.SELF:
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
    verb = clause >> vocabulary.DO_AT & vocabulary.PART
    what = clause >> vocabulary.WHAT_AT & vocabulary.PART
    amount = (clause >> vocabulary.AMOUNT_AT & vocabulary.AMOUNT_BITS) - vocabulary.NO_AMOUNT
    own = other // PLACES == look.seat
    card = w[layout.CARDS + other]
    if verb == vocabulary.STRIKE:
        return look.duel(place, other, i64(0)) - (
            look.exposed(place) if w[layout.CARDS + place] & layout.UP == 0 else i64(0)
        )
    if verb == vocabulary.SHOOT:
        return (
            -look.lost(other) if own else look.felled(other, look.attack[place] if amount == vocabulary.OWN else amount)
        )
    if verb == vocabulary.SLAY:
        return -look.lost(other) if own else look.felled(other, i64(MOST))
    if verb == vocabulary.GIVE:
        return given(look, what, amount, other)
    if verb == vocabulary.TAKE:
        if what == vocabulary.POISON:
            return kept(look.level[other]) if own and card & layout.POISONED else i64(0)
        return -LASTING if own else LASTING * (1 + (card >> layout.PERMANENT_AT & layout.EIGHT))
    if verb == vocabulary.REVEAL_IT:
        return look.exposed(other) if own else -look.prospects.wakes[look.row(other) // (MOST + 1)] // 2
    if verb == vocabulary.HIDE_IT:
        return -shown(look.level[other]) if own else shown(look.level[other])
    if verb == vocabulary.RUN:
        return look.retreat(other) if own else shown(look.level[other]) if card & layout.UP else i64(0)
    return 3 if verb == vocabulary.FETCH else i64(0)


def given(look: Judgement, what: i64, amount: i64, other: i64) -> i64:
    """Return what counters put on a card are worth to the seat that judges; below 0 where they help the enemy."""
    own = other // PLACES == look.seat
    if what == vocabulary.POISON:
        return -look.lost(other) if own else look.felled(other, i64(MOST))
    sign: i64 = 1 if own else -1
    if look.field.words[layout.CARDS + other] & layout.SLOT == layout.UNIT:
        return sign
    if what == vocabulary.PERMANENT:
        level = look.level[other]
        return sign * (LASTING + kept(level + amount) - kept(level)) if look.sees(other) else sign * 15 * amount
    if what == vocabulary.TEMPORARY:
        return sign * PASSING * amount
    if what in (vocabulary.ATTACK, vocabulary.HEALTH):
        return sign * LASTING * amount
    return sign * PASSING if what == vocabulary.BEAST else UNITS_WORTH * amount
