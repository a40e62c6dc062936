"""The bots of games, by their registry names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette import registry
from vedette.core.language import say

if TYPE_CHECKING:
    from vedette.core.game import Game
    from vedette.core.player import Player


def names(game: str) -> list[str]:
    """Return the registry names of the players of a game."""
    return list(registry.get(game).bots)


def title(spec: str, language: str) -> str:
    """Return what people read for a player's registry name."""
    kind, _, level = spec.partition(":")
    if kind == "level" and level:
        return say(language, "table-bot-level", level=level)
    return say(language, "table-bot", player=spec)


def player(spec: str, made: Game, seed: int) -> Player:
    """Return a player by its registry name, for one seat of one game; raises Unreadable for a name there is not.

    The same name and seed play the same from the same views.
    """
    return registry.of(made).player(spec, made, seed)
