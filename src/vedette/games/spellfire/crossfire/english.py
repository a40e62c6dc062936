"""Noun phrases of other people's English card texts: which cards they mean, or nothing where that is not certain."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from vedette.games.spellfire.crossfire.patterns import patterns
from vedette.games.spellfire.crossfire.tails import TAILS, measured
from vedette.games.spellfire.powers.phrase import read_sort
from vedette.games.spellfire.powers.words import (
    ALLY,
    ARTIFACT,
    ATTACKER,
    BEARER,
    BLOOD,
    BOTH,
    CARRIED,
    CHAMPIONS,
    CLERIC,
    CLERIC_SPELL,
    DEFENDER,
    EVENT,
    FIGHT,
    HERO,
    HOLDING,
    ITEM,
    MARKS,
    MONSTER,
    OTHER,
    OWN,
    PLAY,
    PSIONIC,
    PSIONICIST,
    REALM,
    REGENT,
    ROUND_FOUR,
    RULE,
    SPELLS,
    THIEF,
    THIEF_ABILITY,
    THIS,
    UNARMED,
    UNARMED_COMBAT,
    UNDEAD_UNARMED,
    WIZARD,
    WIZARD_SPELL,
    WORLDS,
    Group,
    Sort,
)
from vedette.games.spellfire.powers.words import DRAGON_UNARMED as DRAGON_FIGHT

KIND_NOUNS: Final = {
    "champion": CHAMPIONS,
    "ally": 1 << ALLY,
    "allies": 1 << ALLY,
    "item": 1 << ITEM,
    "artifact": 1 << ARTIFACT,
    "spell": SPELLS,
    "wizard spell": 1 << WIZARD_SPELL,
    "cleric spell": 1 << CLERIC_SPELL,
    "wizard and cleric spell": SPELLS,
    "cleric and wizard spell": SPELLS,
    "wizard or cleric spell": SPELLS,
    "cleric or wizard spell": SPELLS,
    "psionic power": 1 << PSIONIC,
    "psionic": 1 << PSIONIC,
    "psionic attack": 1 << PSIONIC,
    "wizard spell and cleric spell": SPELLS,
    "blood ability": 1 << BLOOD,
    "blood abilities": 1 << BLOOD,
    "thief ability": 1 << THIEF_ABILITY,
    "thief abilities": 1 << THIEF_ABILITY,
    "unarmed combat": UNARMED_COMBAT,
    "hero unarmed combat": 1 << UNARMED,
    "dragon unarmed combat": 1 << DRAGON_FIGHT,
    "undead unarmed combat": 1 << UNDEAD_UNARMED,
    "hero": 1 << HERO,
    "heroes": 1 << HERO,
    "wizard": 1 << WIZARD,
    "cleric": 1 << CLERIC,
    "monster": 1 << MONSTER,
    "psionicist": 1 << PSIONICIST,
    "regent": 1 << REGENT,
    "thief": 1 << THIEF,
    "thieves": 1 << THIEF,
    "event": 1 << EVENT,
    "holding": 1 << HOLDING,
    "realm": 1 << REALM,
    "rule": 1 << RULE,
    "gear": 1 << ITEM | 1 << ARTIFACT,
    "phase 4 spell": SPELLS,
    "card": CARRIED | ROUND_FOUR,
    "attached card": CARRIED | ROUND_FOUR,
    "attachment": CARRIED | ROUND_FOUR,
    "nonchampion card": CARRIED | ROUND_FOUR,
    "any type of spell": SPELLS,
    "type of spell": SPELLS,
    "phase 4 card": ROUND_FOUR,
}
"""Kinds by their names, plurals by an ``s`` unless they stand here."""
MARK_NOUNS: Final = {
    "flyer": "flyer", "flying": "flyer", "swimmer": "swimmer", "swimming": "swimmer", "earthwalker": "earthwalker",
    "earthwalking": "earthwalker", "undead": "undead", "dragon": "dragon", "elf": "elf", "elves": "elf",
    "elven": "elf", "drow": "drow", "dwarf": "dwarf", "dwarves": "dwarf", "dwarven": "dwarf", "gnome": "gnome",
    "halfling": "halfling", "kender": "kender", "giant": "giant", "orc": "orc", "golem": "golem", "kobold": "kobold",
    "beholder": "beholder", "vampire": "vampire", "werebeast": "werebeast", "awnshegh": "awnshegh",
    "awnsheghlien": "awnshegh", "draconian": "draconian", "duergar": "duergar", "half-elf": "half-elf",
    "half-elves": "half-elf", "adventurer": "adventurer", "avatar": "avatar", "sword": "sword", "spear": "spear",
    "weapon": "weapon", "offensive": "offensive", "defensive": "defensive", "harmful": "harmful",
    "helpful": "helpful", "coastal": "coastal", "underdark": "underdark", "mul": "mul", "svirfneblin": "svirfneblin",
    "werecreature": "werebeast", "lycanthrope": "werebeast", "familiar": "familiar", "red wizard": "red-wizard",
    "black wizard": "black-wizard", "white wizard": "white-wizard",
    "gnomish": "gnome", "elvish": "elf", "dwarvish": "dwarf", "vampiric": "vampire",
}  # fmt: skip
CARD_MARKS: Final = ("sword", "spear", "weapon")
"""Marks of items: as a noun alone they mean items."""
NOTE_MARKS: Final = ("offensive", "defensive", "harmful", "helpful", "coastal")
"""Marks that are never a noun alone."""
WORLD_NOUNS: Final = {
    "forgotten realms": 1, "greyhawk": 2, "ravenloft": 3, "dark sun": 4, "dragonlance": 5, "birthright": 6, "ad&d": 7,
}  # fmt: skip
UNNOTED: Final = 1 << ARTIFACT | 1 << EVENT | 1 << RULE
"""Kinds that are not called offensive or defensive."""
SIDE_WORDS: Final = {
    "opposing": OTHER,
    "attacking": ATTACKER,
    "defending": DEFENDER,
    "friendly": OWN,
}
ABLE_WORDS: Final = ("spellcasting", "nonspellcasting")


class Meant(NamedTuple):
    """What a noun phrase means: a side (-1 where it says none), a place, descriptions."""

    side: int
    place: int
    sorts: tuple[Sort, ...]
    singular: bool

    def group(self, otherwise: int) -> Group:
        """Return the group, of this side where the phrase says none."""
        side = otherwise if self.side < 0 else self.side
        return Group(side) if side in (THIS, BEARER) else Group(side, self.place, self.sorts)


def one(text: str) -> str:
    """Return a noun without the ``s`` of its plural."""
    return text[:-1] if text.endswith("s") and not text.endswith("ss") else text


def kinds_of(noun: str) -> int:
    """Return the kinds that a noun names, 0 where it names none."""
    return KIND_NOUNS.get(noun, KIND_NOUNS.get(one(noun), 0))


def mark_of(noun: str) -> int:
    """Return the mark that a word names, -1 where it names none."""
    name = MARK_NOUNS.get(noun, MARK_NOUNS.get(one(noun), ""))
    return MARKS.index(name) if name else -1


def sort_of(text: str, beside: int = 0) -> Sort | None:
    """Return one description: adjectives and a noun. ``beside`` are kinds that a mark alone may stand for."""
    words = text.split()
    sort = Sort()
    barred = 0
    while words:
        rest = " ".join(words)
        kinds = kinds_of(rest)
        if kinds:
            kinds &= ~barred
            return sort._replace(kinds=kinds) if kinds else None
        if words[0] in ABLE_WORDS:
            sort = sort._replace(able=SPELLS) if words[0] == "spellcasting" else sort._replace(unable=SPELLS)
            words = words[1:]
            continue
        worlds, used = world_of(words)
        if worlds:
            sort = sort._replace(worlds=sort.worlds | worlds)
            words = words[used:]
            continue
        two = " ".join(words[:2])
        if two in MARK_NOUNS or one(two) in MARK_NOUNS:
            words = [two, *words[2:]]
        negative = words[0].startswith("non")
        word = words[0].removeprefix("non").removeprefix("-") if negative else words[0]
        if negative and kinds_of(word) and not kinds_of(word) & ~CHAMPIONS:
            barred |= kinds_of(word)
            words = words[1:]
            continue
        mark = mark_of(word)
        if mark < 0:
            return None
        if negative:
            sort = sort._replace(without=sort.without | 1 << mark)
        elif sort.marks:
            return None
        else:
            sort = sort._replace(marks=1 << mark)
        words = words[1:]
    return _bare(sort, beside)


def world_of(words: list[str]) -> tuple[int, int]:
    """Return the worlds that the first words mean, all others where they say ``non``, and how many words these are."""
    for count in (2, 1):
        name = " ".join(words[:count])
        other = name.removeprefix("non").removeprefix("-")
        if name in WORLD_NOUNS:
            return 1 << WORLD_NOUNS[name], count
        if other in WORLD_NOUNS and other != name:
            return (1 << len(WORLDS)) - 1 & ~(1 << WORLD_NOUNS[other]), count
    return 0, 0


def _bare(sort: Sort, beside: int) -> Sort | None:
    """Return a description that ended without a noun, if a mark alone can stand for cards."""
    names = [name for bit, name in enumerate(MARKS) if sort.marks >> bit & 1]
    if beside and not names and sort.without and not sort.worlds:
        return sort._replace(kinds=beside)
    if len(names) != 1 or names[0] in NOTE_MARKS or sort.worlds or sort.without:
        return None
    return sort._replace(kinds=1 << ITEM) if names[0] in CARD_MARKS else sort._replace(kinds=beside)


def sorts_of(text: str, beside: int = 0) -> tuple[Sort, ...] | None:
    """Return the descriptions of a list of nouns: ``monsters, dragons and undead champions``."""
    text = re.sub(r"^(?:any|all|each|every|an|a|the|other|attached|additional|further|more) ", "", text.strip())
    if text in patterns().titles:
        return (read_sort(patterns().titles[text]),)
    told = measured(text, lambda noun: sorts_of(noun, beside))
    if told is None:
        told = tailed(text, beside)
    if told is not None:
        return told or None
    parts = [part for part in re.split(r", and/or |, and |, or | and/or | and | or |, ", text) if part]
    whole_noun = sort_of(text, beside)
    if whole_noun is not None:
        return (whole_noun,)
    found_sorts = [part_of(re.sub(r"^(?:any|all|each|every|an|a|the) ", "", part), beside) for part in parts]
    if len(parts) < 2 or None in found_sorts:
        return shared(parts, beside) if len(parts) > 1 else None
    if alone(parts, beside) and (told := shared(parts, beside)):
        return told
    full = spread([sort for sort in found_sorts if sort is not None], parts)
    return merged(full) if full else None


def part_of(text: str, beside: int) -> Sort | None:
    """Return the one description of a part of a list, which may have a tail of its own."""
    told = sort_of(text, beside)
    more = tailed(text, beside) if told is None else None
    return more[0] if more and len(more) == 1 else told


def tailed(text: str, beside: int) -> tuple[Sort, ...] | None:
    """Return the descriptions of a noun with a tail, () where the tail is not certain, None for one without."""
    said = patterns().noun
    for name, of in TAILS.items():
        if found := said[name].match(text):
            inner = sorts_of(found["x"], beside)
            return of(inner, found, sorts_of) if inner else ()
    return None


def alone(parts: list[str], beside: int) -> bool:
    """Return whether all parts but the last are adjectives: ``dwarf and gnome allies``."""
    last, rest = sort_of(parts[-1], beside), [sort_of(part) for part in parts[:-1]]
    bare = all(
        one is not None and not one.kinds and not part.endswith("s") for one, part in zip(rest, parts, strict=False)
    )
    return bare and last is not None and last.kinds > 0 and last.marks > 0


def shared(parts: list[str], beside: int) -> tuple[Sort, ...] | None:
    """Return descriptions that share the last noun: ``undead and dragon champions``."""
    last = sort_of(parts[-1], beside)
    noun = parts[-1].split()[-1]
    if last is None or not kinds_of(noun):
        return None
    found = [sort_of(f"{part} {noun}", beside) for part in parts[:-1]]
    if None in found:
        return None
    return merged([*[sort for sort in found if sort is not None], last])


def spread(sorts: list[Sort], parts: list[str]) -> list[Sort]:
    """Return a list where an adjective before the first noun is understood of all; none where that is not certain.

    ``offensive spells and items`` and ``undead champions and allies`` share it, ``undead champions and spells`` may
    not.
    """
    first, rest = sorts[0], sorts[1:]
    if not first.kinds or not (first.marks or first.worlds or first.without) or len(parts[0].split()) < 2:
        return sorts
    if any(sort != Sort(kinds=sort.kinds) for sort in rest):
        return sorts
    note = all(name in NOTE_MARKS for bit, name in enumerate(MARKS) if first.marks >> bit & 1)
    pair = first.kinds == CHAMPIONS and [sort.kinds for sort in rest] == [1 << ALLY]
    if pair or (note and first.marks):
        return [first, *(sort if sort.kinds & UNNOTED else first._replace(kinds=sort.kinds) for sort in rest)]
    return []


def merged(sorts: list[Sort]) -> tuple[Sort, ...]:
    """Return descriptions with those that differ in kinds alone made one."""
    out: list[Sort] = []
    for sort in sorts:
        same = [at for at, other in enumerate(out) if other._replace(kinds=0) == sort._replace(kinds=0)]
        like = [at for at, other in enumerate(out) if other._replace(marks=0) == sort._replace(marks=0)]
        if same and sort.kinds and out[same[0]].kinds:
            out[same[0]] = out[same[0]]._replace(kinds=out[same[0]].kinds | sort.kinds)
        elif like and sort.marks and out[like[0]].marks:
            out[like[0]] = out[like[0]]._replace(marks=out[like[0]].marks | sort.marks)
        elif sort not in out:
            out.append(sort)
    return tuple(out)


def everyone(sorts: tuple[Sort, ...], beside: int) -> tuple[Sort, ...]:
    """Return descriptions in which a mark alone means these kinds."""
    return tuple(sort if sort.kinds else sort._replace(kinds=beside) for sort in sorts)


def placed(text: str) -> tuple[str, int]:
    """Return a phrase without what says whose it is, and the side that this says, -1 for none."""
    said = patterns().noun
    for name, side in (
        ("defends", DEFENDER),
        ("attacks", ATTACKER),
        ("own", OWN),
        ("against", OTHER),
        ("battle", BOTH),
    ):
        if said[name].search(text):
            return said[name].sub("", text), side
    return text, -1


def whole_side(text: str) -> Meant | None:
    """Return what a word for one side's fighters means."""
    if re.fullmatch(r"defenders?(?: of (?:~|this realm|the realm))?", text):
        return Meant(DEFENDER, FIGHT, (Sort(kinds=CHAMPIONS),), singular=False)
    found = re.fullmatch(r"([a-z-]+(?: (?:and|or) [a-z-]+)*) (attacker|defender)s?", text)
    kinds = CHAMPIONS | 1 << ALLY if found and found[2] == "attacker" else CHAMPIONS
    if found and (sorts := sorts_of(found[1], kinds)):
        side = ATTACKER if found[2] == "attacker" else DEFENDER
        return Meant(side, FIGHT, everyone(sorts, kinds), singular=False)
    if text == "attackers":
        return Meant(ATTACKER, FIGHT, (Sort(kinds=CHAMPIONS | 1 << ALLY),), singular=False)
    return None


