"""Random play to the end, counted: what rollouts do, and how the speed of a game is measured."""

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, Game


class Tally:
    """What was played: games, their steps, and of these chance's, and a player's that had no alternative."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.games = 0
        self.steps = 0
        self.chance = 0
        self.forced = 0
        self.legal = 0
        """Legal actions offered in all steps."""
        self.won = 0.0
        """The sum of seat 0's results."""


def play(game: Game, rng: Stream, games: int, tally: Tally) -> None:
    """Play so many games from the start; chance and players alike take any legal action."""
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
