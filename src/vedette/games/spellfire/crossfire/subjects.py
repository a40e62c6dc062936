"""Whom a subject or an object of an English sentence means, as its card would say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.games.spellfire.crossfire.english import champions, everyone, meant, sorts_of
from vedette.games.spellfire.crossfire.patterns import patterns
from vedette.games.spellfire.crossfire.scope import ANYWHERE, PLACED
from vedette.games.spellfire.powers.words import (
    ALLY,
    ATTACKER,
    ATTACKING,
    BEARER,
    BOTH,
    CHAMPIONS,
    DEFENDER,
    DEFENDING,
    EVENT,
    FIGHT,
    GEAR,
    HOLDING,
    OTHER,
    OWN,
    PLAY,
    REALM,
    ROUND_FOUR,
    THIS,
    Group,
    Sort,
)

if TYPE_CHECKING:
    from vedette.games.spellfire.crossfire.english import Meant
    from vedette.games.spellfire.crossfire.scope import Scope

ITSELF: Final = ("", "~", "he", "she", "it", "him", "her", "they")
BEARERS: Final = ("the attached champion", "its champion")
STAYING: Final = CHAMPIONS | GEAR | 1 << REALM | 1 << HOLDING
"""Cards that stay in play."""
BRIEF: Final = 1 << ALLY | ROUND_FOUR
"""Cards that are there for one fight."""


def subject(text: str, scope: Scope) -> Group | None:
    """Return the group that a subject or an object names."""
    text = text.strip()
    if text in ("defender", "the defender"):
        return Group(DEFENDER, FIGHT, (Sort(kinds=CHAMPIONS),))
    fighting = scope.kind not in (*PLACED, *ANYWHERE)
    if text in (*ITSELF, *BEARERS):
        return (Group(THIS) if text in ITSELF else scope.own()) if fighting else None
    if fighting and (group := _fighter(text, scope)) is not None:
        return group
    if owned := patterns().noun["kept"].fullmatch(text):
        return kept(owned[owned.lastgroup or 0], scope)
    found = meant(text)
    return grouped(found, scope) if found else None


def _fighter(text: str, scope: Scope) -> Group | None:
    """Return the champions of this fight, with or without their allies, if a phrase means them."""
    said = patterns().noun
    if said["foe"].fullmatch(text):
        return Group(OTHER, FIGHT, (Sort(kinds=CHAMPIONS),))
    for name, side in (("force", OWN), ("foes", OTHER)):
        if said[name].fullmatch(text):
            return Group(side, FIGHT, (Sort(kinds=CHAMPIONS | 1 << ALLY),))
    if ROUND_FOUR >> scope.kind & 1 and (one := said["one-fighter"].fullmatch(text)) and champions(one["c"]):
        scope.role = ATTACKING if one["r"] == "attacking" else DEFENDING
        return Group(BEARER)
    chosen = ROUND_FOUR >> scope.kind & 1 and said["chosen"].fullmatch(text)
    if chosen or ((GEAR | 1 << ALLY) >> scope.kind & 1 and said["bearing"].fullmatch(text)):
        return Group(BEARER)
    found = meant(text) if BRIEF >> scope.kind & 1 and text.startswith("all ") else None
    return found.group(BOTH) if found else None


def kept(text: str, scope: Scope) -> Group | None:
    """Return the cards of a player: wherever they are in play, if it is said by a card that stays in play itself."""
    sorts = sorts_of(text.removeprefix("defending "))
    if sorts is None or scope.kind in ANYWHERE or (scope.kind in PLACED and scope.role):
        return None
    if text.startswith("defending "):
        scope.wide = 1
        return Group(DEFENDER, FIGHT, sorts) if scope.kind in PLACED else None
    sorts = everyone(sorts, CHAMPIONS | 1 << ALLY)
    if not STAYING >> scope.kind & 1:
        return Group(OWN, FIGHT, sorts)
    scope.wide = 1
    return Group(OWN, PLAY, sorts)


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
    if scope.kind in PLACED and scope.role in (ATTACKING, DEFENDING):
        return Group(DEFENDER if scope.role == DEFENDING else ATTACKER, FIGHT, found.sorts)
    return None
