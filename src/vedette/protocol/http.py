"""Bodies of HTTP requests and responses."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from vedette.protocol.server import Color, Json, Rule, Words

LARGEST: Final = 262_144
"""Bytes of the largest request body."""

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
    """The deal of a day, the same for all users."""

    date: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")] | None = None


class RungStart(Start, frozen=True, tag="rung"):
    """A rung of the game's ladder, with its own deck and bot; the user's next one if none is named."""

    rung: Annotated[int, Meta(ge=1, le=100)] | None = None


class PuzzleStart(Start, frozen=True, tag="puzzle"):
    """The position of a puzzle, to be played on from there; it counts for no statistics."""

    number: Annotated[int, Meta(ge=1, le=100_000)]


class Given(Start, frozen=True, tag="deal"):
    """A deal as ``vedette deal --json`` prints it."""

    deal: Json


class Replay(Start, frozen=True, tag="record"):
    """A record: the table opens at its end and can be looked through from the start, or branched."""

    text: Annotated[str, Meta(max_length=60_000)]


Origin = Random | Code | Grade | Winnable | Daily | RungStart | PuzzleStart | Given | Replay


class Time(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for each seat."""

    bank: Annotated[float, Meta(ge=10, le=604_800)]
    """Seconds that each seat has."""
    increment: Annotated[float, Meta(ge=0, le=604_800)] = 0.0
    """Seconds that each turn adds. A day (86,400) or more is the bank itself, which each move then has anew."""


