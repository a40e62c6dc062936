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
    """A bot that lays its hand by about ``rounds`` imagined rounds, and asks another about everything else."""

    def __init__(self, game: Setup, mind: Player, rounds: int, seed: int) -> None:
        """Ask ``mind`` about everything but the laying."""
        self.game = game
        self.mind = mind
        self.choosing = max(1, rounds // 24)
        """How many imagined rounds each of eight formations gets at first; half of them get twice as many, a quarter
        four times."""
        self.seed = seed
        self.rounds = Rounds(game)
        self.plan: list[int] = []

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return the action that lays the next card of the best formation, or the other bot's choice."""
        if not LAY <= legal[0] < PAIR:
            self.plan = []
            return self.mind.choose(view, legal)
        if not [action for action in self.plan if action in legal]:
            self.plan = self._planned(view)
        return next(action for action in self.plan if action in legal)

    def shares(self, view: bytes, legal: list[int]) -> list[float]:
        """Return for each legal action how likely the bot is to choose it."""
        if LAY <= legal[0] < PAIR:
            return super().shares(view, legal)
        return self.mind.shares(view, legal)

    def recall(self, view: bytes) -> None:
        """Find the formation of the present round again, for a bot that was made in the middle of it."""
        if self.game.imagine(view, Stream(0)).phase() == SETUP:
            self.plan = self._planned(view)
        self.mind.recall(view)

    def leave(self) -> None:
        """Tell the other bot that nobody will ask again, so that it frees what it holds."""
        self.mind.leave()

    def _planned(self, view: bytes) -> list[int]:
        """Return the actions that lay the best formation."""
        position = self.game.imagine(view, Stream(0))
        worlds = Stream(self.seed + APART * int(read(view)[i64(ROUND)]))
        return ranked(self.rounds, view, plans(position, self.rounds.judge), worlds, self.choosing)[0].actions
