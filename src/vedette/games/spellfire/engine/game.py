"""A game of Solitaire Spellfire bound to its deck and variants: where it starts, what can be dealt, how it is noted."""

from math import perm
from typing import Final

from mypy_extensions import mypyc_attr

from vedette.core.chance import Stream
from vedette.core.game import Game, State
from vedette.games.spellfire.engine import notation, rules
from vedette.games.spellfire.engine.cards import Deck
from vedette.games.spellfire.engine.layout import empty_words
from vedette.games.spellfire.engine.rules import Options
from vedette.games.spellfire.engine.state import Box
from vedette.games.spellfire.engine.turn import Position, position

DEALS: Final = perm(rules.DEALT, rules.DEPTH)
"""In how many ways nine of the dealt cards can follow each other."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(Game):
    """The game as the rules play it, without texts: its start, its deals and its notation.

    A deal is an order of the 54 cards: column by column from the left, each from the bottom up. Its number says the
    first column (Lehmer's code, the first card the lowest digit) and seeds the shuffle of the other five, so that a
    code stays short. Deals beyond these have no number.
    """

    def __init__(self, deck: Deck, options: Options, version: int = rules.RULES.version) -> None:
        """Bind the rules of a version to a deck of 55 cards and to the variants."""
        self.rules = rules.VERSIONS[version - 1]
        self.deck = deck
        self.options = options
        self.box = Box(deck, options, self.rules.version)

    def start(self) -> Position:
        """Return the position before a card is turned."""
        return Position(self.box, empty_words(rules.CARDS))

    def deals(self) -> int:
        """Return the number of ways to deal the first column: 54 x 53 x ... x 46."""
        return DEALS

    def deal(self, number: int) -> list[int]:
        """Return the deal of a number: the action that turns a card, for each slot."""
        left = [card for card in range(rules.CARDS) if card != rules.STARTER]
        cards: list[int] = []
        order = number
        for _ in range(rules.DEPTH):
            order, place = divmod(order, len(left))
            cards.append(left.pop(place))
        Stream(number).shuffle(left)
        return [rules.TURN + card for card in cards + left]

    def number(self, deal: list[int]) -> int:
        left = [card for card in range(rules.CARDS) if card != rules.STARTER]
        found = 0
        radix = 1
        for action in deal[: rules.DEPTH]:
            if action - rules.TURN not in left:
                return -1
            place = left.index(action - rules.TURN)
            found += radix * place
            radix *= len(left)
            left.pop(place)
        return found if self.deal(found) == deal else -1

    def imagine(self, view: bytes, rng: Stream) -> Position:
        return position(self.box, view)

    def reimagine(self, state: State, seat: int, rng: Stream) -> None:
        """Do nothing: the position holds nothing that a seat cannot know."""

    def note(self, state: State, action: int) -> str:
        return notation.write(self.box.program.cards, action)

    def read(self, state: State, note: str) -> int:
        if not isinstance(state, Position):
            raise TypeError(state)
        return notation.read(self.box.program.cards, state, note)

    def parts(self, action: int) -> dict[str, int | str]:
        """Return what an action does and which columns and cards it names, by index."""
        return notation.parts(action)
