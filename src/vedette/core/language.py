"""Messages in English and French: every sentence that a person reads is a Fluent message, in both or in neither."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, ParamSpec, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from vedette.core.typeset import typeset

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from importlib.resources.abc import Traversable

    from vedette.core.errors import Trouble

P = ParamSpec("P")
LANGUAGES: Final = ("en", "fr")
PLACES: Final = ("file", "line", "field")
"""The values of an error of input (Trouble) that tell its place: they stand before its sentence."""
LONGEST: Final = 80
WHOLE: Final = (
    "could",
    "decks",
    "games",
    "keys",
    "known",
    "measures",
    "names",
    "near",
    "options",
    "players",
    "right",
    "terrains",
    "words",
)
"""Values that are quoted at greater length: lists of choices, and texts of other programs."""
MOST_WHOLE: Final = 400
"""The most characters of a value of WHOLE that a message repeats; a longer one is cut."""
NUMERAL: Final = 15
"""The most digits of a value that is passed to a message as a number; a longer one is passed as text."""
SAID: Final = 16384
"""How many messages are kept as they were said, with their values."""
GROUPED: Final = 1000
"""The least whole number that Fluent writes otherwise than ``str`` does, with a space or comma in it."""
HEAD: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The pattern with which a message begins in a Fluent file; its other lines are indented, or a bracket."""


class _Parts(Visitor):
    """Finds what a message is made of: other messages, and the variables that it needs as numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: set[str] = set()
        self.counted: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        given = node.arguments.positional
        self.counted.update(one.id.name for one in given if isinstance(one, ast.VariableReference))


HOME: Final = resources.files("vedette")
FOLDERS: Final[list[Traversable]] = [
    HOME / "locales",
    *(game / "text" for game in sorted((HOME / "games").iterdir(), key=lambda game: game.name) if game.is_dir()),
]
"""Folders of messages, one folder a language in each. Where two have the same id, the earlier folder wins."""


HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen with which a negative number begins, to be replaced by a minus sign."""
BUNDLES: Final = {language: FluentBundle([language], use_isolating=False) for language in LANGUAGES}
"""By language, the messages parsed so far: each is parsed at its first use, since all take a third of a second."""


def add(folder: Traversable) -> None:
    """Add the folder of a game's messages, ``en/*.ftl`` and ``fr/*.ftl``, each of which may be missing."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        BUNDLES.update({language: FluentBundle([language], use_isolating=False) for language in LANGUAGES})
        caches: tuple[Any, ...] = (_entries, _counted, say, ids)
        for known in caches:
            known.cache_clear()


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each file of messages in a language, in the order of folders and names."""
    for folder in [one / language for one in FOLDERS]:
        for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
            if file.name.endswith(".ftl"):
                yield file.name, file.read_text(encoding="utf-8")


@cache
def _entries(language: str) -> dict[str, str]:
    """Return the source of every message by its id. Where two have the same id, the earlier one wins."""
    if language not in LANGUAGES:
        raise LookupError(language)
    found: dict[str, str] = {}
    for _, text in sources(language):
        heads = [*HEAD.finditer(text)]
        for head, end in zip(heads, [*(one.start() for one in heads[1:]), len(text)], strict=True):
            found.setdefault(head[1], typeset(language, text[head.start() : end]))
    return found


@cache
def _counted(message: str, language: str) -> frozenset[str]:
    """Parse a message and those it refers to; return the variables by which these select or which functions write.

    These are passed to Fluent as numbers. Threads may do so at once: to add a message again changes nothing.
    """
    source = _entries(language).get(message)
    if source is None:
        raise LookupError(message)
    resource = FluentResource(source)
    parts = _Parts()
    for entry in resource.body:
        parts.visit(entry)
    counted = parts.counted.union(*[_counted(other, language) for other in parts.messages])
    BUNDLES[language].add_resource(resource)
    return frozenset(counted)


def _small(value: str | float) -> bool:
    """Return whether a value is a whole number that Fluent writes as ``str`` does."""
    return type(value) is int and abs(value) < GROUPED


def _kept(function: Callable[P, str]) -> Callable[P, str]:
    """Return a function that keeps its latest results, with the type of its arguments, which ``lru_cache`` loses."""
    return cast("Callable[P, str]", lru_cache(maxsize=SAID)(function))


@_kept
def say(language: str, message: str, **values: str | float) -> str:
    """Return a message in a language.

    Raises LookupError for an unknown language or message and for a missing value, which are bugs.
    """
    counted = _counted(message, language)
    bundle = BUNDLES[language]
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(message)
    # Fluent takes four times as long to write a number as a text, and small ones come out the same.
    given = {name: str(value) if name not in counted and _small(value) else value for name, value in values.items()}
    text, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise LookupError(message, errors)
    negative = any(not isinstance(value, str) and value < 0 for value in values.values())
    return HYPHEN.sub("\N{MINUS SIGN}", str(text)) if negative else str(text)


def message(name: str, language: str) -> str:
    """Return a message without values: ``partial(message, NAME)`` is one by its language."""
    return say(language, name)


def capital(text: str) -> str:
    """Return a sentence with its first letter large."""
    return text[:1].upper() + text[1:]


def join(language: str, items: list[str], kind: str = "and") -> str:
    """Return a list as a phrase: ``a, b and c``; the other kind is ``or``."""
    if len(items) < 2:
        return "".join(items)
    return say(language, f"list-{kind}", first=", ".join(items[:-1]), last=items[-1])


def apart(language: str, items: Iterable[str]) -> str:
    """Return a list as a phrase, with separators that suit items which themselves hold commas."""
    return say(language, "list-apart").join(items)


def plain(text: str, longest: int = LONGEST) -> str:
    """Return a user's text made safe for one line of output: no control characters, cut at ``longest``."""
    if len(text) > longest:
        text = text[: longest - 1] + "…"
    return "".join(
        [c if c.isprintable() or c == "\N{NO-BREAK SPACE}" else c.encode("unicode_escape").decode() for c in text]
    )


def explain(trouble: Trouble, language: str) -> str:
    """Return an error of input as one line for the user: where it was, what was wrong, what would be right."""
    words = reason(trouble, language)
    if place := where(trouble, language):
        return say(language, "trouble-at", place=place, words=words)
    return words


def reason(trouble: Trouble, language: str) -> str:
    """Return an error of input in words, what was wrong and what would be right, without its place."""
    counted = _counted(trouble.message, language)
    values: dict[str, str | float] = {}
    for name, value in trouble.values.items():
        if name not in PLACES:
            number = name in counted and value.removeprefix("-").isdecimal() and len(value) <= NUMERAL
            values[name] = int(value) if number else plain(value, MOST_WHOLE if name in WHOLE else LONGEST)
    return say(language, trouble.message, **values)


def where(trouble: Trouble, language: str) -> str:
    """Return the place of an error of input in words: the file, the line, the field, as far as it has them."""
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
    return frozenset(_entries(language))
