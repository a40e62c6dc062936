"""A hint: the best plan from a view, and what speaks for it, as numbers that words are made of.

Every plan is played out in the same imagined worlds to the end of the round. After each of three stages the worse half
is dropped, and the others get twice as many worlds. The plan that is left is counted beside the one that tempts, in
other worlds than those that chose it and the same for both, so neither count is flattered by the choice. All of it
follows from the view alone, and the work is bounded by numbers of worlds.
"""

from math import sqrt
from typing import Final, NamedTuple
from zlib import crc32

from vedette.core.chance import Stream
from vedette.core.interval import Z
from vedette.games.patrol.bots.beginner import Beginner
from vedette.games.patrol.bots.plans import RoundPlan, plans
from vedette.games.patrol.bots.rounds import RoundOutcome, Rounds, ranked
from vedette.games.patrol.engine.game import Setup

CHOOSING: Final = 12
"""How many worlds each plan is tried in in the first stage; twice as many in each further one."""
COUNTING: Final = 160
"""How many worlds the best plan and the one that tempts a beginner are compared in."""


class PlanCount(NamedTuple):
    """What a plan brings in the round on average, over all worlds in which it was counted."""

    own: float
    """Points that the seat scores."""
    enemy: float
    lost: float
    """Soldiers of the seat that die."""
    slain: float
    margin: float
    """How many points more than the enemy the seat scores."""
    spread: float
    """Half the width of the 95% interval of the average margin in points."""


class Hint(NamedTuple):
    """The best plan and the one that tempts a beginner, both counted in the same worlds."""

    plan: list[int]
    other: list[int]
    """The actions of the tempting plan; empty where there is no second plan."""
    worlds: int
    best: PlanCount
    second: PlanCount
    more: float
    """Points that the best plan brings more than the other."""
    spread: float
    """Half the width of the 95% interval of the difference between both plans, in points."""


def hint(game: Setup, view: bytes, choosing: int = CHOOSING, counting: int = COUNTING) -> Hint:
    """Return advice for the mover of a view.

    Raises ValueError where the player is not to act.
    """
    position = game.imagine(view, Stream(0))
    if position.mover() < 0:
        raise ValueError(position.mover())
    rounds = Rounds(game)
    thought_of = plans(position, rounds.judge)
    worlds = Stream(crc32(view))
    in_order = ranked(rounds, view, thought_of, worlds, choosing)
    best = in_order[0].actions
    other = _tempting(game, view, position.legal(), thought_of, in_order)
    seeds = [worlds.word() for _ in range(counting)]
    first = [rounds.outcome(view, best, seed) for seed in seeds]
    if not other:
        return Hint(best, other, counting, counted(first), counted(first), 0.0, 0.0)
    second = [rounds.outcome(view, other, seed) for seed in seeds]
    apart = [one.margin() - two.margin() for one, two in zip(first, second, strict=True)]
    more, spread = mean(apart)
    return Hint(best, other, counting, counted(first), counted(second), more, spread)


def _tempting(
    game: Setup, view: bytes, legal: list[int], thought_of: list[RoundPlan], ranked: list[RoundPlan]
) -> list[int]:
    """Return the actions of the tempting plan: what a beginner would do, at its best, or else the second plan."""
    scores = Beginner(game).scores(view, legal)
    obvious = legal[scores.index(max(scores))]
    for plan in thought_of:  # the best looking first
        if plan.actions[0] == obvious and plan.actions != ranked[0].actions:
            return plan.actions
    return ranked[1].actions if len(ranked) > 1 else []


def counted(outcomes: list[RoundOutcome]) -> PlanCount:
    """Return the averages of what a plan brought in these imagined rounds."""
    count = len(outcomes)
    margin, spread = mean([one.margin() for one in outcomes])
    return PlanCount(
        sum([one.own for one in outcomes]) / count,
        sum([one.enemy for one in outcomes]) / count,
        sum([one.lost for one in outcomes]) / count,
        sum([one.slain for one in outcomes]) / count,
        margin,
        spread,
    )


def mean(numbers: list[int]) -> tuple[float, float]:
    """Return the mean of some numbers, and half the width of its 95% interval."""
    count = len(numbers)
    middle = sum(numbers) / count
    if count < 2:
        return middle, 0.0
    squares = sum([(one - middle) * (one - middle) for one in numbers])
    return middle, Z * sqrt(squares / (count - 1) / count)
