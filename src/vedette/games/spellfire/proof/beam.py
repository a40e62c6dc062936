"""A beam: all positions that so many choices lead to, and of these only the most promising, choice after choice.

A beam that never had to leave a position out has seen everything, so its failure is a proof.
"""

from vedette.games.spellfire.proof.course import fingerprint, hopeless, unfold, won
from vedette.games.spellfire.proof.promise import promise
from vedette.games.spellfire.turn import Position


class Step:
    """A position of the beam and the choice that led to it."""

    def __init__(self, position: Position, before: "Step | None", action: int) -> None:
        """Remember how the position came about."""
        self.position = position
        self.before = before
        self.action = action

    def line(self) -> list[int]:
        """Return the choices from the first position of the beam to this one."""
        found: list[int] = []
        step: Step | None = self
        while step is not None and step.before is not None:
            found.append(step.action)
            step = step.before
        found.reverse()
        return found


class Beam:
    """One search of some width through one deal."""

    def __init__(self, deal: list[int], width: int, budget: int) -> None:
        """Keep the ``width`` most promising positions, and reach no more than ``budget`` (0: no end)."""
        self.deal = deal
        self.width = width
        self.budget = budget
        self.nodes = 0
        self.whole = True
        """Nothing has been left out so far."""
        self.seen: set[bytes] = set()
        self.goal: Step | None = None

    def run(self, start: Position) -> bool:
        """Search from a position at which the player is to choose; return whether a win was found."""
        steps = [Step(start, None, 0)]
        while steps and self.goal is None:
            steps = self._best(self._after(steps))
        return self.goal is not None

    def _after(self, steps: list[Step]) -> list[Step]:
        """Return every position that one more choice leads to; none once a win is found or the budget is spent."""
        found: list[Step] = []
        for step in steps:
            for action in step.position.legal():
                if self.budget and self.nodes >= self.budget:
                    self.whole = False
                    return []
                position = step.position.copy()
                position.apply(action)
                unfold(position, self.deal)
                self.nodes += 1
                if won(position):
                    self.goal = Step(position, step, action)
                    return []
                if not hopeless(position) and self._new(position):
                    found.append(Step(position, step, action))
        return found

    def _new(self, position: Position) -> bool:
        """Note a position; return whether the beam had not seen it."""
        mark = fingerprint(position)
        if mark in self.seen:
            return False
        self.seen.add(mark)
        return True

    def _best(self, steps: list[Step]) -> list[Step]:
        """Return the most promising ones, the best first; of equals the one that was found first."""
        if len(steps) > self.width:
            self.whole = False
        order = [(int(-promise(step.position)), number) for number, step in enumerate(steps)]
        order.sort()
        return [steps[number] for _, number in order[: self.width]]
