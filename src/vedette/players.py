"""The bots of games, by their registry names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette import registry
from vedette.core.language import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vedette.core.game import Game
    from vedette.core.player import Player
    from vedette.core.plugin import Opponent


def names(game: str) -> list[str]:
    """Return the registry names of the bots of a game."""
    return list(registry.get(game).bots)


def opponent(spec: str, game: str) -> Opponent | None:
    """Return the name, face and deck that a bot has of its own, by its registry name; None for one without them."""
    bot = registry.get(game).bots.get(spec)
    return bot.opponent if bot is not None else None


def alike(game: str, names: Iterable[str]) -> list[list[str]]:
    """Return which of these names are one and the same player: each such group, in their order."""
    bots = registry.get(game).bots
    groups: dict[object, list[str]] = {}
    for name in dict.fromkeys(names):
        groups.setdefault(bots[name].make if name in bots else name, []).append(name)
    return [group for group in groups.values() if len(group) > 1]


def title(spec: str, game: str, language: str) -> str:
    """Return the title in a language of a bot, by its registry name."""
    if (known := opponent(spec, game)) is not None:
        return known.name
    kind, _, level = spec.partition(":")
    if kind == "level" and level:
        return say(language, "table-bot-level", level=level)
    return say(language, "table-bot", player=spec)


def player(spec: str, game: Game, seed: int) -> Player:
    """Return a player by its registry name, for one seat of one game; raises Unreadable for an unknown name.

    Equal names and seeds play the same from the same views.
    """
    return registry.of(game).player(spec, game, seed)
