"""A position of the mini duel."""

from struct import Struct
from typing import Final

from tests.testgame.rules import EMPTY, HAND, SEATS, STAKES, rank

from vedette.core.bits import members
from vedette.core.game import CHANCE, OVER, State

BARE: Final[tuple[int, ...]] = (EMPTY,) * (SEATS * HAND)
"""Both hands without a card."""
OPEN: Final[tuple[int, ...]] = (EMPTY,) * SEATS
"""No card face down."""
NONE: Final[tuple[int, ...]] = (EMPTY,) * HAND
"""A hand without a card, and what a spectator sees of one."""
NUMBERS: Final = Struct(f"<{5 + 4 * SEATS + 1 + HAND}h")
"""The numbers of a view as bytes; ``sight.py`` names them."""


def placed(row: tuple[int, ...], at: int, card: int) -> tuple[int, ...]:
    """Return a row with this card, or none, at a place of it."""
    return (*row[:at], card, *row[at + 1 :])


class Position(State):
    """Who holds what, what lies face down, who leads. The order of the stock is settled when a card is drawn.

    What it holds is made anew when it changes, and shared by copies until then.
    """

    def __init__(self, cards: int) -> None:
        """Begin with all cards in the stock."""
        self.cards = cards
        self.stock = (1 << cards) - 1
        """What may still be drawn, a set of bits."""
        self.hands: tuple[int, ...] = BARE
        """Seat 0's three slots, then seat 1's."""
        self.down: tuple[int, ...] = OPEN
        self.last: tuple[int, ...] = OPEN
        """What was turned last."""
        self.points: tuple[int, ...] = (0,) * SEATS
        self.leader = 0
        self.stake = 0
        self.shown = 0
        """The cards that everybody has seen, a set of bits."""

    def _gap(self) -> int:
        """Return the first slot to be filled, the leader's before the other's; EMPTY where there is none."""
        if not self._fills():
            return EMPTY
        for seat in (self.leader, 1 - self.leader):
            for slot in range(seat * HAND, seat * HAND + HAND):
                if self.hands[slot] == EMPTY:
                    return slot
        return EMPTY

    def _fills(self) -> bool:
        """Return whether a hand is being filled: there is a gap and a card for it, and no round has begun."""
        return EMPTY in self.hands and bool(self.stock) and self.down[self.leader] == EMPTY

    def filling(self) -> int:
        """Return the seat whose hand is being filled, or EMPTY."""
        gap = self._gap()
        return gap if gap < 0 else gap // HAND

    def mover(self) -> int:
        """Return who lays a card, CHANCE while hands are filled, OVER when all cards are played."""
        leader = self.leader
        if self.down[leader] != EMPTY:
            return 1 - leader
        if self.stock and EMPTY in self.hands:
            return CHANCE
        return OVER if self.hands[leader * HAND : leader * HAND + HAND] == NONE else leader

    def legal(self) -> list[int]:
        """Return the cards that may be drawn, the stakes, or the slots that hold a card."""
        mover = self.mover()
        if mover == CHANCE:
            return members(self.stock)
        if mover == OVER:
            return []
        if not self.stake:
            return [self.cards + stake for stake in range(STAKES)]
        first = self.cards + STAKES
        return [first + slot for slot in range(HAND) if self.hands[mover * HAND + slot] != EMPTY]

    def may(self, action: int) -> bool:
        """Return whether the mover may do this."""
        mover = self.mover()
        if action < self.cards:
            return mover == CHANCE and action >= 0 and self.stock >> action & 1 == 1
        if mover < 0:
            return False
        slot = action - self.cards - STAKES
        if slot < 0:
            return self.stake == 0
        return self.stake > 0 and slot < HAND and self.hands[mover * HAND + slot] != EMPTY

    def odds(self) -> list[int]:
        """Return one for each card of the stock."""
        return [1] * self.stock.bit_count()

    def slot(self) -> int:
        """Return how many cards were drawn."""
        return self.cards - self.stock.bit_count()

    def turn(self) -> int:
        """Return the number of the round."""
        return self.shown.bit_count() // SEATS + 1

    def apply(self, action: int) -> None:
        """Draw a card, name the stake, or lay a card; the second card of a round ends it."""
        if action < self.cards:
            self.hands = placed(self.hands, self._gap(), action)
            self.stock ^= 1 << action
        elif action < self.cards + STAKES:
            self.stake = action - self.cards + 1
        else:
            seat = self.mover()
            slot = seat * HAND + action - self.cards - STAKES
            self.down = placed(self.down, seat, self.hands[slot])
            self.hands = placed(self.hands, slot, EMPTY)
            if self.down[1 - seat] != EMPTY:
                self._turn_over()

    def _turn_over(self) -> None:
        """Turn both cards: the higher rank takes the stake and leads."""
        first, second = rank(self.down[0]), rank(self.down[1])
        if first != second:
            self.leader = 0 if first > second else 1
            self.points = placed(self.points, self.leader, self.points[self.leader] + self.stake)
        self.shown |= 1 << self.down[0] | 1 << self.down[1]
        self.last = self.down
        self.down = OPEN
        self.stake = 0

    def returns(self) -> list[float]:
        """Return 1 for more points, a half each for as many."""
        if self.mover() != OVER:
            return [0.0, 0.0]
        if self.points[0] == self.points[1]:
            return [0.5, 0.5]
        return [1.0, 0.0] if self.points[0] > self.points[1] else [0.0, 1.0]

    def view(self, player: int) -> bytes:
        """Return numbers in a row; ``sight.py`` names them. The set of cards that everybody has seen comes last."""
        hands, down, own = self.hands, self.down, player * HAND
        numbers = NUMBERS.pack(
            player,
            self.cards,
            self.stock.bit_count(),
            self.leader,
            self.stake,
            *self.points,
            down[0] != EMPTY,
            down[1] != EMPTY,
            HAND - hands[:HAND].count(EMPTY),
            HAND - hands[HAND:].count(EMPTY),
            *self.last,
            down[player] if player >= 0 else EMPTY,
            *(hands[own : own + HAND] if player >= 0 else NONE),
        )
        return numbers + self.shown.to_bytes((self.cards + 7) // 8, "little")

    def key(self) -> bytes:
        """Return everything: whatever differs here can differ later."""
        row = [self.leader, self.stake, *self.points, *self.down, *self.last, self.shown, *self.hands, self.stock]
        return " ".join(map(str, row)).encode()

    def copy(self) -> "Position":
        """Return another position like this one."""
        other = Position(0)
        other.cards = self.cards
        other.stock = self.stock
        other.hands = self.hands
        other.down = self.down
        other.last = self.last
        other.points = self.points
        other.leader = self.leader
        other.stake = self.stake
        other.shown = self.shown
        return other
