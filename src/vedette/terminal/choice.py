"""Choosing a legal action, whole or in steps (a card, then its place)."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple


class Facet(NamedTuple):
    """One step of an action: what kind of thing is picked, and which one."""

    kind: str
    value: int | str


END: Final = Facet("do", "end")
"""The step that ends a turn, in games where a player ends it."""


class ListedChoice(NamedTuple):
    """A legal action, its words and its steps, in the order in which they are picked."""

    action: int
    words: str
    facets: tuple[Facet, ...]


def whole(action: int) -> tuple[Facet, ...]:
    """Return the only step of an action that is picked at once."""
    return (Facet("action", action),)


@dataclass
class Chooser:
    """Chooses one of the legal actions step by step: the steps picked so far, and a cursor on one of the next."""

    choices: list[ListedChoice]
    picks: list[Facet] = field(default_factory=list)
    cursor: int = 0

    def open(self) -> list[ListedChoice]:
        """Return the legal actions that match all steps picked so far."""
        return [choice for choice in self.choices if all(pick in choice.facets for pick in self.picks)]

    def options(self) -> list[Facet]:
        """Return the possible next steps, each once, in the order of the legal actions, the end of the turn last."""
        after: dict[Facet, None] = {}
        for choice in self.open():
            waiting = [facet for facet in choice.facets if facet not in self.picks]
            if waiting:
                after[waiting[0]] = None
        return sorted(after, key=lambda facet: facet.kind == "do")

    def at(self) -> Facet | None:
        """Return the next step that the cursor is on, None if no step is left."""
        options = self.options()
        return options[self.cursor % len(options)] if options else None

    def picked(self, kind: str) -> Facet | None:
        """Return the step of this kind that was picked, None if there is none."""
        return next((pick for pick in self.picks if pick.kind == kind), None)

    def can(self, facet: Facet) -> bool:
        """Return whether a step not picked yet belongs to an action that matches the picks, in any order."""
        return facet not in self.picks and any(facet in choice.facets for choice in self.open())

    def pick(self, facet: Facet) -> int | None:
        """Pick a step; return the action once only one is left. A step that does not fit changes nothing."""
        if not self.can(facet):
            return None
        self.picks.append(facet)
        self.cursor = 0
        left = self.open()
        return left[0].action if len(left) == 1 else None

    def back(self) -> bool:
        """Take back the last pick, with the cursor on it; return whether there was one."""
        if not self.picks:
            return False
        last = self.picks.pop()
        self.point(last)
        return True

    def settle(self, *wanted: Facet) -> None:
        """Put the cursor on the first wanted step that may be next, else on the first that does not end the turn."""
        options = self.options()
        for facet in (*wanted, *(option for option in options if option.kind != "do"), END):
            if self.point(facet):
                return
        self.cursor = 0

    def clear(self) -> None:
        """Remove all steps that were picked."""
        self.picks.clear()
        self.cursor = 0

    def point(self, facet: Facet) -> bool:
        """Put the cursor on a step; return whether it is one of the next."""
        options = self.options()
        if facet in options:
            self.cursor = options.index(facet)
            return True
        return False

    def step(self, by: int) -> None:
        """Move the cursor along the next steps, wrapping around."""
        if options := self.options():
            self.cursor = (self.cursor + by) % len(options)

    def words(self, facet: Facet | None) -> str:
        """Return the words of the only action that the picks and this step leave, empty if there are several."""
        found = [choice for choice in self.open() if facet is None or facet in choice.facets]
        return found[0].words if len(found) == 1 else ""
