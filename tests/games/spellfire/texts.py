"""Texts of cards as the tests make them up, and what they are printed as once they have been read."""

from vedette.games.spellfire.cards.card import EXACT
from vedette.games.spellfire.crossfire import reading
from vedette.games.spellfire.crossfire.reading import Reading, Source
from vedette.games.spellfire.powers import words as w
from vedette.games.spellfire.text import sentence

NAMES = (
    ("Ada", w.HERO),
    ("Ada's Ring", w.ITEM),
    ("Bors", w.WIZARD),
    ("Lord Dorn", w.MONSTER),
    ("Mara, Avatar of Rain", w.CLERIC),
    ("Mara the Meek", w.HERO),
    ("Song of Mara", w.EVENT),
    ("Salt Marsh", w.REALM),
    ("Iron Keep", w.REALM),
    ("Old Mill", w.HOLDING),
    ("Stone Lord", w.THIEF),
    ("Mad Monkey", w.ALLY),
)
"""The cards that there are besides."""


def taken(kind: int, text: str, name: str = "Ada") -> Reading:
    """Return what is understood of a text."""
    return reading.read(text, Source(name, kind, NAMES))


def printed(kind: int, text: str, name: str = "Ada") -> str:
    """Return a text as the game prints it in English; every word of it is understood."""
    found = taken(kind, text, name)
    assert found.status == EXACT, found.unknown
    return sentence.write(found.power, "en")
