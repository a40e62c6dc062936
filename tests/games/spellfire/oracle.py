"""A naive oracle of combat: both totals and who may use what, written from the rules page, plain and slow.

It shares no code with the engine: cards are cards, sets are sets, and every question is asked anew of every clause.
"""

from collections.abc import Iterator
from typing import NamedTuple

from vedette.games.spellfire.engine.cards import Card, uses
from vedette.games.spellfire.engine.vocabulary import words as w
from vedette.games.spellfire.engine.vocabulary.words import Clause, Condition, Group, Sort

MINE, THEIRS, NOBODY = "mine", "theirs", "nobody"
NATURES = 1 << w.OFFENSIVE | 1 << w.DEFENSIVE


class Fight(NamedTuple):
    """Who fights, with what, over which realm; every card by its name."""

    attacker: Card
    defender: Card
    with_attacker: tuple[Card, ...]
    with_defender: tuple[Card, ...]
    realm: Card
    holding: Card | None
    rule: Card | None
    event: Card | None
    joined: tuple[Card, ...] = ()
    """Champions that join the attacker (§5.20)."""

    def cards(self) -> list[Card]:
        """Return every card, in no order that matters."""
        others = [one for one in (self.realm, self.holding, self.rule, self.event) if one]
        return [self.attacker, self.defender, *self.with_attacker, *self.with_defender, *self.joined, *others]


