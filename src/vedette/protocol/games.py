"""Bodies of HTTP for the games that a server offers, with their decks, variants and bots."""

from msgspec import Struct

from vedette.protocol.server import Words


class StarterCard(Struct, frozen=True):
    """A champion that a deck can start the game with."""

    starter: str
    words: Words


class DeckCard(Struct, frozen=True):
    """A deck that can be played, as a list of decks shows it."""

    deck: str
    words: Words
    detail: Words
    cards: int
    own: bool
    grades: tuple[int, ...] | None = None
    """The grades of difficulty that its deals have; None where that was not measured."""
    starters: list[StarterCard] = []
    """The champions that can start the game, the usual one first; empty where the game has no such choice."""


class OptionCard(Struct, frozen=True):
    """A variant of a game's rules that can be switched on."""

    option: str
    words: Words
    detail: Words
    goal: bool = False
    """Whether the variant replaces the goal of the game: of such variants one at most can be on."""


class GradeCard(Struct, frozen=True):
    """A grade of difficulty that the deal of a new table can be asked to have."""

    grade: int
    words: Words


class ChoiceCard(Struct, frozen=True):
    """One of the values that a property of a random deck can have."""

    choice: str | int
    words: Words


class WishCard(Struct, frozen=True):
    """A property of a random deck that the user can choose, with the values to choose from."""

    wish: str
    words: Words
    choices: list[ChoiceCard]


class PlayerCard(Struct, frozen=True):
    """A bot that a user can choose for a table or an experiment."""

    player: str
    words: Words
    detail: Words = ""
    """A warning about the bot, such as that it is slow on this server; empty for none."""


class OpponentCard(Struct, frozen=True):
    """A bot with a name, a face and a deck of its own."""

    player: str
    words: Words
    """The name of the bot."""
    detail: Words
    """In words, how the bot plays."""
    level: int
    deck_words: Words
    colour: str
    """The name of the page's colour in which its shield is drawn."""
    icon: str


class ForeignCard(Struct, frozen=True):
    """Another program; its deck files can be converted."""

    name: str
    endings: list[str]
    """The extensions of that program's deck files, with the dot."""


class GameCard(Struct, frozen=True):
    """A game that the server offers."""

    game: str
    words: Words
    detail: Words
    players: int
    minutes: int
    deck: str
    """The name of the deck that is played if none is named."""
    decks: list[DeckCard]
    options: list[OptionCard]
    grades: list[GradeCard]
    """The grades that a deal can be asked to have; empty where deals cannot be graded."""
    lesson: bool = False
    """Whether the game has a lesson, in which one learns it by playing."""
    bots: list[PlayerCard] = []
    """The bots of a game for several, the weakest first."""
    lab: list[PlayerCard] = []
    """The bots that the lab lets play, the weakest first: those that are not too slow for it."""
    opponents: list[OpponentCard] = []
    """Further bots: each brings a deck of its own to a deal that is drawn here."""
    proves: bool = False
    """Whether the game has a solver, so that a deal that is proved winnable can be asked for."""
    crafts: bool = False
    """Whether users can make cards of their own for the game."""
    fills: bool = False
    """Whether an unfinished deck can be completed."""
    foreign: ForeignCard | None = None
    """The program from which decks can be read, if there is one."""
    daily: bool = False
    """Whether the game has a daily deal."""
    apart: bool = False
    """Whether each seat may play with a deck of its own."""
    wishes: list[WishCard] = []
    """The properties of a random deck that can be chosen."""
    goal: OptionCard | None = None
    """The usual goal; None where the goal cannot be chosen."""


class Games(Struct, frozen=True):
    """Every game that the server offers, with the version of the protocol and the release of the server."""

    protocol: int
    release: str
    games: list[GameCard]
