"""What a seat sees of a mini duel: the view read again."""

from typing import Final

from tests.testgame.rules import EMPTY, HAND, SEATS
from tests.testgame.state import NUMBERS, Position, placed

from vedette.core.bits import mask_of
from vedette.core.chance import Stream

# Where a view has its numbers, by their order; each takes two bytes.
POINTS: Final = 5
LAID: Final = 7
COUNTS: Final = 9
LAST: Final = 11
DOWN: Final = 13
CARD: Final = 14
END: Final = 17
"""The set of cards that everybody has seen follows."""


class Sight:
    """A view, its numbers by name."""

    def __init__(self, view: bytes) -> None:
        """Read this view."""
        numbers: tuple[int, ...] = NUMBERS.unpack_from(view)
        self._view = view
        self._numbers = numbers
        self.player, self.cards, self.stock, self.leader, self.stake = numbers[:POINTS]
        """Whose view it is, how many cards there are, how many may still be drawn, who leads, what the round is for."""
        self.down = numbers[DOWN]
        """My own card face down, or EMPTY."""

    @property
    def points(self) -> list[int]:
        """Return each seat's points."""
        return list(self._numbers[POINTS:LAID])

    @property
    def last(self) -> list[int]:
        """Return what was turned last."""
        return list(self._numbers[LAST:DOWN])

    @property
    def hand(self) -> list[int]:
        """Return my own cards by their slots."""
        return list(self._numbers[CARD:END])

    @property
    def counts(self) -> list[int]:
        """Return the cards in each hand."""
        return list(self._numbers[COUNTS:LAST])

    @property
    def laid(self) -> list[bool]:
        """Return whether each seat has a card face down."""
        return list(map(bool, self._numbers[LAID:COUNTS]))

    def count(self, seat: int) -> int:
        """Return the cards in one hand."""
        return self._numbers[COUNTS + seat]

    def lies(self, seat: int) -> bool:
        """Return whether a seat has a card face down."""
        return self._numbers[LAID + seat] != 0

    def card(self, slot: int) -> int:
        """Return my own card in a slot, or EMPTY."""
        return self._numbers[CARD + slot]

    def position(self, rng: Stream) -> Position:
        """Return a whole position that looks like this, what is hidden drawn at random."""
        position = Position(self.cards)
        position.leader = self.leader
        position.stake = self.stake
        position.points = tuple(self.points)
        position.last = tuple(self.last)
        shown = int.from_bytes(self._view[NUMBERS.size :], "little")
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
