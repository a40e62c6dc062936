"""A round of Patrol: what each action does, and whose move is next.

toss -> [ deal -> set up, twice -> assign -> battle: turns of one action each -> end ] until the goal

An attack or an ability is a turn of several stages. Where nobody chooses, the stage goes on by itself:

    aim -> unveil -> pay -> window -> answering -> show -> clash        (an attack)
    pick -> window -> answering -> effect [ -> show -> clash ]          (a reveal ability)

After any stage, cards that it turned up speak first (``TURNING``).
"""

from typing import final

from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.core.game import CHANCE, OVER
from vedette.games.patrol.engine import rules
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.card_tables import SPAN
from vedette.games.patrol.engine.closed import close
from vedette.games.patrol.engine.legal import actions, asked, bystanders
from vedette.games.patrol.engine.powers import happen, perform, run, turn_up
from vedette.games.patrol.engine.setup import begin, draw, lay, pair
from vedette.games.patrol.engine.stages import clash, pay, settle_round
from vedette.games.patrol.engine.state import Field, fielded, patrolling
from vedette.games.patrol.engine.view import see, uncovered
from vedette.games.patrol.engine.vocabulary import ANSWER as WHEN_ANSWER
from vedette.games.patrol.engine.vocabulary import INSTEAD, TURNED
from vedette.games.patrol.engine.vocabulary import USE as WHEN_USE


