"""The side parts of other people's English sentences: against whom, where, when, how long."""

from __future__ import annotations

import re
from typing import Final

from vedette.games.spellfire.crossfire.english import champions, sorts_of
from vedette.games.spellfire.crossfire.patterns import patterns
from vedette.games.spellfire.powers.words import (
    ALLY,
    ALWAYS,
    ATTACKING,
    BEARER,
    BOTH,
    CHAMPIONS,
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
    POOL,
    REALM,
    ROUND_FOUR,
    RULE,
    THIS,
    Clause,
    Condition,
    Group,
    Sort,
)

ANYWHERE: Final = (EVENT, RULE)
PLACED: Final = (REALM, HOLDING)


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
        self.wide = 0

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
            wide=clause.wide or (self.wide if clause.when == ALWAYS else 0),
        )


def foe(text: str, known: tuple[tuple[str, int], ...] = ()) -> Condition | None:
    """Return the condition that the opposing champion is one of these, or has one of the names known."""
    text = re.sub(r"^(?:any|all|another|an|a|other|opposing) (?:opposing )?", "", text.strip())
    sorts = sorts_of(text)
    if sorts is None:
        people = tuple((name, kind) for name, kind in known if CHAMPIONS >> kind & 1)
        card = named(text, people)
        if card is None and (told := re.fullmatch(r"(.+?) or (.+)", text)):
            first, sorts = named(told[1], people), champions(told[2])
            return Condition(Group(OTHER, FIGHT, (first, *sorts))) if first and sorts else None
        return Condition(Group(OTHER, FIGHT, (card,))) if card else None
    full = tuple(sort if sort.kinds else sort._replace(kinds=CHAMPIONS) for sort in sorts)
    if any(sort.kinds & ~CHAMPIONS for sort in full):
        return None
    return Condition(Group(OTHER, FIGHT, full))


def strip(sentence: str, scope: Scope) -> str | None:
    """Return a sentence without its side parts, which go into the scope; None where one is not certain."""
    side = patterns().side
    if scope.kind not in ANYWHERE:
        sentence = side["combat"].sub("", sentence)
    if scope.kind == ALLY or ROUND_FOUR >> scope.kind & 1:
        sentence = side["entry"].sub("", sentence)
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
    found = said["turn"].search(sentence)
    if found and ROUND_FOUR >> scope.kind & 1:
        return sentence[: found.start()]
    if found:
        scope.until = NEXT_EVENT
        return sentence[: found.start()] if scope.kind == EVENT else None
    if found := said["either-role"].search(sentence) or said["over"].search(sentence):
        return _placed(found, sentence, scope)
    found = said["round"].search(sentence) if scope.kind not in ANYWHERE else None
    if found and found.start() > 0 and found[0].strip() not in ("battle", "combat"):
        return sentence[: found.start()]
    for told in (_against(sentence, scope), _there(sentence, scope), _fellows(sentence, scope), _own(sentence, scope)):
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
        condition = foe(found["o"] or found.groupdict().get("o2") or "", scope.known)
        if condition is not None:
            scope.conditions.append(condition)
            return sentence[: found.start()]
    if found := said["foe-cannot"].search(sentence):
        told = _unable(found["m"], found["w"])
        if told is not None:
            scope.conditions.append(told)
            return sentence[: found.start()]
    if found := said["uses"].search(sentence):
        cards = sorts_of(found["a"] or found["b"])
        if cards is not None:
            scope.conditions.append(Condition(Group(OTHER, FIGHT, cards)))
            return sentence[: found.start()]
    found = said["borne"].search(sentence) if not CHAMPIONS >> scope.kind & 1 else None
    wearer = foe(found["o"], scope.known) if found else None
    if found is None or wearer is None:
        return None
    scope.conditions.append(Condition(Group(BEARER, FIGHT, wearer.group.sorts)))
    return sentence[: found.start()]


def _unable(mark: str | None, cards: str | None) -> Condition | None:
    """Return the condition that the opposing champion cannot move so, or cannot use such cards."""
    if mark:
        name = {"fly": "flyer", "swim": "swimmer", "earthwalk": "earthwalker"}[mark]
        sort = Sort(kinds=CHAMPIONS, marks=1 << MARKS.index(name))
        return Condition(Group(OTHER, FIGHT, (sort,)), 0, 0)
    sorts = sorts_of(f"champion who cannot use {cards}")
    return Condition(Group(OTHER, FIGHT, sorts)) if sorts else None


def _there(sentence: str, scope: Scope) -> str | None:
    """Read ``if Midnight is in play``, ``unless a dragon is in play``: the rest, None where it says no such thing."""
    found = patterns().side["in-play"].search(sentence)
    if found is None:
        return None
    card = named(found["o"], scope.known)
    cards = (card,) if card else tuple(named(part, scope.known) for part in found["o"].split(" or "))
    told = [one for one in cards if one is not None]
    kinds = sorts_of(found["o"]) if re.match(r"(?:an?|any) ", found["o"]) else None
    sorts = tuple(told) if len(told) == len(cards) else kinds
    if sorts is None or any(sort == Sort() for sort in sorts):
        return None
    group = Group(BOTH, PLAY, sorts)
    scope.conditions.append(Condition(group, 0, 0) if found["not"] else Condition(group))
    return sentence[: found.start()]


