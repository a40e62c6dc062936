"""A match: one game played from one deal, with undo, branches and resignation, of which the rules know nothing.

Moment ``n`` is the position after the first ``n`` actions, chance and forced ones included; moment 0 is the start.
The match keeps copies of positions, the latest ones all and of the others some, so undo needs no rule of its own.
"""

from typing import Final

from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.core.game import CHANCE, OVER, Game, State

FORCED: Final = -4
"""The mover of a forced step: one that all seats could see was the only legal action."""
UNKNOWN: Final = -1
"""A slot of a deal for which no action is known."""
LATEST: Final = 64
"""The number of latest positions that are all kept in memory: readers and undo ask for these."""
APART: Final = 32
"""Of positions older than the LATEST, one in so many is kept in memory."""


def redrawn(game: Game, deal: list[int], state: State, seed: int) -> int:
    """Return the card that chance draws next from a reshuffled discard pile, in a position that asks for such a card.

    It follows from the deal's number and the slot, or from ``seed`` where the deal has no number.
    """
    number = game.number(deal)
    return state.sample(Stream((number if number >= 0 else seed) + state.slot()))


def chosen(movers: list[int]) -> int:
    """Return how many of these movers were players at a choice; the others are chance and forced steps."""
    return sum([mover >= 0 for mover in movers])


