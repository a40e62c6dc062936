"""A deck made ready to be executed: its facts and its powers in rows of 64-bit words.

Cards, clauses, groups, sorts and conditions are numbered, and each is a row of the table of its kind. What a sort asks
that no power can change (names, worlds, printed levels) is answered beforehand as a set of cards, one bit to a card.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.games.spellfire.engine.cards import Card, Deck
from vedette.games.spellfire.engine.rules import CARDS, FIRST_RULES, FOES, FRIENDS, RULES, SECOND_RULES
from vedette.games.spellfire.engine.vocabulary import words as vocabulary
from vedette.games.spellfire.engine.vocabulary.words import Clause, Condition, Group, Sort

NONE: Final = -1

# A sort.
S_CARDS: Final = 0  # the cards that it can mean at all
S_KINDS: Final = 1
S_MARKS: Final = 2
S_WITHOUT: Final = 3
S_MEASURE: Final = 4
S_LEAST: Final = 5
S_MOST: Final = 6
S_BEARS: Final = 7
S_ABLE: Final = 8
S_UNABLE: Final = 9
SORT_ROW: Final = 10

# A group.
G_SIDE: Final = 0
G_PLACE: Final = 1
G_FIRST: Final = 2
G_COUNT: Final = 3
GROUP_ROW: Final = 4

# A condition.
N_GROUP: Final = 0
N_LEAST: Final = 1
N_MOST: Final = 2
CONDITION_ROW: Final = 3

# A clause.
C_SOURCE: Final = 0
C_DO: Final = 1
C_WHO: Final = 2
C_WHAT: Final = 3  # a group of no side that holds the sorts, or NONE
C_NUMBER: Final = 4
C_MEASURE: Final = 5
C_PICK: Final = 6
C_BASE: Final = 7
C_PER: Final = 8
C_WHEN: Final = 9
C_CUE: Final = 10
C_ROLE: Final = 11
C_FIRST: Final = 12
C_COUNT: Final = 13
C_UNTIL: Final = 14
C_WIDE: Final = 15
C_OPTION: Final = 16
C_SOME: Final = 17
C_COPIED: Final = 18  # the card plus one whose clause this is, where its card may imitate that; 0 for its own
C_BY: Final = 19  # the clause that lets it
CLAUSE_ROW: Final = 20


PERMISSIONS: Final = (
    vocabulary.USE,
    vocabulary.BAN,
    vocabulary.BAR,
    vocabulary.ONLY,
    vocabulary.IGNORE,
    vocabulary.FREEZE,
    vocabulary.STAY,
    vocabulary.ATTACH,
    vocabulary.RESERVED,
)
"""The effect words that decide who may use what and who may attack: in most decks none of them asks for a level."""


class Program:
    """The facts and powers of the cards of a deck, as tables of numbers that never change."""

    def __init__(self, deck: Deck, version: int = RULES.version) -> None:
        """Put the cards of a deck, numbered in order, and their powers into tables, for a version of the rules."""
        self.first_rules = version == FIRST_RULES.version
        self.early_rules = version <= SECOND_RULES.version
        cards = [*deck.friendly, *deck.opposing, *deck.others]
        self.cards = cards
        self.kind = vec[i64]([card.kind for card in cards])
        self.kinds = vec[i64]([ONE[card.kind] for card in cards])
        self.marks = vec[i64]([card.marks for card in cards])
        self.world = vec[i64]([card.world for card in cards])
        self.level = vec[i64]([card.level for card in cards])
        self.sorts = vec[i64]()
        self.groups = vec[i64]()
        self.conditions = vec[i64]()
        self.clauses = vec[i64]()
        self.first_clause = vec[i64]()
        self.said: list[list[Clause]] = []
        for index, card in enumerate(cards):
            self.first_clause = append(self.first_clause, i64(len(self.clauses) // CLAUSE_ROW))
            own = [clause for clause in card.power if clause.do != vocabulary.IDLE]
            for clause in own:
                self._clause(index, clause)
            self.said.append(own + self._copies(index, own))
        self.first_clause = append(self.first_clause, i64(len(self.clauses) // CLAUSE_ROW))
        self._sets()

    def _copies(self, source: int, own: list[Clause]) -> list[Clause]:
        """Add to the tables the clauses that a card has while it imitates another, for each other; return them."""
        found: list[Clause] = []
        first = len(self.clauses) // CLAUSE_ROW - len(own)
        for at, clause in enumerate(own):
            if clause.do == vocabulary.COPY:
                for other, card in enumerate(self.cards):
                    if other != source and _may_be(card, clause.who.sorts):
                        for one in imitated(self.cards[source], card):
                            self._clause(source, one, other + 1, first + at)
                            found.append(one)
        return found

    def _sets(self) -> None:
        """Work out the sets of cards that are often asked for: by kind, and by what their powers do."""
        said = [clause for one in self.said for clause in one]
        self.allies = self._of(1 << vocabulary.ALLY)
        self.artifacts = self._of(1 << vocabulary.ARTIFACT)
        self.gear = self._of(vocabulary.GEAR)
        self.round_four = self._of(vocabulary.ROUND_FOUR)
        self.borne: i64 = self.allies | self.gear | self.round_four
        self.realms = self._of(1 << vocabulary.REALM)
        self.holdings = self._of(1 << vocabulary.HOLDING)
        self.rules = self._of(1 << vocabulary.RULE)
        self.events = self._of(1 << vocabulary.EVENT)
        self.champions = self._of(vocabulary.CHAMPIONS)
        self.friends: i64 = (1 << FRIENDS) - 1
        self.foes: i64 = (1 << FOES) - 1 - self.friends
        self.priced = self._saying([c for c in said if c.do == vocabulary.COST]) & self.friends
        self.forced: i64 = self.realms | self.holdings | self.rules | self.events | self.friends & ~self.priced
        deciding = (vocabulary.WIN, vocabulary.LOSE, vocabulary.REPEL, vocabulary.DRAW)
        holding = [c for c in said if c.when == vocabulary.ALWAYS or c.do in deciding]
        self.powered = self._saying(holding)
        self.deciding = self._saying([c for c in said if c.do in deciding])
        self.awaiting = self._saying(
            [c for c in said if c.when in (vocabulary.USED, vocabulary.FIRST, vocabulary.SOON)]
        )
        self.reserved = self._saying([c for c in said if c.do == vocabulary.RESERVED])
        limbo = [
            c
            for c in said
            if (c.do == vocabulary.PROTECT and c.number == vocabulary.TO_LIMBO)
            or (c.do == vocabulary.ESCAPE and c.number)
        ]
        self.levelled = any(_asks_level(c) for c in said if c.do in PERMISSIONS or c in limbo)
        self.raising = any(c.do == vocabulary.LEVEL and c.base for c in said)
        self.barring = self._saying(
            [
                *limbo,
                *[c for c in said if c.do in (vocabulary.BAR, vocabulary.ONLY, vocabulary.FREEZE, vocabulary.STAY)],
            ]
        )
        self.unfitting = self._saying([c for c in said if c.do == vocabulary.UNFIT])
        self.wide = self._saying([clause for clause in said if clause.wide])
        self.options = self._saying([clause for clause in said if clause.option])
        self.optional = self._saying([clause for clause in said if clause.option == vocabulary.MAY])
        self.after = self._saying([c for c in said if c.when in (vocabulary.LOST, vocabulary.WON, vocabulary.FALLEN)])
        self.immune = self._saying([c for c in said if c.do == vocabulary.IMMUNE])
        self.silencing = self._saying(
            [c for c in said if c.do == vocabulary.BAN and c.who.side == vocabulary.BOTH and not c.number]
        )
        self.attaching = self._saying([c for c in said if c.do == vocabulary.ATTACH])
        anywhere = [c for c in said if c.do == vocabulary.ATTACH and c.number == vocabulary.ANYWHERE]
        self.anywhere = i64(0) if self.first_rules else self._saying(anywhere)
        nature = 1 << vocabulary.DEFENSIVE | 1 << vocabulary.OFFENSIVE
        shields = [card.marks & nature == 1 << vocabulary.DEFENSIVE for card in self.cards]
        self.defensive = i64(sum([1 << index for index, card in enumerate(shields) if card]))
        self.guarding = self._saying([c for c in said if c.do == vocabulary.DEFENDS])
        lasting = [c for c in said if c.until == vocabulary.NEXT_EVENT]
        self.lasting = self._saying(lasting) & self.events
        self.fleeting = self._saying([c for c in said if c.until == vocabulary.THE_FIGHT]) & self.events

    def _of(self, kinds: int) -> i64:
        """Return the set of the cards of some kinds, given one bit to a kind."""
        return i64(sum([1 << index for index, card in enumerate(self.cards) if kinds >> card.kind & 1]))

    def _saying(self, clauses: list[Clause]) -> i64:
        """Return the set of the cards whose power has one of these clauses."""
        found = 0
        for index, said in enumerate(self.said):
            found |= 1 << index if any(clause in clauses for clause in said) else 0
        return i64(found)

    def _clause(self, source: int, clause: Clause, copied: int = 0, by: int = 0) -> None:
        """Add a clause of a card's power, with its groups and conditions, to the tables."""
        who = self._group(clause.who)
        what = self._group(Group(sorts=clause.what)) if clause.what else NONE
        per = NONE if clause.per is None else self._group(clause.per)
        cue = NONE if clause.cue is None else self._group(clause.cue)
        first = len(self.conditions) // CONDITION_ROW
        for condition in clause.conditions:
            self._condition(condition)
        row = [source, clause.do, who, what, clause.number, clause.measure, clause.pick, clause.base, per]
        row += [clause.when, cue, clause.role, first, len(clause.conditions), clause.until, clause.wide]
        row += [1 if clause.option == vocabulary.MAY else clause.option, clause.some, copied, by]
        for number in row:
            self.clauses = append(self.clauses, i64(number))

    def _condition(self, condition: Condition) -> None:
        group = self._group(condition.group)
        for number in (group, condition.least, condition.most):
            self.conditions = append(self.conditions, i64(number))

    def _group(self, group: Group) -> int:
        """Add a group of cards that a clause names to the tables; return its number."""
        first = len(self.sorts) // SORT_ROW
        for sort in group.sorts:
            self._sort(sort)
        number = len(self.groups) // GROUP_ROW
        for part in (group.side, group.place, first, len(group.sorts)):
            self.groups = append(self.groups, i64(part))
        return number

    def _sort(self, sort: Sort) -> None:
        can = sum([1 << index for index, card in enumerate(self.cards) if _can_be(card, sort)])
        asked = sort.least > vocabulary.LEAST or sort.most < vocabulary.MOST
        row = [
            can,
            sort.kinds,
            sort.marks,
            sort.without,
            sort.measure if asked else vocabulary.PRINTED,
            sort.least,
            sort.most,
        ]
        for number in (*row, sort.bears, sort.able, sort.unable):
            self.sorts = append(self.sorts, i64(number))


