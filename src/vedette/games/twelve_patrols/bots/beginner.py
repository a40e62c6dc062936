"""The beginner bot: its rule is written down here, so that "greedy" means the same to everybody.

Look at every card of the display and every place for it. Of the lines a placement completes, count the requirements
and find the cheapest way to fill them. Take the placement that satisfies most requirements now; among equals the one
that uses fewest items, a change counting as one. Fill at that price, no line before it is complete, and end the turn.
A placement whose lines cannot be filled comes last. Nothing is looked at beyond this turn.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from vedette.core.chance import Stream
from vedette.core.player import Judge
from vedette.games.twelve_patrols.bots.demands import demands_of
from vedette.games.twelve_patrols.bots.fill import cheapest, price, steps
from vedette.games.twelve_patrols.bots.forecast import OrderForecast, forecast
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.rules import CHANGE, END, LINES, PLACE, PUT, TARGETS
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, FILL, LOST, PLACE_CARD, ROLL_DICE, WON
from vedette.games.twelve_patrols.engine.turn import Position

ICON: Final = 100
"""The score of one requirement satisfied: more than any number of items costs."""
HOPELESS: Final = -1000
NEVER: Final = -2000


@mypyc_attr(allow_interpreted_subclasses=True)
class Turner(Judge):
    """A judge that scores placements one by one, and after them the next action of a plan for the rest of the turn.

    A plan is only kept while what was planned is what happens; any other view is thought about anew.
    """

    def __init__(self, game: Setup) -> None:
        self.game = game
        self.planned: list[int] = []
        self.expected = b""

    @abstractmethod
    def place_scores(self, position: Position, legal: list[int]) -> list[int]:
        """Return a score for each legal action while a card is to be placed."""
        raise NotImplementedError

    @abstractmethod
    def plan(self, position: Position) -> list[int]:
        """Return the actions for the rest of a turn whose card lies; empty where there is no way to end it."""
        raise NotImplementedError

    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        """Return a score for each legal action; ties are meant to be broken at random."""
        position = self.game.imagine(view, Stream(0))
        if position.phase() == PLACE_CARD:
            return self.place_scores(position, legal)
        if position.phase() not in {FILL, CHANGE_DIE}:
            return [0] * len(legal)
        if view != self.expected or not self.planned:
            self.planned = self.plan(position)
        wanted = self.planned.pop(0) if self.planned else -1
        if wanted not in legal:
            self.planned = []
            return [0] * len(legal)
        position.apply(wanted)
        self.expected = position.view(0)
        return [1 if action == wanted else 0 for action in legal]


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


class Counter(Turner):
    """Scores placements by how many winning arrangements of the nine regions they keep possible, in whatever order.

    It fills lines as cheaply as the beginner does, and is weaker than the strategist, who weighs orders and fills.
    ``nines`` bounds the sets of nine regions that it looks at with a twelve-card deck.
    """

    def __init__(self, game: Setup, nines: int = 2) -> None:
        super().__init__(game)
        self.nines = nines

    def place_scores(self, position: Position, legal: list[int]) -> list[int]:
        """Return how many winning arrangements each placement keeps; where none is left, scores below zero."""
        kept = counts(forecast(self.game, position, self.nines))
        if not kept:
            return [min(-1, place_score(position, action) - 2 * ICON) for action in legal]
        return [kept.get(action, -1) for action in legal]

    def plan(self, position: Position) -> list[int]:
        """Return the actions that fill the complete lines at little cost and end the turn."""
        return plan(position)

    def worth(self, view: bytes) -> float:
        """Return an estimate of the chance to win, 0 to 1, that grows with the winning arrangements left."""
        position = self.game.imagine(view, Stream(0))
        if position.phase() in {WON, LOST}:
            return position.returns()[0]
        if position.phase() == ROLL_DICE:
            return 0.5
        return 1 - 1 / (1 + forecast(self.game, position, self.nines).layouts())


def counts(found: OrderForecast) -> dict[int, int]:
    """Return by action how many winning arrangements each placement keeps possible, without those that keep none."""
    outlook = found.outlook
    kept: dict[int, int] = {}
    for layouts, region, offset, _ in outlook.order.ranked(
        outlook.mask, outlook.occupied, outlook.anchor, outlook.display
    ):
        action = PLACE + region * TARGETS + outlook.target(offset)
        if PLACE <= action < PUT:
            kept[action] = layouts
    return kept
