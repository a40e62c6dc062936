"""Jobs in a worker process: those of tables, and the texts of strangers, which only a worker reads."""

from __future__ import annotations

import msgspec

from vedette import registry, setups
from vedette.core.errors import Trouble
from vedette.session import jobs
from vedette.session.answers import find, first
from vedette.table.work import reading


def do(text: bytes) -> bytes:
    """Return the answer to an errand as it travels, or why there is none."""
    return answer(jobs.read(text))


def answer(what: jobs.Any) -> bytes:
    """Return the answer to an errand, or why there is none."""
    try:
        return jobs.GOOD + msgspec.json.encode(reading.read(what) if isinstance(what, jobs.Reading) else find(what))
    except Trouble as trouble:
        return jobs.refusing(trouble)


def warm() -> None:
    """Settle one deal of each game and read a text, so that who asks first does not wait for tables and cards."""
    reading.warm()
    for name in [plugin.name for plugin in registry.plugins()]:
        if registry.get(name).solver is not None:
            game = setups.game(name)
            first(game, jobs.Find(jobs.Setup(name, game.definition()), 0, None))
