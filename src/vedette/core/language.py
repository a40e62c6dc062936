"""Messages in English and French: every sentence that a person reads is a Fluent message, in both or in neither."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from importlib.resources.abc import Traversable

    from vedette.core.errors import Trouble

LANGUAGES: Final = ("en", "fr")
PLACES: Final = ("file", "line", "field")
"""Values of a trouble that say where: they open the sentence and are never inside it."""
LONGEST: Final = 80
WHOLE: Final = ("could", "decks", "games", "near", "options", "players", "right", "words")
"""Values of which a reader wants the whole: what there is to choose from, and what somebody else said."""
MOST_WHOLE: Final = 400
"""Characters of a value that a sentence repeats; a longer one is cut."""
NUMERAL: Final = 15
"""Digits beyond which a numeral is only text."""
APART: Final = re.compile(r"(?<=\S) (?=[;:!?»%])|(?<=«) ")
"""The spaces that belong to a sign in French; the words are written with plain ones."""


class _Counted(Visitor):
    """Finds the variables that a message counts by, so that their texts are handed over as numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the visitor names its methods after the syntax)
        if isinstance(node.selector, ast.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


FOLDERS: Final[list[Traversable]] = [resources.files("vedette") / "words"]
"""Where words lie: folders with one of each language in it. A message of an earlier one goes before its namesake."""


def add(folder: Traversable) -> None:
    """Read the words of a game from elsewhere too: ``en/*.ftl`` and ``fr/*.ftl`` in a folder, where they are there."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        for known in (_bundle, _counted, _say, ids):
            known.cache_clear()


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each file of words, in the order of their names."""
    for folder in [one / language for one in FOLDERS]:
        for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
            if file.name.endswith(".ftl"):
                yield file.name, file.read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise LookupError(language)
    bundle = FluentBundle([language], use_isolating=False)
    for _, text in sources(language):
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def _counted(message: str, language: str) -> frozenset[str]:
    finder = _Counted()
    finder.visit(_bundle(language).get_message(message).value)
    return frozenset(finder.names)


@lru_cache(maxsize=16384)
def _say(language: str, message: str, values: tuple[tuple[str, str | int | float], ...]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(message):
        raise LookupError(message)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(message)
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise LookupError(message, errors)
    return str(text)


def say(language: str, message: str, **values: str | float) -> str:
    """Return a message in a language.

    Raises LookupError for a language, a message or a value that there is not: those are our mistakes,
    and the tests find them.
    """
    return _say(language, message, tuple(values.items()))


def message(name: str, language: str) -> str:
    """Return a message without values: ``partial(message, NAME)`` is one by its language."""
    return say(language, name)


def join(language: str, items: list[str], kind: str = "and") -> str:
    """Return a list as one would say it: ``a, b and c``; the other kind is ``or``."""
    if len(items) < 2:
        return "".join(items)
    return say(language, f"list-{kind}", first=", ".join(items[:-1]), last=items[-1])


def apart(language: str, items: Iterable[str]) -> str:
    """Return a list of things that hold commas themselves."""
    return say(language, "list-apart").join(items)


def plain(text: str, longest: int = LONGEST) -> str:
    """Return somebody's text fit for one line of ours: nothing unprintable, not too long."""
    if len(text) > longest:
        text = text[: longest - 1] + "…"
    return "".join([c if c.isprintable() else c.encode("unicode_escape").decode() for c in text])


def unbroken(language: str, text: str) -> str:
    """Return sentences to be shown: in French no line breaks before a sign that is set apart by a space."""
    return APART.sub("\N{NO-BREAK SPACE}", text) if language == "fr" else text


def explain(trouble: Trouble, language: str) -> str:
    """Return the one line that says where it was, what was wrong and what would be right."""
    words = reason(trouble, language)
    if place := where(trouble, language):
        return say(language, "trouble-at", place=place, words=words)
    return words


def reason(trouble: Trouble, language: str) -> str:
    """Return what was wrong and what would be right, without where."""
    counted = _counted(trouble.message, language)
    values: dict[str, str | float] = {}
    for name, value in trouble.values.items():
        if name not in PLACES:
            number = name in counted and value.removeprefix("-").isdecimal() and len(value) <= NUMERAL
            values[name] = int(value) if number else plain(value, MOST_WHOLE if name in WHOLE else LONGEST)
    return say(language, trouble.message, **values)


def where(trouble: Trouble, language: str) -> str:
    """Return where it was: the file, the line, the field, as far as the trouble knows."""
    parts = []
    if file := trouble.values.get("file"):
        parts.append(plain(file, 240))
    if line := trouble.values.get("line"):
        parts.append(say(language, "place-line", line=line))
    if field := trouble.values.get("field"):
        parts.append(plain(field))
    return ", ".join(parts)


@cache
def ids(language: str) -> frozenset[str]:
    """Return the ids of every message of a language."""
    found: set[str] = set()
    for _, text in sources(language):
        found.update(entry.id.name for entry in FluentResource(text).body if isinstance(entry, ast.Message))
    return frozenset(found)
