"""The columns: what is turned next, where realms and holdings go, which realms are won, and how a card leaves play."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine import layout
from vedette.games.spellfire.engine.layout import slot_of
from vedette.games.spellfire.engine.program import C_UNTIL, CLAUSE_ROW, ONE, Program
from vedette.games.spellfire.engine.rules import COLUMNS, FOES
from vedette.games.spellfire.engine.scales import Scales
from vedette.games.spellfire.engine.uses import HOLDINGS, freedom, guard
from vedette.games.spellfire.engine.vocabulary.words import FOR_GOOD, NEXT_EVENT


def enqueue(w: vec[i64], column: i64) -> None:
    """Put a column at the end of the queue of forced cards (§2.2)."""
    shift: i64 = 0
    while w[layout.QUEUE] >> shift & 15:
        shift += 4
    w[layout.QUEUE] |= (column + 1) << shift


def unqueue(w: vec[i64], column: i64) -> None:
    """Take a column out of the queue of forced cards, wherever it stands there."""
    kept: i64 = 0
    shift: i64 = 0
    left = w[layout.QUEUE]
    while left:
        if left & 15 != column + 1:
            kept |= (left & 15) << shift
            shift += 4
        left >>= 4
    w[layout.QUEUE] = kept


def leave(w: vec[i64], column: i64) -> None:
    """Take the face-up card out of a column, and note that the next one, if any, is to be turned (§2.1)."""
    w[layout.FACE + column] = 0
    unqueue(w, column)
    if w[layout.LEFT] >> 4 * column & 15:
        w[layout.OWED] |= ONE[column]


def place_realm(w: vec[i64], card: i64, column: i64) -> bool:
    """Put a realm on top of the nearest column to the right that has none; False where all have one (§3.1, §3.3)."""
    for step in range(COLUMNS):
        there = (column + step) % COLUMNS
        if w[layout.REALM_AT + there] == 0:
            w[layout.REALM_AT + there] = card + 1
            return True
    w[layout.GONE] |= ONE[card]
    return False


def attach_holding(scales: Scales, w: vec[i64], card: i64, column: i64) -> bool:
    """Attach a holding to the nearest realm to the right that may have it; False where none may (§3.4)."""
    program = scales.program
    for step in range(COLUMNS):
        there = (column + step) % COLUMNS
        if w[layout.REALM_AT + there] == 0 or w[layout.HOLDING_AT + there] or w[layout.WON_SET] >> there & 1:
            continue
        realm = w[layout.REALM_AT + there] - 1
        fits = program.world[realm] == program.world[card] or program.anywhere & ONE[card] != 0
        if fits or _freed(scales, w, there, card):
            w[layout.HOLDING_AT + there] = card + 1
            return True
    w[layout.GONE] |= ONE[card]
    return False


def _freed(scales: Scales, w: vec[i64], column: i64, card: i64) -> bool:
    """Return whether a power lets a realm have a holding of another world."""
    if scales.program.attaching == 0:
        return False
    scales.permit(w, i64(-1), i64(-1), column)
    return freedom(scales, w[layout.REALM_AT + column] - 1, card) & HOLDINGS != 0


def win_columns(program: Program, w: vec[i64]) -> None:
    """Win every realm that stands over an empty column and does not defend itself (§3.2, §6.6)."""
    for column in range(COLUMNS):
        if w[layout.REALM_AT + column] == 0 or w[layout.COLUMN] == column + 1 or w[layout.FACE + column]:
            continue
        if w[layout.LEFT] >> 4 * column & 15 == 0 and guard(program, w, i64(column)) < 0:
            w[layout.WON_SET] |= ONE[column]


def end_event(program: Program, w: vec[i64]) -> None:
    """Discard the lasting event, and end all effects that last until the next event (§4.3)."""
    if w[layout.EVENT_CARD]:
        card = w[layout.EVENT_CARD] - 1
        w[layout.EVENT_CARD] = 0
        w[layout.EVENT_FIGHT] = 0
        w[layout.GONE] |= ONE[card]
    for at in range(layout.LINGER_ROOM):
        entry = w[layout.LINGERING + at]
        if entry and program.clauses[((entry >> 8) - 1) * CLAUSE_ROW + C_UNTIL] == NEXT_EVENT:
            w[layout.LINGERING + at] = 0


def forget(program: Program, w: vec[i64]) -> None:
    """End the effects that last for a fight only, now that it is over, and all those on discarded cards."""
    for at in range(layout.LINGER_ROOM):
        entry = w[layout.LINGERING + at]
        if entry:
            until = program.clauses[((entry >> 8) - 1) * CLAUSE_ROW + C_UNTIL]
            cue = (entry & 255) - 1
            if until not in (FOR_GOOD, NEXT_EVENT) or w[layout.GONE] & ONE[cue]:
                w[layout.LINGERING + at] = 0


def discard(program: Program, w: vec[i64], card: i64) -> None:
    """Discard a card from wherever it is in play; a champion takes what is attached to it along (§4.2, §6.1)."""
    mark = ONE[card]
    if program.champions & mark:
        _discard_champion(w, card)
        return
    for champion in range(FOES + 1):
        w[layout.BORNE + champion] &= ~mark
    _discard_from_columns(w, card)
    if w[layout.RULE_CARD] == card + 1:
        w[layout.RULE_CARD] = 0
    if w[layout.EVENT_CARD] == card + 1:
        end_event(program, w)
    if w[layout.REVEALED] == card + 1:
        w[layout.REVEALED] = 0
    w[layout.GONE] |= mark


def _discard_from_columns(w: vec[i64], card: i64) -> None:
    """Take a card that is no champion out of the columns; a realm takes its holding along."""
    for column in range(COLUMNS):
        if w[layout.FACE + column] == card + 1:
            leave(w, i64(column))
        elif w[layout.HOLDING_AT + column] == card + 1:
            w[layout.HOLDING_AT + column] = 0
        elif w[layout.REALM_AT + column] == card + 1:
            w[layout.REALM_AT + column] = 0
            if w[layout.HOLDING_AT + column]:
                w[layout.GONE] |= ONE[w[layout.HOLDING_AT + column] - 1]
                w[layout.HOLDING_AT + column] = 0


def _discard_champion(w: vec[i64], card: i64) -> None:
    """Discard a champion; one that fights is only marked, and goes when the fight is settled."""
    if w[layout.ATTACKER] == card + 1 or (w[layout.DEFENDER] == card + 1 and w[layout.COLUMN]):
        mine = w[layout.ATTACKER] == card + 1
        w[layout.DOOMED] |= 1 if mine else 2
        if w[layout.SETTLING] == 0:
            fallen = w[layout.OUTCOME]
            if fallen == layout.UNDECIDED:
                w[layout.OUTCOME] = layout.FALLS if mine else layout.BEATS
            elif w[layout.DOOMED] == 3:
                w[layout.OUTCOME] = layout.BOTH_GONE
        return
    gone = ONE[card] | w[layout.BORNE + card]
    w[layout.BORNE + card] = 0
    w[layout.POOL] &= ~ONE[card]
    w[layout.JOINED] &= ~ONE[card]
    for column in range(COLUMNS):
        if w[layout.FACE + column] == card + 1:
            leave(w, i64(column))
    w[layout.GONE] |= gone


def drop(w: vec[i64], champion: i64, cards: i64) -> None:
    """Discard some of what a champion bears."""
    at = slot_of(champion)
    w[layout.GONE] |= w[at] & cards
    w[at] &= ~cards
