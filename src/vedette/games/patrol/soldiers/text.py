"""The text of a card, printed from its power in English and French, and read back to the same power."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from vedette.core import nearness
from vedette.core.errors import Unreadable
from vedette.core.language import say
from vedette.games.patrol.soldiers.grammar import clauses, moments
from vedette.games.patrol.soldiers.sentence import USUAL
from vedette.games.patrol.words import (
    ALWAYS,
    ANY,
    CONDITIONS,
    COUNTERS,
    ENEMY,
    FOE,
    HAVE,
    INSTEAD,
    NONE,
    OWN,
    PATROLMATE,
    PERS,
    REVEAL,
    SELF,
    STRONGER,
    SUBJECTS,
    VERBS,
    WEAKER,
    WHENS,
    Clause,
    Power,
)

NEAR: Final = 0.5
"""How alike a text must be to be proposed instead of one that cannot be read; else the first is."""


def prefixed(clause: Clause) -> bool:
    """Return whether a clause's condition opens its sentence; otherwise it stands beside who is meant."""
    return clause.cond not in (ANY, WEAKER, STRONGER) or (clause.cond != ANY and clause.who in (SELF, FOE))


def opening(clause: Clause, kind: int, language: str) -> str:
    """Return what opens the sentence of a clause: its moment and its condition, or nothing."""
    parts = []
    if clause.when != USUAL[kind]:
        parts.append(say(language, "power-says-when", when=WHENS[clause.when]))
    if prefixed(clause):
        parts.append(say(language, "power-says-if", cond=CONDITIONS[clause.cond]))
    return ", ".join(parts)


def phrase(clause: Clause, language: str) -> str:
    """Return what a clause does, without its moment."""
    cond = "any" if prefixed(clause) else CONDITIONS[clause.cond] or "any"
    who = say(language, "power-says-who", who=SUBJECTS[clause.who], cond=cond)
    number: str | int = 0 if clause.amount == OWN else clause.amount
    if clause.do == HAVE:
        number = f"{clause.amount:+d}".replace("-", "\N{MINUS SIGN}")
    verb, what = f"power-says-{VERBS[clause.do]}", COUNTERS[clause.what]
    words = say(language, verb, who=who, n=number, what=what)
    return say(language, "power-says-per", words=words, per=PERS[clause.per]) if clause.per else words


def write(power: Power, kind: int, language: str) -> str:
    """Return the text of a card with this power and this type of ability."""
    if not power:
        return say(language, "power-says-nothing")
    sentences: list[tuple[str, list[str]]] = []
    for clause in power:
        start = opening(clause, kind, language)
        if not sentences or sentences[-1][0] != start:
            sentences.append((start, []))
        sentences[-1][1].append(phrase(clause, language))
    joint = say(language, "power-says-and") + " "
    said = [(f"{start}{colon(language)} " if start else "") + joint.join(parts) for start, parts in sentences]
    return " ".join(f"{text[:1].upper()}{text[1:]}." for text in said)


def colon(language: str) -> str:
    """Return a colon as the language sets it."""
    return "\N{NO-BREAK SPACE}:" if language == "fr" else ":"


def plain(text: str) -> str:
    """Return a text as it is compared: typed quotes, dashes, spaces and capitals do not matter."""
    typed = text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").replace("\N{MINUS SIGN}", "-")
    return " ".join(typed.casefold().split()).replace(" :", ":")


@cache
def _phrases(kind: int, language: str) -> dict[str, list[Clause]]:
    """Return every phrase that a card of this type may print, with the clauses that print it."""
    found: dict[str, list[Clause]] = {}
    every: list[Clause] = []
    for when in [ALWAYS, INSTEAD] if kind == NONE else [*moments(kind), INSTEAD]:
        every += clauses(when)
        if kind == REVEAL:
            every += [one for chosen in (PATROLMATE, ENEMY) for one in clauses(when, chosen)]
    for clause in dict.fromkeys(every):
        if not prefixed(clause):
            found.setdefault(plain(phrase(clause, language)), []).append(clause)
    return found


@cache
def _openings(kind: int, language: str) -> dict[str, tuple[int, int]]:
    """Return every opening of a sentence, with its moment and its condition."""
    found: dict[str, tuple[int, int]] = {}
    for when in {*moments(kind), USUAL[kind], INSTEAD}:
        for cond in range(len(CONDITIONS)):
            start = opening(Clause(when, cond, HAVE, SELF), kind, language)
            found[plain(start)] = when, cond
    return found


def read(text: str, kind: int, language: str) -> Power:
    """Return the power that a card's text says, for a card of this type; the inverse of ``write``.

    Raises Unreadable with the part that says nothing and the nearest one that does. Whether the parts go together
    is asked of ``grammar.faults``.
    """
    if plain(text).rstrip(".") == plain(say(language, "power-says-nothing")).rstrip("."):
        return ()
    found: list[Clause] = []
    joint = plain(say(language, "power-says-and")) + " "
    for sentence in re.split(r"(?<=\.)\s+", plain(text)):
        start, mark, rest = sentence.removesuffix(".").rpartition(": ")
        openings = _openings(kind, language)
        if mark and start not in openings:
            raise _unread(start, list(openings))
        when, cond = openings[start] if mark else (USUAL[kind], ANY)
        found += [_read(part, kind, language, when, cond) for part in rest.split(joint)]
    return tuple(found)


def _read(part: str, kind: int, language: str, when: int, cond: int) -> Clause:
    known = _phrases(kind, language)
    if part not in known:
        raise _unread(part, list(known))
    fitting = [clause for clause in known[part] if clause.when == when]
    clause = (fitting or known[part])[0]._replace(when=when)
    return clause._replace(cond=cond) if cond != ANY else clause


def _unread(part: str, known: list[str]) -> Unreadable:
    near = nearness.near(part, [text for text in known if text], 1, NEAR) or [text for text in known if text][:1]
    return Unreadable("power-text", {"word": part, "right": "".join(near)})
