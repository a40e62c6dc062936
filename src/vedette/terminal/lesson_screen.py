"""A game's lesson as lines of text: the list of its chapters, and each with remarks and moves."""

from __future__ import annotations

from vedette import registry
from vedette.core.language import say
from vedette.session import lesson


def chapters(game: str, language: str) -> list[str]:
    """Return a line for each chapter of a game's lesson, its number, title and content; empty without a lesson."""
    if game not in registry.names() or not lesson.taught(game):
        return []
    return [
        f"{number} {_said(game, language, name)}. {_said(game, language, f'{name}-detail')}"
        for number, name in enumerate((f"chapter-{name}" for name in lesson.course(game).chapters), 1)
    ]


def chapter(game: str, language: str, number: int) -> list[str]:
    """Return the lines of a chapter of a game's lesson: the position, then each remark and after an arrow its move.

    Empty without a lesson, and for a number that is no chapter's.
    """
    if game not in registry.names() or not lesson.taught(game):
        return []
    course = lesson.course(game)
    steps = list(course.chapters.values())[number - 1] if 0 < number <= len(course.chapters) else []
    match, told = course.match, []
    for step in steps:
        view = match.moment(step.n).view(lesson.LEARNER)
        if step is steps[0]:
            told += match.game.describe(view, language).splitlines()
        told.append(_said(game, language, step.name))
        if step.acts:
            told.append(f"→ {match.game.say(view, match.actions[step.n], language)}")
    return told


def _said(game: str, language: str, name: str) -> str:
    return say(language, f"lesson-{game}-{name}")
