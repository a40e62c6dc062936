"""The effect vocabulary: what a card's power may say, as plain numbers that the rules execute.

A power is a tuple of clauses, executed in their order. A clause says

    when   it happens         always, or once at a moment
    if     it happens         role (attacking, defending) and conditions, all of them to be met
    do     what happens       one of 37 words
    who    to whom            a side, a place, and descriptions of cards
    what   with which cards   for the words that name a second group: use, ban, immune ...
    much   how much           a number, a measure, so much for each card of a group
    until  how long           while the card is in force, until the fight ends, until the next event, for good

Masks are sets: bit ``k`` stands for kind, mark or world ``k`` (``vedette.core.bits``); an empty mask asks nothing.
"""

from typing import Final, NamedTuple

# Kinds of cards. Unarmed combat is three kinds, by who may use it: heroes, dragons, the undead.
ALLY: Final = 0
ARTIFACT: Final = 1
BLOOD: Final = 2
CLERIC_SPELL: Final = 3
CLERIC: Final = 4
EVENT: Final = 5
HERO: Final = 6
HOLDING: Final = 7
ITEM: Final = 8
MONSTER: Final = 9
PSIONIC: Final = 10
PSIONICIST: Final = 11
REALM: Final = 12
REGENT: Final = 13
RULE: Final = 14
THIEF: Final = 15
THIEF_ABILITY: Final = 16
UNARMED: Final = 17
DRAGON_UNARMED: Final = 18
UNDEAD_UNARMED: Final = 19
WIZARD_SPELL: Final = 20
WIZARD: Final = 21
DUNGEON: Final = 22
KINDS: Final = (
    "ally", "artifact", "blood-ability", "cleric-spell", "cleric", "event", "hero", "holding", "item", "monster",
    "psionic-power", "psionicist", "realm", "regent", "rule", "thief", "thief-ability", "unarmed", "dragon-unarmed",
    "undead-unarmed", "wizard-spell", "wizard", "dungeon",
)  # fmt: skip

CHAMPIONS: Final = 1 << CLERIC | 1 << HERO | 1 << MONSTER | 1 << PSIONICIST | 1 << REGENT | 1 << THIEF | 1 << WIZARD
SPELLS: Final = 1 << CLERIC_SPELL | 1 << WIZARD_SPELL
UNARMED_COMBAT: Final = 1 << UNARMED | 1 << DRAGON_UNARMED | 1 << UNDEAD_UNARMED
ROUND_FOUR: Final = SPELLS | UNARMED_COMBAT | 1 << BLOOD | 1 << PSIONIC | 1 << THIEF_ABILITY
GEAR: Final = 1 << ARTIFACT | 1 << ITEM
CARRIED: Final = 1 << ALLY | GEAR
"""The kinds of cards that every champion may use, artifacts of his world alone (§2.5)."""

# Marks: the keywords of a card, in alphabetical order.
MARKS: Final = (
    "adventurer", "avatar", "awnshegh", "beholder", "black-wizard", "coastal", "defensive", "draconian", "dragon",
    "drow", "duergar", "dwarf", "earthwalker", "elf", "familiar", "flyer", "giant", "gnome", "golem", "half-elf",
    "halfling", "harmful", "helpful", "kender", "kobold", "mul", "offensive", "orc", "red-wizard", "spear",
    "svirfneblin", "swimmer", "sword", "undead", "underdark", "vampire", "weapon", "werebeast", "white-wizard",
)  # fmt: skip
DEFENSIVE: Final = 6
DRAGON: Final = 8
FLYER: Final = 15
HARMFUL: Final = 21
HELPFUL: Final = 22
OFFENSIVE: Final = 26
UNDEAD: Final = 33

NO_WORLD: Final = 0
WORLDS: Final = (
    "none", "forgotten-realms", "greyhawk", "ravenloft", "dark-sun", "dragonlance", "birthright", "ad&d", "tsr",
)  # fmt: skip

# Sides: whose cards a clause means.
THIS: Final = 0
"""The side of a group that is the card of the power alone (a champion's own power says this)."""
BEARER: Final = 1
"""The side of a group that is the champion to which the card of the power is attached, or for which it fights."""
CUE: Final = 2
"""The side of a group that is the card whose use set the clause off (``when`` used or first)."""
OWN: Final = 3
"""The card's own side. Realms, holdings and opposing champions are the tableau's; a rule or an event is nobody's."""
OTHER: Final = 4
ATTACKER: Final = 5
DEFENDER: Final = 6
BOTH: Final = 7
EACH: Final = 8
"""Both sides, each by itself: the number counts for each, and each side chooses its own (§4.5)."""
SIDES: Final = ("this", "bearer", "cue", "own", "other", "attacker", "defender", "both", "each")

