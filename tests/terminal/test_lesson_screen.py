"""The lesson at a terminal: every chapter is told, and what the teacher wants done is told as the game says it."""

from __future__ import annotations

import re

import pytest
from tests.terminal import seat
from tests.terminal.test_plain import talk

from vedette import registry
from vedette.core.language import LANGUAGES
from vedette.session import lesson
from vedette.terminal import rules_text

PAGE = re.compile(r"\b(press|click|drag|tap|touchez|cliquez|glisse)", re.IGNORECASE)
"""What is said of a page alone."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_every_chapter_is_told_in_words_that_fit_a_terminal(game: str, language: str) -> None:
    course = lesson.course(game)
    told = rules_text.chapters(game, language)
    assert len(told) == len(course.chapters)
    for number, steps in enumerate(course.chapters.values(), 1):
        chapter = rules_text.chapter(game, language, number)
        assert sum(line.startswith("→ ") for line in chapter) == sum(step.acts for step in steps)
        assert not [line for line in chapter if PAGE.search(line)]
        assert not [line for line in chapter if line.startswith("lesson-")]
    assert rules_text.chapter(game, language, len(course.chapters) + 1) == []
    assert rules_text.chapter(game, language, 0) == []


def test_the_dialogue_lists_the_chapters_and_tells_one() -> None:
    told = talk(seat.sit(1, "en"), "lesson", "lesson 1", "lesson 99")
    assert "1 The land. Lay three regions and fill the first row." in told
    assert "Nine regions" in told
    assert "\n→ " in told
    assert "no chapter 99" in told
