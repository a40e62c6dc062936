"""How strong a card is: attack and health, Sneak, and who must be attacked (§2, §7)."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.card_tables import GUARDS, LENDS, SNEAKS, SPAN, CardTables
from vedette.games.patrol.engine.reach import NOBODY, group, holds, level, times
from vedette.games.patrol.engine.rules import PLACES, TABLE
from vedette.games.patrol.engine.state import active


def attack(tables: CardTables, w: vec[i64], place: i64) -> i64:
    """Return a card's current attack (§2.3)."""
    card = w[layout.CARDS + place]
    seat = place // PLACES
    share = tables.attack[SPAN * seat + (card & layout.SLOT)] + lent(tables, w, place, i64(vocabulary.ATTACK))
    return strength(level(tables, seat, card), share) + (card >> layout.ATTACK_AT & layout.SIX)


def health(tables: CardTables, w: vec[i64], place: i64) -> i64:
    """Return a card's current health (§2.3)."""
    card = w[layout.CARDS + place]
    seat = place // PLACES
    share = tables.health[SPAN * seat + (card & layout.SLOT)] + lent(tables, w, place, i64(vocabulary.HEALTH))
    return strength(level(tables, seat, card), share) + (card >> layout.HEALTH_AT & layout.SIX)


def strength(base: i64, share: i64) -> i64:
    """Return the sum of a number and what changes it: of 1 or more it is never below 1, of 0 never below 0 (§2.4)."""
    total = base + share
    least: i64 = 1 if base > 0 else 0
    return max(total, least)


def lent(tables: CardTables, w: vec[i64], place: i64, what: i64) -> i64:
    """Return what all passive abilities, and the powers of this attack, add to a card's attack or health."""
    share: i64 = 0
    which: i64 = 0 if what == vocabulary.ATTACK else 1
    if w[layout.ACTOR] == place + 1:
        share += w[layout.SWINGS + which]
    elif w[layout.AIMED] == place + 1:
        share += w[layout.SWINGS + 2 + which]
    for at in range(TABLE):
        source: i64 = at
        card = w[layout.CARDS + source]
        if active(card) and tables.marks[SPAN * (source // PLACES) + (card & layout.SLOT)] & LENDS:
            share += lends(tables, w, source, card, place, what)
    return share


def lends(tables: CardTables, w: vec[i64], source: i64, card: i64, place: i64, what: i64) -> i64:
    """Return what one card's passive abilities add to another's attack or health."""
    share: i64 = 0
    at = 2 * (SPAN * (source // PLACES) + (card & layout.SLOT))
    for which in range(2):
        for where in range(tables.begin[at + which], tables.end[at + which]):
            clause = tables.clauses[where]
            wanted = (
                clause & vocabulary.PART == vocabulary.WHILE
                and clause >> vocabulary.DO_AT & vocabulary.PART == vocabulary.HAVE
                and clause >> vocabulary.WHAT_AT & vocabulary.PART == what
            )
            if wanted and reached(w, clause, source, card, place):
                share += times(w, clause, source, card)
    return share


def reached(w: vec[i64], clause: i64, source: i64, card: i64, place: i64) -> bool:
    """Return whether a passive clause is at work on a card."""
    cond = clause >> vocabulary.COND_AT & vocabulary.PART
    if cond and not holds(w, cond, source, card):
        return False
    return group(w, clause >> vocabulary.WHO_AT & vocabulary.PART, source, card, i64(NOBODY)) & BIT[place] != 0


def has(tables: CardTables, w: vec[i64], place: i64, mark: i64, verb: i64) -> bool:
    """Return whether a passive ability of a face-up card of its side gives a card Sneak, or lets it guard."""
    for at in range(PLACES):
        source: i64 = place // PLACES * PLACES + at
        card = w[layout.CARDS + source]
        index = SPAN * (source // PLACES) + (card & layout.SLOT)
        if active(card) and tables.marks[index] & mark:
            for where in range(tables.begin[2 * index], tables.end[2 * index + 1]):
                clause = tables.clauses[where]
                wanted = (
                    clause & vocabulary.PART == vocabulary.WHILE
                    and clause >> vocabulary.DO_AT & vocabulary.PART == verb
                )
                if wanted and reached(w, clause, source, card, place):
                    return True
    return False


def sneaks(tables: CardTables, w: vec[i64], place: i64) -> bool:
    """Return whether a card that attacks does its damage first (§4.7)."""
    return has(tables, w, place, i64(SNEAKS), i64(vocabulary.SNEAK))


def guards(tables: CardTables, w: vec[i64], place: i64) -> bool:
    """Return whether who attacks this card's patrol must choose it, or another such card (§7.6)."""
    return w[layout.CARDS + place] & layout.BEASTLY != 0 or has(tables, w, place, i64(GUARDS), i64(vocabulary.GUARD))


def attackable(tables: CardTables, w: vec[i64], mask: i64) -> i64:
    """Return the part of a bit mask of places that may be attacked: only those that guard, if any of them does."""
    found: i64 = 0
    for at in range(TABLE):
        place: i64 = at
        if mask & BIT[place] and guards(tables, w, place):
            found |= BIT[place]
    return found or mask
