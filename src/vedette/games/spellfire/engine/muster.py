"""The muster: which powers are in force in a fight or in play, and whom they reach."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine import program as rows
from vedette.games.spellfire.engine.layout import EVENT_CARD, LINGER_ROOM, LINGERING, PICKED, RULE_CARD
from vedette.games.spellfire.engine.program import Program, lowest_bit
from vedette.games.spellfire.engine.roll import Roll, size
from vedette.games.spellfire.engine.rules import OPTIONS
from vedette.games.spellfire.engine.vocabulary import words as vocabulary


class Muster(Roll):
    """The clauses of powers that are in force, in one fight or on the whole table, and the cards that they act on."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        room = len(program.clauses) // rows.CLAUSE_ROW + LINGER_ROOM
        self.force = vec[i64]([0] * room)
        """Where each clause in force begins in the program's table of clauses; ``count`` of them are valid."""
        self.cues = vec[i64]([0] * room)
        """For each clause in force the card on which it goes on acting after its moment, or -1 for no such effect."""
        self.count: i64 = 0
        self.said: i64 = 0
        """What the clauses in force do (``Clause.do``, such as ban), as a set: one bit to an effect word."""

    def says(self, do: i64) -> bool:
        """Return whether any clause in force does a thing such as ban or protect, given by its effect word."""
        return self.said & rows.ONE[do] != 0

    def _gather(self) -> None:
        """Collect the clauses in force: those that hold always, in the order of §5.2, then the effects that go on."""
        w = self.words
        program = self.program
        self.count = 0
        self.said = 0
        named: i64 = 0
        if w[RULE_CARD]:
            named |= rows.ONE[w[RULE_CARD] - 1]
        if w[EVENT_CARD]:
            named |= rows.ONE[w[EVENT_CARD] - 1]
        sources = (self.fight | named | self.play & (program.wide | program.immune)) & program.powered & ~self.blank
        while sources:
            card = lowest_bit(sources)
            sources &= sources - 1
            inside = (self.fight | named) & rows.ONE[card] != 0
            for number in range(program.first_clause[card], program.first_clause[card + 1]):
                row = i64(number) * rows.CLAUSE_ROW
                when = program.clauses[row + rows.C_WHEN]
                if when != vocabulary.ALWAYS and (when != vocabulary.ENTRY or not self._decides(row)):
                    continue
                if inside or program.clauses[row + rows.C_WIDE] or self._alone(row):
                    self._enter(row, card, i64(-1))
        for at in range(LINGER_ROOM):
            entry = w[LINGERING + at]
            if entry:
                row = ((entry >> 8) - 1) * rows.CLAUSE_ROW
                self._enter(row, program.clauses[row + rows.C_SOURCE], (entry & 255) - 1)

    def _decides(self, row: i64) -> bool:
        """Return whether a clause decides fights as long as it holds (§5.9); an event's does so once."""
        clauses = self.program.clauses
        do = clauses[row + rows.C_DO]
        return (
            do in (vocabulary.WIN, vocabulary.LOSE, vocabulary.REPEL, vocabulary.DRAW)
            and self.program.events & rows.ONE[clauses[row + rows.C_SOURCE]] == 0
        )

    def _alone(self, row: i64) -> bool:
        """Return whether a clause makes its own card or its bearer immune, which holds outside the fight too."""
        clauses = self.program.clauses
        return (
            clauses[row + rows.C_DO] == vocabulary.IMMUNE
            and self.program.groups[clauses[row + rows.C_WHO] * rows.GROUP_ROW + rows.G_SIDE] <= vocabulary.CUE
        )

    def _enter(self, row: i64, card: i64, cue: i64) -> None:
        """Add a clause to those in force if its side has the role that it asks for and picked its alternative.

        An effect that goes on is not asked again (§5.15): the fight in which it began may be over.
        """
        clauses = self.program.clauses
        if clauses[row + rows.C_COPIED] and not imitates(self.program, self.words, row):
            return
        if cue < 0 or self.program.early_rules:
            if not self.in_role(row, card):
                return
            if clauses[row + rows.C_OPTION] and clauses[row + rows.C_OPTION] != picked(self.words, card):
                return
        self.said |= rows.ONE[clauses[row + rows.C_DO]]
        self.force[self.count] = row
        self.cues[self.count] = cue
        self.count += 1

    def in_role(self, row: i64, card: i64) -> bool:
        """Return whether the side of a card has the role in the fight that a clause asks for, or it asks for none."""
        role = self.program.clauses[row + rows.C_ROLE]
        if role == vocabulary.EITHER:
            return True
        return self.fight & rows.ONE[card] != 0 and (role == vocabulary.ATTACKING) == (self.mine & rows.ONE[card] != 0)

    def holds(self, row: i64, cue: i64) -> bool:
        """Return whether a clause in force has its conditions met; an effect that goes on is not asked (§5.15)."""
        return (cue >= 0 and not self.program.first_rules) or self.met(row, cue)

    def met(self, row: i64, cue: i64) -> bool:
        """Return whether every condition of a clause is met."""
        program = self.program
        first = program.clauses[row + rows.C_FIRST]
        for number in range(first, first + program.clauses[row + rows.C_COUNT]):
            at = i64(number) * rows.CONDITION_ROW
            found = self.group(program.conditions[at + rows.N_GROUP], program.clauses[row + rows.C_SOURCE], cue)
            has = size(found)
            if has < program.conditions[at + rows.N_LEAST] or has > program.conditions[at + rows.N_MOST]:
                return False
        return True

    def who(self, row: i64, cue: i64) -> i64:
        """Return the set of cards that a clause acts on, without those immune to its card."""
        return self.heeding(self.meant(row, cue), self.program.clauses[row + rows.C_SOURCE])

    def meant(self, row: i64, cue: i64) -> i64:
        """Return the set of cards that a clause acts on, immune or not; a lasting effect acts on its one card."""
        if cue >= 0:
            return rows.ONE[cue]
        return self.group(self.program.clauses[row + rows.C_WHO], self.program.clauses[row + rows.C_SOURCE], cue)

    def unguarded(self, cards: i64, do: i64) -> i64:
        """Return those of the cards that no power in force protects from being discarded, won over or cancelled."""
        clauses = self.program.clauses
        for at in range(self.count if self.says(i64(vocabulary.PROTECT)) else 0):
            row = self.force[at]
            if clauses[row + rows.C_DO] == vocabulary.PROTECT and self.holds(row, self.cues[at]):
                mode = clauses[row + rows.C_NUMBER]
                if (
                    mode < vocabulary.FROM_LEAVING
                    and (mode == 3) == (do == vocabulary.CANCEL)
                    and (do == vocabulary.CANCEL or mode == 2 or (mode == 1) == (do == vocabulary.TAKE))
                ):
                    cards &= ~self.who(row, self.cues[at])
        return cards

    def refuge(self, champion: i64) -> i64:
        """Return the number of the clause that sends a champion to limbo instead of the discards (§8.4), or -1."""
        clauses = self.program.clauses
        for at in range(self.count):
            row = self.force[at]
            spares = (
                clauses[row + rows.C_DO] == vocabulary.PROTECT
                and clauses[row + rows.C_NUMBER] == vocabulary.TO_LIMBO
                and self.cues[at] < 0
            )
            if spares and self.holds(row, self.cues[at]) and self.who(row, self.cues[at]) & rows.ONE[champion]:
                return row // rows.CLAUSE_ROW
        return -1

    def counted(self, row: i64, cue: i64) -> i64:
        """Return how many cards a clause counts for a bonus "for each card", or the sum of their base levels."""
        clauses = self.program.clauses
        cards = self.group(clauses[row + rows.C_PER], clauses[row + rows.C_SOURCE], cue)
        if clauses[row + rows.C_MEASURE] != vocabulary.TOTAL:
            return size(cards)
        levels: i64 = 0
        while cards:
            levels += max(self.base[lowest_bit(cards)], i64(0))
            cards &= cards - 1
        return levels

    def assume(self, source: i64, other: i64) -> None:
        """Give a card the printed level of another that it imitates; that of a champion goes to the card's bearer."""
        champion = self.program.champions & rows.ONE[other] != 0
        cards = self._named(i64(vocabulary.BEARER), source, i64(-1)) if champion else rows.ONE[source]
        if cards:
            self.base[lowest_bit(cards)] = self.program.level[other]

    def staying(self) -> i64:
        """Return the cards that a power lets stay with their champion after a won fight (§6.4)."""
        clauses = self.program.clauses
        found: i64 = 0
        for at in range(self.count if self.says(i64(vocabulary.PROTECT)) else 0):
            row = self.force[at]
            stays = (
                clauses[row + rows.C_DO] == vocabulary.PROTECT
                and clauses[row + rows.C_NUMBER] == vocabulary.FROM_LEAVING
            )
            if stays and self.holds(row, self.cues[at]):
                found |= self.who(row, self.cues[at])
        return found

    def heeding(self, cards: i64, source: i64) -> i64:
        """Return those of the cards that are not immune to the power of a card."""
        if self.deaf_mine | self.deaf_theirs:
            left = cards
            while left:
                card = lowest_bit(left)
                left &= left - 1
                if self.ignores[card] & rows.ONE[source]:
                    cards &= ~rows.ONE[card]
        return cards