def _asks_level(clause: Clause) -> bool:
    """Return whether a clause describes a card by its adjusted level."""
    told = [*clause.who.sorts, *clause.what]
    for condition in clause.conditions:
        told += condition.group.sorts
    return any(
        sort.measure == vocabulary.ADJUSTED and (sort.least > vocabulary.LEAST or sort.most < vocabulary.MOST)
        for sort in told
    )


def _can_be(card: Card, sort: Sort) -> bool:
    """Return whether a card meets what a description asks of its name, its world and its printed level."""
    name = card.name.casefold()
    if sort.names and name not in [told.casefold() for told in sort.names]:
        return False
    if sort.part and (sort.part.removeprefix("-").casefold() in name) == sort.part.startswith("-"):
        return False
    if sort.worlds and not sort.worlds >> card.world & 1:
        return False
    return sort.measure != vocabulary.PRINTED or sort.least <= card.level <= sort.most


def _may_be(card: Card, sorts: tuple[Sort, ...]) -> bool:
    """Return whether one of some descriptions may fit a card by its printed facts; no description fits every card."""
    return not sorts or any(
        _can_be(card, sort) and (not sort.kinds or bool(sort.kinds >> card.kind & 1)) for sort in sorts
    )


def imitated(by: Card, card: Card) -> list[Clause]:
    """Return the clauses that ``by`` has while it imitates a card; those of a champion mean the bearer for itself."""
    kept = [
        clause
        for clause in card.power
        if clause.do not in (vocabulary.IDLE, vocabulary.COPY, vocabulary.COST, vocabulary.DEFENDS, vocabulary.RESERVED)
    ]
    if vocabulary.CHAMPIONS >> by.kind & 1 or not vocabulary.CHAMPIONS >> card.kind & 1:
        return kept
    return [
        clause._replace(
            who=_borne(clause.who),
            per=_borne(clause.per) if clause.per is not None else None,
            conditions=tuple([one._replace(group=_borne(one.group)) for one in clause.conditions]),
        )
        for clause in kept
    ]


