"""Bodies of HTTP by which tables are opened, listed and joined."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from vedette.protocol.http import Key, Seed
from vedette.protocol.server import Color, Json, Rule, Words


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


class Mine(Struct, frozen=True):
    """My tables, last played first."""

    tables: list[ListedTable]


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
