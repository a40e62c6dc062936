"""The command, called from a test."""

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, NamedTuple

from vedette import cli


class Said(NamedTuple):
    """What a command said, and the status it ended with."""

    status: int
    out: str
    err: str


def run(*words: str, stdin: str = "") -> Said:
    """Run the command in this process."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = cli.run(words)
    finally:
        sys.stdin = before
    return Said(status, out.getvalue(), err.getvalue())


def fails(status: int, *words: str, stdin: str = "") -> str:
    """Return the one line of a command that must fail with this status, and say nothing else."""
    told = run(*words, stdin=stdin)
    assert told.status == status, told
    assert told.out == ""
    assert told.err.startswith("vedette: ")
    assert told.err.endswith("\n")
    assert len(told.err.splitlines()) == 1, told.err
    return told.err


def answer(*words: str, stdin: str = "", status: int = 0) -> Any:  # noqa: ANN401 (JSON)
    """Return the JSON document of a command, which must be all that it prints."""
    told = run(*words, "--json", stdin=stdin)
    assert told.status == status, told
    assert told.out.endswith("\n")
    assert told.out.count("\n") == 1
    return json.loads(told.out)
