"""Games that tables are tried with: no player is offered them, and a server knows one only where a test brought it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from vedette.core.game import Game

GAMES: Final[dict[str, Game]] = {}
"""By name; whoever tries tables puts a game in before the server opens."""
