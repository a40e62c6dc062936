"""One table for three card games.

The public names are imported when they are first used, so that ``import vedette`` is fast.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from vedette.core import game as _game

if TYPE_CHECKING:
    from vedette.core.beat import Beat
    from vedette.core.chance import Stream
    from vedette.core.errors import Ambiguous, Illegal, Unreadable
    from vedette.core.game import CHANCE, OVER, SPECTATOR, Game, Rules, State
    from vedette.core.language import explain
    from vedette.core.match import Match
    from vedette.core.player import Player
    from vedette.deals import random_deal, settle
    from vedette.files import game
    from vedette.players import player

__version__ = "0.1.0"
COMPILED: Final = not _game.__file__.endswith(".py")
"""Whether the engine in use is compiled."""

__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "SPECTATOR",
    "Ambiguous",
    "Beat",
    "Game",
    "Illegal",
    "Match",
    "Player",
    "Rules",
    "State",
    "Stream",
    "Unreadable",
    "__version__",
    "explain",
    "game",
    "player",
    "random_deal",
    "settle",
]

_HOMES: Final = {
    "core.beat": ("Beat",),
    "core.chance": ("Stream",),
    "core.errors": ("Ambiguous", "Illegal", "Unreadable"),
    "core.game": ("CHANCE", "OVER", "SPECTATOR", "Game", "Rules", "State"),
    "core.language": ("explain",),
    "core.match": ("Match",),
    "core.player": ("Player",),
    "files": ("game",),
    "players": ("player",),
    "deals": ("random_deal", "settle"),
}


def __getattr__(name: str) -> object:
    """Import a public name of the package from its module; raises AttributeError for an unknown name."""
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"vedette.{home}"), name)
    message = f"module 'vedette' has no attribute {name!r}"
    raise AttributeError(message)
