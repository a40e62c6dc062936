"""Step 3 of a fight: which cards of other columns may be attached to an attacker who is losing (§5.11, §5.12)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine import layout as at
from vedette.games.spellfire.engine.agenda import enters, triggers, weigh
from vedette.games.spellfire.engine.columns import leave
from vedette.games.spellfire.engine.combat import VERDICTS, may_avert, verdict, winning
from vedette.games.spellfire.engine.effects import run
from vedette.games.spellfire.engine.layout import fighting, in_play, slot_of
from vedette.games.spellfire.engine.muster import lingers
from vedette.games.spellfire.engine.picking import alternatives, choices, choose, choose_option, may_stop, stop
from vedette.games.spellfire.engine.program import ONE, Program, lowest_bit
from vedette.games.spellfire.engine.rules import COLUMNS
from vedette.games.spellfire.engine.scales import Scales
from vedette.games.spellfire.engine.uses import may_use
from vedette.games.spellfire.engine.vocabulary.words import ENTRY

STEPS: Final = 1000
"""Cards and choices that are tried out before one is let be played on trust."""


def attach(scales: Scales, w: vec[i64], champion: i64, card: i64) -> None:
    """Attach a card to a fighter: what it sets off comes first, then what it does itself (§5.8, §5.11)."""
    w[slot_of(champion)] |= ONE[card]
    w[at.USED_NOW] |= ONE[card]
    if _awaited(scales.program, w) & ~ONE[card]:
        weigh(scales, w)
        triggers(scales, w, card, scales.fight | scales.play & scales.program.wide)
    enters(scales.program, w, card, i64(ENTRY))


def _awaited(program: Program, w: vec[i64]) -> i64:
    """Return the cards whose power may wait for the use of a card: in the fight, or in play if it reaches there."""
    waiting = program.awaiting
    if waiting == 0:
        return 0
    found = waiting & fighting(w, w[at.ATTACKER] - 1, w[at.DEFENDER] - 1, w[at.COLUMN] - 1)
    return found | waiting & program.wide & in_play(w, program.foes) if waiting & program.wide else found


def play(scales: Scales, w: vec[i64], column: i64) -> None:
    """Attach the face-up card of a column to the attacker, and note that the column's next card is to be turned."""
    card = w[at.FACE + column] - 1
    leave(w, column)
    deciding = scales.program.deciding
    if deciding and (deciding & in_play(w, scales.program.foes) or lingers(scales.program, w, i64(VERDICTS))):
        weigh(scales, w)
        if verdict(scales):
            w[at.LAST_CARD] |= 2
    attach(scales, w, w[at.ATTACKER] - 1, card)


def offer(scales: Scales, w: vec[i64], *, freely: bool, safe: bool) -> bool:
    """Note which columns' cards may be played, and return whether there is one.

    Without ``freely`` a card may be played only if together with others that lie open now it beats the defender's
    total (§5.12).
    """
    weigh(scales, w)
    usable: i64 = 0
    for column in range(COLUMNS):
        card = w[at.FACE + column] - 1
        there = card >= 0 and column != w[at.COLUMN] - 1 and ONE[card] & _helpful(scales) != 0
        if there and may_use(scales, w[at.ATTACKER] - 1, card):
            usable |= ONE[column]
    w[at.ALLOWED] = 0
    if usable and freely:
        w[at.ALLOWED] = usable
    elif usable and scales.program.first_rules:
        _offer_announced(scales, w, usable, safe=safe)
    elif usable:
        w[at.ALLOWED] = HelpTrial(scales, safe=safe).sufficient(w, usable)
    return w[at.ALLOWED] != 0


def _offer_announced(scales: Scales, w: vec[i64], usable: i64, *, safe: bool) -> None:
    """Note which cards the first rules let be played (§1.8).

    They take the player's set from what was visible when he began it; only when no such set is left may cards turned
    since then be added.
    """
    announced = _columns_of(w, w[at.ANNOUNCED]) & usable
    if announced:
        w[at.ALLOWED] = HelpTrial(scales, safe=safe).sufficient(w, announced)
    if w[at.ALLOWED] == 0:
        w[at.ANNOUNCED] = 0
        for column in range(COLUMNS):
            if usable >> i64(column) & 1:
                w[at.ANNOUNCED] |= ONE[w[at.FACE + column] - 1]
        if announced != usable:
            w[at.ALLOWED] = HelpTrial(scales, safe=safe).sufficient(w, usable)


