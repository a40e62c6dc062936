"""Solitaire Spellfire as it is played: what each action does, and what the table asks for next.

turn six cards -> [ forced cards, in a queue -> what must be attached -> discard or attack -> the fight ] ...
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.errors import Unreadable
from vedette.core.game import CHANCE, OVER
from vedette.games.spellfire.engine import combat, layout, rules
from vedette.games.spellfire.engine.agenda import enters, triggers, weigh
from vedette.games.spellfire.engine.columns import (
    attach_holding,
    discard,
    drop,
    end_event,
    enqueue,
    leave,
    place_realm,
    win_columns,
)
from vedette.games.spellfire.engine.effects import run, to_limbo
from vedette.games.spellfire.engine.help import attach, offer, play
from vedette.games.spellfire.engine.layout import WORDS, in_play
from vedette.games.spellfire.engine.legal import actions, any_free
from vedette.games.spellfire.engine.picking import choose, choose_option, stop
from vedette.games.spellfire.engine.program import C_DO, C_WHAT, CLAUSE_ROW, ONE, lowest_bit
from vedette.games.spellfire.engine.state import Box, Tableau
from vedette.games.spellfire.engine.uses import artifacts_over, forbidden, may_use, payers
from vedette.games.spellfire.engine.vocabulary.words import BAN, ENTRY, EVENT, HOLDING, REALM, RULE

ALL_WON = (1 << rules.COLUMNS) - 1
BYTES: Final = 8
"""The number of bytes of each word in a view of a position."""


@final
class Position(Tableau):
    """A position with its legal actions and what each does. It holds nothing hidden: chance says what is turned."""

    def mover(self) -> int:
        """Return who acts next: 0 for the one player, CHANCE while a card is turned, OVER after the end."""
        phase = self.words[layout.PHASE]
        if phase == layout.ENDED:
            return OVER
        return CHANCE if phase == layout.TURNING else 0

    def legal(self) -> list[int]:
        return actions(self)

    def slot(self) -> int:
        """Return the slot of the deal that is turned next: nine to a column, from the left, bottom card first."""
        column = self.words[layout.TURNED]
        return int(rules.DEPTH * column + rules.DEPTH - (self.words[layout.LEFT] >> 4 * column & 15))

    def forced(self) -> bool:
        """Return whether the next action is forced by the rules: a card does what it must, or a fight is settled."""
        phase = self.words[layout.PHASE]
        return phase in (layout.RESOLVING, layout.DECIDED)

    def returns(self) -> list[float]:
        """Return 1.0 for six realms won (§7.1), else 0.0."""
        return [1.0 if self.words[layout.WON_SET] == ALL_WON and self.words[layout.PHASE] == layout.ENDED else 0.0]

    def view(self, player: int) -> bytes:
        """Return the packed position as bytes, all of it for any player: 8 to a word, least significant first."""
        return bytes(self.words)

    def key(self) -> bytes:
        """Return bytes that are equal only for positions with the same future: all the words of the position."""
        return bytes(self.words)

    def copy(self) -> "Position":
        return Position(self.box, self.words[:])

    def apply(self, action: int) -> None:
        """Do one legal action, and go on to what the table asks for next."""
        act: i64 = action
        if act < rules.RESOLVE:
            self._turn(act - rules.TURN)
        elif act < rules.SETTLE:
            self._resolve(act - rules.RESOLVE)
        elif act < rules.CHOOSE:
            self._act(act)
        elif self.words[layout.PHASE] == layout.KEEPING:
            self._keep(act - rules.CHOOSE)
        elif act < rules.OPTION:
            choose(self.box.scales, self.words, act - rules.CHOOSE)
        elif act < rules.ENOUGH:
            choose_option(self.words, act - rules.OPTION + 1)
        else:
            stop(self.words)
        self._advance()

    def _act(self, act: i64) -> None:
        """Do one of these actions: settle a fight, attach, discard, attack, play a card in a fight, or yield."""
        w = self.words
        scales = self.box.scales
        if act == rules.SETTLE:
            combat.settle(scales, w)
        elif act < rules.DISCARD:
            self._attach((act - rules.ATTACH) // rules.COLUMNS, (act - rules.ATTACH) % rules.COLUMNS)
        elif act < rules.ATTACK:
            w[layout.TRIED] = 0
            w[layout.GONE] |= ONE[w[layout.FACE + act - rules.DISCARD] - 1]
            leave(w, act - rules.DISCARD)
        elif act < rules.PLAY:
            combat.begin(scales, w, (act - rules.ATTACK) % rules.FRIENDS, (act - rules.ATTACK) // rules.FRIENDS)
        elif act < rules.YIELD:
            play(scales, w, act - rules.PLAY)
        else:
            combat.give_in(scales, w)

    def _attach(self, column: i64, friend: i64) -> None:
        """Attach a face-up card to a champion of the pool, or pay with him for a friendly one (§2.4, §2.7)."""
        w = self.words
        card = w[layout.FACE + column] - 1
        w[layout.TRIED] = 0
        leave(w, column)
        if self.box.program.friends & ONE[card]:
            weigh(self.box.scales, w)
            left = payers(self.box.scales, w, card, friend)
            while left:
                weigh(self.box.scales, w)
                if not to_limbo(self.box.scales, w, lowest_bit(left)):
                    discard(self.box.program, w, lowest_bit(left))
                left &= left - 1
            w[layout.POOL] |= ONE[card]
        else:
            w[layout.BORNE + friend] |= ONE[card]

    def _turn(self, card: i64) -> None:
        """Turn a card face up: in the fight's column it is revealed, elsewhere it lies there (§2.1, §5.8)."""
        w = self.words
        column = w[layout.TURNED]
        w[layout.UNSEEN] &= ~ONE[card]
        w[layout.TRIED] = 0
        w[layout.LEFT] -= ONE[4 * column]
        w[layout.OWED] &= ~ONE[column]
        if w[layout.COLUMN] == column + 1:
            w[layout.REVEALED] = card + 1
            return
        w[layout.FACE + column] = card + 1
        if self.box.program.forced & ONE[card]:
            enqueue(w, column)

    def _resolve(self, column: i64) -> None:
        """Let a face-up card do what it must (§2.3 to §2.6, §5.8)."""
        w = self.words
        program = self.box.program
        revealed = w[layout.REVEALED] != 0
        card = (w[layout.REVEALED] if revealed else w[layout.FACE + column]) - 1
        if revealed:
            w[layout.REVEALED] = 0
        else:
            leave(w, column)
        kind = program.kind[card]
        if kind == REALM:
            place_realm(w, card, column)
        elif kind == EVENT:
            self._event(card)
        elif revealed:
            self._reveal(card)
        elif kind == HOLDING:
            attach_holding(self.box.scales, w, card, column)
        elif kind == RULE:
            self._rule(card)
        else:
            self._join(card)

    def _join(self, card: i64) -> None:
        """Let a friendly champion come into the pool, unless a power keeps it from being played (§2.4)."""
        w = self.words
        if forbidden(self.box.scales, w, card):
            w[layout.GONE] |= ONE[card]
        else:
            w[layout.POOL] |= ONE[card]

    def _reveal(self, card: i64) -> None:
        """Attach a card of the fight's column to the defender if he may use it; else it is discarded (§5.8)."""
        w = self.words
        scales = self.box.scales
        program = self.box.program
        if program.friends & ONE[card] and self.box.spared_friends:
            self._join(card)
            return
        helpful = (program.allies | program.gear | program.round_four) & ONE[card] != 0
        if helpful:
            weigh(scales, w)
        if helpful and may_use(scales, w[layout.DEFENDER] - 1, card):
            attach(scales, w, w[layout.DEFENDER] - 1, card)
            return
        w[layout.GONE] |= ONE[card]

    def _rule(self, card: i64) -> None:
        """Put a rule in play; the old one goes, unless it lets no other come (§3.5)."""
        w = self.words
        program = self.box.program
        if w[layout.RULE_CARD]:
            old = w[layout.RULE_CARD] - 1
            if self._forbids(old, RULE):
                w[layout.GONE] |= ONE[card]
                return
            w[layout.GONE] |= ONE[old]
        w[layout.RULE_CARD] = card + 1
        enters(program, w, card, i64(ENTRY))

    def _forbids(self, card: i64, kind: i64) -> bool:
        """Return whether a card bans a whole kind of cards."""
        program = self.box.program
        for number in range(program.first_clause[card], program.first_clause[card + 1]):
            row = i64(number) * CLAUSE_ROW
            banned = program.clauses[row + C_DO] == BAN
            if banned and self.box.scales.kinds_of(program.clauses[row + C_WHAT]) >> kind & 1:
                return True
        return False

    def _event(self, card: i64) -> None:
        """End the event that lasted, and let the new one begin (§4.1 to §4.4)."""
        w = self.words
        program = self.box.program
        scales = self.box.scales
        silenced = forbidden(scales, w, card)
        end_event(program, w)
        if silenced:
            w[layout.GONE] |= ONE[card]
            return
        fleeting = program.fleeting & ONE[card] != 0 and program.lasting & ONE[card] == 0
        if program.lasting & ONE[card] or (fleeting and w[layout.COLUMN]):
            w[layout.EVENT_CARD] = card + 1
            w[layout.EVENT_FIGHT] = 1 if fleeting else 0
        else:
            w[layout.GONE] |= ONE[card]
        if program.awaiting & in_play(w, program.foes):
            weigh(scales, w)
            triggers(scales, w, card, scales.play)
        enters(program, w, card, i64(ENTRY))

    def _keep(self, card: i64) -> None:
        """Let the victor keep one artifact; the others that he bears are discarded (§6.4)."""
        w = self.words
        drop(w, w[layout.KEEPER] - 1, self.box.program.artifacts & ~ONE[card])
        w[layout.KEEPER] = 0

    def _advance(self) -> None:
        """Go on until chance or the player must act: do powers, finish fights, win realms, and set the next phase."""
        w = self.words
        while True:
            if w[layout.AGENDA_SIZE] and not run(self.box.scales, w, safe=self.box.loose_safe):
                w[layout.PHASE] = layout.CHOICE
                return
            if w[layout.SETTLING]:
                combat.finish(self.box.scales, w, stripped=self.box.stripped_victor)
                continue
            if w[layout.COLUMN]:
                if w[layout.OUTCOME]:
                    w[layout.PHASE] = layout.DECIDED
                    return
            else:
                win_columns(self.box.program, w)
                if w[layout.WON_SET] == ALL_WON or w[layout.POOL] | w[layout.JOINED] == 0:
                    w[layout.PHASE] = layout.ENDED
                    return
            if self._owes():
                return
            if self._decides():
                return

    def _owes(self) -> bool:
        """Set the phase if a card is to be turned next, or does what it must; return whether there is such a card."""
        w = self.words
        if w[layout.OWED]:
            w[layout.PHASE] = layout.TURNING
            w[layout.TURNED] = lowest_bit(w[layout.OWED])
            return True
        if w[layout.QUEUE] or w[layout.REVEALED]:
            w[layout.PHASE] = layout.RESOLVING
            return True
        return False

    def _decides(self) -> bool:
        """Set the phase for the fight's next step or the player's choice; return False if an event ended instead."""
        w = self.words
        if w[layout.COLUMN]:
            self._fight()
            return True
        if w[layout.KEEPER]:
            self.box.scales.permit(w, w[layout.KEEPER] - 1, i64(-1), i64(-1))
            if artifacts_over(self.box.scales, w[layout.KEEPER] - 1):
                w[layout.PHASE] = layout.KEEPING
                return True
            w[layout.KEEPER] = 0  # what was turned up since the fight has settled it
        if any_free(self):
            w[layout.PHASE] = layout.FREE
            return True
        if w[layout.EVENT_CARD]:  # nothing at all can be done: the event that forbids it goes (§4.7)
            end_event(self.box.program, w)
            return False
        w[layout.PHASE] = layout.ENDED
        return True

    def _fight(self) -> None:
        """Set the phase for a fight's next step: a card is revealed, the player may help, or it is decided (§5.4)."""
        w = self.words
        box = self.box
        asked = combat.judge(box.scales, w)
        if asked == combat.REVEAL:
            w[layout.ANNOUNCED] = 0
            w[layout.PHASE] = layout.TURNING
            w[layout.TURNED] = w[layout.COLUMN] - 1
        elif asked == combat.OVER:
            w[layout.PHASE] = layout.DECIDED
        elif offer(box.scales, w, freely=box.one_by_one, safe=box.loose_safe):
            w[layout.PHASE] = layout.HELP
        else:
            combat.give_in(box.scales, w)
            w[layout.PHASE] = layout.DECIDED


def position(box: Box, view: bytes) -> Position:
    """Return the position of which a view was taken; a view hides nothing, so there is only one.

    Raises Unreadable for bytes that are no view.
    """
    if len(view) != WORDS * BYTES:
        raise Unreadable("spellfire-view", {"has": str(len(view)), "wants": str(WORDS * BYTES)})
    return Position(box, vec[i64](memoryview(view).cast("q")))
