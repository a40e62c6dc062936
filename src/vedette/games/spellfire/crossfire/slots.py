"""Clauses that stand in ``english.toml`` as card files write them, with slots that a sentence fills."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from vedette.core.errors import Unreadable
from vedette.games.spellfire.crossfire import permits
from vedette.games.spellfire.crossfire.english import champions, kinds_of, mark_of, sorts_of
from vedette.games.spellfire.crossfire.scope import named, realm_of
from vedette.games.spellfire.crossfire.subjects import subject
from vedette.games.spellfire.crossfire.verbs import others_than
from vedette.games.spellfire.powers import clauses
from vedette.games.spellfire.powers.phrase import write_group, write_sort, write_sorts
from vedette.games.spellfire.powers.words import ALLY, CARRIED, CHAMPIONS, KINDS, MARKS, ROUND_FOUR, Clause, Sort

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.games.spellfire.crossfire.scope import Scope

USED: Final = ROUND_FOUR | CARRIED
"""Cards that are used in a fight."""
SLOT: Final = re.compile(r"\{(\w+)\}")


def fill(power: tuple[dict[str, object], ...], found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Return the clauses of a sentence, None where what stands in a slot is not certain."""
    values: dict[str, str] = {}
    for name, text in found.groupdict().items():
        if text is None:
            continue
        told = slot(name, text.strip(), scope)
        if told is None:
            return None
        values[name] = told
    out = []
    for table in power:
        try:
            whole = {key: _filled(value, values) for key, value in table.items()}
            out.append(clauses.read(whole))
        except (KeyError, Unreadable):
            return None
    return out


def _filled(value: object, values: dict[str, str]) -> object:
    """Return a value of a clause with its slots filled; a number where nothing but one stands there."""
    if isinstance(value, list):
        return [_filled(one, values) for one in value]
    if not isinstance(value, str) or "{" not in value:
        return value
    text = SLOT.sub(lambda name: values[name[1]], value)
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def slot(name: str, text: str, scope: Scope) -> str | None:
    """Return what a slot holds, as card files write it; the first letter of its name says what it takes."""
    if single := SINGLE.get(name[0]):
        return single(text, scope)
    sorts = described(name[0], text, scope)
    if not sorts or (name[0] in "wo" and any(not sort.kinds and not sort.marks and not sort.part for sort in sorts)):
        return None
    if name[0] == "i" and any((not sort.kinds and not sort.part) or sort.kinds & CHAMPIONS for sort in sorts):
        return None
    if name[0] == "u" and any(not sort.kinds or sort.kinds & ~USED for sort in sorts):
        return None
    return write_sorts(sorts)


def _number(text: str, _scope: Scope) -> str | None:
    return str(int(text))


def _more(text: str, _scope: Scope) -> str | None:
    """Take a number of fellows, which counts the card itself too, or what is more than a number."""
    return str(int(text) + 1)


def _fewer(text: str, _scope: Scope) -> str | None:
    """Take what is less than a number."""
    return str(int(text) - 1)


def _letters(text: str, _scope: Scope) -> str | None:
    return text if re.fullmatch(r"[a-z]+", text) else None


def _subject(text: str, scope: Scope) -> str | None:
    who = subject(text, scope)
    return write_group(who) if who else None


def _mark(text: str, _scope: Scope) -> str | None:
    mark = mark_of({"fly": "flyer", "swim": "swimmer", "earthwalk": "earthwalker"}.get(text, text))
    return MARKS[mark] if mark >= 0 else None


def _type(text: str, _scope: Scope) -> str | None:
    kind = kinds_of(text)
    return KINDS[kind.bit_length() - 1] if kind & CHAMPIONS and kind & (kind - 1) == 0 else None


def _realm(text: str, scope: Scope) -> str | None:
    realm = realm_of(text, scope.known)
    return write_sort(realm) if realm else None


def _card(text: str, scope: Scope) -> str | None:
    card = named(text, scope.known)
    return write_sort(card) if card else None


def _but(text: str, scope: Scope) -> str | None:
    """Take a card that is excepted: the letters of its name, where they mean it alone."""
    but = named(text, scope.known)
    if but is None or any(but.names[0].lower() in one.lower() for one, _ in scope.known if one != but.names[0]):
        return None
    return f"~-{but.names[0].lower().replace(' ', '_')}"


SINGLE: Final[dict[str, Callable[[str, Scope], str | None]]] = {
    "n": _number,
    "f": _more,
    "l": _fewer,
    "q": _letters,
    "s": _subject,
    "m": _mark,
    "k": _type,
    "r": _realm,
    "p": _card,
    "x": _but,
}
"""What a slot takes that holds one thing, by the first letter of its name."""


def described(sign: str, text: str, scope: Scope) -> tuple[Sort, ...] | None:
    """Return the descriptions of a slot; what an ally does to other allies is not done to itself: None."""
    if sign == "o" and scope.kind == ALLY and text.startswith("other "):
        return None
    if sign == "y":
        other = others_than(text)
        return (other,) if other else None
    return champions(text) if sign == "c" else permits.cards(text) if sign in "wiu" else sorts_of(text)
