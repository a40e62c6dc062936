"""The plugin of Solitaire Spellfire: the object by which programs find the game, its bots, decks and solver."""

from __future__ import annotations

from functools import partial
from importlib import resources
from typing import TYPE_CHECKING, Final

from vedette.bots.greedy import Greedy
from vedette.bots.uniform import Uniform
from vedette.core.language import message, say
from vedette.core.plugin import Bot, Grading, Hints, Plugin, Rung
from vedette.games.spellfire.bots import luck
from vedette.games.spellfire.bots.beginner import Beginner
from vedette.games.spellfire.bots.dreamer import Dreamer, Sifter
from vedette.games.spellfire.bots.grade import grade
from vedette.games.spellfire.bots.veteran import Veteran
from vedette.games.spellfire.capabilities.deals import SpellfireDeals
from vedette.games.spellfire.capabilities.decks import DECKS, GRADES, PRINTING
from vedette.games.spellfire.capabilities.editor import CardEditor
from vedette.games.spellfire.capabilities.puzzles import DealPuzzles
from vedette.games.spellfire.capabilities.solver import SpellfireSolver
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards import definition as pins
from vedette.games.spellfire.engine.options import NAMES, named
from vedette.games.spellfire.engine.rules import COLUMNS, RULES
from vedette.games.spellfire.engine.state import Tableau
from vedette.games.spellfire.text import figures, pictures
from vedette.games.spellfire.text.speech import Spellfire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vedette.core.game import State
    from vedette.games.spellfire.cards.deck import Draft


def new(deck: Draft, variants: Sequence[str]) -> Spellfire:
    """Return the game of a deck with variants, among whose names one may say, as in a code, which champion starts."""
    starts = [name for name in variants if name.startswith(decks.STARTS)]
    for champion in starts[-1:]:
        deck = decks.starting(deck, champion)
    return Spellfire(deck, named([name for name in variants if name not in starts]))


def stands(state: State, _: int, language: str) -> str:
    """Return a few words, in a language, on how many realms are won in a position."""
    return say(language, "spellfire-stands", won=state.realms_won(), all=COLUMNS) if isinstance(state, Tableau) else ""


UNIFORM: Final = Bot(lambda _, seed: Uniform(seed))
GREEDY: Final = Bot(lambda game, seed: Greedy(Beginner(game), seed))
BOTS: Final = {
    "uniform": UNIFORM,
    "greedy": GREEDY,
    "veteran": Bot(lambda game, seed: Greedy(Veteran(game), seed)),
    "level:0": UNIFORM,
    "level:1": GREEDY,
    "level:2": Bot(lambda game, seed: Greedy(Dreamer(game, 4), seed)),
    "level:3": Bot(lambda game, seed: Greedy(Sifter(game, 16), seed)),
}

LADDER: Final = tuple(
    map(
        Rung,
        (
            "first-steps",
            "guild-of-thieves",
            "krynn",
            "war-of-minds",
            "duel-of-spells",
            "faerun-and-oerth",
            "mists",
            "wings",
        ),
    )
)

GAME: Final = Plugin(
    name=RULES.name,
    title=partial(message, "spellfire"),
    pitch=partial(message, "spellfire-pitch"),
    minutes=20,
    counts="cards",
    new=new,
    restore=lambda definition, source: Spellfire(*pins.restore(definition, source)),
    bots=BOTS,
    variants=NAMES,
    ladder=LADDER,
    folder=resources.files(__package__) / "text",
    figures=figures.draw,
    pictures=pictures.draw,
    decks=DECKS,
    deals=SpellfireDeals(),
    grading=Grading[Spellfire](grades=GRADES, grade=grade, weighed=lambda state: state.legal()),
    solver=SpellfireSolver(),
    puzzles=DealPuzzles(),
    hints=Hints[Spellfire](advise=Spellfire.advise, win_chance=Spellfire.win_chance, review=luck.review),
    editor=CardEditor(),
    printing=PRINTING,
    stands=stands,
)
