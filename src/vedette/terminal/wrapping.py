"""Lines for people at a terminal: broken between words, to its columns. What is piped stays as it is."""

from __future__ import annotations

import os
import textwrap
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import TextIO

NARROW: Final = 20
"""Columns below which nothing is broken: hardly a word would fit."""


def columns(out: TextIO) -> int:
    """Return the columns of the terminal behind a file, 0 where there is none."""
    try:
        return os.get_terminal_size(out.fileno()).columns if out.isatty() else 0
    except (OSError, ValueError):
        return 0


def broken(words: str, width: int) -> str:
    """Return the lines of a text broken between words; each goes on below its own beginning."""
    if width < NARROW:
        return words
    return "\n".join("\n".join(_rows(line, width)) for line in words.split("\n"))


def _rows(line: str, width: int) -> list[str]:
    margin = line[: len(line) - len(line.lstrip(" "))]
    rows = textwrap.wrap(
        line.rstrip(" "),
        width,
        subsequent_indent=margin,
        break_long_words=False,
        break_on_hyphens=False,
        expand_tabs=False,
        replace_whitespace=False,
    )
    return rows or [""]
