"""A round of Patrol: what each action does, and whose move is next.

toss -> [ deal -> set up, twice -> assign -> battle: turns of one action each -> end ] until the goal

An attack or an ability is a turn of several stages. Where nobody chooses, the stage goes on by itself:

    aim -> unveil -> pay -> window -> answering -> show -> clash        (an attack)
    pick -> window -> answering -> effect [ -> show -> clash ]          (a reveal ability)

After any stage, cards that it turned up speak first (``TURNING``).
"""

from typing import final

from mypy_extensions import i64

from vedette.core.game import CHANCE, OVER
from vedette.games.patrol.closed import close
from vedette.games.patrol.legal import actions, asked, bystanders
from vedette.games.patrol.muster import begin, draw, lay, pair
from vedette.games.patrol.powers import happen, perform, run, turn_up
from vedette.games.patrol.rules import (
    ANSWER,
    ATTACK,
    DRAW,
    FIRST,
    GAME_LIMIT,
    GO,
    LAY,
    MOVE,
    PAIR,
    PASS,
    PATROLS,
    PLACES,
    QUIET_LIMIT,
    ROUND_LIMIT,
    RUN,
    SACRIFICE,
    SEATS,
    STAY,
    TABLE,
    TARGET,
    USE,
)
from vedette.games.patrol.stages import clash, pay, settle_round
from vedette.games.patrol.state import (
    ACTOR,
    ACTS,
    AIM,
    AIMED,
    ANSWERED,
    ANSWERING,
    ASKED,
    ASSIGN,
    ATTACKER,
    BATTLE,
    BITS,
    CARDS,
    CLASH,
    DEAL,
    DRAWN,
    EFFECT,
    END,
    FINISHED,
    GIVEN,
    HALTED,
    NEXT,
    PAY,
    PENDING,
    PHASE,
    PICK,
    POWER,
    PROGRESS,
    QUIET,
    ROUND,
    SCORES,
    SEAT,
    SHOW,
    SLOT,
    STAYS,
    STRIKING,
    SWINGS,
    TOSS,
    TURNING,
    UNVEIL,
    UP,
    WINDOW,
    WOUNDS,
    ZONE_AT,
    ZONE_BITS,
    Field,
    fielded,
    patrolling,
)
from vedette.games.patrol.tables import SPAN
from vedette.games.patrol.view import see
from vedette.games.patrol.words import ANSWER as WHEN_ANSWER
from vedette.games.patrol.words import INSTEAD, TURNED
from vedette.games.patrol.words import USE as WHEN_USE


