"""The console: where a command's answer goes, as sentences or as one JSON document, and its progress beside it."""

from __future__ import annotations

import json
import secrets
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final, TextIO, TypeVar

import typer

from vedette.core import file
from vedette.core.language import say, unbroken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

Item = TypeVar("Item")

STDIN: Final = "-"
NO: Final = 1
"""The exit status of an answer that is no."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="command-game")]
DeckName = Annotated[str, typer.Option("--deck", metavar="DECK", help="command-deck-option")]
OptionNames = Annotated[list[str] | None, typer.Option("--option", metavar="NAME", help="command-option-option")]
Starter = Annotated[str, typer.Option("--starter", metavar="CHAMPION", help="command-starter-option")]
SomeGame = Annotated[str, typer.Argument(metavar="[GAME]", help="command-game")]
Code = Annotated[str, typer.Option("--code", metavar="CODE", help="command-code-option")]
Grade = Annotated[int | None, typer.Option("--grade", metavar="1-5", min=1, max=5, help="command-grade-option")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", min=0, max=(1 << 64) - 1, help="command-seed-option")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=1, max=256, help="command-jobs-option")]
PATROLS: Final = "twelve-patrols"
"""The game that is meant where a command may be given a deck alone."""
METERED: Final = 1000
"""Steps of a bar that is told shares."""


class Console:
    """One command's voice. With ``as_json`` nothing but ``answer``'s document reaches standard output."""

    def __init__(self, language: str, *, as_json: bool = False) -> None:
        """Speak this language."""
        self.language = language
        self.as_json = as_json

    def say(self, message: str, **values: str | float) -> str:
        """Return a message in the console's language."""
        return say(self.language, message, **values)

    def print(self, text: str = "") -> None:
        """Print lines for people; nothing where JSON is wanted."""
        self.write(f"{unbroken(self.language, text)}\n")

    @property
    def heard(self) -> TextIO:
        """Where a dialogue is spoken: standard output, or beside the one JSON document where that is wanted."""
        return sys.stderr if self.as_json else sys.stdout

    def write(self, text: str) -> None:
        """Write the text of a file as it is; nothing where JSON is wanted."""
        if not self.as_json:
            sys.stdout.write(text)

    def tell(self, message: str, **values: str | float) -> None:
        """Print a message for people."""
        self.print(self.say(message, **values))

    def note(self, text: str) -> None:
        """Print a line beside the answer, on standard error."""
        sys.stderr.write(f"{unbroken(self.language, text)}\n")

    def answer(self, document: object) -> None:
        """Print the JSON document, where it is wanted."""
        if self.as_json:
            sys.stdout.write(json.dumps(document, ensure_ascii=False) + "\n")

    def refuse(self) -> None:
        """End the command: the answer is no."""
        raise typer.Exit(NO)

    @contextmanager
    def _bar(self, total: float) -> Iterator[Callable[[float], None]]:
        """Give a function to call with how much is done; a bar on standard error where that is a terminal."""
        if not sys.stderr.isatty() or total < 2:
            yield lambda _: None
            return
        from rich.console import Console as Terminal  # noqa: PLC0415 (slow to import, seldom wanted)
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn  # noqa: PLC0415 (slow to import)

        columns = (BarColumn(None), TaskProgressColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Terminal(stderr=True), transient=True) as bar:
            task = bar.add_task("", total=total)
            yield lambda done: bar.update(task, completed=done)

    @contextmanager
    def meter(self) -> Iterator[Callable[[int, int], None]]:
        """Give a function to call with how much of how much is done."""
        with self._bar(METERED) as move:
            yield lambda done, total: move(done / total * METERED)

    def watch(self, results: Iterable[Item], total: int) -> Iterator[Item]:
        """Yield results as they come, with progress."""
        with self._bar(total) as move:
            for done, result in enumerate(results, 1):
                move(done)
                yield result


def console(context: typer.Context) -> Console:
    """Return the console of the running command."""
    found = context.find_object(Console)
    if found is None:
        raise LookupError
    return found


def seed_or_any(seed: int | None) -> int:
    """Return the seed, or a new one where none was given."""
    return secrets.randbits(64) if seed is None else seed


def text_of(path: Path) -> tuple[str, str]:
    """Return the text of a file, or of standard input for ``-``, and the name that errors call it by."""
    if str(path) == STDIN:
        return file.decode(sys.stdin.buffer.read(file.LARGEST + 1), "stdin"), "stdin"
    return file.read(path), str(path)
