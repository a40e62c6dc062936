"""Bodies of HTTP for the lab: comparisons, studies, searches for decks and for deals."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from vedette.protocol.http import Key, RefusalBody, Seed
from vedette.protocol.server import Words


class NewComparison(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what a deck does in the place of another; the answer is a stream of ``Comparison``, one line of JSON each."""

    game: Key
    old: Key
    """A deck, as for a table."""
    new: Key | None = None
    text: Annotated[str, Meta(max_length=100_000)] | None = None
    """In the place of ``new``: a deck file, or a file of cards that replace those of the old deck."""
    against: Key | None = None
    """The opponent's deck in a game for two; None for the old one."""
    player: Key | None = None
    """The bot that plays both sides; None for all cards known in a game for one, for a quick bot in a game for two."""
    opponent: Key | None = None
    """The bot that plays against them; None for the same."""
    deals: Annotated[int, Meta(ge=1, le=5000)] = 400
    """How many deals are compared where they cannot be counted exactly."""
    seed: Seed = 1
    exact: bool = True
    """Whether all deals are counted, where there are few enough."""


class NewStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask how often decks and players win the same deals; the answer is a stream of ``StudyReport``."""

    game: Key
    decks: Annotated[list[Key], Meta(max_length=4)] = []
    """Empty for the game's first."""
    players: Annotated[list[Key], Meta(max_length=4)] = []
    """Bots; empty for all cards known in a game for one, for a quick bot in a game for two."""
    deals: Annotated[int, Meta(ge=1, le=1000)] = 100
    seed: Seed = 1


class NewDeckSearch(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a deck that wins as often as is wanted, in a game for two for a pair; a stream of ``DeckSearch``."""

    game: Key
    wins: Annotated[float, Meta(ge=1, le=99)] = 50.0
    """In percent."""
    margin: Annotated[float, Meta(gt=0, le=30)] = 5.0
    """In points of a hundred."""
    player: Key | None = None
    """The bot that plays; None for all cards known where every deal can be counted, else for a quick bot."""
    seed: Seed = 1
    tries: Annotated[int, Meta(ge=1, le=200)] = 100
    """Candidates that are looked at, at the most."""


class NewAnswerSearch(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the deck that wins the most against a deck, in a game for two; a stream of ``AnswerSearch``."""

    game: Key
    deck: Key
    """The deck that is to be answered: a name, or ``own/NAME``."""
    player: Key | None = None
    """The bot that plays both; None for a quick one."""
    games: Annotated[int, Meta(ge=1, le=4000)] = 1000
    """Of each of the three parts of the search: with random decks, the race, the last measurement."""
    seed: Seed = 1


class NewDealSearch(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for deals that can be won, of a kind; the answer is a stream of ``DealSearch``."""

    game: Key
    deck: Key = ""
    """Empty for the game's first."""
    grade: Annotated[int, Meta(ge=1, le=5)] | None = None
    firsts: Annotated[int, Meta(ge=1, le=50)] | None = None
    """How many of the first choices keep a win."""
    count: Annotated[int, Meta(ge=1, le=20)] = 5
    seed: Seed = 1
    tries: Annotated[int, Meta(ge=1, le=2000)] = 500
    """Deals that are looked at, at the most."""


CompareVerdict = Literal["better", "worse", "none", "counting"]


class Comparison(Struct, frozen=True):
    """What a comparison found so far; the last one is ``done``."""

    words: Words
    """The answer as a sentence."""
    verdict: CompareVerdict
    """``none``: no difference shown; ``counting``: all deals are being counted."""
    exact: bool
    deals: int
    """How many were compared; how many there are where they were counted."""
    of: int
    difference: float
    """In -1 to 1; ``low`` and ``high`` are the 95% interval, the difference itself where it is exact."""
    low: float
    high: float
    old: float
    """The share of deals won, 0 to 1; in a game for two the share of points."""
    new: float
    mended: list[Words] = []
    """What else had to change for the new deck to be legal."""
    records: list[str] = []
    """With the last one: records of some games that the other side won."""
    done: bool = False
    refused: RefusalBody | None = None
    """Why it ends here; the numbers are those of the deals before."""


StudyMeasure = Literal["won", "winnable", "won-of-winnable", "turn", "first"]


class StudyLine(Struct, frozen=True):
    """One answer of a study."""

    measure: StudyMeasure
    """``won``: by the player; ``winnable``: with all cards known; ``won-of-winnable``: by the player, of
    the deals that are winnable so; ``turn``: how many turns a game has, on average;
    ``first``: what who chooses first scores, in a game for two.
    """
    words: Words
    """The answer as a sentence."""
    deck: Words
    player: Words
    other: Words
    """The deck of the opponent, and who that is; empty in a game for one."""
    opponent: Words
    mean: float
    """A share, 0 to 1, but for ``turn``."""
    low: float | None = None
    high: float | None = None
    """The 95% interval of a share: Wilson's; in a game for two that of whole deals, both seats of each."""
    deals: int = 0
    undecided: int = 0
    """Deals whose search ended without a verdict: losses for the lower end, wins for the upper one."""


class StudyReport(Struct, frozen=True):
    """What a study found so far; the last one is ``done``."""

    lines: list[StudyLine]
    deals: int
    of: int
    csv: str
    """The rows since the last line, as ``vedette study`` writes them; the first one has the heading."""
    done: bool = False
    refused: RefusalBody | None = None
    """Why it ends here."""


class FoundDeck(Struct, frozen=True):
    """A deck that was searched for."""

    name: str
    text: str
    """Its file, TOML."""
    code: str


class DeckSearch(Struct, frozen=True):
    """How far a search for decks is; the last one is ``done``."""

    words: Words
    tried: int
    of: int
    deals: int = 0
    """Of the second measurement of a candidate, where one is going on; ``all`` is how many it has."""
    all: int = 0
    decks: list[FoundDeck] = []
    """With the last one; two in a game for two."""
    done: bool = False
    refused: RefusalBody | None = None


class AnswerSearch(Struct, frozen=True):
    """How far a search for an answer is; the last one is ``done``."""

    words: Words
    games: int
    of: int
    decks: list[FoundDeck] = []
    """With the last one: the deck that was found."""
    done: bool = False
    refused: RefusalBody | None = None


class FoundDeal(Struct, frozen=True):
    """A deal that was searched for, and proved."""

    code: str
    firsts: int | None
    """How many of ``choices`` first choices keep a win, where that was asked for."""
    choices: int


class DealSearch(Struct, frozen=True):
    """How far a search for deals is; the last one is ``done``."""

    words: Words
    looked: int
    of: int
    deals: list[FoundDeal]
    """All that were found so far."""
    done: bool = False
    refused: RefusalBody | None = None
