"""Luck and skill of a game, as backgammon players count them: what each reveal gave, what each choice cost.

The value of a view is its chance with the best play (``forecast``), so a reveal is lucky by what it adds to the chance
that was expected, and a choice costs what it takes from it; together they lead from the deck's average to the result.
The value ignores that items must be committed as lines complete, so now and then a choice "costs" a little that nobody
could have kept.
"""

from typing import Final

from vedette.core.advice import LUCK, NEVER_LOST, SKILL, Account, Step, accounted
from vedette.core.chance import Stream
from vedette.core.game import CHANCE
from vedette.games.twelve_patrols.bots.forecast import forecast
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.rules import DRAW, END, PLACE, ROLL
from vedette.games.twelve_patrols.engine.state import LOST, ROLL_DICE, WON
from vedette.games.twelve_patrols.engine.turn import Position

SAMPLE: Final = 24
"""How many random rolls estimate the chance to win before the dice are rolled."""
SEED: Final = 9


def worth(game: Setup, position: Position, rolls: int = SAMPLE) -> float:
    """Return the chance to win from a position with the best play, 1 or 0 at the end; before the roll an estimate."""
    phase = position.phase()
    if phase in {WON, LOST}:
        return position.returns()[0]
    if phase == ROLL_DICE:
        return average(game, position, rolls)
    return forecast(game, position).chance().value


def average(game: Setup, position: Position, rolls: int) -> float:
    """Return an estimate of the chance to win before the dice are all rolled: the mean over rolls of a fixed seed."""
    stream = Stream(SEED)
    total = 0.0
    for _ in range(rolls):
        rolled = position.copy()
        while rolled.phase() == ROLL_DICE:
            rolled.apply(ROLL + stream.below(6))
        total += forecast(game, rolled).chance().value
    return total / rolls


def review(game: Setup, actions: list[int], rolls: int = SAMPLE) -> Account:
    """Return luck and skill of a game, finished or not, from all its actions, chance's among them.

    ``rolls`` are drawn to estimate what the deck is worth before the dice fall.
    The roll counts as one reveal, so do the first three cards; the choices of a turn count as one.
    """
    position = game.start()
    steps: list[Step] = []
    before = worth(game, position, rolls)
    first = 0
    lost_at = NEVER_LOST
    for number, action in enumerate(actions):
        chance = position.mover() == CHANCE
        position.apply(action)
        last = number + 1 == len(actions)
        if not last and _together(position, action, actions[number + 1], chance=chance):
            continue
        after = worth(game, position)
        steps.append(Step(first, LUCK if chance else SKILL, before, after))
        if after == 0.0 and before > 0.0 and position.phase() != ROLL_DICE:  # before the roll it is an estimate
            lost_at = number
        before, first = after, number + 1
    return accounted(steps, lost_at)


def _together(position: Position, action: int, following: int, *, chance: bool) -> bool:
    """Return whether the next action belongs to the same step as this one."""
    if chance != (position.mover() == CHANCE):
        return False
    if not chance:
        return action != END
    if action < DRAW:
        return following < DRAW
    return following < PLACE
