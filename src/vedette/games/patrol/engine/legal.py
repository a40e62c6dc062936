"""The legal actions of a position, as lists of the numbers of actions, ascending."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.patrol.engine import rules
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.card_tables import BLOCKS, COUNTERS, HIDES, MOVES, SPAN, USES
from vedette.games.patrol.engine.powers import targets, usable
from vedette.games.patrol.engine.state import Field, facing, patrol, patrolling, zone
from vedette.games.patrol.engine.strength import attackable
from vedette.games.patrol.engine.vocabulary import DO_AT, PART, STRIKE

CHUNK: Final = 6
"""How many slots of a deck share a table of ready-made lists of draws."""
CHUNK_SETS: Final = 1 << CHUNK


def _draws() -> list[list[int]]:
    """Return for every six slots of a deck, and each set of them, the list of the actions that draw these."""
    lists: list[list[int]] = []
    for first in range(rules.DRAW, rules.DRAW + rules.SLOTS, CHUNK):
        lists += [[first + bit for bit in range(CHUNK) if held >> bit & 1] for held in range(CHUNK_SETS)]
    return lists


DRAWS: Final = _draws()


def actions(field: Field) -> list[int]:
    """Return all legal actions of a position, those of chance included, ascending; the caller owns the list."""
    phase = field.words[layout.PHASE]
    if phase == layout.BATTLE:
        return _battle(field)
    if phase == layout.AIM:
        return _aim(field)
    if phase == layout.SETUP:
        return _lay(field.words)
    if phase == layout.DEAL:
        return _drawn(field.words)
    if phase == layout.WINDOW:
        return _answers(field)
    if phase == layout.ASSIGN:
        return _pairs(field.words)
    if phase == layout.PICK:
        return _targets(targets(field, field.words[layout.ACTOR] - 1, field.words[layout.POWER] - 1))
    if phase == layout.TOSS:
        return [rules.FIRST, rules.FIRST + 1]
    return [] if phase == layout.FINISHED else [rules.GO]


def _drawn(w: vec[i64]) -> list[int]:
    """Return the actions of chance that draw a card: one for each card left in the deck of the seat that draws."""
    out: list[int] = []
    at: i64 = 0
    for half in range(2):
        left = w[layout.DECKS + 2 * w[layout.SEAT] + half]
        at = half * (rules.HALF // CHUNK) * CHUNK_SETS
        while left:
            out.extend(DRAWS[at + (left & (CHUNK_SETS - 1))])
            left >>= CHUNK
            at += CHUNK_SETS
    return out


def _lay(w: vec[i64]) -> list[int]:
    """Return the ways to lay a card of the hand: into a patrol that is begun, or as the first of the next (§3.2)."""
    seat = w[layout.SEAT]
    begun: i64 = 0
    for place in range(rules.HAND):
        where = zone(w[layout.CARDS + rules.PLACES * seat + place])
        begun = max(begun, where)
    top = begun if begun < rules.PATROLS else i64(rules.PATROLS - 1)
    out: list[int] = []
    for card in range(rules.HAND):
        if w[layout.HANDS + rules.HAND * seat + card]:
            for number in range(top + 1):
                out.append(rules.LAY + rules.PATROLS * card + int(number))
    return out


def manned(w: vec[i64], seat: i64) -> i64:
    """Return the bit mask of a seat's patrols that have a card, patrol 1 at bit 1."""
    mask: i64 = 0
    for place in range(rules.PLACES):
        mask |= BIT[zone(w[layout.CARDS + rules.PLACES * seat + place])]
    return mask & 62


def unpaired(w: vec[i64], seat: i64) -> i64:
    """Return the bit mask of a seat's patrols that have a card and face none yet, patrol 1 at bit 1."""
    mask = manned(w, seat)
    for number in range(1, rules.PATROLS + 1):
        if w[layout.PAIRS + seat] >> 4 * i64(number - 1) & 15:
            mask &= ~BIT[number]
    return mask


def _pairs(w: vec[i64]) -> list[int]:
    """Return the ways to assign one of one's patrols and one of the enemy's to each other (§3.4).

    Where a side has none left that faces nobody, the assignment is over, or goes on with those that face somebody.
    """
    seat = w[layout.SEAT]
    own = unpaired(w, seat) or manned(w, seat)
    enemy = unpaired(w, 1 - seat) or manned(w, 1 - seat)
    out: list[int] = []
    for mine in range(rules.PATROLS):
        if own & BIT[mine + 1]:
            for other in range(rules.PATROLS):
                if enemy & BIT[other + 1]:
                    out.append(rules.PAIR + rules.PATROLS * mine + other)
    return out


def _battle(field: Field) -> list[int]:
    """Return the actions of a turn of the battle: to stay, run, attack, use an ability or change patrols (§4.1)."""
    w = field.words
    first = rules.PLACES * w[layout.SEAT]
    fighting: i64 = 0
    patrols: i64 = 0  # one's own, from bit 1
    for place in range(rules.PLACES):
        where = zone(w[layout.CARDS + first + place])
        if 0 < where <= rules.PATROLS:
            fighting |= BIT[place]
            patrols |= BIT[where]
    out: list[int] = [rules.STAY]
    _each(out, rules.RUN, fighting)
    strikers: i64 = 0
    for place in range(rules.PLACES):
        if fighting & BIT[place] and facing(w, w[layout.SEAT], zone(w[layout.CARDS + first + place])):
            strikers |= BIT[place]
    _each(out, rules.ATTACK, strikers)
    movers = _uses(out, field, fighting)
    if movers:
        _moves(out, w, movers, patrols)
    return out


