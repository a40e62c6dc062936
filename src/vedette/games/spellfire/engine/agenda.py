"""The agenda: what powers have still to do, and the moments that put it there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine import layout
from vedette.games.spellfire.engine import program as rows
from vedette.games.spellfire.engine.muster import alternatives, imitates, picked
from vedette.games.spellfire.engine.program import Program, lowest_bit
from vedette.games.spellfire.engine.scales import Scales
from vedette.games.spellfire.engine.vocabulary import words

CLAUSE_BITS: Final = 8
KIND_BIT: Final = 30


def weigh(scales: Scales, w: vec[i64]) -> None:
    """Work out powers, levels and totals of the present fight, or of the whole table where there is none."""
    scales.weigh(w, w[layout.ATTACKER] - 1, w[layout.DEFENDER] - 1, w[layout.COLUMN] - 1)


def push(w: vec[i64], kind: i64, number: i64, cue: i64) -> None:
    """Put a clause that is to act, or a card that is to pick an alternative, at the end of the agenda.

    What finds no room does nothing (§5.21): cards of one's own may say any number of things, and a game goes on.
    """
    if w[layout.AGENDA_SIZE] < layout.AGENDA_ROOM:
        w[layout.AGENDA + w[layout.AGENDA_SIZE]] = kind << KIND_BIT | number << CLAUSE_BITS | (cue + 1)
        w[layout.AGENDA_SIZE] += 1


def pop(w: vec[i64]) -> None:
    """Take the first entry off the agenda, the list of what powers have still to do."""
    w[layout.AGENDA_SIZE] -= 1
    for at in range(w[layout.AGENDA_SIZE]):
        w[layout.AGENDA + at] = w[layout.AGENDA + at + 1]
    w[layout.AGENDA + w[layout.AGENDA_SIZE]] = 0


def clear_of(w: vec[i64], program: Program, card: i64) -> None:
    """Take everything off the agenda that a card was still to do."""
    kept: i64 = 0
    for at in range(w[layout.AGENDA_SIZE]):
        entry = w[layout.AGENDA + at]
        number = entry >> CLAUSE_BITS & 0xFFFF
        source = (
            number if entry >> KIND_BIT == layout.A_PICK else program.clauses[number * rows.CLAUSE_ROW + rows.C_SOURCE]
        )
        if source != card:
            w[layout.AGENDA + kept] = entry
            kept += 1
    for at in range(kept, w[layout.AGENDA_SIZE]):
        w[layout.AGENDA + at] = 0
    w[layout.AGENDA_SIZE] = kept


def enters(program: Program, w: vec[i64], card: i64, moment: i64) -> None:
    """Put on the agenda what a card does at a moment of its own: its entry, a lost or a won fight."""
    open_pick = moment == words.ENTRY and program.options & rows.ONE[card] and picked(w, card) == 0
    if open_pick and alternatives(program, w, card):
        push(w, i64(layout.A_PICK), card, i64(-1))
    for number in range(program.first_clause[card], program.first_clause[card + 1]):
        row = i64(number) * rows.CLAUSE_ROW
        do = program.clauses[row + rows.C_DO]
        when = program.clauses[row + rows.C_WHEN]
        if (when != moment and (when != words.SOON or moment != words.ENTRY)) or not imitates(program, w, row):
            continue
        if not verdict_word(do) or program.events & rows.ONE[card]:
            push(w, i64(layout.A_CLAUSE), i64(number), i64(-1))


def verdict_word(do: i64) -> bool:
    """Return whether an effect word decides a fight as long as its clause holds (§5.9): win, lose, repel or draw."""
    return do in (words.WIN, words.LOSE, words.REPEL, words.DRAW)


def triggers(scales: Scales, w: vec[i64], card: i64, sources: i64) -> None:
    """Put on the agenda what the use of a card sets off, cancelling first; ``scales`` must already include it."""
    program = scales.program
    sources &= program.awaiting & ~rows.ONE[card] & ~scales.blank
    for cancelling in (True, False):
        left = sources
        while left:
            source = lowest_bit(left)
            left &= left - 1
            for number in range(program.first_clause[source], program.first_clause[source + 1]):
                row = i64(number) * rows.CLAUSE_ROW
                when = program.clauses[row + rows.C_WHEN]
                if (
                    when in (words.USED, words.FIRST, words.SOON)
                    and (program.clauses[row + rows.C_DO] == words.CANCEL) == cancelling
                ):
                    _trigger(scales, w, i64(number), card)


def _trigger(scales: Scales, w: vec[i64], number: i64, card: i64) -> None:
    """Put a clause on the agenda if it waits for the use of a card such as this one."""
    program = scales.program
    row = number * rows.CLAUSE_ROW
    clauses = program.clauses
    source = clauses[row + rows.C_SOURCE]
    outside = (scales.fight | program.events) & (rows.ONE[source] | rows.ONE[card]) == rows.ONE[card]
    if outside and clauses[row + rows.C_WIDE] == 0:
        return
    limited = clauses[row + rows.C_WHEN] == words.FIRST or (
        clauses[row + rows.C_DO] == words.CANCEL and clauses[row + rows.C_NUMBER] == 1
    )
    if limited and w[layout.FIRED] & rows.ONE[source]:
        return
    if clauses[row + rows.C_OPTION] and clauses[row + rows.C_OPTION] != picked(w, source):
        return
    if not imitates(program, w, row):
        return
    soon = clauses[row + rows.C_WHEN] == words.SOON
    cue = clauses[row + rows.C_WHO] if soon else clauses[row + rows.C_CUE]
    if program.events & rows.ONE[card]:  # an event is nobody's and nowhere
        hit = program.groups[cue * rows.GROUP_ROW + rows.G_COUNT] > 0 and scales.sorted(cue, rows.ONE[card]) != 0
    else:
        hit = scales.group(cue, source, i64(-1)) & rows.ONE[card] != 0
    if clauses[row + rows.C_DO] == words.CANCEL and scales.unguarded(rows.ONE[card], i64(words.CANCEL)) == 0:
        return
    if hit and scales.heeding(rows.ONE[card], source):
        push(w, i64(layout.A_CLAUSE), number, i64(-1) if soon else card)
        if limited:
            w[layout.FIRED] |= rows.ONE[source]


def linger(w: vec[i64], number: i64, card: i64) -> None:
    """Note that a clause goes on acting on a card after its moment, unless there is no room (§5.21)."""
    entry = (number + 1) << CLAUSE_BITS | (card + 1)
    for at in range(layout.LINGER_ROOM):
        if w[layout.LINGERING + at] == 0:
            w[layout.LINGERING + at] = entry
            return


def pick(w: vec[i64], card: i64, option: i64) -> None:
    """Note which alternative of a card its side picked."""
    w[layout.PICKED + card // 20] |= option << 3 * (card % 20)


def unpick(w: vec[i64], card: i64) -> None:
    """Forget which alternative of a card its side picked."""
    shift = 3 * (card % 20)
    w[layout.PICKED + card // 20] -= (w[layout.PICKED + card // 20] >> shift & 7) << shift
