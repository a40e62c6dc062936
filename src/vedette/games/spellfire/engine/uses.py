"""Who may use what: types and their cards, permissions and bans, artifacts, and who may attack where."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine.agenda import weigh
from vedette.games.spellfire.engine.cards import ANYBODY, may, uses
from vedette.games.spellfire.engine.layout import (
    BORNE,
    FACE,
    HOLDING_AT,
    LEFT,
    POOL,
    REALM_AT,
    USED_NOW,
    WON_SET,
    in_play,
    slot_of,
)
from vedette.games.spellfire.engine.program import C_DO, C_NUMBER, C_SOURCE, C_WHAT, C_WHO, CLAUSE_ROW, ONE, Program
from vedette.games.spellfire.engine.roll import size
from vedette.games.spellfire.engine.rules import FOES
from vedette.games.spellfire.engine.scales import Scales, extreme
from vedette.games.spellfire.engine.vocabulary import words

ANY_WORLD: Final = 1
ANY_NUMBER: Final = 2
HOLDINGS: Final = 4
BARRIERS: Final = (
    1 << words.BAR | 1 << words.ONLY | 1 << words.FREEZE | 1 << words.STAY | 1 << words.PROTECT | 1 << words.ESCAPE
)
"""The effect words that keep a champion from attacking, as a set; the last two do so while he is in limbo."""


def may_use(scales: Scales, champion: i64, card: i64) -> bool:
    """Return whether a champion may use a card now, by the powers last worked out (§2.6, §5.6)."""
    if scales.program.kind[card] == words.ARTIFACT and _laden(scales, champion, card):
        return False
    return may_keep(scales, champion, card)


def may_keep(scales: Scales, champion: i64, card: i64) -> bool:
    """Return whether a champion may use a card that he bears, whatever else he bears: of artifacts he gives up some."""
    program = scales.program
    reserved = _reserved(scales, champion, card) if program.reserved & ONE[card] else ANYBODY
    if program.first_rules and reserved == 1:  # there, whoever a card names must be able as well (§1.8)
        reserved = ANYBODY
    if reserved == 0 or not may(reserved, able=reserved == 1 or _able(scales, champion, card)):
        return False
    if program.kind[card] == words.ARTIFACT and not _of_world(scales, champion, card):
        return False
    clauses = program.clauses
    for at in range(scales.count if scales.says(i64(words.BAN)) else 0):
        row = scales.force[at]
        if clauses[row + C_DO] != words.BAN or not scales.holds(row, scales.cues[at]):
            continue
        if scales.who(row, scales.cues[at]) & ONE[champion] == 0:
            continue
        if _meant(scales, row, ONE[card]) == 0:
            continue
        most = clauses[row + C_NUMBER]
        used = scales.words[slot_of(champion)] & scales.words[USED_NOW]
        if most == 0 or size(_meant(scales, row, used)) >= most:
            return False
    return True


def _meant(scales: Scales, row: i64, cards: i64) -> i64:
    """Return those of the cards that the second group of a clause (``what``) describes; all where it has none."""
    what = scales.program.clauses[row + C_WHAT]
    return scales.sorted(what, cards) if what >= 0 else cards


def _able(scales: Scales, champion: i64, card: i64) -> bool:
    """Return whether a champion's type, marks or a power lets it use a card."""
    program = scales.program
    kind = program.kinds[card]
    if kind & words.CARRIED:
        return True
    if uses(scales.kinds[champion], scales.marks[champion]) & kind:
        return True
    for at in range(scales.count if scales.says(i64(words.USE)) else 0):
        row = scales.force[at]
        said = program.clauses[row + C_DO] == words.USE and scales.holds(row, scales.cues[at])
        if said and scales.who(row, scales.cues[at]) & ONE[champion] and _meant(scales, row, ONE[card]):
            return True
    return False


def _reserved(scales: Scales, champion: i64, card: i64) -> int:
    """Return 1 if a card names this champion, 0 if it names others alone, ``ANYBODY`` if it names nobody."""
    program = scales.program
    found = ANYBODY
    for number in range(program.first_clause[card], program.first_clause[card + 1]):
        row = i64(number) * CLAUSE_ROW
        if program.clauses[row + C_DO] == words.RESERVED:
            if scales.sorted(program.clauses[row + C_WHO], ONE[champion]):
                return 1
            found = 0
    return found


def _of_world(scales: Scales, champion: i64, card: i64) -> bool:
    """Return whether an artifact is of its champion's own world, or need not be (§5.6)."""
    world = scales.program.world
    if world[champion] == world[card] or scales.program.anywhere & ONE[card]:
        return True
    return freedom(scales, champion, card) & ANY_WORLD != 0


def _laden(scales: Scales, champion: i64, card: i64) -> bool:
    """Return whether a champion bears another artifact already, and may bear only one (§5.6)."""
    held = scales.words[slot_of(champion)] & scales.program.artifacts & ~ONE[card]
    return held != 0 and freedom(scales, champion, card) & ANY_NUMBER == 0


def freedom(scales: Scales, card: i64, carried: i64) -> i64:
    """Return which limits of world and number powers lift for a champion or realm and a card that it is to have."""
    clauses = scales.program.clauses
    freed: i64 = 0
    for at in range(scales.count if scales.says(i64(words.ATTACH)) else 0):
        row = scales.force[at]
        if clauses[row + C_DO] != words.ATTACH or not scales.holds(row, scales.cues[at]):
            continue
        if scales.who(row, scales.cues[at]) & ONE[card] == 0:
            continue
        number = clauses[row + C_NUMBER]
        if number == 0:
            freed |= ANY_WORLD if _meant(scales, row, ONE[carried]) else 0
        else:
            freed |= number
    return freed


