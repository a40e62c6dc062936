"""A command's output: sentences or one JSON document on standard output, progress on standard error."""

from __future__ import annotations

import json
import secrets
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final, TextIO, TypeVar

import typer

from vedette.core import file
from vedette.core.language import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

Item = TypeVar("Item")

STDIN: Final = "-"
NO: Final = 1
"""The exit status of a command whose answer is no."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="command-game")]
DeckName = Annotated[str, typer.Option("--deck", metavar="DECK", help="command-deck-option")]
TheirDeck = Annotated[str, typer.Option("--their-deck", metavar="DECK", help="command-their-deck-option")]
OptionNames = Annotated[list[str] | None, typer.Option("--option", metavar="NAME", help="command-option-option")]
Starter = Annotated[str, typer.Option("--starter", metavar="CHAMPION", help="command-starter-option")]
SomeGame = Annotated[str, typer.Argument(metavar="[GAME]", help="command-game")]
Code = Annotated[str, typer.Option("--code", metavar="CODE", help="command-code-option")]
Grade = Annotated[int | None, typer.Option("--grade", metavar="1-5", min=1, max=5, help="command-grade-option")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", min=0, max=(1 << 64) - 1, help="command-seed-option")]
MOST: Final = 10**15
"""The most games, deals or nodes that an option takes: more than anybody waits for, and any counter holds it."""
Budget = Annotated[
    int | None, typer.Option("--budget", metavar="NODES", min=0, max=MOST, help="command-patience-option")
]
Deals = Annotated[int | None, typer.Option("--deals", metavar="N", min=1, max=MOST, help="command-deals-option")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=1, max=256, help="command-jobs-option")]
PATROLS: Final = "twelve-patrols"
"""The game that is assumed where a command may be given a deck alone."""
METERED: Final = 1000
"""How many steps the progress bar of a share has."""


class Console:
    """The output of one command. With ``as_json`` only the document of ``answer`` goes to standard output."""

    def __init__(self, language: str, *, as_json: bool = False) -> None:
        self.language = language
        self.as_json = as_json

    def say(self, message: str, **values: str | float) -> str:
        """Return the text of a message id in the console's language, with these values in it."""
        return say(self.language, message, **values)

    def print(self, text: str = "") -> None:
        """Print a text and a line feed to standard output; nothing with ``as_json``."""
        self.write(f"{text}\n")

    @property
    def heard(self) -> TextIO:
        """The stream for a dialogue: standard output, or standard error with ``as_json``."""
        return sys.stderr if self.as_json else sys.stdout

    @property
    def interruptible(self) -> bool:
        """Whether a user at a terminal may interrupt: long tasks then run in a process that can be killed.

        A terminal on standard error counts: a progress bar that is drawn there has to be removed.
        """
        return sys.stdin.isatty() or sys.stderr.isatty()

    def write(self, text: str) -> None:
        """Write a text to standard output just as it is; with ``as_json`` write nothing."""
        if not self.as_json:
            sys.stdout.write(text)

    def tell(self, message: str, **values: str | float) -> None:
        """Print the text of a message id, with these values in it, to standard output; nothing with ``as_json``."""
        self.print(self.say(message, **values))

    def note(self, text: str) -> None:
        """Print a line of text on standard error, with ``as_json`` too."""
        sys.stderr.write(f"{text}\n")

    def answer(self, document: object) -> None:
        """Print a command's result as one line of JSON to standard output; nothing without ``as_json``."""
        if self.as_json:
            other = (sys.stdout.encoding or "utf-8").lower().replace("-", "") != "utf8"  # then letters are escaped
            sys.stdout.write(json.dumps(document, ensure_ascii=other) + "\n")

    def refuse(self) -> None:
        """Exit from the command with status 1, that of an answer of no."""
        raise typer.Exit(NO)

    @contextmanager
    def _bar(self, total: float) -> Iterator[Callable[[float], None]]:
        """Yield a function that sets how much is done; it draws a progress bar where standard error is a terminal."""
        if not sys.stderr.isatty() or total < 2:
            yield lambda _: None
            return
        from rich.console import Console as Terminal
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

        columns = (BarColumn(None), TaskProgressColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Terminal(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=total)
            yield lambda done: bar.update(task, completed=done)

    @contextmanager
    def meter(self) -> Iterator[Callable[[int, int], None]]:
        """Yield a function that shows progress: it is called with how much is done, and how much there is."""
        with self._bar(METERED) as move:
            yield lambda done, total: move(done / total * METERED)

    def watch(self, results: Iterable[Item], total: int) -> Iterator[Item]:
        """Yield the same results one by one, and show how many of ``total`` came on a progress bar."""
        with self._bar(total) as move:
            for done, result in enumerate(results, 1):
                move(done)
                yield result


def console(context: typer.Context) -> Console:
    """Return the console of the running command; raises LookupError if it has none."""
    found = context.find_object(Console)
    if found is None:
        raise LookupError
    return found


def seed_or_any(seed: int | None) -> int:
    """Return the seed, or a random one if None."""
    return secrets.randbits(64) if seed is None else seed


def several(text: str) -> list[str]:
    """Return the parts of a text between commas, without spaces and empty parts."""
    return [word.strip() for word in text.split(",") if word.strip()]


def text_of(path: Path) -> tuple[str, str]:
    """Return the text of a file, or of standard input for ``-``, and its name for error messages."""
    if str(path) == STDIN:
        return file.decode(sys.stdin.buffer.read(file.LARGEST + 1), "stdin"), "stdin"
    return file.read(path), str(path)
