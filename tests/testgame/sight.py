"""What a seat sees of a mini duel: the view read again."""

from typing import Final

from librt.strings import read_i16_le
from tests.testgame.rules import EMPTY, HAND, SEATS
from tests.testgame.state import Position, placed

from vedette.core.bits import mask_of
from vedette.core.chance import Stream

# Where a view has its numbers, by their order; each takes two bytes.
PLAYER: Final = 0
CARDS: Final = 1
STOCK: Final = 2
LEADER: Final = 3
STAKE: Final = 4
POINTS: Final = 5
LAID: Final = 7
COUNTS: Final = 9
LAST: Final = 11
DOWN: Final = 13
CARD: Final = 14
SHOWN: Final = 17
"""The end of the numbers: the set of cards that everybody has seen follows."""


class Sight:
    """A view, each thing in it read when it is asked for."""

    def __init__(self, view: bytes) -> None:
        """Read this view."""
        self._view = view

    def _at(self, place: int) -> int:
        return int(read_i16_le(self._view, 2 * place))

    def _row(self, first: int, size: int) -> list[int]:
        return [self._at(place) for place in range(first, first + size)]

    @property
    def player(self) -> int:
        """Return whose view it is."""
        return self._at(PLAYER)

    @property
    def cards(self) -> int:
        """Return how many cards there are in the game."""
        return self._at(CARDS)

    @property
    def stock(self) -> int:
        """Return how many may still be drawn."""
        return self._at(STOCK)

    @property
    def leader(self) -> int:
        """Return the seat that leads."""
        return self._at(LEADER)

    @property
    def stake(self) -> int:
        """Return what the round is for; 0 before it is named."""
        return self._at(STAKE)

    @property
    def points(self) -> list[int]:
        """Return each seat's points."""
        return self._row(POINTS, SEATS)

    @property
    def last(self) -> list[int]:
        """Return what was turned last."""
        return self._row(LAST, SEATS)

    @property
    def down(self) -> int:
        """Return my own card face down, or EMPTY."""
        return self._at(DOWN)

    @property
    def hand(self) -> list[int]:
        """Return my own cards by their slots."""
        return self._row(CARD, HAND)

    @property
    def counts(self) -> list[int]:
        """Return the cards in each hand."""
        return self._row(COUNTS, SEATS)

    @property
    def laid(self) -> list[bool]:
        """Return whether each seat has a card face down."""
        return [self.lies(seat) for seat in range(SEATS)]

    def count(self, seat: int) -> int:
        """Return the cards in one hand."""
        return self._at(COUNTS + seat)

    def lies(self, seat: int) -> bool:
        """Return whether a seat has a card face down."""
        return self._at(LAID + seat) != 0

    def card(self, slot: int) -> int:
        """Return my own card in a slot, or EMPTY."""
        return self._at(CARD + slot)

    def position(self, rng: Stream) -> Position:
        """Return a whole position that looks like this, what is hidden drawn at random."""
        position = Position(self.cards)
        position.leader = self.leader
        position.stake = self.stake
        position.points = tuple(self.points)
        position.last = tuple(self.last)
        shown = int.from_bytes(self._view[2 * SHOWN :], "little")
        position.shown = shown
        mine = [card for card in [self.down, *self.hand] if card != EMPTY]
        unseen = [card for card in range(self.cards) if not shown >> card & 1 and card not in mine]
        rng.shuffle(unseen)
        for seat in range(SEATS):
            self._fill(position, seat, unseen)
        position.stock = mask_of(unseen)
        return position

    def _fill(self, position: Position, seat: int, unseen: list[int]) -> None:
        """Give a seat its own cards, or hidden ones; a gap is where it would be after a round."""
        own = seat == self.player
        hand = self.hand if own else [unseen.pop() for _ in range(self.count(seat))]
        for slot, card in enumerate(hand):
            position.hands = placed(position.hands, seat * HAND + slot, card)
        if self.lies(seat):
            position.down = placed(position.down, seat, self.down if own else unseen.pop())
