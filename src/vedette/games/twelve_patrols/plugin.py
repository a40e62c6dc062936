"""The plugin of 12 Patrols: the object by which the program finds its game, bots, decks, deals, hints and texts."""

from __future__ import annotations

from functools import partial
from importlib import resources
from typing import TYPE_CHECKING, Final

from vedette.bots.blend import Blend
from vedette.bots.greedy import Greedy
from vedette.bots.shallow_search import ShallowSearch
from vedette.bots.uniform import Uniform
from vedette.core.language import message, say
from vedette.core.plugin import Bot, Grading, Hints, Plugin, Rung
from vedette.games.twelve_patrols.bots import luck
from vedette.games.twelve_patrols.bots.beginner import Beginner, Counter
from vedette.games.twelve_patrols.bots.grade import grade
from vedette.games.twelve_patrols.bots.strategist import Strategist
from vedette.games.twelve_patrols.capabilities.deals import RegionDeals
from vedette.games.twelve_patrols.capabilities.decks import DECKS, GRADES, PRINTING
from vedette.games.twelve_patrols.capabilities.puzzles import RegionPuzzles
from vedette.games.twelve_patrols.capabilities.solver import RegionSolver
from vedette.games.twelve_patrols.cards import definition as pins
from vedette.games.twelve_patrols.engine.options import NAMES, named
from vedette.games.twelve_patrols.engine.rules import CELLS, PLACE, PUT, RULES
from vedette.games.twelve_patrols.text import figures, pictures
from vedette.games.twelve_patrols.text.speech import TwelvePatrols

if TYPE_CHECKING:
    from vedette.core.game import State


BY_DECK: Final = {
    "easy": (1,),
    "apprentice": (1,),
    "house": (1, 2, 3, 4, 5),
    "hard": (2, 3, 4, 5),
    "fiendish": (3, 4, 5),
    "house12": (4, 5),
}
"""The grades of more than one in fifty of some dozens of random deals; of house12 five deals were measured."""


def placements(state: State) -> list[int]:
    """Return the legal placements; a discard before one counts as no choice of its own, it only loses an item."""
    return [action for action in state.legal() if PLACE <= action < PUT]


def stands(state: State, _: int, language: str) -> str:
    """Return a sentence that says in which of the nine turns a position is."""
    return say(language, "twelve-stands", turn=state.turn(), turns=CELLS)


def slips(game: TwelvePatrols, percent: int, seed: int) -> Blend:
    """Return the strongest bot, this percentage of its choices left to the beginner."""
    return Blend(Greedy(Strategist(game), seed), Greedy(Beginner(game), seed), percent, seed)


UNIFORM: Final = Bot(lambda _, seed: Uniform(seed))
GREEDY: Final = Bot(lambda game, seed: Greedy(Beginner(game), seed))
BOTS: Final = {
    "uniform": UNIFORM,
    "greedy": GREEDY,
    "level:0": UNIFORM,
    "level:1": GREEDY,
    "level:2": Bot(lambda game, seed: ShallowSearch(game, Counter(game), seed)),
    "level:3": Bot(lambda game, seed: Greedy(Strategist(game), seed)),
}

LADDER: Final = (
    Rung("easy", 1),
    Rung("apprentice", 1),
    Rung("house", 1),
    Rung("house", 2),
    Rung("house", 3),
    Rung("hard", 3),
    Rung("hard", 4),
    Rung("fiendish", 5),
)

GAME: Final = Plugin(
    name=RULES.name,
    title=partial(message, "twelve-patrols"),
    pitch=partial(message, "twelve-patrols-pitch"),
    minutes=10,
    new=lambda deck, variants: TwelvePatrols(deck, named(list(variants))),
    restore=lambda definition, source: TwelvePatrols(*pins.restore(definition, source)),
    bots=BOTS,
    workers={"slips": slips},
    most_work=100,  # a percentage
    variants=NAMES,
    ladder=LADDER,
    folder=resources.files(__package__) / "text",
    figures=figures.draw,
    pictures=pictures.draw,
    decks=DECKS,
    deals=RegionDeals(),
    grading=Grading[TwelvePatrols](grades=GRADES, by_deck=BY_DECK, grade=grade, weighed=placements),
    solver=RegionSolver(),
    puzzles=RegionPuzzles(),
    hints=Hints[TwelvePatrols](advise=TwelvePatrols.advise, win_chance=TwelvePatrols.win_chance, review=luck.review),
    printing=PRINTING,
    stands=stands,
)
