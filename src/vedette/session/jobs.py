"""Jobs for worker processes, and their answers. Only those with a ``deal`` may use hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from vedette.core.errors import Ambiguous, Illegal, Trouble, Unreadable, Unsupported
from vedette.protocol.http import DeckCard  # noqa: TC001 (msgspec reads the types at run time)
from vedette.protocol.server import Finding, Json, Kind  # noqa: TC001 (as above)
from vedette.protocol.sets import Heard, SetRow  # noqa: TC001 (as above)

if TYPE_CHECKING:
    from collections.abc import Callable


class SetupData(Struct, frozen=True):
    """A game and its definition: enough to create the game in another process."""

    game: str
    definition: list[str]
    """The lines that a record pins."""


class Job(Struct, frozen=True, tag_field="what"):
    """A job about a game that is set up."""

    setup: SetupData


class Advise(Job, frozen=True, tag="advise"):
    """Advice from a view alone."""

    view: bytes
    tier: int
    language: str


class Weigh(Job, frozen=True, tag="weigh"):
    """The win chance of each view, under the best play that knows no more than the view."""

    views: list[bytes]


class JudgeDeal(Job, frozen=True, tag="judge"):
    """Whether the deal can still be won after these actions, all cards known, and since when not."""

    actions: list[int]
    deal: list[int]


class SolveDeal(Job, frozen=True, tag="solve"):
    """A winning line after these actions, all cards known."""

    actions: list[int]
    deal: list[int]


class ReviewGame(Job, frozen=True, tag="review"):
    """What luck and skill did in a finished game; giving up costs what the chance still was."""

    actions: list[int]
    conceded: bool


class Find(Job, frozen=True, tag="find"):
    """The first deal from a seed on that can be won, of a grade if one is named."""

    seed: int
    grade: int | None


class DailyDeal(Job, frozen=True, tag="today"):
    """The deal of a day."""

    date: str
    """ISO 8601."""


class Choose(Job, frozen=True, tag="choose"):
    """A bot's choice from its view and the legal actions."""

    view: bytes
    legal: list[int]
    player: str
    seed: int
    began: bytes
    """Its view at its first choice of this turn."""


class Invent(Struct, frozen=True, tag_field="what", tag="invent"):
    """A random legal deck that meets the wishes; equal seeds, equal decks."""

    game: str
    seed: int
    wishes: dict[str, str | int]


class ReadDeck(Struct, frozen=True, tag_field="what", tag="read-deck"):
    """Read a deck as it was sent, with every fault, as ``protocol.decks.Deck``."""

    game: str
    text: str
    sets: list[str]
    """The texts of the guest's own sets, which its cards may come from."""
    language: str


class ReadPool(Struct, frozen=True, tag_field="what", tag="read-pool"):
    """Every card that the deck of a text may be made of, as ``protocol.decks.Pool``."""

    game: str
    text: str
    sets: list[str]
    language: str


class ReadFits(Struct, frozen=True, tag_field="what", tag="read-fits"):
    """Which cards an unfinished deck may still have, as ``protocol.decks.Fits``."""

    game: str
    text: str
    sets: list[str]


class FillDeck(Struct, frozen=True, tag_field="what", tag="fill-deck"):
    """An unfinished deck completed, or its faults, as ``protocol.decks.Deck``."""

    game: str
    text: str
    sets: list[str]
    language: str


class ReadForeign(Struct, frozen=True, tag_field="what", tag="read-foreign"):
    """Another program's deck, as ``protocol.decks.Foreign``."""

    game: str
    text: str
    sets: list[str]
    language: str


class ReadSet(Struct, frozen=True, tag_field="what", tag="read-set"):
    """A set of cards as it was sent, with every fault and one card drawn, as ``protocol.sets.CardSet``."""

    game: str
    text: str | None
    head: Json
    cards: list[Json]
    at: int
    heard: Heard | None
    language: str


class ReadOwn(Struct, frozen=True, tag_field="what", tag="read-own"):
    """The decks that a guest keeps, as ``Owned``: their own cards as these sets have them by now."""

    game: str
    decks: dict[str, str]
    sets: list[str]
    language: str


class ReadSets(Struct, frozen=True, tag_field="what", tag="read-sets"):
    """The sets of cards that a guest keeps, as ``Rows``."""

    game: str
    sets: dict[str, str]
    language: str


class Renew(Struct, frozen=True, tag_field="what", tag="renew"):
    """Decks with their own cards as these sets have them by now, as ``Renewed``."""

    game: str
    decks: dict[str, str]
    sets: list[str]


