"""Lessons as the page goes through them, chapter by chapter with every position drawn; the coach of a first table."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from vedette import registry, setups
from vedette.core.errors import Unreadable, Unsupported
from vedette.core.language import say
from vedette.protocol import lessons, server
from vedette.protocol.lessons import Coach, CoachRemark
from vedette.session import table_setup
from vedette.session.lesson import LEARNER, course, taught
from vedette.session.log import TableLog

if TYPE_CHECKING:
    from vedette.core.match import Match
    from vedette.session.lesson import LessonStep

FILE: Final = "coach.toml"


def contents(name: str, language: str) -> lessons.Lessons:
    """Return the chapters of a game's lesson; raises Unreadable where there is none."""
    name = registry.known(name)
    rows = [
        lessons.ChapterCard(
            chapter,
            say(language, f"lesson-{name}-chapter-{chapter}"),
            say(language, f"lesson-{name}-chapter-{chapter}-detail"),
            len(steps),
            registry.get(name).pictures is not None,
        )
        for chapter, steps in course(name).chapters.items()
    ]
    return lessons.Lessons(name, registry.get(name).title(language), rows)


def lesson(name: str, chapter: str, language: str) -> lessons.Lesson:
    """Return one chapter of a game's lesson, every position drawn; raises Unreadable for an unknown chapter."""
    name = registry.known(name)
    whole = course(name)
    names = _chapters(name, chapter)
    after = names[names.index(chapter) + 1 :]
    game, deck = table_setup.titles(name, setups.deck_name(whole.match.game))(language)
    return lessons.Lesson(
        game=name,
        game_words=game,
        deck_words=deck,
        chapter=chapter,
        words=say(language, f"lesson-{name}-chapter-{chapter}"),
        frames=_frames(name, whole.match, whole.chapters[chapter], language),
        next=after[0] if after else None,
    )


def picture(name: str, chapter: str, language: str) -> bytes:
    """Return the picture of a chapter of a game's lesson as SVG.

    Raises Unreadable for an unknown chapter, Unsupported where a game draws none.
    """
    name = registry.known(name)
    _chapters(name, chapter)
    return _drawn(name, chapter, language)


@cache
def _drawn(name: str, chapter: str, language: str) -> bytes:
    """Return the picture of a known chapter of a lesson as SVG; raises Unsupported where a game draws none."""
    draw = registry.get(name).pictures
    if draw is None:
        raise Unsupported("pictures", name)
    return draw(chapter, say(language, f"lesson-{name}-chapter-{chapter}"), language).encode()


def _chapters(name: str, chapter: str) -> list[str]:
    """Return the names of the chapters of a game's lesson; raises Unreadable where ``chapter`` is not among them."""
    names = list(course(name).chapters)
    if chapter not in names:
        raise Unreadable("lesson-chapter", {"name": chapter, "chapters": ", ".join(names)})
    return names


def _frames(name: str, match: Match, steps: list[LessonStep], language: str) -> list[lessons.LessonFrame]:
    lines = TableLog(match).lines(LEARNER, language)
    told = 0
    frames: list[lessons.LessonFrame] = []
    for step in steps:
        frames.append(_frame(name, match, step, lines[told : step.n], language))
        told = step.n
    return frames


def _frame(name: str, match: Match, step: LessonStep, lines: list[server.Line], language: str) -> lessons.LessonFrame:
    """Return one step of a lesson: the position as the learner sees it, and the legal actions."""
    state = match.moment(step.n)
    view = state.view(LEARNER)
    game = match.game
    legal = state.legal() if state.mover() == LEARNER else []
    return lessons.LessonFrame(
        n=step.n,
        turn=state.turn(),
        view=game.show(view, language),
        legal=[server.Choice(action, game.say(view, action, language), game.parts(action)) for action in legal],
        lines=lines,
        text=game.describe(view, language),
        words=say(language, f"lesson-{name}-{step.name}"),
        lights=step.lights,
        expect=match.actions[step.n] if step.acts else None,
    )


class RemarkEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One remark of the coach, as a game's file ``coach.toml`` has it."""

    name: str
    lights: list[str]
    phases: list[str] = []
    does: str = ""
    has: str = ""


class Remarks(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a game's file ``coach.toml``: all remarks of the coach."""

    remark: list[RemarkEntry]


@cache
def remarks(name: str) -> list[RemarkEntry]:
    """Return the coach's remarks of a game, in the order of its file; none for a game without a coach."""
    folder = registry.get(name).folder
    if folder is None or not (path := folder / FILE).is_file():
        return []
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Remarks).remark


def coach(name: str, language: str) -> Coach:
    """Return the coach's remarks of a game in a language; raises Unreadable for an unknown game.

    They are about the first moves of a guest's first table of the game, at most five, and say only when they are due;
    which of them a person has read is kept by the page.
    """
    name = registry.known(name)
    told = [
        CoachRemark(one.name, say(language, f"coach-{name}-{one.name}"), one.phases, one.does, one.has, one.lights)
        for one in remarks(name)
    ]
    return Coach(name, told, taught(name))
