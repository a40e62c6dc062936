"""Bodies of HTTP requests and responses."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from vedette.protocol.server import Color, Json, Rule, Words

LARGEST: Final = 262_144
"""Bytes of the largest request body."""

Seed = Annotated[int, Meta(ge=0, lt=1 << 53)]
Key = Annotated[str, Meta(min_length=1, max_length=600)]
"""The name of a game, deck, variant or bot, or a deck's code for links, which is the longest."""


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The base of the ways in which the deal of a new table may be chosen."""


class Random(Start, frozen=True, tag="random"):
    """A random deal; the same seed gives the same one on the page, in the terminal and in commands."""

    seed: Seed | None = None


class Code(Start, frozen=True, tag="code"):
    """The deal of a code; where the code names a deck and variants, these are played."""

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
    """The match of a record: the table opens at its end and can be looked through from the start, or branched."""

    text: Annotated[str, Meta(max_length=60_000)]


Origin = Random | Code | Grade | Winnable | Daily | RungStart | PuzzleStart | Given | Replay


class Time(Struct, frozen=True, forbid_unknown_fields=True):
    """The clocks of a game, one for each seat."""

    bank: Annotated[float, Meta(ge=10, le=604_800)]
    """Seconds on each seat's clock at the start."""
    increment: Annotated[float, Meta(ge=0, le=604_800)] = 0.0
    """Seconds added to a clock after its seat's turn. With a day (86,400) or more each move has the bank anew."""


