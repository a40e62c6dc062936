"""Sentences of other people's English card texts, in plain words: what they do, or nothing where that is unsure."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from vedette.games.spellfire.crossfire import permits
from vedette.games.spellfire.crossfire.english import MARK_NOUNS, champions, everyone, meant, sorts_of
from vedette.games.spellfire.crossfire.scope import ANYWHERE, PLACED, Scope, foe
from vedette.games.spellfire.crossfire.subjects import STAYING, subject
from vedette.games.spellfire.powers.words import (
    ALLY,
    ATTACKER,
    ATTACKING,
    BAN,
    BEARER,
    BLANK,
    BOTH,
    CANCEL,
    CARDS,
    CHAMPIONS,
    CUE,
    DEFENDER,
    DEFENDS,
    DISCARD,
    DRAW,
    ENTRY,
    ESCAPE,
    EVENT,
    EVERY,
    FIGHT,
    FIRST,
    FREEZE,
    HALVE,
    HOLDING,
    KINDS,
    LEVEL,
    LIVES,
    LOSE,
    MARK,
    MARKS,
    ONCE,
    OTHER,
    OWN,
    PLAY,
    REALM,
    RESERVED,
    ROUND_FOUR,
    RULE,
    SET,
    TAKE,
    THIS,
    TIMES,
    UNFIT,
    USE,
    USED,
    WIN,
    WORLDS,
    Clause,
    Condition,
    Group,
    Sort,
)

if TYPE_CHECKING:
    from collections.abc import Callable


def _level(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    who = subject(found["s"], scope)
    number = int(found["n"]) * (-1 if found["v"] in ("lose", "loses", "subtract") else 1)
    per = None
    if tail := found.groupdict().get("p"):
        if re.match(r"(?:additional|other) ", tail):
            return _fellows(tail, who, number, scope)
        counted = meant(tail)
        if counted is None:
            return None
        per = counted.group(OTHER if counted.side < 0 else counted.side)
        if counted.side < 0:
            return None
    return [Clause(LEVEL, who, number=number, per=per)] if who and number else None


def _fellows(tail: str, who: Group | None, number: int, scope: Scope) -> list[Clause] | None:
    """Read ``for each additional undead ally played with it`` of an ally, which counts such allies but itself."""
    counted = meant(re.sub(r"^(?:additional|other) ", "", tail))
    if counted is None or counted.side not in (-1, OWN) or scope.kind != ALLY or who != Group(THIS):
        return None
    sorts = everyone(counted.sorts, 1 << ALLY)
    if any(sort.kinds != 1 << ALLY for sort in sorts):
        return None
    itself = () if sorts == (Sort(kinds=1 << ALLY),) else (Condition(Group(THIS, FIGHT, sorts)),)
    per = Group(OWN, FIGHT, sorts)
    return [Clause(LEVEL, who, number=number, per=per), Clause(LEVEL, who, number=-number, conditions=itself)]


def _times(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    who = subject(found["s"], scope)
    text = found[0]
    if who is None:
        return None
    base = 1 if "base" in text else 0
    if "hal" in found["v"]:  # rounded down unless the card says up (§5.3)
        return [Clause(HALVE, who, number=1 if "up" in text else 0, base=base)]
    return [Clause(TIMES, who, number=3 if "tripl" in found["v"] else 2, base=base)]


def _discard(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    text, number = found["o"].strip(), (found.groupdict().get("q") or "").strip()
    who = subject(text, scope)
    if who is None and scope.kind not in (*PLACED, *ANYWHERE) and "held by" not in text:
        sorts = sorts_of(re.sub(r"^(?:the )?opposing ", "", text))
        fought = "opposing" in text or "of the opposing" in text
        who = Group(OTHER, FIGHT, sorts) if sorts and fought else None
    if who is None and re.fullmatch(r"any \d+", number) and ROUND_FOUR >> scope.kind & 1:
        anybody = sorts_of(text)
        plain = anybody is not None and "opposing" not in text and all(sort.kinds & CHAMPIONS for sort in anybody)
        who = Group(BOTH, PLAY, anybody) if plain and anybody else None
    if who is None or (not who.sorts and who.side != THIS):
        return None
    if who.side in (THIS, BEARER, CUE):
        return None
    if number in ("all", "any", ""):
        whole = number == "all" or text.endswith("s") or re.search(r"\b(?:undead|allies|heroes)\b", text)
        return [Clause(DISCARD, who, measure=EVERY, when=ENTRY)] if whole else None
    last = number.split()[-1]
    count = int(last) if last.isdigit() else 1
    return [Clause(DISCARD, who, number=count, measure=CARDS, when=ENTRY)]


def _defends(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    kind = found["k"].strip()
    if scope.kind not in PLACED:
        return None
    what: tuple[Sort, ...] = ()
    out: list[Clause] = []
    if kind != "champion":
        if kind not in KINDS or not CHAMPIONS >> KINDS.index(kind) & 1:
            return None
        what = (Sort(kinds=1 << KINDS.index(kind)),)
    out.append(Clause(DEFENDS, what=what, number=int(found["n"])))
    if used := found["w"]:
        sorts = permits.cards(used)
        if sorts is None or any(not sort.kinds or sort.kinds & ~ROUND_FOUR for sort in sorts):
            return None
        realm = Group(DEFENDER, FIGHT, (Sort(kinds=1 << REALM),))
        out.append(Clause(USE, realm, sorts))
    return out


def _win(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    foes = foe(found["o"])
    return [Clause(WIN, when=ENTRY, conditions=(foes,))] if foes and scope.kind not in (*PLACED, *ANYWHERE) else None


def _lose(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    foes = foe(found["o"])
    return [Clause(LOSE, when=ENTRY, conditions=(foes,))] if foes and CHAMPIONS >> scope.kind & 1 else None


def _set(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    who = subject(found["s"], scope)
    return [Clause(SET, who, number=int(found["n"]))] if who and who.side in (THIS, BEARER) else None


def _mark(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    word = found["m"]
    mark = MARK_NOUNS.get(word, MARK_NOUNS.get(word.removesuffix("s"), ""))
    mark = {"fly": "flyer", "swim": "swimmer", "earthwalk": "earthwalker"}.get(word, mark)
    if not mark or mark in ("offensive", "defensive", "harmful", "helpful", "coastal"):
        return None
    text = found["s"]
    what = (Sort(marks=1 << MARKS.index(mark)),)
    both = re.fullmatch(
        r"(?:the attached champion|champion|~) and (?:all |any )?(?:of )?(?:(?:his|its|her|their) )?(?:all )?allies",
        text,
    )
    if both:
        if scope.kind in (*PLACED, *ANYWHERE):
            return None
        return [Clause(MARK, Group(OWN, FIGHT, (Sort(kinds=CHAMPIONS | 1 << ALLY),)), what)]
    who = subject(text, scope)
    return [Clause(MARK, who, what)] if who else None


def _lives(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    who = subject(found["s"], scope)
    return [Clause(LIVES, who, number=2)] if who and who.side == THIS else None


def _first(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    sorts = sorts_of(found["s"])
    if sorts is None:
        return None
    side = ATTACKER if scope.kind in PLACED else OTHER
    if scope.kind in ANYWHERE:
        return None
    return [Clause(DISCARD, Group(CUE), when=FIRST, cue=Group(side, FIGHT, sorts))]


def _take(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    sorts = sorts_of(re.sub(r"^(?:opposing )", "", found["o"]))
    if sorts is None or scope.kind in (*PLACED, *ANYWHERE) or any(sort.kinds != 1 << ALLY for sort in sorts):
        return None
    return [Clause(TAKE, Group(OTHER, FIGHT, sorts), number=int(found["n"]), when=ENTRY)]


def _cancel(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    sorts = permits.cards(re.sub(r"^(?:opposing )", "", found["o"]))
    if (
        sorts is None
        or scope.kind in (*PLACED, *ANYWHERE)
        or any(not sort.kinds or sort.kinds & CHAMPIONS for sort in sorts)
    ):
        return None
    if any(sort.kinds & (1 << EVENT | 1 << HOLDING | 1 << RULE | 1 << REALM) for sort in sorts):
        return None
    number = int(found.groupdict().get("n") or 1)
    if STAYING >> scope.kind & 1:
        return [Clause(CANCEL, Group(CUE), number=number, when=USED, cue=Group(OTHER, FIGHT, sorts))]
    return [Clause(CANCEL, Group(OTHER, FIGHT, sorts), number=number, when=ENTRY)]


def _lower(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    who = subject(found["s"], scope)
    if who is None or "base" in found[0]:
        return None
    return [Clause(LEVEL, who, number=-int(found["n"]))]


def _lower_foe(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    if scope.kind in (*PLACED, *ANYWHERE):
        return None
    return [Clause(LEVEL, Group(OTHER, FIGHT, (Sort(kinds=CHAMPIONS),)), number=-int(found["n"]))]


def _blank(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    who = subject(found["s"], scope)
    return [Clause(BLANK, who)] if who and who.side not in (THIS, BEARER) else None


def _draw(_found: re.Match[str], scope: Scope) -> list[Clause] | None:
    return [Clause(DRAW, when=ENTRY)] if scope.kind not in PLACED else None


def _escape(_found: re.Match[str], scope: Scope) -> list[Clause] | None:
    return [Clause(ESCAPE, scope.own())] if scope.kind not in (*PLACED, *ANYWHERE) and scope.kind != ALLY else None


def _once(_found: re.Match[str], scope: Scope) -> list[Clause] | None:
    return None if scope.kind in (*PLACED, *ANYWHERE) else [Clause(ONCE)]


def _passive(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    return (
        _discard(found, scope)
        if (found["q"] or "").strip() in ("all", "any", "") or (found["q"] or "").strip().isdigit()
        else None
    )


def _forced(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    if scope.kind in (*PLACED, *ANYWHERE):
        return None
    sorts = sorts_of(found["o"])
    if sorts is None:
        return None
    who = Group(OTHER, FIGHT, sorts)
    number = found["q"]
    if number in ("all", "any"):
        return [Clause(DISCARD, who, measure=EVERY, when=ENTRY)]
    return [Clause(DISCARD, who, number=int(number) if number.isdigit() else 1, when=ENTRY, pick=1)]


def others_than(text: str) -> Sort | None:
    """Return all champions but these, None where one description cannot say it."""
    sorts = champions(text)
    if sorts is None or len(sorts) != 1:
        return None
    one = sorts[0]
    if one == Sort(kinds=one.kinds) and CHAMPIONS & ~one.kinds:
        return Sort(kinds=CHAMPIONS & ~one.kinds)
    if one == Sort(kinds=CHAMPIONS, marks=one.marks):
        return Sort(kinds=CHAMPIONS, without=one.marks)
    if one == Sort(kinds=CHAMPIONS, worlds=one.worlds):
        return Sort(kinds=CHAMPIONS, worlds=(1 << len(WORLDS)) - 1 & ~one.worlds)
    return None


def _only_fight(found: re.Match[str], _scope: Scope) -> list[Clause] | None:
    others = others_than(found["c"])
    return [Clause(FREEZE, Group(BOTH, PLAY, (others,)), measure=EVERY)] if others else None


def _only_defend(found: re.Match[str], _scope: Scope) -> list[Clause] | None:
    """Read ``only wizards can defend against her``."""
    others = others_than(found["c"])
    return [Clause(UNFIT, Group(DEFENDER, FIGHT, (others,)), role=ATTACKING)] if others else None


def _only_use(found: re.Match[str], _scope: Scope) -> list[Clause] | None:
    others, what = others_than(found["c"]), permits.cards(found["w"])
    if others is None or what is None or any(not sort.kinds for sort in what):
        return None
    return [Clause(BAN, Group(BOTH, PLAY, (others,)), what)]


def _only_cards(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``only Greyhawk allies can be played``: those of other worlds cannot."""
    sorts = permits.cards(found["w"])
    if sorts is None or len(sorts) != 1 or scope.kind not in ANYWHERE:
        return None
    one = sorts[0]
    if not one.worlds or one != Sort(kinds=one.kinds, worlds=one.worlds) or one.kinds & ~(1 << ALLY):
        return None
    others = Sort(kinds=one.kinds, worlds=(1 << len(WORLDS)) - 1 & ~one.worlds)
    return [Clause(BAN, Group(BOTH, PLAY), (others,))]


