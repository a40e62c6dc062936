"""Games at random that learn: nested rollout policy adaptation (Rosin, IJCAI 2011).

Every action has a level, whatever the position; the higher it is, the more often the action is drawn. A round of games
ends with the best of them, and each game makes the choices of the best one so far likelier; a round of rounds does the
same with what its rounds found. Of 25 deals that beams and searches leave open at 30,000 nodes, and that can be won,
that wins about twenty. It proves nothing about a deal that cannot be won.

Levels and weights are integers, so equal deals draw equal games on every machine.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.chance import Stream
from vedette.games.spellfire.engine.layout import ENDED, LEFT, PHASE
from vedette.games.spellfire.engine.rules import ACTIONS, COLUMNS
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver.known_deal import hopeless, unfold, won

GAMES: Final = 20
"""Games of a round, and rounds of a round of rounds."""
HIGHEST: Final = 320
"""The highest level of an action, its negative the lowest; each weighs a 32nd more than the one below."""
HEAVIEST: Final = 1 << 30
"""The weight of an action of the highest level, where actions are drawn by weight."""
GAIN: Final = 10
"""How many levels an action of the best game gains, less what it has by its likelihood already."""
REALM: Final = 25
"""How many turned cards a won realm counts as in the score of a game."""


def _weights() -> list[int]:
    found = [HEAVIEST]
    while len(found) <= 2 * HIGHEST:
        found.append(max(found[-1] * 32 // 33, 1))
    return found[::-1]


WEIGHT: Final = vec[i64](_weights())


def seed(deal: list[int]) -> int:
    """Return the seed of the random games played through a deal, made of its cards."""
    found = 0
    for action in deal:
        found = (found * 61 + action) & 0xFFFFFFFFFFFF
    return found


class Rollout:
    """A random game that was played: what was chosen, from what, and its score."""

    def __init__(self) -> None:
        self.chosen: list[int] = []
        self.legal: list[list[int]] = []
        self.score: i64 = -1


class Rollouts:
    """Plays rounds of random games through one deal, until one is won or the budget is spent."""

    def __init__(self, deal: list[int], budget: int, number: int = 0) -> None:
        """Reach no more than ``budget`` positions; ``number`` tells this run from others of the deal."""
        self.deal = deal
        self.budget = budget
        self.nodes = 0
        self.line: list[int] = []
        """The choices that win."""
        self.won = False
        self.stream = Stream(seed(deal) + number)

    def run(self, start: Position) -> bool:
        """Play from a position at which the player is to choose; return whether a game was won."""
        while not self._over():
            levels = vec[i64]([0] * ACTIONS)
            best = Rollout()
            for _ in range(GAMES):
                found = self._round(start, levels)
                if found.score >= best.score:
                    best = found
                if self._over():
                    break
                learn(levels, best)
        return self.won

    def _over(self) -> bool:
        return self.won or self.nodes >= self.budget

    def _round(self, start: Position, from_levels: vec[i64]) -> Rollout:
        """Return the best of a round of random games, which begins with these levels of actions and learns others."""
        levels = from_levels[:]
        best = Rollout()
        for _ in range(GAMES):
            game = self._play(start, levels)
            if game.score >= best.score:
                best = game
            if self._over():
                break
            learn(levels, best)
        return best

    def _play(self, start: Position, levels: vec[i64]) -> Rollout:
        """Play a random game to its end, or until it is hopeless or the budget is spent, and return it."""
        game = Rollout()
        position = start.copy()
        while position.words[PHASE] != ENDED and not hopeless(position) and self.nodes < self.budget:
            legal = position.legal()
            action = draw(levels, legal, self.stream)
            game.chosen.append(action)
            game.legal.append(legal)
            position.apply(action)
            unfold(position, self.deal)
            self.nodes += 1
        if won(position):
            self.won = True
            self.line = game.chosen
        game.score = score(position)
        return game


def score(position: Position) -> i64:
    """Return the score of a random game by its last position: higher for realms won and for cards turned."""
    found: i64 = REALM * position.realms_won()
    for column in range(COLUMNS):
        found -= position.words[LEFT] >> 4 * i64(column) & 15
    return found + REALM * COLUMNS


def draw(levels: vec[i64], legal: list[int], stream: Stream) -> int:
    """Return a random one of the legal actions, each with the probability that the weight of its level gives."""
    total: i64 = 0
    for action in legal:
        total += WEIGHT[HIGHEST + levels[action]]
    left: i64 = stream.below(int(total))
    for action in legal:
        left -= WEIGHT[HIGHEST + levels[action]]
        if left < 0:
            return action
    return legal[-1]


def learn(levels: vec[i64], game: Rollout) -> None:
    """Raise the levels of the actions that a game chose, and lower those of the others that were legal then."""
    before = levels[:]
    for at in range(len(game.chosen)):
        legal = game.legal[at]
        total: i64 = 0
        for action in legal:
            total += WEIGHT[HIGHEST + before[action]]
        for action in legal:
            moved = levels[action] - (GAIN * WEIGHT[HIGHEST + before[action]] + total // 2) // total
            levels[action] = max(moved, -HIGHEST)
        levels[game.chosen[at]] = min(levels[game.chosen[at]] + GAIN, HIGHEST)
