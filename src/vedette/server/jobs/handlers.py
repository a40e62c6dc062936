"""Does jobs in a worker process: those of tables and the lab, and the parsing of texts from users."""

from __future__ import annotations

import msgspec

from vedette import registry, setups
from vedette.core.errors import Trouble
from vedette.server.jobs import comparing, encoding, lab_jobs, parsing, searching, studying, text_jobs
from vedette.session import jobs
from vedette.session.answers import find, first


def do(text: bytes) -> bytes:
    """Return the encoded answer to an encoded job, or its encoded error."""
    return answer(encoding.read(text))


def answer(what: encoding.Job) -> bytes:
    """Return the encoded answer to a job, or its encoded error."""
    try:
        return encoding.GOOD + msgspec.json.encode(done(what))
    except Trouble as trouble:
        return encoding.refusing(trouble)


def done(what: encoding.Job) -> object:
    """Return the answer to a job; raises a Trouble where there is none."""
    if isinstance(what, text_jobs.Reading):
        return parsing.read(what)
    if isinstance(what, lab_jobs.Comparing):
        return comparing.do(what)
    if isinstance(what, lab_jobs.Studying):
        return studying.do(what)
    if isinstance(what, lab_jobs.Searching):
        return searching.do(what)
    return find(what)


def warm() -> None:
    """Solve one deal of each game and read a text, so that the first user waits for no tables and cards to load."""
    parsing.warm()
    for name in [plugin.name for plugin in registry.plugins()]:
        if registry.get(name).solver is not None:
            game = setups.game(name)
            first(game, jobs.Find(jobs.SetupData(name, game.definition()), 0, None))