def barred(scales: Scales, champion: i64, column: i64) -> bool:
    """Return whether a power in force keeps a champion from attacking the realm of a column (§5.1)."""
    clauses = scales.program.clauses
    passes = False
    held = False
    blocker = scales.words[FACE + column] - 1
    for at in range(scales.count if scales.said & BARRIERS else 0):
        row = scales.force[at]
        do = clauses[row + C_DO]
        limbo = scales.cues[at] >= 0 and (
            do == words.ESCAPE or (do == words.PROTECT and clauses[row + C_NUMBER] == words.TO_LIMBO)
        )
        if not (
            limbo or do in (words.BAR, words.ONLY, words.FREEZE, words.STAY, words.IGNORE, words.UNFIT)
        ) or not scales.holds(row, scales.cues[at]):
            continue
        who = scales.who(row, scales.cues[at])
        hit = who & ONE[champion] != 0
        if do == words.IGNORE:
            passes = passes or (hit and clauses[row + C_NUMBER] & words.BARS != 0)
        elif limbo or do in (words.STAY, words.FREEZE):
            if hit or (do != words.STAY and blocker >= 0 and who & ONE[blocker]):
                return True
        elif do != words.UNFIT and hit == (do == words.BAR) and _here(scales, row, column):
            held = True
    return held and not passes


def _here(scales: Scales, row: i64, column: i64) -> bool:
    """Return whether a clause that keeps champions from attacking applies to the realm of a column."""
    program = scales.program
    realm = scales.words[REALM_AT + column] - 1
    if program.clauses[row + C_WHAT] >= 0:
        return scales.sorted(program.clauses[row + C_WHAT], ONE[realm]) != 0
    source = program.clauses[row + C_SOURCE]
    if (program.realms | program.holdings) & ONE[source]:
        return source in (realm, scales.words[HOLDING_AT + column] - 1)
    return True


def walled(scales: Scales) -> bool:
    """Return whether a wall drives the attacker back (§5.10)."""
    clauses = scales.program.clauses
    champion = ONE[scales.attacker]
    stopped = False
    for at in range(scales.count if scales.says(i64(words.WALL)) else 0):
        row = scales.force[at]
        do = clauses[row + C_DO]
        if do not in (words.IGNORE, words.WALL) or not scales.holds(row, scales.cues[at]):
            continue
        source = clauses[row + C_SOURCE]
        if do == words.WALL:
            passes = scales.group(clauses[row + C_WHO], source, i64(-1)) & champion
            if scales.theirs & ONE[source] and passes == 0 and scales.heeding(champion, source):
                stopped = True
        elif clauses[row + C_NUMBER] & words.WALLS and scales.who(row, scales.cues[at]) & champion:
            return False
    return stopped


def forbidden(scales: Scales, w: vec[i64], card: i64) -> bool:
    """Return whether a power forbids both sides an event, which then does nothing, or a champion (§2.4, §4.3)."""
    program = scales.program
    if program.first_rules or program.silencing & in_play(w, program.foes) == 0:
        return False
    weigh(scales, w)
    for at in range(scales.count):
        row = scales.force[at]
        if program.silencing & ONE[program.clauses[row + C_SOURCE]] == 0 or not scales.holds(row, scales.cues[at]):
            continue
        if program.clauses[row + C_DO] != words.BAN:
            continue
        if program.early_rules:  # there, any event, if some are forbidden, and no other card (§1.8)
            if program.events & ONE[card] and scales.kinds_of(program.clauses[row + C_WHAT]) >> words.EVENT & 1:
                return True
        elif _meant(scales, row, ONE[card]):
            return True
    return False


def payers(scales: Scales, w: vec[i64], card: i64, friend: i64) -> i64:
    """Return the champions that a price discards if ``friend`` is among them; none if that cannot pay it (§2.4).

    Of a price of several the others are the lowest, of equals the first in the deck.
    """
    program = scales.program
    for number in range(program.first_clause[card], program.first_clause[card + 1]):
        row = i64(number) * CLAUSE_ROW
        if program.clauses[row + C_DO] != words.COST:
            continue
        left = scales.sorted(program.clauses[row + C_WHO], w[POOL])
        wanted = i64(1) if program.early_rules else program.clauses[row + C_NUMBER]
        if left & ONE[friend] == 0 or size(left) < wanted:
            continue
        found = ONE[friend]
        while size(found) < wanted:
            found |= ONE[extreme(scales, left & ~found, lowest=True)]
        return found
    return 0


def guard(program: Program, w: vec[i64], column: i64) -> i64:
    """Return the realm or the holding that defends an empty column by itself, or -1 (§6.6)."""
    if w[REALM_AT + column] == 0 or w[WON_SET] >> column & 1 or w[FACE + column] or w[LEFT] >> 4 * column & 15:
        return -1
    realm = w[REALM_AT + column] - 1
    holding = w[HOLDING_AT + column] - 1
    if program.guarding & ONE[realm]:
        return realm
    if holding >= 0 and program.guarding & ONE[holding]:
        return holding
    return -1


def artifacts_over(scales: Scales, champion: i64) -> bool:
    """Return whether a champion bears more artifacts than it may keep (§6.4)."""
    held = scales.words[BORNE + champion] & scales.program.artifacts if champion < FOES else i64(0)
    if held & (held - 1) == 0:
        return False
    return freedom(scales, champion, i64(0)) & ANY_NUMBER == 0
