"""What may be done: every list ascending by the way the actions are numbered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.patrol.powers import targets, usable
from vedette.games.patrol.rules import (
    ANSWER,
    ATTACK,
    DRAW,
    FIRST,
    GO,
    HALF,
    HAND,
    LAY,
    MOVE,
    PAIR,
    PASS,
    PATROLS,
    PLACES,
    RUN,
    SACRIFICE,
    SLOTS,
    STAY,
    TARGET,
    USE,
)
from vedette.games.patrol.state import (
    ACTOR,
    AIM,
    AIMED,
    ASSIGN,
    BATTLE,
    BITS,
    CARDS,
    DEAL,
    DECKS,
    FINISHED,
    GIVEN,
    HANDS,
    PAIRS,
    PHASE,
    PICK,
    POWER,
    SEAT,
    SETUP,
    SLOT,
    TOSS,
    UP,
    WINDOW,
    Field,
    facing,
    patrol,
    patrolling,
    zone,
)
from vedette.games.patrol.strength import attackable
from vedette.games.patrol.tables import BLOCKS, COUNTERS, HIDES, MOVES, SPAN, USES
from vedette.games.patrol.words import DO_AT, PART, STRIKE

CHUNK: Final = 6
"""Slots whose draws are listed together."""
CHUNK_SETS: Final = 1 << CHUNK


def _draws() -> list[list[int]]:
    """Return, for each six slots of a deck and each set of them, the draws."""
    lists: list[list[int]] = []
    for first in range(DRAW, DRAW + SLOTS, CHUNK):
        lists += [[first + bit for bit in range(CHUNK) if held >> bit & 1] for held in range(CHUNK_SETS)]
    return lists


DRAWS: Final = _draws()


def actions(field: Field) -> list[int]:  # noqa: PLR0911 (one return for each phase)
    """Return everything that may be done or may happen; the caller owns the list."""
    phase = field.words[PHASE]
    if phase == BATTLE:
        return _battle(field)
    if phase == AIM:
        return _aim(field)
    if phase == SETUP:
        return _lay(field.words)
    if phase == DEAL:
        return _drawn(field.words)
    if phase == WINDOW:
        return _answers(field)
    if phase == ASSIGN:
        return _pairs(field.words)
    if phase == PICK:
        return _targets(targets(field, field.words[ACTOR] - 1, field.words[POWER] - 1))
    if phase == TOSS:
        return [FIRST, FIRST + 1]
    return [] if phase == FINISHED else [GO]


def _drawn(w: vec[i64]) -> list[int]:
    """Return the cards that may come from the deck: every one that has not yet come."""
    out: list[int] = []
    at: i64 = 0
    for half in range(2):
        left = w[DECKS + 2 * w[SEAT] + half]
        at = half * (HALF // CHUNK) * CHUNK_SETS
        while left:
            out.extend(DRAWS[at + (left & (CHUNK_SETS - 1))])
            left >>= CHUNK
            at += CHUNK_SETS
    return out


def _lay(w: vec[i64]) -> list[int]:
    """Return the ways to lay a card of the hand: into a patrol that is begun, or as the first of the next (§3.2)."""
    seat = w[SEAT]
    begun: i64 = 0
    for place in range(HAND):
        where = zone(w[CARDS + PLACES * seat + place])
        begun = max(begun, where)
    top = begun if begun < PATROLS else i64(PATROLS - 1)
    out: list[int] = []
    for card in range(HAND):
        if w[HANDS + HAND * seat + card]:
            for number in range(top + 1):
                out.append(LAY + PATROLS * card + int(number))  # noqa: PERF401 (a plain loop compiles to less)
    return out


def manned(w: vec[i64], seat: i64) -> i64:
    """Return the mask of a seat's patrols, from bit 1."""
    mask: i64 = 0
    for place in range(PLACES):
        mask |= BITS[zone(w[CARDS + PLACES * seat + place])]
    return mask & 62


def unpaired(w: vec[i64], seat: i64) -> i64:
    """Return the mask of a seat's patrols, from bit 1, that face none yet."""
    mask = manned(w, seat)
    for number in range(1, PATROLS + 1):
        if w[PAIRS + seat] >> 4 * i64(number - 1) & 15:
            mask &= ~BITS[number]
    return mask


def _pairs(w: vec[i64]) -> list[int]:
    """Return the ways to assign one of one's patrols and one of the enemy's to each other (§3.4).

    Where a side has none left that faces nobody, the assignment is over, or goes on with those that face somebody.
    """
    seat = w[SEAT]
    own = unpaired(w, seat) or manned(w, seat)
    enemy = unpaired(w, 1 - seat) or manned(w, 1 - seat)
    out: list[int] = []
    for mine in range(PATROLS):
        if own & BITS[mine + 1]:
            for other in range(PATROLS):
                if enemy & BITS[other + 1]:
                    out.append(PAIR + PATROLS * mine + other)  # noqa: PERF401 (a plain loop compiles to less)
    return out


