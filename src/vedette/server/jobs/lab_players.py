"""The bots that the lab lets play: those that end a deal soon, since every long job of a server waits for a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette import COMPILED, players, registry
from vedette.core.errors import Illegal

if TYPE_CHECKING:
    from vedette.core.game import Game

USUAL: Final = "level:1"
"""The bot that plays in the lab where one has to and none is named."""
FASTER: Final = 30
"""About how many times faster a bot chooses where the engine is compiled."""
LONGEST: Final = 0.25
"""The most seconds of a bot's choice in the lab: a deal of a game for two has some hundred from either seat, and no
job may take minutes.
"""


def slow(game: str, player: str, *, compiled: bool = COMPILED) -> bool:
    """Return whether a bot takes too long for the lab, or an unknown time: its name sets the amount of work."""
    bot = registry.get(game).bots.get(player)
    return bot is None or bot.seconds / (FASTER if compiled else 1) > LONGEST


def check(made: Game, player: str, command: str) -> None:
    """Raise a Trouble for a bot that is unknown or too slow for the lab; ``command`` is what plays it instead."""
    players.player(player, made, 0)
    if slow(made.rules.name, player.strip().lower()):
        raise Illegal("lab-slow", {"player": player, "command": command})
