"""Combat: how a fight begins, which side is winning, how it ends, and what the victor keeps.

step 1  the attacker steps out of the pool; powers begin                      begin
step 2  the defender is losing: cards of his column are revealed              judge -> REVEAL
step 3  the attacker is losing: cards of other columns may help               judge -> ASK
step 4  the defender wins; step 5  the attacker wins                          settle, finish
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.columns import drop, end_event, forget, leave
from vedette.games.spellfire.layout import (
    AGENDA,
    ATTACKER,
    BEATEN,
    BEATS,
    BORNE,
    BOTH_GONE,
    COLUMN,
    DEFENDER,
    DOOMED,
    DRAWN,
    EVENT_FIGHT,
    FACE,
    FALLS,
    GONE,
    HOLDING_AT,
    JOINED,
    KEEPER,
    LAST_CARD,
    LEFT,
    LINGER_ROOM,
    LINGERING,
    OUTCOME,
    POOL,
    REALM_AT,
    REPELLED,
    SETTLING,
    TRIED,
    UNDECIDED,
    USED_NOW,
    WON_SET,
    slot_of,
)
from vedette.games.spellfire.powers.agenda import enters, linger, weigh
from vedette.games.spellfire.powers.effects import to_limbo
from vedette.games.spellfire.powers.program import (
    C_BASE,
    C_DO,
    C_NUMBER,
    C_SOURCE,
    C_UNTIL,
    C_WHO,
    CLAUSE_ROW,
    ONE,
    Program,
    lowest_bit,
)
from vedette.games.spellfire.powers.scales import Scales
from vedette.games.spellfire.powers.words import (
    BOUND,
    DRAW,
    ENTRY,
    ESCAPE,
    FALLEN,
    JOIN,
    LIVES,
    LOSE,
    LOST,
    ONCE,
    REPEL,
    THE_FIGHT,
    WIN,
    WON,
)
from vedette.games.spellfire.rules import FOES, FRIENDS
from vedette.games.spellfire.uses import artifacts_over, guard, may_keep, walled

# What a fight asks for next.
OVER: Final = 0
REVEAL: Final = 1
ASK: Final = 2

VERDICTS: Final = 1 << WIN | 1 << LOSE | 1 << REPEL | 1 << DRAW
"""The words that decide a fight as long as they hold, one bit to a word."""


def begin(scales: Scales, w: vec[i64], champion: i64, column: i64) -> None:
    """Step 1: the champion steps before the defender of the realm, and powers begin in their order (§5.2)."""
    program = scales.program
    standing = guard(program, w, column)
    w[POOL] &= ~ONE[champion]
    w[ATTACKER] = champion + 1
    w[COLUMN] = column + 1
    w[DEFENDER] = w[FACE + column] if standing < 0 else standing + 1
    enters(program, w, w[REALM_AT + column] - 1, i64(ENTRY))
    if w[HOLDING_AT + column]:
        enters(program, w, w[HOLDING_AT + column] - 1, i64(ENTRY))
    left = w[BORNE + champion]
    while left:
        enters(program, w, lowest_bit(left), i64(ENTRY))
        left &= left - 1
    enters(program, w, champion, i64(ENTRY))
    if standing < 0:
        enters(program, w, w[DEFENDER] - 1, i64(ENTRY))


def verdict(scales: Scales) -> i64:
    """Return the outcome that a power in force declares, 0 for none; 16 is added where one more card may avert it."""
    clauses = scales.program.clauses
    for at in range(scales.count if scales.said & VERDICTS else 0):
        row = scales.force[at]
        do = clauses[row + C_DO]
        if do not in (WIN, LOSE, REPEL, DRAW) or not scales.holds(row, scales.cues[at]):
            continue
        source = clauses[row + C_SOURCE]
        ours = scales.mine & ONE[source] != 0
        found: i64 = UNDECIDED
        if do == DRAW:
            found = DRAWN
        elif do == REPEL:
            who = scales.group(clauses[row + C_WHO], source, i64(-1))
            if who & ONE[scales.attacker] and scales.beatable(scales.attacker, source):
                found = REPELLED
            elif who & ONE[scales.defender] and scales.beatable(scales.defender, source):
                found = BEATS
        else:
            loser = scales.defender if ours == (do == WIN) else scales.attacker
            if scales.beatable(loser, source):
                found = BEATS if ours == (do == WIN) else FALLS
        if found:
            threatens = scales.program.champions & ONE[source] != 0 or clauses[row + C_BASE] == 1
            return found | (16 if threatens else 0)
    return UNDECIDED


def winning(scales: Scales, w: vec[i64]) -> bool:
    """Return whether the attacker is winning, as weighed: more than the defender's total (§5.4)."""
    if w[OUTCOME]:
        return w[OUTCOME] == BEATS
    declared = verdict(scales) & 15
    if declared:
        return declared == BEATS
    return scales.total_mine > scales.total_theirs and not walled(scales)