def _fellows(sentence: str, scope: Scope) -> str | None:
    """Read ``when Ada is in a pool with 2 or more other elves``: the rest, None where it says no such thing."""
    found = patterns().side["fellows"].search(sentence) if CHAMPIONS >> scope.kind & 1 else None
    sorts = champions(found["o"]) if found else None
    if found is None or sorts is None:
        return None
    scope.conditions.append(Condition(Group(OWN, PLAY, sorts), int(found["n"] or 1) + 1))
    scope.wide = 1
    return sentence[: found.start()]


def _own(sentence: str, scope: Scope) -> str | None:
    """Read ``if attached to Cormyr``, ``if any allies are played with Ada``: the rest, None where it says no such."""
    for name, of in PLACED_IF if scope.kind in PLACED else () if scope.kind in ANYWHERE else FIGHTING_IF:
        found = patterns().side[name].search(sentence)
        condition = of(found[found.lastgroup or 0], scope) if found else None
        if found and condition:
            scope.conditions.append(condition)
            scope.role = DEFENDING if name == "under-holding" else scope.role
            return sentence[: found.start()]
    return None


def _attached(place: str, scope: Scope) -> Condition | None:
    realm = realm_of(place, scope.known)
    return Condition(Group(BOTH, FIGHT, (realm,))) if realm else None


def _using(cards: str, _scope: Scope) -> Condition | None:
    sorts = sorts_of(cards)
    return Condition(Group(OWN, FIGHT, sorts)) if sorts and not _champions(sorts) else None


def _without(cards: str, _scope: Scope) -> Condition | None:
    sorts = sorts_of(cards)
    return Condition(Group(OTHER, FIGHT, sorts), 0, 0) if sorts and not _champions(sorts) else None


def _unused(cards: str, _scope: Scope) -> Condition | None:
    sorts = sorts_of(cards)
    return Condition(Group(OWN, FIGHT, sorts), 0, 0) if sorts and not _champions(sorts) else None


def _in_pool(name: str, scope: Scope) -> Condition | None:
    card = named(name, tuple((one, kind) for one, kind in scope.known if CHAMPIONS >> kind & 1))
    return Condition(Group(OWN, POOL, (card,))) if card else None


def _champions(sorts: tuple[Sort, ...]) -> bool:
    """Return whether a description may mean champions."""
    return any(sort.kinds & CHAMPIONS for sort in sorts)


PLACED_IF: Final = (("attached", _attached),)


def _holding(name: str, scope: Scope) -> Condition | None:
    """Read ``a realm with an attached Iron Gate``."""
    card = named(re.sub(r"^holding ", "", name), tuple((one, kind) for one, kind in scope.known if kind == HOLDING))
    return Condition(Group(BOTH, FIGHT, (card._replace(kinds=1 << HOLDING),))) if card else None


FIGHTING_IF: Final = (
    ("using", _using),
    ("without", _without),
    ("unused", _unused),
    ("in-pool", _in_pool),
    ("under-holding", _holding),
)
"""Conditions on the own side's cards, by the names of their patterns."""


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
    if re.search(r"\brealms?\b", plain):
        sorts = sorts_of(plain)
        return sorts[0] if sorts and len(sorts) == 1 else None
    realms = tuple((name, kind) for name, kind in known if kind == REALM)
    whole = named(plain, realms)
    found = [whole] if whole else [named(part, realms) for part in re.split(r", or |, and | or | and |, ", plain)]
    names = [one.names[0] for one in found if one is not None]
    return Sort(kinds=1 << REALM, names=tuple(sorted(set(names)))) if len(names) == len(found) else None


def named(text: str, known: tuple[tuple[str, int], ...]) -> Sort | None:
    """Return the card that a name, or a part of one, can only mean."""
    bare = re.sub(r"\b1\b", "one", text.removeprefix("the "))
    same = {(name, kind) for name, kind in known if name.lower().removeprefix("the ") == bare}
    within = {
        (name, kind) for name, kind in known if re.search(rf"(?<![\w'-]){re.escape(bare)}(?![\w'-])", name.lower())
    }
    found = same or within
    if len(bare) < 3 or any(letter in bare for letter in "[](){}|"):
        return None
    if len({name.lower() for name, _ in found}) != 1:
        return person(bare, found)
    name, kind = min(found)
    return Sort(kinds=1 << REALM if kind == REALM else 0, names=(name,))


def person(bare: str, found: set[tuple[str, int]]) -> Sort | None:
    """Return the champions whose names all begin with that of one person: ``Ada, Avatar of Rain``, ``Ada the Bold``."""
    champions_only = {name for name, kind in found if CHAMPIONS >> kind & 1}
    told = all(re.match(rf"{re.escape(bare)}(?:$|,| the | von )", name.lower()) for name in champions_only)
    return Sort(kinds=CHAMPIONS, names=tuple(sorted(champions_only))) if champions_only and told else None
