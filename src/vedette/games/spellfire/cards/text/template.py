"""Sentences that can be printed and parsed back: templates from the words of a language, filled from categories.

A template is a message of the Fluent files with nothing in it but text and ``{ $slots }``. A category prints a value
and finds every value that a text may hold from some place on; whoever asks prints what it found again, so that only
an exact reading counts.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Protocol

from fluent.syntax import FluentParser, ast

from vedette.core.language import sources

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

FILE: Final = "spellfire-power.ftl"


class Category(Protocol):
    """Prints values of one kind as words and parses them: a category."""

    def write(self, value: object) -> str | None:
        """Return a value in words, None for a value of another kind."""

    def find(self, text: str, at: int) -> list[tuple[object, int]]:
        """Return every value whose words begin at an index of a text, each with the index where they end."""


@cache
def messages(language: str) -> dict[str, list[tuple[bool, str]]]:
    """Return the templates of a language, lists of parts: a slot (True) or a text; an attribute is ``id.name``."""
    text = next(text for name, text in sources(language) if name == FILE)
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = [_part(element) for element in entry.value.elements]
            for form in entry.attributes:
                found[f"{entry.id.name}.{form.id.name}"] = [_part(element) for element in form.value.elements]
    return found


def _part(element: object) -> tuple[bool, str]:
    if isinstance(element, ast.TextElement):
        return False, str(element.value)
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral):
        return False, str(element.expression.value)
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
        return True, str(element.expression.id.name)
    raise TypeError(element)


def literal(templates: Mapping[str, list[tuple[bool, str]]], name: str) -> str:
    """Return the text of a template without slots."""
    return "".join([text for _, text in templates[f"phrase-{name}"]])


class Memo:
    """A category that caches what it found in the last text."""

    def __init__(self) -> None:
        self.text = ""
        self.found: dict[int, list[tuple[object, int]]] = {}

    def find(self, text: str, at: int) -> list[tuple[object, int]]:
        """Return every value whose words begin at an index of a text, each with the index where they end."""
        if text != self.text:
            self.text, self.found = text, {}
        if at not in self.found:
            self.found[at] = []  # a category that contains itself finds nothing there
            self.found[at] = list(self.search(text, at))
        return self.found[at]

    def search(self, text: str, at: int) -> Iterator[tuple[object, int]]:
        """Yield every value whose words begin at an index of a text, with the index where they end; not cached."""
        raise NotImplementedError


class FixedWords(Memo):
    """Prints and parses values each of which has a fixed wording."""

    def __init__(self, wordings: Mapping[object, str]) -> None:
        super().__init__()
        self.wordings = dict(wordings)

    def write(self, value: object) -> str | None:
        """Return the wording of a value, None where it has none."""
        return self.wordings.get(value)

    def search(self, text: str, at: int) -> Iterator[tuple[object, int]]:
        """Yield every value whose wording stands at an index of a text in whole words, and where it ends."""
        for value, wording in self.wordings.items():
            end = at + len(wording)
            if text.startswith(wording, at) and not text[end : end + 1].isalpha():
                yield value, end


class Integer(Memo):
    """Prints and parses whole numbers of a range, in digits."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least, self.most = least, most

    def write(self, value: object) -> str | None:
        """Return a number in digits, None for one out of the range."""
        return str(value) if isinstance(value, int) and self.least <= value <= self.most else None

    def search(self, text: str, at: int) -> Iterator[tuple[object, int]]:
        """Yield the number that stands at an index of a text, and the index where it ends."""
        end = at + 1 if text.startswith("-", at) else at
        while end < len(text) and text[end].isdecimal():
            end += 1
        digits = text[at:end]
        if digits not in ("", "-") and self.write(int(digits)) == digits:
            yield int(digits), end


class Quoted(Memo):
    """Prints and parses any text between the quotation marks of the language."""

    def __init__(self, opening: str, closing: str) -> None:
        super().__init__()
        self.opening, self.closing = opening, closing

    def write(self, value: object) -> str | None:
        """Return a text between the quotation marks, None for an empty one."""
        return f"{self.opening}{value}{self.closing}" if isinstance(value, str) and value else None

    def search(self, text: str, at: int) -> Iterator[tuple[object, int]]:
        """Yield the text between quotation marks that open at an index of a text, and the index where they end."""
        end = text.find(self.closing, at)
        if text.startswith(self.opening, at) and end > at:
            yield text[at + len(self.opening) : end], end + len(self.closing)


class Several(Memo):
    """Prints and parses rows of one or more values of a category, joined by words."""

    def __init__(self, one: Category, joint: str, comma: str = "") -> None:
        """Take the category of the values, the text before the last one, and that before those in the middle."""
        super().__init__()
        self.one, self.joint, self.comma = one, joint, comma or joint

    def write(self, value: object) -> str | None:
        """Return a row of values in words, None where there is none or one cannot be said."""
        parts = [self.one.write(one) for one in value] if isinstance(value, tuple) else []
        said = [part for part in parts if part is not None]
        if not said or None in parts:
            return None
        return self.joint.join([self.comma.join(said[:-1]), said[-1]] if len(said) > 1 else said)

    def search(self, text: str, at: int) -> Iterator[tuple[object, int]]:
        """Yield every row of values whose words begin at an index of a text, and the index where they end."""
        for value, end in self.one.find(text, at):
            yield (value,), end
            if text.startswith(self.joint, end):
                for other, last in self.one.find(text, end + len(self.joint)):
                    yield (value, other), last
            if text.startswith(self.comma, end):
                for more, last in self.find(text, end + len(self.comma)):
                    if isinstance(more, tuple) and len(more) > 1:
                        yield (value, *more), last


