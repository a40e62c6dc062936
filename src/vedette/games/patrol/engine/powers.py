"""Powers: what each word of the vocabulary does on the table (§6, §7)."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.card_tables import DIES, SPAN, TURNS
from vedette.games.patrol.engine.reach import NOBODY, choosable, holds, meant, times
from vedette.games.patrol.engine.rules import HALF, HAND, PLACES, TABLE
from vedette.games.patrol.engine.state import Field, active, patrolling, wounds, zone
from vedette.games.patrol.engine.strength import attack, health
from vedette.games.patrol.engine.vocabulary import DIES as WHEN_DIES


def usable(field: Field, place: i64, which: i64) -> bool:
    """Return whether a reveal ability has somebody to be used on, or something to change (§5.3)."""
    tables = field.tables
    w = field.words
    at = 2 * (SPAN * (place // PLACES) + (w[layout.CARDS + place] & layout.SLOT)) + which
    if tables.choice[at] >= 0:
        return tables.free_reveal or targets(field, place, which) != 0
    clause = tables.clauses[tables.begin[at]]
    cond = clause >> vocabulary.COND_AT & vocabulary.PART
    if tables.free_reveal:
        return True
    if cond and not holds(w, cond, place, w[layout.CARDS + place]):
        return False
    if (
        clause >> vocabulary.DO_AT & vocabulary.PART == vocabulary.GIVE
        and clause >> vocabulary.WHAT_AT & vocabulary.PART == vocabulary.WIZARD
    ):
        return free_unit(field, place // PLACES) >= 0
    return fitting(field, clause, choosable(tables, w, clause, place)) != 0


def targets(field: Field, place: i64, which: i64) -> i64:
    """Return the mask of those that a reveal ability with a choice may choose."""
    at = 2 * (SPAN * (place // PLACES) + (field.words[layout.CARDS + place] & layout.SLOT)) + which
    clause = field.tables.clauses[field.tables.choice[at]]
    return fitting(field, clause, choosable(field.tables, field.words, clause, place))


def fitting(field: Field, clause: i64, mask: i64) -> i64:
    """Return the part of a bit mask of places whose cards a clause could change, by what everybody sees."""
    if mask == 0:
        return 0
    verb = clause >> vocabulary.DO_AT & vocabulary.PART
    what = clause >> vocabulary.WHAT_AT & vocabulary.PART
    for at in range(TABLE):
        place: i64 = at
        if mask & BIT[place] and not fits(field.words[layout.CARDS + place], verb, what):
            mask &= ~BIT[place]
    return mask


def fits(card: i64, verb: i64, what: i64) -> bool:
    """Return whether a verb could do something to a card, by what everybody sees."""
    if verb == vocabulary.GIVE:
        return not (what == vocabulary.POISON and card & layout.POISONED) and not (
            what == vocabulary.BEAST and card & layout.BEASTLY
        )
    if verb == vocabulary.TAKE:
        return counters(card, what) > 0
    if verb == vocabulary.REVEAL_IT:
        return card & layout.UP == 0
    if verb == vocabulary.HIDE_IT:
        return card & layout.UP != 0
    return True


def counters(card: i64, what: i64) -> i64:
    """Return how many counters of a kind lie on a card."""
    if what == vocabulary.PERMANENT:
        return card >> layout.PERMANENT_AT & layout.EIGHT
    if what == vocabulary.TEMPORARY:
        return card >> layout.TEMPORARY_AT & layout.SIX
    if what == vocabulary.POISON:
        return 1 if card & layout.POISONED else 0
    if what == vocabulary.ATTACK:
        return card >> layout.ATTACK_AT & layout.SIX
    if what == vocabulary.HEALTH:
        return card >> layout.HEALTH_AT & layout.SIX
    return 1 if card & layout.BEASTLY else 0


def perform(field: Field, place: i64, card: i64, which: i64, when: i64, foe: i64, foe_level: i64) -> None:
    """Do the clauses of one ability of a card that belong to a ``when``, such as its use, one after the other."""
    tables = field.tables
    at = 2 * (SPAN * (place // PLACES) + (card & layout.SLOT)) + which
    for where in range(tables.begin[at], tables.end[at]):
        clause = tables.clauses[where]
        if clause & vocabulary.PART == when:
            do(field, clause, place, card, foe, foe_level)


def happen(field: Field, place: i64, when: i64, foe: i64, foe_level: i64) -> None:
    """Do the clauses of both abilities of a card that belong to a ``when``, while it is face up and on patrol."""
    for which in range(2):
        card = field.words[layout.CARDS + place]
        if active(card):
            perform(field, place, card, i64(which), when, foe, foe_level)


def do(field: Field, clause: i64, place: i64, card: i64, foe: i64, foe_level: i64) -> None:
    """Do one packed clause of a card's power to everybody whom it means now; nothing where that is nobody."""
    w = field.words
    verb = clause >> vocabulary.DO_AT & vocabulary.PART
    what = clause >> vocabulary.WHAT_AT & vocabulary.PART
    mask = meant(field.tables, w, clause, place, card, foe, foe_level)
    if mask == 0:
        return
    if verb == vocabulary.STRIKE:
        w[layout.STRIKING] = 1
        return
    if verb in (vocabulary.SHIELD, vocabulary.COUNTER):
        w[layout.HALTED] = 1
        return
    amount = times(w, clause, place, card)
    if (
        verb == vocabulary.SHOOT
        and clause >> vocabulary.AMOUNT_AT & vocabulary.AMOUNT_BITS == vocabulary.OWN + vocabulary.NO_AMOUNT
    ):
        amount = attack(field.tables, w, place)
    for at in range(TABLE):
        target: i64 = at
        if mask & BIT[target] and patrolling(w[layout.CARDS + target]):
            act(field, verb, what, amount, place, target)


