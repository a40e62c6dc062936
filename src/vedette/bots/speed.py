"""Random play to the end, counted, to measure the speed of a game."""

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, Game


class StepCounts:
    """Counts of games and steps; of the steps, those of chance and those with one legal action."""

    def __init__(self) -> None:
        self.games = 0
        self.steps = 0
        self.chance = 0
        self.forced = 0
        self.legal = 0
        """Legal actions offered in all steps."""
        self.won = 0.0
        """The sum of seat 0's results."""


def play(game: Game, rng: Stream, games: int, tally: StepCounts) -> None:
    """Play ``games`` games from the start, with uniformly random actions, chance's too."""
    for _ in range(games):
        state = game.start()
        mover = state.mover()
        while mover != OVER:
            legal = state.legal()
            count = len(legal)
            if mover == CHANCE:
                tally.chance += 1
            elif count == 1:
                tally.forced += 1
            tally.legal += count
            tally.steps += 1
            state.apply(legal[rng.below(count)])
            mover = state.mover()
        tally.won += state.returns()[0]
        tally.games += 1