def _battle(field: Field) -> list[int]:
    """Return what a turn of the battle phase offers (§4.1)."""
    w = field.words
    first = PLACES * w[SEAT]
    fighting: i64 = 0
    patrols: i64 = 0  # one's own, from bit 1
    for place in range(PLACES):
        where = zone(w[CARDS + first + place])
        if 0 < where <= PATROLS:
            fighting |= BITS[place]
            patrols |= BITS[where]
    out: list[int] = [STAY]
    _each(out, RUN, fighting)
    strikers: i64 = 0
    for place in range(PLACES):
        if fighting & BITS[place] and facing(w, w[SEAT], zone(w[CARDS + first + place])):
            strikers |= BITS[place]
    _each(out, ATTACK, strikers)
    movers = _uses(out, field, fighting)
    if movers:
        _moves(out, w, movers, patrols)
    return out


def _each(out: list[int], action: int, mask: i64) -> None:
    """Add an action for each place of a mask."""
    while mask:
        if mask & 1:
            out.append(action)
        mask >>= 1
        action += 1


def _uses(out: list[int], field: Field, fighting: i64) -> i64:
    """Add the abilities that may be used, and return the mask of those that may change patrols (§5)."""
    w = field.words
    tables = field.tables
    first = PLACES * w[SEAT]
    movers: i64 = 0
    for place in range(PLACES):
        if fighting & BITS[place]:
            card = w[CARDS + first + place]
            marks = tables.marks[SPAN * w[SEAT] + (card & SLOT)]
            for which in range(2):
                if card & UP:
                    if marks & HIDES << which:
                        out.append(USE + 2 * place + which)
                elif marks & USES << which and usable(field, first + place, i64(which)):
                    out.append(USE + 2 * place + which)
            if card & UP and marks & MOVES:
                movers |= BITS[place]
    return movers


def _moves(out: list[int], w: vec[i64], movers: i64, patrols: i64) -> None:
    """Add the ways to change to another patrol of one's own that still has a card (§5.7)."""
    for place in range(PLACES):
        if movers & BITS[place]:
            where = zone(w[CARDS + PLACES * w[SEAT] + place])
            for number in range(1, PATROLS + 1):
                if number != where and patrols & BITS[number]:
                    out.append(MOVE + PATROLS * place + number - 1)  # noqa: PERF401 (a plain loop compiles to less)


def _aim(field: Field) -> list[int]:
    """Return the sacrifices that may still be added, and who may be attacked (§4.2, §4.5, §7.6)."""
    w = field.words
    actor = w[ACTOR] - 1
    seat = w[SEAT]
    out: list[int] = []
    mates = patrol(w, seat, zone(w[CARDS + actor])) & ~w[GIVEN] & ~BITS[actor]
    _each(out, SACRIFICE, mates >> (PLACES * seat))
    _each(out, TARGET, attackable(field.tables, w, facing(w, seat, zone(w[CARDS + actor]))))
    return out


def _targets(mask: i64) -> list[int]:
    """Return the choices of an ability."""
    out: list[int] = []
    _each(out, TARGET, mask)
    return out


def asked(field: Field) -> bool:
    """Return whether the one aimed at is an enemy that lies face down, and so may answer."""
    w = field.words
    aimed = w[AIMED] - 1
    if aimed < 0 or aimed // PLACES == w[SEAT]:
        return False
    return patrolling(w[CARDS + aimed]) and w[CARDS + aimed] & UP == 0


def bystanders(field: Field) -> i64:
    """Return the mask of other cards that may answer: those face down in front of who uses an ability (§6.7)."""
    w = field.words
    mask: i64 = 0
    if field.tables.wide and w[POWER]:
        front = facing(w, w[SEAT], zone(w[CARDS + w[ACTOR] - 1]))
        for at in range(PLACES):
            place: i64 = PLACES * (1 - w[SEAT]) + at
            if front & BITS[place] and w[CARDS + place] & UP == 0 and w[AIMED] != place + 1:
                mask |= BITS[place]
    return mask


def _answers(field: Field) -> list[int]:
    """Return the answers of the one that is aimed at, and of who may answer beside it; to pass is always one (§4.4)."""
    w = field.words
    out: list[int] = []
    others = bystanders(field)
    for at in range(PLACES):
        place: i64 = PLACES * (1 - w[SEAT]) + at
        for which in range(2):
            counters = field.tables.marks[SPAN * (1 - w[SEAT]) + (w[CARDS + place] & SLOT)] & COUNTERS << which
            if others & BITS[place] and counters:
                out.append(USE + 2 * at + which)
    out.append(PASS)
    if not asked(field):
        return out
    aimed = w[AIMED] - 1
    marks = field.tables.marks[SPAN * (aimed // PLACES) + (w[CARDS + aimed] & SLOT)]
    for which in range(2):
        if (marks & COUNTERS << which and w[POWER]) or (marks & BLOCKS << which and attacking(field)):
            out.append(ANSWER + which)  # noqa: PERF401 (a plain loop compiles to less)
    return out


def attacking(field: Field) -> bool:
    """Return whether what is going on is an attack, or an ability that attacks."""
    w = field.words
    if w[POWER] == 0:
        return True
    actor = w[ACTOR] - 1
    at = 2 * (SPAN * (actor // PLACES) + (w[CARDS + actor] & SLOT)) + w[POWER] - 1
    last = field.tables.end[at] - 1
    return last >= field.tables.begin[at] and field.tables.clauses[last] >> DO_AT & PART == STRIKE
