"""The face of a soldier's card: what is printed on it and written in its bubble, for a page to draw."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vedette.core.language import say
from vedette.games.patrol.cards import colours, drawing, text
from vedette.games.patrol.engine.soldier import COLOURS
from vedette.games.patrol.engine.vocabulary import NONE, TYPES, reaches

if TYPE_CHECKING:
    from vedette.games.patrol import views
    from vedette.games.patrol.cards.sets import SoldierFace
    from vedette.games.patrol.engine.soldier import Soldier

FACES: Final = 2048
"""How many faces of cards are cached, in a language: those of eleven decks of ninety in both. A face takes some 2
kB."""
LONGEST: Final = 8
"""Letters of the longest word that stands in one piece on the narrowest card."""
SOFT: Final = "\N{SOFT HYPHEN}"
VOWELS: Final = frozenset("aeiouyàâäéèêëîïôöùûü")
ONSET: Final = re.compile(r"[bcdfgptv][rl]|[cpst]h|qu|gn")
"""Matches two letters that begin a syllable together."""


def told(face: SoldierFace, soldier: Soldier, colour: int, language: str) -> str:
    """Return what is printed on a soldier's card and written in its bubble, on one line."""
    parts = [say(language, "patrol-told-head", name=face.name.to(language), level=soldier.level)]
    if soldier.type != NONE:
        ability, does = face.ability.to(language), text.write(soldier.power, soldier.type, language)
        values = {"type": TYPES[soldier.type], "named": "yes" if ability else "no", "ability": ability, "text": does}
        parts.append(say(language, "patrol-told-ability", **values))
    else:
        parts.append(say(language, "patrol-told-none"))
    if reaches(soldier.power):
        parts.append(say(language, "patrol-told-reaches"))
    if colour:
        hue = colours.hues()[colour - 1]
        does = text.write(hue.colour.power, hue.colour.type, language)
        named = {"hue": colours.name(colour, language), "bubble": hue.ability.to(language), "text": does}
        parts.append(say(language, "patrol-told-colour", **named))
    if quote := face.quote.to(language):
        parts.append(say(language, "patrol-told-quote", quote=quote))
    return " ".join(parts)


def _narrow(title: str) -> views.Face:
    """Return a soldier's name with soft hyphens, for a narrow card, as a field; no field where it needs none."""
    found = hyphenated(title)
    return {"hyphenated": found} if found != title else {}


@lru_cache(maxsize=FACES)
def printed(face: SoldierFace, soldier: Soldier, colour: int, language: str) -> views.Face:
    """Return what is printed on a soldier's card and written in its bubble, for a page to draw; do not change it."""
    hue = colours.hues()[colour - 1] if colour else None
    title = face.name.to(language)
    return {
        "soldier": soldier.id,
        "title": title,
        **_narrow(title),
        "printed": soldier.level,
        "type": TYPES[soldier.type],
        "ability": face.ability.to(language),
        "text": text.write(soldier.power, soldier.type, language) if soldier.type != NONE else "",
        "spellball": reaches(soldier.power),
        "quote": face.quote.to(language),
        "figure": drawing.shown(face.picture, soldier.id),
        "colour": COLOURS[colour - 1] if hue else None,
        "hue": colours.name(colour, language) if hue else None,
        "letter": hue.letter if hue else None,
        "bubble": hue.ability.to(language) if hue else None,
        "bubble_text": text.write(hue.colour.power, hue.colour.type, language) if hue else None,
    }


def hyphenated(name: str) -> str:
    """Return a name with a soft hyphen in each word that is too long for a narrow card."""
    return "".join(_hyphenated(word) for word in re.split(r"([ -])", name))


def _hyphenated(word: str) -> str:
    """Return a word with a soft hyphen before the syllable nearest its middle, if it is long and has such a place."""
    if len(word) <= LONGEST:
        return word
    places = [at for at in range(3, len(word) - 2) if _opens(word.lower(), at)]
    at = min(places, key=lambda at: (abs(2 * at - len(word)), -at), default=0)
    return word[:at] + SOFT + word[at:] if at else word


def _opens(word: str, at: int) -> bool:
    """Return whether a syllable begins at a place: with one consonant before a vowel, or with two that go together."""
    if word[at] in VOWELS:
        return False
    if ONSET.fullmatch(word[at : at + 2]):
        return word[at + 2] in VOWELS
    return word[at + 1] in VOWELS and not ONSET.fullmatch(word[at - 1 : at + 1])
