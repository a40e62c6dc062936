"""The bot "beginner": it attacks where the visible totals win, attaches to the strongest champion, else discards."""

from typing import Final

from vedette.core.chance import Stream
from vedette.core.player import Judge
from vedette.games.spellfire.engine import rules
from vedette.games.spellfire.engine.agenda import weigh
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.engine.layout import BEATS, OUTCOME
from vedette.games.spellfire.engine.turn import Position

GOOD: Final = 1000
"""The score of an attack that wins by the totals as they are, before its margin is taken off."""
PATIENT: Final = 500
"""The score of discarding a card: more than that of an attack that loses by the totals as they are."""


class Beginner(Judge):
    """Scores actions by the obvious rules of a first-time player, one step ahead, from what is face up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        """Return a score for each legal action."""
        return self.opinions(self.setup.imagine(view, Stream(0)), legal)

    def opinions(self, position: Position, legal: list[int]) -> list[int]:
        """Return a score for each legal action of a position."""
        return [self._score(position, action) for action in legal]

    def best(self, position: Position, legal: list[int]) -> int:
        """Return the legal action that the beginner scores highest; the first of several."""
        if len(legal) == 1:
            return legal[0]
        scores = self.opinions(position, legal)
        return legal[scores.index(max(scores))]

    def _score(self, position: Position, action: int) -> int:
        """Return the beginner's score of an action in a position."""
        if rules.ATTACK <= action < rules.PLAY:
            return self._attack(position, action)
        if rules.ATTACH <= action < rules.DISCARD:
            return GOOD + self._level(position, (action - rules.ATTACH) % rules.FRIENDS)
        if rules.DISCARD <= action < rules.ATTACK:
            return PATIENT + position.left(action - rules.DISCARD)
        if rules.CHOOSE <= action < rules.OPTION:
            card = action - rules.CHOOSE
            level = int(self.setup.box.program.level[card])
            return -level if position.box.program.friends >> card & 1 else level
        if rules.PLAY <= action < rules.YIELD:
            return PATIENT - int(self.setup.box.program.level[position.face(action - rules.PLAY)])
        return -1 if action in (rules.YIELD, rules.ENOUGH) else 0

    def _attack(self, position: Position, action: int) -> int:
        """Return the score of an attack: high where it wins by the totals as they are, more for a smaller margin."""
        after, margin = self._tried(position, action)
        if after.words[OUTCOME] == BEATS or margin > 0:
            return GOOD - margin - 10 * after.left((action - rules.ATTACK) // rules.FRIENDS)
        return margin

    def _tried(self, position: Position, action: int) -> tuple[Position, int]:
        """Return the position right after an attack begins, and the attacker's total there less the defender's."""
        after = position.copy()
        after.apply(action)
        scales = position.box.scales
        weigh(scales, after.words)
        return after, int(scales.total_mine - scales.total_theirs)

    def _level(self, position: Position, friend: int) -> int:
        """Return the level of a champion of the pool with what it bears."""
        scales = position.box.scales
        scales.weigh(position.words, friend, -1, -1)
        return int(scales.level[friend])
