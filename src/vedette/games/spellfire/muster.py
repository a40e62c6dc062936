"""The muster: who is in a fight or in play, which powers are in force, and whom their words mean."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.card import uses
from vedette.games.spellfire.layout import (
    BORNE,
    EVENT_CARD,
    HOLDING_AT,
    JOINED,
    LINGER_ROOM,
    LINGERING,
    PICKED_HIGH,
    PICKED_LOW,
    REALM_AT,
    RULE_CARD,
    bearer,
    loose,
    mine,
    slot_of,
    theirs,
)
from vedette.games.spellfire.program import (
    C_COUNT,
    C_DO,
    C_FIRST,
    C_OPTION,
    C_ROLE,
    C_SOURCE,
    C_WHEN,
    C_WHO,
    C_WIDE,
    CLAUSE_ROW,
    CONDITION_ROW,
    G_COUNT,
    G_FIRST,
    G_PLACE,
    G_SIDE,
    GROUP_ROW,
    LOWEST_BIT,
    N_GROUP,
    N_LEAST,
    N_MOST,
    ONE,
    S_ABLE,
    S_BEARS,
    S_CARDS,
    S_KINDS,
    S_LEAST,
    S_MARKS,
    S_MEASURE,
    S_MOST,
    S_UNABLE,
    S_WITHOUT,
    SORT_ROW,
    Program,
)
from vedette.games.spellfire.rules import CARDS, COLUMNS
from vedette.games.spellfire.words import (
    ADJUSTED,
    ALWAYS,
    ATTACKER,
    ATTACKING,
    BEARER,
    BOTH,
    CARRIED,
    CUE,
    DEFENDER,
    DRAW,
    EACH,
    EITHER,
    ENTRY,
    FIGHT,
    HOLDING,
    IMMUNE,
    LOSE,
    OWN,
    POOL,
    PRINTED,
    REPEL,
    THIS,
    USE,
    WIN,
)

ROOM: Final = 256
"""Clauses that can be in force at once; a deck never has as many."""


class Muster:
    """Who is there and what is in force, for one fight or for the whole table. ``scales.py`` weighs them."""

    def __init__(self, program: Program) -> None:
        """Take the program of a deck."""
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
        """Cards without a power."""
        self.mute: i64 = 0
        """Cards without a bonus."""
        self.unfit: i64 = 0
        self.level = vec[i64]([0] * CARDS)
        """Adjusted levels: a champion's with all that is attached to it."""
        self.base = vec[i64]([0] * CARDS)
        self.plus = vec[i64]([0] * CARDS)
        self.kinds = vec[i64]([0] * CARDS)
        self.marks = vec[i64]([0] * CARDS)
        self.ignores = vec[i64]([0] * CARDS)
        """By card: the cards whose powers do nothing to it."""
        self.spared = vec[i64]([0] * CARDS)
        """By card: the cards that cannot discard it."""
        self.deaf_mine: i64 = 0
        """Cards whose bonus the attacker ignores, and below the defender."""
        self.deaf_theirs: i64 = 0
        self.force = vec[i64]([0] * ROOM)
        """Rows of the clauses in force."""
        self.cues = vec[i64]([0] * ROOM)
        """The card that set each of them off, or -1."""
        self.count: i64 = 0
        self.total_mine: i64 = 0
        self.total_theirs: i64 = 0
        self.able = vec[i64]([_able(program, card) for card in range(len(program.cards))])

    def _sides(self) -> None:
        """Find out who is where."""
        w = self.words
        program = self.program
        self.mine = mine(w)
        self.theirs = theirs(w, program.foes)
        fight: i64 = 0
        if self.attacker >= 0:
            fight |= ONE[self.attacker] | w[BORNE + self.attacker] | w[JOINED]
        if self.defender >= 0:
            fight |= ONE[self.defender] | w[slot_of(self.defender)]
        if self.column >= 0:
            if w[REALM_AT + self.column]:
                fight |= ONE[w[REALM_AT + self.column] - 1]
            if w[HOLDING_AT + self.column]:
                fight |= ONE[w[HOLDING_AT + self.column] - 1]
        self.fight = fight
        self.play = self.mine | self.theirs | loose(w)
        if w[RULE_CARD]:
            self.play |= ONE[w[RULE_CARD] - 1]
        if w[EVENT_CARD]:
            self.play |= ONE[w[EVENT_CARD] - 1]
        self.blank = 0
        self.mute = 0
        self.unfit = 0
        self.deaf_mine = 0
        self.deaf_theirs = 0
        self.kinds = program.kinds
        self.marks = program.marks
        self.level = program.level

    def _gather(self) -> None:
        """Collect the clauses that hold always and are in force, in the order of activation (§5.2)."""
        w = self.words
        program = self.program
        self.count = 0
        named: i64 = 0
        if w[RULE_CARD]:
            named |= ONE[w[RULE_CARD] - 1]
        if w[EVENT_CARD]:
            named |= ONE[w[EVENT_CARD] - 1]
        sources = (self.fight | named | self.play & (program.wide | program.immune)) & program.powered & ~self.blank
        while sources:
            card = LOWEST_BIT[(sources & -sources) % 67]
            sources &= sources - 1
            inside = (self.fight | named) & ONE[card] != 0
            for number in range(program.first_clause[card], program.first_clause[card + 1]):
                row = i64(number) * CLAUSE_ROW
                when = program.clauses[row + C_WHEN]
                if when != ALWAYS and (when != ENTRY or not self._decides(row)):
                    continue
                if inside or program.clauses[row + C_WIDE] or self._alone(row):
                    self._enter(row, card, i64(-1))
        for at in range(LINGER_ROOM):
            entry = w[LINGERING + at]
            if entry:
                row = ((entry >> 8) - 1) * CLAUSE_ROW
                self._enter(row, program.clauses[row + C_SOURCE], (entry & 255) - 1)

    def _decides(self, row: i64) -> bool:
        """Return whether a clause decides fights as long as it holds (§5.9); an event's does so once."""
        clauses = self.program.clauses
        do = clauses[row + C_DO]
        return do in (WIN, LOSE, REPEL, DRAW) and self.program.events & ONE[clauses[row + C_SOURCE]] == 0

    def _alone(self, row: i64) -> bool:
        """Return whether a clause says what somebody ignores, wherever he is."""
        clauses = self.program.clauses
        return clauses[row + C_DO] == IMMUNE and self.program.groups[clauses[row + C_WHO] * GROUP_ROW + G_SIDE] <= CUE

    def _enter(self, row: i64, card: i64, cue: i64) -> None:
        """Take a clause among those in force if its role and its alternative are right."""
        clauses = self.program.clauses
        if not self.in_role(row, card):
            return
        if clauses[row + C_OPTION] and clauses[row + C_OPTION] != picked(self.words, card):
            return
        self.force[self.count] = row
        self.cues[self.count] = cue
        self.count += 1

    def in_role(self, row: i64, card: i64) -> bool:
        """Return whether a card's side attacks, or defends, where a clause asks for it."""
        role = self.program.clauses[row + C_ROLE]
        if role == EITHER:
            return True
        return self.fight & ONE[card] != 0 and (role == ATTACKING) == (self.mine & ONE[card] != 0)

    def holds(self, row: i64, cue: i64) -> bool:
        """Return whether every condition of a clause is met."""
        program = self.program
        first = program.clauses[row + C_FIRST]
        for number in range(first, first + program.clauses[row + C_COUNT]):
            at = i64(number) * CONDITION_ROW
            found = self.group(program.conditions[at + N_GROUP], program.clauses[row + C_SOURCE], cue)
            has = size(found)
            if has < program.conditions[at + N_LEAST] or has > program.conditions[at + N_MOST]:
                return False
        return True

    def group(self, group: i64, source: i64, cue: i64) -> i64:
        """Return the cards that a group means, said by a card."""
        groups = self.program.groups
        at = group * GROUP_ROW
        side = groups[at + G_SIDE]
        cards: i64
        if side <= CUE:
            cards = self._named(side, source, cue)
        else:
            cards = self._of_side(side, source)
            place = groups[at + G_PLACE]
            if place == FIGHT:
                cards &= self.fight
            elif place == POOL:
                cards &= ~self.fight
        if cards == 0 or groups[at + G_COUNT] == 0:
            return cards
        return self.sorted(group, cards)

    def _named(self, side: i64, source: i64, cue: i64) -> i64:
        """Return the one card that is meant: this one, its bearer, or the card that set it off."""
        if side == THIS:
            return ONE[source]
        if side == CUE:
            return ONE[cue] if cue >= 0 else 0
        if self.program.champions & ONE[source]:
            return ONE[source]
        if (self.program.realms | self.program.holdings) & ONE[source]:
            return ONE[self.defender] if self.defender >= 0 else 0
        champion = bearer(self.words, source)
        return ONE[champion] if champion >= 0 else 0

    def _of_side(self, side: i64, source: i64) -> i64:
        """Return all cards in play of a side, as a card calls it (§5.4)."""
        if side in (BOTH, EACH):
            return self.play
        if side == ATTACKER:
            return self.mine
        if side == DEFENDER:
            return self.theirs
        if self.mine & ONE[source]:
            return self.mine if side == OWN else self.theirs
        if self.theirs & ONE[source]:
            return self.theirs if side == OWN else self.mine
        return 0

    def sorted(self, group: i64, cards: i64) -> i64:
        """Return those of the cards that one of a group's descriptions fits."""
        groups = self.program.groups
        found: i64 = 0
        first = groups[group * GROUP_ROW + G_FIRST]
        for number in range(first, first + groups[group * GROUP_ROW + G_COUNT]):
            row = i64(number) * SORT_ROW
            left = cards & self.program.sorts[row + S_CARDS] & ~found
            while left:
                card = LOWEST_BIT[(left & -left) % 67]
                left &= left - 1
                if self._fits(row, card):
                    found |= ONE[card]
        return found

    def _fits(self, row: i64, card: i64) -> bool:  # noqa: PLR0911 (one return for each thing a description asks)
        """Return whether a description fits a card, names, worlds and printed levels aside."""
        sorts = self.program.sorts
        if sorts[row + S_KINDS] and self.kinds[card] & sorts[row + S_KINDS] == 0:
            return False
        if sorts[row + S_MARKS] and self.marks[card] & sorts[row + S_MARKS] == 0:
            return False
        if self.marks[card] & sorts[row + S_WITHOUT]:
            return False
        measure = sorts[row + S_MEASURE]
        if measure != PRINTED:
            level = self.level[card] if measure == ADJUSTED else self._geared(card)
            if level < sorts[row + S_LEAST] or level > sorts[row + S_MOST]:
                return False
        if sorts[row + S_BEARS] and not self._bears(card, sorts[row + S_BEARS]):
            return False
        if sorts[row + S_ABLE] and self.able[card] & sorts[row + S_ABLE] == 0:
            return False
        return self.able[card] & sorts[row + S_UNABLE] == 0

    def _geared(self, card: i64) -> i64:
        """Return the printed level of a champion with the icons of its items and artifacts."""
        program = self.program
        level = program.level[card]
        if program.champions & ONE[card]:
            left = self.words[slot_of(card)] & program.gear
            while left:
                level += program.level[LOWEST_BIT[(left & -left) % 67]]
                left &= left - 1
        return level

    def _bears(self, card: i64, kinds: i64) -> bool:
        """Return whether a champion bears, or a realm is under, a card of these kinds."""
        w = self.words
        if self.program.realms & ONE[card]:
            for column in range(COLUMNS):
                if w[REALM_AT + column] == card + 1:
                    return w[HOLDING_AT + column] != 0 and kinds >> HOLDING & 1 == 1
            return False
        if self.program.champions & ONE[card] == 0:
            return False
        left = w[slot_of(card)]
        while left:
            if self.program.kinds[LOWEST_BIT[(left & -left) % 67]] & kinds:
                return True
            left &= left - 1
        return False

    def kinds_of(self, group: i64) -> i64:
        """Return the kinds that a clause names with ``what``."""
        found: i64 = 0
        if group >= 0:
            first = self.program.groups[group * GROUP_ROW + G_FIRST]
            for number in range(first, first + self.program.groups[group * GROUP_ROW + G_COUNT]):
                found |= self.program.sorts[i64(number) * SORT_ROW + S_KINDS]
        return found

    def _marks_of(self, group: i64) -> i64:
        """Return the marks that a clause names with ``what``."""
        found: i64 = 0
        if group >= 0:
            first = self.program.groups[group * GROUP_ROW + G_FIRST]
            for number in range(first, first + self.program.groups[group * GROUP_ROW + G_COUNT]):
                found |= self.program.sorts[i64(number) * SORT_ROW + S_MARKS]
        return found

    def who(self, row: i64, cue: i64) -> i64:
        """Return whom a clause means, without those that ignore its card; what lingers is meant for one card."""
        source = self.program.clauses[row + C_SOURCE]
        if cue >= 0:
            return self.heeding(ONE[cue], source)
        return self.heeding(self.group(self.program.clauses[row + C_WHO], source, cue), source)

    def heeding(self, cards: i64, source: i64) -> i64:
        """Return those of the cards that do not ignore a card's power."""
        if self.deaf_mine | self.deaf_theirs:
            left = cards
            while left:
                card = LOWEST_BIT[(left & -left) % 67]
                left &= left - 1
                if self.ignores[card] & ONE[source]:
                    cards &= ~ONE[card]
        return cards


def size(cards: i64) -> i64:
    """Return how many cards are in a set."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def picked(words: vec[i64], card: i64) -> i64:
    """Return the alternative that a card's side picked for this fight, 0 for none yet."""
    if card < 28:
        return words[PICKED_LOW] >> 2 * card & 3
    return words[PICKED_HIGH] >> 2 * (card - 28) & 3


def _able(program: Program, card: int) -> int:
    """Return the kinds that a champion may use by its icon and its own power."""
    told = program.cards[card]
    if not program.champions >> card & 1:
        return 0
    able = uses(told.kind, told.marks) | CARRIED
    for clause in told.power:
        if clause.do == USE and not clause.conditions and clause.who.side in (THIS, BEARER):
            for sort in clause.what:
                able |= sort.kinds
    return able
