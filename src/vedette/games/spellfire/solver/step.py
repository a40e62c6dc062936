"""A line of play as a search keeps it: each choice with the step before it, shared by all that follow."""

from vedette.games.spellfire.engine.turn import Position


class Step:
    """A choice, and the step before it."""

    def __init__(self, before: "Step | None", action: int) -> None:
        """Remember how a position came about."""
        self.before = before
        self.action = action

    def line(self) -> list[int]:
        """Return the choices from the first position of the search to this one."""
        found: list[int] = []
        step: Step | None = self
        while step is not None and step.before is not None:
            found.append(step.action)
            step = step.before
        found.reverse()
        return found


Entry = tuple[int, int, Position, Step]
"""The estimate of a position, negative; when it was found; the position itself, and the step that led there."""
