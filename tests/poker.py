"""Two small pokers whose figures are published: doubles of a game with hidden cards, for what is measured exactly.

Kuhn's (1950): three cards, an ante of 1, one bet of 1. Leduc's (Southey and others, 2005): six cards of three ranks,
two rounds of at most two bets of 2, then of 4, a card turned up between them.
"""

from typing import NamedTuple

from tests.wordless import Wordless

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, SPECTATOR, Game, Rules, State
from vedette.core.player import Judge

FOLD, CALL, RAISE, CARD = 0, 1, 2, 3
HIDDEN = 255


class Kind(NamedTuple):
    deck: tuple[int, ...]
    bets: tuple[int, ...]
    raises: int


KUHN = Kind((0, 1, 2), (1,), 1)
LEDUC = Kind((0, 0, 1, 1, 2, 2), (2, 4), 2)


class Hand(State):
    """Cards as they were dealt (two hands, then what was turned up), and what was done, round by round."""

    def __init__(self, kind: Kind, cards: list[int], rounds: list[list[int]]) -> None:
        self.kind = kind
        self.cards = cards
        self.rounds = rounds

    def _paid(self) -> list[int]:
        paid = [1, 1]
        for bet, round_ in zip(self.kind.bets, self.rounds, strict=False):
            for at, action in enumerate(round_):
                if action != FOLD:
                    paid[at % 2] = max(paid) + (bet if action == RAISE else 0)
        return paid

    def _closed(self) -> bool:
        last = self.rounds[-1]
        return len(last) > 1 and last[-1] == CALL

    def _folded(self) -> bool:
        return self.rounds[-1][-1:] == [FOLD]

    def mover(self) -> int:
        if len(self.cards) < 2:
            return CHANCE
        if self._folded():
            return OVER
        if self._closed():
            return CHANCE if len(self.rounds) < len(self.kind.bets) else OVER
        return len(self.rounds[-1]) % 2

    def legal(self) -> list[int]:
        mover = self.mover()
        if mover == OVER:
            return []
        if mover == CHANCE:
            return sorted({CARD + card for card in self._left()})
        paid = self._paid()
        found = [FOLD, CALL] if paid[0] != paid[1] else [CALL]
        return [*found, RAISE] if self.rounds[-1].count(RAISE) < self.kind.raises else found

    def _left(self) -> list[int]:
        left = list(self.kind.deck)
        for card in self.cards:
            left.remove(card)
        return left

    def odds(self) -> list[int]:
        left = self._left()
        return [left.count(action - CARD) for action in self.legal()]

    def slot(self) -> int:
        return len(self.cards)

    def apply(self, action: int) -> None:
        if action >= CARD:
            self.cards.append(action - CARD)
            if len(self.cards) > 2:
                self.rounds.append([])
        else:
            self.rounds[-1].append(action)

    def won(self, seat: int) -> float:
        paid = self._paid()
        if self._folded():
            return float(-paid[seat] if (len(self.rounds[-1]) - 1) % 2 == seat else paid[1 - seat])
        own, other = (2 * (self.cards[at] in self.cards[2:]) * 9 + self.cards[at] for at in (seat, 1 - seat))
        return float((own > other) - (own < other)) * paid[1 - seat]

    def returns(self) -> list[float]:
        return [self.won(0), self.won(1)]

    def view(self, player: int) -> bytes:
        seen = [card if at in (player, 2) else HIDDEN for at, card in enumerate(self.cards)]
        acted = [byte for round_ in self.rounds for byte in (*round_, HIDDEN)]
        return bytes([player % 256, len(seen), *seen, *acted])

    def key(self) -> bytes:
        return bytes([*self.cards, HIDDEN, *self.view(0)])

    def copy(self) -> "Hand":
        return Hand(self.kind, self.cards[:], [round_[:] for round_ in self.rounds])


class Poker(Wordless, Game):
    """The engine's half alone: the words are never asked for."""

    def __init__(self, kind: Kind) -> None:
        self.rules = Rules("poker", 1, 2, 6)
        self.kind = kind

    def start(self) -> Hand:
        return Hand(self.kind, [], [[]])

    def deals(self) -> int:
        return 1

    def deal(self, number: int) -> list[int]:
        raise NotImplementedError

    def imagine(self, view: bytes, rng: Stream) -> Hand:
        cards = list(view[2 : 2 + view[1]])
        rounds: list[list[int]] = [[]]
        for byte in view[2 + view[1] : -1]:
            if byte == HIDDEN:
                rounds.append([])
            else:
                rounds[-1].append(byte)
        left = list(self.kind.deck)
        for card in cards:
            if card != HIDDEN:
                left.remove(card)
        rng.shuffle(left)
        return Hand(self.kind, [left.pop() if card == HIDDEN else card for card in cards], rounds)

    def outset(self, view: bytes) -> bytes:
        """Return what a spectator saw when the cards were dealt, before the first card was turned up."""
        hands = self.imagine(view, Stream(0)).cards[:2]
        return Hand(self.kind, hands, [[]]).view(SPECTATOR)

    def reimagine(self, state: State, seat: int, rng: Stream) -> None:
        raise NotImplementedError

    def note(self, state: State, action: int) -> str:
        raise NotImplementedError

    def read(self, state: State, note: str) -> int:
        raise NotImplementedError

    def parts(self, action: int) -> dict[str, int | str]:
        raise NotImplementedError


class Croupier(Judge):
    """A judge that knows nothing but what was won."""

    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        return [0 for _ in legal]

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Hand)
        return state.won(seat)