class SeatedBot(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that plays the other seats."""

    player: Key
    """One of the game's ``players``."""
    seat: Annotated[int, Meta(ge=0, le=64)] = 0
    """The user's own seat."""
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
    """By invitation, where each may have a deck of its own: ``deck`` is the user's, each guest brings another."""
    theirs: Key | None = None
    """At one screen or against a bot by level, where each may have a deck of its own: the deck of the other seat.

    None for the same as ``deck``, or for one drawn by lot under a variant with closed lists.
    """
    bot: SeatedBot | None = None
    """With ``bot`` seats, and only with them."""


class NewDraw(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a random legal deck."""

    seed: Seed | None = None
    wishes: dict[str, str | int] = {}
    """A choice for some of the game's ``wishes``."""


class NewSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this browser when it is the user's turn: its own subscription to Web Push, as the browser names it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    """At one of the push services that the server knows."""
    p256dh: Annotated[str, Meta(min_length=87, max_length=87, pattern="^[A-Za-z0-9_-]{87}$")]
    """The browser's public key, a point on P-256, in base64url."""
    auth: Annotated[str, Meta(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]{22}$")]
    """Its secret of 16 bytes, in base64url."""


class EndedSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this browser no more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class PushKey(Struct, frozen=True):
    """What a browser needs to subscribe."""

    key: str
    """The server's public key (VAPID), in base64url; empty where the server sends nothing."""


class NewLore(Struct, frozen=True, forbid_unknown_fields=True):
    """Name the user's profile, or merge that of another browser."""

    name: Annotated[str, Meta(max_length=60)] | None = None
    token: str | None = None


class Fault(Struct, frozen=True):
    """One thing that is wrong, where, and what would be right."""

    where: str
    """The field or the card; empty where the line says all."""
    words: Words
    line: int | None = None
    at: str = ""
    """In a deck the id of the card, or the part, that it speaks of; empty where it names none."""


class RefusalBody(Struct, frozen=True):
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
    """Those that can begin the game, the usual one first; empty where the game has no such choice."""


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
    """A property of a random deck that can be chosen."""

    wish: str
    words: Words
    choices: list[ChoiceCard]


class PlayerCard(Struct, frozen=True):
    """A bot that can be asked to a table."""

    player: str
    words: Words
    detail: Words = ""
    """A warning, such as that it is slow on this server."""


class OpponentCard(Struct, frozen=True):
    """A bot with a name, a face and a deck of its own."""

    player: str
    words: Words
    """Its name."""
    detail: Words
    """How it plays."""
    level: int
    deck_words: Words
    colour: str
    """Of its shield, by the name of the page's colour."""
    icon: str


class ForeignCard(Struct, frozen=True):
    """Another program whose decks can be read."""

    name: str
    endings: list[str]
    """What names of its files end in, with the dot."""


class GameCard(Struct, frozen=True):
    """A game that the server offers."""

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
    """The bots of a game for several, the weakest first."""
    lab: list[PlayerCard] = []
    """The bots that the lab lets play, the weakest first: those that are not too slow for it."""
    opponents: list[OpponentCard] = []
    """Further bots: each brings a deck of its own to a deal that is drawn here."""
    proves: bool = False
    """Whether deals are proved, so that one that can be won may be asked for."""
    crafts: bool = False
    """Whether cards of one's own can be made for it."""
    fills: bool = False
    """Whether an unfinished deck can be completed."""
    foreign: ForeignCard | None = None
    """The program whose decks can be read, if there is one."""
    daily: bool = False
    """Whether it has a deal of the day."""
    apart: bool = False
    """Whether each seat may play with a deck of its own."""
    wishes: list[WishCard] = []
    """The properties of a random deck that can be chosen."""
    goal: OptionCard | None = None
    """The usual goal; None where the goal cannot be chosen."""


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
    late: bool = False
    """Begun on a later day, from the archive: it counts for no streak."""


class Bin(Struct, frozen=True):
    """How many games of the daily deal ended in some turns, each guest's first one counted."""

    first: int
    last: int
    won: int
    """Without help."""
    lost: int
    helped_won: int
    helped_lost: int


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
    """Seven days, ``date`` last."""
    deck_words: Words = ""
    bot_words: Words = ""
    """The bot that everybody meets, in a duel."""
    streak: int = 0
    """Days in a row, up to today, on which I finished the daily deal."""
    best_streak: int = 0
    counted: str | None = None
    """My table that ``bins`` count: my first on the day itself."""
    bins: list[Bin] = []
    """In which turn games ended here, of those begun on the day itself; empty until one has ended."""


class DailyMonth(Struct, frozen=True):
    """The daily deals of a month up to today, with my results."""

    game: str
    month: str
    first: str
    """The first day that ever had a daily deal."""
    today: str
    days: list[Today]


class Invitation(Struct, frozen=True):
    """A seat to be taken: by an invited guest, or by the same user at the same screen."""

    seat: int
    token: str


class Opening(Struct, frozen=True):
    """A table was opened; join its socket."""

    table: str
    token: str
    """My seat there, for another device; in this browser the cookie is enough."""
    seat: int
    invitations: list[Invitation] = []
    """One for each free seat: put it behind the # of a link, so that it is sent to no other server."""
    mine: list[Invitation] = []
    """My other seats, where I play several at one screen."""


class ListedTable(Struct, frozen=True):
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
    """The time of its last event, ISO 8601, UTC."""
    view: Json | None
    """The position, for unfinished tables."""
    seat: int = 0
    """Mine; ``result`` is its result."""
    against: str = ""
    """The player of the other seat of a game for two, in words; empty for a person without a name."""
    bot: str = ""
    """The bot that has the other seat."""
    vacant: bool = False
    """Whether nobody has taken the other seat yet."""
    turn_mine: bool | None = None
    """Whether I am to act; None where nobody waits for anybody, and for tables without ``view``."""
    clock: Time | None = None
    """That of an unfinished table with ``view``."""
    left: float | None = None
    """Seconds that whoever is to act has left; None where no clock runs."""
    deck_words: str = ""
    """The deck of my seat in a game for two that is over, in words."""
    against_deck: str = ""
    """That of the other seat."""
    shared: bool = False
    """Whether all seats are played at one screen."""
    variants: list[Words] = []
    """Of a game that is over: what it was played by beside the usual rules, a goal first."""


class Challenge(Struct, frozen=True):
    """A table with a free seat that anybody may take: join it with ``accept``. It tells what a spectator is told."""

    table: str
    game: str
    game_words: Words
    deck_words: Words
    rules: list[Rule]
    """What it is played by beside the rules, as in a ``welcome``."""
    clock: Time | None
    fair: bool
    brings: bool
    """Whether every player brings a deck."""
    name: str = ""
    """That of the player who waits there, where they chose one."""
    color: Color | None = None


class Challenges(Struct, frozen=True):
    """The open tables of others whose players wait there now, the latest first; a bounded number of them."""

    challenges: list[Challenge]


class Mine(Struct, frozen=True):
    """My tables, last played first."""

    tables: list[ListedTable]


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
    drawn: int = 0


class Row(Struct, frozen=True):
    """Counts for one deck and grade."""

    deck: str
    deck_words: Words
    grade: int | None
    alone: Tally
    assisted: Tally


class Versus(Struct, frozen=True):
    """Counts of games for several against one opponent, or with one deck of my own."""

    name: str
    """A bot, ``people`` for all people together; a deck, ``own/NAME`` for one of mine, empty for all others."""
    words: Words
    alone: Tally
    assisted: Tally
    low: float | None = None
    high: float | None = None
    """The 95% interval of the share of all its games that I won: Wilson's; none of a few games."""


class RungCard(Struct, frozen=True):
    """My next rung of a ladder; the last one again once all are won."""

    rung: int
    rungs: int
    won: int
    """The highest rung that I have won without help; ``rungs`` for the whole ladder."""
    deck_words: Words
    grade: int | None
    bot_words: Words


class GameStatistics(Struct, frozen=True):
    """My statistics at one game; tables opened from a record do not count."""

    game: str
    alone: Tally
    assisted: Tally
    unfinished: int
    rows: list[Row]
    opponents: list[Versus] = []
    """Of a game for several: each bot, and people together, those played most first."""
    decks: list[Versus] = []
    """Of a game for several: by the deck that I played, those played most first, at most 24; then all others."""
    ladder: RungCard | None = None


class LoreRow(Struct, frozen=True):
    """The points in the user's profile from one game."""

    game: str
    words: Words
    points: int
    played: int
    """Games that they were won in."""


class Lore(Struct, frozen=True):
    """The user's profile: points kept from game to game."""

    name: str
    """Its name; empty where it has none."""
    records: list[LoreRow]
    token: str
    """The whole profile, signed, for another browser; empty while there are no points."""
    added: int = 0
    """The number of games that a token added."""


class Statistics(Struct, frozen=True):
    """My statistics."""

    games: list[GameStatistics]


class RulesClause(Struct, frozen=True):
    """One heading or numbered clause of the rules."""

    anchor: str
    words: Words
    depth: int


class RulesPage(Struct, frozen=True):
    """The rules of a game; its HTML is made from our own text alone.

    ``howto`` tells how to play, before the numbered clauses of ``html``; empty for a game that has no such text.
    """

    game: str
    language: str
    html: str
    contents: list[RulesClause]
    howto: str = ""


SMALLER: Final[dict[type, int]] = {NewTable: 131_072, NewDraw: 4096}
"""Bytes of the largest body of a kind, where that is less than LARGEST."""


def largest(kind: type) -> int:
    """Return the limit of a kind of request body, in bytes."""
    return SMALLER.get(kind, LARGEST)