class MakeDeck(Struct, frozen=True, tag_field="what", tag="make-deck"):
    """A deck with the cards of a set, as ``NamedDeck``."""

    game: str
    set: str
    decks: dict[str, str]
    """Those that the guest keeps already."""
    sets: list[str]
    language: str


class ReadDeal(Struct, frozen=True, tag_field="what", tag="read-deal"):
    """Read a deal given as JSON."""

    game: str
    deal: Json


class ReadRecord(Struct, frozen=True, tag_field="what", tag="read-record"):
    """Read a record and play it to its end."""

    text: str


class ContestData(Struct, frozen=True):
    """Two sides of a comparison as plain data."""

    game: str
    old: list[list[str]]
    """The definition that a record pins, for each seat that the side is played from in turn."""
    new: list[list[str]]
    players: list[str]
    """Each side's player, then the opponent; empty where all cards are known."""
    seed: int
    budget: int
    """Nodes of each search, where all cards are known."""
    mirrored: bool
    """Whether the opponent is the old side itself."""


class Prepare(Struct, frozen=True, tag_field="what", tag="prepare"):
    """Read the decks of a comparison, as ``Prepared``."""

    game: str
    old: str
    """A deck's name or code, or ``own/NAME``."""
    new: str
    text: str
    """In the place of ``new``: a deck, or a set of cards for the old deck."""
    against: str
    """The opponent's deck; the old one where it is empty."""
    player: str
    opponent: str
    seed: int
    own: dict[str, str]
    sets: list[str]
    language: str


class CompareAll(Struct, frozen=True, tag_field="what", tag="compare-all"):
    """The difference over all deals, as ``ComparedAll``; Unsupported where they cannot be counted."""

    contest: ContestData


class CompareSome(Struct, frozen=True, tag_field="what", tag="compare-some"):
    """Some deals of a comparison, as ``ComparedSome``."""

    contest: ContestData
    first: int
    count: int


class Examples(Struct, frozen=True, tag_field="what", tag="examples"):
    """Records of deals that another side won, as ``Texts``."""

    contest: ContestData
    deals: list[int]


Comparing = Prepare | CompareAll | CompareSome | Examples
"""Jobs of a comparison of two decks."""


class EntryData(Struct, frozen=True):
    """What a study plays of every deal, as plain data: ``lab.study_plan.StudyEntry``."""

    definition: list[str]
    deck: str
    players: list[str]
    seat: int
    other: str
    code: str
    solves: bool


class StudyData(Struct, frozen=True):
    """A study as plain data."""

    game: str
    entries: list[EntryData]
    decks: list[str]
    players: list[str]
    deals: int
    seed: int
    measures: list[str]


class PrepareStudy(Struct, frozen=True, tag_field="what", tag="prepare-study"):
    """Read the decks of a study, as ``StudyData``."""

    game: str
    decks: list[str]
    """Names, codes, or ``own/NAME``."""
    players: list[str]
    deals: int
    seed: int
    own: dict[str, str]


class StudySome(Struct, frozen=True, tag_field="what", tag="study-some"):
    """Some deals of a study, as ``Studied``."""

    plan: StudyData
    first: int
    count: int


Studying = PrepareStudy | StudySome
"""Jobs of a study."""


class SearchData(Struct, frozen=True):
    """A search for decks that win as often as is wanted, as plain data."""

    game: str
    low: float
    high: float
    seed: int
    tries: int
    players: list[str]
    """Empty where every deal is counted."""
    few: int = 0
    """Deals of a candidate’s first measurement."""
    many: int = 0
    """Deals of its second."""


class PrepareSearch(Struct, frozen=True, tag_field="what", tag="prepare-search"):
    """Look whether decks can be searched for, as ``SearchData``."""

    game: str
    middle: float
    margin: float
    player: str
    seed: int
    tries: int


class Screen(Struct, frozen=True, tag_field="what", tag="screen"):
    """The first measurement of a candidate, as ``Screened``."""

    search: SearchData
    number: int


class Score(Struct, frozen=True, tag_field="what", tag="score"):
    """Some deals of the second measurement of a candidate, as ``Scored``."""

    search: SearchData
    number: int
    first: int
    count: int


class Climb(Struct, frozen=True, tag_field="what", tag="attempt"):
    """One climb to a deck with a wanted exact share, as ``Attempted``; climbs are counted from 1."""

    search: SearchData
    number: int


class CandidateDecks(Struct, frozen=True, tag_field="what", tag="candidate"):
    """The decks of a candidate, as ``FoundDecks``."""

    search: SearchData
    number: int


