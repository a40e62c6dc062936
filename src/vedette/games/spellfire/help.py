"""Step 3 of a fight: which cards of other columns may be attached to an attacker who is losing (§5.11, §5.12)."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.columns import leave
from vedette.games.spellfire.combat import VERDICTS, may_avert, verdict, winning
from vedette.games.spellfire.layout import (
    AGENDA_SIZE,
    ALLOWED,
    ANNOUNCED,
    ATTACKER,
    COLUMN,
    DEFENDER,
    FACE,
    LAST_CARD,
    OUTCOME,
    USED_NOW,
    fighting,
    in_play,
    slot_of,
)
from vedette.games.spellfire.powers.agenda import enters, triggers, weigh
from vedette.games.spellfire.powers.effects import run
from vedette.games.spellfire.powers.muster import lingers
from vedette.games.spellfire.powers.picking import alternatives, choices, choose, choose_option
from vedette.games.spellfire.powers.program import ONE, Program, lowest_bit
from vedette.games.spellfire.powers.scales import Scales
from vedette.games.spellfire.powers.words import ENTRY
from vedette.games.spellfire.rules import COLUMNS
from vedette.games.spellfire.uses import may_use


def attach(scales: Scales, w: vec[i64], champion: i64, card: i64) -> None:
    """Attach a card to a fighter: what it sets off comes first, then what it does itself (§5.8, §5.11)."""
    w[slot_of(champion)] |= ONE[card]
    w[USED_NOW] |= ONE[card]
    if _awaited(scales.program, w) & ~ONE[card]:
        weigh(scales, w)
        triggers(scales, w, card, scales.fight | scales.play & scales.program.wide)
    enters(scales.program, w, card, i64(ENTRY))


def _awaited(program: Program, w: vec[i64]) -> i64:
    """Return the cards that may wait for a card to be used: those in the fight, and of others those that work afar."""
    waiting = program.awaiting
    if waiting == 0:
        return 0
    found = waiting & fighting(w, w[ATTACKER] - 1, w[DEFENDER] - 1, w[COLUMN] - 1)
    return found | waiting & program.wide & in_play(w, program.foes) if waiting & program.wide else found


def play(scales: Scales, w: vec[i64], column: i64) -> None:
    """Attach the face-up card of a column to the attacker; the column owes its next card."""
    card = w[FACE + column] - 1
    leave(w, column)
    deciding = scales.program.deciding
    if deciding and (deciding & in_play(w, scales.program.foes) or lingers(scales.program, w, i64(VERDICTS))):
        weigh(scales, w)
        if verdict(scales):
            w[LAST_CARD] |= 2
    attach(scales, w, w[ATTACKER] - 1, card)


def offer(scales: Scales, w: vec[i64], *, freely: bool, safe: bool) -> bool:
    """Note which columns' cards may be played, and return whether there is one.

    Without ``freely`` a card may be played only if together with others that are visible it beats the defender's
    total. The set that the player announces is taken from what was visible when he did; only when no such set is left
    may cards turned since then be added (§5.12).
    """
    weigh(scales, w)
    usable: i64 = 0
    shown: i64 = 0
    for column in range(COLUMNS):
        card = w[FACE + column] - 1
        there = card >= 0 and column != w[COLUMN] - 1 and ONE[card] & _helpful(scales) != 0
        if there and may_use(scales, w[ATTACKER] - 1, card):
            usable |= i64(1) << i64(column)
            shown |= ONE[card]
    w[ALLOWED] = 0
    if usable == 0:
        return False
    if freely:
        w[ALLOWED] = usable
        return True
    announced = _columns_of(w, w[ANNOUNCED]) & usable
    if announced:
        w[ALLOWED] = _sufficient(scales, w, announced, safe=safe)
    if w[ALLOWED] == 0:
        w[ANNOUNCED] = shown
        if announced != usable:
            w[ALLOWED] = _sufficient(scales, w, usable, safe=safe)
    return w[ALLOWED] != 0


def _helpful(scales: Scales) -> i64:
    """Return the cards that can help in a fight at all."""
    program = scales.program
    return program.allies | program.gear | program.round_four


def _columns_of(w: vec[i64], cards: i64) -> i64:
    """Return the columns whose face-up card is one of these."""
    found: i64 = 0
    for column in range(COLUMNS):
        if w[FACE + column] and cards & ONE[w[FACE + column] - 1]:
            found |= i64(1) << i64(column)
    return found


def _sufficient(scales: Scales, w: vec[i64], columns: i64, *, safe: bool) -> i64:
    """Return the columns whose card begins a set that beats the defender's total."""
    found: i64 = 0
    for column in range(COLUMNS):
        mark = i64(1) << i64(column)
        if columns & mark and _tries(scales, w, i64(column), columns & ~mark, safe=safe):
            found |= mark
    return found


def _tries(scales: Scales, w: vec[i64], column: i64, others: i64, *, safe: bool) -> bool:
    """Return whether playing this card, then some of the others, can win."""
    after = w[:]
    card = after[FACE + column] - 1
    weigh(scales, after)
    if not may_use(scales, after[ATTACKER] - 1, card):
        return False
    play(scales, after, column)
    return _resolves(scales, after, others, safe=safe)


def _decided(scales: Scales, w: vec[i64]) -> bool:
    """Return whether the fight has been lost, or ends without a winner, so that no further card can follow."""
    declared = verdict(scales)
    return w[OUTCOME] != 0 or (declared != 0 and not may_avert(w, declared))


def _resolves(scales: Scales, w: vec[i64], others: i64, *, safe: bool) -> bool:
    """Return whether some way to choose what powers ask for, and some of the other cards, can win."""
    if run(scales, w, safe=safe):
        weigh(scales, w)
        if winning(scales, w):
            return True
        if _decided(scales, w):
            others = 0
        while others:
            column = lowest_bit(others)
            others &= others - 1
            if w[FACE + column] and _tries(scales, w, column, others, safe=safe):
                return True
        return False
    options = alternatives(scales, w)
    for option in range(1, options + 1):
        after = w[:]
        choose_option(after, i64(option))
        if _resolves(scales, after, others, safe=safe):
            return True
    left = choices(scales, w, safe=safe) if options == 0 else i64(0)
    while left:
        card = lowest_bit(left)
        left &= left - 1
        after = w[:]
        choose(scales, after, card)
        if after[AGENDA_SIZE] <= w[AGENDA_SIZE] and _resolves(scales, after, others, safe=safe):
            return True
    return False
