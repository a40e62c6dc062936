"""The spaces of French: its sentences are written with plain ones, and set once, when they are read."""

import re
from typing import Final

APART: Final = re.compile(r"(?<=[^\s|\]=]) (?=[;:?»%]|!(?!\[))|(?<=«) ")
"""The spaces at which no French line breaks: beside a sign, if it is not one of Markdown’s or Fluent’s.

JavaScript reads it as Python does: ``vedette.schema`` writes it for the build of the page's words.
"""


def typeset(language: str, text: str) -> str:
    """Return a text with no-break spaces where its language does not break a line; English has none."""
    return APART.sub("\N{NO-BREAK SPACE}", text) if language == "fr" else text
