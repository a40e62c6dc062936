"""Puzzles of Solitaire Spellfire: the one choice near the end that still wins the deal, whatever lies hidden where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core.bits import members
from vedette.core.game import OVER
from vedette.core.language import join, say
from vedette.core.plugin import SolvedPuzzles
from vedette.games.spellfire.capabilities.solver import SpellfireSolver
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.engine.layout import FREE, HELP
from vedette.games.spellfire.engine.rules import COLUMNS, DEPTH
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver import solver
from vedette.games.spellfire.solver.answer import UNWINNABLE, VERDICTS, WINNABLE
from vedette.games.spellfire.solver.known_deal import unfold, won
from vedette.games.spellfire.text.speech import Spellfire

if TYPE_CHECKING:
    from vedette.core.game import State

HIDDEN: Final = 4
"""The most cards that may lie face down: everybody knows which they are, a puzzle is proved in all their 24 orders."""
FEWEST: Final = 4
"""How many legal choices a position must have at the least to be a puzzle."""


class LateSolver(SpellfireSolver):
    """Solves positions near the end of a game by exhaustive search alone, which is the fastest there."""

    def settle(self, game: Spellfire, state: State, deal: list[int], nodes: int) -> tuple[str, list[int], int]:
        position = _position(state).copy()
        unfold(position, deal)
        if position.mover() == OVER:
            return VERDICTS[WINNABLE if won(position) else UNWINNABLE], [], 1
        answer = solver.exhaust(position, deal, nodes)
        return VERDICTS[answer.verdict], answer.line, answer.nodes


class DealPuzzles(SolvedPuzzles[Spellfire]):
    """Makes puzzles of positions near the end of games: what to attach, discard, attack or play."""

    decks = (
        "first-steps",
        "krynn",
        "guild-of-thieves",
        "faerun-and-oerth",
        "mists",
        "duel-of-spells",
        "war-of-minds",
        "wings",
        "burning-sands",
        "cerilia-and-athas",
        "dales",
        "dragon-hunt",
        "flanaess",
        "kings-blood",
        "temple-guard",
    )
    solver = LateSolver()
    player = "veteran"
    lead = "spellfire-puzzles"
    budget = 500

    def choices(self, game: Spellfire, state: State) -> list[int]:
        if len(self.hidden(game, state)) > HIDDEN:
            return []
        position = _position(state)
        legal = position.legal() if position.phase() in (FREE, HELP) else []
        return legal if len(legal) >= FEWEST else []

    def task(self, game: Spellfire, state: State, language: str) -> str:
        cards = [card.name for card in decks.whole(game.deck)]
        hidden = sorted(cards[card] for card in members(_position(state).unseen()))
        values = {"choices": len(self.choices(game, state)), "hidden": len(hidden)}
        return say(language, "spellfire-puzzle-task", cards=join(language, hidden), **values)

    def hidden(self, game: Spellfire, state: State) -> list[int]:
        position = _position(state)
        left = [position.left(column) for column in range(COLUMNS)]
        return [slot for slot in range(COLUMNS * DEPTH) if slot % DEPTH >= DEPTH - left[slot // DEPTH]]


def _position(state: State) -> Position:
    if not isinstance(state, Position):
        raise TypeError(type(state))
    return state
