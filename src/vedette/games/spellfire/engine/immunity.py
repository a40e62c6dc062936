"""Immunity: which cards of a fight pay no heed to which others (§5.7)."""

from typing import Final

from mypy_extensions import i64

from vedette.games.spellfire.engine.layout import slot_of
from vedette.games.spellfire.engine.muster import Muster
from vedette.games.spellfire.engine.program import C_DO, C_NUMBER, C_WHAT, ONE, lowest_bit
from vedette.games.spellfire.engine.roll import NOTHING
from vedette.games.spellfire.engine.vocabulary.words import (
    DEFENSIVE,
    FROM_DEFEAT,
    FROM_DISCARD,
    FROM_LOSS,
    FROM_POWERS,
    IMMUNE,
    OFFENSIVE,
    WHOLLY,
)

ANY: Final = 1 << 60
"""A bit above those of the deck's cards; set in a set of ignored cards, it says that some immunity is in force."""
NATURE: Final = 1 << DEFENSIVE | 1 << OFFENSIVE


class Immunity(Muster):
    """Works out which cards are immune to which others by the powers in force (§5.7)."""

    def beatable(self, champion: i64, source: i64) -> bool:
        """Return whether the power of a card may defeat a champion at once (§5.9), who is not immune to it."""
        if self.heeding(ONE[champion], source) == 0:
            return False
        return self.deaf_mine | self.deaf_theirs == 0 or self.steady[champion] & ONE[source] == 0

    def _immunities(self) -> None:
        """Note what each card of the fight ignores (§5.7)."""
        clauses = self.program.clauses
        fresh = False
        for at in range(self.count if self.says(i64(IMMUNE)) else 0):
            row = self.force[at]
            if clauses[row + C_DO] != IMMUNE or not self.holds(row, self.cues[at]):
                continue
            if not fresh:
                fresh = True
                self.ignores = NOTHING[:]
                self.spared = NOTHING[:]
                self.steady = NOTHING[:]
                self.faithful = NOTHING[:]
            cards = self.meant(row, self.cues[at])
            what = self.offensive(clauses[row + C_WHAT])
            mode = clauses[row + C_NUMBER]
            if mode == FROM_DEFEAT:
                self._spare(cards, what)
                self._steady(cards, what)
            elif mode == FROM_LOSS:
                self._spare(cards, what)
                self._bind(cards, what)
            elif mode != FROM_DISCARD:
                self._deafen(cards & self.mine, what & ~self.mine, mode, attacker=True)
                self._deafen(cards & self.theirs, what & ~self.theirs, mode, attacker=False)
            else:
                self._spare(cards, what)
        if not fresh:
            self.deaf_mine = 0
            self.deaf_theirs = 0

    def _deafen(self, cards: i64, what: i64, mode: i64, *, attacker: bool) -> None:
        """Make cards of one side immune to other cards, and with a champion all that he bears (§5.7)."""
        if cards == 0 or what == 0:
            return
        champions = cards & self.program.champions
        while champions:
            cards |= self.words[slot_of(lowest_bit(champions))]
            champions &= champions - 1
        champion = self.attacker if attacker else self.defender
        if champion >= 0 and cards & ONE[champion]:
            cards |= self.words[slot_of(champion)]
            if mode == WHOLLY:
                if attacker:
                    self.deaf_mine |= what
                else:
                    self.deaf_theirs |= what
        # Bits beyond the deck only say that somebody ignores something.
        if attacker:
            self.deaf_mine |= ANY
        else:
            self.deaf_theirs |= ANY
        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
            self.ignores[card] |= what
            if mode != FROM_POWERS:
                self.spared[card] |= what

    def _spare(self, cards: i64, what: i64) -> None:
        """Note that some cards cannot be discarded by the powers of some others."""
        self.deaf_mine |= ANY
        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
            self.spared[card] |= what

    def _bind(self, cards: i64, what: i64) -> None:
        """Note that some cards cannot be won over by the powers of some others."""
        while cards:
            self.faithful[lowest_bit(cards)] |= what
            cards &= cards - 1

    def _steady(self, cards: i64, what: i64) -> None:
        """Note that some champions cannot be defeated at once by the powers of some other cards."""
        cards &= self.program.champions
        while cards:
            self.steady[lowest_bit(cards)] |= what
            cards &= cards - 1

    def offensive(self, group: i64) -> i64:
        """Return the cards that an immunity is against; defensive ones only where it names them (§5.7)."""
        program = self.program
        there = self.play | program.events
        found = self.sorted(group, there) if group >= 0 else there
        return found if self._marks_of(group) & NATURE else found & ~program.defensive