def _borne(group: Group) -> Group:
    """Return a group of a clause that means the card's bearer where it meant the card itself."""
    return group._replace(side=vocabulary.BEARER) if group.side == vocabulary.THIS else group


def defending(program: Program, card: i64) -> i64:
    """Return the row of the clause that lets a realm or a holding defend itself, or -1."""
    for number in range(program.first_clause[card], program.first_clause[card + 1]):
        row = i64(number) * CLAUSE_ROW
        if program.clauses[row + C_DO] == vocabulary.DEFENDS:
            return row
    return -1


def _powers() -> vec[i64]:
    """Return the powers of two, made by doubling: compiled C would shift a written ``1`` in 32 bits."""
    table = vec[i64]([0] * CARDS)
    power: i64 = 1
    for index in range(CARDS):
        table[index] = power
        power += power
    return table


ONE: Final = _powers()
"""By the number of a card, the set that holds this card alone: one bit."""


def _exponents() -> vec[i64]:
    """Return for each power of two, modulo 67, its exponent: all 55 differ there."""
    table = vec[i64]([0] * 67)
    for index in range(CARDS):
        table[ONE[index] % 67] = index
    return table


EXPONENTS: Final = _exponents()


def lowest_bit(cards: i64) -> i64:
    """Return the card of the lowest number in a set, which must not be empty."""
    return EXPONENTS[(cards & -cards) % 67]
