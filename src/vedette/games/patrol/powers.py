"""Powers: what each word of the vocabulary does on the table (§6, §7)."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.patrol.reach import NOBODY, choosable, holds, meant, times
from vedette.games.patrol.rules import HALF, HAND, PLACES, TABLE
from vedette.games.patrol.state import (
    ACTOR,
    ATTACK_AT,
    ATTACK_BITS,
    BASE,
    BEASTLY,
    BITS,
    CARDS,
    DISCARDS,
    EIGHT,
    HALTED,
    HEALTH_AT,
    HEALTH_BITS,
    KNOWN,
    LIVELY,
    MET,
    MOST,
    MOST_LEVELS,
    MOST_WOUNDS,
    PENDING,
    PERMANENT_AT,
    PERMANENT_BITS,
    POISONED,
    PROGRESS,
    SIX,
    SLOT,
    SPENT,
    STRIKING,
    SWINGS,
    TEMPORARY_AT,
    TEMPORARY_BITS,
    UNIT,
    UP,
    WOUND,
    WOUNDS,
    ZONE_AT,
    ZONE_BITS,
    Field,
    active,
    patrolling,
    wounds,
    zone,
)
from vedette.games.patrol.strength import attack, health
from vedette.games.patrol.tables import DIES, SPAN, TURNS
from vedette.games.patrol.words import (
    AMOUNT_AT,
    AMOUNT_BITS,
    ATTACK,
    BEAST,
    COND_AT,
    COUNTER,
    DO_AT,
    FETCH,
    GIVE,
    HAVE,
    HEALTH,
    HIDE_IT,
    NO_AMOUNT,
    OWN,
    PART,
    PERMANENT,
    POISON,
    REVEAL_IT,
    RUN,
    SHIELD,
    SHOOT,
    SLAY,
    STRIKE,
    TAKE,
    TEMPORARY,
    WHAT_AT,
    WIZARD,
)
from vedette.games.patrol.words import DIES as WHEN_DIES


def usable(field: Field, place: i64, which: i64) -> bool:
    """Return whether a reveal ability has somebody to be used on, or something to change (§5.3)."""
    tables = field.tables
    w = field.words
    at = 2 * (SPAN * (place // PLACES) + (w[CARDS + place] & SLOT)) + which
    if tables.choice[at] >= 0:
        return tables.free_reveal or targets(field, place, which) != 0
    clause = tables.clauses[tables.begin[at]]
    cond = clause >> COND_AT & PART
    if tables.free_reveal:
        return True
    if cond and not holds(w, cond, place, w[CARDS + place]):
        return False
    if clause >> DO_AT & PART == GIVE and clause >> WHAT_AT & PART == WIZARD:
        return free_unit(field, place // PLACES) >= 0
    return fitting(field, clause, choosable(tables, w, clause, place)) != 0


def targets(field: Field, place: i64, which: i64) -> i64:
    """Return the mask of those that a reveal ability with a choice may choose."""
    at = 2 * (SPAN * (place // PLACES) + (field.words[CARDS + place] & SLOT)) + which
    clause = field.tables.clauses[field.tables.choice[at]]
    return fitting(field, clause, choosable(field.tables, field.words, clause, place))


def fitting(field: Field, clause: i64, mask: i64) -> i64:
    """Return those of a mask that a clause could do something to, by what everybody sees."""
    if mask == 0:
        return 0
    verb = clause >> DO_AT & PART
    what = clause >> WHAT_AT & PART
    for at in range(TABLE):
        place: i64 = at
        if mask & BITS[place] and not fits(field.words[CARDS + place], verb, what):
            mask &= ~BITS[place]
    return mask


def fits(card: i64, verb: i64, what: i64) -> bool:
    """Return whether a verb could do something to a card, by what everybody sees."""
    if verb == GIVE:
        return not (what == POISON and card & POISONED) and not (what == BEAST and card & BEASTLY)
    if verb == TAKE:
        return counters(card, what) > 0
    if verb == REVEAL_IT:
        return card & UP == 0
    if verb == HIDE_IT:
        return card & UP != 0
    return True


def counters(card: i64, what: i64) -> i64:
    """Return how many counters of a kind lie on a card."""
    if what == PERMANENT:
        return card >> PERMANENT_AT & EIGHT
    if what == TEMPORARY:
        return card >> TEMPORARY_AT & SIX
    if what == POISON:
        return 1 if card & POISONED else 0
    if what == ATTACK:
        return card >> ATTACK_AT & SIX
    if what == HEALTH:
        return card >> HEALTH_AT & SIX
    return 1 if card & BEASTLY else 0


def perform(field: Field, place: i64, card: i64, which: i64, when: i64, foe: i64, foe_level: i64) -> None:  # noqa: PLR0913, PLR0917 (a power has that many sides)
    """Do the clauses of one ability that belong to a moment, one after the other."""
    tables = field.tables
    at = 2 * (SPAN * (place // PLACES) + (card & SLOT)) + which
    for where in range(tables.begin[at], tables.end[at]):
        clause = tables.clauses[where]
        if clause & PART == when:
            do(field, clause, place, card, foe, foe_level)


def happen(field: Field, place: i64, when: i64, foe: i64, foe_level: i64) -> None:
    """Do what both abilities of a face-up card on patrol say of a moment."""
    for which in range(2):
        card = field.words[CARDS + place]
        if active(card):
            perform(field, place, card, i64(which), when, foe, foe_level)


def do(field: Field, clause: i64, place: i64, card: i64, foe: i64, foe_level: i64) -> None:  # noqa: PLR0913, PLR0917 (a clause has that many sides)
    """Do one clause."""
    w = field.words
    verb = clause >> DO_AT & PART
    what = clause >> WHAT_AT & PART
    mask = meant(field.tables, w, clause, place, card, foe, foe_level)
    if mask == 0:
        return
    if verb == STRIKE:
        w[STRIKING] = 1
        return
    if verb in (SHIELD, COUNTER):
        w[HALTED] = 1
        return
    amount = times(w, clause, place, card)
    if verb == SHOOT and clause >> AMOUNT_AT & AMOUNT_BITS == OWN + NO_AMOUNT:
        amount = attack(field.tables, w, place)
    for at in range(TABLE):
        target: i64 = at
        if mask & BITS[target] and patrolling(w[CARDS + target]):
            act(field, verb, what, amount, place, target)


def act(field: Field, verb: i64, what: i64, amount: i64, place: i64, target: i64) -> None:  # noqa: PLR0913, PLR0917 (as many as a clause has words)
    """Do one clause to one card."""
    w = field.words
    if verb == GIVE:
        if what == WIZARD:
            summon(field, target, amount)
        else:
            give(field, target, what, amount)
    elif verb == TAKE:
        take(field, target, what)
    elif verb == HAVE:
        lend = SWINGS + (0 if w[ACTOR] == target + 1 else 2)
        w[lend + (0 if what == ATTACK else 1)] += amount
    elif verb == SLAY or (verb == SHOOT and felled(field, target, amount)):
        die(field, target, i64(NOBODY))
    elif verb == REVEAL_IT:
        turn_up(field, target)
    elif verb == HIDE_IT:
        w[CARDS + target] &= ~i64(UP)
        w[PENDING] &= ~BITS[target]
    elif verb == RUN:
        run(field, target)
    elif verb == FETCH:
        change(field, target, zone(w[CARDS + place]))


def give(field: Field, place: i64, what: i64, amount: i64) -> None:
    """Put counters on a card (§7)."""
    w = field.words
    card = w[CARDS + place]
    if amount <= 0 and what not in (POISON, BEAST):
        return
    if what == PERMANENT:
        w[CARDS + place] += least(amount, MOST_LEVELS - (card >> PERMANENT_AT & EIGHT)) << PERMANENT_AT
    elif what == TEMPORARY:
        w[CARDS + place] += least(amount, MOST - (card >> TEMPORARY_AT & SIX)) << TEMPORARY_AT
    elif what == ATTACK:
        w[CARDS + place] += least(amount, MOST - (card >> ATTACK_AT & SIX)) << ATTACK_AT
    elif what == HEALTH:
        w[CARDS + place] += least(amount, MOST - (card >> HEALTH_AT & SIX)) << HEALTH_AT
    else:
        w[CARDS + place] |= POISONED if what == POISON else BEASTLY
    if w[CARDS + place] != card:
        w[PROGRESS] = 1


def least(one: i64, other: i64) -> i64:
    """Return the smaller of two numbers."""
    return min(other, one)


def take(field: Field, place: i64, what: i64) -> None:
    """Remove all counters of a kind from a card."""
    w = field.words
    if what == PERMANENT:
        w[CARDS + place] &= ~i64(PERMANENT_BITS)
    elif what == TEMPORARY:
        w[CARDS + place] &= ~i64(TEMPORARY_BITS)
    elif what == ATTACK:
        w[CARDS + place] &= ~i64(ATTACK_BITS)
    elif what == HEALTH:
        w[CARDS + place] &= ~i64(HEALTH_BITS)
    else:
        w[CARDS + place] &= ~i64(POISONED if what == POISON else BEASTLY)


def free_unit(field: Field, seat: i64) -> i64:
    """Return a place of a seat that a unit can take, or -1."""
    for at in range(HAND, PLACES):
        if field.words[CARDS + PLACES * seat + at] == 0:
            return PLACES * seat + at
    return -1


def summon(field: Field, place: i64, amount: i64) -> None:
    """Let units join a card's patrol, as many as find a place (§7.7)."""
    w = field.words
    number = zone(w[CARDS + place])
    while amount > 0:
        at = free_unit(field, place // PLACES)
        if at < 0:
            return
        w[CARDS + at] = UNIT | number << ZONE_AT | UP | KNOWN | MET
        w[PROGRESS] = 1
        amount -= 1


def turn_up(field: Field, place: i64) -> None:
    """Turn a card face up; what it has to say to that comes next (§6.4)."""
    w = field.words
    card = w[CARDS + place]
    if card & UP:
        return
    w[CARDS + place] = card | UP | KNOWN | MET
    w[PROGRESS] = 1
    index = SPAN * (place // PLACES) + (card & SLOT)
    if field.tables.marks[index] & TURNS and w[SPENT] & BITS[place] == 0:
        w[PENDING] |= BITS[place]
        w[SPENT] |= BITS[place]


def felled(field: Field, place: i64, damage: i64) -> bool:
    """Do damage to a card; return whether it dies of it, and of what was kept of earlier damage (§4.6)."""
    w = field.words
    strong = health(field.tables, w, place)
    if not field.tables.wounds:
        return strong <= damage
    suffered = least(wounds(w, place) + damage, i64(MOST_WOUNDS))
    if suffered > wounds(w, place):
        w[PROGRESS] = 1
    heal(w, place)
    w[WOUNDS + place // PLACES] |= suffered << WOUND * (place % PLACES)
    return strong <= suffered


def heal(w: vec[i64], place: i64) -> None:
    """Take what damage was kept off a place."""
    w[WOUNDS + place // PLACES] -= wounds(w, place) << WOUND * (place % PLACES)


def run(field: Field, place: i64) -> None:
    """Return a card to base as it lies; a unit has none, and leaves (§4.10, §7.7)."""
    w = field.words
    card = w[CARDS + place]
    if card & SLOT == UNIT:
        heal(w, place)
    w[CARDS + place] = i64(0) if card & SLOT == UNIT else card & ~i64(ZONE_BITS) | i64(BASE) << ZONE_AT
    w[PENDING] &= ~BITS[place]
    w[PROGRESS] = 1


def change(field: Field, place: i64, number: i64) -> None:
    """Let a card join another patrol of its side."""
    w = field.words
    w[CARDS + place] = w[CARDS + place] & ~i64(ZONE_BITS) | number << ZONE_AT


def die(field: Field, place: i64, foe: i64) -> None:
    """Discard a card, and let it say its last word (§4.9)."""
    card = field.words[CARDS + place]
    bury(field, place)
    last_word(field, place, card, foe)


def bury(field: Field, place: i64) -> None:
    """Discard a card, shown to all; its counters are gone with it (§7.9)."""
    w = field.words
    slot = w[CARDS + place] & SLOT
    w[CARDS + place] = 0
    heal(w, place)
    w[PENDING] &= ~BITS[place]
    w[PROGRESS] = 1
    w[LIVELY] = 1
    if slot != UNIT:
        w[DISCARDS + 2 * (place // PLACES) + slot // HALF] |= BITS[slot % HALF]


def last_word(field: Field, place: i64, card: i64, foe: i64) -> None:
    """Do what a card has to say to its death, if it lay face up on patrol."""
    index = SPAN * (place // PLACES) + (card & SLOT)
    if active(card) and field.tables.marks[index] & DIES:
        for which in range(2):
            perform(field, place, card, i64(which), i64(WHEN_DIES), foe, i64(0))
