"""Patrol a second time, slowly and out of RULES.en.md: plain objects, no packed words, actions by their notes.

What nobody chooses happens at once here, so it is compared with the engine wherever a player has a choice.
"""

from __future__ import annotations

from tests.games.patrol.oracle_powers import Powers, Soldier

from vedette.games.patrol.engine import vocabulary as say
from vedette.games.patrol.engine.vocabulary import CHOSEN, COUNTER, COUNTERS, Clause, Power


def choice(power: Power) -> int:
    """Return the place of the clause that chooses a soldier, or -1."""
    return next((place for place, clause in enumerate(power) if clause.who < CHOSEN), -1)


def answers_abilities(power: Power) -> bool:
    """Return whether an answer is one to abilities; it is one to attacks otherwise."""
    return any(clause.do == COUNTER for clause in power)


class Oracle(Powers):
    """One game."""

    # What may be done

    def legal(self) -> set[str]:
        if self.phase == "setup":
            top = max([one.patrol for one in self.table[self.seat]], default=0)
            held = [at for at, one in enumerate(self.hands[self.seat], 1) if one]
            return {f"lay {at} {number}" for at in held for number in range(1, min(top + 1, 5) + 1)}
        if self.phase == "assign":
            mine, theirs = (self.unpaired(seat) or self.manned(seat) for seat in (self.seat, 1 - self.seat))
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
            beside = {
                f"use {one.name} {('own', 'colour')[which]}"
                for one in self.bystanders()
                for which, power in enumerate(one.powers)
                if power and power[0].when == say.ANSWER and answers_abilities(power)
            }
            return {"pass", *(f"answer {('own', 'colour')[which]}" for which in self.answers()), *beside}
        return self.battle() if self.phase == "battle" else set()

    def manned(self, seat: int) -> list[int]:
        return sorted({one.patrol for one in self.table[seat]})

    def unpaired(self, seat: int) -> list[int]:
        return sorted({one.patrol for one in self.table[seat]} - set(self.faces[seat]))

    def bystanders(self) -> list[Soldier]:
        """Return who lies face down before the user of an ability, the one aimed at left out (§6.7)."""
        if not self.game.options.wide or self.which < 0 or not self.there(self.actor):
            return []
        assert self.actor
        return [one for one in self.front(self.actor) if not one.up and one is not self.aimed]

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
        if choice(power) >= 0:
            return bool(self.choosable(one, power))
        first = power[0]
        if first.do == say.GIVE and first.what == say.WIZARD:
            return self.holds(first, one) and self.units(one.seat) < 3
        return bool(self.fitting(one, first))

    def units(self, seat: int) -> int:
        return sum(one.unit for one in self.table[seat])

    def choosable(self, one: Soldier, power: tuple[Clause, ...]) -> list[Soldier]:
        return self.fitting(one, power[choice(power)])

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

    def answers(self) -> list[int]:
        found: list[int] = []
        if self.aimed is None or self.aimed.seat == self.seat or self.aimed.up or not self.there(self.aimed):
            return found
        for which, power in enumerate(self.aimed.powers):
            if power and power[0].when == say.ANSWER:
                ability = answers_abilities(power)
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
            self.faces[self.seat].setdefault(mine, set()).add(theirs)
            self.faces[1 - self.seat].setdefault(theirs, set()).add(mine)
            self.seat = 1 - self.seat
            done = [not self.unpaired(seat) for seat in (0, 1)]
            if all(done) if self.game.options.many else any(done):
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
        elif verb == "use" and self.phase == "window":
            self.answer(("own", "colour").index(rest[1]), self.named(rest[0]))
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
        elif choice(one.powers[which]) < 0:
            if self.bystanders():
                self.phase = "window"
            else:
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
        if (hidden and self.there(self.actor)) or self.bystanders():
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

    def answer(self, which: int, one: Soldier | None = None) -> None:
        one = one or self.aimed
        if which >= 0:
            assert one
            self.turn_up(one)
            self.speak()
        if self.which < 0 and self.game.options.blind:
            self.unveil()
        self.carry_on(which, one)

    def carry_on(self, answer: int, one: Soldier | None = None) -> None:
        """After the window: the answer, then the clash or the ability."""
        assert self.actor
        if answer >= 0 and one and self.there(self.actor) and self.there(one):
            self.perform(one, one.powers[answer], say.ANSWER, self.actor, 0)
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
        returned = self.strong(other, say.ATTACK)
        falls = self.fells(other, self.strong(one, say.ATTACK) + self.paid)
        first = falls and self.given_by(say.SNEAK, one)
        back = not first and self.fells(one, returned)
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
                one.wounds = 0
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
