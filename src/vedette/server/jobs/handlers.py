"""Does jobs in a worker process: those of tables and the lab, and the parsing of texts from users."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from vedette import registry, setups
from vedette.core.errors import Trouble
from vedette.server.jobs import encoding, lab_handlers, parsing
from vedette.session import jobs
from vedette.session.answers import find, first

if TYPE_CHECKING:
    from collections.abc import Callable

HANDLERS: Final[dict[type, Callable[[Any], object]]] = {
    **parsing.READERS,
    **lab_handlers.HANDLERS,
}
"""The function that does each kind of job but a table's; it raises a Trouble where there is no answer."""


def do(text: bytes) -> bytes:
    """Return the encoded answer to an encoded job, or its encoded error."""
    return answer(encoding.read(text))


def answer(what: jobs.Job) -> bytes:
    """Return the encoded answer to a job, or its encoded error."""
    try:
        return encoding.GOOD + msgspec.json.encode(HANDLERS.get(type(what), find)(what))
    except Trouble as trouble:
        return encoding.refusing(trouble)


def warm() -> None:
    """Solve one deal of each game and read a text, so that the first user waits for no tables and cards to load."""
    parsing.warm()
    for name in [plugin.name for plugin in registry.plugins()]:
        if registry.get(name).solver is not None:
            game = setups.game(name)
            first(game, jobs.Find(jobs.SetupData(name, game.definition()), 0, None))
