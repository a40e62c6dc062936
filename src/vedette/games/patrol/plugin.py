"""The plugin of Patrol: the object by which the program finds the game, its bots and all else it offers."""

from __future__ import annotations

from functools import partial
from importlib import resources
from typing import TYPE_CHECKING, Final

from vedette.bots.equilibrium import EquilibriumPlayer
from vedette.bots.greedy import Greedy
from vedette.bots.ismcts import Ismcts
from vedette.bots.sampler import Sampler
from vedette.bots.uniform import Uniform
from vedette.core.advice import Odds, counted
from vedette.core.interval import wilson
from vedette.core.language import message, say
from vedette.core.plugin import Bot, Hints, Plugin, Rung
from vedette.games.patrol.bots import review
from vedette.games.patrol.bots.beginner import Beginner
from vedette.games.patrol.bots.commander import Commander
from vedette.games.patrol.bots.formation import Former
from vedette.games.patrol.bots.hand import Shuffled
from vedette.games.patrol.bots.win_chance import chance
from vedette.games.patrol.capabilities.deals import PatrolDeals
from vedette.games.patrol.capabilities.decks import DECKS, PRINTING
from vedette.games.patrol.capabilities.editor import SoldierEditor
from vedette.games.patrol.capabilities.opponents import opponents
from vedette.games.patrol.capabilities.puzzles import RoundPuzzles
from vedette.games.patrol.cards import definition as pins
from vedette.games.patrol.engine.options import GOALS, NAMES, named
from vedette.games.patrol.engine.rules import HAND, LORE, RULES
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.text import advice, figures, pictures
from vedette.games.patrol.text.speech import Patrol

if TYPE_CHECKING:
    from vedette.core.game import State
    from vedette.core.player import Player

WIDTH: Final = 6
"""How many of the best looking actions a bot by playouts or by a search of an equilibrium considers for a choice."""
WORLDS: Final = 2048
"""How many imagined positions the bot of level 4 plays out for a choice where it finds no equilibrium."""
FORMING: Final = 1024
"""How many imagined rounds the bot of level 4 plays to choose a formation."""
ITERATIONS: Final = 16_000
"""How many iterations the bot of level 4 has for finding an equilibrium."""


def beginner(made: Patrol, seed: int) -> Player:
    """Return a bot that plays by plain rules of thumb, those of level 1."""
    return Shuffled(Greedy(Beginner(made), seed), seed)


def commander(made: Patrol, seed: int) -> Player:
    """Return a bot that plays by finer rules of thumb, those of level 2."""
    return Shuffled(Greedy(Commander(made), seed), seed)


def sampler(made: Patrol, worlds: int, seed: int) -> Player:
    """Return a bot that plays out so many imagined positions for a choice, and chooses its formation likewise."""
    mind = Sampler(made, Commander(made), worlds, WIDTH, seed)
    return Shuffled(Former(made, mind, HAND * worlds, seed), seed)


def ismcts(made: Patrol, simulations: int, seed: int) -> Player:
    """Return a bot that searches a tree of what its seat sees, with so many simulations for a choice."""
    return Shuffled(Ismcts(made, Commander(made), simulations, seed), seed)


def solver(made: Patrol, iterations: int, seed: int) -> Player:
    """Return a bot that looks for an equilibrium with so many iterations, else plays out imagined positions."""
    worlds = Sampler(made, Commander(made), WORLDS, WIDTH, seed)
    mind = EquilibriumPlayer(made, Commander(made), iterations, WIDTH, worlds, seed)
    return Shuffled(Former(made, mind, FORMING, seed), seed)


def win_chance(game: Patrol, view: bytes) -> Odds:
    """Return the chance that the seat of a view wins, counted where it is certain, else with its interval."""
    won, games, certain = chance(game, view)
    return counted(won) if certain else Odds(won / games, False, *wilson(won, games))


def points(game: Patrol, state: State) -> list[int] | None:
    """Return the points of each seat in a game of Hardcore Lore, None in any other game."""
    if game.options.goal != LORE or not isinstance(state, Position):
        return None
    return standing(state)


def standing(position: Position) -> list[int]:
    """Return the points of each seat."""
    return [position.score(seat) for seat in range(RULES.players)]


def stands(state: State, seat: int, language: str) -> str:
    """Return in words in which round a position is and at which score, the seat's own points first."""
    if not isinstance(state, Position):
        return ""
    mine, theirs = state.score(seat), state.score(1 - seat)
    return say(language, "patrol-stands", round=state.turn(), mine=mine, theirs=theirs)


UNIFORM: Final = Bot(lambda _, seed: Uniform(seed), quick=True)
PLAYERS: Final = {
    "uniform": UNIFORM,
    "greedy": Bot(beginner, quick=True),
    "commander": Bot(commander, quick=True),
    "sampler:32": Bot(lambda game, seed: sampler(game, 32, seed)),
    "ismcts:200": Bot(lambda game, seed: ismcts(game, 200, seed)),
    "level:0": UNIFORM,
    "level:1": Bot(beginner, quick=True),
    "level:2": Bot(commander, quick=True),
    "level:3": Bot(lambda game, seed: sampler(game, 64, seed), seconds=2),
    "level:4": Bot(lambda game, seed: solver(game, ITERATIONS, seed), seconds=16),
}
BOTS: Final = PLAYERS | {
    name: PLAYERS[f"level:{one.level}"]._replace(opponent=one) for name, one in opponents().items()
}

LADDER: Final = tuple(
    Rung(deck, level, f"level:{level}")
    for deck, level in (
        ("vanguard", 1),
        ("legion", 1),
        ("ramparts", 2),
        ("longbows", 2),
        ("shadows", 3),
        ("tricksters", 3),
        ("venom", 4),
        ("orchard", 4),
    )
)
"""The steps of the ladder, each a duel with a bot of a level. Both play the same deck, so that a player who plays as
the bot does wins half of them."""

GAME: Final = Plugin(
    name=RULES.name,
    title=partial(message, "patrol"),
    pitch=partial(message, "patrol-pitch"),
    minutes=30,
    counts="rounds",
    new=lambda deck, variants: Patrol((deck.first, deck.second), named(list(variants))),
    restore=lambda definition, source: Patrol(*pins.restore(definition, source)),
    bots=BOTS,
    workers={"sampler": sampler, "ismcts": ismcts, "solver": solver},
    variants=NAMES,
    ladder=LADDER,
    folder=resources.files(__package__) / "text",
    figures=figures.draw,
    pictures=pictures.draw,
    goals=GOALS,
    decks=DECKS,
    deals=PatrolDeals(),
    puzzles=RoundPuzzles(),
    hints=Hints(advise=advice.advise, win_chance=win_chance, review=review.review),
    editor=SoldierEditor(),
    printing=PRINTING,
    foresee=Patrol.foresee,
    standing=standing,
    stands=stands,
    points=points,
)
