"""Bodies of HTTP for lessons, and for the remarks on a guest's first table of a game."""

from msgspec import Struct

from vedette.protocol.server import Choice, Json, Line, Words


class ChapterCard(Struct, frozen=True):
    """A chapter of a game's lesson."""

    chapter: str
    words: Words
    detail: Words
    steps: int
    picture: bool
    """Whether the chapter has a picture."""


class Lessons(Struct, frozen=True):
    """The chapters in which a game is taught."""

    game: str
    words: Words
    chapters: list[ChapterCard]


class LessonFrame(Struct, frozen=True):
    """One step of a lesson: a moment of the recorded game, and the remark on it."""

    n: int
    turn: int
    view: Json
    legal: list[Choice]
    """All legal actions at that moment, as at a table."""
    lines: list[Line]
    """The log lines since the step before."""
    text: Words
    """The position in words."""
    words: Words
    lights: list[str]
    """What the page highlights while the remark is shown, by the names that the page has for its parts."""
    expect: int | None
    """The action with which the lesson goes on; None where there is only something to read."""


class Lesson(Struct, frozen=True):
    """One chapter of a lesson, whole: it needs nothing else from the server."""

    game: str
    game_words: Words
    deck_words: Words
    chapter: str
    words: Words
    frames: list[LessonFrame]
    next: str | None
    """The name of the chapter after this one; None after the last."""


class CoachRemark(Struct, frozen=True):
    """One remark on a guest's first table of a game: what it says, when it is shown, and what it highlights."""

    name: str
    words: Words
    phases: list[str]
    """The phases, as views name them, in which the remark may be shown; empty for any phase."""
    does: str
    """The remark is shown only where a legal action is of this kind (``do`` of its parts); empty for no condition."""
    has: str
    """The remark is shown only where the list of this key in the view is not empty; empty for no condition."""
    lights: list[str]
    """The places on the table that the page highlights with it, by names that the game's drawing knows."""


class Coach(Struct, frozen=True):
    """The remarks that a game has for a guest's first table, in the order in which they are shown."""

    game: str
    remarks: list[CoachRemark]
    lesson: bool
    """Whether the game has a lesson, to which the page then links."""


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
