"""Luck and skill of a game: what the cards that were turned gave, and what each choice cost.

The value of a moment is the share of imagined worlds that are won by the best choice that the dreamer finds, played on
as the beginner plays; where no card is face down any more, the solver's word. A choice is compared with the best one
in the same worlds, other worlds than those that chose it, and costs something only where the difference is more than
chance would make it (two standard deviations of the worlds that only one of them wins); so no choice ever gains.
What changes between two choices is luck, the noise of counting among it. Together they lead from what the deck is
worth before the first card to the result.
"""

from typing import Final, NamedTuple
from zlib import crc32

from vedette.core.advice import LUCK, NEVER_LOST, SKILL, Account, Step, accounted
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.games.spellfire.bots.dreamer import Dreamer
from vedette.games.spellfire.bots.hint import CHOOSING, COUNTING, KNOWN
from vedette.games.spellfire.bots.worlds import prospects
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver.answer import UNDECIDED, UNWINNABLE, WINNABLE
from vedette.games.spellfire.solver.known_deal import hopeless
from vedette.games.spellfire.solver.solver import solve

SURE: Final = 2
"""How many standard deviations a difference must exceed not to count as chance."""


class WeighedChoice(NamedTuple):
    """The chance of a win at a choice: ``before`` with the best choice, ``after`` with the one that was made."""

    before: float
    after: float


class Reviewer:
    """Judges the choices of one game, each in so many imagined worlds."""

    def __init__(self, game: Setup, tries: int, worlds: int) -> None:
        """Find the best choice in ``tries`` worlds, and compare it in ``worlds`` others."""
        self.dreamer = Dreamer(game, tries)
        self.worlds = worlds

    def weighed(self, position: Position, action: int) -> WeighedChoice:
        """Return the chance of a win from a position by its best choice, and by the one that was made."""
        if position.unseen() == 0:
            after = position.copy()
            after.apply(action)
            verdicts = [_known(position), _known(after)]
            if UNDECIDED not in verdicts:
                return WeighedChoice(*[float(verdict == WINNABLE) for verdict in verdicts])
        return self._compared(position, self._best(position), action)

    def worth(self, position: Position) -> float:
        """Return the share of imagined worlds that are won from a position at which nobody chooses."""
        stream = Stream(crc32(position.view(0)) + 1)
        return prospects(self.dreamer.beginner, position, [-1], self.worlds, stream)[0].won / self.worlds

    def _best(self, position: Position) -> int:
        """Return the legal action that scores highest in imagined worlds."""
        legal = position.legal()
        scores = self.dreamer.scores(position.view(0), legal)
        return legal[scores.index(max(scores))]

    def _compared(self, position: Position, best: int, action: int) -> WeighedChoice:
        """Return the shares of the same worlds that two actions win; equal if they differ no more than by chance."""
        stream = Stream(crc32(position.view(0)) + 1)
        won, only_best, only_this = 0, 0, 0
        for _ in range(self.worlds):
            found = prospects(self.dreamer.beginner, position, [best, action], 1, stream)
            won += found[1].won
            only_best += int(found[0].won > found[1].won)
            only_this += int(found[0].won < found[1].won)
        more = only_best - only_this
        if more <= 0 or more * more <= SURE * SURE * (only_best + only_this):
            more = 0
        return WeighedChoice((won + more) / self.worlds, won / self.worlds)


def review(game: Setup, actions: list[int], tries: int = CHOOSING, worlds: int = COUNTING) -> Account:
    """Return luck and skill of a game, finished or not, from all its actions, those of chance among them.

    Cards that are turned one after the other, with what they do by themselves, count as one reveal; choices between
    which no card is turned count as one.
    """
    if not actions:
        return Account([], 0.0, 0.0, NEVER_LOST)
    reviewer = Reviewer(game, tries, worlds)
    position = game.start()
    steps: list[Step] = []
    value = reviewer.worth(position)
    first, turned, lost_at = 0, False, NEVER_LOST
    for number, action in enumerate(actions):
        turned = turned or position.mover() == CHANCE
        if position.mover() == 0 and len(position.legal()) > 1:
            found = reviewer.weighed(position, action)
            if turned or not steps:
                steps.append(Step(first, LUCK, value, found.before))
                steps.append(Step(number, SKILL, found.before, found.after))
            else:
                step = steps.pop()
                steps.append(Step(step.first, SKILL, step.before, max(0.0, value - found.before + found.after)))
            value = steps[-1].after
            first, turned = number + 1, False
        position.apply(action)
        if lost_at == NEVER_LOST and _lost(position):
            lost_at = number
    last = _end(reviewer, position, value, turned=turned)
    if turned or last != value:
        steps.append(Step(first, LUCK, value, last))
    return accounted(steps, lost_at)


def _end(reviewer: Reviewer, position: Position, value: float, *, turned: bool) -> float:
    """Return the chance of a win in the last position of a game: the result where it is over."""
    if position.mover() == OVER:
        return position.returns()[0]
    return reviewer.worth(position) if turned else value


def _known(position: Position) -> int:
    """Return the solver's verdict on a position with no card face down."""
    return solve(position, [], KNOWN).verdict


def _lost(position: Position) -> bool:
    """Return whether it is certain that a game cannot be won any more, whatever lies face down."""
    if position.mover() == OVER:
        return position.returns()[0] != 1.0
    return hopeless(position) or (position.unseen() == 0 and _known(position) == UNWINNABLE)
