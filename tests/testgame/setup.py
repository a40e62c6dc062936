"""A mini duel bound to its number of cards: where it starts, what can be dealt, how it is noted."""

from math import factorial

from mypy_extensions import mypyc_attr
from tests.testgame.rules import EMPTY, HAND, RANKS, SEATS, STAKES, rules
from tests.testgame.sight import Sight
from tests.testgame.state import Position, placed

from vedette.core.bits import mask_of, members
from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Unreadable
from vedette.core.game import Game, State

VERBS = ("draw", "stake", "lay")


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(Game):
    """The engine's half of the game; ``speech.py`` adds the words.

    A deal is an order of the cards; its number is Lehmer's code, the first card the lowest digit.
    """

    def __init__(self, copies: int = 2) -> None:
        """Play with so many cards of each rank, an even number of cards in all."""
        self.copies = copies
        self.cards = RANKS * copies
        self.rules = rules(self.cards)
        stakes, lays = self.cards, self.cards + STAKES
        self._spans = {"draw": (0, 0, self.cards), "stake": (stakes, 1, STAKES), "lay": (lays, 1, HAND)}
        """Of each verb its first action, what its first is called, and how many there are."""

    def start(self) -> Position:
        """Return the position before the hands are dealt."""
        return Position(self.cards)

    def deals(self) -> int:
        """Return the number of orders of the cards."""
        return factorial(self.cards)

    def deal(self, number: int) -> list[int]:
        """Return the cards as they are drawn."""
        left = list(range(self.cards))
        cards: list[int] = []
        for size in range(self.cards, 0, -1):
            number, place = divmod(number, size)
            cards.append(left.pop(place))
        return cards

    def number(self, deal: list[int]) -> int:
        """Return the number of a deal: the inverse of ``deal``."""
        left = list(range(self.cards))
        number = 0
        radix = 1
        for card in deal:
            place = left.index(card)
            number += radix * place
            radix *= len(left)
            left.pop(place)
        return number

    def imagine(self, view: bytes, rng: Stream) -> Position:
        """Return a random position of the view."""
        return Sight(view).position(rng)

    def reimagine(self, state: State, seat: int, rng: Stream) -> None:
        """Redraw the hands that the seat does not see, and what lies face down in front of them."""
        if not isinstance(state, Position):
            raise TypeError(state)
        hidden = [place for place in range(SEATS * HAND) if place // HAND != seat and state.hands[place] != EMPTY]
        laid = [other for other in range(SEATS) if other != seat and state.down[other] != EMPTY]
        pool = [
            *members(state.stock),
            *[state.hands[place] for place in hidden],
            *[state.down[other] for other in laid],
        ]
        for place in hidden:
            state.hands = placed(state.hands, place, pool.pop(rng.below(len(pool))))
        for other in laid:
            state.down = placed(state.down, other, pool.pop(rng.below(len(pool))))
        state.stock = mask_of(pool)

    def reveals(self, before: State, action: int) -> bool:
        """Return whether both cards are turned: the second has been laid."""
        if not isinstance(before, Position):
            raise TypeError(before)
        return action >= self.cards + STAKES and max(before.down) != EMPTY

    def note(self, state: State, action: int) -> str:
        """Return ``draw CARD``, ``stake POINTS`` or ``lay SLOT``; slots count from 1."""
        if action < self.cards:
            return f"draw {action}"
        if action < self.cards + STAKES:
            return f"stake {action - self.cards + 1}"
        return f"lay {action - self.cards - STAKES + 1}"

    def read(self, state: State, note: str) -> int:
        """Return the action a note means here; raises Unreadable or Illegal."""
        words = note.lower().split()
        if len(words) != 2 or words[0] not in VERBS or not words[1].isascii() or not words[1].isdecimal():
            raise Unreadable("duel-note", {"note": note, "verbs": ", ".join(VERBS)})
        base, first, size = self._spans[words[0]]
        place = int(words[1][:6]) - first
        if not 0 <= place < size or not state.may(base + place):
            raise Illegal("duel-illegal", {"note": note})
        return base + place

    def parts(self, action: int) -> dict[str, int | str]:
        """Return what an action does: the card drawn, the stake named, the slot whose card is laid."""
        if action < self.cards:
            return {"do": "draw", "card": action}
        if action < self.cards + STAKES:
            return {"do": "stake", "points": action - self.cards + 1}
        return {"do": "lay", "slot": (action - self.cards - STAKES) % HAND}