class Oracle:
    """What the rules say of one fight."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.levels = {card.name: card.level for card in fight.cards()}
        self.marks = {card.name: card.marks for card in fight.cards()}
        self.kinds = {card.name: 1 << card.kind for card in fight.cards()}
        self.blank: set[str] = set()
        self.mute: set[str] = set()
        self.deaf: dict[str, set[str]] = {card.name: set() for card in fight.cards()}
        self.closed: dict[str, set[str]] = {MINE: set(), THEIRS: set()}
        self._grants()
        self._silence()
        self._immunities()
        self.totals = self._totals()

    # Who is meant

    def side(self, card: Card) -> str:
        fight = self.fight
        if card in (fight.attacker, *fight.with_attacker, *fight.joined):
            return MINE
        return NOBODY if card in (fight.rule, fight.event) else THEIRS

    def bearer(self, card: Card) -> Card:
        fight = self.fight
        if 1 << card.kind & w.CHAMPIONS:
            return card
        return fight.attacker if card in fight.with_attacker else fight.defender

    def members(self, group: Group, source: Card) -> list[Card]:
        if group.side in (w.THIS, w.BEARER):
            nobody = self.side(source) == NOBODY and group.side == w.BEARER
            found = [] if nobody else [source if group.side == w.THIS else self.bearer(source)]
        else:
            found = [card for card in self.fight.cards() if self._is_of(card, group.side, source)]
            if group.place == w.FIGHT:
                found = [card for card in found if card not in (self.fight.rule, self.fight.event)]
            elif group.place == w.POOL:
                found = [card for card in found if card in (self.fight.rule, self.fight.event)]
        return [card for card in found if not group.sorts or any(self.fits(card, sort) for sort in group.sorts)]

    def _is_of(self, card: Card, side: int, source: Card) -> bool:
        if side in (w.BOTH, w.EACH):
            return True
        mine, own = self.side(card), self.side(source)
        if side == w.ATTACKER:
            return mine == MINE
        if side == w.DEFENDER:
            return mine == THEIRS
        return NOBODY not in (own, mine) and (mine == own) == (side == w.OWN)

    def fits(self, card: Card, sort: Sort) -> bool:
        name = card.name.casefold()
        level = {w.ADJUSTED: self.levels[card.name], w.PRINTED: card.level}.get(sort.measure)
        if level is None:
            level = card.level + sum(one.level for one in self.borne(card) if 1 << one.kind & w.GEAR)
        able = self.able(card)
        asked = [
            not sort.kinds or self.kinds[card.name] & sort.kinds,
            not sort.marks or self.marks[card.name] & sort.marks,
            not self.marks[card.name] & sort.without,
            not sort.worlds or sort.worlds >> card.world & 1,
            not sort.names or name in [told.casefold() for told in sort.names],
            not sort.part or (sort.part.lstrip("-").casefold() in name) != sort.part.startswith("-"),
            sort.least <= level <= sort.most,
            not sort.bears or any(1 << one.kind & sort.bears for one in self.borne(card)),
            not sort.able or able & sort.able,
            not able & sort.unable,
        ]
        return all(asked)

    def borne(self, card: Card) -> list[Card]:
        fight = self.fight
        if card == fight.attacker:
            return list(fight.with_attacker)
        if card == fight.defender:
            return list(fight.with_defender)
        return [fight.holding] if card == fight.realm and fight.holding else []

    def able(self, card: Card) -> int:
        """Return what a champion's icon and its own power always let it use."""
        if not 1 << card.kind & w.CHAMPIONS:
            return 0
        able = uses(1 << card.kind, card.marks)
        for clause in card.power:
            if clause.do == w.USE and not clause.conditions and clause.who.side in (w.THIS, w.BEARER):
                able |= sum({1 << kind for sort in clause.what for kind in range(23) if sort.kinds >> kind & 1})
        return able

    # What is in force

    def clauses(self, *words: int) -> Iterator[tuple[Card, Clause]]:
        for card in self.fight.cards():
            for clause in card.power if card.name not in self.blank else ():
                if clause.do not in words or clause.when != w.ALWAYS or clause.option:
                    continue
                attacks = self.side(card) == MINE
                if clause.role and (self.side(card) == NOBODY or attacks != (clause.role == w.ATTACKING)):
                    continue
                if all(self.holds(condition, card) for condition in clause.conditions):
                    yield card, clause

    def holds(self, condition: Condition, source: Card) -> bool:
        return condition.least <= len(self.members(condition.group, source)) <= condition.most

    def meant(self, source: Card, clause: Clause) -> list[Card]:
        return [card for card in self.members(clause.who, source) if source.name not in self.deaf[card.name]]

    def _grants(self) -> None:
        for source, clause in list(self.clauses(w.MARK, w.TYPE)):
            for card in self.members(clause.who, source):
                for sort in clause.what:
                    self.marks[card.name] |= sort.marks if clause.do == w.MARK else 0
                    self.kinds[card.name] |= sort.kinds if clause.do == w.TYPE else 0

    def _silence(self) -> None:
        quiet: set[str] = set()
        for source, clause in list(self.clauses(w.BLANK, w.IGNORE)):
            if clause.do == w.BLANK:
                names = {card.name for card in self.members(clause.who, source)}
                quiet |= names
                self.mute |= names if clause.number == 1 else set()
                continue
            holding, realm = self.fight.holding, self.fight.realm
            quiet |= {holding.name} if holding and clause.number & w.THE_HOLDING else set()
            quiet |= {realm.name} if clause.number & w.THE_REALM else set()
        self.blank = quiet

    def _immunities(self) -> None:
        for source, clause in list(self.clauses(w.IMMUNE)):
            if clause.number == w.FROM_DISCARD:
                continue
            named = any(sort.marks & NATURES for sort in clause.what)
            what = [card for card in self.fight.cards() if any(self.fits(card, sort) for sort in clause.what)]
            what = [card for card in what if named or card.marks & NATURES != 1 << w.DEFENSIVE]
            for card in self.members(clause.who, source):
                self._deafen(card, what, wholly=clause.number == w.WHOLLY)

    def _deafen(self, card: Card, what: list[Card], *, wholly: bool) -> None:
        side = self.side(card)
        if side == NOBODY:
            return
        names = {one.name for one in what if self.side(one) != side}
        champion = 1 << card.kind & w.CHAMPIONS
        for one in [card, *(self.borne(card) if champion else ())]:
            self.deaf[one.name] |= names
        if card in (self.fight.attacker, self.fight.defender) and wholly:
            self.closed[side] |= names

    # Levels

    def _bases(self) -> dict[str, int]:
        base = dict(self.levels)
        for word, based in ((w.SET, 0), (w.LEVEL, 1), (w.TIMES, 1), (w.HALVE, 1)):
            for source, clause in list(self.clauses(word)):
                if clause.base == based:
                    for card in self.meant(source, clause):
                        if clause.do != w.LEVEL or self.credited(source, clause, card):
                            base[card.name] = changed(clause, base[card.name], self.times(source, clause))
        return base

    def _totals(self) -> tuple[int, int]:
        base = self._bases()
        unfit = {card.name for source, clause in list(self.clauses(w.UNFIT)) for card in self.meant(source, clause)}
        self.levels = dict(base)
        plus = dict.fromkeys(base, 0)
        for source, clause in list(self.clauses(w.LEVEL)):
            for card in self.meant(source, clause) if not clause.base else ():
                if self.credited(source, clause, card):
                    plus[card.name] += clause.number * self.times(source, clause)
        champions = (self.fight.attacker, self.fight.defender, *self.fight.joined)
        others = [card for card in self.fight.cards() if card not in champions]
        for card in others:
            self.levels[card.name] = base[card.name] + plus[card.name]
        self._whole(others)
        for card in champions:
            own = max(base[card.name], 0)
            if card.name in unfit and card == self.fight.defender:
                own = 0
            other = self.closed[THEIRS if card == self.fight.attacker else MINE]
            counted = [one for one in self.borne(card) if one.name not in self.mute | other]
            self.levels[card.name] = own + plus[card.name] + sum(self.levels[one.name] for one in counted)
        self._whole(list(champions))
        along = sum(base[card.name] for card in self.fight.joined)
        return self.levels[champions[0].name] + along, self.levels[champions[1].name]

    def credited(self, source: Card, clause: Clause, card: Card) -> bool:
        """Return whether a bonus counts: not where the other champion ignores the card that gives it (§5.7)."""
        borne = 1 << source.kind & (w.CARRIED | w.ROUND_FOUR)
        other = THEIRS if self.side(card) == MINE else MINE
        return clause.number < 0 or not borne or source.name not in self.closed[other]

    def times(self, source: Card, clause: Clause) -> int:
        return len(self.members(clause.per, source)) if clause.per else 1

    def _whole(self, among: list[Card]) -> None:
        for word in (w.TIMES, w.HALVE):
            for source, clause in list(self.clauses(word)):
                if not clause.base:
                    for card in self.meant(source, clause):
                        if card in among:
                            self.levels[card.name] = changed(clause, self.levels[card.name])


def changed(clause: Clause, level: int, times: int = 1) -> int:
    if clause.do == w.SET:
        return clause.number
    if clause.do == w.LEVEL:
        return level + clause.number * times
    if clause.do == w.TIMES:
        return level * clause.number
    return (level + clause.number) // 2