def act(field: Field, verb: i64, what: i64, amount: i64, place: i64, target: i64) -> None:
    """Do what a clause says to the card at one place."""
    w = field.words
    if verb == vocabulary.GIVE:
        if what == vocabulary.WIZARD:
            summon(field, target, amount)
        else:
            give(field, target, what, amount)
    elif verb == vocabulary.TAKE:
        take(field, target, what)
    elif verb == vocabulary.HAVE:
        lend = layout.SWINGS + (0 if w[layout.ACTOR] == target + 1 else 2)
        w[lend + (0 if what == vocabulary.ATTACK else 1)] += amount
    elif verb == vocabulary.SLAY or (verb == vocabulary.SHOOT and felled(field, target, amount)):
        die(field, target, i64(NOBODY))
    elif verb == vocabulary.REVEAL_IT:
        turn_up(field, target)
    elif verb == vocabulary.HIDE_IT:
        w[layout.CARDS + target] &= ~i64(layout.UP)
        w[layout.PENDING] &= ~BIT[target]
    elif verb == vocabulary.RUN:
        run(field, target)
    elif verb == vocabulary.FETCH:
        change(field, target, zone(w[layout.CARDS + place]))


def give(field: Field, place: i64, what: i64, amount: i64) -> None:
    """Put counters on a card (§7)."""
    w = field.words
    card = w[layout.CARDS + place]
    if amount <= 0 and what not in (vocabulary.POISON, vocabulary.BEAST):
        return
    if what == vocabulary.PERMANENT:
        w[layout.CARDS + place] += (
            least(amount, layout.MOST_LEVELS - (card >> layout.PERMANENT_AT & layout.EIGHT)) << layout.PERMANENT_AT
        )
    elif what == vocabulary.TEMPORARY:
        w[layout.CARDS + place] += (
            least(amount, layout.MOST - (card >> layout.TEMPORARY_AT & layout.SIX)) << layout.TEMPORARY_AT
        )
    elif what == vocabulary.ATTACK:
        w[layout.CARDS + place] += (
            least(amount, layout.MOST - (card >> layout.ATTACK_AT & layout.SIX)) << layout.ATTACK_AT
        )
    elif what == vocabulary.HEALTH:
        w[layout.CARDS + place] += (
            least(amount, layout.MOST - (card >> layout.HEALTH_AT & layout.SIX)) << layout.HEALTH_AT
        )
    else:
        w[layout.CARDS + place] |= layout.POISONED if what == vocabulary.POISON else layout.BEASTLY
    if w[layout.CARDS + place] != card:
        w[layout.PROGRESS] = 1


def least(one: i64, other: i64) -> i64:
    """Return the smaller of two numbers."""
    return min(other, one)


def take(field: Field, place: i64, what: i64) -> None:
    """Remove all counters of a kind from a card."""
    w = field.words
    if what == vocabulary.PERMANENT:
        w[layout.CARDS + place] &= ~i64(layout.PERMANENT_BITS)
    elif what == vocabulary.TEMPORARY:
        w[layout.CARDS + place] &= ~i64(layout.TEMPORARY_BITS)
    elif what == vocabulary.ATTACK:
        w[layout.CARDS + place] &= ~i64(layout.ATTACK_BITS)
    elif what == vocabulary.HEALTH:
        w[layout.CARDS + place] &= ~i64(layout.HEALTH_BITS)
    else:
        w[layout.CARDS + place] &= ~i64(layout.POISONED if what == vocabulary.POISON else layout.BEASTLY)


