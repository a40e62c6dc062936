"""The one command, ``vedette``: its sub-commands, its languages, its exit status, its one-line errors."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, Final

from vedette import COMPILED, __version__
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, explain, say, unbroken

if TYPE_CHECKING:
    from collections.abc import Sequence

DONE: Final = 0
INVALID: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


class Usage(Exception):  # noqa: N818 (what the command line was wrong about)
    """A command line that cannot be taken, in words."""


def main() -> None:
    """Run the command line and leave with its exit status."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status: 0 done, 1 invalid input or the answer is no, 2 wrong usage.

    Whatever goes wrong is one line on standard error.
    """
    language = spoken()
    try:
        arguments, language, as_json = shared(arguments, language)
        status = dispatch(arguments, language, as_json=as_json)
        sys.stdout.flush()
    except Usage as wrong:
        return complain(language, str(wrong), USAGE)
    except Trouble as trouble:
        return complain(language, explain(trouble, language), INVALID)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # typer's own way to say that nobody reads on
        # Neither do we write on, not even when Python flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return BROKEN_PIPE
    return status


def complain(language: str, words: str, status: int) -> int:
    """Print one line on standard error and return the status."""
    sys.stderr.write(f"vedette: {unbroken(language, ' '.join(words.split()))}\n")
    return status


def spoken() -> str:
    """Return the language to speak until the command line says otherwise: the environment's, else English."""
    for name in ("VEDETTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if told := os.environ.get(name, ""):
            return told[:2].lower() if told[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def shared(arguments: Sequence[str], language: str) -> tuple[list[str], str, bool]:
    """Return the arguments without the options that every command takes, anywhere: ``--lang`` and ``--json``."""
    rest: list[str] = []
    as_json = False
    waiting = list(arguments)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            return [*rest, word, *waiting], language, as_json
        if word == "--json":
            as_json = True
        elif word == "--lang" or word.startswith("--lang="):
            told = word.partition("=")[2] if "=" in word else waiting.pop(0) if waiting else ""
            if told not in LANGUAGES:
                raise Usage(say(language, "usage-lang", name=told, languages=", ".join(LANGUAGES)))
            language = told
        else:
            rest.append(word)
    return rest, language, as_json


def dispatch(arguments: list[str], language: str, *, as_json: bool) -> int:
    """Run the sub-command; ``--version`` needs none."""
    if arguments == ["--version"]:
        return version(as_json=as_json)
    from vedette.command.app import USAGE_ERRORS, app, usage  # noqa: PLC0415 (--version answers at once)
    from vedette.command.console import Console  # noqa: PLC0415 (as above)

    console = Console(language, as_json=as_json)
    try:
        status: Any = app(language).main(arguments, prog_name="vedette", standalone_mode=False, obj=console)
    except USAGE_ERRORS as wrong:
        raise Usage(usage(wrong, language)) from wrong
    return status if isinstance(status, int) else DONE


def version(*, as_json: bool) -> int:
    """Print what this is."""
    if as_json:
        sys.stdout.write(f'{{"name": "vedette", "version": "{__version__}", "compiled": {str(COMPILED).lower()}}}\n')
    else:
        sys.stdout.write(f"vedette {__version__} (compiled: {'yes' if COMPILED else 'no'})\n")
    return DONE
