"""The side parts of other people's English sentences: against whom, where, when, how long; and whom a phrase means."""

from __future__ import annotations

import re
from typing import Final

from vedette.games.spellfire.crossfire.english import Meant, meant, sorts_of
from vedette.games.spellfire.crossfire.patterns import patterns
from vedette.games.spellfire.powers.words import (
    ALLY,
    ALWAYS,
    ATTACKER,
    ATTACKING,
    BEARER,
    BOTH,
    CHAMPIONS,
    DEFENDER,
    DEFENDING,
    EITHER,
    EVENT,
    FIGHT,
    HOLDING,
    MARKS,
    NEXT_EVENT,
    OTHER,
    OWN,
    PLAY,
    REALM,
    RULE,
    THIS,
    Clause,
    Condition,
    Group,
    Sort,
)

ANYWHERE: Final = (EVENT, RULE)
PLACED: Final = (REALM, HOLDING)
FOES: Final = r"(?:the opposing champion|the opponent|his opponent|the enemy champion|an opposing champion|opponent)"


FORCE: Final = re.compile(
    r"(?:the attached champion|champion|~) and (?:all |any |each )?(?:of )?(?:(?:his|its|her|their) )?(?:all )?allies"
)
"""A champion and his allies together."""


class Scope:
    """One sentence that is being read: whose card, and what its side parts said so far."""

    def __init__(self, kind: int, known: tuple[tuple[str, int], ...]) -> None:
        """Read for a card of this kind."""
        self.kind = kind
        self.known = known
        self.role = EITHER
        self.conditions: list[Condition] = []
        self.until = 0
        self.when = ALWAYS

    def own(self) -> Group:
        """Return the group that the card itself stands for as a subject: a champion, or whoever it is attached to."""
        return Group(THIS) if CHAMPIONS >> self.kind & 1 else Group(BEARER)

    def side(self) -> int:
        """Return the side of a phrase that names none."""
        return BOTH

    def finish(self, clause: Clause) -> Clause:
        """Return a clause with the side parts of its sentence."""
        return clause._replace(
            role=clause.role if self.kind in PLACED else self.role or clause.role,
            conditions=(*clause.conditions, *self.conditions),
            until=self.until or clause.until,
        )


def subject(text: str, scope: Scope) -> Group | None:
    """Return the group that a subject or an object names."""
    text = text.strip()
    if text in ("", "he", "she", "it", "him", "her", "they"):
        text = "~"
    if text == "~":
        return None if scope.kind in (*PLACED, *ANYWHERE) else Group(THIS)
    if text in ("the attached champion", "its champion"):
        return None if scope.kind in (*PLACED, *ANYWHERE) else scope.own()
    if re.fullmatch(FOES, text):
        return Group(OTHER, FIGHT, (Sort(kinds=CHAMPIONS),)) if scope.kind not in (*PLACED, *ANYWHERE) else None
    if text in ("defender", "the defender"):
        return Group(DEFENDER, FIGHT, (Sort(kinds=CHAMPIONS),))
    if FORCE.fullmatch(text) and scope.kind not in (*PLACED, *ANYWHERE):
        return Group(OWN, FIGHT, (Sort(kinds=CHAMPIONS | 1 << ALLY),))
    found = meant(text)
    return grouped(found, scope) if found else None


def grouped(found: Meant, scope: Scope) -> Group | None:
    """Return the group of a phrase, its side filled in where the card leaves only one."""
    if found.side >= 0:
        if scope.kind == EVENT and found.side in (OWN, THIS, BEARER):
            return None
        group = found.group(BOTH)
        wide = scope.kind in ANYWHERE and group.side == BOTH
        return group._replace(place=PLAY) if wide else group
    if scope.kind in ANYWHERE:
        return Group(BOTH, PLAY, found.sorts)
    if scope.kind in PLACED and scope.role == DEFENDING:
        return Group(DEFENDER, FIGHT, found.sorts)
    if scope.kind in PLACED and scope.role == ATTACKING:
        return Group(ATTACKER, FIGHT, found.sorts)
    return None


def foe(text: str) -> Condition | None:
    """Return the condition that the opposing champion is one of these."""
    text = re.sub(r"^(?:any|all|an|a|other|opposing) (?:opposing )?", "", text.strip())
    sorts = sorts_of(text)
    if sorts is None:
        return None
    full = tuple(sort if sort.kinds else sort._replace(kinds=CHAMPIONS) for sort in sorts)
    if any(sort.kinds & ~CHAMPIONS for sort in full):
        return None
    return Condition(Group(OTHER, FIGHT, full))


def strip(sentence: str, scope: Scope) -> str | None:
    """Return a sentence without its side parts, which go into the scope; None where one is not certain."""
    for _ in range(4):
        if head := patterns().side["head"].match(sentence):
            sentence = f"{head['rest']} {head['h']}"
            continue
        before = sentence
        told = _strip(sentence, scope)
        if told is None:
            return None
        sentence = told
        if sentence == before:
            break
    return sentence


