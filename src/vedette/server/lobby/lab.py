"""Runs comparisons, studies and searches of users in workers, a few jobs at a time; answers come line by line."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter, deque
from contextlib import aclosing, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import msgspec

from vedette import registry
from vedette.core.errors import Trouble
from vedette.core.language import explain, say
from vedette.protocol import http
from vedette.server.jobs import encoding
from vedette.server.jobs.encoding import Failed, JobRefused
from vedette.server.jobs.pool import Busy, counted
from vedette.server.jobs.priority import priority
from vedette.session import table_setup
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterable, Iterator

    from vedette.server.lobby.lobby import Asker, Lobby
    from vedette.session.info import User
    from vedette.session.jobs import Job

Answer = TypeVar("Answer")
Line = TypeVar("Line", bound=msgspec.Struct)

BATCH: Final = 8
"""Games in one job of the lab whose bots choose within a second: so few that other long jobs get their turn soon."""
AHEAD: Final = 2
"""The most jobs of one comparison, study or search that are queued at a time."""
AT_ONCE: Final = 4
"""The most comparisons, studies and searches of one guest or one address that run at a time; each keeps AHEAD long
jobs queued.
"""


class Lab:
    """Runs the comparisons, studies and searches that users ask for, which take long."""

    def __init__(self, lobby: Lobby) -> None:
        """Use the decks and the worker pool of this lobby."""
        self.lobby = lobby
        self._running: Counter[str] = Counter()
        """Number of running comparisons, studies and searches, by guest and by address."""

    @contextmanager
    def counted(self, user: User) -> Iterator[None]:
        """Count a comparison, study or search while it runs; raises a Refusal where its user has too many running."""
        names = list(counted(user))
        if any(self._running[name] >= AT_ONCE for name in names):
            raise Refusal("busy")
        self._running.update(names)
        try:
            yield
        finally:
            self._running.subtract(names)
            self._running += Counter()  # forgets those at zero

    async def ask(self, asker: Asker, what: Job, kind: type[Answer]) -> Answer:
        """Return a worker’s decoded answer to a job; raises the Trouble that it raised, or a Refusal."""
        try:
            told = await self.lobby.tables.pool.do(encoding.write(what), priority=priority(what), user=asker.user)
            return msgspec.json.decode(encoding.opened(told), type=kind)
        except Busy:
            raise Refusal("busy") from None
        except JobRefused as refused:
            raise refused.trouble from None
        except Failed:
            raise Refusal("work") from None

    async def ahead(self, asker: Asker, work: Iterable[Job], kind: type[Answer]) -> AsyncGenerator[Answer, None]:
        """Yield the answers to jobs in their order, a few queued at a time; closing the generator cancels those."""
        waiting, left = deque[asyncio.Task[Answer]](), iter(work)
        try:
            while True:
                while len(waiting) < AHEAD and (what := next(left, None)) is not None:
                    waiting.append(asyncio.create_task(self.ask(asker, what, kind)))
                if not waiting:
                    return
                answer = await waiting[0]
                waiting.popleft()
                yield answer
        finally:
            for task in waiting:
                task.cancel()

    async def own(self, asker: Asker, game: str, specs: Iterable[str]) -> table_setup.Decks:
        """Return those of a guest’s own decks of a game that ``specs`` name; raises a Refusal."""
        own: table_setup.Decks = {}
        for spec in set(specs):
            if spec.startswith(table_setup.OWN):
                kept = await self.lobby.own(asker.user, game, spec)
                own |= {deck: text for deck, text in kept.items() if table_setup.OWN + deck == spec}
        return own


@dataclass
class Question(ABC, Generic[Line]):
    """A comparison, study or search that a user asked for, answered line by line."""

    lab: Lab
    asker: Asker

    @abstractmethod
    def _lines(self) -> AsyncGenerator[Line, None]:
        """Yield the results so far, again and again; the last one is done. Raises a Trouble or a Refusal."""

    @abstractmethod
    def _found(self) -> Line:
        """Return the figures of the comparison, study or search so far, as one line of the answer."""

    def _refused(self, why: http.RefusalBody) -> Line:
        """Return the results so far as the last line, with the reason why it ends."""
        return msgspec.structs.replace(self._found(), done=True, refused=why)

    async def run(self) -> AsyncGenerator[Line, None]:
        """Yield the results so far, again and again; the last one is done, or says why it ends."""
        try:
            with self.lab.counted(self.asker.user):
                async with aclosing(self._lines()) as told:
                    async for line in told:
                        yield line
        except (Refusal, Trouble) as trouble:
            yield self._refused(refusal(trouble, self.asker.language))


def refusal(trouble: Refusal | Trouble, language: str) -> http.RefusalBody:
    """Return the body that tells a user, in their language, why a comparison, study or search ends."""
    if isinstance(trouble, Trouble):
        return http.RefusalBody(trouble.message, explain(trouble, language))
    return http.RefusalBody(trouble.reason, trouble.words or say(language, f"table-no-{trouble.reason}"))


def batch(game: str, players: Iterable[str], games: int = 1) -> int:
    """Return how many deals one job of the lab has, where so many games are played of each.

    It is one where a player takes seconds for a choice, or it is not known how many.
    """
    bots = registry.get(game).bots
    known = all(player in bots and not bots[player].seconds for player in players)
    return max(1, BATCH // games) if known else 1


def spans(total: int, size: int) -> Iterator[tuple[int, int]]:
    """Yield the parts into which ``total`` deals are cut: the number of each part's first deal, and its size."""
    for first in range(0, total, size):
        yield first, min(size, total - first)
