"""Every game that the contract is tested on, each with its variants, and what is true of one game alone."""

from collections.abc import Callable
from typing import NamedTuple

from tests.games.twelve_patrols import conserve

from vedette.core.game import Game, State
from vedette.games.twelve_patrols.cards import box, plain
from vedette.games.twelve_patrols.rules import Deck, Options, Region
from vedette.games.twelve_patrols.speech import TwelvePatrols


class Entry(NamedTuple):
    """A game bound to a setup; the most actions a match can have; what no action may lose or make."""

    game: Game
    longest: int
    conserved: Callable[[Game, State], None]


MEADOW = Deck("meadow", tuple(Region(f"Meadow {number}") for number in range(1, 10)))
"""Nobody asks for anything: a deck that random play often wins."""

# 9 rolls, 9 draws, 9 regions, 9 ends, 12 owed items, and 6 to spare of which each may cost an action more.
LONGEST = 9 + 9 + 9 + 9 + 12 + 2 * 6


def twelve_patrols() -> dict[str, Entry]:
    games = {f"12-{name}": TwelvePatrols(cards) for name, cards in box().items()}
    house, house12 = box()["house"], box()["house12"]
    games["12-top-up"] = TwelvePatrols(house, Options(top_up=True))
    games["12-late-orders"] = TwelvePatrols(house, Options(late_orders=True))
    games["12-both"] = TwelvePatrols(house12, Options(top_up=True, late_orders=True))
    games["12-meadow"] = TwelvePatrols(plain(MEADOW))
    games["12-meadow-top-up"] = TwelvePatrols(plain(MEADOW), Options(top_up=True))
    return {name: Entry(game, LONGEST, conserve.everything) for name, game in games.items()}


ENTRIES: dict[str, Entry] = twelve_patrols()
