"""The scales: the powers in force in a fight, the levels of its cards and the totals of both sides.

All of it is worked out from the position alone, and kept while nothing that it depends on changes. Arithmetic
(§5.3): a base is set, raised, multiplied, halved; then come bonuses; then the whole is multiplied and halved.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine import layout
from vedette.games.spellfire.engine.immunity import Immunity
from vedette.games.spellfire.engine.layout import slot_of
from vedette.games.spellfire.engine.program import (
    C_BASE,
    C_DO,
    C_NUMBER,
    C_PER,
    C_SOURCE,
    C_WHAT,
    ONE,
    Program,
    defending,
    lowest_bit,
)
from vedette.games.spellfire.engine.roll import NOTHING
from vedette.games.spellfire.engine.rules import FOES
from vedette.games.spellfire.engine.vocabulary import words as vocabulary

# Words by what they are asked for, one bit to a word.
GRANTS: Final = 1 << vocabulary.MARK | 1 << vocabulary.TYPE
SILENCES: Final = 1 << vocabulary.BLANK | 1 << vocabulary.IGNORE | 1 << vocabulary.JOIN
FACTORS: Final = 1 << vocabulary.TIMES | 1 << vocabulary.HALVE
BASES: Final = FACTORS | 1 << vocabulary.SET | 1 << vocabulary.UNFIT | 1 << vocabulary.COPY
LEVELS: Final = BASES | 1 << vocabulary.LEVEL


class Scales(Immunity):
    """Works out powers, levels and totals of one fight at a time, real or supposed; ``weigh`` overwrites the last."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.weighed = vec[i64]()
        """A copy of the packed position for which the powers in force were last worked out."""
        self.summed = False
        """Whether the levels and totals of that position were worked out too."""

    def weigh(self, words: vec[i64], attacker: i64, defender: i64, column: i64) -> None:
        """Work out powers, levels and totals of a fight over a column's realm; -1 for whatever is not there.

        Nothing is done where nothing that they depend on has changed since the last call.
        """
        self._survey(words, attacker, defender, column)
        if not self.summed:
            self.summed = True
            self._levels()
            self._totals()

    def permit(self, words: vec[i64], attacker: i64, defender: i64, column: i64) -> None:
        """Work out the powers in force as ``weigh`` does, levels only if who may use cards or attack needs them."""
        if self.program.levelled:
            self.weigh(words, attacker, defender, column)
        else:
            self._survey(words, attacker, defender, column)

    def _survey(self, words: vec[i64], attacker: i64, defender: i64, column: i64) -> None:
        """Work out which cards are there and which powers are in force, unless nothing changed since last time."""
        same = attacker == self.attacker and defender == self.defender and column == self.column
        self.words = words
        if same and self._unchanged():
            return
        self.weighed = words[:]
        self.attacker = attacker
        self.defender = defender
        self.column = column
        self._sides()
        self._gather()
        self._grant()
        self._silence()
        self._immunities()
        self.summed = False

    def _unchanged(self) -> bool:
        """Return whether all words of the position on which powers and levels depend are as they were last time."""
        if len(self.weighed) == 0:
            return False
        now = self.words
        then = self.weighed
        for at in range(layout.FACE, layout.DEFENDER + 1):
            if now[at] != then[at]:
                return False
        for at in range(layout.LINGERING, layout.LINGERING + layout.LINGER_ROOM):
            if now[at] != then[at]:
                return False
        fight = now[layout.REVEALED] == then[layout.REVEALED] and now[layout.JOINED] == then[layout.JOINED]
        for at in range(layout.PICKED, layout.PICKED + layout.PICKED_ROOM):
            if now[at] != then[at]:
                return False
        table = now[layout.RULE_CARD] == then[layout.RULE_CARD] and now[layout.EVENT_CARD] == then[layout.EVENT_CARD]
        return fight and table and now[layout.POOL] == then[layout.POOL] and now[layout.WON_SET] == then[layout.WON_SET]

    def _grant(self) -> None:
        """Give cards the marks and types that powers grant, and a realm that defends itself type and level (§6.6)."""
        program = self.program
        if self.defender < FOES and self.said & GRANTS == 0:
            return
        self.kinds = program.kinds[:]
        self.marks = program.marks[:]
        if self.defender >= FOES:
            self.level = program.level[:]
            row = defending(self.program, self.defender)
            self.level[self.defender] = program.clauses[row + C_NUMBER]
            self.kinds[self.defender] |= self.kinds_of(program.clauses[row + C_WHAT])
            self.altered |= ONE[self.defender]
        for at in range(self.count):
            row = self.force[at]
            do = program.clauses[row + C_DO]
            if do in (vocabulary.MARK, vocabulary.TYPE) and self.holds(row, self.cues[at]):
                left = self.who(row, self.cues[at])
                what = program.clauses[row + C_WHAT]
                self.altered |= left
                while left:
                    card = lowest_bit(left)
                    left &= left - 1
                    if do == vocabulary.MARK:
                        self.marks[card] |= self._marks_of(what)
                    elif program.clauses[row + C_BASE]:
                        self.kinds[card] = self.kinds[card] & ~vocabulary.CHAMPIONS | self.kinds_of(what)
                    else:
                        self.kinds[card] |= self.kinds_of(what)

    def _silence(self) -> None:
        """Find the cards whose power, or bonus too, is blank; what they say is no longer in force."""
        clauses = self.program.clauses
        for at in range(self.count if self.said & SILENCES else 0):
            row = self.force[at]
            do = clauses[row + C_DO]
            if do == vocabulary.BLANK and self.holds(row, self.cues[at]):
                cards = self.who(row, self.cues[at])
                self.blank |= cards
                if clauses[row + C_NUMBER] == 1:
                    self.mute |= cards
            elif do == vocabulary.IGNORE and self.column >= 0 and self.holds(row, self.cues[at]):
                passed = clauses[row + C_NUMBER]
                if passed & vocabulary.THE_HOLDING and self.words[layout.HOLDING_AT + self.column]:
                    self.blank |= ONE[self.words[layout.HOLDING_AT + self.column] - 1]
                if passed & vocabulary.THE_REALM and self.words[layout.REALM_AT + self.column]:
                    self.blank |= ONE[self.words[layout.REALM_AT + self.column] - 1]
            elif do == vocabulary.JOIN and clauses[row + C_BASE] and self.cues[at] >= 0:  # its level alone (§5.20)
                self.blank |= ONE[self.cues[at]]
        if self.blank:
            self._gather()

    def _levels(self) -> None:
        """Work out the adjusted level of every card in the fight, or in play where there is none."""
        printed = self.level
        self.level = printed[:]
        if self.said & LEVELS:
            self.base = printed[:]
            self.plus = NOTHING[:]
            if self.said & BASES or self.program.raising:
                self._set_bases()
            if self.says(i64(vocabulary.LEVEL)):
                self._add()
            self._finish()
        else:
            self.base = printed
            self._sum_up()

    def _set_bases(self) -> None:
        """Apply powers that set, raise, multiply and halve base levels, in that order; of non-champions, bonuses."""
        clauses = self.program.clauses
        for step in range(4 if self.said & FACTORS else 2 if self.program.raising else 1):
            wanted: i64 = (vocabulary.SET, vocabulary.LEVEL, vocabulary.TIMES, vocabulary.HALVE)[step]
            for at in range(self.count):
                row = self.force[at]
                do = clauses[row + C_DO]
                if do == vocabulary.COPY:
                    if step == 0 and clauses[row + C_BASE] and self.cues[at] >= 0:
                        self.assume(clauses[row + C_SOURCE], self.cues[at])
                    continue
                if do == vocabulary.UNFIT:
                    if step == 0 and self.holds(row, self.cues[at]):
                        self.unfit |= self.who(row, self.cues[at])
                    continue
                if do != wanted or (step and clauses[row + C_BASE] != 1) or not self.holds(row, self.cues[at]):
                    continue
                number = self.amount(row, self.cues[at]) if step == 1 else clauses[row + C_NUMBER]
                left = self.raised(row, self.cues[at], number) if step == 1 else self.who(row, self.cues[at])
                while left:
                    card = lowest_bit(left)
                    left &= left - 1
                    self.base[card] = changed_level(do, number, self.base[card])
        self.level = self.base[:]

    def _add(self) -> None:
        """Add the bonuses that powers give; their descriptions that ask for a level go by base levels and icons."""
        clauses = self.program.clauses
        raised: i64 = 0
        for at in range(self.count):
            row = self.force[at]
            if clauses[row + C_DO] != vocabulary.LEVEL or clauses[row + C_BASE] or not self.holds(row, self.cues[at]):
                continue
            amount = self.amount(row, self.cues[at])
            left = self.raised(row, self.cues[at], amount)
            raised |= left
            while left:
                self.plus[lowest_bit(left)] += amount
                left &= left - 1
        raised &= ~self.program.champions
        if self.defender >= FOES:
            raised &= ~ONE[self.defender]
        while raised:
            card = lowest_bit(raised)
            raised &= raised - 1
            self.level[card] += self.plus[card]

    def amount(self, row: i64, cue: i64) -> i64:
        """Return how many levels a clause gives to each card it acts on: its number, times the cards it counts."""
        number = self.program.clauses[row + C_NUMBER]
        return number * self.counted(row, cue) if self.program.clauses[row + C_PER] >= 0 else number

    def raised(self, row: i64, cue: i64, amount: i64) -> i64:
        """Return the cards to which a clause gives, or takes, so many levels."""
        cards = self.who(row, cue)
        if amount > 0 and self.deaf_mine | self.deaf_theirs:
            return self._credited(cards, self.program.clauses[row + C_SOURCE])
        return cards

    def _credited(self, cards: i64, source: i64) -> i64:
        """Return those of the cards that get a bonus: none whose opponent ignores the card that gives it (§5.7)."""
        if self.program.first_rules or self.program.borne & ONE[source] == 0:
            return cards
        if self.deaf_mine & ONE[source]:
            cards &= ~self.theirs
        if self.deaf_theirs & ONE[source]:
            cards &= ~self.mine
        return cards

    def _finish(self) -> None:
        """Work out whole levels: multiply and halve those of cards, then those of champions with what they bear."""
        self._whole(~self.program.champions)
        for champion in range(FOES):
            if self.play & ONE[champion]:
                own = self.base[champion] if self.base[champion] > 0 else i64(0)
                if self.unfit & ONE[champion] and champion == self.defender:
                    own = 0
                self.level[champion] = own + self.plus[champion] + self._borne(champion)
        if self.defender >= FOES:
            self.level[self.defender] = self.base[self.defender] + self.plus[self.defender] + self._borne(self.defender)
        self._whole(self.program.champions)

    def _whole(self, among: i64) -> None:
        """Multiply, then halve, the whole levels of some cards as powers in force say (§5.3)."""
        if self.defender >= FOES:  # a realm that defends itself is a champion
            among ^= ONE[self.defender]
        for do in (i64(vocabulary.TIMES), i64(vocabulary.HALVE)):
            if self.says(do):
                self._factor(do, among)

    def _factor(self, do: i64, among: i64) -> None:
        """Apply the powers in force that multiply, or that halve, whole levels to those cards that are in a set."""
        clauses = self.program.clauses
        for at in range(self.count):
            row = self.force[at]
            if clauses[row + C_DO] != do or clauses[row + C_BASE] == 1 or not self.holds(row, self.cues[at]):
                continue
            left = self.who(row, self.cues[at]) & among
            while left:
                card = lowest_bit(left)
                left &= left - 1
                self.level[card] = changed_level(do, clauses[row + C_NUMBER], self.level[card])

    def _sum_up(self) -> None:
        """Add to each champion's level those of the cards it bears, where no power in force changes levels."""
        for champion in range(FOES):
            if self.play & ONE[champion]:
                self.level[champion] += self._borne(champion)
        if self.defender >= FOES:
            self.level[self.defender] += self._borne(self.defender)

    def _borne(self, champion: i64) -> i64:
        """Return what the cards attached to a champion add to its level."""
        left = self.words[slot_of(champion)] & ~self.mute
        if champion == self.attacker:
            left &= ~self.deaf_theirs
        elif champion == self.defender:
            left &= ~self.deaf_mine
        level: i64 = 0
        while left:
            level += self.level[lowest_bit(left)]
            left &= left - 1
        return level

    def _totals(self) -> None:
        """Set the totals of attacker, with the champions that joined, and defender from their levels."""
        self.total_mine = 0
        self.total_theirs = 0
        if self.attacker >= 0:
            self.total_mine = self.level[self.attacker]
            left = self.words[layout.JOINED]
            while left:
                self.total_mine += self.base[lowest_bit(left)]
                left &= left - 1
        if self.defender >= 0:
            self.total_theirs = self.level[self.defender]


def changed_level(do: i64, number: i64, level: i64) -> i64:
    """Return a level set to a number, raised or multiplied by it, or halved, rounded up for 1 and down for 0."""
    if do == vocabulary.SET:
        return number
    if do == vocabulary.LEVEL:
        return level + number
    if do == vocabulary.TIMES:
        return level * number
    return (level + number) >> 1


def extreme(scales: Scales, cards: i64, *, lowest: bool) -> i64:
    """Return the card of a set with the highest, or lowest, adjusted level; the first among equals, -1 if empty."""
    best: i64 = -1
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if best < 0 or (scales.level[card] < scales.level[best] if lowest else scales.level[card] > scales.level[best]):
            best = card
    return best