def _strip(sentence: str, scope: Scope) -> str | None:
    """Return a sentence without its last side part, the same where it has none; None where that is not certain."""
    said = patterns().side
    if found := said["turn"].search(sentence):
        scope.until = NEXT_EVENT
        return sentence[: found.start()] if scope.kind == EVENT else None
    if found := said["either-role"].search(sentence) or said["over"].search(sentence):
        return _placed(found, sentence, scope)
    found = said["round"].search(sentence) if scope.kind not in ANYWHERE else None
    if found and found.start() > 0 and found[0].strip() not in ("battle", "combat"):
        return sentence[: found.start()]
    for told in (_against(sentence, scope), _there(sentence, scope)):
        if told is not None:
            return told
    found = said["role"].search(sentence) if not scope.role else None
    return _role(found, sentence, scope) if found else sentence


def _against(sentence: str, scope: Scope) -> str | None:
    """Read ``when fighting monsters``, ``if attached to an elf``: the rest, None where it says no such thing."""
    said = patterns().side
    if scope.kind in (*PLACED, *ANYWHERE):
        return None
    if found := said["fought"].search(sentence) or said["is-foe"].search(sentence):
        condition = foe(found["o"] or found.groupdict().get("o2") or "")
        if condition is not None:
            scope.conditions.append(condition)
            return sentence[: found.start()]
    if found := said["uses"].search(sentence):
        cards = sorts_of(found["a"] or found["b"])
        if cards is not None:
            scope.conditions.append(Condition(Group(OTHER, FIGHT, cards)))
            return sentence[: found.start()]
    found = said["borne"].search(sentence) if not CHAMPIONS >> scope.kind & 1 else None
    wearer = foe(found["o"]) if found else None
    if found is None or wearer is None:
        return None
    scope.conditions.append(Condition(Group(BEARER, FIGHT, wearer.group.sorts)))
    return sentence[: found.start()]


def _there(sentence: str, scope: Scope) -> str | None:
    """Read ``if Midnight is in play``: the rest, None where it says no such thing."""
    found = patterns().side["in-play"].search(sentence)
    card = named(found["o"], scope.known) if found else None
    if found is None or card is None:
        return None
    scope.conditions.append(Condition(Group(BOTH, PLAY, (card,))))
    return sentence[: found.start()]


def _placed(found: re.Match[str], sentence: str, scope: Scope) -> str | None:
    """Read ``if in combat over a dark sun realm``, ``when attacking or defending the Great Rift``."""
    place = (found["p"] or "").strip()
    if scope.kind in ANYWHERE:
        return sentence
    if place not in ("", "~", "this realm", "a realm", "any realm", "realms"):
        realm = coastal(place) or realm_of(place, scope.known)
        if realm is None or scope.kind in PLACED:
            return sentence
        scope.conditions.append(Condition(Group(BOTH, FIGHT, (realm,))))
    return sentence[: found.start()]


def coastal(place: str) -> Sort | None:
    """Return the realms with a coast, if a place means those."""
    return (
        Sort(kinds=1 << REALM, marks=1 << MARKS.index("coastal")) if patterns().side["coastal"].match(place) else None
    )


def _role(found: re.Match[str], sentence: str, scope: Scope) -> str | None:
    """Read ``when defending the Great Rift``."""
    place = (found["p"] or "").strip()
    role = DEFENDING if found["r"] == "defend" else ATTACKING
    if scope.kind in PLACED:
        if place not in ("", "~", "this realm", "it"):
            return sentence
        scope.role = role
        return sentence[: found.start()]
    if scope.kind in ANYWHERE:
        return sentence
    if place not in ("", "a realm", "any realm", "realms"):
        realm = coastal(place) or realm_of(place, scope.known)
        if realm is None:
            return sentence
        scope.conditions.append(Condition(Group(BOTH, FIGHT, (realm,))))
    scope.role = role
    return sentence[: found.start()]


def realm_of(text: str, known: tuple[tuple[str, int], ...]) -> Sort | None:
    """Return the realm, or the realms, that a place means."""
    plain = re.sub(r"^(?:an?|any) ", "", text)
    if plain.endswith((" realm", " realms")):
        sorts = sorts_of(plain)
        return sorts[0] if sorts and len(sorts) == 1 else None
    return named(plain, tuple((name, kind) for name, kind in known if kind == REALM))


def named(text: str, known: tuple[tuple[str, int], ...]) -> Sort | None:
    """Return the card that a name, or a part of one, can only mean."""
    bare = text.removeprefix("the ")
    same = {(name, kind) for name, kind in known if name.lower().removeprefix("the ") == bare}
    within = {
        (name, kind) for name, kind in known if re.search(rf"(?<![\w'-]){re.escape(bare)}(?![\w'-])", name.lower())
    }
    found = same or within
    if len({name.lower() for name, _ in found}) != 1 or len(bare) < 3 or any(letter in bare for letter in "[](){}|"):
        return None
    name, kind = min(found)
    return Sort(kinds=1 << REALM if kind == REALM else 0, names=(name,))
