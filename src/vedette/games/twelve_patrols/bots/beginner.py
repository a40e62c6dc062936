"""The beginner bot: its rule is written down here, so that "greedy" means the same to everybody.

Look at every card of the display and every place for it. Of the lines a placement completes, count the requirements
and find the cheapest way to fill them. Take the placement that satisfies most requirements now; among equals the one
that uses fewest items, a change counting as one. Fill at that price, no line before it is complete, and end the turn.
A placement whose lines cannot be filled comes last. Nothing is looked at beyond this turn.
"""

from typing import Final

from vedette.games.twelve_patrols.bots.demands import demands_of
from vedette.games.twelve_patrols.bots.fill import cheapest, price, steps
from vedette.games.twelve_patrols.bots.turner import Turner
from vedette.games.twelve_patrols.engine.rules import CHANGE, END, LINES, PLACE, PUT
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, FILL
from vedette.games.twelve_patrols.engine.turn import Position

ICON: Final = 100
"""The score of one requirement satisfied: more than any number of items costs."""
HOPELESS: Final = -1000
NEVER: Final = -2000


class Beginner(Turner):
    """Scores placements by the requirements that they satisfy this turn, less the items that this takes."""

    def place_scores(self, position: Position, legal: list[int]) -> list[int]:
        """Return the beginner's score of each legal action while a card is to be placed."""
        return [place_score(position, action) for action in legal]

    def plan(self, position: Position) -> list[int]:
        """Return the actions that fill the complete lines at little cost and end the turn."""
        return plan(position)


def place_score(position: Position, action: int) -> int:
    """Return the beginner's score of one action while a card is to be placed."""
    if not PLACE <= action < PUT:
        return NEVER
    after = position.copy()
    after.apply(action)
    icons = 0
    for line in range(LINES):
        if after.unmet() >> line & 1:
            icons += demands_of(after, line).icons
    if after.unmet() == 0:
        return 0
    pieces = cheapest(after)
    return HOPELESS if pieces is None else ICON * icons - price(pieces)


def plan(position: Position) -> list[int]:
    """Return the actions for the rest of the turn: the cheapest fill, then the end; empty where there is no fill."""
    if position.phase() == CHANGE_DIE:
        return _plan_change(position)
    pieces = cheapest(position)
    return [] if pieces is None else [*steps(position, pieces, []), END]


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
