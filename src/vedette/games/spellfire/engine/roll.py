"""The roll: which cards are in a fight or in play, and which of them the clauses of powers mean."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine import program as rows
from vedette.games.spellfire.engine.cards import uses
from vedette.games.spellfire.engine.layout import (
    EVENT_CARD,
    HOLDING_AT,
    REALM_AT,
    RULE_CARD,
    bearer,
    fighting,
    loose,
    mine,
    slot_of,
    theirs,
)
from vedette.games.spellfire.engine.program import Program, lowest_bit
from vedette.games.spellfire.engine.rules import CARDS, COLUMNS
from vedette.games.spellfire.engine.vocabulary import words

NOTHING: Final = vec[i64]([0] * CARDS)
"""A table with 0 for each card, to be copied as the start of a new one."""


class Roll:
    """Which cards are in one fight or in play, their levels, kinds and marks, and which of them a clause means."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.words = vec[i64]()
        self.attacker: i64 = -1
        self.defender: i64 = -1
        self.column: i64 = -1
        self.mine: i64 = 0
        self.theirs: i64 = 0
        self.play: i64 = 0
        self.fight: i64 = 0
        self.blank: i64 = 0
        """The set of the cards whose power does not count, since another power takes it away."""
        self.mute: i64 = 0
        """The set of the cards whose bonus does not count either, since a power takes it away."""
        self.unfit: i64 = 0
        self.level = NOTHING[:]
        """By card: its level with all that powers change, a champion's with all that is attached to it."""
        self.base = NOTHING[:]
        self.plus = NOTHING[:]
        self.kinds = NOTHING[:]
        self.marks = NOTHING[:]
        self.ignores = NOTHING[:]
        """By card: the cards whose powers do nothing to it."""
        self.spared = NOTHING[:]
        """By card: the cards that cannot discard it."""
        self.steady = NOTHING[:]
        """By champion: the cards that cannot beat it at once."""
        self.faithful = NOTHING[:]
        """By card: the cards that cannot win it over."""
        self.deaf_mine: i64 = 0
        """The set of the cards whose bonus the attacker ignores; ``deaf_theirs`` is that of the defender."""
        self.deaf_theirs: i64 = 0
        self.total_mine: i64 = 0
        self.total_theirs: i64 = 0
        self.able = vec[i64]([_able(program, card) for card in range(len(program.cards))])
        self.altered: i64 = 0
        """Cards that have a mark or a type that is not printed on them, or lost one."""
        self.printed = vec[i64]([0] * (len(program.sorts) // rows.SORT_ROW))
        """By number of a description: the cards whose printed facts it fits, levels and what is borne aside."""
        for number in range(len(self.printed)):
            self.printed[number] = self._printed(i64(number) * rows.SORT_ROW)

    def _sides(self) -> None:
        """Set which cards are on each side, in the fight and in play, and forget what powers changed about cards."""
        w = self.words
        program = self.program
        self.mine = mine(w)
        self.theirs = theirs(w, program.foes)
        self.fight = fighting(w, self.attacker, self.defender, self.column)
        self.play = self.mine | self.theirs | loose(w)
        if w[RULE_CARD]:
            self.play |= rows.ONE[w[RULE_CARD] - 1]
        if w[EVENT_CARD]:
            self.play |= rows.ONE[w[EVENT_CARD] - 1]
        self.blank = 0
        self.mute = 0
        self.unfit = 0
        self.deaf_mine = 0
        self.deaf_theirs = 0
        self.kinds = program.kinds
        self.marks = program.marks
        self.level = program.level
        self.altered = 0

    def _printed(self, row: i64) -> i64:
        """Return the cards whose printed facts fit a description, levels and what is borne aside."""
        self.kinds = self.program.kinds
        self.marks = self.program.marks
        found: i64 = 0
        for card in range(len(self.program.cards)):
            if self._is_such(row, i64(card)):
                found |= rows.ONE[card]
        return found & self.program.sorts[row + rows.S_CARDS]

    def group(self, group: i64, source: i64, cue: i64) -> i64:
        """Return the cards in play that a group (side, place, descriptions) means in the power of a card."""
        groups = self.program.groups
        at = group * rows.GROUP_ROW
        side = groups[at + rows.G_SIDE]
        cards: i64
        if side <= words.CUE:
            cards = self._named(side, source, cue)
            if groups[at + rows.G_PLACE] == words.POOL:
                cards &= ~self.fight
        else:
            cards = self._of_side(side, source)
            place = groups[at + rows.G_PLACE]
            if place == words.FIGHT:
                cards &= self.fight
            elif place == words.POOL:
                cards &= ~self.fight
        if cards == 0 or groups[at + rows.G_COUNT] == 0:
            return cards
        return self.sorted(group, cards)

    def _named(self, side: i64, source: i64, cue: i64) -> i64:
        """Return the one card, as a set, that a clause means: its own, its bearer, or the card that set it off."""
        if side == words.THIS:
            return rows.ONE[source]
        if side == words.CUE:
            return rows.ONE[cue] if cue >= 0 else 0
        if self.program.champions & rows.ONE[source]:
            return rows.ONE[source]
        if (self.program.realms | self.program.holdings) & rows.ONE[source]:
            return rows.ONE[self.defender] if self.defender >= 0 else 0
        champion = bearer(self.words, source)
        return rows.ONE[champion] if champion >= 0 else 0

    def _of_side(self, side: i64, source: i64) -> i64:
        """Return the cards in play of a side that a card's power names: own, other, attacker, defender (§3.6)."""
        if side in (words.BOTH, words.EACH):
            return self.play
        if side == words.ATTACKER:
            return self.mine
        if side == words.DEFENDER:
            return self.theirs
        if self.mine & rows.ONE[source]:
            return self.mine if side == words.OWN else self.theirs
        if self.theirs & rows.ONE[source]:
            return self.theirs if side == words.OWN else self.mine
        return 0

    def sorted(self, group: i64, cards: i64) -> i64:
        """Return those of the cards that one of a group's descriptions fits."""
        groups = self.program.groups
        found: i64 = 0
        first = groups[group * rows.GROUP_ROW + rows.G_FIRST]
        for number in range(first, first + groups[group * rows.GROUP_ROW + rows.G_COUNT]):
            row = i64(number) * rows.SORT_ROW
            left = cards & self.program.sorts[row + rows.S_CARDS] & ~found
            fits = left & self.printed[number] & ~self.altered
            left &= self.altered
            while left:
                if self._is_such(row, lowest_bit(left)):
                    fits |= left & -left
                left &= left - 1
            if (
                self.program.sorts[row + rows.S_MEASURE] == words.PRINTED
                and self.program.sorts[row + rows.S_BEARS] == 0
            ):
                found |= fits
                continue
            while fits:
                if self._measures(row, lowest_bit(fits)):
                    found |= fits & -fits
                fits &= fits - 1
        return found

    def _is_such(self, row: i64, card: i64) -> bool:
        """Return whether a description's types, marks and abilities fit a card."""
        sorts = self.program.sorts
        if sorts[row + rows.S_KINDS] and self.kinds[card] & sorts[row + rows.S_KINDS] == 0:
            return False
        if sorts[row + rows.S_MARKS] and self.marks[card] & sorts[row + rows.S_MARKS] == 0:
            return False
        if self.marks[card] & sorts[row + rows.S_WITHOUT]:
            return False
        if sorts[row + rows.S_ABLE] and self.able[card] & sorts[row + rows.S_ABLE] == 0:
            return False
        return self.able[card] & sorts[row + rows.S_UNABLE] == 0

    def _measures(self, row: i64, card: i64) -> bool:
        """Return whether a description fits a card's level as it is now, and what it bears."""
        sorts = self.program.sorts
        measure = sorts[row + rows.S_MEASURE]
        if measure != words.PRINTED:
            level = self.level[card] if measure == words.ADJUSTED else self._geared(card)
            if level < sorts[row + rows.S_LEAST] or level > sorts[row + rows.S_MOST]:
                return False
        return sorts[row + rows.S_BEARS] == 0 or self._bears(card, sorts[row + rows.S_BEARS])

    def _geared(self, card: i64) -> i64:
        """Return the printed level of a champion with the icons of its items and artifacts."""
        program = self.program
        level = program.level[card]
        if program.champions & rows.ONE[card]:
            left = self.words[slot_of(card)] & program.gear
            while left:
                level += program.level[lowest_bit(left)]
                left &= left - 1
        return level

    def _bears(self, card: i64, kinds: i64) -> bool:
        """Return whether a champion bears a card of these kinds, or a realm a holding where they include holdings."""
        w = self.words
        if self.program.realms & rows.ONE[card]:
            for column in range(COLUMNS):
                if w[REALM_AT + column] == card + 1:
                    return w[HOLDING_AT + column] != 0 and kinds >> words.HOLDING & 1 == 1
            return False
        if self.program.champions & rows.ONE[card] == 0:
            return False
        left = w[slot_of(card)]
        while left:
            if self.program.kinds[lowest_bit(left)] & kinds:
                return True
            left &= left - 1
        return False

    def kinds_of(self, group: i64) -> i64:
        """Return the kinds of cards, one bit to a kind, that the descriptions of a group name; none for group -1."""
        found: i64 = 0
        if group >= 0:
            first = self.program.groups[group * rows.GROUP_ROW + rows.G_FIRST]
            for number in range(first, first + self.program.groups[group * rows.GROUP_ROW + rows.G_COUNT]):
                found |= self.program.sorts[i64(number) * rows.SORT_ROW + rows.S_KINDS]
        return found

    def _marks_of(self, group: i64) -> i64:
        """Return the marks, one bit to a mark, that the descriptions of a group name; none for group -1."""
        found: i64 = 0
        if group >= 0:
            first = self.program.groups[group * rows.GROUP_ROW + rows.G_FIRST]
            for number in range(first, first + self.program.groups[group * rows.GROUP_ROW + rows.G_COUNT]):
                found |= self.program.sorts[i64(number) * rows.SORT_ROW + rows.S_MARKS]
        return found


def size(cards: i64) -> i64:
    """Return how many cards are in a set."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def _able(program: Program, card: int) -> int:
    """Return the kinds of cards, one bit to a kind, that a champion may use by its icon and its own power."""
    told = program.cards[card]
    if not program.champions >> card & 1:
        return 0
    able = int(uses(rows.ONE[told.kind], i64(told.marks)))
    for clause in told.power:
        if clause.do == words.USE and not clause.conditions and clause.who.side in (words.THIS, words.BEARER):
            for sort in clause.what:
                able |= sort.kinds
    return able
