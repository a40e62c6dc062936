"""A player who shuffles its hand in secret before it lays the cards of a round.

Survivors come back to the hand in the order of the table, which the enemy has seen. Who lays a hand in its order, or by
any rule that looks at the order, tells by it which card lies where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core.chance import Stream
from vedette.core.player import Player
from vedette.games.patrol.engine.rules import HAND, LAY, PAIR, PATROLS, SEATS
from vedette.games.patrol.engine.state import HANDS, ROUND
from vedette.games.patrol.engine.view import VIEWER, read

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

APART: Final = 1_000_003
"""The difference between the random seeds by which the hands of two rounds are shuffled."""


class Shuffled(Player):
    """A bot that shows another its hand in a random order, another in each round, by a seed."""

    def __init__(self, mind: Player, seed: int) -> None:
        self.mind = mind
        self.seed = seed

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return the choice of the bot that sees the shuffled hand, as the action for the hand in its true order."""
        if not LAY <= legal[0] < PAIR:
            return self.mind.choose(view, legal)
        order = self._order(read(view))
        chosen = self.mind.choose(self._seen(view), sorted(_renamed(action, order) for action in legal))
        return next(action for action in legal if _renamed(action, order) == chosen)

    def shares(self, view: bytes, legal: list[int]) -> list[float]:
        """Return for each legal action how likely the bot that sees the shuffled hand is to choose it."""
        if not LAY <= legal[0] < PAIR:
            return self.mind.shares(view, legal)
        order = self._order(read(view))
        named = sorted(_renamed(action, order) for action in legal)
        told = dict(zip(named, self.mind.shares(self._seen(view), named), strict=True))
        return [told[_renamed(action, order)] for action in legal]

    def recall(self, view: bytes) -> None:
        """Tell the bot that sees the shuffled hand what its seat saw at its first choice of this turn."""
        self.mind.recall(self._seen(view))

    def leave(self) -> None:
        """Tell the bot that sees the shuffled hand that nobody will ask again."""
        self.mind.leave()

    def _order(self, words: vec[i64]) -> list[int]:
        """Return for each card of the hand the index at which it is shown in this round."""
        return Stream(self.seed + APART * int(words[ROUND])).mixed(list(range(HAND)))

    def _seen(self, view: bytes) -> bytes:
        """Return a seat's view with its hand in the shuffled order of the round; a spectator's view as it is."""
        words = read(view)
        seat = int(words[VIEWER])
        if not 0 <= seat < SEATS:
            return view
        order, first = self._order(words), HANDS + HAND * seat
        held = [int(words[first + at]) for at in range(HAND)]
        for at in range(HAND):
            words[first + order[at]] = held[at]
        return bytes(words)


def _renamed(action: int, order: list[int]) -> int:
    """Return the action that lays the same card into the same patrol when the hand is shown in an order."""
    card, patrol = divmod(action - LAY, PATROLS)
    return LAY + PATROLS * order[card] + patrol
