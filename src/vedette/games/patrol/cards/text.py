"""The text of a card, printed from its power in English and French, and read back to the same power."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Final

from vedette.core import nearness
from vedette.core.errors import Unreadable
from vedette.core.language import capital, say
from vedette.games.patrol.cards.grammar import clauses, moments
from vedette.games.patrol.cards.power_sentence import USUAL
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.vocabulary import Clause, Power

NEAR: Final = 0.5
"""How alike a text must be to be proposed instead of one that cannot be read; else nothing is proposed."""


def prefixed(clause: Clause) -> bool:
    """Return whether a clause's condition opens its sentence; otherwise it stands beside who is meant."""
    return clause.cond not in (vocabulary.ANY, vocabulary.WEAKER, vocabulary.STRONGER) or (
        clause.cond != vocabulary.ANY and clause.who in (vocabulary.SELF, vocabulary.FOE)
    )


def opening(clause: Clause, kind: int, language: str) -> str:
    """Return what opens the sentence of a clause: its moment and its condition, or nothing."""
    parts = []
    if clause.when != USUAL[kind]:
        parts.append(say(language, "power-says-when", when=vocabulary.WHENS[clause.when]))
    if prefixed(clause):
        parts.append(say(language, "power-says-if", cond=vocabulary.CONDITIONS[clause.cond]))
    return ", ".join(parts)


def actor(clause: Clause) -> int:
    """Return who is the subject of a clause's sentence."""
    return vocabulary.SELF if clause.do == vocabulary.STRIKE else clause.who


def name(clause: Clause, who: int, language: str) -> str:
    """Return what a clause calls somebody, with the condition that stands beside the name."""
    cond = "any" if prefixed(clause) or who != clause.who else vocabulary.CONDITIONS[clause.cond] or "any"
    return say(language, "power-says-who", who=vocabulary.SUBJECTS[who], cond=cond)


def phrase(clause: Clause, language: str) -> str:
    """Return in words what a clause does, without when it does it."""
    number: str | int = 0 if clause.amount == vocabulary.OWN else clause.amount
    if clause.do == vocabulary.HAVE:
        number = signed(clause.amount)
    verb, what = f"power-says-{vocabulary.VERBS[clause.do]}", vocabulary.COUNTERS[clause.what]
    words = say(language, verb, who=name(clause, clause.who, language), n=number, what=what)
    return counted(words, clause, language)


def bonus(clause: Clause, language: str) -> str:
    """Return in words what a clause with ``have`` gives, without whom it gives it to."""
    words = say(language, "power-says-bonus", n=signed(clause.amount), what=vocabulary.COUNTERS[clause.what])
    return counted(words, clause, language)


def signed(amount: int) -> str:
    """Return a number with its sign, below 0 a true minus."""
    return f"{amount:+d}".replace("-", "\N{MINUS SIGN}")


def counted(words: str, clause: Clause, language: str) -> str:
    """Return the words of a clause followed by what its amount is counted by, if it is counted by anything."""
    return say(language, "power-says-per", words=words, per=vocabulary.PERS[clause.per]) if clause.per else words


def follows(before: Clause, clause: Clause, language: str) -> bool:
    """Return whether a clause of the same sentence as the one before need not name its subject again."""
    first, second = actor(before), actor(clause)
    if before.per or not all(
        phrase(one, language).startswith(name(one, actor(one), language)) for one in (before, clause)
    ):
        return False
    if first < vocabulary.CHOSEN:
        return second == vocabulary.IT
    return first == second and (first == vocabulary.SELF or clause.cond == before.cond)


def short(clause: Clause, language: str) -> str:
    """Return in words what a clause does, without its subject."""
    return phrase(clause, language).removeprefix(name(clause, actor(clause), language)).strip()


def write(power: Power, kind: int, language: str) -> str:
    """Return the text of a card with this power and this type of ability."""
    if not power:
        return say(language, "power-says-nothing")
    sentences: list[tuple[str, list[Clause]]] = []
    for clause in power:
        start = opening(clause, kind, language)
        if not sentences or sentences[-1][0] != start:
            sentences.append((start, []))
        sentences[-1][1].append(clause)
    said = [(f"{start}{colon(language)} " if start else "") + together(parts, language) for start, parts in sentences]
    return " ".join(f"{capital(text)}." for text in said)


