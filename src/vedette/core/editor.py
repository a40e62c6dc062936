"""The editor: how cards of one's own are entered, read, drawn and put into a deck; what an editor asks of any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from vedette.core import data

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vedette.core.errors import Trouble

S = TypeVar("S")
"""A set of cards as its file has it."""
D = TypeVar("D")
"""A deck."""

LINE: Final = "line"
BOTH: Final = "both"
WHOLE: Final = "whole"
TRUTH: Final = "truth"
ONE: Final = "one"
SOME: Final = "some"
LINES: Final = "lines"
"""Kinds of fields: a line of text; one in each language; a whole number; yes or no; one of some words; several of them;
lines of the file's own language, an inline table each."""


class Field(NamedTuple):
    """One key of a card file, as it is entered."""

    key: str
    kind: str
    right: tuple[str, ...] = ()
    """The words that there are, where it takes words; the first is meant by leaving it out, unless it is needed."""
    longest: int = 0
    """Characters of a text, the highest of a whole number."""
    like: str = ""
    """An example."""
    needed: bool = False
    seldom: bool = False
    """Whether few cards have it."""


class Form(NamedTuple):
    """Everything that is entered of a set: its head, then each card."""

    table: str
    """What the file calls a card."""
    head: tuple[Field, ...]
    card: tuple[Field, ...]


Values = dict[str, Any]
"""What is entered, by key: texts, numbers, truths, lists of words, texts by language; none of it need be right."""


class Editor(ABC, Generic[S, D]):
    """The cards of one's own of a game."""

    form: ClassVar[Form]

    @abstractmethod
    def examine(self, text: str, source: str) -> tuple[S | None, list[Trouble]]:
        """Return the set in a text and everything that is wrong with it, one of the two empty."""

    @abstractmethod
    def write(self, found: S) -> str:
        """Return a set as its file has it."""

    @abstractmethod
    def label(self, found: S, language: str) -> tuple[str, str]:
        """Return the name of a set and what it is called."""

    @abstractmethod
    def starts(self) -> list[S]:
        """Return the sets of ours that a new one may begin as a copy of."""

    @abstractmethod
    def say(self, found: S, at: int, language: str) -> str:
        """Return what a card does, in words."""

    @abstractmethod
    def hear(self, text: str, language: str, values: Values) -> str:
        """Return the power that a card's words say, as it is entered; raises a Trouble for words that say none."""

    @abstractmethod
    def draw(self, found: S, at: int, language: str) -> str:
        """Return a card as it is printed: an SVG document."""

    @abstractmethod
    def deck(self, found: S) -> tuple[D, list[str]]:
        """Return a legal deck with these cards, filled up with ours, and the names of those that it has no room for.

        Raises a Trouble where there can be none.
        """

    def word(self, key: str, word: str, language: str) -> str:  # noqa: ARG002 (a game may have words for it)
        """Return what a word of a field is called."""
        return word


def compose(form: Form, head: Mapping[str, Any], cards: Sequence[Mapping[str, Any]]) -> str:
    """Return the text of the file in which this stands, as it was entered, right or wrong."""
    lines = rows(form.head, head)
    for card in cards:
        lines += ["", f"[[{form.table}]]", *rows(form.card, card)]
    return "\n".join(lines) + "\n"


def rows(fields: tuple[Field, ...], values: Mapping[str, Any]) -> list[str]:
    """Return the lines of some keys; what is empty is left out."""
    found = []
    for field in fields:
        value = values.get(field.key)
        if field.kind == BOTH and isinstance(value, dict):
            value = {key: str(text) for key, text in value.items()} if any(value.values()) else ""
        if value is not False and value not in (None, "", []):
            found += f"{field.key} = {written(field.kind, value)}".split("\n")
    return found


def written(kind: str, value: Any) -> str:  # noqa: ANN401 (whatever was entered)
    """Return a value as TOML writes it."""
    if kind == LINES:
        inside = [f"  {line.strip().rstrip(',')}," for line in str(value).splitlines() if line.strip()]
        return "\n".join(["[", *inside, "]"])
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {data.quote(text)}" for key, text in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(data.quote(str(one)) for one in value) + "]"
    if value is True:
        return "true"
    return str(value) if isinstance(value, int) else data.quote(str(value))


def decompose(form: Form, text: str) -> tuple[Values, list[Values]]:
    """Return what stands in a file as it is entered; raises Unreadable for a text that is no TOML."""
    whole = data.read_toml(text, "")
    cards = whole.get(form.table)
    tables = [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []
    return entered(form.head, whole), [entered(form.card, card) for card in tables]


def entered(fields: tuple[Field, ...], table: Mapping[str, Any]) -> Values:
    """Return the values of a table as they are entered."""
    found: Values = {}
    for field in fields:
        if field.key in table:
            value = table[field.key]
            if field.kind == BOTH and isinstance(value, str):
                value = {"en": value, "fr": value}
            if field.kind == LINES and isinstance(value, list):
                value = "\n".join(data.inline(one) for one in value)
            found[field.key] = value
    return found


def places(form: Form, text: str) -> list[int]:
    """Return the line on which each card begins, from 1."""
    heads = (f"[[{form.table}]]", f"[[ {form.table} ]]")
    return [number for number, line in enumerate(text.splitlines(), 1) if line.strip() in heads]
