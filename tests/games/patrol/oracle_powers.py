"""The oracle's table: soldiers as plain objects, and every word of the powers as RULES.en.md and words.py say it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vedette.games.patrol.engine import vocabulary as say
from vedette.games.patrol.engine.vocabulary import COUNTERS, Clause

if TYPE_CHECKING:
    from vedette.games.patrol.engine.game import Setup

KINDS = COUNTERS[:6]


@dataclass(eq=False)
class Soldier:
    seat: int
    slot: int
    printed: int
    powers: list[tuple[Clause, ...]]
    number: int = 0
    """Its place, from 1."""
    patrol: int = 0
    up: bool = False
    base: bool = False
    unit: bool = False
    wounds: int = 0
    counters: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))

    @property
    def name(self) -> str:
        return f"{'ab'[self.seat]}{self.number}"

    @property
    def level(self) -> int:  # §2.2
        return self.printed + sum(self.counters[kind] for kind in ("permanent", "temporary", "beast"))


class Powers:
    """A table: who lies where, how strong, and what each word of a power does to them."""

    def __init__(self, game: Setup) -> None:
        self.game = game
        self.decks = [dict(enumerate(deck.cards)) for deck in game.decks]
        self.discards: list[list[int]] = [[], []]
        self.hands: list[list[Soldier | None]] = [[], []]
        self.table: list[list[Soldier]] = [[], []]
        self.faces: list[dict[int, set[int]]] = [{}, {}]
        self.scores = [0, 0]
        self.round, self.attacker, self.dry = 0, -1, 0
        self.phase = "toss"
        self.seat = 0
        self.clear()

    def clear(self) -> None:
        """Forget what was going on."""
        self.actor: Soldier | None = None
        self.given: list[Soldier] = []
        self.aimed: Soldier | None = None
        self.which = -1
        self.halted = False
        self.turned: list[Soldier] = []
        self.spoke: set[Soldier] = set()
        self.lent: dict[tuple[Soldier, int], int] = {}
        self.progress = False

    # Who is where

    def on(self, seat: int) -> list[Soldier]:
        return sorted((one for one in self.table[seat] if not one.base), key=lambda one: one.number)

    def there(self, one: Soldier | None) -> bool:
        return one is not None and one in self.table[one.seat] and not one.base

    def mates(self, one: Soldier) -> list[Soldier]:
        return [other for other in self.on(one.seat) if other is not one and other.patrol == one.patrol]

    def front(self, one: Soldier) -> list[Soldier]:
        """Return the patrols that one's faces."""
        faced = self.faces[one.seat].get(one.patrol, set())
        return [other for other in self.on(1 - one.seat) if other.patrol in faced] if not one.base else []

    def fells(self, one: Soldier, damage: int) -> bool:
        """§4.6."""
        kept = self.game.options.wounds
        suffered = min(127, one.wounds + damage) if kept else damage
        self.progress |= kept and suffered > one.wounds
        one.wounds = suffered if kept else 0
        return self.strong(one, say.HEALTH) <= suffered

    def group(self, clause: Clause, one: Soldier, foe: Soldier | None) -> list[Soldier]:
        who = clause.who
        if who == say.SELF:
            return [one] if self.there(one) else []
        if who == say.IT:
            return [self.aimed] if self.aimed and self.there(self.aimed) else []
        if who == say.FOE:
            return [foe] if foe and self.there(foe) else []
        if who in (say.PATROLMATE, say.PATROLMATES):
            return self.mates(one)
        if who in (say.TEAMMATE, say.TEAMMATES):
            return [other for other in self.on(one.seat) if other is not one]
        if who in (say.ENEMY, say.ENEMIES):
            return self.front(one)
        near = self.front(one) if who == say.DISTANT else []
        return [other for other in self.on(1 - one.seat) if other not in near]

    def holds(self, clause: Clause, one: Soldier) -> bool:
        if clause.cond == say.ALONE:
            return not self.mates(one)
        if clause.cond == say.OUTNUMBERED:
            return len(self.front(one)) > len(self.mates(one)) + self.there(one)
        if clause.cond == say.BEHIND:
            return self.scores[one.seat] < self.scores[1 - one.seat]
        return True

    def amount(self, clause: Clause, one: Soldier) -> int:
        if clause.per == say.PER_PATROLMATE:
            return clause.amount * len(self.mates(one))
        return clause.amount * len(self.front(one)) if clause.per == say.PER_ENEMY else clause.amount

    # How strong (§2.3, §2.4)

    def strong(self, one: Soldier, what: int) -> int:
        share = self.lent.get((one, what), 0)
        for other in [*self.on(0), *self.on(1), *([] if self.there(one) else [one])]:
            for clause in [clause for power in other.powers for clause in power]:
                always = clause.when == say.ALWAYS and other is one
                passive = clause.when == say.WHILE and other.up and self.there(other)
                if clause.do != say.HAVE or clause.what != what or not (always or passive):
                    continue
                if self.holds(clause, other) and one in self.group(clause, other, None):
                    share += self.amount(clause, other)
        total = one.level + share
        if share < 0:
            total = max(total, min(one.level, 1))
        return total + one.counters["attack" if what == say.ATTACK else "health"]

    def given_by(self, verb: int, one: Soldier) -> bool:
        for other in self.on(one.seat):
            for clause in [clause for power in other.powers for clause in power]:
                at_work = clause.when == say.WHILE and clause.do == verb and other.up
                if at_work and self.holds(clause, other) and one in self.group(clause, other, None):
                    return True
        return False

    # Powers

    def perform(self, one: Soldier, power: tuple[Clause, ...], when: int, foe: Soldier | None, beaten: int) -> None:
        self.struck = False
        for clause in power:
            if clause.when == when:
                self.clause(clause, one, foe, foe.level if foe else beaten)

    def clause(self, clause: Clause, one: Soldier, foe: Soldier | None, beaten: int) -> None:
        if not self.holds(clause, one):
            return
        chosen = clause._replace(who=say.IT) if clause.who < say.CHOSEN else clause
        whom = self.group(chosen, one, foe)
        if clause.cond in (say.WEAKER, say.STRONGER):
            own = clause.who == say.SELF
            whom = [other for other in whom if self.compared(clause, beaten if own else other.level, one)]
        if not whom:
            return
        if clause.do == say.STRIKE:
            self.struck = True
        elif clause.do in (say.SHIELD, say.COUNTER):
            self.halted = True
        amount = self.amount(clause, one)
        if clause.do == say.SHOOT and clause.amount == say.OWN:
            amount = self.strong(one, say.ATTACK)
        for other in sorted(whom, key=lambda other: (other.seat, other.number)):
            if self.there(other):
                self.act(clause, one, other, amount)

    def act(self, clause: Clause, one: Soldier, other: Soldier, amount: int) -> None:  # noqa: C901 (a verb, a branch)
        kind = COUNTERS[clause.what]
        if clause.do == say.GIVE and kind == "wizard":
            for _ in range(amount):
                self.summon(other)
        elif clause.do == say.GIVE:
            before = other.counters[kind]
            most = 1 if kind in ("poison", "beast") else 250 if kind == "permanent" else 60
            other.counters[kind] = min(most, before + (1 if most == 1 else max(0, amount)))
            self.progress |= other.counters[kind] != before
        elif clause.do == say.TAKE:
            other.counters[kind] = 0
        elif clause.do == say.HAVE:
            self.lent[other, clause.what] = self.lent.get((other, clause.what), 0) + amount
        elif clause.do == say.SLAY or (clause.do == say.SHOOT and self.fells(other, amount)):
            self.die(other, None)
        elif clause.do == say.REVEAL_IT:
            self.turn_up(other)
        elif clause.do == say.HIDE_IT:
            other.up = False
            self.turned = [turned for turned in self.turned if turned is not other]
        elif clause.do == say.RUN:
            self.run(other)
        elif clause.do == say.FETCH:
            other.patrol = one.patrol

    def summon(self, other: Soldier) -> None:
        taken = {one.number for one in self.table[other.seat]}
        free = [number for number in (6, 7, 8) if number not in taken]
        if free:
            unit = Soldier(other.seat, -1, 1, [(), ()], free[0], other.patrol, up=True, unit=True)
            self.table[other.seat].append(unit)
            self.progress = True

    def turn_up(self, one: Soldier) -> None:
        if not one.up:
            one.up = self.progress = True
            if one not in self.spoke and any(clause.when == say.TURNED for power in one.powers for clause in power):
                self.spoke.add(one)
                self.turned.append(one)

    def speak(self, *, in_table_order: bool = False) -> None:
        """§6.4."""
        while self.turned:
            first = 0 if in_table_order else self.seat
            one = min(self.turned, key=lambda one: (one.seat != first, one.number))
            self.turned.remove(one)
            struck = getattr(self, "struck", False)
            for power in one.powers:
                if self.there(one) and one.up:
                    self.perform(one, power, say.TURNED, None, 0)
            self.struck = struck

    def run(self, one: Soldier) -> None:
        one.base = self.progress = True
        self.turned = [turned for turned in self.turned if turned is not one]
        if one.unit:
            self.table[one.seat].remove(one)

    def die(self, one: Soldier, foe: Soldier | None) -> None:
        self.bury(one)
        self.last_word(one, foe)

    def bury(self, one: Soldier) -> None:
        self.table[one.seat].remove(one)
        self.progress = self.lively = True
        self.turned = [turned for turned in self.turned if turned is not one]
        if not one.unit:
            self.discards[one.seat].append(one.slot)

    def last_word(self, one: Soldier, foe: Soldier | None) -> None:
        if one.up and not one.base:
            struck = getattr(self, "struck", False)
            for power in one.powers:
                self.perform(one, power, say.DIES, foe, 0)
            self.struck = struck

    def compared(self, clause: Clause, level: int, one: Soldier) -> bool:
        return level < one.level if clause.cond == say.WEAKER else level > one.level
