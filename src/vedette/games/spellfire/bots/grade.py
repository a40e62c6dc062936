"""Grades of deals, 1 to 5: how often a beginner who slips now and then wins them.

The beginner plays the deal so many times, seeing only what is face up; every so many choices he does anything at all.
The share of games that he wins is the measure, cut in five. A deal that he never wins has grade 5 if the thoughtful
solver wins it within a small budget, else none: so every graded deal can be won.
"""

from typing import Final

from vedette.core import grading
from vedette.core.chance import Stream
from vedette.core.game import OVER
from vedette.core.grading import UNGRADED
from vedette.games.spellfire.bots.beginner import Beginner
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.engine.rules import YIELD
from vedette.games.spellfire.solver.answer import WINNABLE
from vedette.games.spellfire.solver.known_deal import unfold, won
from vedette.games.spellfire.solver.solver import solve

PLAYS: Final = 40
SLIP: Final = 8
"""The beginner bot that grades deals makes one choice in so many at random."""
CUTS: Final = [24, 14, 6, 2]
"""Games won, of PLAYS, from which on a deal has grade 1, 2, 3, 4."""
BUDGET: Final = 20_000
"""How many positions the solver may reach to show that a deal that the beginner never wins can be won."""


def grade(game: Setup, deal: list[int]) -> int:
    """Return the grade of a deal, 1 for the easiest to 5; UNGRADED where even a short search does not win it."""
    if found := wins(game, deal):
        return grading.cut(found, CUTS)
    return 5 if solve(game.start(), deal, BUDGET).verdict == WINNABLE else UNGRADED


def wins(game: Setup, deal: list[int]) -> int:
    """Return how many of PLAYS games of a deal the beginner bot wins that errs now and then."""
    stream, beginner = Stream(PLAYS), Beginner(game)
    return sum([_wins(beginner, deal, stream) for _ in range(PLAYS)])


def _wins(beginner: Beginner, deal: list[int], stream: Stream) -> int:
    """Play a deal once with the beginner bot that errs now and then; return 1 if it wins, else 0."""
    position = beginner.setup.start()
    unfold(position, deal)
    while position.mover() != OVER:
        legal = [action for action in position.legal() if action != YIELD] or [YIELD]
        slips = len(legal) > 1 and stream.below(SLIP) == 0
        position.apply(legal[stream.below(len(legal))] if slips else beginner.best(position, legal))
        unfold(position, deal)
    return 1 if won(position) else 0
