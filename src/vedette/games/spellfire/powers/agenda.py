"""The agenda: what powers have still to do, and the moments that put it there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.layout import (
    A_CLAUSE,
    A_PICK,
    AGENDA,
    AGENDA_ROOM,
    AGENDA_SIZE,
    ATTACKER,
    COLUMN,
    DEFENDER,
    FIRED,
    LINGER_ROOM,
    LINGERING,
    PICKED,
)
from vedette.games.spellfire.powers.muster import alternatives, imitates, picked
from vedette.games.spellfire.powers.program import (
    C_CUE,
    C_DO,
    C_NUMBER,
    C_OPTION,
    C_SOURCE,
    C_WHEN,
    C_WHO,
    C_WIDE,
    CLAUSE_ROW,
    G_COUNT,
    GROUP_ROW,
    ONE,
    Program,
    lowest_bit,
)
from vedette.games.spellfire.powers.scales import Scales
from vedette.games.spellfire.powers.words import CANCEL, DRAW, ENTRY, FIRST, LOSE, REPEL, SOON, USED, WIN

CLAUSE_BITS: Final = 8
KIND_BIT: Final = 30


def weigh(scales: Scales, w: vec[i64]) -> None:
    """Weigh the fight that is on, or the whole table where there is none."""
    scales.weigh(w, w[ATTACKER] - 1, w[DEFENDER] - 1, w[COLUMN] - 1)


def push(w: vec[i64], kind: i64, number: i64, cue: i64) -> None:
    """Put an entry at the end of the agenda: a clause, or a card that picks an alternative.

    What finds no room does nothing (§5.21): cards of one's own may say any number of things, and a game goes on.
    """
    if w[AGENDA_SIZE] < AGENDA_ROOM:
        w[AGENDA + w[AGENDA_SIZE]] = kind << KIND_BIT | number << CLAUSE_BITS | (cue + 1)
        w[AGENDA_SIZE] += 1


def pop(w: vec[i64]) -> None:
    """Take the first entry off the agenda."""
    w[AGENDA_SIZE] -= 1
    for at in range(w[AGENDA_SIZE]):
        w[AGENDA + at] = w[AGENDA + at + 1]
    w[AGENDA + w[AGENDA_SIZE]] = 0


def clear_of(w: vec[i64], program: Program, card: i64) -> None:
    """Take everything off the agenda that a card was still to do."""
    kept: i64 = 0
    for at in range(w[AGENDA_SIZE]):
        entry = w[AGENDA + at]
        number = entry >> CLAUSE_BITS & 0xFFFF
        source = number if entry >> KIND_BIT == A_PICK else program.clauses[number * CLAUSE_ROW + C_SOURCE]
        if source != card:
            w[AGENDA + kept] = entry
            kept += 1
    for at in range(kept, w[AGENDA_SIZE]):
        w[AGENDA + at] = 0
    w[AGENDA_SIZE] = kept


def enters(program: Program, w: vec[i64], card: i64, moment: i64) -> None:
    """Put on the agenda what a card does at a moment of its own: its entry, a lost or a won fight."""
    open_pick = moment == ENTRY and program.options & ONE[card] and picked(w, card) == 0
    if open_pick and alternatives(program, w, card):
        push(w, i64(A_PICK), card, i64(-1))
    for number in range(program.first_clause[card], program.first_clause[card + 1]):
        row = i64(number) * CLAUSE_ROW
        do = program.clauses[row + C_DO]
        when = program.clauses[row + C_WHEN]
        if (when != moment and (when != SOON or moment != ENTRY)) or not imitates(program, w, row):
            continue
        if not verdict_word(do) or program.events & ONE[card]:
            push(w, i64(A_CLAUSE), i64(number), i64(-1))


def verdict_word(do: i64) -> bool:
    """Return whether a word decides a fight as long as it holds, and so is looked at with the totals (§5.9)."""
    return do in (WIN, LOSE, REPEL, DRAW)


def triggers(scales: Scales, w: vec[i64], card: i64, sources: i64) -> None:
    """Put on the agenda what a used card sets off, cancelling first; ``scales`` has weighed the fight with it."""
    program = scales.program
    sources &= program.awaiting & ~ONE[card] & ~scales.blank
    for cancelling in (True, False):
        left = sources
        while left:
            source = lowest_bit(left)
            left &= left - 1
            for number in range(program.first_clause[source], program.first_clause[source + 1]):
                row = i64(number) * CLAUSE_ROW
                when = program.clauses[row + C_WHEN]
                if when in (USED, FIRST, SOON) and (program.clauses[row + C_DO] == CANCEL) == cancelling:
                    _trigger(scales, w, i64(number), card)


def _trigger(scales: Scales, w: vec[i64], number: i64, card: i64) -> None:
    """Put a clause on the agenda if a card is what it waits for."""
    program = scales.program
    row = number * CLAUSE_ROW
    clauses = program.clauses
    source = clauses[row + C_SOURCE]
    outside = (scales.fight | program.events) & (ONE[source] | ONE[card]) == ONE[card]
    if outside and clauses[row + C_WIDE] == 0:
        return
    limited = clauses[row + C_WHEN] == FIRST or (clauses[row + C_DO] == CANCEL and clauses[row + C_NUMBER] == 1)
    if limited and w[FIRED] & ONE[source]:
        return
    if clauses[row + C_OPTION] and clauses[row + C_OPTION] != picked(w, source):
        return
    if not imitates(program, w, row):
        return
    soon = clauses[row + C_WHEN] == SOON
    cue = clauses[row + C_WHO] if soon else clauses[row + C_CUE]
    if program.events & ONE[card]:  # an event is nobody's and nowhere
        hit = program.groups[cue * GROUP_ROW + G_COUNT] > 0 and scales.sorted(cue, ONE[card]) != 0
    else:
        hit = scales.group(cue, source, i64(-1)) & ONE[card] != 0
    if clauses[row + C_DO] == CANCEL and scales.unguarded(ONE[card], i64(CANCEL)) == 0:
        return
    if hit and scales.heeding(ONE[card], source):
        push(w, i64(A_CLAUSE), number, i64(-1) if soon else card)
        if limited:
            w[FIRED] |= ONE[source]


def linger(w: vec[i64], number: i64, card: i64) -> None:
    """Let a clause go on acting on a card after its moment, unless there is no room (§5.21)."""
    entry = (number + 1) << CLAUSE_BITS | (card + 1)
    for at in range(LINGER_ROOM):
        if w[LINGERING + at] == 0:
            w[LINGERING + at] = entry
            return


def pick(w: vec[i64], card: i64, option: i64) -> None:
    """Note which alternative of a card its side picked."""
    w[PICKED + card // 20] |= option << 3 * (card % 20)


def unpick(w: vec[i64], card: i64) -> None:
    """Forget what was noted of a card there."""
    w[PICKED + card // 20] &= ~(i64(7) << 3 * (card % 20))
