"""Lessons: a recorded game with remarks in it, cut into chapters that somebody plays again step by step.

A remark before an action of ``games/GAME/lesson.record`` is one of ``chapter NAME``, which begins a chapter,
``read NAME``, where the teacher only speaks, and ``do NAME``, where the learner does the action that follows; actions
without a remark do themselves. What the teacher says under a name stands in ``lesson.ftl``.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette import registry, setups
from vedette.core import record
from vedette.core.errors import Unreadable
from vedette.core.language import say
from vedette.protocol import lessons, server
from vedette.session import setup
from vedette.session.log import Chronicle

if TYPE_CHECKING:
    from vedette.core.match import Match

FILE: Final = "lesson.record"
LEARNER: Final = 0
"""The seat that learns."""
CHAPTER, READ, DO = "chapter", "read", "do"


class Step(NamedTuple):
    """What the teacher says at a moment, and whether the learner then acts."""

    n: int
    name: str
    acts: bool


class Course(NamedTuple):
    """A lesson, replayed: the match and, for every chapter, its steps."""

    match: Match
    chapters: dict[str, list[Step]]


def taught(name: str) -> bool:
    """Return whether there is a lesson for a game."""
    folder = registry.get(name).folder
    return folder is not None and (folder / FILE).is_file()


@cache
def course(name: str) -> Course:
    """Return the lesson of a game; raises Unreadable for a game that has none, and what reading a record raises."""
    folder = registry.get(name).folder
    if folder is None or not (path := folder / FILE).is_file():
        raise Unreadable("lesson-none", {"name": name})
    told = record.read(path.read_text(encoding="utf-8"), FILE)
    match = record.replay(told, setup.same(told))
    chapters: dict[str, list[Step]] = {}
    steps: list[Step] = []
    for n, remark in told.remarks:
        kind, _, label = remark.partition(" ")
        if kind == CHAPTER:
            steps = chapters.setdefault(label, [])
        else:
            steps.append(Step(n, label, kind == DO))
    return Course(match, chapters)


def contents(name: str, language: str) -> lessons.Lessons:
    """Return the chapters of a game's lesson; raises Unreadable where there is none."""
    name = registry.known(name)
    rows = [
        lessons.ChapterCard(
            chapter,
            say(language, f"lesson-{name}-chapter-{chapter}"),
            say(language, f"lesson-{name}-chapter-{chapter}-detail"),
            len(steps),
        )
        for chapter, steps in course(name).chapters.items()
    ]
    return lessons.Lessons(name, registry.get(name).title(language), rows)


def lesson(name: str, chapter: str, language: str) -> lessons.Lesson:
    """Return one chapter, every moment of it drawn; raises Unreadable for a chapter there is not."""
    name = registry.known(name)
    whole = course(name)
    names = list(whole.chapters)
    if chapter not in names:
        raise Unreadable("lesson-chapter", {"name": chapter, "chapters": ", ".join(names)})
    after = names[names.index(chapter) + 1 :]
    game, deck = setup.titles(name, setups.deck_name(whole.match.game))(language)
    return lessons.Lesson(
        game=name,
        game_words=game,
        deck_words=deck,
        chapter=chapter,
        words=say(language, f"lesson-{name}-chapter-{chapter}"),
        frames=_frames(name, whole.match, whole.chapters[chapter], language),
        next=after[0] if after else None,
    )


def _frames(name: str, match: Match, steps: list[Step], language: str) -> list[lessons.Frame]:
    lines = Chronicle(match).lines(LEARNER, language)
    told = 0
    frames: list[lessons.Frame] = []
    for step in steps:
        frames.append(_frame(name, match, step, lines[told : step.n], language))
        told = step.n
    return frames


def _frame(name: str, match: Match, step: Step, lines: list[server.Line], language: str) -> lessons.Frame:
    """Return one step: the position as the learner sees it, and what may be done there."""
    state = match.moment(step.n)
    view = state.view(LEARNER)
    game = match.game
    legal = state.legal() if state.mover() == LEARNER else []
    return lessons.Frame(
        n=step.n,
        turn=state.turn(),
        view=game.show(view, language),
        legal=[server.Choice(action, game.say(view, action, language), game.parts(action)) for action in legal],
        lines=lines,
        text=game.describe(view, language),
        words=say(language, f"lesson-{name}-{step.name}"),
        expect=match.actions[step.n] if step.acts else None,
    )
