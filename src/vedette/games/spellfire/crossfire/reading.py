"""Reads other people's English card texts: a clause that is not certain leaves the card marked, never half right."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from vedette.games.spellfire.cards.card import ADAPTED, BANNED, CODE, EMPTY, EXACT
from vedette.games.spellfire.crossfire import halves
from vedette.games.spellfire.crossfire.english import MARK_NOUNS, kinds_of, one
from vedette.games.spellfire.crossfire.patterns import patterns
from vedette.games.spellfire.crossfire.sequels import instead, sequel
from vedette.games.spellfire.powers import shape
from vedette.games.spellfire.powers.words import EVENT, ROUND_FOUR, Clause

NUMBERS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
COUNT: Final = re.compile(rf"\b(?:{'|'.join(NUMBERS)})\b")
OF_WORLD: Final = r"(?:(?<=greyhawk)|(?<=ravenloft)) (?:realm|champion|holding|hero|wizard|cleric|monster|allies|world)"
"""What tells that a name before it is that of a world, not of the card."""
NOTE: Final = re.compile(r"\((?:off|def|harmful|helpful)[^)]*\)?", re.IGNORECASE)
COMMON: Final = frozenset({
    "all", "any", "one", "two", "the", "old", "big", "mad", "red", "dragon", "magic", "realm", "wizard", "cleric",
    "champion", "spell", "elf", "giant", "undead", "rod", "walls", "wall", "blood", "lightning", "fire", "unarmed",
    "item", "items", "combat", "level",
})  # fmt: skip
"""Words of a name that mean other cards too: a text that says one need not mean its own card."""
KEYWORDS: Final = frozenset({
    *MARK_NOUNS,
    "psionicist", "regent", "thief", "monster", "hero", "wizard", "cleric", "and", "only", "avatar", "familiar",
    "triumvirate", "warrior", "spear", "weapon", "dragon", "red", "white", "black",
})  # fmt: skip
"""What a sentence may be made of that names keywords alone."""


class Reading(NamedTuple):
    """What was understood of one card."""

    status: int
    """Of ``card.STATUSES``; CODE where nothing is certain."""
    power: tuple[Clause, ...]
    why: tuple[str, ...] = ()
    """Reasons of ``words.IDLE_REASONS`` for what was dropped."""
    unknown: tuple[str, ...] = ()
    """The sentences that were not understood, as they were read."""


class Source(NamedTuple):
    """What a reading needs to know of a card besides its text."""

    name: str
    kind: int
    names: tuple[tuple[str, int], ...] = ()
    """The names of all cards with their kinds, to know which one a text means."""
    phases: str = ""
    icon: str = ""


def normal(text: str, name: str) -> str:
    """Return a text in plain words: lower case, its own name ``~``, numbers in digits."""
    text = NOTE.sub(" ", text).replace("\n", " ")
    if called := [re.escape(one) for one in names(name)]:
        text = re.sub(
            rf"(?<![\w'\"\u201c])(?:the )?(?:{'|'.join(called)})(?!\w|{OF_WORLD})", "~", text, flags=re.IGNORECASE
        )
    text = re.sub(r"\bvs\.? ", "against ", text)
    text = COUNT.sub(lambda found: str(NUMBERS.index(found[0])), text.lower())
    return " ".join(text.split())


def names(name: str) -> list[str]:
    """Return what a text may call its own card, the longest first."""
    head = re.split(r"[,!]", name)[0].strip()
    bare = re.sub(r"^(?:the|a|an) ", "", head, flags=re.IGNORECASE)
    found = {name.strip("!"), head, bare, bare.replace(" ", "")}
    for place, word in enumerate(re.split(r"[ \-]", bare)):
        plain = word.strip(".'\"")
        small = plain.lower()
        if (
            len(plain) > 2 + (place > 0)
            and plain[0].isupper()
            and not {small, one(small)} & (COMMON | set(MARK_NOUNS))
            and not kinds_of(small)
        ):
            found.add(plain)
    return sorted((one for one in found if len(one) > 2), key=lambda one: (-len(one), one))


def sentences(text: str) -> list[str]:
    """Return the sentences of a text in plain words."""
    text = re.sub(r"\bst\. ", "st ", text).replace(" .", ". ")
    parts = re.split(r"(?<=[.!?])\s+|\s*;\s+", text)
    return [plain(part.strip().rstrip(".!?").strip()) for part in parts if part.strip(" .!?")]


def ordered(told: list[str]) -> list[str]:
    """Return sentences with what limits all of them at their end: ``use only when defending``."""
    said = patterns().sequel
    last = ("defence-only", "attack-only", "lasts")
    limits = [one for one in told if any(said[name].fullmatch(one) for name in last)]
    return [*(one for one in told if one not in limits), *limits]


def plain(sentence: str) -> str:
    """Return a sentence with what one card calls so and another otherwise made plain."""
    for pattern, with_ in patterns().plain:
        sentence = pattern.sub(with_, sentence)
    return " ".join(sentence.split())


def keywords(sentence: str) -> bool:
    """Return whether a sentence only names keywords, which are facts."""
    words = re.split(r"[;,() ]+", sentence)
    return all(word in KEYWORDS or word.rstrip("s") in KEYWORDS or not word for word in words)


def read(text: str, source: Source) -> Reading:
    """Return what a card text means."""
    clauses: list[Clause] = []
    why: list[str] = []
    unknown: list[str] = []
    known = patterns()
    told = ordered(sentences(normal(text, source.name)))
    for sentence in told:
        if keywords(sentence) or known.moot.fullmatch(sentence):
            continue
        found = instead(sentence, clauses)
        if found is None:
            found = halves.sentence(sentence, source.kind, source.names)
        if found is None and (clauses or len(told) == 1):
            found = sequel(sentence, clauses, source.kind)
        if found is not None and not shape.power(tuple(found)):
            clauses += found
            continue
        if known.forbidden.search(sentence) and not known.harmless.search(sentence):
            return Reading(BANNED, (), ("raze",), (sentence,))
        if reason := dropped(sentence, source.kind):
            why.append(reason)
        unknown.append(sentence)
    return judged(clauses, why, unknown, source)


def dropped(sentence: str, kind: int) -> str:
    """Return why a sentence says nothing in this game, nothing where it may say something."""
    if kind == EVENT and re.match(r"(?:all |each )?(?:of )?this player's\b", sentence):
        return "event-player"
    known = patterns()
    if known.telling.search(sentence):
        return ""
    return next((name for name, pattern in known.idle if pattern.search(sentence)), "")


def judged(clauses: list[Clause], why: list[str], unknown: list[str], source: Source) -> Reading:
    """Return the reading of a card whose sentences are sorted."""
    reasons = tuple(dict.fromkeys(why))
    if ROUND_FOUR >> source.kind & 1 and source.phases and "4" not in source.phases.split("|"):
        return Reading(BANNED, (), ("phase-three",), tuple(unknown))
    if len(unknown) > len(why):
        return Reading(CODE, (), ("own-code",), tuple(unknown))
    if not unknown:
        return Reading(EXACT, tuple(clauses))
    if clauses and len(unknown) == 1:
        return Reading(ADAPTED, tuple(clauses), reasons, tuple(unknown))
    if not clauses:
        return Reading(EMPTY, (), reasons, tuple(unknown))
    return Reading(CODE, (), ("own-code",), tuple(unknown))
