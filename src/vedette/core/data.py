"""TOML and JSON parsed into plain data, with the line and the column of an error; and their values written."""

import json
import math
import re
import tomllib
from typing import Final, TypeVar

from vedette.core import scan
from vedette.core.errors import Trouble, Unreadable

T = TypeVar("T")

LIKE_JSON: Final = re.compile(r"\s*(\{|\[\s*(\{|\]))")
"""The pattern with which a JSON object, or a list of them, begins, and no TOML text does."""
BROUGHT: Final = "[[own]]\n"
"""The line in a deck's canonical text that begins the cards that it brings along, nested under ``own``."""
AT: Final = re.compile(r"\(at line (\d+), column (\d+)\)")


def read(text: str, file: str) -> object:
    """Return the data of a TOML or JSON text; raises Unreadable."""
    return read_json(text, file) if LIKE_JSON.match(text) else read_toml(text, file)


def read_toml(text: str, file: str) -> dict[str, object]:
    """Return the data of a TOML text; raises Unreadable."""
    _bounded(text, scan.toml(text), file)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also digits without end, brackets without end
        at = AT.search(str(error))
        line, column = (at[1], at[2]) if at else (str(max(1, len(text.splitlines()))), "1")
        raise Unreadable("toml-syntax", {"file": file, "line": line, "column": column}) from error


def read_json(text: str, file: str) -> object:
    """Return the data of a JSON text; raises Unreadable, also for a repeated key and for NaN or infinity."""
    _bounded(text, scan.json(text), file)
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_finite, parse_float=_finite)
    except json.JSONDecodeError as error:
        place = {"file": file, "line": str(error.lineno), "column": str(error.colno)}
        raise Unreadable("json-syntax", place) from error
    except KeyError as error:
        raise Unreadable("json-twice", {"file": file, "key": str(error.args[0])}) from error
    except OverflowError as error:
        number = str(error)
        at = next(token.start() for token in scan.JSON.finditer(text) if token[0].startswith(number))
        raise Unreadable("json-number", _place(text, at, file) | {"number": number}) from error


def _bounded(text: str, at: int, file: str) -> None:
    """Raise Unreadable for a text that exceeds the limits of ``scan`` at an offset; -1 is nowhere."""
    if at >= 0:
        values = {"deep": str(scan.DEEPEST), "parts": str(scan.PARTS), "long": str(scan.LONGEST)}
        raise Unreadable("data-bounds", _place(text, at, file) | values)


def _place(text: str, at: int, file: str) -> dict[str, str]:
    """Return the file, the line and the column of an offset in a text, as an error tells them."""
    line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
    return {"file": file, "line": str(line), "column": str(column)}


class LineNumbers:
    """The line numbers of keys in a TOML file, for errors. In a text of another shape no line is found.

    Keys are found by the table of the list that they stand in, from 0, or -1 for those before the first; an inline
    table on a line of its own by the key of its list and its number there, from 1: ``power 2``.
    """

    def __init__(self, text: str, table: str) -> None:
        """Note the line of every ``[[table]]`` and of every key under it."""
        self.at: dict[tuple[int, str], int] = {}
        index, entry, within = -1, 0, ""
        for number, line in enumerate(text.splitlines(), 1):
            if re.match(rf"\s*\[\[\s*['\"]?{table}['\"]?\s*\]\]", line):
                index += 1
                self.at[index, ""] = number
            elif re.match(r"\s*\{", line):
                entry += 1
                self.at[index, f"{within} {entry}"] = number
            elif key := re.match(r"\s*['\"]?([\w-]+)['\"]?\s*[.=]", line):
                entry, within = 0, key[1]
                self.at.setdefault((index, within), number)

    def line(self, index: int, key: str) -> str:
        """Return the line number of a key (or of its first part), else of its table, as text; empty for none."""
        for part in (key, re.split(r"[. ]", key)[0], ""):
            if found := self.at.get((index, part), 0):
                return str(found)
        return ""


def whole(value: T | None, faults: list[Trouble]) -> T:
    """Return the result of reading a file; where it is None, raise the first of the faults that were found."""
    if value is None:
        raise faults[0]
    return value


def shown(value: object) -> str:
    """Return an input value as an error quotes it; empty for None."""
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, default=str, ensure_ascii=False)


def quote(text: str) -> str:
    """Return a text in quotes, escaped so that TOML and JSON both read it."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def inline(value: object) -> str:
    """Return a text, an integer, a boolean, or a list or table of such values as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {inline(one)}" for key, one in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([inline(one) for one in value]) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return quote(value) if isinstance(value, str) else str(value)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise KeyError(key)
        found[key] = value
    return found


def _finite(number: str) -> float:
    value = float(number)
    if not math.isfinite(value):
        raise OverflowError(number)
    return value
