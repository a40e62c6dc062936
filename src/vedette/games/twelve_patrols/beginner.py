"""The beginner: the obvious rule, written down, so that "greedy" means the same to everybody.

Look at every card of the display and every place for it. Of the lines a placement completes, count the requirements
and find the cheapest way to fill them. Take the placement that satisfies most requirements now; among equals the one
that uses fewest items, a change counting as one. Fill at that price, no line before it is complete, and end the turn.
A placement whose lines cannot be filled comes last. Nothing is looked at beyond this turn.
"""

from typing import Final

from vedette.core.chance import Stream
from vedette.core.judge import Judge
from vedette.games.twelve_patrols.fill import Demands, cheapest, price, steps
from vedette.games.twelve_patrols.rules import CHANGE, CUBE, END, FACES, LINES, PLACE, PUT, TYPES
from vedette.games.twelve_patrols.setup import Setup
from vedette.games.twelve_patrols.state import CHANGE_DIE, FILL, PLACE_CARD
from vedette.games.twelve_patrols.turn import Position

ICON: Final = 100
"""One more requirement satisfied outweighs any number of items."""
HOPELESS: Final = -1000
NEVER: Final = -2000
DEAR: Final = [0 if kind % FACES == CUBE else 1 for kind in range(TYPES)]
"""A change is paid with a cube where there is one."""


class Beginner(Judge):
    """Scores actions by the beginner's rule."""

    def __init__(self, game: Setup) -> None:
        """Play this game."""
        self.game = game
        self.plan: list[int] = []
        self.expected = b""

    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        """Return a score for each legal action; ties are meant to be broken at random."""
        position = self.game.imagine(view, Stream(0))
        if position.phase() == PLACE_CARD:
            return [place_score(position, action) for action in legal]
        if position.phase() not in {FILL, CHANGE_DIE}:
            return [0] * len(legal)
        if view != self.expected or not self.plan:
            self.plan = plan(position)
        wanted = self.plan.pop(0) if self.plan else NEVER
        after = position.copy()
        if wanted in legal:
            after.apply(wanted)
        self.expected = after.view(0)
        return [1 if action == wanted else 0 for action in legal]


def place_score(position: Position, action: int) -> int:
    """Return the beginner's score of one action while a card is to be placed."""
    if not PLACE <= action < PUT:
        return NEVER
    after = position.copy()
    after.apply(action)
    icons = 0
    for line in range(LINES):
        if after.unmet() >> line & 1:
            icons += Demands(after, line).icons
    if after.unmet() == 0:
        return 0
    pieces = cheapest(after)
    return HOPELESS if pieces is None else ICON * icons - price(pieces)


def plan(position: Position) -> list[int]:
    """Return the actions for the rest of the turn: the cheapest fill, then the end; empty where there is no fill."""
    if position.phase() == CHANGE_DIE:
        return _plan_change(position)
    pieces = cheapest(position)
    return [] if pieces is None else [*steps(position, pieces, DEAR), END]


def _plan_change(position: Position) -> list[int]:
    """Return the change after which the rest of the turn is cheapest, then that rest."""
    best: list[int] = []
    for action in position.legal():
        after = position.copy()
        after.apply(action)
        if CHANGE <= action < END and after.phase() == FILL:
            found = [action, *plan(after)]
            if len(found) > 1 and (not best or len(found) < len(best)):
                best = found
    return best or [position.legal()[0]]
