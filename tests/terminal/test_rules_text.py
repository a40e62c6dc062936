"""The rules at a terminal: the goal, how it is played and each clause, in the reader's language and without marks."""

from __future__ import annotations

import re

import pytest
from tests.terminal import seat
from tests.terminal.test_plain import talk

from vedette import registry
from vedette.core.language import LANGUAGES
from vedette.terminal import rules_text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_how_to_play_is_told_without_marks_and_figures(game: str, language: str) -> None:
    told = rules_text.howto(game, language)
    assert rules_text.goal(game, language) == told[1]
    assert told[1].startswith(("Goal:", "But du jeu"))
    assert [line for line in told if re.match(r"\d\. ", line)], "a turn is a list"
    for line in told:
        assert line == line.strip(), line
        assert not re.search(r"\*\*|^#|^\||figure:|`", line), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_a_section_has_all_its_clauses_and_a_clause_is_one(game: str, language: str) -> None:
    section = rules_text.clause(game, language, "3")
    numbers = [found[1] for line in section if (found := rules_text.CLAUSE.match(line))]
    assert numbers[0] == "3"
    assert all(number.startswith("3.") for number in numbers[1:])
    assert rules_text.clause(game, language, numbers[1])[0] == section[numbers.index(numbers[1])]
    assert rules_text.clause(game, language, "99") == []


def test_the_dialogue_answers_with_them() -> None:
    told = talk(seat.sit(1, "en"), "goal", "rules 3.1", "rules §3.1", "rules 99", "i")
    assert told.count("§3.1 Any card.") == 2
    assert "Goal: place nine regions" in told
    assert "no clause 99" in told
    assert "1. Place one of the open regions" in told


def test_they_are_understood_in_french() -> None:
    told = talk(seat.sit(1, "fr"), "but", "règles 3.1")
    assert "But du jeu" in told
    assert "§3.1" in told
