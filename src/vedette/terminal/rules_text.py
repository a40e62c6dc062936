"""Reads a game's texts for the terminal: its goal, how it is played, the clauses of its rules, and its lesson."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from vedette import registry
from vedette.core.language import say
from vedette.core.typeset import typeset
from vedette.session import lesson
from vedette.session.table_setup import USUAL, variant

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vedette.protocol import server

FIGURE: Final = re.compile(r"^!\[.*\]\(figure:[a-z-]+\)$")
MARKS: Final = re.compile(r"\*\*|(?<!\w)\*|\*(?!\w)|`")
ITEM: Final = re.compile(r"^\s*(\d+\.|-) ")
RULE: Final = re.compile(r"^\|[-| :]+\|$")
"""The line under the heading of a Markdown table."""
CLAUSE: Final = re.compile(r"^§(\d+(?:\.\d+)*)")


def howto(game: str, language: str) -> list[str]:
    """Return how a game is played, one entry for each paragraph, list item or table row; empty without a text."""
    return list(_paragraphs(game, "HOWTO", language))


def in_force(game: str, language: str, rules: Sequence[server.Rule]) -> list[str]:
    """Return how a game is played with these rules: its text with their goal, and after that each variant."""
    told = howto(game, language)
    if not told:
        return []
    others = [
        say(language, "terminal-in-force", words=rule.words, detail=rule.detail) for rule in rules if not rule.goal
    ]
    return [told[0], goal(game, language, rules), *others, *told[2:]]


def goal(game: str, language: str, rules: Sequence[server.Rule] = ()) -> str:
    """Return the goal of a game from its text, or the goal chosen by these rules; empty for a game without text."""
    usual = next(iter(howto(game, language)[1:]), "")
    chosen = next((rule for rule in rules if rule.goal), None)
    if not usual or chosen is None or chosen == variant(game, USUAL, language):
        return usual
    counted = usual.partition(". ")[2]  # how points are had stays the same
    return f"{say(language, 'terminal-goal', words=chosen.words, detail=chosen.detail)} {counted}"


def clause(game: str, language: str, number: str) -> list[str]:
    """Return a clause of the rules, or a section with all its clauses; nothing for a number that they do not have."""
    told: list[str] = []
    inside = False
    for words in _paragraphs(game, "RULES", language):
        if found := CLAUSE.match(words):
            inside = found[1] == number or found[1].startswith(f"{number}.")
        if inside:
            told.append(words)
    return told


def _paragraphs(game: str, kind: str, language: str) -> Iterator[str]:
    """Yield the paragraphs of a game's text in a language, without Markdown marks and figures; none if no file."""
    folder = registry.get(game).folder if game in registry.names() else None  # a server may have others
    if folder is None or not (file := folder / f"{kind}.{language}.md").is_file():
        return
    for block in typeset(language, file.read_text(encoding="utf-8")).split("\n\n"):
        if not FIGURE.match(block.strip()):
            yield from (MARKS.sub("", line) for line in _lines(block))


def _lines(block: str) -> Iterator[str]:
    """Yield the logical lines of a block of Markdown: wrapped lines joined, each list item and table row its own."""
    whole = ""
    for line in block.splitlines():
        if line.startswith("|"):
            if not RULE.match(line):
                yield ": ".join(cell.strip() for cell in line.strip("|").split("|"))
        elif ITEM.match(line) and whole:
            yield whole
            whole = line.strip()
        else:
            whole = f"{whole} {line.strip().lstrip('#')}".strip()
    if whole:
        yield whole


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
