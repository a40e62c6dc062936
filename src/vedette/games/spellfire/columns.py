"""The columns: what is turned next, where realms and holdings go, which realms are won, and how a card leaves play."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.layout import (
    ATTACKER,
    BEATS,
    BORNE,
    BOTH_GONE,
    COLUMN,
    DEFENDER,
    DOOMED,
    EVENT_CARD,
    EVENT_FIGHT,
    FACE,
    FALLS,
    GONE,
    HOLDING_AT,
    JOINED,
    LEFT,
    LINGER_ROOM,
    LINGERING,
    OUTCOME,
    OWED,
    POOL,
    QUEUE,
    REALM_AT,
    REVEALED,
    RULE_CARD,
    SETTLING,
    UNDECIDED,
    WON_SET,
    slot_of,
)
from vedette.games.spellfire.powers.program import C_UNTIL, CLAUSE_ROW, ONE, Program
from vedette.games.spellfire.powers.scales import Scales
from vedette.games.spellfire.powers.words import FOR_GOOD, NEXT_EVENT
from vedette.games.spellfire.rules import COLUMNS, FOES
from vedette.games.spellfire.uses import HOLDINGS, freedom, guard


def enqueue(w: vec[i64], column: i64) -> None:
    """Put a column at the end of the queue of forced cards (§2.2)."""
    shift: i64 = 0
    while w[QUEUE] >> shift & 15:
        shift += 4
    w[QUEUE] |= (column + 1) << shift


def unqueue(w: vec[i64], column: i64) -> None:
    """Take a column out of the queue, wherever it stands."""
    kept: i64 = 0
    shift: i64 = 0
    left = w[QUEUE]
    while left:
        if left & 15 != column + 1:
            kept |= (left & 15) << shift
            shift += 4
        left >>= 4
    w[QUEUE] = kept


def leave(w: vec[i64], column: i64) -> None:
    """Let the face-up card of a column go; the next one is turned the moment it leaves (§2.1)."""
    w[FACE + column] = 0
    unqueue(w, column)
    if w[LEFT] >> 4 * column & 15:
        w[OWED] |= i64(1) << column


def place_realm(w: vec[i64], card: i64, column: i64) -> bool:
    """Put a realm on top of the nearest column to the right that has none; False where all have one (§3.1, §3.3)."""
    for step in range(COLUMNS):
        there = (column + step) % COLUMNS
        if w[REALM_AT + there] == 0:
            w[REALM_AT + there] = card + 1
            return True
    w[GONE] |= ONE[card]
    return False


def attach_holding(scales: Scales, w: vec[i64], card: i64, column: i64) -> bool:
    """Attach a holding to the nearest realm to the right that may have it; False where none may (§3.4)."""
    program = scales.program
    for step in range(COLUMNS):
        there = (column + step) % COLUMNS
        if w[REALM_AT + there] == 0 or w[HOLDING_AT + there] or w[WON_SET] >> there & 1:
            continue
        realm = w[REALM_AT + there] - 1
        if program.world[realm] == program.world[card] or _freed(scales, w, there, card):
            w[HOLDING_AT + there] = card + 1
            return True
    w[GONE] |= ONE[card]
    return False


def _freed(scales: Scales, w: vec[i64], column: i64, card: i64) -> bool:
    """Return whether a power lets a realm have a holding of another world."""
    if scales.program.attaching == 0:
        return False
    scales.permit(w, i64(-1), i64(-1), column)
    return freedom(scales, w[REALM_AT + column] - 1, card) & HOLDINGS != 0


def win_columns(program: Program, w: vec[i64]) -> None:
    """Win every realm that stands over an empty column and does not defend itself (§3.2, §6.6)."""
    for column in range(COLUMNS):
        if w[REALM_AT + column] == 0 or w[COLUMN] == column + 1 or w[FACE + column]:
            continue
        if w[LEFT] >> 4 * column & 15 == 0 and guard(program, w, i64(column)) < 0:
            w[WON_SET] |= i64(1) << column


def end_event(program: Program, w: vec[i64]) -> None:
    """Discard the lasting event, and end what it left behind (§4.3)."""
    if w[EVENT_CARD]:
        card = w[EVENT_CARD] - 1
        w[EVENT_CARD] = 0
        w[EVENT_FIGHT] = 0
        w[GONE] |= ONE[card]
    for at in range(LINGER_ROOM):
        entry = w[LINGERING + at]
        if entry and program.clauses[((entry >> 8) - 1) * CLAUSE_ROW + C_UNTIL] == NEXT_EVENT:
            w[LINGERING + at] = 0


def forget(program: Program, w: vec[i64]) -> None:
    """End what lingers from a fight that is over, and from cards that are gone."""
    for at in range(LINGER_ROOM):
        entry = w[LINGERING + at]
        if entry:
            until = program.clauses[((entry >> 8) - 1) * CLAUSE_ROW + C_UNTIL]
            cue = (entry & 255) - 1
            if until not in (FOR_GOOD, NEXT_EVENT) or w[GONE] & ONE[cue]:
                w[LINGERING + at] = 0


def discard(program: Program, w: vec[i64], card: i64) -> None:
    """Discard a card from wherever it is in play; a champion takes what is attached to it along (§4.2, §4.5)."""
    mark = ONE[card]
    if program.champions & mark:
        _discard_champion(w, card)
        return
    for champion in range(FOES + 1):
        w[BORNE + champion] &= ~mark
    _discard_from_columns(w, card)
    if w[RULE_CARD] == card + 1:
        w[RULE_CARD] = 0
    if w[EVENT_CARD] == card + 1:
        end_event(program, w)
    if w[REVEALED] == card + 1:
        w[REVEALED] = 0
    w[GONE] |= mark


def _discard_from_columns(w: vec[i64], card: i64) -> None:
    """Take a card that is no champion out of the columns; a realm takes its holding along."""
    for column in range(COLUMNS):
        if w[FACE + column] == card + 1:
            leave(w, i64(column))
        elif w[HOLDING_AT + column] == card + 1:
            w[HOLDING_AT + column] = 0
        elif w[REALM_AT + column] == card + 1:
            w[REALM_AT + column] = 0
            if w[HOLDING_AT + column]:
                w[GONE] |= ONE[w[HOLDING_AT + column] - 1]
                w[HOLDING_AT + column] = 0


def _discard_champion(w: vec[i64], card: i64) -> None:
    """Discard a champion; one that fights is only marked, and goes when the fight is settled."""
    if w[ATTACKER] == card + 1 or (w[DEFENDER] == card + 1 and w[COLUMN]):
        mine = w[ATTACKER] == card + 1
        w[DOOMED] |= 1 if mine else 2
        if w[SETTLING] == 0:
            fallen = w[OUTCOME]
            if fallen == UNDECIDED:
                w[OUTCOME] = FALLS if mine else BEATS
            elif w[DOOMED] == 3:
                w[OUTCOME] = BOTH_GONE
        return
    gone = ONE[card] | w[BORNE + card]
    w[BORNE + card] = 0
    w[POOL] &= ~ONE[card]
    w[JOINED] &= ~ONE[card]
    for column in range(COLUMNS):
        if w[FACE + column] == card + 1:
            leave(w, i64(column))
    w[GONE] |= gone


def drop(w: vec[i64], champion: i64, cards: i64) -> None:
    """Discard some of what a champion bears."""
    at = slot_of(champion)
    w[GONE] |= w[at] & cards
    w[at] &= ~cards
