"""The command ``vedette``: options for all sub-commands, language, exit status, one-line errors."""

from __future__ import annotations

import errno
import gc
import io
import os
import re
import sys
from typing import TYPE_CHECKING, Any, Final

from vedette import COMPILED, __version__
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, explain, say

if TYPE_CHECKING:
    from collections.abc import Sequence

DONE: Final = 0
INVALID: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
COLLECT: Final = 100_000
"""New objects between two runs of the garbage collector: looking through what was just imported, which is there until
the end, takes a tenth of the time of a short command.
"""


class Usage(Exception):
    """Wrong usage; the argument is the message for the user."""


def main() -> None:
    """Run the command line and leave with its exit status."""
    gc.set_threshold(COLLECT)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by who started the command
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 (for the whole run)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without our letters shows "?" for them
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status: 0 done, 1 invalid input or the answer is no, 2 wrong usage.

    An error is one line on standard error.
    """
    language = spoken()
    try:
        arguments, language, as_json = shared(arguments, language)
        status = dispatch(arguments, language, as_json=as_json)
        sys.stdout.flush()
    except Usage as wrong:
        return complain(str(wrong), USAGE)
    except Trouble as trouble:
        return complain(explain(trouble, language), INVALID)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # typer turns a closed pipe into SystemExit
        silence()
        return BROKEN_PIPE
    except OSError as error:  # a full disk, behind standard output or elsewhere
        silence()
        message = "file-full" if error.errno == errno.ENOSPC else "command-failed"
        return complain(say(language, message, words=str(error)), INVALID)
    return status


def silence() -> None:
    """Redirect standard output to the null device, so that Python's last flush of it does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def complain(words: str, status: int) -> int:
    """Print a message as one line on standard error and return the exit status."""
    line = re.sub(r"[ \n]+", " ", words.strip())
    sys.stderr.write(f"vedette: {line}\n")
    return status


def spoken() -> str:
    """Return the language that environment variables name, else English."""
    for name in ("VEDETTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def shared(arguments: Sequence[str], language: str) -> tuple[list[str], str, bool]:
    """Return the arguments without the global options ``--lang`` and ``--json``, then these; raises Usage."""
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
            value = word.partition("=")[2] if "=" in word else waiting.pop(0) if waiting else ""
            if value not in LANGUAGES:
                raise Usage(say(language, "usage-lang", name=value, languages=", ".join(LANGUAGES)))
            language = value
        else:
            rest.append(word)
    return rest, language, as_json


def dispatch(arguments: list[str], language: str, *, as_json: bool) -> int:
    """Run the sub-command of a command line, or ``--version``; return its exit status. Raises Usage."""
    if arguments == ["--version"]:
        return version(as_json=as_json)
    from vedette.commands.app import USAGE_ERRORS, app, usage  # noqa: PLC0415 (--version answers at once)
    from vedette.commands.console import Console  # noqa: PLC0415 (as above)

    console = Console(language, as_json=as_json)
    try:
        status: Any = app(language, *arguments[:1]).main(
            arguments, prog_name="vedette", standalone_mode=False, obj=console
        )
    except USAGE_ERRORS as wrong:
        raise Usage(usage(wrong, language)) from wrong
    return status if isinstance(status, int) else DONE


def version(*, as_json: bool) -> int:
    """Print the program's version and whether its engine is compiled; return the exit status."""
    if as_json:
        sys.stdout.write(f'{{"name": "vedette", "version": "{__version__}", "compiled": {str(COMPILED).lower()}}}\n')
    else:
        sys.stdout.write(f"vedette {__version__} (compiled: {'yes' if COMPILED else 'no'})\n")
    return DONE
