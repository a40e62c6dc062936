"""Step 3 of a fight: which cards of other columns may be attached to an attacker who is losing (§5.11, §5.12)."""

from typing import Final, final

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
from vedette.games.spellfire.powers.picking import alternatives, choices, choose, choose_option, may_stop, stop
from vedette.games.spellfire.powers.program import ONE, Program, lowest_bit
from vedette.games.spellfire.powers.scales import Scales
from vedette.games.spellfire.powers.words import ENTRY
from vedette.games.spellfire.rules import COLUMNS
from vedette.games.spellfire.uses import may_use

STEPS: Final = 1000
"""Cards and choices that are tried out before one is let be played on trust."""


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

    Without ``freely`` a card may be played only if together with others that lie open now it beats the defender's
    total (§5.12).
    """
    weigh(scales, w)
    usable: i64 = 0
    for column in range(COLUMNS):
        card = w[FACE + column] - 1
        there = card >= 0 and column != w[COLUMN] - 1 and ONE[card] & _helpful(scales) != 0
        if there and may_use(scales, w[ATTACKER] - 1, card):
            usable |= i64(1) << i64(column)
    w[ALLOWED] = 0
    if usable and freely:
        w[ALLOWED] = usable
    elif usable and scales.program.first_rules:
        _offer_announced(scales, w, usable, safe=safe)
    elif usable:
        w[ALLOWED] = Trial(scales, safe=safe).sufficient(w, usable)
    return w[ALLOWED] != 0


def _offer_announced(scales: Scales, w: vec[i64], usable: i64, *, safe: bool) -> None:
    """Note which cards the first rules let be played (§1.8).

    They take the player's set from what was visible when he began it; only when no such set is left may cards turned
    since then be added.
    """
    announced = _columns_of(w, w[ANNOUNCED]) & usable
    if announced:
        w[ALLOWED] = Trial(scales, safe=safe).sufficient(w, announced)
    if w[ALLOWED] == 0:
        w[ANNOUNCED] = 0
        for column in range(COLUMNS):
            if usable >> i64(column) & 1:
                w[ANNOUNCED] |= ONE[w[FACE + column] - 1]
        if announced != usable:
            w[ALLOWED] = Trial(scales, safe=safe).sufficient(w, usable)


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


def _decided(scales: Scales, w: vec[i64]) -> bool:
    """Return whether the fight has been lost, or ends without a winner, so that no further card can follow."""
    declared = verdict(scales)
    return w[OUTCOME] != 0 or (declared != 0 and not may_avert(w, declared))


@final
class Trial:
    """Tries out whether open cards can beat the defender's total, in any order, whatever powers let be chosen.

    A position that failed is not tried again: cards that leave each other alone are tried once for each set of them
    instead of once for each order. ``left`` bounds the work: where so many steps have not shown that a card is of no
    use it may be played (§5.12).
    """

    def __init__(self, scales: Scales, *, safe: bool) -> None:
        """Try nothing yet."""
        self.scales = scales
        self.safe = safe
        self.ascending = scales.program.first_rules
        """The first rules try what follows the first card from left to right alone."""
        self.left: i64 = STEPS
        self.failed: set[bytes] = set()

    def sufficient(self, w: vec[i64], columns: i64) -> i64:
        """Return the columns whose card begins a set that beats the defender's total."""
        found: i64 = 0
        for column in range(COLUMNS):
            mark = i64(1) << i64(column)
            if columns & mark and self._plays(w, i64(column), columns & ~mark):
                found |= mark
        return found

    def _plays(self, w: vec[i64], column: i64, others: i64) -> bool:
        """Return whether playing this card, then some of the others, can win."""
        after = w[:]
        card = after[FACE + column] - 1
        weigh(self.scales, after)
        if not may_use(self.scales, after[ATTACKER] - 1, card):
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
            rest = left if self.ascending else others & ~(i64(1) << column)
            if w[FACE + column] and self._plays(w, column, rest):
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
            if after[AGENDA_SIZE] <= w[AGENDA_SIZE] and self._resolves(after, others):
                return True
        if self.ascending or not may_stop(self.scales, w):
            return False
        after = w[:]
        stop(after)
        return self._resolves(after, others)
