"""Whom a clause of a power means, and whether its condition holds (§6.2, §6.3).

A clause is one int, packed as ``vocabulary.pack`` says. Its soldier is called the *bearer* and is given by its place
and by the word of its card, because a soldier that just died may still have something to say.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.card_tables import SPAN, CardTables
from vedette.games.patrol.engine.rules import PLACES, TABLE
from vedette.games.patrol.engine.state import count, facing, fielded, patrol, patrolling, zone

NOBODY: Final = -1
"""The value of an argument or result that is a place of the table, where there is none."""


def level(tables: CardTables, seat: i64, card: i64) -> i64:
    """Return a card's current level: printed, permanent, temporary, Beast Mode (§2.2)."""
    raised = (
        (card >> layout.PERMANENT_AT & layout.EIGHT)
        + (card >> layout.TEMPORARY_AT & layout.SIX)
        + (1 if card & layout.BEASTLY else 0)
    )
    return tables.level[SPAN * seat + (card & layout.SLOT)] + raised


def enemies(w: vec[i64], place: i64, card: i64) -> i64:
    """Return the bit mask of the places of the enemies in the patrols that a card's patrol faces."""
    return facing(w, place // PLACES, zone(card))


def mates(w: vec[i64], place: i64, card: i64) -> i64:
    """Return the bit mask of the places of a card's patrolmates, itself left out; 0 if it is not on patrol."""
    if not patrolling(card):
        return 0
    return patrol(w, place // PLACES, zone(card)) & ~BIT[place]


def group(w: vec[i64], who: i64, place: i64, card: i64, foe: i64) -> i64:
    """Return the bit mask of the places that the subject of a clause means; for a choice, of all who belong to it."""
    seat = place // PLACES
    if who == vocabulary.SELF:
        return BIT[place] if patrolling(w[layout.CARDS + place]) else i64(0)
    if who == vocabulary.IT:
        return w_bit(w, w[layout.AIMED] - 1)
    if who == vocabulary.FOE:
        return w_bit(w, foe)
    if who in (vocabulary.PATROLMATE, vocabulary.PATROLMATES):
        return mates(w, place, card)
    if who in (vocabulary.TEAMMATE, vocabulary.TEAMMATES):
        return fielded(w, seat) & ~BIT[place]
    if who in (vocabulary.ENEMY, vocabulary.ENEMIES):
        return enemies(w, place, card)
    found = fielded(w, 1 - seat)
    return found & ~enemies(w, place, card) if who == vocabulary.DISTANT else found


def w_bit(w: vec[i64], place: i64) -> i64:
    """Return the bit mask of one place if its card is on patrol, else 0."""
    if place < 0 or not patrolling(w[layout.CARDS + place]):
        return 0
    return BIT[place]


def meant(tables: CardTables, w: vec[i64], clause: i64, place: i64, card: i64, foe: i64, foe_level: i64) -> i64:
    """Return the bit mask of the places that a clause acts on now: its group or the one chosen, by its condition."""
    cond = clause >> vocabulary.COND_AT & vocabulary.PART
    who = clause >> vocabulary.WHO_AT & vocabulary.PART
    if cond and not holds(w, cond, place, card):
        return 0
    mask = group(w, i64(vocabulary.IT) if who < vocabulary.CHOSEN else who, place, card, foe)
    if cond < vocabulary.WEAKER or mask == 0:
        return mask
    own = level(tables, place // PLACES, w[layout.CARDS + place] or card)
    if who == vocabulary.SELF:  # then it is the foe that is weaker or stronger
        return mask if compares(cond, foe_level, own) else i64(0)
    return compared(tables, w, mask, cond, own)


def compared(tables: CardTables, w: vec[i64], mask: i64, cond: i64, own: i64) -> i64:
    """Return the part of a bit mask of places whose cards are of a lower (weaker) or higher (stronger) level."""
    for at in range(TABLE):
        other: i64 = at
        if mask & BIT[other] and not compares(cond, level(tables, other // PLACES, w[layout.CARDS + other]), own):
            mask &= ~BIT[other]
    return mask


def compares(cond: i64, other: i64, own: i64) -> bool:
    """Return whether a level is lower than ``own`` for the condition weaker, higher for stronger."""
    return other < own if cond == vocabulary.WEAKER else other > own


def holds(w: vec[i64], cond: i64, place: i64, card: i64) -> bool:
    """Return whether a condition without levels (alone, outnumbered, behind) holds for the card at a place."""
    if cond == vocabulary.ALONE:
        return mates(w, place, card) == 0
    if cond == vocabulary.OUTNUMBERED:
        own = count(mates(w, place, card)) + (1 if w[layout.CARDS + place] else 0)
        return count(enemies(w, place, card)) > own
    if cond == vocabulary.BEHIND:
        seat = place // PLACES
        return w[layout.SCORES + seat] < w[layout.SCORES + 1 - seat]
    return True


def choosable(tables: CardTables, w: vec[i64], clause: i64, place: i64) -> i64:
    """Return the bit mask of the places that a clause's owner may choose; hidden levels never narrow it (§6.3)."""
    card = w[layout.CARDS + place]
    cond = clause >> vocabulary.COND_AT & vocabulary.PART
    if cond and not holds(w, cond, place, card):
        return 0
    mask = group(w, clause >> vocabulary.WHO_AT & vocabulary.PART, place, card, i64(NOBODY))
    if cond in (vocabulary.WEAKER, vocabulary.STRONGER):
        seat = place // PLACES
        hidden: i64 = 0
        for at in range(PLACES):
            other: i64 = PLACES * (1 - seat) + at
            if w[layout.CARDS + other] & layout.UP == 0:
                hidden |= BIT[other]
        mask = mask & hidden | compared(tables, w, mask & ~hidden, cond, level(tables, seat, card))
    return mask


def times(w: vec[i64], clause: i64, place: i64, card: i64) -> i64:
    """Return the amount of a clause, multiplied by the patrolmates or enemies that it counts, if it counts any."""
    amount = (clause >> vocabulary.AMOUNT_AT & vocabulary.AMOUNT_BITS) - vocabulary.NO_AMOUNT
    per = clause >> vocabulary.PER_AT & vocabulary.PER_BITS
    if per == 0:
        return amount
    return amount * count(mates(w, place, card) if per == vocabulary.PER_PATROLMATE else enemies(w, place, card))
