"""A game of 12 Patrols bound to its deck and variants: where it starts, what can be dealt, how it is noted."""

from math import factorial
from typing import Final

from mypy_extensions import mypyc_attr

from vedette.core.chance import Stream
from vedette.core.game import Game, State
from vedette.games.twelve_patrols.engine import notation, rules
from vedette.games.twelve_patrols.engine.rules import Deck, Options
from vedette.games.twelve_patrols.engine.state import Box, empty_words
from vedette.games.twelve_patrols.engine.turn import Position, read

ROLLS: Final = 6**rules.DICE
"""The ways nine dice can fall, told apart: 10,077,696."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(Game):
    """The rules of 12 Patrols bound to a deck and variants; ``speech.py`` adds the words.

    A deal is a roll and an order of the cards. Its number is ``roll + 6**9 * order``: the roll in base 6, the first
    die the lowest digit; the order by Lehmer's code, the first card the lowest digit.
    """

    def __init__(self, deck: Deck, options: Options) -> None:
        """Bind the rules to a deck of 9 or 12 regions and to the variants."""
        self.rules = rules.RULES
        self.deck = deck
        self.options = options
        self.box = Box(deck, options)

    def start(self) -> Position:
        """Return the position before the dice are rolled."""
        return Position(self.box, empty_words(self.box))

    def deals(self) -> int:
        """Return how many deals there are: the number of rolls times that of the orders of nine cards."""
        cards = len(self.deck.regions)
        return ROLLS * (factorial(cards) // factorial(cards - rules.CELLS))

    def deal(self, number: int) -> list[int]:
        """Return the deal of a number as actions of chance: nine rolls, then nine cards from the top of the deck."""
        order, roll = divmod(number, ROLLS)
        actions: list[int] = []
        for _ in range(rules.DICE):
            roll, pips = divmod(roll, 6)
            actions.append(rules.ROLL + pips)
        left = list(range(len(self.deck.regions)))
        for _ in range(rules.CELLS):
            order, place = divmod(order, len(left))
            actions.append(rules.DRAW + left.pop(place))
        return actions

    def number(self, deal: list[int]) -> int:
        roll = 0
        for action in reversed(deal[: rules.DICE]):
            roll = 6 * roll + action - rules.ROLL
        left = list(range(len(self.deck.regions)))
        order = 0
        radix = 1
        for action in deal[rules.DICE :]:
            place = left.index(action - rules.DRAW)
            order += radix * place
            radix *= len(left)
            left.pop(place)
        return roll + ROLLS * order

    def position(self, view: bytes) -> Position:
        """Return the position that a seat's view shows: a view hides nothing that chance has settled."""
        return read(self.box, view)

    def imagine(self, view: bytes, rng: Stream) -> Position:
        """Return the position that a seat's view shows; nothing in it has to be guessed."""
        return self.position(view)

    def reimagine(self, state: State, seat: int, rng: Stream) -> None:
        """Do nothing: the position holds nothing that a seat cannot know."""

    def note(self, state: State, action: int) -> str:
        return notation.write(self.deck, action)

    def read(self, state: State, note: str) -> int:
        if not isinstance(state, Position):
            raise TypeError(state)
        return notation.read(self.deck, state, note)

    def parts(self, action: int) -> dict[str, int | str]:
        """Return what an action does and which places, regions and items it names, by index."""
        return parts_of(action)


def parts_of(action: int) -> dict[str, int | str]:
    """Return what an action does and which places, regions and items it names, by index."""
    if action < rules.DRAW:
        return {"do": "roll", "pips": action - rules.ROLL + 1}
    if action < rules.PLACE:
        return {"do": "draw", "region": action - rules.DRAW}
    if action < rules.PUT:
        region, target = divmod(action - rules.PLACE, rules.TARGETS)
        return {"do": "place", "region": region, "target": target}
    if action < rules.DISCARD:
        spot, kind = divmod(action - rules.PUT, rules.TYPES)
        return {"do": "put", "spot": spot, "item": kind}
    if action < rules.CHANGE:
        return {"do": "discard", "item": action - rules.DISCARD}
    if action < rules.END:
        colour, pair = divmod(action - rules.CHANGE, 36)
        old, new = divmod(pair, rules.FACES - 1)
        return {"do": "change", "colour": colour, "from": old + 1, "to": new + 1}
    return {"do": "end"}