def judge(scales: Scales, w: vec[i64]) -> int:  # noqa: PLR0911 (one return for each thing a fight can ask)
    """Weigh the fight and say what it asks for next: a card of the column, the player, or nothing any more."""
    weigh(scales, w)
    declared = verdict(scales)
    if declared:
        if declared & 16 and declared & 15 == BEATS and w[LAST_CARD] & 1 == 0 and _has_more(w):
            w[LAST_CARD] |= 1
            return REVEAL
        if may_avert(w, declared):
            return ASK
        w[OUTCOME] = declared & 15
        return OVER
    if walled(scales):
        return ASK
    if scales.total_mine <= scales.total_theirs:
        return ASK
    if _has_more(w):
        return REVEAL
    w[OUTCOME] = BEATS
    return OVER


def may_avert(w: vec[i64], declared: i64) -> bool:
    """Return whether the attacker may still take away what a champion's power declares, with one last card (§5.9)."""
    return declared & 16 != 0 and declared & 15 in (FALLS, REPELLED) and w[LAST_CARD] & 2 == 0


def _has_more(w: vec[i64]) -> bool:
    """Return whether cards of the fight's column are still face down; a realm that defends itself has none."""
    return w[LEFT] >> 4 * (w[COLUMN] - 1) & 15 != 0


def give_in(scales: Scales, w: vec[i64]) -> None:
    """Step 4: the attacker plays nothing and has lost; a wall only drives him back (§5.10)."""
    weigh(scales, w)
    declared = verdict(scales) & 15
    w[OUTCOME] = declared or (REPELLED if walled(scales) else FALLS)


def settle(scales: Scales, w: vec[i64]) -> None:
    """Let what happens after a lost or a won fight begin; a defender with lives left fights on instead (§6.7)."""
    program = scales.program
    weigh(scales, w)
    if w[OUTCOME] == BEATS and w[DOOMED] & 2 == 0 and w[BEATEN] + 1 < _lives(scales):
        w[BEATEN] += 1
        w[OUTCOME] = UNDECIDED
        w[LAST_CARD] = 0
        used = program.allies | program.round_four
        drop(w, w[ATTACKER] - 1, used)
        drop(w, w[DEFENDER] - 1, used)
        return
    w[SETTLING] = 1
    if w[OUTCOME] in (DRAWN, BOTH_GONE):
        return
    lost = scales.theirs if w[OUTCOME] == BEATS else scales.mine
    site = program.realms | program.holdings
    fallen = site if w[OUTCOME] == BEATS and not _has_more(w) else i64(0)
    for moment in (LOST, WON, FALLEN):
        left = scales.fight & program.after & ~scales.blank
        left &= lost if moment == LOST else fallen if moment == FALLEN else ~lost
        while left:
            enters(program, w, lowest_bit(left), i64(moment))
            left &= left - 1


def _lives(scales: Scales) -> i64:
    """Return how often the defender must be beaten."""
    clauses = scales.program.clauses
    lives: i64 = 1
    for at in range(scales.count if scales.says(i64(LIVES)) else 0):
        row = scales.force[at]
        said = clauses[row + C_DO] == LIVES and scales.holds(row, scales.cues[at])
        if said and scales.who(row, scales.cues[at]) & ONE[scales.defender]:
            lives = max(lives, clauses[row + C_NUMBER])
    return lives


def finish(scales: Scales, w: vec[i64], *, stripped: bool) -> None:
    """Clear the fight away (steps 4 and 5) and leave the table ready for the next action."""
    program = scales.program
    weigh(scales, w)
    attacker = w[ATTACKER] - 1
    outcome = w[OUTCOME]
    if outcome == FALLS and w[DOOMED] & 1 == 0:
        outcome = _escapes(scales, w, attacker)
    once = _once(scales)
    staying = scales.staying() if outcome == BEATS else i64(0)
    bound = outcome == BEATS and _touched(scales, i64(BOUND), attacker) and not to_limbo(scales, w, attacker)
    if outcome in (REPELLED, DRAWN):
        w[TRIED] |= ONE[FRIENDS * (w[COLUMN] - 1) + attacker]
    else:
        w[TRIED] = 0
    _leave_defender(scales, w, outcome, stripped=stripped, once=once)
    if outcome in (BEATS, REPELLED, DRAWN) and w[DOOMED] & 1 == 0 and not bound:
        _return_attacker(scales, w, attacker, ~(program.gear | staying) | once)
        w[POOL] |= w[JOINED]
    else:
        w[GONE] |= ONE[attacker] | w[BORNE + attacker]
        w[BORNE + attacker] = 0
        if outcome == FALLS:
            _discard_joined(program, w)
        w[POOL] |= w[JOINED]
    for word in range(COLUMN, AGENDA):
        if word != KEEPER:
            w[word] = 0
    if w[EVENT_FIGHT]:
        end_event(program, w)
    forget(program, w)


