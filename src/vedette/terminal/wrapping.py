"""Wraps lines between words to the width of the terminal; output to a pipe is left as it is."""

from __future__ import annotations

import os
import textwrap
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import TextIO

NARROW: Final = 20
"""Below this many columns nothing is wrapped: hardly a word would fit."""


def columns(out: TextIO) -> int:
    """Return the width in columns of the terminal behind an output stream, 0 if it is no terminal."""
    try:
        return os.get_terminal_size(out.fileno()).columns if out.isatty() else 0
    except (OSError, ValueError):
        return 0


def broken(words: str, width: int) -> str:
    """Return a text with its lines wrapped between words to a width, each continued at its own indentation."""
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
