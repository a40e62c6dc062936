"""A linear scan of a TOML or JSON text before it is parsed.

Parsers take time or memory out of proportion for keys of very many parts, deep brackets and long numbers, which no
valid file has. The scan finds the first place that exceeds a limit.
"""

import re
from typing import Final

DEEPEST: Final = 24
"""The most brackets that may be nested in each other."""
PARTS: Final = 8
"""The most dots that a key may have."""
LONGEST: Final = 64
"""The most characters of a number, or of a key without quotes."""

TOML: Final = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*+"""|"(?:[^"\\\n]|\\.)*+"|'''
    r"""'''(?:[^']|'(?!''))*+'''|'[^'\n]*+'|"""
    r"""#[^\n]*+|[\w+-]++|["'\[\]{}.,=\n]""",
    re.DOTALL,
)
JSON: Final = re.compile(r'"(?:[^"\\]|\\.)*+"|[\w+.-]++|["\[\]{}]', re.DOTALL)


def toml(text: str) -> int:
    """Return the offset at which a TOML text exceeds a limit, -1 for one that does not."""
    depth = dots = 0
    for token in TOML.finditer(text):
        word = token[0]
        first = word[0]
        if word in ("'", '"'):  # an unclosed quote: the parser stops here too
            return -1
        if first in "[{":
            depth, dots = depth + 1, 0
        elif first in "]}":
            depth -= 1
        elif first == ".":
            dots += 1
        elif first in "=,\n":
            dots = 0
        elif first not in "\"'#" and len(word) > LONGEST:
            return token.start()
        if depth > DEEPEST or dots > PARTS:
            return token.start()
    return -1


def json(text: str) -> int:
    """Return the offset at which a JSON text exceeds a limit, -1 for one that does not."""
    depth = 0
    for token in JSON.finditer(text):
        word = token[0]
        if word == '"':
            return -1
        if word in "[{":
            depth += 1
        elif word in "]}":
            depth -= 1
        elif word[0] != '"' and len(word) > LONGEST:
            return token.start()
        if depth > DEEPEST:
            return token.start()
    return -1
