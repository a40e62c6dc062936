"""The difficulty of a deck, 1 (gentle) to 5 (fiendish): how many of its deals the second level of fair play wins.

A deck is judged by the first deals of one stream, the same for every deck, and level 2 chooses the first of several
actions that it thinks equally good; so a deck has one difficulty, on any machine.
"""

from collections.abc import Callable
from typing import Final

from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.core.game import OVER
from vedette.core.grading import cut
from vedette.games.spellfire.bots.dreamer import Dreamer
from vedette.games.spellfire.cards.random_deck import invent
from vedette.games.spellfire.engine.cards import Card, Deck
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.solver.known_deal import unfold, won

DEALS: Final = 40
CUTS: Final = [30, 24, 16, 6]
"""Deals won, of DEALS, from which on a deck has difficulty 1, 2, 3, 4."""
WORLDS: Final = 4
"""The imagined worlds of level 2."""
TRIES: Final = 80
"""Decks that are looked at before a difficulty is given up."""


class DifficultyTrial:
    """The deals of one deck, played one after the other by level 2."""

    def __init__(self, game: Setup) -> None:
        self.game = game
        self.player = Dreamer(game, WORLDS)
        self.stream = Stream(DEALS)
        self.played = 0
        self.won = 0

    def play(self) -> None:
        """Play the next deal."""
        deal = self.game.deal(self.stream.below(self.game.deals()))
        position = self.game.start()
        unfold(position, deal)
        while position.mover() != OVER:
            legal = position.legal()
            scores = self.player.scores(position.view(0), legal) if len(legal) > 1 else [0]
            position.apply(legal[scores.index(max(scores))])
            unfold(position, deal)
        self.played += 1
        self.won += 1 if won(position) else 0

    def hardest(self) -> int:
        """Return the difficulty if every deal that is left is lost."""
        return cut(self.won, CUTS)

    def gentlest(self) -> int:
        """Return the difficulty if every deal that is left is won."""
        return cut(self.won + DEALS - self.played, CUTS)


def is_of(game: Setup, wanted: int) -> bool:
    """Return whether a game's deck has a difficulty; plays no more deals than it takes to know."""
    trial = DifficultyTrial(game)
    while trial.gentlest() <= wanted <= trial.hardest():
        if trial.gentlest() == trial.hardest():
            return True
        trial.play()
    return False


def deck_of(make: Callable[[Deck], Setup], known: list[Card], seed: int, wanted: int, world: str = "") -> Deck:
    """Return the first deck of a seed's stream that has a difficulty, of a world where one is named.

    ``make`` makes the game of a deck. Raises Illegal (``spell-deck-none``) where none of many has it, and what
    ``invent`` raises.
    """
    stream = Stream(seed)
    for _ in range(TRIES):
        deck = invent(known, stream.below(1 << 30), world)
        if is_of(make(deck), wanted):
            return deck._replace(name=f"{world or 'random'}-{wanted}-{seed}")
    raise Illegal("spell-deck-none", {"difficulty": str(wanted), "tries": str(TRIES)})
