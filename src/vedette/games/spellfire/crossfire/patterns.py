"""The regular expressions of ``english.toml``: how other people's card texts are read."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import NamedTuple


class Patterns(NamedTuple):
    """Everything of the file, compiled."""

    plain: tuple[tuple[re.Pattern[str], str], ...]
    moot: re.Pattern[str]
    idle: tuple[tuple[str, re.Pattern[str]], ...]
    telling: re.Pattern[str]
    forbidden: re.Pattern[str]
    harmless: re.Pattern[str]
    side: dict[str, re.Pattern[str]]
    noun: dict[str, re.Pattern[str]]
    rules: tuple[tuple[re.Pattern[str], str], ...]
    settled: dict[str, str]
    """Cards of our own whose text reads otherwise, and why ours counts."""


def one_of(alternatives: list[str]) -> re.Pattern[str]:
    """Return the pattern of any of these."""
    return re.compile("|".join(alternatives))


@cache
def patterns() -> Patterns:
    """Return the patterns of the file."""
    file = resources.files("vedette") / "games" / "spellfire" / "crossfire" / "english.toml"
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    return Patterns(
        plain=tuple((re.compile(what), with_) for what, with_ in told["plain"]),
        moot=one_of(told["moot"]),
        idle=tuple((name, re.compile(what)) for name, what in told["idle"]),
        telling=one_of(told["telling"]),
        forbidden=one_of(told["forbidden"]),
        harmless=one_of(told["harmless"]),
        side={name: re.compile(what) for name, what in told["side"].items()},
        noun={name: re.compile(what) for name, what in told["noun"].items()},
        rules=tuple((re.compile(rule["says"]), rule["verb"]) for rule in told["rule"]),
        settled=dict(told["settled"]),
    )
