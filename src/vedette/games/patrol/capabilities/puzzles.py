"""Puzzles of Patrol: the one choice late in a round that is sure to win it, whatever the enemy does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core.language import say
from vedette.core.plugin import Puzzles
from vedette.games.patrol.engine.rules import ATTACK
from vedette.games.patrol.engine.state import BATTLE
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.solver.round_search import RoundSearch, open_to_first, reached
from vedette.games.patrol.text.speech import Patrol

if TYPE_CHECKING:
    from vedette.core.game import State

BUDGET: Final = 5_000
"""How many positions the search that proves a puzzle may reach."""
TELLING: Final = 100_000
"""How many positions the search that finds how a puzzle's choice is answered may reach."""
STEPS: Final = 8
"""How many steps of the answer to a puzzle's choice are told."""
FEWEST: Final = 4
"""The fewest choices that a position must have to be a puzzle."""
ACTIVE: Final = 2
"""The fewest choices of a puzzle that are more than to stay or to run."""


class RoundPuzzles(Puzzles[Patrol]):
    """Puzzles in which one choice of seat 0 is sure to win the round, where it knows every enemy on patrol.

    Who scores more in a round has won it.
    """

    decks = ("vanguard", "legion", "ramparts", "longbows", "shadows", "tricksters", "venom", "orchard")
    player = "level:2"
    lead = "patrol-puzzles"
    against = "level:4"

    def choices(self, game: Patrol, state: State) -> list[int]:
        position = _position(state)
        if position.phase() != BATTLE or position.mover() != 0 or not open_to_first(position):
            return []
        legal = position.legal()
        active = [action for action in legal if action >= ATTACK]
        return legal if len(legal) >= FEWEST and len(active) >= ACTIVE else []

    def hidden(self, game: Patrol, state: State) -> list[int]:
        return []  # nothing is drawn before the round is over

    def wins(self, game: Patrol, state: State, deal: list[int]) -> list[int]:
        position, found = _position(state), list[int]()
        search = RoundSearch(position, BUDGET)
        for action in self.choices(game, state):
            if search.margin(reached(position, action), 0, 1) > 0:
                found.append(action)
            if search.spent or len(found) > self.most:
                return []
        return found

    def task(self, game: Patrol, state: State, language: str) -> str:
        return say(language, "patrol-puzzle-task", choices=len(self.choices(game, state)))

    def sequel(self, game: Patrol, state: State, action: int, language: str) -> str:
        """Return what a choice comes to with best play, as seat 0's log tells it; empty if the search was cut."""
        position = _position(state)
        search = RoundSearch(position, TELLING)
        after = reached(position, action)
        line = [action, *search.line(after, -1, 1)]
        if search.spent:
            return ""
        told = game.account(position, line, 0, language)
        for step in line:
            after = position = reached(position, step)
        own, enemy = [after.score(seat) - _position(state).score(seat) for seat in range(2)]
        told = told[:STEPS] + ["…"] * (len(told) > STEPS)
        head, points = (say(language, f"patrol-puzzle-{part}", own=own, enemy=enemy) for part in ("sequel", "points"))
        return "\n".join([head, *told, points])


def _position(state: State) -> Position:
    if not isinstance(state, Position):
        raise TypeError(type(state))
    return state
