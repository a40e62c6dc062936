"""The exact search of the rest of a round: by how many points seat 0 wins it, whatever the enemy does.

Who may still act in a round lies on patrol, and nothing is drawn before the next (§3.1, §4.10). So where seat 0 knows
every enemy on patrol, it knows all that the round depends on. The enemy is granted as much: what is won then is won
against every answer, a lucky guess among them. Both sides are searched to the end of the round, alpha-beta with a
memory of bounds (Knuth and Moore, 1975). Nothing goes on for ever (§8.5), and a budget counts the positions.
"""

from typing import Final

from vedette.games.patrol.engine.rules import ATTACK, MOVE, PASS, PLACES, SACRIFICE, STAY, TARGET, USE
from vedette.games.patrol.engine.state import CARDS, KNOWN, patrolling
from vedette.games.patrol.engine.turn import Position

MOST: Final = 100
"""A number of points above any by which a round can be won."""


def open_to_first(position: Position) -> bool:
    """Return whether seat 0 knows every enemy on patrol."""
    for place in range(PLACES, 2 * PLACES):
        card = position.words[CARDS + place]
        if patrolling(card) and card & KNOWN == 0:
            return False
    return True


class RoundSearch:
    """An exact search of the rest of one round; bounds that it finds are kept for further questions."""

    def __init__(self, start: Position, budget: int) -> None:
        """Search the round of this position, points counted from it, in ``budget`` positions; 0 is no limit."""
        self.turn = start.turn()
        self.before = start.score(0) - start.score(1)
        self.budget = budget
        self.nodes = 0
        self.spent = False
        """Whether the budget ran out: what was returned since means nothing."""
        self.bounds: dict[bytes, tuple[int, int]] = {}

    def margin(self, start: Position, low: int = -MOST, high: int = MOST) -> int:
        """Return by how many points seat 0 wins the round with best play on both sides.

        It is exact between ``low`` and ``high``, else a bound on the same side of them.
        """
        position = self.settled(start)
        if self.over(position):
            return position.score(0) - position.score(1) - self.before
        key = position.key()
        least, most = self.bounds.get(key, (-MOST, MOST))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.nodes += 1
        if self.spent or 0 < self.budget < self.nodes:
            self.spent = True
            return 0
        best = self._best(position, low, high)
        if best > low:
            least = best
        if best < high:
            most = best
        if not self.spent:
            self.bounds[key] = (least, most)
        return best

    def _best(self, position: Position, low: int, high: int) -> int:
        """Return seat 0's lead of the round after the mover's best choice, exact between ``low`` and ``high``."""
        mine = position.mover() == 0
        best = -MOST if mine else MOST
        for action in ordered(position.legal()):
            found = self.margin(reached(position, action), low, high)
            if mine:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if low >= high or self.spent:
                break
        return best

    def line(self, start: Position, low: int = -MOST, high: int = MOST) -> list[int]:
        """Return the actions of best play of both seats to the end of the round, steps without a choice among them.

        What is won by ``high`` or lost by ``low`` is as good to both as what is won or lost by more. Of equals the
        first is done, and to stay comes before all else.
        """
        position = start.copy()
        found: list[int] = []
        while not self.over(position):
            found.append(self._first_best(position, low, high))
            position.apply(found[-1])
        return found

    def _first_best(self, position: Position, low: int, high: int) -> int:
        """Return the mover's best action; of those equal within the bounds the first, to stay before all else."""
        choices = ordered(position.legal())
        if STAY in choices:
            choices.remove(STAY)
            choices.insert(0, STAY)
        chosen = choices[0]
        sign = 1 if position.mover() == 0 else -1
        enough = sign * (high if sign > 0 else low)
        best = -MOST - 1
        for action in choices if len(choices) > 1 else []:
            found = sign * max(low, min(high, self.margin(reached(position, action), low, high)))
            if found > best:
                best = found
                chosen = action
            if best >= enough:
                break
        return chosen

    def settled(self, start: Position) -> Position:
        """Return the next position that asks for a choice, or the end of the round."""
        position = start.copy()
        while not self.over(position):
            legal = position.legal()
            if len(legal) > 1:
                break
            position.apply(legal[0])
        return position

    def over(self, position: Position) -> bool:
        """Return whether the round is over."""
        return position.mover() < 0 or position.turn() != self.turn


def reached(position: Position, action: int) -> Position:
    """Return the position after an action."""
    after = position.copy()
    after.apply(action)
    return after


def ordered(legal: list[int]) -> list[int]:
    """Return actions with those that change most first: whom to attack, who attacks, abilities, the others."""
    found: list[int] = []
    for first, end in ((TARGET, PASS), (ATTACK, SACRIFICE), (USE, MOVE)):
        found.extend([action for action in legal if first <= action < end])
    found.extend([action for action in legal if action not in found])
    return found