def champions(text: str) -> tuple[Sort, ...] | None:
    """Return the descriptions of champions in a list of nouns, None where they may be other cards."""
    sorts = sorts_of(re.sub(r"^(?:any|all|each|an|a|other|opposing) ", "", text.strip()))
    if sorts is None or any(sort.kinds & ~CHAMPIONS for sort in sorts):
        return None
    return merged(list(everyone(sorts, CHAMPIONS)))


def meant(text: str, beside: int = 0) -> Meant | None:
    """Return what a noun phrase means, None where that is not certain."""
    text = text.strip()
    if named_both := re.search(r" \((?:champions? (?:or|and) all(?:y|ies)|any)\)", text):
        text = text[: named_both.start()] + text[named_both.end() :]
        beside = CHAMPIONS | 1 << ALLY
    if text == "~":
        return Meant(THIS, FIGHT, (), singular=True)
    if text in ("this champion", "the attached champion", "the champion", "the caster", "its champion", "the user"):
        return Meant(BEARER, FIGHT, (), singular=True)
    (text, side), place, said = placed(text), FIGHT, patterns().noun
    if said["in-play"].search(text):
        text, place = said["in-play"].sub("", text), PLAY
        side = BOTH if side < 0 else side
    if said["his"].match(text):
        text, side = said["his"].sub("", text), OWN
    singular = bool(re.match(r"(?:an?|one|the) ", text))
    text = re.sub(r"^(?:any|all|each|every|an|a|the|both|those|such) ", "", text)
    text = re.sub(r"^(?:of the|of) ", "", text)
    if (fighters := whole_side(text)) is not None:
        return fighters
    first, _, rest = text.partition(" ")
    if first in SIDE_WORDS and rest:
        if side >= 0 and side != SIDE_WORDS[first]:
            return None
        side, text = SIDE_WORDS[first], rest
    sorts = sorts_of(text, beside)
    return Meant(side, place, everyone(sorts, beside) if beside else sorts, singular) if sorts else None
