"""The registry: the names of games and their plugins, each imported when it is asked for.

Games from elsewhere come by the entry point group ``vedette.games``: the name of the game, and its ``Plugin``.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from vedette.core import language
from vedette.core.errors import Unreadable
from vedette.core.plugin import Plugin

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from vedette.core.game import Game
    from vedette.core.plugin import AnyPlugin

log: Final = logging.getLogger("vedette")
GROUP: Final = "vedette.games"
OURS: Final = {
    "twelve-patrols": "vedette.games.twelve_patrols.plugin",
    "spellfire": "vedette.games.spellfire.plugin",
    "patrol": "vedette.games.patrol.plugin",
}
"""The games that come with Vedette, in the order in which they are offered."""
_added: Final[dict[str, AnyPlugin]] = {}
_loaded: Final[dict[str, AnyPlugin]] = {}
_failed: Final[dict[str, Unreadable]] = {}
"""Games that could not be imported: they are not tried again."""


def names() -> list[str]:
    """Return the names of all games: shipped, installed from elsewhere, added to this process."""
    return list(dict.fromkeys([*OURS, *_elsewhere(), *_added]))


def known(name: str) -> str:
    """Return the name of a game as the registry has it; raises Unreadable for an unknown one."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    if wanted not in OURS and wanted not in names():  # to look for others takes longer than to import a game
        raise Unreadable("game-unknown", {"name": name, "games": ", ".join(names())})
    return wanted


def get(name: str) -> AnyPlugin:
    """Return the plugin of a game by its name; raises Unreadable for one that is unknown or cannot be imported."""
    name = known(name)
    if (found := _added.get(name) or _loaded.get(name)) is None:
        found = _loaded[name] = import_module(OURS[name]).GAME if name in OURS else _load(_elsewhere()[name])
    return found


def plugins() -> list[AnyPlugin]:
    """Return the plugin of every game that can be imported, in the order of ``names``; the others are logged."""
    found = []
    for name in names():
        with suppress(Unreadable):
            found.append(get(name))
    return found


def of(game: Game) -> AnyPlugin:
    """Return the plugin of a game; raises Unreadable for a game that is not registered."""
    return get(game.rules.name)


def add(plugin: Plugin[Any, Any]) -> None:
    """Add a game to this process without an entry point, for programs and tests."""
    if plugin.folder is not None:
        language.add(plugin.folder)
    _added[plugin.name] = plugin


def remove(name: str) -> None:
    """Remove a game that ``add`` added."""
    _added.pop(name, None)


@cache
def _elsewhere() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # noqa: PLC0415 (slow to import, and seldom wanted)

    return {found.name: found for found in entry_points(group=GROUP) if found.name not in OURS}


def _load(found: EntryPoint) -> AnyPlugin:
    if found.name in _failed:
        raise _failed[found.name]
    try:
        plugin = found.load()
    except Exception as wrong:
        raise _broken(found, f"{type(wrong).__name__}: {wrong}") from wrong
    if not isinstance(plugin, Plugin) or plugin.name != found.name:
        raise _broken(found, f"{found.value} is no Plugin of that name")
    if plugin.folder is not None:
        language.add(plugin.folder)
    return plugin


def _broken(found: EntryPoint, why: str) -> Unreadable:
    trouble = _failed[found.name] = Unreadable("game-broken", {"name": found.name, "why": why})
    log.warning("%s", language.explain(trouble, "en"))
    return trouble
