"""What is good play in a mini duel: high cards for high stakes, and points."""

from tests.testgame.rules import EMPTY, RANKS, STAKES, rank
from tests.testgame.sight import Sight

from vedette.core.player import Judge

EVEN = 0.5
POINT = 0.04
"""What a point more than the other's is worth."""


class Duelist(Judge):
    """It stakes much on a high card and lays it then; for a small stake it lays its lowest."""

    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        """Return the rank that a lay shows for two points, the lack of rank for one; for a stake, how high it is."""
        sight = Sight(view)
        high = max([rank(card) for card in sight.hand if card != EMPTY], default=0)
        bold = 2 * high > RANKS
        scores: list[int] = []
        for action in legal:
            place = action - sight.cards - STAKES
            if place < 0:
                scores.append(place if bold else -place)
            else:
                shown = rank(sight.hand[place])
                scores.append(shown if sight.stake == STAKES else -shown)
        return scores

    def worth(self, view: bytes) -> float:
        """Return an even chance, and a little for each point ahead."""
        sight = Sight(view)
        mine = max(sight.player, 0)
        ahead = sight.points[mine] - sight.points[1 - mine]
        return min(1.0, max(0.0, EVEN + POINT * ahead))
