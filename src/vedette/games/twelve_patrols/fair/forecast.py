"""A forecast: what a view leaves to win, from the winning arrangements of the position and the hidden order.

With nine cards everything here is exact, as a count of the orders of the hidden cards. With twelve, which three were
removed is hidden too: then some of the sets of nine that are still possible are drawn and judged as if they were
known, and every figure is an estimate of a bound, with an interval (``Chance``).
"""

from math import sqrt
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.fair.order import Order
from vedette.games.twelve_patrols.fair.outlook import Outlook
from vedette.games.twelve_patrols.proof.layouts import winning_layouts
from vedette.games.twelve_patrols.proof.question import Question, question_of
from vedette.games.twelve_patrols.proof.solver import Attempt
from vedette.games.twelve_patrols.rules import CELLS, PLACE, TARGETS
from vedette.games.twelve_patrols.setup import Setup
from vedette.games.twelve_patrols.state import Kingdom

NINES: Final = 8
"""Sets of nine that a forecast of a twelve-card deck looks at, unless told otherwise."""
SURE: Final = 1.96
"""Standard errors on each side of an interval of 95%."""


class Chance(NamedTuple):
    """Orders won by the best play, of all orders; ``low`` and ``high`` enclose the share, and are it if it is exact."""

    orders: int
    every: int
    low: float
    high: float

    def share(self) -> float:
        """Return the share of orders won."""
        return self.orders / self.every if self.every else 0.0


class Choice(NamedTuple):
    """A placement: what it does, how many winning arrangements it keeps, and how many orders are won after it."""

    action: int
    layouts: int
    orders: int


class Part(NamedTuple):
    """One set of nine: its winning arrangements, and the outlook on them."""

    layouts: vec[i64]
    outlook: Outlook


class Forecast:
    """All that the hidden order leaves to a position after the roll."""

    def __init__(self, question: Question, nines: int = NINES) -> None:
        """Solve for every winning arrangement of a question whose order is not known."""
        self.question = question
        self.cells = question.cells
        possible = question.nines()
        self.possible = len(possible)
        if len(possible) > nines:
            shuffled = list(range(len(possible)))
            Stream(hash_of(question)).shuffle(shuffled)
            possible = [possible[number] for number in sorted(shuffled[:nines])]
        self.parts = [self._part(nine) for nine in possible]

    def _part(self, nine: list[int]) -> Part:
        """Return the outlook on one set of nine."""
        layouts = arrangements(self.question, nine)
        display = mask(self.question.shown)
        unseen = mask(nine) & ~display & ~mask([region for region in self.cells if region >= 0])
        return Part(layouts, Outlook(Order(layouts), self.cells, display, unseen, self.question.pending))

    def layouts(self) -> int:
        """Return how many winning arrangements are within reach, over the sets looked at."""
        return sum([part.outlook.layouts() for part in self.parts])

    def chance(self) -> Chance:
        """Return in how many orders the best play wins."""
        return self._chance([part.outlook.orders() for part in self.parts])

    def _chance(self, orders: list[int]) -> Chance:
        """Return a chance with its interval; the sets looked at are a sample without repetition."""
        every = self.every()
        total = sum(orders)
        count = len(orders)
        mean = total / every if every else 0.0
        if count == self.possible or count < 2:
            return Chance(total, every, mean, mean)
        scatter = sum([(won * count / every - mean) ** 2 for won in orders]) / (count - 1)
        # a sample that agrees with itself still leaves room for a set that differs
        scatter = max(scatter, 1 / (4 * count))
        wide = SURE * sqrt(scatter / count * (self.possible - count) / (self.possible - 1))
        return Chance(total, every, max(0.0, mean - wide), min(1.0, mean + wide))

    def every(self) -> int:
        """Return the number of orders that ``orders`` counts from."""
        return sum([part.outlook.every() for part in self.parts])

    def choices(self) -> list[Choice]:
        """Return the placements that can still win, best first: most orders, then most arrangements."""
        layouts: dict[int, int] = {}
        orders: dict[int, int] = {}
        for part in self.parts:
            for option in part.outlook.options():
                action = PLACE + option.region * TARGETS + part.outlook.target(option.offset)
                layouts[action] = layouts.get(action, 0) + option.layouts
                orders[action] = orders.get(action, 0) + option.orders
        found = [Choice(action, layouts[action], orders[action]) for action in sorted(orders)]
        found.sort(key=_merit)
        return found

    def reveals(self) -> list[Choice]:
        """Return, for each region that may be revealed next, the arrangements within reach and the orders then won.

        ``action`` is the region. Only for forecasts with a card pending.
        """
        layouts: dict[int, int] = {}
        orders: dict[int, int] = {}
        for part in self.parts:
            for region, won in part.outlook.reveals():
                layouts[region] = layouts.get(region, 0) + part.outlook.layouts()
                orders[region] = orders.get(region, 0) + won
        return [Choice(region, layouts[region], orders[region]) for region in sorted(orders)]

    def arrangements(self, most: int) -> list[list[int]]:
        """Return up to so many winning arrangements, evenly taken: the region in each cell of the finished kingdom."""
        found: list[list[int]] = []
        for part in self.parts:
            count = len(part.layouts)
            share = max(1, most // len(self.parts))
            for number in range(min(share, count)):
                packed = int(part.layouts[number * count // min(share, count)])
                found.append([packed >> 4 * cell & 15 for cell in range(CELLS)])
        return found


def forecast(game: Setup, position: Kingdom, nines: int = NINES) -> Forecast:
    """Return the forecast of a position.

    Raises ValueError for a finished game and before the dice are rolled.
    """
    return Forecast(question_of(game, position, None), nines)


def arrangements(question: Question, nine: list[int]) -> vec[i64]:
    """Return every winning arrangement of nine regions, four bits a cell."""
    if question.changing:
        return winning_layouts(question, nine).arrangements  # of several changes, each arrangement once
    attempt = Attempt(question, nine, 0)
    return attempt.search.every_bare() if attempt.bare else attempt.search.every()


def hash_of(question: Question) -> int:
    """Return a number that depends on what lies there, so that equal questions draw equal samples."""
    number = 0
    for part in (question.cells, question.supply, question.shown):
        for item in part:
            number = (number * 31 + item + 1) % (1 << 40)
    return number


def _merit(choice: Choice) -> tuple[int, int, int]:
    return -choice.orders, -choice.layouts, choice.action


def mask(regions: list[int]) -> int:
    """Return a list of regions as a mask."""
    found = 0
    for region in regions:
        found |= 1 << region
    return found
