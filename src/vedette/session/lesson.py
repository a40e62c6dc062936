"""Lessons: a recorded game with remarks, cut into chapters that the learner replays step by step.

A remark before an action of ``games/GAME/text/lesson.record`` is one of ``chapter NAME``, which begins a chapter,
``read NAME``, where the teacher only explains, and ``do NAME``, where the learner does the action that follows; actions
without a remark are played automatically. The teacher's text under a name is in ``lesson.ftl``; names with an ``@``
behind it are what the page lights meanwhile: a light of its ``lights.ts``, and words that say which
(``@plaque A1 east``).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette import registry
from vedette.core import record
from vedette.core.errors import Unreadable
from vedette.session import table_setup

if TYPE_CHECKING:
    from vedette.core.match import Match

FILE: Final = "lesson.record"
LEARNER: Final = 0
"""The seat of the learner in the recorded game."""
CHAPTER, READ, DO = "chapter", "read", "do"


class LessonStep(NamedTuple):
    """One step of a lesson: its moment, the name of the teacher's remark, and whether the learner acts then."""

    n: int
    name: str
    acts: bool
    lights: list[str]


class PlayedLesson(NamedTuple):
    """A lesson's match and the steps of each chapter."""

    match: Match
    chapters: dict[str, list[LessonStep]]


def taught(name: str) -> bool:
    """Return whether a game has a lesson."""
    folder = registry.get(name).folder
    return folder is not None and (folder / FILE).is_file()


@cache
def course(name: str) -> PlayedLesson:
    """Return the lesson of a game; raises Unreadable for a game without one, and what reading a record raises."""
    folder = registry.get(name).folder
    if folder is None or not (path := folder / FILE).is_file():
        raise Unreadable("lesson-none", {"name": name})
    told = record.read(path.read_text(encoding="utf-8"), FILE)
    match = record.replay(told, table_setup.same(told))
    chapters: dict[str, list[LessonStep]] = {}
    steps: list[LessonStep] = []
    for n, remark in told.remarks:
        kind, _, rest = remark.partition(" ")
        label, *lights = rest.split(" @")
        if kind == CHAPTER:
            steps = chapters.setdefault(label, [])
        else:
            steps.append(LessonStep(n, label, kind == DO, lights))
    return PlayedLesson(match, chapters)
