"""The company of the scenes: short names, levels and worlds that are easy to reckon with."""

from tests.games.spellfire.cast import FR, GH, card, deck

from vedette.games.spellfire.engine.cards import Card, Deck
from vedette.games.spellfire.engine.vocabulary import words as w


def cast(*more: Card) -> Deck:
    """Return a deck of short names: heroes, a wizard, monsters, realms of two worlds, and what a test adds."""
    return deck(
        card("Hero", w.HERO, 7, world=FR),
        card("Sage", w.WIZARD, 6, world=GH),
        card("Nun", w.CLERIC, 5, world=FR),
        card("Ogre", w.MONSTER, 6, world=FR),
        card("Lich", w.WIZARD, 8, world=FR, has="undead"),
        card("Rat", w.MONSTER, 2, world=FR),
        card("Thay", w.REALM, world=FR),
        card("Oak", w.REALM, world=GH),
        card("Dale", w.REALM, world=FR),
        card("Moor", w.REALM, world=FR),
        card("Isle", w.REALM, world=FR),
        card("Vale", w.REALM, world=GH),
        card("Peak", w.REALM, world=FR),
        card("Fort", w.HOLDING, world=FR),
        card("Tower", w.HOLDING, world=GH),
        card("Band", w.ALLY, 4),
        card("Pack", w.ALLY, 3),
        card("Sword", w.ITEM, 3, has="offensive"),
        card("Cloak", w.ITEM, 1),
        card("Grail", w.ARTIFACT, 4, world=FR),
        card("Idol", w.ARTIFACT, 2, world=FR),
        card("Eye", w.ARTIFACT, 3, world=GH),
        card("Spark", w.WIZARD_SPELL, 5, has="offensive"),
        card("Hymn", w.CLERIC_SPELL, 2, has="defensive"),
        card("Punch", w.UNARMED, 3, has="offensive"),
        *more,
        friends="Hero, Sage, Nun",
        foes="Ogre, Lich, Rat",
    )
