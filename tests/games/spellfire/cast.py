"""Decks for the tests: cards of our own invention, plain where nothing is said, filled up to 55."""

from collections.abc import Iterable

from vedette.games.spellfire.engine.cards import Card, Deck
from vedette.games.spellfire.engine.vocabulary import words as w
from vedette.games.spellfire.engine.vocabulary.words import (
    ALLY,
    ARTIFACT,
    CLERIC,
    CLERIC_SPELL,
    EVENT,
    HERO,
    HOLDING,
    ITEM,
    MARKS,
    MONSTER,
    REALM,
    RULE,
    UNARMED,
    WIZARD,
    WIZARD_SPELL,
    WORLDS,
    Clause,
)

FR = WORLDS.index("forgotten-realms")
GH = WORLDS.index("greyhawk")
DS = WORLDS.index("dark-sun")


def marks(names: str) -> int:
    return sum(1 << MARKS.index(name) for name in names.split())


def card(name: str, kind: int, level: int = 0, *, world: int = 0, has: str = "", says: Iterable[Clause] = ()) -> Card:
    """Return a card of our own; its deck gives it an id."""
    icon = str(level) if w.CHAMPIONS >> kind & 1 else f"{level:+}" if level else ""
    return Card("", name, kind, world, level, marks(has), power=tuple(says), icon=icon)


def deck(*cards: Card, friends: str = "", foes: str = "", name: str = "cast") -> Deck:
    """Return a deck with these cards; ``friends`` and ``foes`` name the champions of each side in their order.

    A champion that is not named is friendly while there is room. The rest is filled up with plain cards: Friend 1,
    Foe 1 and so on, then realms, spells, events, allies, items, holdings, artifacts and rules to the counts of a deck.
    """
    known = {one.name: one for one in cards}
    mine = [known.pop(one) for one in friends.split(", ") if one]
    theirs = [known.pop(one) for one in foes.split(", ") if one]
    champions = (CLERIC, HERO, MONSTER, WIZARD, 11, 13, 15)
    for one in list(known.values()):
        if one.kind in champions and (len(mine) < 6 or len(theirs) < 6):
            (mine if len(mine) < 6 else theirs).append(known.pop(one.name))
    kinds = (HERO, WIZARD, CLERIC, HERO, MONSTER, WIZARD)
    mine += [card(f"Friend {at}", kinds[at], 4 + at, world=FR) for at in range(len(mine), 6)]
    theirs += [card(f"Foe {at}", kinds[at], 4 + at, world=FR) for at in range(len(theirs), 6)]
    whole = [*mine, *theirs, *known.values(), *spare(list(known.values()))]
    numbered = tuple(one._replace(id=f"cast/{number}") for number, one in enumerate(whole, 1))
    return Deck(name, numbered[:6], numbered[6:12], numbered[12:])


def spare(cards: list[Card]) -> list[Card]:
    """Return what fills a deck up to 43 cards that are no champions."""
    plan = [
        *[card(f"Realm {at}", REALM, world=FR if at % 2 else GH) for at in range(10)],
        *[card(f"Bolt {at}", WIZARD_SPELL, at, has="offensive") for at in range(4)],
        *[card(f"Prayer {at}", CLERIC_SPELL, at, has="defensive") for at in range(3)],
        *[card(f"Blow {at}", UNARMED, 2 + at, has="offensive") for at in range(3)],
        *[card(f"Omen {at}", EVENT, has="harmful") for at in range(5)],
        *[card(f"Band {at}", ALLY, 1 + at) for at in range(5)],
        *[card(f"Ring {at}", ITEM, at) for at in range(5)],
        *[card(f"Keep {at}", HOLDING, world=FR) for at in range(3)],
        *[card(f"Orb {at}", ARTIFACT, 2 + at, world=FR) for at in range(3)],
        *[card(f"Law {at}", RULE) for at in range(2)],
    ]
    for one in cards:
        same = [other for other in plan if other.kind == one.kind] or [other for other in plan if other.kind == REALM]
        plan.remove(same[-1])
    return plan


PLAIN = deck(name="plain")