# Places: where those cards are.
FIGHT: Final = 0
"""The place of cards in the fight: the two champions, what is attached to them, the realm and its holding."""
PLAY: Final = 1
"""The place of every face-up card in play (§4.1), those in the fight included."""
POOL: Final = 2
"""The place of cards that are in play, but not in the fight."""
PLACES: Final = ("fight", "play", "pool")

# Moments.
ALWAYS: Final = 0
"""The moment of a clause that holds as long as its card is in force: a modifier, a permission, a ban."""
ENTRY: Final = 1
"""The moment of a clause that acts once, when its card comes into the fight with its power in force: at step 1 for
what is there, else when it is attached; for an event or a rule, when it is turned up."""
USED: Final = 2
"""The moment of a clause that acts each time a card that its ``cue`` describes is used in the fight."""
FIRST: Final = 3
"""The moment of a clause that acts the first time in a fight that a card that its ``cue`` describes is used."""
LOST: Final = 4
"""The moment of a clause that acts once, after its card's side lost the fight, before the card is discarded."""
WON: Final = 5
"""The moment of a clause that acts once, after its card's side won the fight."""
SOON: Final = 6
"""The moment of a clause that acts on ``number`` cards in a fight as soon as there are such, on entry or later."""
FALLEN: Final = 7
"""The moment of a clause that acts once, when its realm is won by a fight, before the defender is discarded."""
MOMENTS: Final = ("always", "entry", "used", "first", "lost", "won", "soon", "fallen")

# Roles of this card's side in the fight.
EITHER: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2
ROLES: Final = ("either", "attacking", "defending")

# Durations.
WHILE: Final = 0
"""The duration of an effect that lasts while the card of its power is in force."""
THE_FIGHT: Final = 1
NEXT_EVENT: Final = 2
"""The duration of an effect that lasts until the next event; it makes an event a lasting one (§4.3)."""
FOR_GOOD: Final = 3
"""The duration of an effect that lasts as long as the card it acts on is in play, after the fight too."""
DURATIONS: Final = ("while", "fight", "event", "good")

# Measures of a number.
CARDS: Final = 0
"""The number of a clause is a number of cards."""
TOTAL: Final = 1
"""The number of a clause is what the levels of the cards that it acts on may add up to at most."""
EVERY: Final = 2
"""A clause acts on all cards of its group, and its number is 0."""
MEASURES: Final = ("cards", "total", "every")
MAY: Final = 9
"""The option of a clause that its side may do or do without."""

# Who picks, where a number leaves a choice.
BY_OWN: Final = 0
"""The card's own side picks; the tableau picks the highest adjusted level, then the lowest id (§5.14)."""
BY_OTHER: Final = 1
HIGHEST: Final = 2
LOWEST: Final = 3
PICKS: Final = ("own", "other", "highest", "lowest")

# Levels that a description asks for.
ADJUSTED: Final = 0
"""The level with everything that counts; an ally's or a spell's level is its bonus, adjusted."""
PRINTED: Final = 1
"""The level that the icon prints, without anything else."""
GEARED: Final = 2
"""The level that the icon prints, with those that the icons of attached items and artifacts add."""
LEVELS: Final = ("level", "base", "geared")
LEAST: Final = -99
MOST: Final = 99
"""The upper end of a range of levels or numbers that asks nothing; ``LEAST`` is its lower end."""


class Sort(NamedTuple):
    """A description of cards: everything it names must hold. ``Sort()`` is any card."""

    kinds: int = 0
    """The card is of one of these kinds; a champion has the type he was given (``TYPE``), besides his own."""
    marks: int = 0
    """The card has one of these marks."""
    without: int = 0
    """The card has none of these marks."""
    worlds: int = 0
    names: tuple[str, ...] = ()
    """The card has one of these names, as printed (without regard to upper case)."""
    part: str = ""
    """Letters that stand in the card's name, or, after a ``-``, do not."""
    measure: int = ADJUSTED
    least: int = LEAST
    most: int = MOST
    bears: int = 0
    """The card is a champion, or a realm, to which a card of one of these kinds is attached."""
    able: int = 0
    """The champion may use cards of one of these kinds."""
    unable: int = 0
    """The champion may use cards of none of these kinds."""


class Group(NamedTuple):
    """The cards of a side, in a place, that one of some descriptions fits; no description means every card there."""

    side: int = THIS
    place: int = FIGHT
    sorts: tuple[Sort, ...] = ()


class Condition(NamedTuple):
    """A condition: from ``least`` to ``most`` cards of a group are there; ``most`` 0 says that there is none."""

    group: Group
    least: int = 1
    most: int = MOST


