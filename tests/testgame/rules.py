"""The rules of the mini duel, and the index map of its actions.

Cards of nine ranks, the same number of each; three in each hand. A round: the leader names a stake of one or two
points, for all to see, and lays a card face down; the other lays one face down; both are turned. The higher rank
takes the stake and leads the next round; equal ranks take nothing. Both hands are filled up while cards last.
Whoever has more points when all cards are played has won.
"""

from typing import Final

from vedette.core.game import Rules

NAME: Final = "mini-duel"
VERSION: Final = 1
SEATS: Final = 2
HAND: Final = 3
RANKS: Final = 9
STAKES: Final = 2
EMPTY: Final = -1
"""No card: a gap in a hand, nothing face down, no round yet."""


def rules(cards: int) -> Rules:
    """Return what the game says of itself with so many cards.

    Actions: a card settled by chance, ``0 .. cards - 1``; then the stakes; then the cards of the hand by their slot.
    """
    return Rules(NAME, VERSION, SEATS, cards + STAKES + HAND)


def rank(card: int) -> int:
    """Return the rank of a card, 1 to 9."""
    return card % RANKS + 1