@final
class Position(Field):
    """A position of Patrol with the rules: who is to act, what is legal, what an action changes, what a seat sees."""

    def mover(self) -> int:
        """Return the seat to act, CHANCE while the first attacker is tossed for or cards are drawn, OVER at the end."""
        w = self.words
        phase = w[layout.PHASE]
        if phase <= layout.DEAL:
            return CHANCE
        if phase == layout.FINISHED:
            return OVER
        return int(1 - w[layout.SEAT] if phase == layout.WINDOW else w[layout.SEAT])

    def legal(self) -> list[int]:
        return actions(self)

    def slot(self) -> int:
        """Return the index in a deal of chance's next action: the toss, seat 0's cards from the top, then seat 1's.

        Cards of decks that were made of discards come after the number of the deal, those of both seats in turn.
        """
        w = self.words
        if w[layout.PHASE] == layout.TOSS:
            return 0
        first = len(self.tables.decks[0].cards)
        second = len(self.tables.decks[1].cards)
        drawn = int(w[layout.DRAWN + w[layout.SEAT]])
        again = drawn - (second if w[layout.SEAT] else first)
        if again >= 0:
            return first + second + 2 + rules.SEATS * again + int(w[layout.SEAT])
        return 1 + (first if w[layout.SEAT] else 0) + drawn

    def forced(self) -> bool:
        """Return whether everybody can see that there is only one thing to do. A response window never shows it."""
        w = self.words
        phase = w[layout.PHASE]
        if phase >= layout.UNVEIL:
            return phase not in (layout.WINDOW, layout.FINISHED)
        if phase == layout.BATTLE:
            return fielded(w, w[layout.SEAT]) == 0
        return phase in (layout.ASSIGN, layout.AIM) and len(actions(self)) == 1

    def returns(self) -> list[float]:
        """Return each seat's result: 1.0 for more points at the end, 0.5 each for as many (§9.6), else 0.0."""
        w = self.words
        if w[layout.PHASE] != layout.FINISHED:
            return [0.0, 0.0]
        first = w[layout.SCORES] - w[layout.SCORES + 1]
        return [0.5, 0.5] if first == 0 else [1.0, 0.0] if first > 0 else [0.0, 1.0]

    def view(self, player: int) -> bytes:
        """Return what a seat knows: its own cards, and of the enemy's only what has been seen."""
        if self.tables.closed:
            return bytes(close(see(self.words, player, wounds=True), self.tables.decks))
        return bytes(see(self.words, player, wounds=self.tables.wounds))

    def uncovered(self, player: int) -> bytes:
        """Return a seat's view with all that is hidden: face-down cards, the enemy's hand, closed deck lists."""
        if self.tables.closed:
            return bytes(close(uncovered(self.words, player, wounds=True), self.tables.decks, ended=True))
        return bytes(uncovered(self.words, player, wounds=self.tables.wounds))

    def copy(self) -> "Position":
        return Position(self.tables, self.words[:])

    def key(self) -> bytes:
        """Return bytes that are equal for equal positions; what each side has seen is part of a position."""
        return bytes(self.words if self.tables.wounds else self.words[: layout.WOUNDS])

    def apply(self, action: int) -> None:
        act: i64 = action
        w = self.words
        if act == rules.GO:
            self._stage(w[layout.PHASE])
        elif act >= rules.STAY:
            self._turn(act)
        elif act >= rules.PAIR:
            pair(self, (act - rules.PAIR) // rules.PATROLS, (act - rules.PAIR) % rules.PATROLS)
        elif act >= rules.LAY:
            lay(self, (act - rules.LAY) // rules.PATROLS, (act - rules.LAY) % rules.PATROLS)
        elif act >= rules.DRAW:
            draw(self, act - rules.DRAW)
        else:
            w[layout.ATTACKER] = act - rules.FIRST
            w[layout.ROUND] = 1
            begin(self)

    def _turn(self, act: i64) -> None:
        """Do an action that a player chooses in the battle: a whole turn, or a sacrifice, a target or an answer."""
        w = self.words
        first = rules.PLACES * w[layout.SEAT]
        if act != rules.STAY:
            w[layout.STAYS] = 0
        if w[layout.PHASE] == layout.WINDOW:
            self._answer(act)
        elif act >= rules.TARGET:
            w[layout.AIMED] = act - rules.TARGET + 1
            blind = self.tables.blind and w[layout.CARDS + act - rules.TARGET] & layout.UP == 0
            self._go(i64(layout.WINDOW if w[layout.POWER] or blind else layout.UNVEIL))
        elif act >= rules.MOVE:
            self._move(first + (act - rules.MOVE) // rules.PATROLS, (act - rules.MOVE) % rules.PATROLS + 1)
        elif act >= rules.USE:
            self._use(first + (act - rules.USE) // 2, (act - rules.USE) % 2)
        elif act >= rules.SACRIFICE:
            w[layout.GIVEN] |= BIT[first + act - rules.SACRIFICE]
        elif act >= rules.ATTACK:
            w[layout.ACTOR] = first + act - rules.ATTACK + 1
            w[layout.PHASE] = layout.AIM
        elif act >= rules.RUN:
            run(self, first + act - rules.RUN)
            self._done()
        else:
            w[layout.STAYS] += 1
            self._done()

    def _move(self, place: i64, number: i64) -> None:
        """Move a card into another patrol of its side, which is a whole turn (§5.7)."""
        w = self.words
        w[layout.CARDS + place] = w[layout.CARDS + place] & ~i64(layout.ZONE_BITS) | number << layout.ZONE_AT
        self._done()

    def _use(self, place: i64, which: i64) -> None:
        """Use an ability: a face-up card hides, or a face-down one turns up for its reveal ability (§5.1, §5.6).

        The choice, an answer and the effect of a reveal ability follow as stages.
        """
        w = self.words
        card = w[layout.CARDS + place]
        w[layout.ACTOR] = place + 1
        w[layout.POWER] = which + 1
        if card & layout.UP:
            perform(self, place, card, which, i64(INSTEAD), i64(-1), i64(0))
            self._done()
            return
        turn_up(self, place)
        at = 2 * (SPAN * (place // rules.PLACES) + (card & layout.SLOT)) + which
        self._go(
            i64(layout.PICK if self.tables.choice[at] >= 0 else layout.WINDOW if self.tables.wide else layout.EFFECT)
        )

    def _answer(self, act: i64) -> None:
        """Take the answer of the seat that was asked, or that it gives none, and enter the next stage (§4.4)."""
        w = self.words
        w[layout.ASKED] = 1
        if act >= rules.ANSWER:
            w[layout.ANSWERED] = act - rules.ANSWER + 1
            turn_up(self, w[layout.AIMED] - 1)
        elif act < rules.PASS:  # a bystander (§6.7)
            place = rules.PLACES * (1 - w[layout.SEAT]) + (act - rules.USE) // 2
            w[layout.ANSWERED] = (act - rules.USE) % 2 + 1 | place + 1 << 2
            turn_up(self, place)
        blind = self.tables.blind and w[layout.POWER] == 0
        self._go(
            i64(
                layout.UNVEIL
                if blind
                else layout.ANSWERING
                if w[layout.ANSWERED]
                else layout.SHOW
                if w[layout.POWER] == 0
                else layout.EFFECT
            )
        )

    def _stage(self, phase: i64) -> None:
        """Do the present stage of an attack, an ability or the end of a round, in which nobody chooses."""
        w = self.words
        actor = w[layout.ACTOR] - 1
        if phase == layout.TURNING:
            self._turning()
        elif phase == layout.UNVEIL:
            for place in range(rules.TABLE):
                if w[layout.GIVEN] & BIT[place] or actor == place:
                    turn_up(self, i64(place))
            self._go(i64(layout.PAY))
        elif phase == layout.PAY:
            pay(self)
            self._go(i64(layout.WINDOW))
        elif phase == layout.ANSWERING:
            perform_answer(self)
            self._go(i64(layout.SHOW if w[layout.POWER] == 0 else layout.EFFECT))
        elif phase == layout.SHOW:
            turn_up(self, w[layout.AIMED] - 1)
            self._go(i64(layout.CLASH))
        elif phase == layout.EFFECT:
            perform(self, actor, w[layout.CARDS + actor], w[layout.POWER] - 1, i64(WHEN_USE), i64(-1), i64(0))
            self._go(i64(layout.SHOW if w[layout.STRIKING] else layout.END))
        elif phase == layout.CLASH:
            clash(self)
            self._go(i64(layout.END))
        else:
            self._next_round()

    def _turning(self) -> None:
        """Do the power of the first card that has just turned up: the acting seat's first, in table order (§6.4)."""
        w = self.words
        for turn in range(rules.SEATS):
            for at in range(rules.PLACES):
                place: i64 = rules.PLACES * (w[layout.SEAT] if turn == 0 else 1 - w[layout.SEAT]) + at
                if w[layout.PENDING] & BIT[place]:
                    w[layout.PENDING] &= ~BIT[place]
                    happen(self, place, i64(TURNED), i64(-1), i64(0))
                    self._go(w[layout.NEXT])
                    return

    def _go(self, stage: i64) -> None:  # noqa: C901 (the order of the stages, read from top to bottom)
        """Enter a stage, or the first after it that has something to do; END means that the action is over."""
        w = self.words
        w[layout.NEXT] = stage
        if w[layout.PENDING]:
            w[layout.PHASE] = layout.TURNING
            return
        actor = w[layout.ACTOR] - 1
        aimed = w[layout.AIMED] - 1
        if stage == layout.PICK:
            stage = layout.PICK if patrolling(w[layout.CARDS + actor]) else layout.END
            w[layout.PHASE] = layout.PICK
            if stage == layout.PICK and len(actions(self)) == 0:
                stage = layout.END
        if stage == layout.UNVEIL and not self._veiled():
            stage = layout.PAY
        if stage == layout.PAY and w[layout.GIVEN] == 0:
            stage = layout.WINDOW
        if stage == layout.WINDOW and (w[layout.ASKED] or not (asked(self) or bystanders(self))):
            stage = layout.ANSWERING if w[layout.ANSWERED] else layout.SHOW if w[layout.POWER] == 0 else layout.EFFECT
        if stage != layout.END and not (patrolling(w[layout.CARDS + actor]) and w[layout.HALTED] == 0):
            stage = layout.END
        if stage in (layout.SHOW, layout.CLASH) and not patrolling(w[layout.CARDS + aimed]):
            stage = layout.END
        if stage == layout.SHOW and w[layout.CARDS + aimed] & layout.UP:
            stage = layout.CLASH
        if stage == layout.END:
            self._done()
        else:
            w[layout.PHASE] = stage

    def _veiled(self) -> bool:
        """Return whether the attacker or a sacrifice still lies face down."""
        w = self.words
        for place in range(rules.TABLE):
            if (w[layout.GIVEN] & BIT[place] or w[layout.ACTOR] == place + 1) and w[
                layout.CARDS + place
            ] & layout.UP == 0:
                return True
        return False

    def _done(self) -> None:
        """End an action: the turn passes to the other seat, or the round is over (§4.11, §8.5)."""
        w = self.words
        for word in range(layout.ACTOR, layout.SWINGS + 4):
            if word != layout.PROGRESS:
                w[word] = 0
        w[layout.QUIET] = 0 if w[layout.PROGRESS] else w[layout.QUIET] + 1
        w[layout.PROGRESS] = 0
        w[layout.ACTS] += 1
        w[layout.SEAT] = 1 - w[layout.SEAT]
        over = w[layout.STAYS] == 2 or w[layout.QUIET] >= rules.QUIET_LIMIT or w[layout.ACTS] >= rules.ROUND_LIMIT
        if over or fielded(w, i64(0)) | fielded(w, i64(1)) == 0:
            w[layout.PHASE] = layout.END
        else:
            w[layout.PHASE] = layout.BATTLE

    def _next_round(self) -> None:
        """Settle the round, and begin the next with the roles swapped, or end the game (§8, §9)."""
        w = self.words
        if settle_round(self) or w[layout.ROUND] >= rules.GAME_LIMIT:
            w[layout.PHASE] = layout.FINISHED
            return
        w[layout.ROUND] += 1
        w[layout.ATTACKER] = 1 - w[layout.ATTACKER]
        begin(self)


def perform_answer(field: Field) -> None:
    """Do the defence ability by which the card aimed at answers, or another card in its stead."""
    w = field.words
    instead = w[layout.ANSWERED] >> 2
    place = (instead or w[layout.AIMED]) - 1
    card = w[layout.CARDS + place]
    if patrolling(card):
        perform(field, place, card, (w[layout.ANSWERED] & 3) - 1, i64(WHEN_ANSWER), w[layout.ACTOR] - 1, i64(0))
