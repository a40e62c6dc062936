"""Grades of deals, 1 to 5: how narrow the way to a win is.

The measure is counted along the game of the strongest fair player: at each placement, of all that can be done, so many
lose nothing. ``bits`` is the sum of the binary logarithms of those shares: the coin flips that somebody who places
blindly must win. It is quick enough to grade a deal when a table is made, and it follows the expensive measure, the
share of plays won by a strong player who slips (docs/decks.md has both). The cuts are fixed percentiles of the deals
of the box's decks that the strongest fair player wins; a deal that it loses has no grade.
"""

from math import log2
from typing import Final, NamedTuple

from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.core.game import CHANCE, OVER
from vedette.games.twelve_patrols.fair.forecast import forecast
from vedette.games.twelve_patrols.fair.strategist import plan
from vedette.games.twelve_patrols.proof.answer import WINNABLE
from vedette.games.twelve_patrols.proof.question import question_of
from vedette.games.twelve_patrols.proof.solver import solve
from vedette.games.twelve_patrols.rules import PLACE, PUT
from vedette.games.twelve_patrols.setup import Setup
from vedette.games.twelve_patrols.state import PLACE_CARD

CUTS: Final = [8.0, 11.0, 14.0, 17.0]
"""Bits up to which a deal has grade 1, 2, 3, 4."""
UNGRADED: Final = 0
NINES: Final = 4
TRIES: Final = 400
WEEK: Final = [1, 2, 2, 3, 3, 4, 5]
"""The grade of the daily deal, Monday first."""


class Measure(NamedTuple):
    """What the grade of a deal is made of."""

    won: bool
    """By the strongest fair player."""
    bits: float
    only: int
    """Placements at which a single action loses nothing."""
    layouts: int
    """Winning arrangements at the first display."""
    spare: int
    """Items that were left over at the end."""

    def grade(self) -> int:
        """Return 1 (gentle) to 5, or 0 for a deal that the strongest fair player loses."""
        if not self.won:
            return UNGRADED
        grade = 1
        for cut in CUTS:
            grade += 1 if self.bits > cut else 0
        return grade


def measure(game: Setup, deal: list[int]) -> Measure:
    """Return the measure of a deal; ``deal`` is as the game deals it, an action for each slot."""
    position = game.start()
    bits = 0.0
    only = 0
    layouts = 0
    while position.mover() != OVER:
        if position.mover() == CHANCE:
            position.apply(deal[position.slot()])
            continue
        if position.phase() != PLACE_CARD:
            for action in plan(game, position, NINES) or position.legal()[:1]:
                position.apply(action)
            continue
        found = forecast(game, position, NINES)
        choices = found.choices()
        if not choices:
            return Measure(won=False, bits=bits, only=only, layouts=layouts, spare=position.spare())
        layouts = layouts or found.layouts()
        good = len([choice for choice in choices if choice.orders == choices[0].orders])
        every = len([action for action in position.legal() if PLACE <= action < PUT])
        bits += log2(every / good)
        only += 1 if good == 1 and every > 1 else 0
        position.apply(choices[0].action)
    return Measure(position.returns()[0] == 1.0, bits, only, layouts, position.spare())


def winnable(game: Setup, deal: list[int]) -> bool:
    """Return whether a deal can be won with all its cards known."""
    return solve(question_of(game, game.start(), deal)).verdict == WINNABLE


def graded_deal(game: Setup, grade: int, seed: int, tries: int = TRIES) -> list[int]:
    """Return the first deal of a seed's stream that has a grade, and so is won by the strongest fair player.

    Raises Illegal (``deal-none-graded``) where none of the first ``tries`` has it: some decks have no easy deals.
    """
    stream = Stream(seed)
    for _ in range(tries):
        deal = game.deal(stream.below(game.deals()))
        if winnable(game, deal) and measure(game, deal).grade() == grade:
            return deal
    raise Illegal("deal-none-graded", {"deck": game.deck.name, "grade": str(grade), "tries": str(tries)})


def daily_deal(game: Setup, year: int, month: int, day: int) -> tuple[list[int], int]:
    """Return the deal of a date, the same for everybody, and its grade: harder toward the week's end.

    Of the first deals of the date's stream the one whose grade is nearest to the weekday's; the first of several.
    """
    stream = Stream(10_000 * year + 100 * month + day)
    wanted = WEEK[weekday(year, month, day)]
    best: list[int] = []
    best_grade = UNGRADED
    for _ in range(TRIES):
        deal = game.deal(stream.below(game.deals()))
        grade = measure(game, deal).grade() if winnable(game, deal) else UNGRADED
        if grade != UNGRADED and (best_grade == UNGRADED or abs(grade - wanted) < abs(best_grade - wanted)):
            best, best_grade = deal, grade
        if best_grade == wanted:
            break
    if best_grade == UNGRADED:
        raise Illegal("deal-none-graded", {"deck": game.deck.name, "grade": str(wanted), "tries": str(TRIES)})
    return best, best_grade


def weekday(year: int, month: int, day: int) -> int:
    """Return the weekday of a date of the Gregorian calendar, 0 for Monday (Sakamoto's method)."""
    shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    year -= month < 3
    return (year + year // 4 - year // 100 + year // 400 + shifts[month - 1] + day - 1) % 7
