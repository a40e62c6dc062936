"""English sentences of other people about who may use, bear or attack what."""

from __future__ import annotations

import re

from vedette.games.spellfire.crossfire.english import sorts_of
from vedette.games.spellfire.crossfire.scope import ANYWHERE, PLACED, Scope
from vedette.games.spellfire.crossfire.subjects import subject
from vedette.games.spellfire.powers.words import (
    ARTIFACT,
    ATTACH,
    ATTACKER,
    ATTACKING,
    BAN,
    BAR,
    BOTH,
    CHAMPIONS,
    COST,
    DEFENDER,
    DEFENDING,
    EITHER,
    FIGHT,
    HOLDING,
    IMMUNE,
    ONLY,
    OTHER,
    OWN,
    PLAY,
    POOL,
    REALM,
    RESERVED,
    ROUND_FOUR,
    STAY,
    THIS,
    UNFIT,
    USE,
    WALL,
    Clause,
    Group,
    Sort,
)


def cards(text: str) -> tuple[Sort, ...] | None:
    """Return the cards that may be used, banned or ignored: kinds of attachments, never champions alone."""
    text = re.sub(r"^(?:any|all|the|effects? of|the effects? of|the use of) ", "", text.strip())
    return sorts_of(text)


def use(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``can use wizard spells``."""
    who, what = subject(found["s"], scope), cards(found["w"])
    if who is None or what is None or any(not sort.kinds or sort.kinds & ~ROUND_FOUR for sort in what):
        return None
    if who.side == THIS and not CHAMPIONS >> scope.kind & 1:
        return None
    return [Clause(USE, who, what)]


def ban(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``allies cannot be played against``."""
    what = cards(re.sub(r"\b(?:opposing|further|other) ", "", found["w"]))
    told = found.groupdict().get("t") or ""
    attacking = "attack" in told or scope.role == ATTACKING
    defending = "defen" in told or scope.role == DEFENDING
    against = "against" in told or "opposing" in found["w"] or "opposing" in (found.groupdict().get("s") or "")
    if what is None or any((not sort.kinds and not sort.marks) or sort.kinds & CHAMPIONS for sort in what):
        return None
    champion = CHAMPIONS >> scope.kind & 1
    if scope.kind in ANYWHERE:
        return None if told or against else [Clause(BAN, Group(BOTH, PLAY), what)]
    if scope.kind in PLACED:
        scope.role = EITHER
        side = BOTH if attacking and defending else ATTACKER if attacking else DEFENDER if defending else -1
        return [Clause(BAN, Group(side), what)] if side >= 0 else None
    if against:
        return [Clause(BAN, Group(OTHER), what)]
    if found.groupdict().get("s"):
        return [Clause(BAN, scope.own(), what)] if champion else None
    return None


def own_ban(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``monsters cannot use spells``."""
    who, what = subject(found["s"], scope), cards(found["w"])
    if who is None or what is None or any(not sort.kinds for sort in what):
        return None
    return [Clause(BAN, who, what)]


def opponent_ban(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``the opponent cannot use allies``."""
    what = cards(found["w"])
    if what is None or scope.kind in (*PLACED, *ANYWHERE) or any(not sort.kinds and not sort.marks for sort in what):
        return None
    return [Clause(BAN, Group(OTHER), what)]


def bar(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``cannot be attacked by flyers``."""
    sorts = sorts_of(found["s"])
    if sorts is None or any(sort.kinds & ~CHAMPIONS for sort in sorts):
        return None
    what: tuple[Sort, ...] = ()
    if scope.kind in ANYWHERE:
        what = (Sort(kinds=1 << REALM),)
    elif scope.kind not in PLACED:
        return None
    return [Clause(BAR, Group(ATTACKER, FIGHT, sorts), what)]


def only(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``can only be attacked by flyers``."""
    told = bar(found, scope)
    return [told[0]._replace(do=ONLY)] if told else None


def stay(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``cannot attack``."""
    who = subject(found["s"], scope)
    return [Clause(STAY, who)] if who and scope.kind not in PLACED else None


def unfit(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``heroes cannot defend this realm``."""
    sorts = sorts_of(found["s"])
    if sorts is None or scope.kind not in PLACED or any(sort.kinds & ~CHAMPIONS for sort in sorts):
        return None
    return [Clause(UNFIT, Group(DEFENDER, FIGHT, sorts))]


def immune(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``is immune to offensive spells``."""
    who, what = subject(found["s"], scope), cards(found["w"])
    if found["s"] == "this realm":
        who = None
    if who is None or what is None or any(not sort.kinds for sort in what):
        return None
    if any(sort.kinds & CHAMPIONS for sort in what):
        return None
    return [Clause(IMMUNE, who, what)]


def immune_powers(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``is immune to the powers of monsters``."""
    who, what = subject(found["s"], scope), sorts_of(re.sub(r"^(?:all |any |an? )?(?:opposing )?", "", found["w"]))
    if who is None or what is None:
        return None
    return [Clause(IMMUNE, who, what, number=2)]


def reserved(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``usable only by elves``; an artifact that any wizard may use may be any world's."""
    sorts = sorts_of(re.sub(r"^(?:an?|any) ", "", found["s"]))
    if sorts is None or any(sort.kinds & ~CHAMPIONS for sort in sorts) or scope.kind in (*PLACED, *ANYWHERE):
        return None
    full = tuple(sort if sort.kinds else sort._replace(kinds=CHAMPIONS) for sort in sorts)
    anybody = scope.kind == ARTIFACT and " by any " in found[0]  # of whatever world
    return [Clause(RESERVED, Group(OWN, FIGHT, full)), *([Clause(ATTACH, Group(THIS), number=5)] if anybody else [])]


def any_world(_found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``can be attached to any realm``."""
    return [Clause(ATTACH, Group(THIS), number=5)] if scope.kind in (HOLDING, ARTIFACT) else None


def any_holding(_found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``any holding can be attached``."""
    return [Clause(ATTACH, Group(THIS), number=4)] if scope.kind == REALM else None


def wall(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``only flyers can attack across``."""
    sorts = sorts_of(found["s"])
    if sorts is None or not ROUND_FOUR >> scope.kind & 1:
        return None
    full = tuple(sort if sort.kinds else sort._replace(kinds=CHAMPIONS) for sort in sorts)
    return [Clause(WALL, Group(ATTACKER, FIGHT, full))]


def attacks(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``flyers cannot attack``."""
    text = found[0]
    return bar(found, scope) if "cannot" in text or text.startswith("no ") else None


def cost(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``a cleric must be discarded to bring it into play``."""
    sorts = sorts_of(re.sub(r" champions?$", " champion", found["o"]))
    if sorts is None or not CHAMPIONS >> scope.kind & 1:
        return None
    full = tuple(sort if sort.kinds else sort._replace(kinds=CHAMPIONS) for sort in sorts)
    if any(sort.kinds & ~CHAMPIONS for sort in full):
        return None
    return [Clause(COST, Group(OWN, POOL, full), number=1)]


def bar_all(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``avatars cannot attack any realm held by this player``."""
    sorts = sorts_of(found["s"])
    if sorts is None or any(sort.kinds & ~CHAMPIONS for sort in sorts) or scope.kind not in PLACED:
        return None
    if "cannot" not in found[0] and not found[0].startswith("no "):
        return None
    return [Clause(BAR, Group(ATTACKER, FIGHT, sorts), (Sort(kinds=1 << REALM),), wide=1)]
