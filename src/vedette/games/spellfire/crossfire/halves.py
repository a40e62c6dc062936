"""Whole sentences of other people's English card texts: their halves, what a file says of them, what is superfluous."""

from __future__ import annotations

import re
from typing import Final

from vedette.games.spellfire.cards.card import ICONS
from vedette.games.spellfire.crossfire import slots
from vedette.games.spellfire.crossfire.patterns import patterns
from vedette.games.spellfire.crossfire.scope import Scope, strip
from vedette.games.spellfire.crossfire.sequels import sequel
from vedette.games.spellfire.crossfire.verbs import VERBS
from vedette.games.spellfire.powers.words import (
    ALWAYS,
    BAN,
    BEARER,
    CHAMPIONS,
    EVENT,
    NEXT_EVENT,
    THIS,
    TYPE,
    USE,
    Clause,
    Group,
    Sort,
)

JOINTS: Final = re.compile(r",? and (?:also )?|, |,? but | as well as | - ")
LONG: Final = 3
"""Spaces of a half that may be superfluous as a whole; a shorter one may be the last of a list."""
CHOICES: Final = re.compile(r",? or (?:can )?(?:else )?")


def sentence(text: str, kind: int, known: tuple[tuple[str, int], ...]) -> list[Clause] | None:
    """Return the clauses of a sentence in plain words, None where they are not certain."""
    whole = simple(text, kind, known)
    if whole is not None:
        return whole
    head = patterns().side["head"].match(text)
    before, rest = (f"{head['h']}, ", head["rest"]) if head else ("", text)
    for found in JOINTS.finditer(rest):
        left, right = rest[: found.start()], rest[found.end() :]
        first = simple(before + left, kind, known)
        if first is None:
            continue
        lead = leader(left) if patterns().side["bare"].match(right) else ""
        more = sentence(f"{before}{lead} {right}", kind, known) if lead else None
        if more is None and right.count(" ") >= LONG and patterns().moot.fullmatch(right):
            more = []
        if more is None:
            more = sentence(before + right, kind, known)
        if more is None:
            more = sequel(right, first, kind)
        leads = [f"{before}{lead} {right}" for lead in (leader(left), action(left)) if lead]
        while more is None and leads:
            more = sentence(leads.pop(0), kind, known)
        if more is not None:
            return lasting([*first, *more], kind)
    return choice(text, kind, known)


def choice(text: str, kind: int, known: tuple[tuple[str, int], ...]) -> list[Clause] | None:
    """Return the clauses of a sentence that leaves its side two things to choose from, as alternatives."""
    head = patterns().side["head"].match(text)
    before, rest = (f"{head['h']}, ", head["rest"]) if head else ("", re.sub(r"\beither ", "", text))
    for found in CHOICES.finditer(rest):
        left, right = rest[: found.start()], rest[found.end() :]
        first = simple(before + left, kind, known)
        if not first:
            continue
        for lead in ("", leader(left), action(left)):
            second = simple(f"{before}{lead} {right}" if lead else before + right, kind, known)
            if second and all(clause.option == 0 for clause in (*first, *second)):
                return [
                    *(clause._replace(option=1) for clause in first),
                    *(clause._replace(option=2) for clause in second),
                ]
    return None


def lasting(clauses: list[Clause], kind: int) -> list[Clause]:
    """Return the clauses of a sentence of an event, all of them lasting where one does."""
    if kind != EVENT or all(clause.until == 0 for clause in clauses):
        return clauses
    return [clause._replace(until=NEXT_EVENT) if clause.when == ALWAYS else clause for clause in clauses]


def leader(text: str) -> str:
    """Return the subject of a sentence, to stand before its second half."""
    found = patterns().side["leader"].match(text)
    return re.sub(r" (?:each|all|also)$", "", found[1]) if found else ""


def action(text: str) -> str:
    """Return the subject and the verb of a sentence, to stand before a second object."""
    found = patterns().side["action"].match(text)
    return found[0] if found else ""


def simple(text: str, kind: int, known: tuple[tuple[str, int], ...]) -> list[Clause] | None:
    """Return the clauses of a sentence that does one thing."""
    told = _whole(text.strip(), Scope(kind, known))
    return _core(text.strip(), Scope(kind, known)) if told is None else told


def _core(text: str, scope: Scope) -> list[Clause] | None:
    """Return the clauses of a sentence without its side parts."""
    core = strip(text, scope)
    return None if core is None else _whole(core, scope)


def _whole(text: str, scope: Scope) -> list[Clause] | None:
    """Return the clauses of the first sentence of the file that this is."""
    wide = scope.wide
    for said in patterns().rules:
        scope.wide = wide
        if said.kinds >> scope.kind & 1 and (found := said.pattern.fullmatch(text)):
            if not said.verb and not said.power:
                return []
            clauses = VERBS[said.verb](found, scope) if said.verb else slots.fill(said.power, found, scope)
            if clauses:
                return [plain(scope.finish(clause), scope.kind) for clause in clauses if not idle(clause, scope.kind)]
    return None


def idle(clause: Clause, kind: int) -> bool:
    """Return whether a clause says what the icon of its card says already."""
    own = clause.who.side in (THIS, BEARER) and CHAMPIONS >> kind & 1
    if clause.do == USE and own:
        return all(sort == Sort(kinds=sort.kinds) and not sort.kinds & ~ICONS[kind] for sort in clause.what)
    return clause.do == TYPE and bool(own) and clause.what == (Sort(kinds=1 << kind),)


def plain(clause: Clause, kind: int) -> Clause:
    """Return a clause in the shortest of the ways in which it can be said."""
    if clause.do == USE and clause.who.side in (THIS, BEARER) and CHAMPIONS >> kind & 1:
        bare = [
            sort._replace(kinds=sort.kinds & ~ICONS[kind]) if sort == Sort(kinds=sort.kinds) else sort
            for sort in clause.what
        ]
        return clause._replace(what=tuple(sort for sort in bare if sort.kinds))
    if clause.who.side == BEARER and CHAMPIONS >> kind & 1:
        return clause._replace(who=Group(THIS))
    if clause.do == BAN and clause.who.sorts == (Sort(kinds=CHAMPIONS),):
        return clause._replace(who=clause.who._replace(sorts=()))
    return clause
