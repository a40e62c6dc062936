"""What a seat sees of a mini duel: the view read again."""

from vedette.core.chance import Stream
from vedette.games.mini_duel.rules import EMPTY, HAND, SEATS
from vedette.games.mini_duel.state import ROW, Position, placed


class Sight:
    """A view taken apart; all its numbers in the order in which the view has them."""

    def __init__(self, view: bytes) -> None:
        """Read a view."""
        row: list[int] = list(ROW.unpack_from(view))
        self.player, self.cards, self.stock, self.leader, self.stake = row[:5]
        self.points = row[5:7]
        self.laid = row[7:9]
        """Whether each seat has a card face down."""
        self.counts = row[9:11]
        """The cards in each hand."""
        self.last = row[11:13]
        self.down = row[13]
        """My own card face down, or EMPTY."""
        self.hand = row[14:17]
        self._shown = view[ROW.size :]

    def position(self, rng: Stream) -> Position:
        """Return a whole position that looks like this, what is hidden drawn at random."""
        position = Position(self.cards)
        position.leader = self.leader
        position.stake = self.stake
        position.points = tuple(self.points)
        position.last = tuple(self.last)
        shown = int.from_bytes(self._shown, "little")
        position.shown = shown
        mine = [card for card in [self.down, *self.hand] if card != EMPTY]
        unseen = [card for card in range(self.cards) if not shown >> card & 1 and card not in mine]
        rng.shuffle(unseen)
        for seat in range(SEATS):
            self._fill(position, seat, unseen)
        position.stock = sorted(unseen)
        return position

    def _fill(self, position: Position, seat: int, unseen: list[int]) -> None:
        """Give a seat its own cards, or hidden ones; a gap is where it would be after a round."""
        own = seat == self.player
        hand = self.hand if own else [unseen.pop() for _ in range(self.counts[seat])]
        for slot, card in enumerate(hand):
            position.hands = placed(position.hands, seat * HAND + slot, card)
        if self.laid[seat]:
            position.down = placed(position.down, seat, self.down if own else unseen.pop())
