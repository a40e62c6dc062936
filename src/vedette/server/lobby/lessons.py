"""Lessons as the page goes through them: the chapters of a game, and each with every position drawn."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from vedette import registry, setups
from vedette.core.errors import Unreadable, Unsupported
from vedette.core.language import say
from vedette.protocol import lessons, server
from vedette.session import table_setup
from vedette.session.lesson import LEARNER, course
from vedette.session.log import TableLog

if TYPE_CHECKING:
    from vedette.core.match import Match
    from vedette.session.lesson import LessonStep


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
