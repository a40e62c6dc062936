"""What a position needs to know of its setup: what each card of both decks can do, as tables of numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.rules import HALF, SEATS, Options
from vedette.games.patrol.engine.soldier import PLAIN, Card, Deck, Roster

SPAN: Final = 128
"""How many entries of a table each seat has: one for every slot of its deck, the last one for a wizard unit."""

# Marks of a card, one set of bits. Those of an ability: own, then colour's one place further.
USES: Final = 1 << 0  # and 1 << 1: reveal abilities
BLOCKS: Final = 1 << 2  # and 1 << 3: defence abilities that answer attacks
COUNTERS: Final = 1 << 4  # and 1 << 5: defence abilities that answer abilities
HIDES: Final = 1 << 6  # and 1 << 7: turns face down instead of attacking
MOVES: Final = 1 << 8  # changes patrols instead of attacking
LENDS: Final = 1 << 9  # lends attack or health while face up, to itself or others
SNEAKS: Final = 1 << 10  # gives Sneak while face up, to itself or others
GUARDS: Final = 1 << 11
TURNS: Final = 1 << 12  # has a power for when it turns face up
LEADS: Final = 1 << 13  # has a power for when it attacks
KILLS: Final = 1 << 14
DIES: Final = 1 << 15
ENDS: Final = 1 << 16

EVENTS: Final = {
    vocabulary.TURNED: TURNS,
    vocabulary.ATTACKS: LEADS,
    vocabulary.KILLS: KILLS,
    vocabulary.DIES: DIES,
    vocabulary.ENDS: ENDS,
}


class CardTables:
    """What the cards of two decks can do, as tables of numbers, and the variants of the game.

    A card's entry is at ``SPAN * seat + slot``, those of its own ability and its colour's at twice that, plus 0 or 1.
    """

    def __init__(self, roster: Roster, decks: tuple[Deck, Deck], options: Options) -> None:
        """Fill the tables from the decks: levels, marks, clauses."""
        self.roster = roster
        self.decks = decks
        self.goal: i64 = options.goal
        self.rounds: i64 = options.rounds
        self.hand: i64 = options.hand
        self.free_reveal = options.free_reveal
        self.blind = options.blind
        self.reshuffle = options.reshuffle
        self.many = options.many
        self.wounds = options.wounds
        self.wide = options.wide
        self.closed = options.closed
        size = SEATS * SPAN
        self.level = vec[i64]([1] * size)
        self.marks = vec[i64]([0] * size)
        self.attack = vec[i64]([0] * size)
        self.health = vec[i64]([0] * size)
        self.begin = vec[i64]([0] * (2 * size))
        self.end = vec[i64]([0] * (2 * size))
        self.choice = vec[i64]([-1] * (2 * size))
        self.whole = vec[i64]([0] * (2 * SEATS))
        clauses: list[i64] = []
        for seat in range(SEATS):
            for slot, card in enumerate(decks[seat].cards):
                self.whole[2 * seat + slot // HALF] |= BIT[slot % HALF]
                self._note(SPAN * seat + slot, card, clauses)
        self.clauses = vec[i64](clauses)

    def _note(self, at: int, card: Card, clauses: list[i64]) -> None:
        """Enter a card into the tables; its clauses are appended to the list, after those of the cards before it."""
        soldier = self.roster.soldiers[card.soldier]
        self.level[at] = soldier.level
        powers = [soldier.power, () if card.colour == PLAIN else self.roster.colours[card.colour - 1].power]
        for which, power in enumerate(powers):
            self.begin[2 * at + which] = len(clauses)
            for clause in power:
                if clause.who < vocabulary.CHOSEN:
                    self.choice[2 * at + which] = len(clauses)
                self._mark(at, which, clause)
                clauses.append(vocabulary.pack(clause))
            self.end[2 * at + which] = len(clauses)

    def _mark(self, at: int, which: int, clause: vocabulary.Clause) -> None:
        """Enter what a clause lets its card do: a bit of its marks, or a lasting change of attack or health."""
        if clause.when == vocabulary.USE:
            self.marks[at] |= USES << which
        elif clause.when == vocabulary.ANSWER:
            counters = clause.do == vocabulary.COUNTER or self.marks[at] & COUNTERS << which
            self.marks[at] &= ~(BLOCKS << which)
            self.marks[at] |= (COUNTERS if counters else BLOCKS) << which
        elif clause.when == vocabulary.INSTEAD:
            self.marks[at] |= MOVES if clause.do == vocabulary.MOVE else HIDES << which
        elif clause.when == vocabulary.ALWAYS:
            if clause.what == vocabulary.ATTACK:
                self.attack[at] += clause.amount
            else:
                self.health[at] += clause.amount
        elif clause.when == vocabulary.WHILE:
            self.marks[at] |= (
                SNEAKS if clause.do == vocabulary.SNEAK else GUARDS if clause.do == vocabulary.GUARD else LENDS
            )
        else:
            self.marks[at] |= EVENTS[clause.when]
