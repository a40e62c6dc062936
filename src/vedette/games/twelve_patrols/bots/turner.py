"""A judge that thinks in turns: it scores placements, plans what follows, and then keeps to the plan."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from vedette.core.chance import Stream
from vedette.core.judge import Judge
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, FILL, PLACE_CARD
from vedette.games.twelve_patrols.engine.turn import Position


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
