"""Capabilities of a game for callers that need one: each function raises Unsupported where the game lacks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vedette import registry

if TYPE_CHECKING:
    from vedette.core.decks import AnyDecks, Filling, Printing, RandomDecks
    from vedette.core.editor import Editor
    from vedette.core.game import Game
    from vedette.core.plugin import Grading, Hints, Puzzles, Solver


def decks(name: str) -> AnyDecks:
    """Return a game's capability for decks; raises Unsupported for a game without decks."""
    plugin = registry.get(name)
    return plugin.need(plugin.decks, "deck")


def random_decks(name: str) -> RandomDecks[Any]:
    """Return what draws random decks of a game; raises Unsupported for a game without it."""
    return registry.get(name).need(decks(name).random, "random")


def filling(name: str) -> Filling[Any]:
    """Return what completes a game's unfinished decks; raises Unsupported for a game without it."""
    return registry.get(name).need(decks(name).filling, "fill")


def editor(name: str) -> Editor[Any, Any]:
    """Return a game's editor of users' own cards; raises Unsupported for a game without one."""
    plugin = registry.get(name)
    return plugin.need(plugin.editor, "cards")


def printing(name: str) -> Printing[Any]:
    """Return a game's capability to print decks, ``Printing``; raises Unsupported for a game without it."""
    plugin = registry.get(name)
    return plugin.need(plugin.printing, "print")


def grading(game: Game, what: str) -> Grading[Any]:
    """Return a game's ``Grading`` of deals; ``what`` names what was asked for in the Unsupported raised for none."""
    plugin = registry.of(game)
    return plugin.need(plugin.grading, what)


def solver(game: Game, what: str = "solve") -> Solver[Any]:
    """Return a game's ``Solver``; ``what`` names what was asked for in the Unsupported raised without one."""
    plugin = registry.of(game)
    return plugin.need(plugin.solver, what)


def puzzles(game: Game) -> Puzzles[Any]:
    """Return a game's capability for puzzles, ``Puzzles``; raises Unsupported for a game without it."""
    plugin = registry.of(game)
    return plugin.need(plugin.puzzles, "puzzles")


def hints(game: Game, what: str = "hint") -> Hints[Any]:
    """Return a game's ``Hints``; ``what`` names what was asked for in the Unsupported raised without them."""
    plugin = registry.of(game)
    return plugin.need(plugin.hints, what)
