"""The forms: what the page sends and gets over HTTP, typed; the rest of the wire."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from vedette.protocol.server import Json, Words

LARGEST: Final = 262_144
"""Bytes of the largest form."""

Seed = Annotated[int, Meta(ge=0, lt=1 << 53)]
Key = Annotated[str, Meta(min_length=1, max_length=600)]
"""A game, a deck or a variant; a deck's code for links is the longest."""


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Where a deal comes from."""


class Random(Start, frozen=True, tag="random"):
    """Any deal; the same seed gives the same one on every surface."""

    seed: Seed | None = None


class Code(Start, frozen=True, tag="code"):
    """The deal of a code; it brings its own deck and options, if it names some."""

    code: Annotated[str, Meta(min_length=1, max_length=200)]


class Grade(Start, frozen=True, tag="grade"):
    """A random deal of a grade, proved winnable."""

    grade: Annotated[int, Meta(ge=1, le=5)]
    seed: Seed | None = None


class Winnable(Start, frozen=True, tag="winnable"):
    """A random deal, proved winnable."""

    seed: Seed | None = None


class Daily(Start, frozen=True, tag="daily"):
    """The deal of a day, the same for everybody."""

    date: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")] | None = None


class Given(Start, frozen=True, tag="deal"):
    """A deal as ``vedette deal --json`` prints it."""

    deal: Json


class Replay(Start, frozen=True, tag="record"):
    """A record: the table opens at its end and can be looked through from the start, or branched."""

    text: Annotated[str, Meta(max_length=60_000)]


Origin = Random | Code | Grade | Winnable | Daily | Given | Replay


class Time(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for each seat."""

    bank: Annotated[float, Meta(ge=10, le=86_400)]
    """Seconds that each seat has."""
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    """Seconds that each turn adds."""