class DealRequestData(Struct, frozen=True):
    """A search for deals, as plain data: ``lab.pick.DealRequest``."""

    game: str
    definition: list[str]
    grade: int | None
    firsts: int | None
    budget: int
    seed: int
    wanted: int
    tries: int


class PreparePick(Struct, frozen=True, tag_field="what", tag="prepare-pick"):
    """Look whether deals can be searched for, as ``DealRequestData``."""

    game: str
    deck: str
    own: dict[str, str]
    grade: int | None
    firsts: int | None
    seed: int
    wanted: int
    tries: int


class PickSome(Struct, frozen=True, tag_field="what", tag="pick-some"):
    """Some deals looked at, as ``PickedCodes``."""

    order: DealRequestData
    first: int
    count: int


class AnswerData(Struct, frozen=True):
    """A search for the best answer to a deck, as plain data: ``lab.best_deck.AnswerWanted``."""

    game: str
    deck: str
    """Its code."""
    label: str
    """What it is called."""
    seed: int
    games: int
    players: list[str]


class PrepareAnswer(Struct, frozen=True, tag_field="what", tag="prepare-answer"):
    """Look whether an answer to a deck can be searched for, as ``AnswerData``."""

    game: str
    deck: str
    """A name, a code, or ``own/NAME``."""
    own: dict[str, str]
    player: str
    seed: int
    games: int


class AnswerGames(Struct, frozen=True, tag_field="what", tag="answer-games"):
    """Some games of random decks against the one that is to be answered, as ``Brought``."""

    search: AnswerData
    first: int
    count: int


class AnswerRivals(Struct, frozen=True, tag_field="what", tag="answer-rivals"):
    """The decks that race, made of what these games tell, as ``FoundDecks``."""

    search: AnswerData
    games: list[tuple[list[int], float]]
    """As ``Brought`` has them."""


class AnswerScore(Struct, frozen=True, tag_field="what", tag="answer-score"):
    """Some deals of a rival, in the race or in the last measurement, as ``Scored``."""

    search: AnswerData
    rival: str
    """The code of its deck."""
    last: bool
    first: int
    count: int


Searching = (
    PrepareSearch
    | Screen
    | Score
    | Climb
    | CandidateDecks
    | PreparePick
    | PickSome
    | PrepareAnswer
    | AnswerGames
    | AnswerRivals
    | AnswerScore
)
"""Jobs of searches for decks and deals."""

Reading = (
    ReadDeck
    | ReadPool
    | ReadFits
    | FillDeck
    | ReadForeign
    | ReadSet
    | ReadOwn
    | ReadSets
    | Renew
    | MakeDeck
    | ReadDeal
    | ReadRecord
)
"""Jobs that read texts sent by users, whose cost is unknown before."""

Question = Advise | Weigh | JudgeDeal | SolveDeal | ReviewGame | Find | DailyDeal | Choose | Invent
Lab = Comparing | Studying | Searching
Preparing = Prepare | PrepareStudy | PrepareSearch | PreparePick | PrepareAnswer
"""Those of the lab that read what a user asks."""
Any = Question | Reading | Lab


class Advised(Struct, frozen=True):
    """Advice: words (what, then why), what to highlight, the action, the line."""

    words: list[str]
    point: list[dict[str, int | str]]
    action: int | None
    line: list[int]


class WinChances(Struct, frozen=True):
    """Win chances."""

    values: list[float]
    bounds: list[tuple[float, float]]
    """The 95% interval of each, where it is an estimate; else the value itself, twice."""


class Judged(Struct, frozen=True):
    """A verdict, and the first moment at which it was lost."""

    verdict: Finding
    lost_at: int | None
    draft: bool = False
    """It cannot be won from here, but it can after undoing the choices since the last reveal."""
    dealt: bool = False
    """It could not be won from the start."""
    failing: dict[str, str] = {}
    """By language, what fails in a position that cannot be won; empty where the game names nothing."""


class Solved(Struct, frozen=True):
    """A verdict, and the player's choices to a win."""

    verdict: Finding
    choices: list[int]
    draft: bool = False
    failing: dict[str, str] = {}
    """Both as of a verdict."""


class Reviewed(Struct, frozen=True):
    """Luck and skill: for each step its first action, its kind, and the win chance before and after it."""

    steps: list[tuple[int, Kind, float, float]]
    lost_at: int | None
    curve: list[tuple[int, float, float, float]] = []
    """Of a duel, as seat 0 has it: moments with the win chance and its 95% interval."""


class GradedDeal(Struct, frozen=True):
    """A deal, its grade where it was graded."""

    deal: list[int]
    grade: int | None


