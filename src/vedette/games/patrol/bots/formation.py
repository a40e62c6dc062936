"""A player who lays whole formations: each is tried in imagined rounds, and the best is laid card by card.

Card by card, every patrol looks as good as another while nobody knows what follows, and a search of single cards
scatters the hand.
"""

from mypy_extensions import i64

from vedette.core.chance import Stream
from vedette.core.player import Player
from vedette.games.patrol.bots.hand import APART
from vedette.games.patrol.bots.plans import plans
from vedette.games.patrol.bots.rounds import Rounds, ranked
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.rules import LAY, PAIR
from vedette.games.patrol.engine.state import ROUND, SETUP
from vedette.games.patrol.engine.view import read


class Former(Player):
    """Any player whose hands are laid for it, by about ``rounds`` imagined rounds for a hand."""

    def __init__(self, game: Setup, mind: Player, rounds: int, seed: int) -> None:
        """Ask ``mind`` about everything but the laying."""
        self.game = game
        self.mind = mind
        self.choosing = max(1, rounds // 24)
        """Rounds for each of eight formations at first; half of them get twice as many, a quarter four times."""
        self.seed = seed
        self.rounds = Rounds(game)
        self.plan: list[int] = []

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return the next card of the formation that was found best when the round began."""
        if not LAY <= legal[0] < PAIR:
            self.plan = []
            return self.mind.choose(view, legal)
        if not [action for action in self.plan if action in legal]:
            self.plan = self._planned(view)
        return next(action for action in self.plan if action in legal)

    def shares(self, view: bytes, legal: list[int]) -> list[float]:
        """Return how likely the player is to do each of these."""
        if LAY <= legal[0] < PAIR:
            return super().shares(view, legal)
        return self.mind.shares(view, legal)

    def recall(self, view: bytes) -> None:
        """Find the formation of this round again."""
        if self.game.imagine(view, Stream(0)).phase() == SETUP:
            self.plan = self._planned(view)
        self.mind.recall(view)

    def leave(self) -> None:
        """Tell the player that nobody will ask again."""
        self.mind.leave()

    def _planned(self, view: bytes) -> list[int]:
        """Return the actions that lay the best formation."""
        position = self.game.imagine(view, Stream(0))
        worlds = Stream(self.seed + APART * int(read(view)[i64(ROUND)]))
        return ranked(self.rounds, view, plans(position, self.rounds.judge), worlds, self.choosing)[0].actions