def _touched(scales: Scales, do: i64, champion: i64) -> bool:
    """Return whether a word in force means a champion."""
    clauses = scales.program.clauses
    for at in range(scales.count if scales.says(do) else 0):
        row = scales.force[at]
        said = clauses[row + C_DO] == do and scales.holds(row, scales.cues[at])
        if said and scales.who(row, scales.cues[at]) & ONE[champion]:
            return True
    return False


def _escapes(scales: Scales, w: vec[i64], attacker: i64) -> i64:
    """Return the outcome of a lost fight: the attacker may go back to the pool, or into limbo (§6.8, §8.4)."""
    clauses = scales.program.clauses
    outcome: i64 = FALLS
    for at in range(scales.count if scales.says(i64(ESCAPE)) else 0):
        row = scales.force[at]
        said = clauses[row + C_DO] == ESCAPE and scales.holds(row, scales.cues[at])
        if said and scales.who(row, scales.cues[at]) & ONE[attacker]:
            if clauses[row + C_NUMBER] == 0:
                return i64(REPELLED)
            if outcome == FALLS:
                linger(w, row // CLAUSE_ROW, attacker)
            outcome = REPELLED
    return outcome


def _once(scales: Scales) -> i64:
    """Return the cards that are discarded after the fight they were used in."""
    clauses = scales.program.clauses
    found: i64 = 0
    for at in range(scales.count if scales.says(i64(ONCE)) else 0):
        if clauses[scales.force[at] + C_DO] == ONCE:
            found |= ONE[clauses[scales.force[at] + C_SOURCE]]
    return found


def _leave_defender(scales: Scales, w: vec[i64], outcome: i64, *, stripped: bool, once: i64) -> None:
    """Discard the defender, win the realm or turn the next card; or leave him with what he keeps (§6.1 to §6.3)."""
    program = scales.program
    defender = w[DEFENDER] - 1
    column = w[COLUMN] - 1
    if outcome in (BEATS, BOTH_GONE) or w[DOOMED] & 2:
        w[GONE] |= w[slot_of(defender)]
        w[slot_of(defender)] = 0
        if defender < FOES:
            w[GONE] |= ONE[defender]
            leave(w, column)
        if w[LEFT] >> 4 * column & 15 == 0 and outcome == BEATS and w[REALM_AT + column]:
            w[WON_SET] |= i64(1) << column
        return
    drop(w, defender, once)
    if defender >= FOES:
        drop(w, defender, ~i64(0))
    elif outcome == DRAWN or stripped:
        drop(w, defender, program.allies | program.round_four)


def _return_attacker(scales: Scales, w: vec[i64], attacker: i64, lost: i64) -> None:
    """Let the attacker go back to the pool without what is lost, and with the gear that it may keep (§6.4)."""
    program = scales.program
    drop(w, attacker, lost)
    w[POOL] |= ONE[attacker]
    artifacts = w[BORNE + attacker] & program.artifacts
    doubtful = w[BORNE + attacker] & w[USED_NOW]
    if doubtful == 0 and artifacts & (artifacts - 1) == 0:
        return
    outside = w[:]
    outside[COLUMN] = 0
    outside[ATTACKER] = 0
    outside[DEFENDER] = 0
    outside[USED_NOW] = 0
    scales.permit(outside, attacker, i64(-1), i64(-1))
    while doubtful:
        card = lowest_bit(doubtful)
        doubtful &= doubtful - 1
        if not may_keep(scales, attacker, card):
            drop(w, attacker, ONE[card])
    if artifacts_over(scales, attacker):
        w[KEEPER] = attacker + 1


def _discard_joined(program: Program, w: vec[i64]) -> None:
    """Discard the champions that fought along and lost, but for those that are lent for the fight (§5.20)."""
    left = w[JOINED]
    for at in range(LINGER_ROOM):
        row = ((w[LINGERING + at] >> 8) - 1) * CLAUSE_ROW
        if row >= 0 and program.clauses[row + C_DO] == JOIN and program.clauses[row + C_UNTIL] == THE_FIGHT:
            left &= ~ONE[(w[LINGERING + at] & 255) - 1]
    w[JOINED] &= ~left
    while left:
        card = lowest_bit(left)
        left &= left - 1
        w[GONE] |= ONE[card] | w[BORNE + card]
        w[BORNE + card] = 0
