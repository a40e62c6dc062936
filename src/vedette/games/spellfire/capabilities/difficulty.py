"""The difficulty of a deck, 1 (gentle) to 5 (fiendish): by how many of its deals the bot of level 2 wins.

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
"""In how many imagined worlds the bot of level 2 tries each action."""
TRIES: Final = 80
"""How many random decks are looked at before the search for a difficulty is given up."""


class DifficultyTrial:
    """Plays the deals of one deck with the bot of level 2, one after the other, to measure the deck's difficulty."""

    def __init__(self, game: Setup) -> None:
        self.game = game
        self.player = Dreamer(game, WORLDS)
        self.stream = Stream(DEALS)
        self.played = 0
        self.won = 0

    def play(self) -> None:
        """Let the bot play the next deal, and count whether it is won."""
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
        """Return what the deck's difficulty is if all deals not played yet are lost."""
        return cut(self.won, CUTS)

    def gentlest(self) -> int:
        """Return what the deck's difficulty is if all deals not played yet are won."""
        return cut(self.won + DEALS - self.played, CUTS)


def is_of(game: Setup, wanted: int) -> bool:
    """Return whether the deck of a game has the wanted difficulty, 1 to 5; plays only as many deals as are needed."""
    trial = DifficultyTrial(game)
    while trial.gentlest() <= wanted <= trial.hardest():
        if trial.gentlest() == trial.hardest():
            return True
        trial.play()
    return False


def deck_of(make: Callable[[Deck], Setup], known: list[Card], seed: int, wanted: int, world: str = "") -> Deck:
    """Return the first of a seed's random decks that has the wanted difficulty, of a world where one is named.

    ``make`` makes the game of a deck. Raises Illegal (``spell-deck-none``) where none of many has it, and what
    ``invent`` raises.
    """
    stream = Stream(seed)
    for _ in range(TRIES):
        deck = invent(known, stream.below(1 << 30), world)
        if is_of(make(deck), wanted):
            return deck._replace(name=f"{world or 'random'}-{wanted}-{seed}")
    raise Illegal("spell-deck-none", {"difficulty": str(wanted), "tries": str(TRIES)})
