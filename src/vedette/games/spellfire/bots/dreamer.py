"""The dreamer: tries each action in imagined worlds, plays them out as the beginner would, and takes the best.

A policy improved by rollouts (Tesauro and Galperin, 1996): where the beginner errs in most worlds, the dreamer
does not. The work is counted in worlds, so that the same view has the same scores anywhere.
"""

from typing import Final
from zlib import crc32

from vedette.core.chance import Stream
from vedette.core.player import Judge
from vedette.games.spellfire.bots.beginner import Beginner
from vedette.games.spellfire.bots.veteran import Veteran
from vedette.games.spellfire.bots.worlds import WIN, ActionProspect, prospects, try_out
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.engine.turn import Position

STEP: Final = 10_000
"""The score of one point of worth: more than any score of the beginner, who only decides between equals."""
OPINION: Final = 4_999
FINE: Final = 1000
"""Into how many parts a point of worth is divided where actions are compared by their average."""


class Dreamer(Judge):
    """Scores actions by how games go on after them in a number of imagined worlds."""

    def __init__(self, setup: Setup, worlds: int) -> None:
        self.setup = setup
        self.worlds = worlds
        self.beginner = Beginner(setup)

    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        """Return a score for each legal action."""
        position = self.setup.imagine(view, Stream(0))
        opinions = self.beginner.opinions(position, legal)
        found = self.prospects(position, view, legal)
        return [
            STEP * prospect.worth + max(-OPINION, min(OPINION, opinion))
            for prospect, opinion in zip(found, opinions, strict=True)
        ]

    def prospects(self, position: Position, view: bytes, legal: list[int]) -> list[ActionProspect]:
        """Return for each action how games after it end in imagined worlds, drawn with the view as the seed."""
        return prospects(self.beginner, position, legal, self.worlds, Stream(crc32(view)))


class Sifter(Judge):
    """Scores actions by sequential halving: by the rounds that each stays in, then by the imagined worlds it wins.

    Every action is tried in some worlds, the better half in twice as many more, and so on to two, so that most of the
    work goes to those between which it is hard to tell (Karnin, Koren and Somekh, 2013). The veteran plays them out.
    """

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
