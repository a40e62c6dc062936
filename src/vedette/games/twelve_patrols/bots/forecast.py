"""A forecast: the chance to win from a view, from its winning arrangements and the orders of the hidden cards.

With twelve cards, which three were removed is hidden too. Every set of nine that is still possible is solved, and one
placement has to serve all of them. Where the tree of what may be drawn is small enough everything is a count of all
orders; where it is not, the arrangement game is played on many times, and the chance is an estimate with an interval
(``OrderChance``). What is said to be certain comes from a count alone.
"""

from math import sqrt
from typing import Final, NamedTuple

from librt.vecs import extend, vec
from mypy_extensions import i64

from vedette.core.bits import mask_of
from vedette.core.chance import Stream
from vedette.core.interval import Z, wilson
from vedette.games.twelve_patrols.bots.order import ArrangementGame
from vedette.games.twelve_patrols.bots.outlook import Outlook
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.rules import CELLS, PLACE, REGIONS, TARGETS
from vedette.games.twelve_patrols.engine.state import Kingdom
from vedette.games.twelve_patrols.solver.layouts import winning_layouts
from vedette.games.twelve_patrols.solver.payment import LineOptions
from vedette.games.twelve_patrols.solver.question import Question, question_of
from vedette.games.twelve_patrols.solver.solver import Attempt

COUNTED: Final = 3
"""The number of cards still to be drawn from which on a simulated game is counted out instead."""
ALL: Final = 220
"""How many sets of nine there are of twelve cards."""
WEIGHED: Final = 2000
"""The most positions that a count of orders may search where it is hidden too which nine cards are in the game."""
GAMES: Final = 96
"""How many games are simulated where a count of all orders would take too long."""
TRIED: Final = 4
"""How many placements are compared by simulated games: those that keep most winning arrangements."""
ENOUGH: Final = 8192
"""The most winning arrangements that are looked for in one of several possible sets of nine."""


class PlayoutSum(NamedTuple):
    """The sum of what simulated games won, the sum of the squares, and the number of games."""

    total: float
    squares: float
    games: int

    def share(self) -> float:
        """Return what a simulated game won on average, 0 without a game."""
        return self.total / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95% interval of the average, by the standard error; Wilson's where all games came out alike."""
        mean = self.share()
        scatter = max(0.0, self.squares / self.games - mean * mean)
        wide = Z * sqrt(scatter / self.games)
        low, high = mean - wide, mean + wide
        if mean in {0.0, 1.0}:
            low, high = wilson(self.total, self.games)
        return max(0.0, low), min(1.0, high)


def playouts(outlook: Outlook, games: int, seed: int) -> PlayoutSum:
    """Return the result of so many games simulated from an outlook on; the same seed draws the same cards.

    Cards are drawn at random, and the placement is taken that keeps most winning arrangements over all sets of nine
    that are still possible: it sees only what the player will have seen.
    """
    stream = Stream(seed)
    total = squares = 0.0
    for _ in range(games):
        won = _played(outlook, stream)
        total += won
        squares += won * won
    return PlayoutSum(total, squares, games)


def _played(outlook: Outlook, stream: Stream) -> float:
    """Simulate one game until few cards are left to draw; return the share of the remaining orders that is won."""
    here = outlook
    while here.mask and (here.draws > COUNTED or here.pending > 1):
        if here.pending:
            unseen = [region for region in range(REGIONS) if here.unseen >> region & 1]
            here = here.revealed(unseen[stream.below(len(unseen))])
            continue
        ranked = here.order.ranked(here.mask, here.occupied, here.anchor, here.display)
        if not ranked:
            return 0.0
        here = here.after(ranked[0][1], ranked[0][2])
    return here.orders() / here.every()


class OrderChance(NamedTuple):
    """The chance to win: orders won of all orders, if ``exact``; else simulated games won of all simulated.

    ``low`` and ``high`` enclose the chance at 95%, and are the share itself if it is exact.
    """

    orders: int
    every: int
    low: float
    high: float
    exact: bool
    value: float
    """The chance itself, from 0 to 1."""


class RatedPlacement(NamedTuple):
    """A placement as an action, with the number of winning arrangements it keeps and the orders it wins.

    ``orders`` are orders of all orders where the forecast is exact, else games of those played on, in thousandths.
    """

    action: int
    layouts: int
    orders: int