def together(parts: list[Clause], language: str) -> str:
    """Return the clauses of one sentence: who has or does several things is named once."""
    joint = say(language, "power-says-and") + " "
    first = parts[0]
    words = (
        bonus(first, language)
        if first.do == vocabulary.HAVE and first.who == vocabulary.SELF
        else phrase(first, language)
    )
    for before, clause in pairwise(parts):
        if not follows(before, clause, language):
            words += joint + phrase(clause, language)
        elif clause.do == vocabulary.HAVE and before.do == vocabulary.HAVE:
            words += joint.removeprefix(",") + bonus(clause, language)
        else:
            words += joint.removeprefix(",") + short(clause, language)
    return words


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
    for when in (
        [vocabulary.ALWAYS, vocabulary.INSTEAD] if kind == vocabulary.NONE else [*moments(kind), vocabulary.INSTEAD]
    ):
        every += clauses(when)
        if kind == vocabulary.REVEAL:
            every += [one for chosen in (vocabulary.PATROLMATE, vocabulary.ENEMY) for one in clauses(when, chosen)]
    for clause in dict.fromkeys(every):
        if not prefixed(clause):
            found.setdefault(plain(phrase(clause, language)), []).append(clause)
    return found


@cache
def _shorts(kind: int, language: str) -> dict[str, list[Clause]]:
    """Return every phrase without its subject that a card of this type may print, with the clauses that print it."""
    found: dict[str, list[Clause]] = {}
    for same in _phrases(kind, language).values():
        for clause in same:
            found.setdefault(plain(short(clause, language)), []).append(clause)
            if clause.do == vocabulary.HAVE:
                found.setdefault(plain(bonus(clause, language)), []).append(clause)
    return found


@cache
def _openings(kind: int, language: str) -> dict[str, tuple[int, int]]:
    """Return every opening of a sentence, with its moment and its condition."""
    found: dict[str, tuple[int, int]] = {}
    for when in {*moments(kind), USUAL[kind], vocabulary.INSTEAD}:
        for cond in range(len(vocabulary.CONDITIONS)):
            start = opening(Clause(when, cond, vocabulary.HAVE, vocabulary.SELF), kind, language)
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
    joint = plain(say(language, "power-says-and")).removeprefix(",")
    for sentence in re.split(r"(?<=\.)\s+", plain(text)):
        start, mark, rest = sentence.removesuffix(".").rpartition(": ")
        openings = _openings(kind, language)
        if mark and start not in openings:
            raise _unread(start, list(openings))
        when, cond = openings[start] if mark else (USUAL[kind], vocabulary.ANY)
        before: Clause | None = None
        for part in re.split(f",?{joint} ", rest):
            before = _read(part, kind, language, (when, cond), before)
            found.append(before)
    return tuple(found)


def _read(part: str, kind: int, language: str, start: tuple[int, int], before: Clause | None) -> Clause:
    """Return the clause of a phrase in a sentence with this moment and condition, after another or none."""
    when, cond = start
    known = _phrases(kind, language).get(part, [])
    named = bool(known)
    if not named:
        known = _shorts(kind, language).get(part, [])
    fitting = [clause for clause in known if clause.when == when] or known
    meant = [clause._replace(when=when, cond=clause.cond if cond == vocabulary.ANY else cond) for clause in fitting]
    if not named:
        meant = [clause for clause in meant if _plain_who(before, clause, language)]
    if not meant:
        raise _unread(part, list(_phrases(kind, language)))
    return meant[0]


def _plain_who(before: Clause | None, clause: Clause, language: str) -> bool:
    """Return whether a clause may leave its subject out: it goes on from the one before, or gives this soldier more."""
    return (
        follows(before, clause, language) if before else clause.do == vocabulary.HAVE and clause.who == vocabulary.SELF
    )


def _unread(part: str, known: list[str]) -> Unreadable:
    near = nearness.near(part, [text for text in known if text], 1, NEAR)
    if not near:
        return Unreadable("power-text-unlike", {"word": part})
    return Unreadable("power-text", {"word": part, "right": near[0]})
