"""What a table asks of workers, and the answers. Only jobs with a ``deal`` may use hidden cards."""

from __future__ import annotations

from msgspec import Struct

from vedette.protocol.server import Finding, Kind


class SetupData(Struct, frozen=True):
    """A game and its definition: enough to create the game in another process."""

    game: str
    definition: list[str]
    """The lines of the game's definition, as a record has them."""


class Job(Struct, frozen=True, tag_field="what"):
    """The base of all jobs for a worker."""


class GameJob(Job, frozen=True):
    """The base of jobs about a game that is set up."""

    setup: SetupData


class Advise(GameJob, frozen=True, tag="advise"):
    """A job: recommend an action, from a seat's view alone. It answers with ``Advice``."""

    view: bytes
    tier: int
    language: str


class Weigh(GameJob, frozen=True, tag="weigh"):
    """A job: compute the win chance of each view, under the best play that knows no more than it: ``Odds``."""

    views: list[bytes]


class JudgeDeal(GameJob, frozen=True, tag="judge"):
    """A job: find whether the deal can still be won after these actions, all cards known, and since when not."""

    actions: list[int]
    deal: list[int]


class SolveDeal(GameJob, frozen=True, tag="solve"):
    """A job: find actions that win after these actions, all cards known."""

    actions: list[int]
    deal: list[int]


class ReviewGame(GameJob, frozen=True, tag="review"):
    """A job: tell how luck and skill changed the win chance in a finished game; giving up costs what was left."""

    actions: list[int]
    conceded: bool


class Find(GameJob, frozen=True, tag="find"):
    """A job: find the first deal from a seed on that can be won, with the grade if one is named."""

    seed: int
    grade: int | None


class DailyDeal(GameJob, frozen=True, tag="today"):
    """A job: find the daily deal of a date."""

    date: str
    """The date, ISO 8601."""


class Choose(GameJob, frozen=True, tag="choose"):
    """A job: let a bot choose from its view and the legal actions."""

    view: bytes
    legal: list[int]
    player: str
    seed: int
    began: bytes
    """The bot's view at its first choice of this turn."""


class Invent(Job, frozen=True, tag="invent"):
    """A job: make a random legal deck with the wished properties; equal seeds, equal decks."""

    game: str
    seed: int
    wishes: dict[str, str | int]


Question = Advise | Weigh | JudgeDeal | SolveDeal | ReviewGame | Find | DailyDeal | Choose | Invent


class Judged(Struct, frozen=True):
    """The answer to ``JudgeDeal``: the verdict, and the index of the action that lost the deal, where it is known."""

    verdict: Finding
    lost_at: int | None
    draft: bool = False
    """Whether it cannot be won from here, but can after undoing the choices since the last reveal."""
    dealt: bool = False
    """Whether the deal could not be won from the start."""
    failing: dict[str, str] = {}
    """By language, what fails in a position that cannot be won; empty where the game names nothing."""


class Solved(Struct, frozen=True):
    """The answer to ``SolveDeal``: the verdict, and the player's choices that win."""

    verdict: Finding
    choices: list[int]
    draft: bool = False
    failing: dict[str, str] = {}
    """This and ``draft`` as in ``Judged``."""


class Reviewed(Struct, frozen=True):
    """The answer to ``ReviewGame``: of each step the first action, the kind, the win chance before and after it."""

    steps: list[tuple[int, Kind, float, float]]
    lost_at: int | None
    curve: list[tuple[int, float, float, float]] = []
    """Of a duel, as seat 0 has it: moments with the win chance and its 95% interval."""


class GradedDeal(Struct, frozen=True):
    """The answer to ``Find`` or ``DailyDeal``: a deal, and its grade where it was graded."""

    deal: list[int]
    grade: int | None
