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
    """Whether there is a picture of it."""


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
    """Everything that may be done there, as at a table."""
    lines: list[Line]
    """The log lines since the step before."""
    text: Words
    """The position in words."""
    words: Words
    lights: list[str]
    """What the remark speaks of, by the names that the page knows."""
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
    """The chapter after this one."""


class CoachRemark(Struct, frozen=True):
    """One remark: what it says, when it is due, and what on the table it speaks of."""

    name: str
    words: Words
    phases: list[str]
    """Phases of the view in which it is due; with none, all of them."""
    does: str
    """What one of the legal actions has to do; empty where any position will do."""
    has: str
    """A list of the view that has to hold something; empty where any position will do."""
    lights: list[str]
    """The places that it speaks of, by names that the game's drawing knows."""


class Coach(Struct, frozen=True):
    """The remarks of a game in their order."""

    game: str
    remarks: list[CoachRemark]
    lesson: bool
    """Whether the game has a lesson to go on with."""