class Bot(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays the other seats, where no people do."""

    player: Key
    """One of the game's ``players``."""
    seat: Annotated[int, Meta(ge=0, le=64)] = 0
    """Mine."""
    seed: Seed | None = None
    """With it, and with the deal's, the bot does the same again against the same play."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table."""

    game: Key
    start: Origin = msgspec.field(name="from", default_factory=Random)
    deck: Key | None = None
    """None for the game's own; ``own/NAME`` for one of mine."""
    options: list[Key] = msgspec.field(default_factory=list)
    starter: Key | None = None
    """The champion that starts, by its id, of a deal that is drawn here; None for the deck's own."""
    seats: Literal["invite", "here", "bot"] = "invite"
    """How the other seats of a game for several are taken: by invitation, or all by me, at one screen, or by bots."""
    clock: Time | None = None
    fair: bool = False
    """Of a random deal for several: every player adds a salt to it, and it can be checked after the end."""
    brings: bool = False
    """By invitation, where each may have a deck of its own: ``deck`` is mine, and whoever is invited brings another."""
    bot: Bot | None = None
    """With ``bot`` seats, and only with them."""


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Check a deck of my own, and keep it if it is right."""

    game: Key
    text: Annotated[str, Meta(max_length=100_000)]
    """The deck file, TOML."""
    save: bool = False


class NewDraw(Struct, frozen=True, forbid_unknown_fields=True):
    """Make up a legal deck."""

    seed: Seed | None = None
    wishes: dict[str, str | int] = {}
    """What it is to be, of what the game's ``wishes`` say there is."""


class NewPool(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for every card that a deck may be made of, those among them that it brings along."""

    game: Key
    text: Annotated[str, Meta(max_length=100_000)]
    """The deck file, TOML."""


class NewLore(Struct, frozen=True, forbid_unknown_fields=True):
    """Give my profile a name, or add what another browser's keeps."""

    name: Annotated[str, Meta(max_length=60)] | None = None
    token: str | None = None


class Fault(Struct, frozen=True):
    """One thing that is wrong, where, and what would be right."""

    where: str
    """The field or the card; empty where the line says all."""
    words: Words
    line: int | None = None


class Refusal(Struct, frozen=True):
    """The body of every answer that is not a success."""

    refused: str
    words: Words
    faults: list[Fault] = []


class Print(Struct, frozen=True):
    """Something of a deck that can be printed."""

    what: str
    words: Words


class StarterCard(Struct, frozen=True):
    """A champion that can begin the game."""

    starter: str
    words: Words


class DeckCard(Struct, frozen=True):
    """A deck that can be played."""

    deck: str
    words: Words
    detail: Words
    cards: int
    own: bool
    grades: tuple[int, ...] | None = None
    """The grades that its deals have; None where that was not measured."""
    starters: list[StarterCard] = []
    """Of whom one begins the game, the usual one first; empty where nobody is chosen."""


class OptionCard(Struct, frozen=True):
    """A variant that can be switched on."""

    option: str
    words: Words
    detail: Words
    goal: bool = False
    """Whether it is a goal: a game has one, so only one of these can be on."""


class GradeCard(Struct, frozen=True):
    """A grade that can be asked for."""

    grade: int
    words: Words


class ChoiceCard(Struct, frozen=True):
    """One of several things to choose from."""

    choice: str | int
    words: Words


class WishCard(Struct, frozen=True):
    """What a made-up deck can be wished to be."""

    wish: str
    words: Words
    choices: list[ChoiceCard]


class PlayerCard(Struct, frozen=True):
    """A bot that can be asked to a table."""

    player: str
    words: Words
    detail: Words = ""
    """What is to be known before it is asked: that it takes long here."""


class GameCard(Struct, frozen=True):
    """A game on the shelf."""

    game: str
    words: Words
    detail: Words
    players: int
    minutes: int
    deck: str
    """The one that is played if none is named."""
    decks: list[DeckCard]
    options: list[OptionCard]
    grades: list[GradeCard]
    """Empty where deals cannot be graded."""
    lesson: bool = False
    """Whether it is taught by playing."""
    bots: list[PlayerCard] = []
    """Who can take the other seats of a game for several, the weakest first."""
    proves: bool = False
    """Whether deals are proved, so that one that can be won may be asked for."""
    crafts: bool = False
    """Whether cards of one's own can be made for it."""
    daily: bool = False
    """Whether it has a deal of the day."""
    apart: bool = False
    """Whether each seat may play with a deck of its own."""
    wishes: list[WishCard] = []
    """What a made-up deck can be wished to be."""
    goal: OptionCard | None = None
    """What is played for where no option names another goal; None where the goal cannot be chosen."""


class Games(Struct, frozen=True):
    """What can be played."""

    protocol: int
    release: str
    games: list[GameCard]


class Today(Struct, frozen=True):
    """One day of the daily deal."""

    date: str
    result: Literal["won", "lost", "open"] | None
    """Mine; None where I did not play."""
    assisted: bool
    table: str | None


class DailyCard(Struct, frozen=True):
    """The daily deal."""

    game: str
    date: str
    deck: str
    grade: int | None
    tried: int
    """How many tables were opened on it here."""
    won: int
    week: list[Today]
    """The last seven days, today last."""


class Invitation(Struct, frozen=True):
    """A seat for somebody else, or for myself at the same screen."""

    seat: int
    token: str


class Opening(Struct, frozen=True):
    """A table was opened; join its socket."""

    table: str
    token: str
    """My seat there, for another device; in this browser the cookie is enough."""
    seat: int
    invitations: list[Invitation] = []
    """One for each seat that is free: put it behind the # of a link, where no other server ever sees it."""
    mine: list[Invitation] = []
    """My other seats, where I play several at one screen."""


class Listed(Struct, frozen=True):
    """One of my tables."""

    table: str
    game: str
    deck: str
    code: str | None
    grade: int | None
    daily: str | None
    n: int
    turn: int
    result: Literal["won", "lost", "drawn"] | None
    assisted: bool
    seconds: int
    begun: str
    played: str
    """When something was last done there, ISO 8601, UTC."""
    view: Json | None
    """The position, for unfinished tables."""
    seat: int = 0
    """Mine; ``result`` is its result."""


class Mine(Struct, frozen=True):
    """My tables, last played first."""

    tables: list[Listed]


class Tally(Struct, frozen=True):
    """Counts of finished tables."""

    played: int = 0
    won: int = 0
    streak: int = 0
    best_streak: int = 0
    seconds: int = 0
    """Of all of them together."""
    fastest: int | None = None
    """Seconds of the fastest win."""


class Row(Struct, frozen=True):
    """Counts for one deck and grade."""

    deck: str
    deck_words: Words
    grade: int | None
    alone: Tally
    assisted: Tally


class GameStatistics(Struct, frozen=True):
    """My statistics at one game; tables opened from a record do not count."""

    game: str
    alone: Tally
    assisted: Tally
    unfinished: int
    rows: list[Row]


class LoreRow(Struct, frozen=True):
    """The points that I keep for ever of one game."""

    game: str
    words: Words
    points: int
    played: int
    """Games that they were won in."""


class Lore(Struct, frozen=True):
    """My profile: what I keep for ever."""

    name: str
    """As I called it; empty where I did not."""
    records: list[LoreRow]
    token: str
    """All of it, signed, to be taken to another browser; empty while there is nothing."""
    added: int = 0
    """Games that a token brought which were not here yet."""


class Statistics(Struct, frozen=True):
    """My statistics."""

    games: list[GameStatistics]


class Clause(Struct, frozen=True):
    """One heading or numbered clause of the rules."""

    anchor: str
    words: Words
    depth: int


class RulesPage(Struct, frozen=True):
    """The rules of a game; ``html`` is made from our own text alone."""

    game: str
    language: str
    html: str
    contents: list[Clause]


SMALLER: Final[dict[type, int]] = {NewTable: 131_072, NewDraw: 4096}
"""Bytes of the largest form of a kind that is never as large as the others."""


def largest(kind: type) -> int:
    """Return the bytes of the largest form of a kind."""
    return SMALLER.get(kind, LARGEST)
