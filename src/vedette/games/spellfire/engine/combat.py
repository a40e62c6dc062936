"""Combat: how a fight begins, which side is winning, how it ends, and what the victor keeps.

step 1  the attacker steps out of the pool; powers begin                      begin
step 2  the defender is losing: cards of his column are revealed              judge -> REVEAL
step 3  the attacker is losing: cards of other columns may help               judge -> ASK
step 4  the defender wins; step 5  the attacker wins                          settle, finish
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine import layout
from vedette.games.spellfire.engine import program as rows
from vedette.games.spellfire.engine.agenda import enters, linger, weigh
from vedette.games.spellfire.engine.columns import drop, end_event, forget, leave
from vedette.games.spellfire.engine.effects import to_limbo
from vedette.games.spellfire.engine.layout import slot_of
from vedette.games.spellfire.engine.program import Program, lowest_bit
from vedette.games.spellfire.engine.rules import FOES, FRIENDS
from vedette.games.spellfire.engine.scales import Scales
from vedette.games.spellfire.engine.uses import artifacts_over, guard, may_keep, walled
from vedette.games.spellfire.engine.vocabulary import words

# What a fight asks for next.
OVER: Final = 0
REVEAL: Final = 1
ASK: Final = 2

VERDICTS: Final = 1 << words.WIN | 1 << words.LOSE | 1 << words.REPEL | 1 << words.DRAW
"""The effect words of clauses that decide a fight as long as they hold (win, lose, repel, draw), as a set."""


def begin(scales: Scales, w: vec[i64], champion: i64, column: i64) -> None:
    """Begin a fight (step 1): the champion attacks the realm of a column, and powers begin in their order (§5.2)."""
    program = scales.program
    standing = guard(program, w, column)
    w[layout.POOL] &= ~rows.ONE[champion]
    w[layout.ATTACKER] = champion + 1
    w[layout.COLUMN] = column + 1
    w[layout.DEFENDER] = w[layout.FACE + column] if standing < 0 else standing + 1
    enters(program, w, w[layout.REALM_AT + column] - 1, i64(words.ENTRY))
    if w[layout.HOLDING_AT + column]:
        enters(program, w, w[layout.HOLDING_AT + column] - 1, i64(words.ENTRY))
    left = w[layout.BORNE + champion]
    while left:
        enters(program, w, lowest_bit(left), i64(words.ENTRY))
        left &= left - 1
    enters(program, w, champion, i64(words.ENTRY))
    if standing < 0:
        enters(program, w, w[layout.DEFENDER] - 1, i64(words.ENTRY))


def verdict(scales: Scales) -> i64:
    """Return the outcome that a power in force declares, 0 for none; 16 is added where one more card may avert it."""
    clauses = scales.program.clauses
    for at in range(scales.count if scales.said & VERDICTS else 0):
        row = scales.force[at]
        do = clauses[row + rows.C_DO]
        if do not in (words.WIN, words.LOSE, words.REPEL, words.DRAW) or not scales.holds(row, scales.cues[at]):
            continue
        source = clauses[row + rows.C_SOURCE]
        ours = scales.mine & rows.ONE[source] != 0
        found: i64 = layout.UNDECIDED
        if do == words.DRAW:
            found = layout.DRAWN
        elif do == words.REPEL:
            who = scales.group(clauses[row + rows.C_WHO], source, i64(-1))
            if who & rows.ONE[scales.attacker] and scales.beatable(scales.attacker, source):
                found = layout.REPELLED
            elif who & rows.ONE[scales.defender] and scales.beatable(scales.defender, source):
                found = layout.BEATS
        else:
            loser = scales.defender if ours == (do == words.WIN) else scales.attacker
            if scales.beatable(loser, source):
                found = layout.BEATS if ours == (do == words.WIN) else layout.FALLS
        if found:
            threatens = scales.program.champions & rows.ONE[source] != 0 or clauses[row + rows.C_BASE] == 1
            return found | (16 if threatens else 0)
    return layout.UNDECIDED


def winning(scales: Scales, w: vec[i64]) -> bool:
    """Return whether the attacker is winning by a power or by the totals last worked out (§5.4)."""
    if w[layout.OUTCOME]:
        return w[layout.OUTCOME] == layout.BEATS
    declared = verdict(scales) & 15
    if declared:
        return declared == layout.BEATS
    return scales.total_mine > scales.total_theirs and not walled(scales)


def judge(scales: Scales, w: vec[i64]) -> int:
    """Work out the totals and return the next step: REVEAL a card of the column, ASK the player, or OVER."""
    weigh(scales, w)
    declared = verdict(scales)
    if declared:
        if declared & 16 and declared & 15 == layout.BEATS and w[layout.LAST_CARD] & 1 == 0 and _has_more(w):
            w[layout.LAST_CARD] |= 1
            return REVEAL
        if may_avert(w, declared):
            return ASK
        w[layout.OUTCOME] = declared & 15
        return OVER
    if walled(scales):
        return ASK
    if scales.total_mine <= scales.total_theirs:
        return ASK
    if _has_more(w):
        return REVEAL
    w[layout.OUTCOME] = layout.BEATS
    return OVER


def may_avert(w: vec[i64], declared: i64) -> bool:
    """Return whether the attacker may still take away what a champion's power declares, with one last card (§5.9)."""
    return declared & 16 != 0 and declared & 15 in (layout.FALLS, layout.REPELLED) and w[layout.LAST_CARD] & 2 == 0


