"""A deck in which every word of the powers is said at least once."""

from tests.games.spellfire.cast import card, deck, marks

from vedette.games.spellfire.engine.vocabulary import words as w
from vedette.games.spellfire.engine.vocabulary.words import Clause, Condition, Group, Sort

CHAMPION = (Sort(kinds=w.CHAMPIONS),)
ALLIES = (Sort(kinds=1 << w.ALLY),)
ITEMS = (Sort(kinds=1 << w.ITEM),)
SPELL = (Sort(kinds=w.SPELLS),)
FLYERS = (Sort(marks=marks("flyer")),)
MONSTERS = (Sort(kinds=1 << w.MONSTER),)


def group(side: int, sorts: tuple[Sort, ...] = (), place: int = w.FIGHT) -> Group:
    return Group(side, place, sorts)


ATTACKERS = group(w.ATTACKER, CHAMPION)
DEFENDERS = group(w.DEFENDER, CHAMPION)
OPPONENT = group(w.OTHER, CHAMPION)
SELF = Group(w.BEARER)

HEROES = [
    card("Brave", w.HERO, 7, world=1, says=[Clause(w.LEVEL, group(w.OWN, ALLIES), number=1)]),
    card("Sage", w.WIZARD, 8, world=1, says=[Clause(w.IMMUNE, Group(), what=SPELL)]),
    card("Twin", w.CLERIC, 6, world=2, says=[Clause(w.USE, Group(), what=(Sort(kinds=1 << w.WIZARD_SPELL),))]),
    card("Wing", w.MONSTER, 7, world=1, has="flyer dragon", says=[Clause(w.IGNORE, Group(), number=w.BARS | w.WALLS)]),
    card(
        "Judge",
        w.HERO,
        6,
        world=1,
        says=[Clause(w.WIN, conditions=(Condition(group(w.OTHER, (Sort(kinds=1 << w.MONSTER),))),))],
    ),
    card(
        "Shifter",
        w.MONSTER,
        5,
        world=1,
        says=[
            Clause(w.COST, group(w.OWN, CHAMPION, w.POOL), number=1),
            Clause(w.TYPE, Group(), what=(Sort(kinds=1 << w.WIZARD),), option=1),
            Clause(w.TYPE, Group(), what=(Sort(kinds=1 << w.HERO),), option=2),
        ],
    ),
]
VILLAINS = [
    card("Hydra", w.MONSTER, 6, world=1, says=[Clause(w.LIVES, Group(), number=2)]),
    card("Tyrant", w.MONSTER, 9, world=1, says=[Clause(w.BAN, OPPONENT, what=(Sort(kinds=1 << w.ALLY, most=3),))]),
    card("Witch", w.WIZARD, 7, world=1, says=[Clause(w.DISCARD, group(w.OTHER, ALLIES), number=1, when=w.ENTRY)]),
    card(
        "Vengeance",
        w.HERO,
        5,
        world=1,
        says=[Clause(w.DISCARD, OPPONENT, number=1, when=w.LOST), Clause(w.STAY, Group())],
    ),
    card("Thirst", w.CLERIC, 6, world=1, has="undead", says=[Clause(w.SET, Group(), number=9, role=w.DEFENDING)]),
    card(
        "Trap",
        w.MONSTER,
        7,
        world=1,
        says=[Clause(w.DISCARD, Group(w.CUE), when=w.FIRST, cue=group(w.OTHER, ALLIES))],
    ),
]
OTHERS = [
    card("Sky Fort", w.REALM, world=1, says=[Clause(w.BAR, group(w.ATTACKER, FLYERS))]),
    card("High Fort", w.REALM, world=1, says=[Clause(w.ONLY, group(w.ATTACKER, (Sort(least=5),)))]),
    card("Armed Town", w.REALM, world=1, says=[Clause(w.DEFENDS, what=(Sort(kinds=1 << w.HERO),), number=5)]),
    card("Dead Town", w.REALM, world=1, says=[Clause(w.UNFIT, group(w.DEFENDER, (Sort(kinds=1 << w.HERO),)))]),
    card("Den", w.REALM, world=2, says=[Clause(w.TIMES, group(w.DEFENDER, MONSTERS), number=2, base=1)]),
    card("Mire", w.REALM, world=2, says=[Clause(w.LEVEL, group(w.ATTACKER), number=-1)]),
    card("Trophy", w.REALM, world=1, says=[Clause(w.ATTACH, Group(), number=4)]),
    card("Walls", w.HOLDING, world=1, says=[Clause(w.LEVEL, DEFENDERS, number=3)]),
    card("Guards", w.HOLDING, world=2, says=[Clause(w.DEFENDS, number=4)]),
    card("Ward", w.HOLDING, world=1, says=[Clause(w.PROTECT, DEFENDERS)]),
    card("Stone Wall", w.WIZARD_SPELL, 2, has="defensive", says=[Clause(w.WALL, group(w.ATTACKER, FLYERS))]),
    card(
        "Counter",
        w.WIZARD_SPELL,
        1,
        has="defensive",
        says=[Clause(w.CANCEL, group(w.OTHER, SPELL), number=1, when=w.ENTRY)],
    ),
    card(
        "Fireball",
        w.WIZARD_SPELL,
        0,
        has="offensive",
        says=[Clause(w.DISCARD, group(w.OTHER, (Sort(kinds=1 << w.ALLY, most=4),)), measure=w.EVERY, when=w.ENTRY)],
    ),
    card(
        "Banish",
        w.CLERIC_SPELL,
        1,
        has="offensive",
        says=[Clause(w.REPEL, group(w.OTHER, (Sort(kinds=w.CHAMPIONS, marks=marks("undead")),)), when=w.ENTRY)],
    ),
    card("Flight", w.CLERIC_SPELL, 0, has="defensive", says=[Clause(w.MARK, SELF, what=FLYERS)]),
    card("Rescue", w.CLERIC_SPELL, 2, has="defensive", says=[Clause(w.ESCAPE, SELF)]),
    card(
        "Truce",
        w.UNARMED,
        0,
        has="offensive",
        says=[Clause(w.DRAW, when=w.ENTRY, conditions=(Condition(group(w.OTHER, MONSTERS), 0, 0),))],
    ),
    card(
        "Throw", w.UNARMED, 2, has="offensive", says=[Clause(w.RETURN, group(w.OTHER, ALLIES), number=1, when=w.ENTRY)]
    ),
    card(
        "Gamble",
        w.UNARMED,
        3,
        has="offensive",
        says=[Clause(w.LOSE, conditions=(Condition(group(w.OTHER, (Sort(kinds=1 << w.WIZARD),))),))],
    ),
    card(
        "Storm",
        w.EVENT,
        has="harmful",
        says=[Clause(w.DISCARD, group(w.BOTH, ITEMS, w.PLAY), measure=w.EVERY, when=w.ENTRY)],
    ),
    card(
        "Toll",
        w.EVENT,
        has="harmful",
        says=[Clause(w.DISCARD, group(w.EACH, CHAMPION, w.PLAY), number=1, when=w.ENTRY)],
    ),
    card(
        "Gloom",
        w.EVENT,
        has="harmful",
        says=[Clause(w.LEVEL, group(w.BOTH, CHAMPION, w.PLAY), number=-1, until=w.NEXT_EVENT)],
    ),
    card(
        "Peace",
        w.EVENT,
        has="helpful",
        says=[Clause(w.FREEZE, group(w.BOTH, CHAMPION, w.PLAY), measure=w.EVERY, until=w.NEXT_EVENT)],
    ),
    card(
        "Jail",
        w.EVENT,
        has="harmful",
        says=[Clause(w.FREEZE, group(w.BOTH, CHAMPION, w.PLAY), number=1, when=w.ENTRY, until=w.NEXT_EVENT)],
    ),
    card("Thief", w.ALLY, 2, says=[Clause(w.TAKE, group(w.OTHER, ALLIES), number=1, when=w.ENTRY)]),
    card("Doubler", w.ALLY, 3, says=[Clause(w.HALVE, group(w.OTHER, ALLIES), number=1)]),
    card("Recruiter", w.ALLY, 1, says=[Clause(w.JOIN, group(w.OWN, CHAMPION, w.POOL), number=1, when=w.ENTRY)]),
    card("Mob", w.ALLY, 2, says=[Clause(w.LEVEL, Group(), number=1, per=group(w.OTHER, ALLIES))]),
    card("Martyr", w.ALLY, 6, says=[Clause(w.BOUND, SELF)]),
    card("Spare Blade", w.ITEM, 3, says=[Clause(w.ONCE)]),
    card("Hush", w.ITEM, 1, says=[Clause(w.BLANK, group(w.OTHER, ALLIES), number=1)]),
    card(
        "Twin Ring",
        w.ITEM,
        1,
        says=[Clause(w.LEVEL, SELF, number=2, when=w.USED, cue=group(w.OWN, SPELL), until=w.THE_FIGHT)],
    ),
    card("Scourge", w.ITEM, 0, says=[Clause(w.DISCARD, group(w.OTHER), measure=w.TOTAL, number=5, when=w.ENTRY)]),
    card("Brand", w.ITEM, 2, says=[Clause(w.LEVEL, OPPONENT, number=-2, when=w.WON, until=w.FOR_GOOD)]),
    card("Crown", w.ARTIFACT, 3, world=1, says=[Clause(w.RESERVED, group(w.OWN, (Sort(kinds=1 << w.HERO),)))]),
    card("Case", w.ARTIFACT, 1, world=1, says=[Clause(w.ATTACH, SELF, number=3)]),
    card("Lens", w.ARTIFACT, 2, world=2),
    card("Law of Might", w.RULE, says=[Clause(w.LEVEL, group(w.BOTH, (Sort(kinds=1 << w.HERO),)), number=2)]),
    card(
        "Law of Words", w.RULE, says=[Clause(w.BAN, group(w.BOTH, CHAMPION, w.PLAY), what=(Sort(kinds=1 << w.RULE),))]
    ),
]

ZOO = deck(
    *HEROES,
    *VILLAINS,
    *OTHERS,
    friends=", ".join(one.name for one in HEROES),
    foes=", ".join(one.name for one in VILLAINS),
    name="zoo",
)
