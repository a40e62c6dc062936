"""A position of the mini duel."""

from bisect import bisect_left
from struct import Struct
from typing import Final

from vedette.core.game import CHANCE, OVER, State
from vedette.games.mini_duel.rules import EMPTY, HAND, SEATS, STAKES, rank

ROW: Final = Struct("<17h")
"""The numbers that a view begins with."""
BARE: Final[tuple[int, ...]] = (EMPTY,) * (SEATS * HAND)
"""Hands without a card."""
OPEN: Final[tuple[int, ...]] = (EMPTY,) * SEATS
"""No card face down."""


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
        self.stock = list(range(cards))
        """What may still be drawn, ascending."""
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
        if not self.stock or self.down[self.leader] != EMPTY:
            return EMPTY
        for seat in (self.leader, 1 - self.leader):
            for slot in range(seat * HAND, seat * HAND + HAND):
                if self.hands[slot] == EMPTY:
                    return slot
        return EMPTY

    def filling(self) -> int:
        """Return the seat whose hand is being filled, or EMPTY."""
        gap = self._gap()
        return gap if gap < 0 else gap // HAND

    def mover(self) -> int:
        """Return who lays a card, CHANCE while hands are filled, OVER when all cards are played."""
        if self._gap() != EMPTY:
            return CHANCE
        if self.down[self.leader] != EMPTY:
            return 1 - self.leader
        mine = self.leader * HAND
        return self.leader if max(self.hands[mine : mine + HAND]) >= 0 else OVER

    def legal(self) -> list[int]:
        """Return the cards that may be drawn, the stakes, or the slots that hold a card."""
        mover = self.mover()
        if mover == CHANCE:
            return self.stock[:]
        if mover == OVER:
            return []
        if not self.stake:
            return [self.cards + stake for stake in range(STAKES)]
        first = self.cards + STAKES
        return [first + slot for slot in range(HAND) if self.hands[mover * HAND + slot] != EMPTY]

    def odds(self) -> list[int]:
        """Return one for each card of the stock."""
        return [1] * len(self.stock)

    def slot(self) -> int:
        """Return how many cards were drawn."""
        return self.cards - len(self.stock)

    def turn(self) -> int:
        """Return the number of the round."""
        return self.shown.bit_count() // SEATS + 1

    def apply(self, action: int) -> None:
        """Draw a card, name the stake, or lay a card; the second card of a round ends it."""
        if action < self.cards:
            at = bisect_left(self.stock, action)
            self.hands = placed(self.hands, self._gap(), action)
            self.stock = self.stock[:at] + self.stock[at + 1 :]
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
        hands, down, points, last = self.hands, self.down, self.points, self.last
        one, two, three, mine = EMPTY, EMPTY, EMPTY, EMPTY
        if player >= 0:
            at = player * HAND
            one, two, three, mine = hands[at], hands[at + 1], hands[at + 2], down[player]
        first, second = HAND - hands[:HAND].count(EMPTY), HAND - hands[HAND:].count(EMPTY)
        laid = (int(down[0] != EMPTY), int(down[1] != EMPTY))
        public = (player, self.cards, len(self.stock), self.leader, self.stake, points[0], points[1], *laid)
        row = ROW.pack(*public, first, second, last[0], last[1], mine, one, two, three)
        return row + self.shown.to_bytes((self.cards + 7) // 8, "little")

    def key(self) -> bytes:
        """Return everything: whatever differs here can differ later."""
        row = [self.leader, self.stake, *self.points, *self.down, *self.last, self.shown, *self.hands, *self.stock]
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
