"""The ``Editor`` capability: a user's own cards, entered in a form, read, drawn and put into a deck."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from vedette.core import data
from vedette.core.errors import Illegal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vedette.core.errors import Trouble

S = TypeVar("S")
"""The type of a set of cards."""
D = TypeVar("D")
"""The type of a deck."""

LINE: Final = "line"
BOTH: Final = "both"
WHOLE: Final = "whole"
TRUTH: Final = "truth"
ONE: Final = "one"
SOME: Final = "some"
LINES: Final = "lines"
"""Kinds of form fields: a line of text; one in each language; a whole number; yes or no; one of some words; several
of them; lines of TOML, an inline table each."""


class FormField(NamedTuple):
    """One key of a card file, as a field of the form."""

    key: str
    kind: str
    right: tuple[str, ...] = ()
    """The allowed words, for a field of words; the first is the default, unless the field is needed."""
    longest: int = 0
    """The most characters of a text, or the highest whole number; 0 for no limit."""
    like: str = ""
    """An example of a valid value."""
    needed: bool = False
    seldom: bool = False
    """Whether few cards have this field."""


class SetForm(NamedTuple):
    """The form of a set: the fields of its head, then those of each card."""

    table: str
    """The name of the file's table of cards."""
    head: tuple[FormField, ...]
    card: tuple[FormField, ...]


Values = dict[str, Any]
"""Entered values by key: texts, numbers, booleans, lists of words, texts by language; not validated."""


class Editor(ABC, Generic[S, D]):
    """A game's editor for sets of a user's own cards: it reads, writes and draws them and makes decks of them."""

    form: ClassVar[SetForm]

    @abstractmethod
    def examine(self, text: str, source: str) -> tuple[S | None, list[Trouble]]:
        """Return the set of cards in a TOML text and everything that is wrong with it, one of the two empty."""

    @abstractmethod
    def write(self, found: S) -> str:
        """Return a set of cards as TOML."""

    @abstractmethod
    def label(self, found: S, language: str) -> tuple[str, str]:
        """Return the name of a set of cards and its title in a language."""

    @abstractmethod
    def starts(self) -> list[S]:
        """Return the shipped sets that a new one may begin as a copy of."""

    @abstractmethod
    def say(self, found: S, at: int, language: str) -> str:
        """Return what a card of a set does, in words; ``at`` is the card's index."""

    @abstractmethod
    def hear(self, text: str, language: str, values: Values) -> str:
        """Parse the text of a card into the value of its power's form field; raises a Trouble if that fails."""

    def samples(self, language: str) -> dict[str, list[str]]:
        """Return sentences that ``hear`` understands, from which a card's text may begin, under what they are for."""
        return {}

    @abstractmethod
    def draw(self, found: S, at: int, language: str) -> str:
        """Return a card of a set as it is printed: an SVG document; ``at`` is the card's index."""

    @abstractmethod
    def deck(self, found: S) -> tuple[D, list[str]]:
        """Return a legal deck with these cards, filled up with shipped ones, and the names of those left out.

        Raises a Trouble where there can be none.
        """

    def put(self, deck: D, found: S) -> tuple[D, list[str]]:
        """Return a legal deck with the cards of a set in the place of its own, and in words what else had to change.

        Raises a Trouble where a set has nothing to put there.
        """
        raise Illegal("set-unput")

    def word(self, key: str, word: str, language: str) -> str:
        """Return the title of one of the allowed values of a form field, in a language."""
        return word


def compose(form: SetForm, head: Mapping[str, Any], cards: Sequence[Mapping[str, Any]]) -> str:
    """Return the TOML file of a set of cards from the values entered in its form, valid or not."""
    lines = rows(form.head, head)
    for card in cards:
        lines += ["", f"[[{form.table}]]", *rows(form.card, card)]
    return "\n".join(lines) + "\n"


def rows(fields: tuple[FormField, ...], values: Mapping[str, Any]) -> list[str]:
    """Return the TOML lines of the fields of a form with these values, without fields that are empty."""
    found = []
    for field in fields:
        value = values.get(field.key)
        if field.kind == BOTH and isinstance(value, dict):
            value = {key: str(text) for key, text in value.items()} if any(value.values()) else ""
        if value is not False and value not in (None, "", []):
            found += f"{field.key} = {written(field.kind, value)}".split("\n")
    return found


def written(kind: str, value: Any) -> str:  # noqa: ANN401 (any entered value)
    """Return the value of a form field of this kind as TOML."""
    if kind == LINES:
        inside = [f"  {line.strip().rstrip(',')}," for line in str(value).splitlines() if line.strip()]
        return "\n".join(["[", *inside, "]"])
    if isinstance(value, list):
        return data.inline([str(one) for one in value])
    return data.inline(value if isinstance(value, dict | int) else str(value))


def decompose(form: SetForm, text: str) -> tuple[Values, list[Values]]:
    """Return the form's values from a TOML file, the head's and each card's; raises Unreadable for no TOML."""
    whole = data.read_toml(text, "")
    cards = whole.get(form.table)
    tables = [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []
    return entered(form.head, whole), [entered(form.card, card) for card in tables]


def entered(fields: tuple[FormField, ...], table: Mapping[str, Any]) -> Values:
    """Return the values of a TOML table as the fields of a form show them."""
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


def places(form: SetForm, text: str) -> list[int]:
    """Return the number of the line on which each card of a TOML file begins, from 1."""
    heads = (f"[[{form.table}]]", f"[[ {form.table} ]]")
    return [number for number, line in enumerate(text.splitlines(), 1) if line.strip() in heads]
