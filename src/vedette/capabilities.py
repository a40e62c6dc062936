"""What a game can do besides being played, for a caller who needs it: each raises Unsupported where it is not there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vedette import registry

if TYPE_CHECKING:
    from vedette.core.editor import Editor
    from vedette.core.game import Game
    from vedette.core.plugin import AnyDecks, Grading, Hints, Printing, Solver


def decks(name: str) -> AnyDecks:
    """Return the decks of a game."""
    plugin = registry.get(name)
    return plugin.need(plugin.decks, "deck")


def editor(name: str) -> Editor[Any, Any]:
    """Return the editor of a game's cards."""
    plugin = registry.get(name)
    return plugin.need(plugin.editor, "cards")


def printing(name: str) -> Printing[Any]:
    """Return what prints a game's decks."""
    plugin = registry.get(name)
    return plugin.need(plugin.printing, "print")


def grading(game: Game, what: str) -> Grading[Any]:
    """Return what grades a game's deals; ``what`` was asked for."""
    plugin = registry.of(game)
    return plugin.need(plugin.grading, what)


def solver(game: Game, what: str = "solve") -> Solver[Any]:
    """Return the solver of a game."""
    plugin = registry.of(game)
    return plugin.need(plugin.solver, what)


def hints(game: Game, what: str = "hint") -> Hints[Any]:
    """Return what gives hints in a game."""
    plugin = registry.of(game)
    return plugin.need(plugin.hints, what)
