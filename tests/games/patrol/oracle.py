"""Patrol a second time, slowly and out of RULES.en.md: plain objects, no packed words, actions by their notes.

What nobody chooses happens at once here, so it is compared with the engine wherever a player has a choice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vedette.games.patrol import words as say
from vedette.games.patrol.words import COUNTERS, Clause

if TYPE_CHECKING:
    from vedette.games.patrol.setup import Setup

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
    counters: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))

    @property
    def name(self) -> str:
        return f"{'ab'[self.seat]}{self.number}"

    @property
    def level(self) -> int:  # §2.2
        return self.printed + sum(self.counters[kind] for kind in ("permanent", "temporary", "beast"))


class Oracle:
    """One game."""

    def __init__(self, game: Setup) -> None:
        self.game = game
        self.decks = [dict(enumerate(deck.cards)) for deck in game.decks]
        self.discards: list[list[int]] = [[], []]
        self.hands: list[list[Soldier | None]] = [[], []]
        self.table: list[list[Soldier]] = [[], []]
        self.faces: list[dict[int, int]] = [{}, {}]
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
        """Return the patrol that one's faces."""
        faced = self.faces[one.seat].get(one.patrol)
        return [other for other in self.on(1 - one.seat) if other.patrol == faced] if not one.base else []

    def group(self, clause: Clause, one: Soldier, foe: Soldier | None) -> list[Soldier]:  # noqa: PLR0911
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

    # What may be done

    def legal(self) -> set[str]:
        if self.phase == "setup":
            top = max([one.patrol for one in self.table[self.seat]], default=0)
            held = [at for at, one in enumerate(self.hands[self.seat], 1) if one]
            return {f"lay {at} {number}" for at in held for number in range(1, min(top + 1, 5) + 1)}
        if self.phase == "assign":
            mine, theirs = self.unpaired(self.seat), self.unpaired(1 - self.seat)
            return {f"pair {one} {other}" for one in mine for other in theirs}
        if self.phase == "aim":
            assert self.actor
            front = self.front(self.actor)
            bound = [one for one in front if one.counters["beast"] or self.given_by(say.GUARD, one)]
            notes = {f"sacrifice {one.name}" for one in self.mates(self.actor) if one not in self.given}
            return notes | {f"target {one.name}" for one in bound or front}
        if self.phase == "pick":
            assert self.actor
            return {f"target {one.name}" for one in self.choosable(self.actor, self.actor.powers[self.which])}
        if self.phase == "window":
            return {"pass", *(f"answer {('own', 'colour')[which]}" for which in self.answers())}
        return self.battle() if self.phase == "battle" else set()

    def unpaired(self, seat: int) -> list[int]:
        return sorted({one.patrol for one in self.table[seat]} - set(self.faces[seat]))

    def battle(self) -> set[str]:
        notes = {"stay"}
        for one in self.on(self.seat):
            notes.add(f"run {one.name}")
            if self.front(one):
                notes.add(f"attack {one.name}")
            for which, power in enumerate(one.powers):
                if self.usable(one, power):
                    notes.add(f"use {one.name} {('own', 'colour')[which]}")
                if one.up and any(clause.do == say.MOVE for clause in power):
                    others = {other.patrol for other in self.on(self.seat)} - {one.patrol}
                    notes |= {f"move {one.name} {number}" for number in others}
        return notes

    def usable(self, one: Soldier, power: tuple[Clause, ...]) -> bool:
        if one.up:
            return any(clause.when == say.INSTEAD and clause.do == say.HIDE_IT for clause in power)
        if not power or power[0].when != say.USE:
            return False
        if self.game.options.free_reveal:
            return True
        if say.choice(power) >= 0:
            return bool(self.choosable(one, power))
        first = power[0]
        if first.do == say.GIVE and first.what == say.WIZARD:
            return self.holds(first, one) and self.units(one.seat) < 3
        return bool(self.fitting(one, first))

    def units(self, seat: int) -> int:
        return sum(one.unit for one in self.table[seat])

    def choosable(self, one: Soldier, power: tuple[Clause, ...]) -> list[Soldier]:
        return self.fitting(one, power[say.choice(power)])

    def fitting(self, one: Soldier, clause: Clause) -> list[Soldier]:
        """Return whom a clause may mean, by what everybody sees (§6.3)."""
        found = self.group(clause, one, None) if self.holds(clause, one) else []
        if clause.cond in (say.WEAKER, say.STRONGER):
            found = [
                other
                for other in found
                if (other.seat != one.seat and not other.up) or self.compared(clause, other.level, one)
            ]
        kind = COUNTERS[clause.what]
        if clause.do == say.GIVE and kind in ("poison", "beast"):
            found = [other for other in found if not other.counters[kind]]
        if clause.do == say.TAKE:
            found = [other for other in found if other.counters[kind]]
        if clause.do in (say.REVEAL_IT, say.HIDE_IT):
            found = [other for other in found if other.up == (clause.do == say.HIDE_IT)]
        return found

    def compared(self, clause: Clause, level: int, one: Soldier) -> bool:
        return level < one.level if clause.cond == say.WEAKER else level > one.level

    def answers(self) -> list[int]:
        assert self.aimed
        found = []
        for which, power in enumerate(self.aimed.powers):
            if power and power[0].when == say.ANSWER:
                ability = say.answers_abilities(power)
                attack = self.which < 0 or self.striking()
                if (ability and self.which >= 0) or (not ability and attack):
                    found.append(which)
        return found

    def striking(self) -> bool:
        assert self.actor
        return self.which >= 0 and self.actor.powers[self.which][-1].do == say.STRIKE

    # What is done

    def do(self, note: str) -> None:
        verb, *rest = note.split()
        if verb == "first":
            self.attacker, self.round = "ab".index(rest[0]), 1
            self.begin()
        elif verb == "draw":
            self.draw(int(rest[0]))
        elif verb == "lay":
            self.lay(int(rest[0]), int(rest[1]))
        elif verb == "pair":
            mine, theirs = int(rest[0]), int(rest[1])
            self.faces[self.seat][mine], self.faces[1 - self.seat][theirs] = theirs, mine
            self.seat = 1 - self.seat
            if not self.unpaired(0) or not self.unpaired(1):
                self.phase, self.seat = "battle", self.attacker
        else:
            self.turn(verb, rest)

    def begin(self) -> None:
        self.phase, self.seat, self.faces = "deal", self.attacker, [{}, {}]
        self.stays = self.quiet = self.acts = 0
        self.lively = False
        self.dealt()

    def dealt(self) -> None:
        for seat in (self.attacker, 1 - self.attacker):
            self.seat = seat
            if len(self.hands[seat]) < self.game.options.hand and self.decks[seat]:
                return
        self.phase, self.seat = "setup" if self.hands[0] and self.hands[1] else "over", self.attacker

    def draw(self, slot: int) -> None:
        card = self.decks[self.seat].pop(slot)
        soldier = self.game.roster.soldiers[card.soldier]
        colour = self.game.roster.colours[card.colour - 1].power if card.colour else ()
        self.hands[self.seat].append(Soldier(self.seat, slot, soldier.level, [soldier.power, colour]))
        self.dealt()

    def lay(self, at: int, number: int) -> None:
        one = self.hands[self.seat][at - 1]
        assert one
        self.hands[self.seat][at - 1] = None
        one.patrol, one.number = number, len(self.table[self.seat]) + 1
        self.table[self.seat].append(one)
        if not any(self.hands[self.seat]):
            self.hands[self.seat] = []
            self.phase = "setup" if self.seat == self.attacker else "assign"
            self.seat = 1 - self.attacker if self.phase == "setup" else self.attacker

    def named(self, name: str) -> Soldier:
        return next(one for one in self.table["ab".index(name[0])] if one.name == name)

    def turn(self, verb: str, rest: list[str]) -> None:
        if verb == "stay":
            self.stays += 1
            self.done()
            return
        self.stays = 0
        if verb == "run":
            self.run(self.named(rest[0]))
            self.done()
        elif verb == "move":
            self.named(rest[0]).patrol = int(rest[1])
            self.done()
        elif verb == "attack":
            self.actor, self.phase = self.named(rest[0]), "aim"
        elif verb == "sacrifice":
            self.given.append(self.named(rest[0]))
        elif verb == "use":
            self.use(self.named(rest[0]), ("own", "colour").index(rest[1]))
        elif verb == "target":
            self.aimed = self.named(rest[0])
            self.aim()
        else:
            self.answer(-1 if verb == "pass" else ("own", "colour").index(rest[0]))

    def use(self, one: Soldier, which: int) -> None:
        self.actor, self.which = one, which
        if one.up:
            one.up = False
            self.done()
            return
        self.turn_up(one)
        self.speak()
        if not self.there(one):
            self.done()
        elif say.choice(one.powers[which]) < 0:
            self.effect()
        elif self.choosable(one, one.powers[which]):
            self.phase = "pick"
        else:
            self.done()

    def aim(self) -> None:
        """After the target: who attacks turns up, sacrifices are paid, a face-down target may answer (§4.3)."""
        assert self.actor
        assert self.aimed
        hidden = self.aimed.seat != self.seat and not self.aimed.up
        if self.which < 0 and not (self.game.options.blind and hidden):
            self.unveil()
        hidden = self.aimed.seat != self.seat and not self.aimed.up and self.there(self.aimed)
        if hidden and self.there(self.actor):
            self.phase = "window"
        else:
            self.carry_on(-1)

    def unveil(self) -> None:
        assert self.actor
        for one in [*self.on(0), *self.on(1)]:
            if one is self.actor or one in self.given:
                self.turn_up(one)
        self.speak()
        self.paid = 0
        if not self.there(self.actor):
            return
        given = [one for one in self.on(self.seat) if one in self.given]
        self.paid = sum(self.strong(one, say.ATTACK) for one in given)
        for one in given:
            if self.there(one):
                self.die(one, None)
        self.speak()

    def answer(self, which: int) -> None:
        assert self.aimed
        if which >= 0:
            self.turn_up(self.aimed)
            self.speak()
        if self.which < 0 and self.game.options.blind:
            self.unveil()
        self.carry_on(which)

    def carry_on(self, answer: int) -> None:
        """After the window: the answer, then the clash or the ability."""
        assert self.actor
        assert self.aimed
        if answer >= 0 and self.there(self.actor) and self.there(self.aimed):
            self.perform(self.aimed, self.aimed.powers[answer], say.ANSWER, self.actor, 0)
            self.speak()
        if self.halted or not self.there(self.actor):
            self.done()
        elif self.which < 0:
            self.fight()
        else:
            self.effect()

    def effect(self) -> None:
        assert self.actor
        self.perform(self.actor, self.actor.powers[self.which], say.USE, None, 0)
        self.speak()
        if self.struck and self.there(self.actor):
            self.paid = 0
            self.fight()
        else:
            self.done()

    def fight(self) -> None:
        assert self.actor
        assert self.aimed
        if self.there(self.aimed):
            self.turn_up(self.aimed)
            self.speak()
        if self.there(self.actor) and self.there(self.aimed):
            self.clash(self.actor, self.aimed)
            self.speak()
        self.done()

    def clash(self, one: Soldier, other: Soldier) -> None:
        """§4.6, §4.7, §6.5."""
        for power in one.powers:
            if self.there(one) and one.up:
                self.perform(one, power, say.ATTACKS, other, other.level)
        if not (self.there(one) and self.there(other)):
            return
        falls = self.strong(other, say.HEALTH) <= self.strong(one, say.ATTACK) + self.paid
        first = falls and self.given_by(say.SNEAK, one)
        back = not first and self.strong(one, say.HEALTH) <= self.strong(other, say.ATTACK)
        for dead, killer in [(one, other)] * back + [(other, one)] * falls:
            self.bury(dead)
            del killer
        for dead, killer in [(one, other)] * back + [(other, one)] * falls:
            self.last_word(dead, killer)
        if falls != back:
            winner, beaten = (one, other) if falls else (other, one)
            for power in winner.powers:
                if self.there(winner) and winner.up:
                    self.perform(winner, power, say.KILLS, None, beaten.level)

    def done(self) -> None:
        self.quiet = 0 if self.progress else self.quiet + 1
        self.acts += 1
        self.clear()
        self.seat, self.phase = 1 - self.seat, "battle"
        nobody = not self.on(0) and not self.on(1)
        if self.stays == 2 or self.quiet >= 20 or self.acts >= 200 or nobody:
            self.end()

    def end(self) -> None:
        """§8."""
        order = [*self.sorted(self.attacker), *self.sorted(1 - self.attacker)]
        for one in order:
            if one.counters["poison"] and one in self.table[one.seat]:
                self.die(one, None)
        self.promote(order)
        for seat in (0, 1):
            home = [one for one in self.sorted(seat) if not one.unit]
            for one in home:
                one.up = one.base = False
                one.patrol = one.number = 0
                one.counters |= {"temporary": 0, "beast": 0, "poison": 0}
            self.hands[seat], self.table[seat] = list(home), []
        self.dry = 0 if self.lively else self.dry + 1
        self.clear()
        if self.reached():
            self.phase = "over"
            return
        self.round, self.attacker = self.round + 1, 1 - self.attacker
        self.begin()

    def promote(self, order: list[Soldier]) -> None:
        """§8.2, §8.3."""
        for one in order:
            for power in one.powers:
                if self.there(one) and one.up:
                    self.perform(one, power, say.ENDS, None, 0)
            self.speak(in_table_order=True)
        for seat in (0, 1):
            for one in self.on(seat):
                if one.up and not one.unit:
                    one.counters["permanent"] += 1
                    self.scores[seat] += 1
                    self.lively = True

    def sorted(self, seat: int) -> list[Soldier]:
        return sorted(self.table[seat], key=lambda one: one.number)

    def reached(self) -> bool:
        """§8.5, §9."""
        if self.dry >= 10 or self.round >= 60:
            return True
        goal = self.game.options.goal
        if goal == 2:
            return self.round >= self.game.options.rounds
        return goal < 2 and self.scores[0] != self.scores[1] and max(self.scores) >= (20, 10)[goal]

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

    def act(self, clause: Clause, one: Soldier, other: Soldier, amount: int) -> None:  # noqa: C901
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
        elif clause.do == say.SLAY or (clause.do == say.SHOOT and self.strong(other, say.HEALTH) <= amount):
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
