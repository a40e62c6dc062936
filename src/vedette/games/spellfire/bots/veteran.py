"""The veteran: a beginner who has learnt to count what may still be hidden, and to keep the cards that help.

Before an attack he reckons what his champion is ahead by, what the other columns' face-up cards could add, and what
the defender may expect of the cards still face down: the average of those that nobody has seen, as far as the defender
can use them. He attacks where that is promising, else clears the card that helps him least.

His numbers were found by trying others at random on forty deals of each of eight decks. On a hundred other deals of
each he won 355 of 800, the beginner 319.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.bots.beginner import Beginner
from vedette.games.spellfire.engine import rules
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.engine.layout import BEATS, FACE, HELP, OUTCOME, PHASE, UNSEEN
from vedette.games.spellfire.engine.program import ONE, lowest_bit
from vedette.games.spellfire.engine.roll import size
from vedette.games.spellfire.engine.turn import Position

WON: Final = 4500
"""The score of an attack that wins at once, before its margin; ``AHEAD`` is for a lead with nothing hidden."""
AHEAD: Final = 4000
PLAIN: Final = 500
"""The score of discarding a card that helps no champion of the pool."""
BOLD: Final = 280
"""Hundredths of a level: how far an attack may fall short of what he expects and still be tried first."""
MARGIN: Final = 100
HELPING: Final = 70
"""Hundredths of a point in an attack's score for each level that other columns' face-up cards could add."""
HIDDEN: Final = 140
"""Hundredths of a point taken off an attack's score for each level that the defender may expect of hidden cards."""
KEPT: Final = 14
"""What is taken off the score of discarding a card for each level that it could add."""
MOST: Final = 3500


class Veteran(Beginner):
    """Scores actions like an experienced player: it counts what hidden cards and other columns' cards may add."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        program = setup.box.program
        self.helpful: i64 = program.allies | program.round_four | program.gear
        self.usable = vec[i64]([0] * (rules.FOES * rules.CARDS))
        """By champion and card: the level that it adds if his type and marks let him use it."""
        for champion in range(rules.FOES):
            for card in range(rules.CARDS):
                can = setup.box.scales.able[champion] & program.kinds[card] != 0
                if can and self.helpful & ONE[card] and program.level[card] > 0:
                    self.usable[champion * rules.CARDS + card] = program.level[card]

    def _score(self, position: Position, action: int) -> int:
        """Return the veteran's score of an action in a position."""
        if rules.DISCARD <= action < rules.ATTACK:
            return PLAIN - KEPT * int(self._help(position, position.face(action - rules.DISCARD)))
        if rules.ATTACH <= action < rules.DISCARD:
            return AHEAD + 10 * self._level(position, (action - rules.ATTACH) % rules.FRIENDS)
        if rules.PLAY <= action < rules.YIELD or rules.CHOOSE <= action < rules.OPTION:
            return super()._score(position, action)
        return self._attack(position, action) if rules.ATTACK <= action < rules.PLAY else 0

    def _attack(self, position: Position, action: int) -> int:
        """Return the score of an attack: its margin, plus what face-up cards may add, less what hidden ones may."""
        after, margin = self._tried(position, action)
        column, friend = divmod(action - rules.ATTACK, rules.FRIENDS)
        left = position.left(column)
        if after.words[OUTCOME] == BEATS:
            return WON - margin
        if margin <= 0 and after.words[PHASE] != HELP:
            return margin
        if margin > 0 and left == 0:
            return AHEAD - margin
        hundredths = MARGIN * margin + HELPING * int(self._others(position, column, friend))
        hundredths -= HIDDEN * int(self._feared(position, after.defender(), left))
        return min(MOST, PLAIN + BOLD + hundredths - margin - 5 * left)

    def _help(self, position: Position, card: i64) -> i64:
        """Return the levels that a card adds to some champion of the pool."""
        pool: i64 = position.pool()
        for friend in range(rules.FRIENDS):
            if pool & ONE[friend] and self.usable[friend * rules.CARDS + card]:
                return self.usable[friend * rules.CARDS + card]
        return 0

    def _others(self, position: Position, column: i64, friend: i64) -> i64:
        """Return the levels that the other columns' face-up cards could add to an attacker."""
        found: i64 = 0
        for other in range(rules.COLUMNS):
            card = position.words[FACE + other] - 1
            if other != column and card >= 0:
                found += self.usable[friend * rules.CARDS + card]
        return found

    def _feared(self, position: Position, defender: i64, left: i64) -> i64:
        """Return the levels that a defender may expect of so many cards face down, rounded down."""
        if left == 0 or defender >= rules.FOES:
            return 0
        unseen = position.words[UNSEEN]
        count = size(unseen)
        total: i64 = 0
        while unseen:
            total += self.usable[defender * rules.CARDS + lowest_bit(unseen)]
            unseen &= unseen - 1
        return left * total // count
