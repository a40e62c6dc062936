"""Rounds that are imagined: a world that looks like a view, a plan in it, and then the rules of thumb for both seats.

What a round brings is counted at its end: points, the soldiers that fell, and how likely a win looks.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.games.patrol.bots.commander import Commander
from vedette.games.patrol.bots.plans import RoundPlan
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.rules import HAND, PLACES
from vedette.games.patrol.engine.turn import Position

DEEP: Final = 400
"""The most steps of an imagined round."""
LONG: Final = 6_000
"""The most steps of an imagined game."""
STAGES: Final = 3
"""How many times plans are compared in imagined rounds; each time the worse half of them is dropped."""


class RoundOutcome(NamedTuple):
    """What an imagined round brought a seat."""

    value: float
    """How likely the seat is to win the game after the round, as it looks."""
    own: int
    """Points that the seat scored."""
    enemy: int
    lost: int
    """How many of the seat's soldiers died."""
    slain: int
    """How many of the enemy's soldiers died."""

    def margin(self) -> int:
        """Return how many points more than the enemy the seat scored."""
        return self.own - self.enemy


class Rounds:
    """Plays imagined rounds and games, both seats by the commander's rules of thumb."""

    def __init__(self, game: Setup) -> None:
        self.game = game
        self.judge = Commander(game)

    def outcome(self, view: bytes, actions: list[int], seed: int) -> RoundOutcome:
        """Return what the rest of the round brings the mover of a view after these actions, in the world of a seed."""
        rng = Stream(seed)
        position = self.game.imagine(view, rng)
        seat = position.mover()
        own, enemy = position.score(seat), position.score(1 - seat)
        mine, theirs = living(position, i64(seat)), living(position, i64(1 - seat))
        turn = position.turn()
        for action in actions:
            position.apply(action)
        self.finish(position, turn, rng)
        return RoundOutcome(
            self.judge.chance(position, seat),
            position.score(seat) - own,
            position.score(1 - seat) - enemy,
            mine - living(position, i64(seat)),
            theirs - living(position, i64(1 - seat)),
        )

    def finish(self, position: Position, turn: int, rng: Stream) -> None:
        """Play a position on, in place, until the round of this number is over."""
        for _ in range(DEEP):
            if position.mover() == OVER or position.turn() != turn:
                return
            self.step(position, rng)

    def returns(self, position: Position, seat: int, rng: Stream) -> float:
        """Play a position to the end of the game, and return what a seat has of it: 1 a win, a half a draw."""
        for _ in range(LONG):
            if position.mover() == OVER:
                return position.returns()[seat]
            self.step(position, rng)
        return self.judge.chance(position, seat)

    def step(self, position: Position, rng: Stream) -> None:
        """Do the next action: chance's, a forced one, or the mover's."""
        if position.mover() == CHANCE:
            position.apply(position.sample(rng))
            return
        legal = position.legal()
        if len(legal) == 1 or position.forced():
            position.apply(legal[0])
        else:
            position.apply(self.judge.quick(position, legal, rng))


def ranked(rounds: Rounds, view: bytes, thought_of: list[RoundPlan], worlds: Stream, choosing: int) -> list[RoundPlan]:
    """Return all plans, the best first, by how likely a win looks after imagined rounds that begin with them.

    All are tried in the same ``choosing`` worlds; then the worse half is dropped, and the others get twice as many.
    """
    left = list(range(len(thought_of)))
    totals = [0.0] * len(thought_of)
    dropped: list[int] = []
    each = choosing
    for _ in range(STAGES):
        if len(left) > 1:
            for _ in range(each):
                seed = worlds.word()
                for at in left:
                    totals[at] += rounds.outcome(view, thought_of[at].actions, seed).value
            left.sort(key=lambda at: (-totals[at], at))
            keep = (len(left) + 1) // 2
            dropped = left[keep:] + dropped
            left = left[:keep]
            each *= 2
    return [thought_of[at] for at in left + dropped]


def living(position: Position, seat: i64) -> int:
    """Return how many soldiers of a seat are in play or in its hand."""
    w = position.words
    count = 0
    for at in range(HAND):
        if w[layout.HANDS + HAND * seat + at]:
            count += 1
    for at in range(PLACES):
        card = w[layout.CARDS + PLACES * seat + at]
        if card and card & layout.SLOT != layout.UNIT:
            count += 1
    return count