class OrderForecast:
    """The chances of a position after the roll, over all orders of the deck and all possible sets of nine regions."""

    def __init__(self, question: Question, nines: int = ALL) -> None:
        """Solve for every winning arrangement of a question whose order is not known.

        Where more than ``nines`` sets of nine are possible so many of them stand for all, and nothing is exact.
        """
        self.question = question
        self.cells = question.cells
        possible = question.nines()
        several = len(possible) > 1
        self.complete = len(possible) <= nines
        """Whether every winning arrangement was found, so that a count of them proves something."""
        if not self.complete:
            mixed = Stream(hash_of(question)).mixed(list(range(len(possible))))
            possible = [possible[number] for number in sorted(mixed[:nines])]
        self.found = vec[i64]()
        known: LineOptions | None = None
        for nine in possible:
            won, known = arrangements(question, nine, ENOUGH if several else 0, known)
            self.complete = self.complete and not (several and len(won) >= ENOUGH)
            self.found = extend(self.found, won)
        order = ArrangementGame(self.found, WEIGHED if several else 0)
        self.outlook = Outlook(order, self.cells, mask_of(question.shown), mask_of(question.hidden), question.pending)
        self._orders = -1
        self._exact = False
        self._tally: PlayoutSum | None = None

    def exact(self) -> bool:
        """Return whether the chance is counted over every order; where not, it is estimated from simulated games."""
        if self._orders < 0:
            self._orders = self.outlook.orders()
            counted = not self.outlook.order.spent
            self._exact = counted and (self.complete or self._orders == self.outlook.every())
            self.outlook.order.most = 0  # what is small enough once is small enough for every placement
        return self._exact

    def fresh(self) -> Outlook:
        """Return the position's outlook for simulated games, whose counts of the last few cards are not bounded."""
        order = ArrangementGame(self.found, 1 << 30)
        return Outlook(order, self.cells, self.outlook.display, self.outlook.unseen, self.outlook.pending)

    def layouts(self) -> int:
        """Return how many winning arrangements are within reach, over all sets of nine that are still possible."""
        return self.outlook.layouts()

    def lost(self) -> bool:
        """Return whether it is proved that no order of the hidden cards can be won."""
        return self.exact() and self._orders == 0

    def chance(self) -> OrderChance:
        """Return the chance to win with the best play: counted over all orders, or estimated from simulated games."""
        every = self.every()
        if self.exact():
            share = self._orders / every
            return OrderChance(self._orders, every, share, share, exact=True, value=share)
        if self._tally is None:
            self._tally = playouts(self.fresh(), GAMES, hash_of(self.question))
        low, high = self._tally.interval()
        won = round(self._tally.total)
        least = 1 / (2 * GAMES)  # none and all are for what was counted
        value = min(1 - least, max(least, self._tally.share()))
        return OrderChance(won, every, low, high, exact=False, value=value)

    def every(self) -> int:
        """Return the number of orders, or of simulated games, that ``chance`` counts from."""
        return self.outlook.every() if self.exact() else GAMES

    def choices(self) -> list[RatedPlacement]:
        """Return the placements that can still win, best first: most orders, then most arrangements.

        Where the forecast is not exact they are those that keep a winning arrangement; of them the most promising
        ones were played on, and the others have no orders.
        """
        found: list[RatedPlacement] = []
        if self.exact():
            found = [
                RatedPlacement(self._action(option.region, option.offset), option.layouts, option.orders)
                for option in self.outlook.options()
            ]
        else:
            here = self.fresh()
            order = here.order
            ranked = order.ranked(here.mask, here.occupied, here.anchor, here.display)
            for number, (layouts, region, offset, _) in enumerate(ranked):
                won = 0
                if number < TRIED:
                    won = round(
                        1000 * playouts(here.after(region, offset), GAMES // TRIED, hash_of(self.question)).total
                    )
                found.append(RatedPlacement(self._action(region, offset), layouts, won))
        found.sort(key=_merit)
        return found

    def _action(self, region: int, offset: int) -> int:
        return PLACE + region * TARGETS + self.outlook.target(offset)

    def arrangements(self, most: int) -> list[list[int]]:
        """Return up to so many winning arrangements, evenly taken: the region in each cell of the finished kingdom."""
        count = len(self.found)
        share = min(most, count)
        return [self._cells(number * count // share) for number in range(share)]

    def within(self, outlook: Outlook, most: int) -> list[list[int]]:
        """Return the first winning arrangements that are within reach of an outlook of this forecast, up to so many."""
        found: list[list[int]] = []
        left = outlook.mask
        while left and len(found) < most:
            lowest = left & -left
            found.append(self._cells(lowest.bit_length() - 1))
            left ^= lowest
        return found

    def _cells(self, number: int) -> list[int]:
        """Return the region in each cell of a winning arrangement."""
        word = int(self.found[number])
        return [word >> 4 * cell & 15 for cell in range(CELLS)]


def forecast(game: Setup, position: Kingdom, nines: int = ALL) -> OrderForecast:
    """Return the chances and the winning arrangements of a position, the order of the deck unknown.

    Raises ValueError for a finished game and before the dice are rolled.
    """
    return OrderForecast(question_of(game, position, None), nines)


def arrangements(
    question: Question, nine: list[int], enough: int = 0, known: LineOptions | None = None
) -> tuple[vec[i64], LineOptions | None]:
    """Return every winning arrangement of nine regions, four bits a cell; not more than about ``enough``, if not 0.

    With it come the ways to pay for lines that were found meanwhile, to be ``known`` when the same question is asked of
    nine others.
    """
    if question.changing:
        return winning_layouts(question, nine).arrangements, None  # of several changes, each arrangement once
    attempt = Attempt(question, nine, 0, options=known)
    attempt.search.enough = enough
    if attempt.bare:
        return attempt.search.every_bare(), attempt.search.options
    return attempt.search.every(), None  # around patrols each nine has kinds of its own


def hash_of(question: Question) -> int:
    """Return a hash of the placed cards, the supply and the display, as the seed of simulated games."""
    number = 0
    for part in (question.cells, question.supply, question.shown):
        for item in part:
            number = (number * 31 + item + 1) % (1 << 40)
    return number


def _merit(choice: RatedPlacement) -> tuple[int, int, int]:
    return -choice.orders, -choice.layouts, choice.action
