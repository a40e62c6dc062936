"""Bodies of HTTP for the lab: comparisons, studies, searches for decks and for deals."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from vedette.protocol.http import Key, RefusalBody, Seed
from vedette.protocol.server import Words


class NewComparison(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask how results change if a deck replaces another; the answer is a stream of ``Comparison``, a line each."""

    game: Key
    old: Key
    """The deck that is replaced, named as for a table."""
    new: Key | None = None
    text: Annotated[str, Meta(max_length=100_000)] | None = None
    """Instead of ``new``: the text of a deck file, or of a file of cards that replace those of the old deck."""
    against: Key | None = None
    """The opponent's deck in a game for two; None for the old one."""
    player: Key | None = None
    """The bot that plays both sides; None for all cards known in a game for one, a quick bot in a game for two."""
    opponent: Key | None = None
    """The bot that plays the opponent's deck; None for the same as ``player``."""
    deals: Annotated[int, Meta(ge=1, le=5000)] = 400
    """How many deals are compared where they cannot be counted exactly."""
    seed: Seed = 1
    exact: bool = True
    """Whether all deals are counted exactly, where there are few enough, instead of sampled."""


class NewStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask how often decks and players win the same deals; the answer is a stream of ``StudyReport``."""

    game: Key
    decks: Annotated[list[Key], Meta(max_length=4)] = []
    """The names of the decks; empty for the game's first deck alone."""
    players: Annotated[list[Key], Meta(max_length=4)] = []
    """The bots that play; empty for all cards known in a game for one, for a quick bot in a game for two."""
    deals: Annotated[int, Meta(ge=1, le=1000)] = 100
    seed: Seed = 1


class NewDeckSearch(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a deck (in a game for two, a pair) that wins a given share of games; a stream of ``DeckSearch``."""

    game: Key
    wins: Annotated[float, Meta(ge=1, le=99)] = 50.0
    """The share of games that the deck is to win, in percent."""
    margin: Annotated[float, Meta(gt=0, le=30)] = 5.0
    """How far from that share the deck's may be, in percentage points."""
    player: Key | None = None
    """The bot that plays; None for all cards known where every deal can be counted, else for a quick bot."""
    seed: Seed = 1
    tries: Annotated[int, Meta(ge=1, le=200)] = 100
    """The most candidate decks that are tried."""


class NewAnswerSearch(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the deck that does best against a given deck, in a game for two; a stream of ``AnswerSearch``."""

    game: Key
    deck: Key
    """The deck to play against: a name, or ``own/NAME``."""
    player: Key | None = None
    """The bot that plays both decks; None for a quick one."""
    games: Annotated[int, Meta(ge=1, le=4000)] = 1000
    """Games in each of three stages: trying random decks, comparing the best candidates, measuring the winner."""
    seed: Seed = 1


class NewDealSearch(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Ask for winnable deals with the given properties; the answer is a stream of ``DealSearch``."""

    game: Key
    deck: Key = ""
    """The name of the deck; empty for the game's first."""
    grade: Annotated[int, Meta(ge=1, le=5)] | None = None
    firsts: Annotated[int, Meta(ge=1, le=50)] | None = None
    """How many of the player's first choices, exactly, still allow a win; None for any number."""
    count: Annotated[int, Meta(ge=1, le=20)] = 5
    seed: Seed = 1
    tries: Annotated[int, Meta(ge=1, le=2000)] = 500
    """The most deals that are examined."""


CompareVerdict = Literal["better", "worse", "none", "counting"]


class Comparison(Struct, frozen=True):
    """What a comparison found so far; the last one is ``done``."""

    words: Words
    """The answer as a sentence."""
    verdict: CompareVerdict
    """``none``: no difference shown; ``counting``: all deals are being counted."""
    exact: bool
    deals: int
    """How many deals were compared so far; where all are counted, how many there are."""
    of: int
    difference: float
    """``new`` minus ``old``, -1 to 1; ``low`` and ``high`` are its 95% interval, the same value where it is exact."""
    low: float
    high: float
    old: float
    """The old deck's share of deals won, 0 to 1; in a game for two its share of points."""
    new: float
    mended: list[Words] = []
    """In words, what else had to change in the new deck to make it legal."""
    records: list[str] = []
    """In the last message: records of some games that one of the two decks won and the other did not."""
    done: bool = False
    refused: RefusalBody | None = None
    """Why the comparison stopped early, None otherwise; the numbers are those of the deals before."""


StudyMeasure = Literal["won", "winnable", "won-of-winnable", "turn", "first"]


class StudyLine(Struct, frozen=True):
    """One measured result of a study, for a deck, a player and, in a game for two, an opponent."""

    measure: StudyMeasure
    """What was measured. ``won``: by the player; ``winnable``: with all cards known; ``won-of-winnable``: by the
    player, of the deals that are winnable so; ``turn``: how many turns a game has, on average;
    ``first``: the score of the player that chooses first, in a game for two.
    """
    words: Words
    """The answer as a sentence."""
    deck: Words
    player: Words
    other: Words
    """The title of the opponent's deck; empty in a game for one, as is ``opponent``, the opponent's name."""
    opponent: Words
    mean: float
    """The result: a share, 0 to 1; for ``turn`` a number of turns."""
    low: float | None = None
    high: float | None = None
    """With ``low``: a share's 95% interval, Wilson's; in a game for two that of whole deals, both seats of each."""
    deals: int = 0
    undecided: int = 0
    """Deals whose search ended without a verdict: counted as losses for ``low``, as wins for ``high``."""


class StudyReport(Struct, frozen=True):
    """What a study found so far; the last one is ``done``."""

    lines: list[StudyLine]
    deals: int
    of: int
    csv: str
    """The CSV rows since the message before, as ``vedette study`` writes them; the first message has the heading."""
    done: bool = False
    refused: RefusalBody | None = None
    """Why the study stopped early, None otherwise."""


class FoundDeck(Struct, frozen=True):
    """A deck that a search found."""

    name: str
    text: str
    """The deck file, TOML."""
    code: str


class DeckSearch(Struct, frozen=True):
    """How far a search for decks is; the last message, ``done``, has what it found."""

    words: Words
    tried: int
    of: int
    deals: int = 0
    """Deals played in the second, longer measurement of a candidate, where one is running, out of ``all``."""
    all: int = 0
    decks: list[FoundDeck] = []
    """In the last message: the decks that were found, two in a game for two."""
    done: bool = False
    refused: RefusalBody | None = None


class AnswerSearch(Struct, frozen=True):
    """How far a search for the best deck against another is; the last message, ``done``, has what it found."""

    words: Words
    games: int
    of: int
    decks: list[FoundDeck] = []
    """In the last message: the deck that was found."""
    done: bool = False
    refused: RefusalBody | None = None


class FoundDeal(Struct, frozen=True):
    """A deal that a search found, proved to be winnable."""

    code: str
    firsts: int | None
    """How many of the ``choices`` first choices still allow a win; None where that was not asked for."""
    choices: int


class DealSearch(Struct, frozen=True):
    """How far a search for deals is; the last one is ``done``."""

    words: Words
    looked: int
    of: int
    deals: list[FoundDeal]
    """All deals that were found so far."""
    done: bool = False
    refused: RefusalBody | None = None
