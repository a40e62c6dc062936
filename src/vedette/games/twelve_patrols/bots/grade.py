"""Grades of deals, 1 to 5: how narrow the way to a win is.

The measure is counted along the game of the strongest fair player: at each placement, of all that can be done, so many
lose nothing. ``bits`` is the sum of the binary logarithms of those shares: the coin flips that somebody who places
blindly must win. It is quick enough to grade a deal when a table is made. It is coarse: how often a strong player who
slips wins falls from grade 3 to 5, and hardly differs among 1 to 3. The cuts are fixed; a deal that the strongest fair
player loses has no grade.
"""

from math import log2
from typing import Final, NamedTuple

from vedette.core.game import CHANCE, OVER
from vedette.core.grading import UNGRADED
from vedette.games.twelve_patrols.bots.forecast import ALL, forecast
from vedette.games.twelve_patrols.bots.strategist import plan
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.rules import PLACE, PUT
from vedette.games.twelve_patrols.engine.state import PLACE_CARD
from vedette.games.twelve_patrols.solver.question import WINNABLE, question_of
from vedette.games.twelve_patrols.solver.solver import solve

CUTS: Final = [8.0, 11.0, 14.0, 17.0]
"""The most bits, the measure of how narrow the way to a win is, that a deal of grade 1, 2, 3, 4 has."""
NEAR: Final = 0.9
"""Where wins are estimates: a placement loses nothing if it wins at least this share of what the best wins."""


class Measure(NamedTuple):
    """What the grade of a deal is made of, counted while the strongest bot plays it from views alone."""

    won: bool
    """Whether the strongest bot that sees only views won the deal."""
    bits: float
    only: int
    """The number of turns in which a single placement lost nothing."""
    layouts: int
    """The number of winning arrangements at the first placement."""
    spare: int
    """The number of items that were left over at the end."""

    def grade(self) -> int:
        """Return 1 (gentle) to 5, or 0 for a deal that the strongest fair player loses."""
        if not self.won:
            return UNGRADED
        grade = 1
        for cut in CUTS:
            grade += 1 if self.bits > cut else 0
        return grade


def measure(game: Setup, deal: list[int]) -> Measure:
    """Return what grades a deal, by playing it with the strongest bot; ``deal`` has the action for each slot."""
    position = game.start()
    bits = 0.0
    only = 0
    layouts = 0
    while position.mover() != OVER:
        if position.mover() == CHANCE:
            position.apply(deal[position.slot()])
            continue
        if position.phase() != PLACE_CARD:
            for action in plan(game, position, ALL) or position.legal()[:1]:
                position.apply(action)
            continue
        found = forecast(game, position)
        choices = found.choices()
        if not choices:
            return Measure(won=False, bits=bits, only=only, layouts=layouts, spare=position.spare())
        layouts = layouts or found.layouts()
        least = choices[0].orders * (1.0 if found.exact() else NEAR)
        good = len([choice for choice in choices if choice.orders >= least])
        every = len([action for action in position.legal() if PLACE <= action < PUT])
        bits += log2(every / good)
        only += 1 if good == 1 and every > 1 else 0
        position.apply(choices[0].action)
    return Measure(position.returns()[0] == 1.0, bits, only, layouts, position.spare())


def winnable(game: Setup, deal: list[int]) -> bool:
    """Return whether a deal can be won with all its cards known."""
    return solve(question_of(game, game.start(), deal)).verdict == WINNABLE


def grade(game: Setup, deal: list[int]) -> int:
    """Return the grade of a deal, 1 to 5, or UNGRADED where it cannot be won or the strongest bot loses it."""
    return measure(game, deal).grade() if winnable(game, deal) else UNGRADED
