"""Levels and tails of noun phrases: ``of level 4 or less``, ``with the word "fire" in the title``, ``not elves``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from vedette.games.spellfire.crossfire.patterns import patterns
from vedette.games.spellfire.powers.words import CHAMPIONS, LEAST, MOST, PRINTED, Sort

if TYPE_CHECKING:
    from collections.abc import Callable

    Told = tuple[Sort, ...]
    Nouns = Callable[[str], Told | None]


LESS: Final = ("less", "lower", "below")


def measured(text: str, nouns: Nouns) -> Told | None:
    """Return descriptions that ask for levels, () where they are not certain, None for a text that names no levels."""
    said = patterns().noun
    if found := said["between"].match(text) or said["levels"].match(text):
        inner = nouns(found["x"])
        low, high = sorted((int(found["n"]), int(found["n2"])))
        return tuple(sort._replace(least=low, most=high) for sort in inner) if inner and high == low + 1 else ()
    if found := said["ahead"].match(text):
        return nouns(f"{found['x']} of level {found['n']} or {found['b']}") or ()
    for name in ("level", "plus"):
        if found := said[name].match(text):
            inner = nouns(found[1])
            return levelled(inner, found) if inner else ()
    return None


def levelled(sorts: Told, found: re.Match[str]) -> Told:
    """Return descriptions that ask for the levels of ``of level 4 or less`` or ``of +3 or more``."""
    groups = found.groups()
    printed = len(groups) == 4 and (groups[1] is not None or found[0].endswith("(unmodified)"))
    level, bound = int(groups[-2]), groups[-1]
    least, most = (-99, level) if bound in LESS else (level, MOST) if bound else (level, level)
    return tuple(sort._replace(measure=PRINTED if printed else 0, least=least, most=most) for sort in sorts)


def _under(sorts: Told, found: re.Match[str], _nouns: Nouns) -> Told:
    """Read ``of less than +4``."""
    number = int(found["n"]) - 1
    return tuple(sort._replace(least=LEAST, most=number) for sort in sorts)


def _over(sorts: Told, found: re.Match[str], _nouns: Nouns) -> Told:
    """Read ``with a bonus greater than +3``."""
    return tuple(sort._replace(least=int(found["n"]) + 1, most=MOST) for sort in sorts)


def _exactly(sorts: Told, found: re.Match[str], _nouns: Nouns) -> Told:
    """Read ``of level 1 or 2``."""
    low, high = sorted((int(found["n"]), int(found["n2"])))
    return tuple(sort._replace(least=low, most=high) for sort in sorts) if high == low + 1 else ()


def _worded(sorts: Told, found: re.Match[str], _nouns: Nouns) -> Told:
    """Read ``with the words "fire" or "flame" in the title``."""
    words = [word.strip(" ,.") for word in re.split(r"[\"',]+|\bor\b|\band\b|/", found["w"]) if word.strip(" ,.")]
    plain = all(re.fullmatch(r"[a-z' ]+", word) for word in words)
    return tuple(sort._replace(part=word) for sort in sorts for word in words) if words and plain else ()


def _except(sorts: Told, found: re.Match[str], nouns: Nouns) -> Told:
    """Read ``except clerics``."""
    text = re.sub(r"^(?:the|for|any|those|other) ", "", found["w"])
    but = nouns(text)
    if but is None:
        word = re.sub(r" spells?$", "", text.strip())
        one = len(sorts) == 1 and not sorts[0].part and sorts[0].kinds & ~CHAMPIONS == sorts[0].kinds
        return (
            (sorts[0]._replace(part=f"-{word}"),)
            if one and re.fullmatch(r"(?!those\b|that\b|ones?\b)[a-z']+", word)
            else ()
        )
    kinds = marks = 0
    for sort in but:
        if sort == Sort(kinds=sort.kinds):
            kinds |= sort.kinds
        elif sort in (Sort(marks=sort.marks), Sort(marks=sort.marks, kinds=CHAMPIONS)):
            marks |= sort.marks
        else:
            return ()
    if kinds and any(not sort.kinds or not sort.kinds & ~kinds for sort in sorts):
        return ()
    return tuple(sort._replace(kinds=sort.kinds & ~kinds, without=sort.without | marks) for sort in sorts)


def _plain_kinds(sorts: Told | None) -> int:
    """Return the kinds of descriptions that ask for nothing else, 0 where they do."""
    kinds = 0
    for sort in sorts or ():
        if sort != Sort(kinds=sort.kinds) or not sort.kinds:
            return 0
        kinds |= sort.kinds
    return kinds


def _able(sorts: Told, found: re.Match[str], nouns: Nouns) -> Told:
    """Read ``who can use spells``."""
    kinds = _plain_kinds(nouns(found["w"]))
    champions_only = all(sort.kinds & ~CHAMPIONS == 0 for sort in sorts)
    if not (champions_only and kinds):
        return ()
    if found["not"]:
        return tuple(sort._replace(unable=kinds) for sort in sorts)
    return tuple(sort._replace(able=kinds) for sort in sorts)


def _bears(sorts: Told, found: re.Match[str], nouns: Nouns) -> Told:
    """Read ``with attached items``."""
    kinds = _plain_kinds(nouns(found["w"]))
    return tuple(sort._replace(bears=kinds) for sort in sorts) if kinds else ()


def _not(sorts: Told, found: re.Match[str], nouns: Nouns) -> Told:
    """Read ``who are not elves``."""
    but = nouns(found["w"])
    if but is None or len(but) != 1 or not but[0].marks or but[0] != Sort(kinds=but[0].kinds, marks=but[0].marks):
        return ()
    return tuple(sort._replace(without=sort.without | but[0].marks) for sort in sorts)


TAILS: Final[dict[str, Callable[[Told, re.Match[str], Nouns], Told]]] = {
    "under": _under,
    "over": _over,
    "exactly": _exactly,
    "worded": _worded,
    "except": _except,
    "not": _not,
    "able": _able,
    "bears": _bears,
}
"""What a tail of a noun phrase does to its descriptions, by the names of the patterns."""
