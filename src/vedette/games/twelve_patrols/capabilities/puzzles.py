"""Puzzles of 12 Patrols: find the one placement that still wins, in whatever order the cards come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.plugin import SolvedPuzzles
from vedette.games.twelve_patrols.capabilities.solver import RegionSolver
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.text.speech import TwelvePatrols

if TYPE_CHECKING:
    from vedette.core.game import State


class RegionPuzzles(SolvedPuzzles[TwelvePatrols]):
    """Puzzles that ask for a placement at the start of a turn, with a deck of nine: the regions to come are known."""

    decks = ("house", "hard", "easy")
    solver = RegionSolver()
    player = "greedy"
    guided = True
    lead = "twelve-patrols-puzzles"

    def choices(self, game: TwelvePatrols, state: State) -> list[int]:
        if not isinstance(state, Position):
            raise TypeError(type(state))
        laid = [cell for cell in range(rules.CELLS) if state.region_at(cell) >= 0]
        if len(game.deck.regions) > rules.CELLS or len(laid) < rules.DISPLAY or state.new() >= 0:
            return []
        return [action for action in state.legal() if rules.PLACE <= action < rules.PUT]

    def hidden(self, game: TwelvePatrols, state: State) -> list[int]:
        if not isinstance(state, Position):
            raise TypeError(type(state))
        slots = len(game.deal(0))
        return list(range(slots - state.deck_left(), slots))
