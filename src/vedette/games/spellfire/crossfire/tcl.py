"""Lists of Tcl, as CrossFire keeps its cards: words, braces within braces, quotation marks, backslashes."""

from typing import Final

from vedette.core.errors import Unreadable

BLANKS: Final = " \t\r\n"
PAIRS: Final = {"n": "\n", "t": "\t"}


def items(text: str, file: str = "", line: int = 1) -> list[tuple[str, int]]:
    """Return the items of a Tcl list, each with its line in the file; raises Unreadable for an open brace."""
    found: list[tuple[str, int]] = []
    at = 0
    while True:
        while at < len(text) and text[at] in BLANKS:
            at += 1
        if at >= len(text):
            return found
        here = line + text.count("\n", 0, at)
        if text[at] == "{":
            end = braced(text, at)
            if end < 0:
                raise Unreadable("crossfire-brace", {"file": file, "line": str(here)})
            found.append((text[at + 1 : end], here))
            at = end + 1
        else:
            end = quoted(text, at + 1) if text[at] == '"' else bare(text, at)
            if end < 0:
                raise Unreadable("crossfire-brace", {"file": file, "line": str(here)})
            found.append((plain(text[at + (text[at] == '"') : end]), here))
            at = end + (end < len(text) and text[end] == '"')


def braced(text: str, at: int) -> int:
    """Return the index in a Tcl text where the brace that opens at an index closes, -1 if nowhere."""
    depth = 0
    while at < len(text):
        letter = text[at]
        if letter == "\\":
            at += 1
        elif letter == "{":
            depth += 1
        elif letter == "}":
            depth -= 1
            if depth == 0:
                return at
        at += 1
    return -1


def quoted(text: str, at: int) -> int:
    """Return the index in a Tcl text of the quotation mark that closes one just before ``at``, -1 if none."""
    while at < len(text) and text[at] != '"':
        at += 2 if text[at] == "\\" else 1
    return at if at < len(text) else -1


def bare(text: str, at: int) -> int:
    """Return the index in a Tcl text where the unquoted word that begins at an index ends."""
    while at < len(text) and text[at] not in BLANKS:
        at += 2 if text[at] == "\\" else 1
    return min(at, len(text))


def plain(text: str) -> str:
    """Return a Tcl word with its backslash escapes replaced by what they stand for."""
    out: list[str] = []
    at = 0
    while at < len(text):
        if text[at] == "\\" and at + 1 < len(text):
            at += 1
            out.append(PAIRS.get(text[at], text[at]))
        else:
            out.append(text[at])
        at += 1
    return "".join(out)