class Match:
    """One match. ``deal`` answers every slot of chance; unknown slots are drawn from ``seed``.

    ``version`` rises with every change, so a surface can tell a stale answer.
    ``assisted`` holds the help taken (``undo`` past a reveal, ``hint``, ``chance``, ``solution``...), in order.
    """

    def __init__(self, game: Game, deal: list[int], seed: int = 0, *, held: bool = False) -> None:
        """Begin a match; chance and forced steps are done until a player must choose.

        A match that is ``held`` waits at its start for its deal; no seat may act.
        """
        self.game = game
        self.deal = list(deal)
        self.seed = seed
        self.stream = Stream(seed)
        self.follows = True
        """Whether the deal's number decides the slots after a whole deal; older tables draw them from the stream."""
        self.version = 0
        self.actions: list[int] = []
        self.movers: list[int] = []
        """Who did each action: a seat, CHANCE or FORCED."""
        self._moves = 0
        """The number of actions that players have made."""
        self.assisted: list[str] = []
        self.conceded = -1
        """The seat that gave up, or -1."""
        self.cuts = 0
        """How often actions were removed: while it stays equal, ``actions`` and ``movers`` only grow."""
        self._kept: dict[int, State] = {0: game.start()}
        """The positions in memory, by the number of actions before them; the others are recomputed from these."""
        self._replayed: tuple[int, State] | None = None
        """The position that was recomputed last, after its number of actions: the next is often computed from it."""
        self._future: list[int] = []
        self.held = held
        if not held:
            self._settle()

    def release(self, deal: list[int]) -> None:
        """Give a held match its deal and start it: chance and forced steps are done until a player must choose.

        Raises Illegal for one that was dealt.
        """
        if not self.held:
            raise Illegal("match-dealt")
        self.held = False
        self.deal = list(deal)
        self._settle()
        self.version += 1

    def bind(self, game: Game) -> None:
        """Set the game of a held match, once its decks are known.

        Raises Illegal for one that was dealt.
        """
        if not self.held:
            raise Illegal("match-dealt")
        self.game = game
        self._kept = {0: game.start()}
        self._replayed = None
        self.cuts += 1
        self.version += 1

    @property
    def state(self) -> State:
        """The present position. Copy it before applying actions to it."""
        return self._kept[len(self.actions)]

    def moment(self, n: int) -> State:
        """Return a copy of the position after ``n`` actions.

        Raises Illegal for a moment that has not been.
        """
        return self._at(n).copy()

    def _at(self, n: int) -> State:
        """Return the position after ``n`` actions without a copy; raises Illegal."""
        if not 0 <= n <= len(self.actions):
            raise Illegal("match-moment", {"moment": str(n), "last": str(len(self.actions))})
        kept = self._kept.get(n)
        return self._again(n) if kept is None else kept

    def _again(self, n: int) -> State:
        """Return the position after ``n`` actions, recomputed from the nearest one before it that is in memory."""
        at = n - n % APART
        start = self._kept[at]
        if self._replayed is not None and at <= self._replayed[0] <= n:
            at, start = self._replayed
        if at == n:
            return start
        state = start.copy()
        for action in self.actions[at:n]:
            state.apply(action)
        self._replayed = n, state
        return state

    def view(self, n: int, seat: int) -> bytes:
        """Return a seat's view of the position after ``n`` actions.

        Raises Illegal for a moment that has not been.
        """
        return self._at(n).view(seat)

    def turn(self, n: int) -> int:
        """Return the number of the turn after ``n`` actions.

        Raises Illegal for a moment that has not been.
        """
        return self._at(n).turn()

    def revealed(self, n: int) -> bool:
        """Return whether action ``n``, a player's choice, revealed something to another seat or to spectators.

        Raises Illegal for an action that has not been done.
        """
        before = self._at(n)
        self._at(n + 1)
        return self.game.reveals(before, self.actions[n])

    def mover(self) -> int:
        """Return the player to act, or OVER; CHANCE only while the match is held."""
        return OVER if self.conceded >= 0 else self.state.mover()

    def moves(self) -> int:
        """Return how many actions players have made, chance left out."""
        return self._moves

    def legal(self) -> list[int]:
        """Return what the mover may do; nothing once the match is over."""
        return [] if self.held or self.mover() == OVER else self.state.legal()

    def returns(self) -> list[float]:
        """Return each player's result; one that gave up has lost, and the others have won."""
        if self.conceded < 0:
            return self.state.returns()
        return [0.0 if seat == self.conceded else 1.0 for seat in range(self.game.rules.players)]

    def result(self) -> str:
        """Return ``open``, ``conceded``, or how seat 0 did: ``won``, ``lost``, ``drawn``."""
        if self.conceded >= 0:
            return "conceded"
        if self.state.mover() != OVER:
            return "open"
        first = self.state.returns()[0]
        return "won" if first >= 1.0 else "lost" if first <= 0.0 else "drawn"

    def play(self, action: int) -> None:
        """Do an action of the mover's, then everything that follows by itself.

        What was taken back before can still be done again as long as the same actions are chosen.
        Raises Illegal, and changes nothing, for an action that may not be done now.
        """
        if self.held or self.mover() == OVER or not self.state.may(action):
            raise Illegal("match-illegal", {"action": str(action)})
        if self._future and self._future[0] == action:
            del self._future[0]
        else:
            self._future = []
        self._do(action, self.state.mover())
        self._settle()
        self.version += 1

    def can_undo(self) -> bool:
        """Return whether a choice or a surrender can be taken back."""
        return self.conceded >= 0 or self._last_choice() >= 0

    def can_redo(self) -> bool:
        """Return whether a choice was taken back that can be done again."""
        return bool(self._future) and self._future[0] in self.legal()

    def undo_assists(self) -> bool:
        """Return whether undo would go back past something that chance revealed."""
        last = self._last_choice()
        return self.conceded < 0 and last >= 0 and CHANCE in self.movers[last:]

    def undo(self) -> None:
        """Take back the last choice and all that followed from it, or a surrender.

        Raises Illegal where there is nothing to take back.
        """
        if self.conceded >= 0:
            self.conceded = -1
            self.version += 1
            return
        last = self._last_choice()
        if last < 0:
            raise Illegal("match-no-undo")
        self.back(last)

    def redo(self) -> None:
        """Do again the choice that was taken back last.

        Raises Illegal where there is none.
        """
        if not self.can_redo():
            raise Illegal("match-no-redo")
        self.play(self._future[0])

    def restart(self) -> None:
        """Start over with the same deal: undo every choice; all of them can be redone."""
        self.back(0)

    def back(self, n: int) -> None:
        """Take back every choice after moment ``n``; they can be done again.

        The match counts as assisted if chance had answered one of them.
        Raises Illegal for a moment that has not been.
        """
        if not 0 <= n <= len(self.actions):
            raise Illegal("match-moment", {"moment": str(n), "last": str(len(self.actions))})
        self.conceded = -1
        first = n
        while first < len(self.actions) and self.movers[first] < 0:
            first += 1
        taken = [self.actions[at] for at in range(first, len(self.actions)) if self.movers[at] >= 0]
        if CHANCE in self.movers[first:]:
            self._assist("undo")
        self._cut(n)
        self._future = taken + self._future
        self._settle()
        self.version += 1

    def since_reveal(self) -> int:
        """Return the index of the first action after the last that chance did."""
        for index in range(len(self.actions) - 1, -1, -1):
            if self.movers[index] == CHANCE:
                return index + 1
        return 0

    def retractable(self) -> list[int]:
        """Return the choices, by index into ``actions``, since the last reveal that may be taken out."""
        return [at for at in range(self.since_reveal(), len(self.actions)) if self._without(at) is not None]

    def retract(self, index: int) -> None:
        """Take out one choice made since the last reveal, and keep those after it.

        Raises Illegal, and changes nothing, where the later choices would not be legal without it.
        """
        kept = self._without(index) if index >= self.since_reveal() else None
        if kept is None or self.mover() == OVER:
            raise Illegal("match-retract", {"index": str(index)})
        self._cut(index)
        self._settle()
        for action in kept:
            self._do(action, self.state.mover())
            self._settle()
        self._future = []
        self.version += 1

    def concede(self, seat: int = -1) -> None:
        """Give up for a seat, at any time; for the player to act where none is named.

        Raises Illegal once the match is over.
        """
        if self.mover() == OVER:
            raise Illegal("match-over")
        self.conceded = seat if seat >= 0 else self.mover()
        self.version += 1

    def assist(self, kind: str) -> None:
        """Note that help of some kind was taken: ``hint``, ``chance``, ``watch``, ``solution``."""
        if kind not in self.assisted:
            self._assist(kind)
            self.version += 1

    def branch(self, n: int) -> "Match":
        """Return a match of its own that has the same first ``n`` actions; this one stays as it is.

        Raises Illegal for a moment that has not been.
        """
        state = self.moment(n)
        other = Match(self.game, self.deal, self.seed)
        other.follows = self.follows
        other.stream = Stream(self.stream.word())
        other._kept = {at: past.copy() for at, past in self._kept.items() if at < n}
        other._kept[n] = state
        other.actions = self.actions[:n]
        other.movers = self.movers[:n]
        other._moves = chosen(other.movers)
        other.assisted = list(self.assisted)
        if CHANCE in self.movers[n:]:
            other._assist("undo")
        other._settle()
        return other

    def _assist(self, kind: str) -> None:
        if kind not in self.assisted:
            self.assisted.append(kind)

    def _last_choice(self) -> int:
        """Return the index of the last action that a player chose, or -1."""
        for index in range(len(self.actions) - 1, -1, -1):
            if self.movers[index] >= 0:
                return index
        return -1

    def _without(self, index: int) -> list[int] | None:
        """Return the choices after this one if they could all be made without it; None if not."""
        if not 0 <= index < len(self.actions) or self.movers[index] < 0:
            return None
        later = [self.actions[at] for at in range(index + 1, len(self.actions)) if self.movers[at] >= 0]
        state = self.moment(index)
        for action in later:
            while state.mover() >= 0 and state.forced():
                state.apply(state.legal()[0])
            if state.mover() < 0 or action not in state.legal():
                return None
            state.apply(action)
        return later

    def _cut(self, n: int) -> None:
        """Remove all actions and positions after moment ``n``."""
        self._kept[n] = self._at(n)
        for moment in [moment for moment in self._kept if moment > n]:
            del self._kept[moment]
        self._replayed = None
        self.cuts += 1
        del self.actions[n:]
        self._moves -= chosen(self.movers[n:])
        del self.movers[n:]

    def _do(self, action: int, mover: int) -> None:
        state = self.state.copy()
        state.apply(action)
        self.actions.append(action)
        self.movers.append(mover)
        if mover >= 0:
            self._moves += 1
        self._kept[len(self.actions)] = state
        old = len(self.actions) - LATEST
        if old % APART:
            self._kept.pop(old, None)

    def _settle(self) -> None:
        """Do chance's actions and forced steps, until a player must choose or the match is over."""
        while (mover := self.state.mover()) == CHANCE or (mover != OVER and self.state.forced()):
            if mover == CHANCE:
                self._do(self._settled(), CHANCE)
            else:
                self._do(self.state.legal()[0], FORCED)

    def _settled(self) -> int:
        """Return chance's action for the slot that is being settled: the deal's, else one drawn at random."""
        state = self.state
        slot = state.slot()
        known = slot < len(self.deal) and self.deal[slot] != UNKNOWN
        if self.follows and slot >= self.game.slots() and not (known and state.may(self.deal[slot])):
            return redrawn(self.game, self.deal, state, self.seed)
        if slot >= len(self.deal):
            self.deal += [UNKNOWN] * (slot + 1 - len(self.deal))
        if self.deal[slot] == UNKNOWN:
            self.deal[slot] = state.sample(self.stream)
        action = self.deal[slot]
        if not state.may(action):
            raise Illegal("match-deal", {"slot": str(slot), "action": str(action)})
        return action


def followed(game: Game, view: bytes, actions: list[int]) -> list[tuple[State, int]]:
    """Return a line of play from a view, each action with the position before it; forced and certain steps are added.

    It ends where it cannot go on, or where another seat or chance does what the view does not determine.
    """
    state = game.imagine(view, Stream(0))
    found: list[tuple[State, int]] = []
    for action in actions:
        legal = state.legal()
        while action not in legal and (state.forced() or (state.mover() == CHANCE and len(legal) == 1)):
            state.apply(legal[0])
            legal = state.legal()
        if action not in legal:
            break
        found.append((state.copy(), action))
        state.apply(action)
    return found
