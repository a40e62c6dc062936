"""Soldiers, colours, rosters and decks as the rules see them: numbers and powers; names are kept beside them."""

from typing import Final, NamedTuple

from vedette.core.typeset import typeset
from vedette.games.patrol.engine.vocabulary import Power

QUOTAS: Final = (2, 30, 20, 20, 14, 4)
"""How many cards of each printed level, from 0 to 5, a legal deck has (§1.2)."""
SIZE: Final = 90
LEVELS: Final = 6
PLAIN: Final = 0
"""The colour number of an uncoloured card; colours count from 1."""

FAMILIES: Final = ("attack", "intellect", "dexterity", "cunning", "life", "defence")
COLOURS: Final = (
    "red",
    "pink",
    "purple",
    "magenta",
    "blue",
    "teal",
    "yellow",
    "orange",
    "green",
    "lime",
    "white",
    "grey",
)
"""The twelve colours in the order of the rules; colour ``n`` of a card is ``COLOURS[n - 1]``."""
VARIANTS: Final = 1 + len(COLOURS)
"""How many ways there are to have a soldier in a deck: plain, and in each colour (§1.3)."""


class Said(NamedTuple):
    """A text in English and in French."""

    en: str = ""
    fr: str = ""

    def to(self, language: str) -> str:
        """Return the text in a language, ``en`` or ``fr``, with no-break spaces where French has them."""
        return typeset(language, self.fr if language == "fr" else self.en)


class Soldier(NamedTuple):
    """One soldier as it is played: its id, printed level, type of ability and power."""

    id: str
    level: int
    type: int
    power: Power = ()


class Colour(NamedTuple):
    """One colour: its id, family, the type that the rules state for its ability, and its power."""

    id: str
    family: int
    type: int
    power: Power


class Roster(NamedTuple):
    """The soldiers that decks are made of, and the twelve colours (``colours[n - 1]`` is colour ``n``)."""

    name: str
    soldiers: tuple[Soldier, ...]
    colours: tuple[Colour, ...]


class Card(NamedTuple):
    """One card of a deck: a soldier of the roster and the colour of its ability bubble, PLAIN for none."""

    soldier: int
    colour: int = PLAIN


class Deck(NamedTuple):
    """The name of a deck and its ninety cards, sorted by soldier, then colour, not in the order of the draw pile."""

    name: str
    cards: tuple[Card, ...]