@final
class Position(Field):
    """A position of Patrol that plays by the rules."""

    def mover(self) -> int:
        """Return the seat to act, CHANCE while the first attacker is tossed for or cards are drawn, OVER at the end."""
        w = self.words
        phase = w[PHASE]
        if phase <= DEAL:
            return CHANCE
        if phase == FINISHED:
            return OVER
        return int(1 - w[SEAT] if phase == WINDOW else w[SEAT])

    def legal(self) -> list[int]:
        """Return what may be done, ascending; empty only after the end."""
        return actions(self)

    def odds(self) -> list[int]:
        """Return a weight for each action of chance: all are equally likely."""
        return [1] * len(actions(self))

    def slot(self) -> int:
        """Return what chance settles: 0 the toss, then the cards of seat 0 from the top, then those of seat 1.

        Cards of decks that were made of discards come after the number of the deal, those of both seats in turn.
        """
        w = self.words
        if w[PHASE] == TOSS:
            return 0
        first = len(self.tables.decks[0].cards)
        second = len(self.tables.decks[1].cards)
        drawn = int(w[DRAWN + w[SEAT]])
        again = drawn - (second if w[SEAT] else first)
        if again >= 0:
            return first + second + 2 + SEATS * again + int(w[SEAT])
        return 1 + (first if w[SEAT] else 0) + drawn

    def forced(self) -> bool:
        """Return whether everybody can see that there is only one thing to do. A response window never shows it."""
        w = self.words
        phase = w[PHASE]
        if phase >= UNVEIL:
            return phase not in (WINDOW, FINISHED)
        if phase == BATTLE:
            return fielded(w, w[SEAT]) == 0
        return phase in (ASSIGN, AIM) and len(actions(self)) == 1

    def returns(self) -> list[float]:
        """Return 1.0 for the seat with more points at the end, a half each for as many (§9.6)."""
        w = self.words
        if w[PHASE] != FINISHED:
            return [0.0, 0.0]
        first = w[SCORES] - w[SCORES + 1]
        return [0.5, 0.5] if first == 0 else [1.0, 0.0] if first > 0 else [0.0, 1.0]

    def view(self, player: int) -> bytes:
        """Return what a seat knows: its own cards, and of the enemy's only what has been seen."""
        if self.tables.closed:
            return bytes(close(see(self.words, player, wounds=True), self.tables.decks))
        return bytes(see(self.words, player, wounds=self.tables.wounds))

    def copy(self) -> "Position":
        """Return a position with words of its own."""
        return Position(self.tables, self.words[:])

    def key(self) -> bytes:
        """Return the words: what has been seen is part of what is to come."""
        return bytes(self.words if self.tables.wounds else self.words[:WOUNDS])

    def apply(self, action: int) -> None:
        """Do one legal action."""
        act: i64 = action
        w = self.words
        if act == GO:
            self._stage(w[PHASE])
        elif act >= STAY:
            self._turn(act)
        elif act >= PAIR:
            pair(self, (act - PAIR) // PATROLS, (act - PAIR) % PATROLS)
        elif act >= LAY:
            lay(self, (act - LAY) // PATROLS, (act - LAY) % PATROLS)
        elif act >= DRAW:
            draw(self, act - DRAW)
        else:
            w[ATTACKER] = act - FIRST
            w[ROUND] = 1
            begin(self)

    def _turn(self, act: i64) -> None:
        """Do what a player chooses in the battle phase."""
        w = self.words
        first = PLACES * w[SEAT]
        if act != STAY:
            w[STAYS] = 0
        if w[PHASE] == WINDOW:
            self._answer(act)
        elif act >= TARGET:
            w[AIMED] = act - TARGET + 1
            blind = self.tables.blind and w[CARDS + act - TARGET] & UP == 0
            self._go(i64(WINDOW if w[POWER] or blind else UNVEIL))
        elif act >= MOVE:
            self._move(first + (act - MOVE) // PATROLS, (act - MOVE) % PATROLS + 1)
        elif act >= USE:
            self._use(first + (act - USE) // 2, (act - USE) % 2)
        elif act >= SACRIFICE:
            w[GIVEN] |= BITS[first + act - SACRIFICE]
        elif act >= ATTACK:
            w[ACTOR] = first + act - ATTACK + 1
            w[PHASE] = AIM
        elif act >= RUN:
            run(self, first + act - RUN)
            self._done()
        else:
            w[STAYS] += 1
            self._done()

    def _move(self, place: i64, number: i64) -> None:
        """Change a card's patrol (§5.7)."""
        w = self.words
        w[CARDS + place] = w[CARDS + place] & ~i64(ZONE_BITS) | number << ZONE_AT
        self._done()

    def _use(self, place: i64, which: i64) -> None:
        """Turn a card down by its ability, or up to use it (§5.1, §5.6)."""
        w = self.words
        card = w[CARDS + place]
        w[ACTOR] = place + 1
        w[POWER] = which + 1
        if card & UP:
            perform(self, place, card, which, i64(INSTEAD), i64(-1), i64(0))
            self._done()
            return
        turn_up(self, place)
        at = 2 * (SPAN * (place // PLACES) + (card & SLOT)) + which
        self._go(i64(PICK if self.tables.choice[at] >= 0 else WINDOW if self.tables.wide else EFFECT))

    def _answer(self, act: i64) -> None:
        """Close the response window (§4.4)."""
        w = self.words
        w[ASKED] = 1
        if act >= ANSWER:
            w[ANSWERED] = act - ANSWER + 1
            turn_up(self, w[AIMED] - 1)
        elif act < PASS:  # a bystander (§6.7)
            place = PLACES * (1 - w[SEAT]) + (act - USE) // 2
            w[ANSWERED] = (act - USE) % 2 + 1 | place + 1 << 2
            turn_up(self, place)
        blind = self.tables.blind and w[POWER] == 0
        self._go(i64(UNVEIL if blind else ANSWERING if w[ANSWERED] else SHOW if w[POWER] == 0 else EFFECT))

    def _stage(self, phase: i64) -> None:
        """Do the stage that nobody chooses, and go on."""
        w = self.words
        actor = w[ACTOR] - 1
        if phase == TURNING:
            self._turning()
        elif phase == UNVEIL:
            for place in range(TABLE):
                if w[GIVEN] & BITS[place] or actor == place:
                    turn_up(self, i64(place))
            self._go(i64(PAY))
        elif phase == PAY:
            pay(self)
            self._go(i64(WINDOW))
        elif phase == ANSWERING:
            perform_answer(self)
            self._go(i64(SHOW if w[POWER] == 0 else EFFECT))
        elif phase == SHOW:
            turn_up(self, w[AIMED] - 1)
            self._go(i64(CLASH))
        elif phase == EFFECT:
            perform(self, actor, w[CARDS + actor], w[POWER] - 1, i64(WHEN_USE), i64(-1), i64(0))
            self._go(i64(SHOW if w[STRIKING] else END))
        elif phase == CLASH:
            clash(self)
            self._go(i64(END))
        else:
            self._next_round()

    def _turning(self) -> None:
        """Let the first card that has just turned up speak; the mover's first, then in table order (§6.4)."""
        w = self.words
        for turn in range(SEATS):
            for at in range(PLACES):
                place: i64 = PLACES * (w[SEAT] if turn == 0 else 1 - w[SEAT]) + at
                if w[PENDING] & BITS[place]:
                    w[PENDING] &= ~BITS[place]
                    happen(self, place, i64(TURNED), i64(-1), i64(0))
                    self._go(w[NEXT])
                    return

    def _go(self, stage: i64) -> None:  # noqa: C901 (the order of the stages, read from top to bottom)
        """Enter a stage, or the first after it that has something to do; END means that the action is over."""
        w = self.words
        w[NEXT] = stage
        if w[PENDING]:
            w[PHASE] = TURNING
            return
        actor = w[ACTOR] - 1
        aimed = w[AIMED] - 1
        if stage == PICK:
            stage = PICK if patrolling(w[CARDS + actor]) else END
            w[PHASE] = PICK
            if stage == PICK and len(actions(self)) == 0:
                stage = END
        if stage == UNVEIL and not self._veiled():
            stage = PAY
        if stage == PAY and w[GIVEN] == 0:
            stage = WINDOW
        if stage == WINDOW and (w[ASKED] or not (asked(self) or bystanders(self))):
            stage = ANSWERING if w[ANSWERED] else SHOW if w[POWER] == 0 else EFFECT
        if stage != END and not (patrolling(w[CARDS + actor]) and w[HALTED] == 0):
            stage = END
        if stage in (SHOW, CLASH) and not patrolling(w[CARDS + aimed]):
            stage = END
        if stage == SHOW and w[CARDS + aimed] & UP:
            stage = CLASH
        if stage == END:
            self._done()
        else:
            w[PHASE] = stage

    def _veiled(self) -> bool:
        """Return whether the attacker or a sacrifice still lies face down."""
        w = self.words
        for place in range(TABLE):
            if (w[GIVEN] & BITS[place] or w[ACTOR] == place + 1) and w[CARDS + place] & UP == 0:
                return True
        return False

    def _done(self) -> None:
        """End an action: whose turn is next, or whether the round is over (§4.11, §8.5)."""
        w = self.words
        for word in range(ACTOR, SWINGS + 4):
            if word != PROGRESS:
                w[word] = 0
        w[QUIET] = 0 if w[PROGRESS] else w[QUIET] + 1
        w[PROGRESS] = 0
        w[ACTS] += 1
        w[SEAT] = 1 - w[SEAT]
        over = w[STAYS] == 2 or w[QUIET] >= QUIET_LIMIT or w[ACTS] >= ROUND_LIMIT
        if over or fielded(w, i64(0)) | fielded(w, i64(1)) == 0:
            w[PHASE] = END
        else:
            w[PHASE] = BATTLE

    def _next_round(self) -> None:
        """Settle the round, and begin the next with the roles swapped, or end the game (§8, §9)."""
        w = self.words
        if settle_round(self) or w[ROUND] >= GAME_LIMIT:
            w[PHASE] = FINISHED
            return
        w[ROUND] += 1
        w[ATTACKER] = 1 - w[ATTACKER]
        begin(self)


def perform_answer(field: Field) -> None:
    """Do what the one aimed at answers, or who answers in its stead."""
    w = field.words
    instead = w[ANSWERED] >> 2
    place = (instead or w[AIMED]) - 1
    card = w[CARDS + place]
    if patrolling(card):
        perform(field, place, card, (w[ANSWERED] & 3) - 1, i64(WHEN_ANSWER), w[ACTOR] - 1, i64(0))
