"""What a table asks of workers, and the answers. Only jobs with a ``deal`` may use hidden cards."""

from __future__ import annotations

from msgspec import Struct

from vedette.protocol.server import Finding, Kind  # noqa: TC001 (msgspec reads the types at run time)


class SetupData(Struct, frozen=True):
    """A game and its definition: enough to create the game in another process."""

    game: str
    definition: list[str]
    """The lines that a record pins."""


class GameJob(Struct, frozen=True, tag_field="what"):
    """A job about a game that is set up."""

    setup: SetupData


class Advise(GameJob, frozen=True, tag="advise"):
    """Advice from a view alone."""

    view: bytes
    tier: int
    language: str


class Weigh(GameJob, frozen=True, tag="weigh"):
    """The win chance of each view, under the best play that knows no more than the view."""

    views: list[bytes]


class JudgeDeal(GameJob, frozen=True, tag="judge"):
    """Whether the deal can still be won after these actions, all cards known, and since when not."""

    actions: list[int]
    deal: list[int]


class SolveDeal(GameJob, frozen=True, tag="solve"):
    """A winning line after these actions, all cards known."""

    actions: list[int]
    deal: list[int]


class ReviewGame(GameJob, frozen=True, tag="review"):
    """What luck and skill did in a finished game; giving up costs what the chance still was."""

    actions: list[int]
    conceded: bool


class Find(GameJob, frozen=True, tag="find"):
    """The first deal from a seed on that can be won, of a grade if one is named."""

    seed: int
    grade: int | None


class DailyDeal(GameJob, frozen=True, tag="today"):
    """The deal of a day."""

    date: str
    """ISO 8601."""


class Choose(GameJob, frozen=True, tag="choose"):
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


Question = Advise | Weigh | JudgeDeal | SolveDeal | ReviewGame | Find | DailyDeal | Choose | Invent


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