class Chosen(Struct, frozen=True):
    """A player's choice."""

    action: int


class Invented(Struct, frozen=True):
    """A deck as TOML."""

    text: str


class Owned(Struct, frozen=True):
    """Decks as a list shows them."""

    decks: list[DeckCard]


class Rows(Struct, frozen=True):
    """Sets as a list shows them."""

    sets: list[SetRow]


class Renewed(Struct, frozen=True):
    """The texts of decks, by their names."""

    decks: dict[str, str]


class NamedDeck(Struct, frozen=True):
    """A deck that was made, under a name that no other deck of the guest's has."""

    deck: str
    text: str
    """Empty where the guest keeps the same deck already."""
    left: list[str]
    """Cards for which it had no place."""


class Prepared(Struct, frozen=True):
    """A comparison of legal decks."""

    contest: ContestData
    subject: str
    """What is compared, in words."""
    mended: list[str]
    """What had to change for the new deck to be legal, in words."""
    duel: bool
    """Whether it is a game for two."""


class ComparedAll(Struct, frozen=True):
    """How many deals can be won with each deck, of how many, and with one of them alone."""

    old: int
    new: int
    denominator: int
    gained: int
    lost: int
    records: list[str]
    """Winning lines of some that were gained or lost."""


class ComparedSome(Struct, frozen=True):
    """The scores of both sides in each deal: 0 to 1, -1 for a deal that stayed undecided."""

    scores: list[tuple[list[float], list[float]]]


class Studied(Struct, frozen=True):
    """The rows of each deal."""

    rows: list[list[dict[str, str | int | float | None]]]


class Screened(Struct, frozen=True):
    """The share of deals that a candidate won, with its interval."""

    share: float
    low: float
    high: float
    cases: int


class Scored(Struct, frozen=True):
    """What each deal scored from each seat."""

    scores: list[list[float]]


class Brought(Struct, frozen=True):
    """Games: what each had of each factor, and what its random deck won."""

    games: list[tuple[list[int], float]]


class FoundDecks(Struct, frozen=True):
    """Decks that were found: name, text and code."""

    decks: list[tuple[str, str, str]]


class Attempted(Struct, frozen=True):
    """The deck that was found, none where none was, and how many of all deals it wins."""

    decks: list[tuple[str, str, str]]
    won: int
    of: int


class PickedCodes(Struct, frozen=True):
    """For each deal its code, how many first choices keep a win, and of how many; None for one that is not wanted."""

    deals: list[tuple[str, int | None, int] | None]


class Texts(Struct, frozen=True):
    """Records; empty where a deal has none."""

    texts: list[str]


class Begins(Struct, frozen=True):
    """The match with which a table begins, written anew so that no text of a user's is stored."""

    record: str
    """The record of the match, without the deal."""
    deal: list[int]
    deck: str
    """Its name."""
    texts: list[str]
    """The text of each seat's deck where one brings cards of its own; a record does not hold all of them."""


class Wrong(Struct, frozen=True):
    """An encoded Trouble."""

    kind: str
    message: str
    values: dict[str, str]


class Failed(Exception):
    """The job could not be done: its worker died or took too long."""


class JobRefused(Failed):
    """The job raised a Trouble."""

    def __init__(self, trouble: Trouble) -> None:
        """Keep the reason."""
        super().__init__(str(trouble))
        self.trouble = trouble


KINDS: Final[dict[str, Callable[[str, dict[str, str]], Trouble]]] = {
    **{kind.__name__: kind for kind in (Trouble, Unreadable, Illegal, Ambiguous)},
    "Unsupported": lambda _, values: Unsupported(values["what"], values["game"]),
}
GOOD: Final = b"+"
BAD: Final = b"-"

_wrong: Final = msgspec.json.Decoder(Wrong)
_reader: Final = msgspec.json.Decoder(Any)


def write(what: Any) -> bytes:
    """Return a job encoded for a worker."""
    return msgspec.json.encode(what)


def read(text: bytes) -> Any:
    """Return the job that ``write`` encoded."""
    what: Any = _reader.decode(text)
    return what


def refusing(trouble: Trouble) -> bytes:
    """Return the encoded answer of a job that raised a Trouble."""
    return BAD + msgspec.json.encode(Wrong(type(trouble).__name__, trouble.message, trouble.values))


def opened(answer: bytes) -> bytes:
    """Return the answer's body; raises Refused where the job raised a Trouble."""
    if not answer.startswith(GOOD):
        wrong = _wrong.decode(answer[1:])
        raise JobRefused(KINDS[wrong.kind](wrong.message, wrong.values))
    return answer[1:]