# The words. ``who`` is the group acted on, unless said otherwise; ``what`` are descriptions of other cards.
LEVEL: Final = 0
"""The cards gain ``number`` levels (lose, if negative); with ``per``, so many for each card of that group, or, where
the ``measure`` is TOTAL, for each of its base levels (of another card than a champion, its bonus). With ``base`` it
is the base level that changes.

Order of arithmetic: SET, then LEVEL, TIMES and HALVE of the base, then bonuses (icons, LEVEL), then TIMES and HALVE
of the whole. A base is never below 0, a total may be (§5.3, §5.4)."""
TIMES: Final = 1
"""The level is multiplied by ``number``: a champion's whole, with ``base`` the base alone; another card's bonus."""
HALVE: Final = 2
"""The level is halved, rounded up if ``number`` is 1, else down: a champion's whole, with ``base`` the base alone."""
SET: Final = 3
"""The base level (of another card, its bonus) is ``number``."""
USE: Final = 4
"""A champion may use cards of ``what``, as if his icon said so; ``what`` may ask for offensive or defensive ones."""
BAN: Final = 5
"""A champion may use no card of ``what``, or in each fight only ``number`` of them; what is already there stays."""
BAR: Final = 6
"""A champion may not attack the realm that this card is or is attached to; with ``what``, any realm it describes."""
ONLY: Final = 7
"""Nobody but the champions described may attack: the opposite of BAR."""
UNFIT: Final = 8
"""A champion cannot be the defender: he still blocks, but his base level counts 0 (§5.5)."""
WALL: Final = 9
"""An attacker who is not in ``who`` is driven back: the fight ends, he returns to the pool with his items and
artifacts, the column is as it was. IGNORE of walls, or a mark that lets him pass, met before totals are compared,
lifts it."""
IGNORE: Final = 10
"""A champion is not held by what ``number`` names, a sum of ``OBSTACLES``: bars of any card, walls, the holding's
power, the realm's power."""
IMMUNE: Final = 11
"""A card ignores the cards of ``what``: power and bonus, all that they do to it or its side's attached cards. By
``number``: ``WHOLLY``, or only ``FROM_DISCARD`` by them, only ``FROM_POWERS``, only ``FROM_DEFEAT``, which is being
beaten at once or discarded by them, or only ``FROM_LOSS``, which is being discarded or won over by them. What names
neither offensive nor defensive ignores offensive ones and those that are neither (§5.7);
defensive ones must be named."""
BLANK: Final = 12
"""A card has no power; with ``number`` 1 no bonus either. What a champion may use by its icon stays."""
CANCEL: Final = 13
"""Cards have no effect and are discarded: with ENTRY, ``number`` chosen among those used in the fight; with USED
or FIRST the card itself, before it does anything; with USED one in a fight if ``number`` is 1, 0 for every one."""
DISCARD: Final = 14
"""Cards are discarded: ``number`` of them by ``measure``, chosen by ``pick``; with ``base`` whatever protects them. A
champion takes his attachments along."""
TAKE: Final = 15
"""Cards change sides, for this fight: ``number`` of them, chosen by ``pick``, go to this card's champion. A Round 4
card used in it does again, for its new side, what it does on entry: it is turned back (§5.17). An item or artifact
is discarded when the fight is over (§5.22), unless it was won over FOR_GOOD."""
WIN: Final = 16
"""This card's side wins the fight at once; from a champion's power, or with ``base``, the other side may first use one
card that takes the condition away (§5.9)."""
LOSE: Final = 17
"""This card's side loses the fight at once."""
REPEL: Final = 18
"""``who``, a champion, is defeated at once: a friendly one returns to the pool instead of being discarded, for an
opposing one a defeat is a defeat (§6.8)."""
ESCAPE: Final = 19
"""If a champion loses he returns to the pool with items and artifacts: a friendly champion, not an opposing one
(§6.8). ``number`` 1: he is in limbo from then on, until the next event (§8.4)."""
LIVES: Final = 20
"""A defender must be beaten ``number`` times in one fight; each time allies and Round 4 cards go and it goes on."""
DRAW: Final = 21
"""The fight ends without a winner (§6.9)."""
FREEZE: Final = 22
"""``number`` champions, by ``measure`` and ``pick``, may neither attack nor be attacked."""
MARK: Final = 23
"""A card has the marks of ``what`` too."""
TYPE: Final = 24
"""A champion is of the kind in ``what`` too, and may use what its icon lets it; with ``base`` of no other kind. Or
a card is an artifact too, for all that speaks of artifacts; how many a champion may bear goes by what is printed."""
ATTACH: Final = 25
"""A champion may carry artifacts of any world (``number`` 1), any number of them (2), both (3), or the cards of
``what`` whatever their world (0); a realm may have a holding of any world (4); this card, a holding or an artifact,
may be attached whatever its world (5)."""
ANYWHERE: Final = 5
"""The number of ATTACH for an artifact or a holding that may be attached whatever its world."""
DEFENDS: Final = 26
"""The realm defends itself, as a champion of level ``number`` and the kind in ``what`` (none: of no type)."""
RESERVED: Final = 27
"""Champions of ``who``, all of them and only they, may use this card, whatever their icons (§2.6); worlds hold."""
ONCE: Final = 28
"""This card is discarded after the fight it was used in."""
JOIN: Final = 29
"""``number`` champions of ``who``, from the pool, join the fight as allies worth their base level (§5.20), with
``base`` without their powers. Until the fight ends, they go back to the pool whoever wins."""
PROTECT: Final = 30
"""No card can discard a card, only losing the fight and its end can; by ``number``, one of ``PROTECTIONS``, it cannot
change sides, neither, cannot be cancelled, stays with its champion after a won fight, or goes to limbo (§8.4)
instead of being discarded, but by losing."""
RETURN: Final = 31
"""``number`` cards of ``who`` go from the fight back to where they may wait: a champion to the pool (a draw, ruling
54), another card to the discards."""
BOUND: Final = 32
"""A champion is discarded instead of returning to the pool after a won fight."""
STAY: Final = 33
"""A champion may not attack, but may defend."""
COST: Final = 34
"""A friendly champion's price: ``number`` of ``who``, of the pool, are discarded when it is turned up; until that can
be paid it waits, or is discarded (§2.4). An opposing champion comes free."""
IDLE: Final = 35
"""A clause that says something without a meaning here; ``number`` is its reason, an index of ``IDLE_REASONS``. It is
never executed."""
COPY: Final = 36
"""The card has, besides its own, the power of ``number`` cards of ``who``, picked by ``pick``, as long as the fight
lasts, and does what that does on entry; with ``base`` it, or its champion, has the printed level too. Prices and
whom the card is for are not copied."""
WORDS: Final = (
    "level", "times", "halve", "set", "use", "ban", "bar", "only", "unfit", "wall", "ignore", "immune", "blank",
    "cancel", "discard", "take", "win", "lose", "repel", "escape", "lives", "draw", "freeze", "mark", "type",
    "attach", "defends", "reserved", "once", "join", "protect", "return", "bound", "stay", "cost", "idle",
    "copy",
)  # fmt: skip