class MessageTemplate(Memo):
    """Prints and parses values by the template of one message, whose slots their parts fill."""

    def __init__(
        self,
        parts: list[tuple[bool, str]],
        slots: Mapping[str, Category],
        take: Callable[[object], dict[str, object] | None],
        make: Callable[[dict[str, object]], object],
    ) -> None:
        """``take`` gives the slots of a value, None for a value of another template; ``make`` is its inverse."""
        super().__init__()
        self.parts, self.slots, self.take, self.make = parts, slots, take, make

    def write(self, value: object) -> str | None:
        """Return a value in the words of the template, None for a value of another template."""
        taken = self.take(value)
        if taken is None:
            return None
        out = [self.slots[name].write(taken[name]) if slot else name for slot, name in self.parts]
        return "".join([part for part in out if part is not None]) if None not in out else None

    def search(self, text: str, at: int) -> Iterator[tuple[object, int]]:
        """Yield every value whose words begin at an index of a text, and the index where they end."""
        for taken, end in self._fill(text, at, 0):
            value = self.make(taken)
            if value is not None:
                yield value, end

    def _fill(self, text: str, at: int, part: int) -> Iterator[tuple[dict[str, object], int]]:
        if part == len(self.parts):
            yield {}, at
            return
        slot, name = self.parts[part]
        if not slot:
            if text.startswith(name, at):
                yield from self._fill(text, at + len(name), part + 1)
            return
        for value, end in self.slots[name].find(text, at):
            for taken, last in self._fill(text, end, part + 1):
                yield {name: value, **taken}, last


class AnyOf(Memo):
    """Prints a value by the first of several categories that can, and parses by all of them."""

    def __init__(self, choices: list[Category]) -> None:
        super().__init__()
        self.choices = choices

    def write(self, value: object) -> str | None:
        """Return a value in the words of the first category that can say it, None where none can."""
        for choice in self.choices:
            written = choice.write(value)
            if written is not None:
                return written
        return None

    def search(self, text: str, at: int) -> Iterator[tuple[object, int]]:
        """Yield every value that any of the categories finds at an index of a text, and the index where it ends."""
        for choice in self.choices:
            yield from choice.find(text, at)


class Mapped(Memo):
    """Prints and parses values by turning them into the values of another category and back."""

    def __init__(
        self, inner: Category, to: Callable[[object], object | None], of: Callable[[object], object | None]
    ) -> None:
        """``to`` gives the inner value of a value, ``of`` is its inverse; None is for what has none."""
        super().__init__()
        self.inner, self.to, self.of = inner, to, of

    def write(self, value: object) -> str | None:
        """Return a value in the words of the inner category, None where it cannot say it."""
        inner = self.to(value)
        return None if inner is None else self.inner.write(inner)

    def search(self, text: str, at: int) -> Iterator[tuple[object, int]]:
        """Yield every value whose words begin at an index of a text, and the index where they end."""
        for inner, end in self.inner.find(text, at):
            value = self.of(inner)
            if value is not None:
                yield value, end


class NamedParts(Memo):
    """Prints and parses values of named parts, in an order, each there or not, with blanks between."""

    def __init__(
        self,
        order: list[str],
        slots: Mapping[str, Category],
        take: Callable[[object], dict[str, object]],
        make: Callable[[dict[str, object]], object],
    ) -> None:
        """``take`` gives the parts that a value has; ``make`` is its inverse."""
        super().__init__()
        self.order, self.slots, self.take, self.make = order, slots, take, make

    def write(self, value: object) -> str | None:
        """Return a value in words, part after part, None where one cannot be said."""
        taken = self.take(value)
        out = [self.slots[name].write(taken[name]) for name in self.order if name in taken]
        return " ".join([part for part in out if part is not None]) if None not in out else None

    def search(self, text: str, at: int) -> Iterator[tuple[object, int]]:
        """Yield every value whose words begin at an index of a text, and the index where they end."""
        for taken, end in self._fill(text, at, 0, first=True):
            value = self.make(taken)
            if value is not None:
                yield value, end

    def _fill(self, text: str, at: int, part: int, *, first: bool) -> Iterator[tuple[dict[str, object], int]]:
        if part == len(self.order):
            yield {}, at
            return
        yield from self._fill(text, at, part + 1, first=first)
        if not first and not text.startswith(" ", at):
            return
        for value, end in self.slots[self.order[part]].find(text, at if first else at + 1):
            for taken, last in self._fill(text, end, part + 1, first=False):
                yield {self.order[part]: value, **taken}, last
