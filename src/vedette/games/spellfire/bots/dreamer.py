"""The dreamer: tries each action in imagined worlds, plays them out as the beginner would, and takes the best.

A policy improved by rollouts (Tesauro and Galperin, 1996): where the beginner errs in most worlds, the dreamer
does not. The work is counted in worlds, so that the same view has the same scores anywhere.
"""

from typing import Final
from zlib import crc32

from vedette.core.chance import Stream
from vedette.core.judge import Judge
from vedette.games.spellfire.bots.beginner import Beginner
from vedette.games.spellfire.bots.worlds import ActionProspect, prospects
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.engine.turn import Position

STEP: Final = 10_000
"""The score of one point of worth: more than any score of the beginner, who only decides between equals."""
OPINION: Final = 4_999


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