def _each(out: list[int], action: int, mask: i64) -> None:
    """Append an action for each bit that is set in a mask: the given one for bit 0, the next for bit 1, etc."""
    while mask:
        if mask & 1:
            out.append(action)
        mask >>= 1
        action += 1


def _uses(out: list[int], field: Field, fighting: i64) -> i64:
    """Append the uses of abilities by cards of a mask; return the mask of those that may change patrols (§5)."""
    w = field.words
    tables = field.tables
    first = rules.PLACES * w[layout.SEAT]
    movers: i64 = 0
    for place in range(rules.PLACES):
        if fighting & BIT[place]:
            card = w[layout.CARDS + first + place]
            marks = tables.marks[SPAN * w[layout.SEAT] + (card & layout.SLOT)]
            for which in range(2):
                if card & layout.UP:
                    if marks & HIDES << which:
                        out.append(rules.USE + 2 * place + which)
                elif marks & USES << which and usable(field, first + place, i64(which)):
                    out.append(rules.USE + 2 * place + which)
            if card & layout.UP and marks & MOVES:
                movers |= BIT[place]
    return movers


def _moves(out: list[int], w: vec[i64], movers: i64, patrols: i64) -> None:
    """Append the actions by which cards of a mask change to another patrol of their side that has a card (§5.7)."""
    for place in range(rules.PLACES):
        if movers & BIT[place]:
            where = zone(w[layout.CARDS + rules.PLACES * w[layout.SEAT] + place])
            for number in range(1, rules.PATROLS + 1):
                if number != where and patrols & BIT[number]:
                    out.append(rules.MOVE + rules.PATROLS * place + number - 1)


def _aim(field: Field) -> list[int]:
    """Return the sacrifices that may still be added, and who may be attacked (§4.2, §4.5, §7.6)."""
    w = field.words
    actor = w[layout.ACTOR] - 1
    seat = w[layout.SEAT]
    out: list[int] = []
    mates = patrol(w, seat, zone(w[layout.CARDS + actor])) & ~w[layout.GIVEN] & ~BIT[actor]
    _each(out, rules.SACRIFICE, mates >> (rules.PLACES * seat))
    _each(out, rules.TARGET, attackable(field.tables, w, facing(w, seat, zone(w[layout.CARDS + actor]))))
    return out


def _targets(mask: i64) -> list[int]:
    """Return the actions that choose the cards at the places of a bit mask for an ability."""
    out: list[int] = []
    _each(out, rules.TARGET, mask)
    return out


def asked(field: Field) -> bool:
    """Return whether the one aimed at is an enemy that lies face down, and so may answer."""
    w = field.words
    aimed = w[layout.AIMED] - 1
    if aimed < 0 or aimed // rules.PLACES == w[layout.SEAT]:
        return False
    return patrolling(w[layout.CARDS + aimed]) and w[layout.CARDS + aimed] & layout.UP == 0


def bystanders(field: Field) -> i64:
    """Return the mask of cards beside the target that may answer an ability: face down before its user (§6.7)."""
    w = field.words
    mask: i64 = 0
    if field.tables.wide and w[layout.POWER]:
        front = facing(w, w[layout.SEAT], zone(w[layout.CARDS + w[layout.ACTOR] - 1]))
        for at in range(rules.PLACES):
            place: i64 = rules.PLACES * (1 - w[layout.SEAT]) + at
            if front & BIT[place] and w[layout.CARDS + place] & layout.UP == 0 and w[layout.AIMED] != place + 1:
                mask |= BIT[place]
    return mask


def _answers(field: Field) -> list[int]:
    """Return the answers of the one that is aimed at, and of who may answer beside it; to pass is always one (§4.4)."""
    w = field.words
    out: list[int] = []
    others = bystanders(field)
    for at in range(rules.PLACES):
        place: i64 = rules.PLACES * (1 - w[layout.SEAT]) + at
        for which in range(2):
            counters = (
                field.tables.marks[SPAN * (1 - w[layout.SEAT]) + (w[layout.CARDS + place] & layout.SLOT)]
                & COUNTERS << which
            )
            if others & BIT[place] and counters:
                out.append(rules.USE + 2 * at + which)
    out.append(rules.PASS)
    if not asked(field):
        return out
    aimed = w[layout.AIMED] - 1
    marks = field.tables.marks[SPAN * (aimed // rules.PLACES) + (w[layout.CARDS + aimed] & layout.SLOT)]
    for which in range(2):
        if (marks & COUNTERS << which and w[layout.POWER]) or (marks & BLOCKS << which and attacking(field)):
            out.append(rules.ANSWER + which)
    return out


def attacking(field: Field) -> bool:
    """Return whether what is going on is an attack, or an ability that attacks."""
    w = field.words
    if w[layout.POWER] == 0:
        return True
    actor = w[layout.ACTOR] - 1
    at = 2 * (SPAN * (actor // rules.PLACES) + (w[layout.CARDS + actor] & layout.SLOT)) + w[layout.POWER] - 1
    last = field.tables.end[at] - 1
    return last >= field.tables.begin[at] and field.tables.clauses[last] >> DO_AT & PART == STRIKE