def _has_more(w: vec[i64]) -> bool:
    """Return whether cards of the fight's column are still face down; a realm that defends itself has none."""
    return w[layout.LEFT] >> 4 * (w[layout.COLUMN] - 1) & 15 != 0


def give_in(scales: Scales, w: vec[i64]) -> None:
    """Step 4: the attacker plays nothing and has lost; a wall only drives him back (§5.10)."""
    weigh(scales, w)
    declared = verdict(scales) & 15
    w[layout.OUTCOME] = declared or (layout.REPELLED if walled(scales) else layout.FALLS)


def settle(scales: Scales, w: vec[i64]) -> None:
    """Put on the agenda what powers do after a fight; a defender with lives left fights on instead (§6.7)."""
    program = scales.program
    weigh(scales, w)
    if w[layout.OUTCOME] == layout.BEATS and w[layout.DOOMED] & 2 == 0 and w[layout.BEATEN] + 1 < _lives(scales):
        w[layout.BEATEN] += 1
        w[layout.OUTCOME] = layout.UNDECIDED
        w[layout.LAST_CARD] = 0
        used = program.allies | program.round_four
        drop(w, w[layout.ATTACKER] - 1, used)
        drop(w, w[layout.DEFENDER] - 1, used)
        return
    w[layout.SETTLING] = 1
    if w[layout.OUTCOME] in (layout.DRAWN, layout.BOTH_GONE):
        return
    lost = scales.theirs if w[layout.OUTCOME] == layout.BEATS else scales.mine
    site = program.realms | program.holdings
    fallen = site if w[layout.OUTCOME] == layout.BEATS and not _has_more(w) else i64(0)
    for moment in (words.LOST, words.WON, words.FALLEN):
        left = scales.fight & program.after & ~scales.blank
        left &= lost if moment == words.LOST else fallen if moment == words.FALLEN else ~lost
        while left:
            enters(program, w, lowest_bit(left), i64(moment))
            left &= left - 1


def _lives(scales: Scales) -> i64:
    """Return how often the defender must be beaten."""
    clauses = scales.program.clauses
    lives: i64 = 1
    for at in range(scales.count if scales.says(i64(words.LIVES)) else 0):
        row = scales.force[at]
        said = clauses[row + rows.C_DO] == words.LIVES and scales.holds(row, scales.cues[at])
        if said and scales.who(row, scales.cues[at]) & rows.ONE[scales.defender]:
            lives = max(lives, clauses[row + rows.C_NUMBER])
    return lives


def finish(scales: Scales, w: vec[i64], *, stripped: bool) -> None:
    """Clear the fight away (steps 4 and 5) and leave the table ready for the next action."""
    program = scales.program
    weigh(scales, w)
    attacker = w[layout.ATTACKER] - 1
    outcome = w[layout.OUTCOME]
    if outcome == layout.FALLS and w[layout.DOOMED] & 1 == 0:
        outcome = _escapes(scales, w, attacker)
    once = _once(scales)
    staying = scales.staying() if outcome == layout.BEATS else i64(0)
    bound = (
        outcome == layout.BEATS and _touched(scales, i64(words.BOUND), attacker) and not to_limbo(scales, w, attacker)
    )
    if outcome in (layout.REPELLED, layout.DRAWN):
        w[layout.TRIED] |= rows.ONE[FRIENDS * (w[layout.COLUMN] - 1) + attacker]
    else:
        w[layout.TRIED] = 0
    _leave_defender(scales, w, outcome, stripped=stripped, once=once)
    if outcome in (layout.BEATS, layout.REPELLED, layout.DRAWN) and w[layout.DOOMED] & 1 == 0 and not bound:
        _return_attacker(scales, w, attacker, ~(program.gear | staying) | once)
        w[layout.POOL] |= w[layout.JOINED]
    else:
        w[layout.GONE] |= rows.ONE[attacker] | w[layout.BORNE + attacker]
        w[layout.BORNE + attacker] = 0
        if outcome == layout.FALLS:
            _discard_joined(program, w)
        w[layout.POOL] |= w[layout.JOINED]
    for word in range(layout.COLUMN, layout.AGENDA):
        if word != layout.KEEPER:
            w[word] = 0
    if w[layout.EVENT_FIGHT]:
        end_event(program, w)
    forget(program, w)


