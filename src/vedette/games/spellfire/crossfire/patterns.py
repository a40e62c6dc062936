"""The regular expressions of ``english.toml`` and of the files of sayings: how other people's card texts are read."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from vedette.games.spellfire.powers.phrase import SETS
from vedette.games.spellfire.powers.words import (
    CARRIED,
    CHAMPIONS,
    EVENT,
    GEAR,
    HOLDING,
    KINDS,
    REALM,
    ROUND_FOUR,
    RULE,
)

SAYINGS: Final = (
    "sayings", "choices", "strengths", "permits", "fights", "removals", "places", "bearers", "champions", "gear",
    "spells",
)  # fmt: skip
"""The files of whole sentences, in the order in which they are tried."""
CAPITALS: Final = re.compile(r"\{([A-Z_]+)\}")
ON: Final = {
    **{name: 1 << kind for kind, name in enumerate(KINDS)},
    **SETS,
    "attached": CARRIED | ROUND_FOUR,
    "brief": 1 << KINDS.index("ally") | ROUND_FOUR,
    "fighter": CHAMPIONS | CARRIED | ROUND_FOUR,
    "staying": CHAMPIONS | GEAR,
    "placed": 1 << REALM | 1 << HOLDING,
    "anywhere": 1 << EVENT | 1 << RULE,
    "anything": (1 << len(KINDS)) - 1,
}
"""Kinds of cards that a sentence stands on, by the names that the file uses."""
ANYTHING: Final = "anything"


class Saying(NamedTuple):
    """A sentence that is understood, for cards of some kinds: by a verb, or by the clauses that it stands for."""

    pattern: re.Pattern[str]
    verb: str
    kinds: int
    power: tuple[dict[str, object], ...]
    """Clauses as card files write them, with the names of slots in braces."""


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
    sequel: dict[str, re.Pattern[str]]
    rules: tuple[Saying, ...]
    titles: dict[str, str]
    """What names of cards in a list mean: ``wish spells``."""
    settled: dict[str, str]
    """Cards of our own whose text reads otherwise, and why ours counts."""


def one_of(alternatives: list[str]) -> re.Pattern[str]:
    """Return the pattern of any of these."""
    return re.compile("|".join(alternatives))


def sayings(rules: list[dict[str, Any]], words: dict[str, str]) -> tuple[Saying, ...]:
    """Return sentences as the files have them, with the words in capitals between braces written out."""
    found = []
    for rule in rules:
        says = rule["says"]
        while CAPITALS.search(says):
            says = CAPITALS.sub(lambda part: f"(?:{words[part[1]]})", says)
        kinds = 0
        for name in rule.get("on", ANYTHING).split():
            kinds |= ON[name]
        found.append(Saying(re.compile(says), rule.get("verb", ""), kinds, tuple(rule.get("power", ()))))
    return tuple(found)


def _table(name: str) -> dict[str, Any]:
    """Return one of the files."""
    file = resources.files("vedette") / "games" / "spellfire" / "crossfire" / name
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def patterns() -> Patterns:
    """Return the patterns of the files."""
    told, more = _table("english.toml"), [_table(f"{name}.toml") for name in SAYINGS]
    words = {name: says for table in more for name, says in table.get("words", {}).items()}
    rules = [rule for table in more for rule in table["rules"]]
    return Patterns(
        plain=tuple((re.compile(what), with_) for what, with_ in told["plain"]),
        moot=one_of(told["moot"]),
        idle=tuple((name, re.compile(what)) for name, what in told["idle"]),
        telling=one_of(told["telling"]),
        forbidden=one_of(told["forbidden"]),
        harmless=one_of(told["harmless"]),
        side={name: re.compile(what) for name, what in told["side"].items()},
        noun={name: re.compile(what) for name, what in told["noun"].items()},
        sequel={name: re.compile(what) for name, what in told["sequel"].items()},
        rules=sayings([*told["rule"], *rules], words),
        titles=dict(told["titles"]),
        settled=dict(told["settled"]),
    )