def lingering(words: vec[i64], number: i64) -> i64:
    """Return the cards that a clause goes on acting on after its moment."""
    found: i64 = 0
    for at in range(LINGER_ROOM):
        entry = words[LINGERING + at]
        if entry >> 8 == number + 1:
            found |= rows.ONE[(entry & 255) - 1]
    return found


def has_room(words: vec[i64]) -> bool:
    """Return whether one more effect may go on after its moment (§5.21)."""
    return 0 in [words[LINGERING + at] for at in range(LINGER_ROOM)]


def lingers(program: Program, words: vec[i64], said: i64) -> bool:
    """Return whether any effect that goes on after its moment does one of some things, a set of effect words."""
    for at in range(LINGER_ROOM):
        entry = words[LINGERING + at]
        if entry and said & rows.ONE[program.clauses[((entry >> 8) - 1) * rows.CLAUSE_ROW + rows.C_DO]]:
            return True
    return False


def imitates(program: Program, words: vec[i64], row: i64) -> bool:
    """Return whether a clause is its card's own, or of a card that its card imitates now."""
    copied = program.clauses[row + rows.C_COPIED]
    return copied == 0 or lingering(words, program.clauses[row + rows.C_BY]) & rows.ONE[copied - 1] != 0


def alternatives(program: Program, words: vec[i64], card: i64) -> i64:
    """Return how many alternatives a card has to pick from: its own, and those of a card that it imitates now."""
    most: i64 = 0
    for number in range(program.first_clause[card], program.first_clause[card + 1]):
        row = i64(number) * rows.CLAUSE_ROW
        if imitates(program, words, row):
            most = max(most, min(program.clauses[row + rows.C_OPTION], i64(OPTIONS)))
    return i64(2) if most == 1 and program.optional & rows.ONE[card] else most


def picked(words: vec[i64], card: i64) -> i64:
    """Return the alternative that a card's side picked for this fight, 0 for none yet."""
    return words[PICKED + card // 20] >> 3 * (card % 20) & 7
