"""Jobs of comparisons, studies and searches, and their answers: a lab's plans as plain data."""

from __future__ import annotations

from msgspec import Struct

from vedette.lab.deck_search import Wanted  # noqa: TC001 (msgspec reads the types at run time)
from vedette.lab.pick import DealRequest  # noqa: TC001 (as above)
from vedette.lab.study_plan import StudyEntry  # noqa: TC001 (as above)
from vedette.lab.study_run import Study  # noqa: TC001 (as above)


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


class StudyData(Struct, frozen=True):
    """A study and what it plays of every deal."""

    study: Study
    entries: list[StudyEntry]


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


class PrepareSearch(Struct, frozen=True, tag_field="what", tag="prepare-search"):
    """Look whether decks can be searched for, as ``Wanted``."""

    game: str
    middle: float
    margin: float
    player: str
    seed: int
    tries: int


class CandidateJob(Struct, frozen=True, tag_field="what"):
    """A job about one candidate of a search for decks."""

    search: Wanted
    number: int


class Screen(CandidateJob, frozen=True, tag="screen"):
    """The first measurement of a candidate, as ``Screened``."""


class Score(CandidateJob, frozen=True, tag="score"):
    """Some deals of the second measurement of a candidate, as ``Scored``."""

    first: int
    count: int


class Climb(CandidateJob, frozen=True, tag="attempt"):
    """One climb to a deck with a wanted exact share, as ``Attempted``; climbs are counted from 1."""


class CandidateDecks(CandidateJob, frozen=True, tag="candidate"):
    """The decks of a candidate, as ``FoundDecks``."""


class PreparePick(Struct, frozen=True, tag_field="what", tag="prepare-pick"):
    """Look whether deals can be searched for, as ``DealRequest``."""

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

    order: DealRequest
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
Lab = Comparing | Studying | Searching
Preparing = Prepare | PrepareStudy | PrepareSearch | PreparePick | PrepareAnswer
"""Those of the lab that read what a user asks."""


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
