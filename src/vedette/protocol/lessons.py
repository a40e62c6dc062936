"""Bodies of HTTP for lessons."""

from msgspec import Struct

from vedette.protocol.server import Choice, Json, Line, Words


class ChapterCard(Struct, frozen=True):
    """A chapter of a game's lesson."""

    chapter: str
    words: Words
    detail: Words
    steps: int


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
