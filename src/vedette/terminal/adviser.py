"""The adviser: hints and the chance of a win, asked of the shelf and put into one paragraph."""

from typing import Protocol

from vedette import shelf
from vedette.boxes.box import CHANCE, HINT
from vedette.core.game import Game
from vedette.core.language import say
from vedette.core.match import Match
from vedette.terminal.choice import Facet
from vedette.terminal.deal import Hint


class Adviser(Protocol):
    """Who knows the game."""

    def hint(self, match: Match, tier: int, language: str) -> Hint | None:
        """Return a hint that tells as much as its tier, 1 to 4; None where there is none."""
        ...

    def chance(self, match: Match, language: str) -> str:
        """Return the chance of a win with the best play in words; empty if it is not known."""
        ...


class ShelfAdviser:
    """Gives the game's own advice, from what the player sees and nothing else."""

    def hint(self, match: Match, tier: int, language: str) -> Hint | None:
        """Return the advice of a tier; the last names the rest of the turn, or the way to the win."""
        game, view = match.game, match.state.view(match.mover())
        if HINT not in shelf.box_of(game).helps:
            return None
        advice = shelf.advise(game, view, tier, language)
        words = [" ".join(advice.words), *way(game, view, advice.line, language)]
        points = tuple(facet for point in advice.point for facet in pointed(point))
        return Hint("\n".join(words), advice.action, points)

    def chance(self, match: Match, language: str) -> str:
        """Return the chance, and whether it is exact or estimated."""
        if CHANCE not in shelf.box_of(match.game).helps:
            return ""
        odds = shelf.win_chance(match.game, match.state.view(match.mover()))
        exact = "yes" if odds.exact else "no"
        low, high = 100 * odds.low, 100 * odds.high
        return say(language, "terminal-chance-words", percent=100 * odds.value, exact=exact, low=low, high=high)


def way(game: Game, view: bytes, actions: list[int], language: str) -> list[str]:
    """Return a line of play in words, one line of text for each turn; nothing for a single action."""
    turns: dict[int, list[str]] = {}
    for state, action in shelf.follow(game, view, actions):
        turns.setdefault(state.turn(), []).append(game.tell(state.view(state.mover()), action, state.mover(), language))
    if sum(map(len, turns.values())) < 2:
        return []
    between = say(language, "terminal-between")
    lines = [say(language, "terminal-turn", turn=turn, said=between.join(told)) for turn, told in turns.items()]
    return [say(language, "terminal-line"), *lines]


def pointed(point: dict[str, int | str]) -> list[Facet]:
    """Return the steps that a hint points at: a region to place, a spot to fill."""
    return [Facet(kind, point[kind]) for kind in ("region", "spot") if kind in point and "do" not in point]
