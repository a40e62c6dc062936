"""The counter: a judge that counts winning arrangements and looks at nothing else.

It prefers the placement that keeps most of them, whatever order the cards come in, and fills lines as cheaply as the
beginner does. Stronger than the beginner, weaker than the strategist, who weighs orders and fills.
"""

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.bots import beginner
from vedette.games.twelve_patrols.bots.forecast import OrderForecast, forecast
from vedette.games.twelve_patrols.bots.turner import Turner
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.rules import PLACE, PUT, TARGETS
from vedette.games.twelve_patrols.engine.state import LOST, ROLL_DICE, WON
from vedette.games.twelve_patrols.engine.turn import Position


class Counter(Turner):
    """Scores placements by how many winning arrangements of the nine regions they keep possible.

    ``nines`` bounds the sets of nine regions that it looks at with a twelve-card deck.
    """

    def __init__(self, game: Setup, nines: int = 2) -> None:
        super().__init__(game)
        self.nines = nines

    def place_scores(self, position: Position, legal: list[int]) -> list[int]:
        """Return how many winning arrangements each placement keeps; where none is left, scores below zero."""
        kept = counts(forecast(self.game, position, self.nines))
        if not kept:
            return [min(-1, beginner.place_score(position, action) - 2 * beginner.ICON) for action in legal]
        return [kept.get(action, -1) for action in legal]

    def plan(self, position: Position) -> list[int]:
        """Return the actions that fill the complete lines at little cost and end the turn."""
        return beginner.plan(position)

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
