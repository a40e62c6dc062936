"""The sifter: tries every action in some imagined worlds, the better half in twice as many more, and so on to two.

Sequential halving (Karnin, Koren and Somekh, 2013): most of the work goes to the actions between which it is hard to
tell. The worlds are played on as the veteran would. The work is counted in worlds and follows from the view.
"""

from typing import Final
from zlib import crc32

from vedette.core.chance import Stream
from vedette.core.judge import Judge
from vedette.games.spellfire.bots.dreamer import OPINION, STEP
from vedette.games.spellfire.bots.veteran import Veteran
from vedette.games.spellfire.bots.worlds import WIN, ActionProspect, try_out
from vedette.games.spellfire.engine.game import Setup

FINE: Final = 1000
"""Into how many parts a point of worth is divided where actions are compared by their average."""


class Sifter(Judge):
    """Scores actions by sequential halving: by the rounds that each stays in, then by the imagined worlds it wins."""

    def __init__(self, setup: Setup, worlds: int) -> None:
        """Judge positions of a set-up; every action is tried in so many worlds at least."""
        self.setup = setup
        self.worlds = worlds
        self.veteran = Veteran(setup)

    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        """Return a score for each legal action: higher for more rounds of the trial, then for more worlds won."""
        position = self.setup.imagine(view, Stream(0))
        opinions = self.veteran.opinions(position, legal)
        stream = Stream(crc32(view))
        found = [ActionProspect(action) for action in legal]
        stays = [0] * len(found)
        left = list(range(len(found)))
        worlds = self.worlds
        while True:
            try_out(self.veteran, position, [found[at] for at in left], worlds, stream)
            if len(left) <= 2:
                break
            order = [(-found[at].worth, -opinions[at], at) for at in left]
            order.sort()
            left = [at for _, _, at in order[: (len(left) + 1) // 2]]
            left.sort()
            for at in left:
                stays[at] += 1
            worlds *= 2
        return [
            STEP * (FINE * (WIN + 1) * stays[at] + FINE * found[at].worth // found[at].games)
            + max(-OPINION, min(OPINION, opinions[at]))
            for at in range(len(found))
        ]
