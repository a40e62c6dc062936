"""Simulated games: an estimate of the chance to win where too much is hidden to count every order of the cards.

Cards are drawn at random, and the placement is taken that keeps most winning arrangements, over all sets of nine that
are still possible: it sees only what the player will have seen. As soon as few draws are left the rest is counted, so
a game ends in a share of orders and not only in won or lost.
"""

from math import sqrt
from typing import Final, NamedTuple

from vedette.core.chance import Stream
from vedette.core.interval import Z, wilson
from vedette.games.twelve_patrols.bots.outlook import Outlook
from vedette.games.twelve_patrols.engine.rules import REGIONS

COUNTED: Final = 3
"""The number of cards still to be drawn from which on a simulated game is counted out instead."""


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
    """Return the result of so many games simulated from an outlook on; the same seed draws the same cards."""
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