def _not_for(found: re.Match[str], scope: Scope) -> list[Clause] | None:
    """Read ``cannot be used by monsters``: the card is for all the others."""
    sorts = champions(found["c"])
    if sorts is None or scope.kind in (*PLACED, *ANYWHERE) or CHAMPIONS >> scope.kind & 1:
        return None
    kinds = 0
    for sort in sorts:
        if sort != Sort(kinds=sort.kinds):
            other = others_than(found["c"])
            return [Clause(RESERVED, Group(OWN, FIGHT, (other,)))] if other else None
        kinds |= sort.kinds
    return [Clause(RESERVED, Group(OWN, FIGHT, (Sort(kinds=CHAMPIONS & ~kinds),)))] if CHAMPIONS & ~kinds else None


VERBS: Final[dict[str, Callable[[re.Match[str], Scope], list[Clause] | None]]] = {
    "any_holding": permits.any_holding,
    "any_world": permits.any_world,
    "attacks": permits.attacks,
    "ban": permits.ban,
    "bar": permits.bar,
    "bar_all": permits.bar_all,
    "blank": _blank,
    "cancel": _cancel,
    "cost": permits.cost,
    "defends": _defends,
    "discard": _discard,
    "draw": _draw,
    "escape": _escape,
    "first": _first,
    "forced": _forced,
    "immune": permits.immune,
    "immune_powers": permits.immune_powers,
    "level": _level,
    "lives": _lives,
    "lose": _lose,
    "lower": _lower,
    "lower_foe": _lower_foe,
    "mark": _mark,
    "not_for": _not_for,
    "once": _once,
    "only": permits.only,
    "only_cards": _only_cards,
    "only_defend": _only_defend,
    "only_fight": _only_fight,
    "only_use": _only_use,
    "opponent_ban": permits.opponent_ban,
    "own_ban": permits.own_ban,
    "passive": _passive,
    "reserved": permits.reserved,
    "set": _set,
    "stay": permits.stay,
    "take": _take,
    "times": _times,
    "unfit": permits.unfit,
    "use": permits.use,
    "wall": permits.wall,
    "win": _win,
}
"""What makes the clauses of a sentence, by the names that ``english.toml`` gives."""