def free_unit(field: Field, seat: i64) -> i64:
    """Return a place of a seat that a unit can take, or -1."""
    for at in range(HAND, PLACES):
        if field.words[layout.CARDS + PLACES * seat + at] == 0:
            return PLACES * seat + at
    return -1


def summon(field: Field, place: i64, amount: i64) -> None:
    """Let units join a card's patrol, as many as find a place (§7.7)."""
    w = field.words
    number = zone(w[layout.CARDS + place])
    while amount > 0:
        at = free_unit(field, place // PLACES)
        if at < 0:
            return
        w[layout.CARDS + at] = layout.UNIT | number << layout.ZONE_AT | layout.UP | layout.KNOWN | layout.MET
        w[layout.PROGRESS] = 1
        amount -= 1


def turn_up(field: Field, place: i64) -> None:
    """Turn a card face up; a power that it has for that waits until the present step is done (§6.4)."""
    w = field.words
    card = w[layout.CARDS + place]
    if card & layout.UP:
        return
    w[layout.CARDS + place] = card | layout.UP | layout.KNOWN | layout.MET
    w[layout.PROGRESS] = 1
    index = SPAN * (place // PLACES) + (card & layout.SLOT)
    if field.tables.marks[index] & TURNS and w[layout.SPENT] & BIT[place] == 0:
        w[layout.PENDING] |= BIT[place]
        w[layout.SPENT] |= BIT[place]


def felled(field: Field, place: i64, damage: i64) -> bool:
    """Do damage to a card; return whether it dies of it, and of what was kept of earlier damage (§4.6)."""
    w = field.words
    strong = health(field.tables, w, place)
    if not field.tables.wounds:
        return strong <= damage
    suffered = least(wounds(w, place) + damage, i64(layout.MOST_WOUNDS))
    if suffered > wounds(w, place):
        w[layout.PROGRESS] = 1
    heal(w, place)
    w[layout.WOUNDS + place // PLACES] |= suffered << layout.WOUND * (place % PLACES)
    return strong <= suffered


def heal(w: vec[i64], place: i64) -> None:
    """Remove the damage that is kept on the card at a place."""
    w[layout.WOUNDS + place // PLACES] -= wounds(w, place) << layout.WOUND * (place % PLACES)


def run(field: Field, place: i64) -> None:
    """Return a card to base, face up or down as it lies; a unit leaves the table instead (§4.10, §7.7)."""
    w = field.words
    card = w[layout.CARDS + place]
    if card & layout.SLOT == layout.UNIT:
        heal(w, place)
    w[layout.CARDS + place] = (
        i64(0)
        if card & layout.SLOT == layout.UNIT
        else card & ~i64(layout.ZONE_BITS) | i64(layout.BASE) << layout.ZONE_AT
    )
    w[layout.PENDING] &= ~BIT[place]
    w[layout.PROGRESS] = 1


def change(field: Field, place: i64, number: i64) -> None:
    """Let a card join another patrol of its side."""
    w = field.words
    w[layout.CARDS + place] = w[layout.CARDS + place] & ~i64(layout.ZONE_BITS) | number << layout.ZONE_AT


def die(field: Field, place: i64, foe: i64) -> None:
    """Discard a card, then do what its powers say of its death (§4.9)."""
    card = field.words[layout.CARDS + place]
    bury(field, place)
    last_word(field, place, card, foe)


def bury(field: Field, place: i64) -> None:
    """Discard a card, shown to all; its counters are gone with it (§7.9)."""
    w = field.words
    slot = w[layout.CARDS + place] & layout.SLOT
    w[layout.CARDS + place] = 0
    heal(w, place)
    w[layout.PENDING] &= ~BIT[place]
    w[layout.PROGRESS] = 1
    w[layout.LIVELY] = 1
    if slot != layout.UNIT:
        w[layout.DISCARDS + 2 * (place // PLACES) + slot // HALF] |= BIT[slot % HALF]


def last_word(field: Field, place: i64, card: i64, foe: i64) -> None:
    """Do what a dead card's powers say of its death, if it lay face up on patrol."""
    index = SPAN * (place // PLACES) + (card & layout.SLOT)
    if active(card) and field.tables.marks[index] & DIES:
        for which in range(2):
            perform(field, place, card, i64(which), i64(WHEN_DIES), foe, i64(0))