BARS: Final = 1
WALLS: Final = 2
THE_HOLDING: Final = 4
THE_REALM: Final = 8
OBSTACLES: Final = ("bars", "walls", "holding", "realm")
WHOLLY: Final = 0
FROM_DISCARD: Final = 1
FROM_POWERS: Final = 2
FROM_DEFEAT: Final = 3
FROM_LOSS: Final = 4
PROTECTIONS: Final = ("discard", "take", "discard-or-take", "cancel", "leave", "limbo")
FROM_LEAVING: Final = 4
TO_LIMBO: Final = 5
IDLE_REASONS: Final = (
    "hand", "draw-pile", "discard-pile", "turn", "spoils", "phase-three", "several-players", "hidden", "raze", "abyss",
    "event-player", "order-of-attack", "own-code", "permission",
    "most-fights", "unwritten",
)  # fmt: skip


class Clause(NamedTuple):
    """One clause of a card's power: what it does, to which cards, when, under which conditions, for how long."""

    do: int
    who: Group = Group()
    what: tuple[Sort, ...] = ()
    number: int = 0
    measure: int = CARDS
    pick: int = BY_OWN
    base: int = 0
    """1: the clause changes the base level alone (LEVEL, TIMES, HALVE); other effect words say what 1 means."""
    per: Group | None = None
    when: int = ALWAYS
    cue: Group | None = None
    """The cards whose use sets the clause off (USED, FIRST)."""
    role: int = EITHER
    conditions: tuple[Condition, ...] = ()
    until: int = WHILE
    wide: int = 0
    """1: the clause also works while its card is in play outside the fight, on every fight or card it describes."""
    option: int = 0
    """Above 0: one of the alternatives of this power. The card's side picks a number when the card comes into the
    fight (the tableau the lowest); the clauses of the others do nothing in that fight. ``MAY`` has one other: to do
    without (§5.18)."""
    some: int = 0
    """Above 0: the clause acts on so many cards of ``who`` alone, picked by ``pick`` when it acts."""