def _touched(scales: Scales, do: i64, champion: i64) -> bool:
    """Return whether a clause in force that does a given thing, an effect word, acts on a champion."""
    clauses = scales.program.clauses
    for at in range(scales.count if scales.says(do) else 0):
        row = scales.force[at]
        said = clauses[row + rows.C_DO] == do and scales.holds(row, scales.cues[at])
        if said and scales.who(row, scales.cues[at]) & rows.ONE[champion]:
            return True
    return False


def _escapes(scales: Scales, w: vec[i64], attacker: i64) -> i64:
    """Return the outcome of a lost fight: the attacker may go back to the pool, or into limbo (§6.8, §8.4)."""
    clauses = scales.program.clauses
    outcome: i64 = layout.FALLS
    for at in range(scales.count if scales.says(i64(words.ESCAPE)) else 0):
        row = scales.force[at]
        said = clauses[row + rows.C_DO] == words.ESCAPE and scales.holds(row, scales.cues[at])
        if said and scales.who(row, scales.cues[at]) & rows.ONE[attacker]:
            if clauses[row + rows.C_NUMBER] == 0:
                return i64(layout.REPELLED)
            if outcome == layout.FALLS:
                linger(w, row // rows.CLAUSE_ROW, attacker)
            outcome = layout.REPELLED
    return outcome


def _once(scales: Scales) -> i64:
    """Return the cards that are discarded after the fight they were used in, items that were won over among them."""
    clauses = scales.program.clauses
    found: i64 = 0
    for at in range(scales.count if scales.says(i64(words.ONCE)) or scales.says(i64(words.TAKE)) else 0):
        do = clauses[scales.force[at] + rows.C_DO]
        if do == words.ONCE:
            found |= rows.ONE[clauses[scales.force[at] + rows.C_SOURCE]]
        elif do == words.TAKE and scales.cues[at] >= 0:
            found |= rows.ONE[scales.cues[at]]
    return found


def _leave_defender(scales: Scales, w: vec[i64], outcome: i64, *, stripped: bool, once: i64) -> None:
    """Discard the defender, win the realm or turn the next card; or leave him with what he keeps (§6.1 to §6.3)."""
    program = scales.program
    defender = w[layout.DEFENDER] - 1
    column = w[layout.COLUMN] - 1
    if outcome in (layout.BEATS, layout.BOTH_GONE) or w[layout.DOOMED] & 2:
        w[layout.GONE] |= w[slot_of(defender)]
        w[slot_of(defender)] = 0
        if defender < FOES:
            w[layout.GONE] |= rows.ONE[defender]
            leave(w, column)
        if w[layout.LEFT] >> 4 * column & 15 == 0 and outcome == layout.BEATS and w[layout.REALM_AT + column]:
            w[layout.WON_SET] |= rows.ONE[column]
        return
    drop(w, defender, once)
    if defender >= FOES:
        drop(w, defender, ~i64(0))
    elif outcome == layout.DRAWN or stripped:
        drop(w, defender, program.allies | program.round_four)


def _return_attacker(scales: Scales, w: vec[i64], attacker: i64, lost: i64) -> None:
    """Let the attacker go back to the pool without what is lost, and with the gear that it may keep (§6.4)."""
    program = scales.program
    drop(w, attacker, lost)
    w[layout.POOL] |= rows.ONE[attacker]
    artifacts = w[layout.BORNE + attacker] & program.artifacts
    doubtful = w[layout.BORNE + attacker] & w[layout.USED_NOW]
    if not program.early_rules:
        doubtful &= program.gear
    if doubtful == 0 and artifacts & (artifacts - 1) == 0:
        return
    outside = w[:]
    outside[layout.COLUMN] = 0
    outside[layout.ATTACKER] = 0
    outside[layout.DEFENDER] = 0
    outside[layout.USED_NOW] = 0
    scales.permit(outside, attacker, i64(-1), i64(-1))
    while doubtful:
        card = lowest_bit(doubtful)
        doubtful &= doubtful - 1
        if not may_keep(scales, attacker, card):
            drop(w, attacker, rows.ONE[card])
    if artifacts_over(scales, attacker):
        w[layout.KEEPER] = attacker + 1


def _discard_joined(program: Program, w: vec[i64]) -> None:
    """Discard the champions that fought along and lost, but for those that are lent for the fight (§5.20)."""
    left = w[layout.JOINED]
    for at in range(layout.LINGER_ROOM):
        row = ((w[layout.LINGERING + at] >> 8) - 1) * rows.CLAUSE_ROW
        if (
            row >= 0
            and program.clauses[row + rows.C_DO] == words.JOIN
            and program.clauses[row + rows.C_UNTIL] == words.THE_FIGHT
        ):
            left &= ~rows.ONE[(w[layout.LINGERING + at] & 255) - 1]
    w[layout.JOINED] &= ~left
    while left:
        card = lowest_bit(left)
        left &= left - 1
        w[layout.GONE] |= rows.ONE[card] | w[layout.BORNE + card]
        w[layout.BORNE + card] = 0
