"""Games that tables are tried with: no player is offered them, and a server knows one only where a test brought it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vedette.games.mini_duel.mind import Duelist
from vedette.players.greedy import Greedy
from vedette.players.ismcts import Ismcts
from vedette.players.uniform import Uniform

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.core.game import Game
    from vedette.players.player import Player

GAMES: Final[dict[str, Game]] = {}
"""By name; whoever tries tables puts a game in before the server opens, and before its workers do."""
QUICK: Final = frozenset({"level:0", "level:1"})
"""Those of the players that answer at once."""
PLAYERS: Final[dict[str, Callable[[Any, int], Player]]] = {
    "level:0": lambda _, seed: Uniform(seed),
    "level:1": lambda _, seed: Greedy(Duelist(), seed),
    "level:2": lambda made, seed: Ismcts(made, Duelist(), 100, seed),
}
"""Who plays the mini duel, the only game tried so far."""
