"""Imagined worlds: deals that look exactly like what is seen, and how play goes on in them.

Whoever sees only what is face up can still imagine where the other cards lie. The play in an imagined world is the
beginner's, who sees nothing but what is face up there: so nobody, there or here, ever knows what lies beneath.
"""

from typing import Final

from vedette.core.chance import Stream
from vedette.core.game import OVER
from vedette.games.spellfire.bots.beginner import Beginner
from vedette.games.spellfire.engine.rules import COLUMNS, DEPTH, TURN
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver.known_deal import unfold, won

WIN: Final = 4 * COLUMNS
"""The worth of a won game; a lost one is worth the number of realms that were won."""


def imagined(position: Position, stream: Stream) -> list[int]:
    """Return a deal in which the cards that nobody has seen lie in a random order under those that were."""
    unseen = position.unseen()
    cards = [card for card in range(unseen.bit_length()) if unseen >> card & 1]
    stream.shuffle(cards)
    deal = [TURN] * (COLUMNS * DEPTH)
    for column in range(COLUMNS):
        for place in range(DEPTH - position.left(column), DEPTH):
            deal[DEPTH * column + place] = TURN + cards.pop()
    return deal


def play_out(beginner: Beginner, position: Position, deal: list[int]) -> None:
    """Play a position on to the game's end with the cards of an imagined deal, choosing as the beginner would."""
    unfold(position, deal)
    while position.mover() != OVER:
        position.apply(beginner.best(position, position.legal()))
        unfold(position, deal)


class ActionProspect:
    """Counts how imagined games after one action ended: how many there were, how many were won, their worth."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.games = 0
        self.won = 0
        self.worth = 0
        """The sum over all games: WIN for a won one, the number of realms won for a lost one."""

    def add(self, position: Position) -> None:
        """Count one more game, given its last position."""
        self.games += 1
        if won(position):
            self.won += 1
            self.worth += WIN
        else:
            self.worth += position.realms_won()


def prospects(
    beginner: Beginner, position: Position, legal: list[int], worlds: int, stream: Stream
) -> list[ActionProspect]:
    """Return how games after each action end in so many imagined worlds, the same for all actions; -1: no action."""
    found = [ActionProspect(action) for action in legal]
    try_out(beginner, position, found, worlds, stream)
    return found


def try_out(beginner: Beginner, position: Position, found: list[ActionProspect], worlds: int, stream: Stream) -> None:
    """Play so many more imagined worlds, the same for all actions, and count for each action how they end."""
    for _ in range(worlds):
        deal = imagined(position, stream)
        for prospect in found:
            after = position.copy()
            if prospect.action >= 0:
                after.apply(prospect.action)
            play_out(beginner, after, deal)
            prospect.add(after)