class SeatedBot(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that plays all seats of a new table but the user's."""

    player: Key
    """The registry name of one of the game's bots."""
    seat: Annotated[int, Meta(ge=0, le=64)] = 0
    """The user's own seat."""
    seed: Seed | None = None
    """The seed of the bot: with it and the deal's, the bot repeats its choices against the same play."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to open a new table."""

    game: Key
    start: Origin = msgspec.field(name="from", default_factory=Random)
    deck: Key | None = None
    """The name or code of a deck, ``own/NAME`` for one of mine; None for the game's first."""
    options: list[Key] = msgspec.field(default_factory=list)
    starter: Key | None = None
    """The id of the champion that starts, where the server draws the deal; None for the deck's own."""
    seats: Literal["invite", "here", "bot"] = "invite"
    """Who plays the other seats: invited people, the user too at one screen (``here``), or a bot."""
    clock: Time | None = None
    fair: bool = False
    """Whether a random deal for several is made by commit and reveal, so that it can be verified after the end."""
    brings: bool = False
    """With ``invite``: whether each invited guest chooses a deck of their own, and ``deck`` is the user's alone."""
    theirs: Key | None = None
    """The deck of the other seat, at one screen or against a bot by level, where each seat may have its own.

    None for the same as ``deck``, or for one drawn by lot under a variant with closed lists.
    """
    bot: SeatedBot | None = None
    """The bot: needed where ``seats`` is ``bot``, and refused elsewhere."""


class NewDraw(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a random legal deck."""

    seed: Seed | None = None
    wishes: dict[str, str | int] = {}
    """Properties that the deck must have: by name of a wish, one of its choices (``GameCard.wishes``)."""


class NewSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for Web Push notifications when it is the user's turn: the subscription that the browser has made."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    """The URL of the subscription, at one of the push services that the server knows."""
    p256dh: Annotated[str, Meta(min_length=87, max_length=87, pattern="^[A-Za-z0-9_-]{87}$")]
    """The browser's public key, a point on P-256, in base64url."""
    auth: Annotated[str, Meta(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]{22}$")]
    """The subscription's authentication secret of 16 bytes, in base64url."""


class EndedSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for no more Web Push notifications at the subscription of this URL."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class PushKey(Struct, frozen=True):
    """What a browser needs to subscribe to Web Push notifications."""

    key: str
    """The server's public key (VAPID), in base64url; empty where the server sends nothing."""


class NewLore(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to name the user's profile of points, or to merge that of another browser, a signed token, into it."""

    name: Annotated[str, Meta(max_length=60)] | None = None
    token: str | None = None


class Fault(Struct, frozen=True):
    """One fault of a deck or a form: where it is, and in words what is wrong and what would be right."""

    where: str
    """The field or the card at fault; empty where the line number says all."""
    words: Words
    line: int | None = None
    at: str = ""
    """In a deck, the id of the card or the part of the deck that is at fault; empty where none is named."""


class RefusalBody(Struct, frozen=True):
    """The body of every HTTP response that is not a success."""

    refused: str
    words: Words
    faults: list[Fault] = []


class Print(Struct, frozen=True):
    """A kind of pages that can be printed of a deck, by its name and its title."""

    what: str
    words: Words


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


class Today(Struct, frozen=True):
    """How the user did at the daily deal of one date."""

    date: str
    result: Literal["won", "lost", "open"] | None
    """The user's result; None where they did not play."""
    assisted: bool
    table: str | None
    late: bool = False
    """Whether it was begun after its date, from the archive; it then counts for no streak."""


class Bin(Struct, frozen=True):
    """How many games of a daily deal ended in the turns ``first`` to ``last``; each guest's first game alone."""

    first: int
    last: int
    won: int
    """Games won without help."""
    lost: int
    helped_won: int
    helped_lost: int


class DailyCard(Struct, frozen=True):
    """The daily deal of a game, with the user's results and how all users of the server did."""

    game: str
    date: str
    deck: str
    grade: int | None
    tried: int
    """How many tables were opened on this deal on this server."""
    won: int
    week: list[Today]
    """The user's results on seven days, ``date`` last."""
    deck_words: Words = ""
    bot_words: Words = ""
    """In a game for two, the title of the bot that everybody plays against."""
    streak: int = 0
    """Days in a row, up to today, on which I finished the daily deal."""
    best_streak: int = 0
    counted: str | None = None
    """The id of the user's table that ``bins`` count, their first on the day itself; None for none."""
    bins: list[Bin] = []
    """A histogram of the turns in which games begun on the day itself ended; empty until one has ended."""


class DailyMonth(Struct, frozen=True):
    """The daily deals of a month up to today, with my results."""

    game: str
    month: str
    first: str
    """The first day that ever had a daily deal."""
    today: str
    days: list[Today]


class Invitation(Struct, frozen=True):
    """A seat and the signed token that takes it: for an invited guest, or for the same user at the same screen."""

    seat: int
    token: str


class Opening(Struct, frozen=True):
    """The answer that a table was opened: its id, whose socket the page joins, and the tokens of its seats."""

    table: str
    token: str
    """The signed token of my seat, for another device; in this browser the cookie is enough."""
    seat: int
    invitations: list[Invitation] = []
    """One for each free seat. Its token goes behind the # of a link, so that it is sent to no other server."""
    mine: list[Invitation] = []
    """My other seats, where I play several at one screen."""


class ListedTable(Struct, frozen=True):
    """One table in the list of my tables."""

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
    """My seat; ``result`` is the result of this seat."""
    against: str = ""
    """The player of the other seat of a game for two, in words; empty for a person without a name."""
    bot: str = ""
    """The registry name of the bot that has the other seat; empty for a person."""
    vacant: bool = False
    """Whether the other seat is still free."""
    turn_mine: bool | None = None
    """Whether I am to act; None where the table waits for no player, and for tables without ``view``."""
    clock: Time | None = None
    """The clocks of an unfinished table with ``view``; None elsewhere, and where it has none."""
    left: float | None = None
    """Seconds that the player to act has left; None where no clock runs."""
    deck_words: str = ""
    """The deck of my seat in a game for two that is over, in words."""
    against_deck: str = ""
    """The deck of the other seat in such a game, in words."""
    shared: bool = False
    """Whether all seats are played at one screen."""
    variants: list[Words] = []
    """Of a game that is over: the goal and the variants that it was played with, in words, the goal first."""


class Challenge(Struct, frozen=True):
    """A table with a free seat that anybody may take: join it with ``accept``. It tells what a spectator is told."""

    table: str
    game: str
    game_words: Words
    deck_words: Words
    rules: list[Rule]
    """The goal, the variants and the clock that it is played with, as in a ``welcome``."""
    clock: Time | None
    fair: bool
    brings: bool
    """Whether every player brings a deck."""
    name: str = ""
    """The name of the player who waits there; empty where they chose none."""
    color: Color | None = None


class Challenges(Struct, frozen=True):
    """The open tables of others with players waiting there now, the latest first; a bounded number of them."""

    challenges: list[Challenge]


class Mine(Struct, frozen=True):
    """My tables, last played first."""

    tables: list[ListedTable]


class Tally(Struct, frozen=True):
    """Counts of the user's finished games: played, won, drawn, in a row."""

    played: int = 0
    won: int = 0
    streak: int = 0
    best_streak: int = 0
    seconds: int = 0
    """Seconds played in all of these games together."""
    fastest: int | None = None
    """Seconds of the fastest win."""
    drawn: int = 0


class Row(Struct, frozen=True):
    """The user's counts at a game with one deck and one grade of deal, without help and with it."""

    deck: str
    deck_words: Words
    grade: int | None
    alone: Tally
    assisted: Tally


class Versus(Struct, frozen=True):
    """The user's counts at a game for several against one opponent, or with one of the decks that they played."""

    name: str
    """A bot's name, ``people`` for all people; or a deck's, ``own/NAME`` for one of mine, empty for all others."""
    words: Words
    alone: Tally
    assisted: Tally
    low: float | None = None
    high: float | None = None
    """With ``low``: the 95% interval (Wilson's) of the share of these games that I won; None for few games."""


class RungCard(Struct, frozen=True):
    """The user's next rung on a game's ladder of harder and harder deals; the last one again once all are won."""

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
    """The number of games in which these points were won."""


class Lore(Struct, frozen=True):
    """The user's profile: points kept from game to game."""

    name: str
    """The name of the profile; empty where it has none."""
    records: list[LoreRow]
    token: str
    """The whole profile, signed, for another browser; empty while there are no points."""
    added: int = 0
    """The number of games that were added by merging the profile of a token."""


class Statistics(Struct, frozen=True):
    """The user's statistics at all games."""

    games: list[GameStatistics]


class ActiveDay(Struct, frozen=True):
    """What the user played on one date."""

    date: str
    played: int
    """Games that I finished, those that count in statistics."""
    won: int
    daily: bool
    """Whether I began the date's daily deal of a game on that date, and finished it."""


class DailyStreak(Struct, frozen=True):
    """For how many days in a row the user has finished the daily deal of a game."""

    game: str
    streak: int
    best_streak: int


class Activity(Struct, frozen=True):
    """The dates of twelve months on which the user played, by UTC as the daily deals are."""

    first: str
    """The first day of the first month."""
    today: str
    days: list[ActiveDay]
    """In order; dates on which nothing was played are left out."""
    streaks: list[DailyStreak]
    """Of each game whose daily deal I ever finished on its date."""


class RulesClause(Struct, frozen=True):
    """One heading or numbered clause of the rules."""

    anchor: str
    words: Words
    depth: int


class RulesPage(Struct, frozen=True):
    """The rules of a game as HTML, made from the texts of the game alone, with a table of contents.

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