def _helpful(scales: Scales) -> i64:
    """Return the cards that can help in a fight at all."""
    program = scales.program
    return program.allies | program.gear | program.round_four


def _columns_of(w: vec[i64], cards: i64) -> i64:
    """Return the columns, one bit to a column, whose face-up card is in a set."""
    found: i64 = 0
    for column in range(COLUMNS):
        if w[at.FACE + column] and cards & ONE[w[at.FACE + column] - 1]:
            found |= ONE[column]
    return found


def _decided(scales: Scales, w: vec[i64]) -> bool:
    """Return whether the fight has been lost, or ends without a winner, so that no further card can follow."""
    declared = verdict(scales)
    return w[at.OUTCOME] != 0 or (declared != 0 and not may_avert(w, declared))


@final
class HelpTrial:
    """Tries out whether open cards can beat the defender's total, in any order, whatever powers let be chosen.

    A position that failed is not tried again: cards that leave each other alone are tried once for each set of them
    instead of once for each order. ``left`` bounds the work: where so many steps have not shown that a card is of no
    use it may be played (§5.12).
    """

    def __init__(self, scales: Scales, *, safe: bool) -> None:
        self.scales = scales
        self.safe = safe
        self.ascending = scales.program.first_rules
        """The first rules try what follows the first card from left to right alone."""
        self.left: i64 = STEPS
        self.failed: set[bytes] = set()

    def sufficient(self, w: vec[i64], columns: i64) -> i64:
        """Return the columns, one bit to each, whose card can be the first of some that beat the defender's total."""
        found: i64 = 0
        for column in range(COLUMNS):
            mark = ONE[column]
            if columns & mark and self._plays(w, i64(column), columns & ~mark):
                found |= mark
        return found

    def _plays(self, w: vec[i64], column: i64, others: i64) -> bool:
        """Return whether playing this card, then some of the others, can win."""
        after = w[:]
        card = after[at.FACE + column] - 1
        weigh(self.scales, after)
        if not may_use(self.scales, after[at.ATTACKER] - 1, card):
            return False
        play(self.scales, after, column)
        return self._resolves(after, others)

    def _resolves(self, w: vec[i64], others: i64) -> bool:
        """Return whether some way to choose what powers ask for, and some of the other cards, can win."""
        self.left -= 1
        if self.left < 0:
            return True
        before = bytes(w) + bytes([int(others)])
        if before in self.failed:
            return False
        wins = self._goes_on(w, others) if run(self.scales, w, safe=self.safe) else self._chooses(w, others)
        if not wins:
            self.failed.add(before)
        return wins

    def _goes_on(self, w: vec[i64], others: i64) -> bool:
        """Return whether the attacker is winning, or can with some of the other cards."""
        weigh(self.scales, w)
        if winning(self.scales, w):
            return True
        left = i64(0) if _decided(self.scales, w) else others
        while left:
            column = lowest_bit(left)
            left &= left - 1
            rest = left if self.ascending else others & ~ONE[column]
            if w[at.FACE + column] and self._plays(w, column, rest):
                return True
        return False

    def _chooses(self, w: vec[i64], others: i64) -> bool:
        """Return whether some choice that a power asks for can win."""
        options = alternatives(self.scales, w)
        for option in range(1, options + 1):
            after = w[:]
            choose_option(after, i64(option))
            if self._resolves(after, others):
                return True
        left = choices(self.scales, w, safe=self.safe) if options == 0 else i64(0)
        while left:
            card = lowest_bit(left)
            left &= left - 1
            after = w[:]
            choose(self.scales, after, card)
            if after[at.AGENDA_SIZE] <= w[at.AGENDA_SIZE] and self._resolves(after, others):
                return True
        if self.ascending or not may_stop(self.scales, w):
            return False
        after = w[:]
        stop(after)
        return self._resolves(after, others)
