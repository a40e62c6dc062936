"""The jobs for workers of comparisons, studies and searches, and their answers, as plain data."""

from __future__ import annotations

from msgspec import Struct

from vedette.lab.comparison import Contest
from vedette.lab.deck_search import Wanted
from vedette.lab.pick import DealRequest
from vedette.lab.study_plan import StudyEntry
from vedette.lab.study_run import Study
from vedette.protocol.experiments import (
    FoundDeck,
    NewAnswerSearch,
    NewComparison,
    NewDealSearch,
    NewDeckSearch,
    NewStudy,
)
from vedette.session.jobs import Job

Played = tuple[list[int], float]
"""A game of a random deck: how much the deck had of each factor, and what it won."""
Scored = tuple[float, ...]
"""What a deal scored from each seat, 0 to 1, or -1 where it stayed undecided."""


class LabJob(Job, frozen=True):
    """The base of jobs of comparisons of two decks, of studies, and of searches for decks, deals and answers."""


class Preparing(LabJob, frozen=True):
    """The base of jobs that read what a user asks."""


class Prepare(Preparing, frozen=True, tag="prepare"):
    """A job: read the decks of a comparison. Its answer is ``Prepared``."""

    form: NewComparison
    own: dict[str, str]
    """The texts of those of the guest's own decks that the form names, as in the jobs below."""
    sets: list[str]
    language: str


class CompareAll(LabJob, frozen=True, tag="compare-all"):
    """A job: compare two decks over all deals, or raise Unsupported for too many. Its answer is ``ComparedAll``."""

    contest: Contest


class CompareSome(LabJob, frozen=True, tag="compare-some"):
    """A job: play ``count`` deals of a comparison from number ``first`` on. It answers with their ``Scores``."""

    contest: Contest
    first: int
    count: int


class Examples(LabJob, frozen=True, tag="examples"):
    """A job: write records of deals at which two compared decks differ; an empty text where a deal has none."""

    contest: Contest
    deals: list[int]


class StudyData(Struct, frozen=True):
    """A study as plain data, and the setups and players with which each of its deals is played."""

    study: Study
    entries: list[StudyEntry]


class PrepareStudy(Preparing, frozen=True, tag="prepare-study"):
    """A job: read the decks of a study. Its answer is ``StudyData``."""

    form: NewStudy
    own: dict[str, str]


class StudySome(LabJob, frozen=True, tag="study-some"):
    """A job: play ``count`` deals of a study from number ``first`` on. It answers with their rows, deal by deal."""

    plan: StudyData
    first: int
    count: int


class PrepareSearch(Preparing, frozen=True, tag="prepare-search"):
    """A job: check whether decks that win a share of deals can be searched for. Its answer is ``Wanted``."""

    form: NewDeckSearch


class CandidateJob(LabJob, frozen=True):
    """A job about one candidate of a search for decks that win a wanted share of deals."""

    search: Wanted
    number: int


class Screen(CandidateJob, frozen=True, tag="screen"):
    """A job: measure a candidate of a deck search for the first time. Its answer is a ``Share``."""


class Score(CandidateJob, frozen=True, tag="score"):
    """A job: play some deals of a deck search's candidate, measured again. It answers with their scores by seat."""

    first: int
    count: int


class Climb(CandidateJob, frozen=True, tag="attempt"):
    """A job: climb to a deck with a wanted exact share; climbs are counted from 1. Its answer is ``Attempted``."""


class CandidateDecks(CandidateJob, frozen=True, tag="candidate"):
    """A job: write the decks of a candidate of a deck search. Its answer is a list of ``FoundDeck``."""


class PreparePick(Preparing, frozen=True, tag="prepare-pick"):
    """A job: check whether deals of a kind can be searched for. Its answer is ``DealRequest``."""

    form: NewDealSearch
    own: dict[str, str]


class PickSome(LabJob, frozen=True, tag="pick-some"):
    """A job: look at ``count`` deals of a deal search from number ``first`` on. Its answer has those that are wanted.

    Each is a ``FoundDeal``; None stands for a deal that is not wanted.
    """

    order: DealRequest
    first: int
    count: int


class AnswerData(Struct, frozen=True):
    """A search for the best answer to a deck, as plain data: ``lab.best_deck.AnswerWanted``."""

    game: str
    deck: str
    """The code of the deck that is to be answered."""
    label: str
    """The name of the deck that is to be answered."""
    seed: int
    games: int
    players: list[str]


class PrepareAnswer(Preparing, frozen=True, tag="prepare-answer"):
    """A job: check whether the best answer to a deck can be searched for. Its answer is ``AnswerData``."""

    form: NewAnswerSearch
    own: dict[str, str]


class AnswerGames(LabJob, frozen=True, tag="answer-games"):
    """A job: play some games of random decks against the one that is to be answered. It answers with ``Played``."""

    search: AnswerData
    first: int
    count: int


class AnswerRivals(LabJob, frozen=True, tag="answer-rivals"):
    """A job: build the decks that may be the best answer, from games of random ones. Its answer is ``FoundDeck``s."""

    search: AnswerData
    games: list[Played]


class AnswerScore(LabJob, frozen=True, tag="answer-score"):
    """A job: play some deals of a deck that may be the best answer. It answers with their scores by seat."""

    search: AnswerData
    rival: str
    """The code of the deck from which deals are played."""
    last: bool
    first: int
    count: int


class Prepared(Struct, frozen=True):
    """The answer to a job: a comparison of legal decks."""

    contest: Contest
    subject: str
    """What is compared, in words."""
    mended: list[str]
    """What had to change for the new deck to be legal, a sentence each."""
    duel: bool
    """Whether it is a game for two."""


class ComparedAll(Struct, frozen=True):
    """The answer to a job: how many of all deals can be won with each of two decks, and with only one of them."""

    old: int
    new: int
    denominator: int
    gained: int
    lost: int
    records: list[str]
    """Records of lines that win some of the deals that only one of the decks can win."""


class Attempted(Struct, frozen=True):
    """The answer to a job: the deck that was found, if any, and how many of how many deals it can win."""

    decks: list[FoundDeck]
    won: int
    of: int
