"""Comparisons of two decks: what an edit does, told while it is computed."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextlib import aclosing, contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from vedette import registry
from vedette.core.errors import Trouble, Unsupported
from vedette.core.language import explain, say
from vedette.core.plugin import Difference
from vedette.lab import compare
from vedette.lab.compare import Scores, Tally
from vedette.protocol import http
from vedette.server.jobs.pool import Busy, counted
from vedette.server.jobs.priority import priority
from vedette.session import jobs, setup
from vedette.session.effects import Refusal
from vedette.session.jobs import Failed, Refused

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterator

    from vedette.server.lobby.lobby import Asker, Lobby
    from vedette.session.seats import User

Answer = TypeVar("Answer")

BATCH: Final = 8
"""Deals of one job whose players answer within a second: few enough that other long jobs get their turn soon."""
AHEAD: Final = 2
"""Jobs that are queued at a time."""


AT_ONCE: Final = 4
"""Comparisons of one guest or of one address that run at a time; each keeps AHEAD long jobs queued."""


class Comparisons:
    """Answers the page's questions what an edit does."""

    def __init__(self, lobby: Lobby) -> None:
        """Use the lobby's decks and pool."""
        self.lobby = lobby
        self._running: Counter[str] = Counter()
        """Number of running comparisons, by guest and by address."""

    @contextmanager
    def running(self, user: User) -> Iterator[None]:
        """Count a comparison while it runs; raises a Refusal where too many of its user do."""
        names = list(counted(user))
        if any(self._running[name] >= AT_ONCE for name in names):
            raise Refusal("busy")
        self._running.update(names)
        try:
            yield
        finally:
            self._running.subtract(names)
            self._running += Counter()  # forgets those at zero

    async def prepare(self, asker: Asker, form: http.NewComparison) -> Comparing:
        """Read the decks of a comparison; raises a Trouble or a Refusal."""
        if (form.new is None) == (form.text is None):
            raise Refusal("form", where="new | text")
        own: setup.Decks = {}
        for spec in {form.old, form.new or "", form.against or ""}:
            if spec.startswith(setup.OWN):
                kept = await self.lobby.own(asker.user, form.game, spec)
                own |= {deck: text for deck, text in kept.items() if setup.OWN + deck == spec}
        what = jobs.Prepare(
            form.game,
            form.old,
            form.new or "",
            form.text or "",
            form.against or "",
            form.player or "",
            form.opponent or "",
            form.seed,
            own,
            list((await self.lobby.sets(asker.guest, form.game)).values()),
            asker.language,
        )
        return Comparing(self, asker, form, await self.ask(asker, what, jobs.Prepared))

    async def ask(self, asker: Asker, what: jobs.Comparing, kind: type[Answer]) -> Answer:
        """Return a worker's answer; raises the Trouble that it raised, or a Refusal."""
        try:
            told = await self.lobby.tables.pool.do(jobs.write(what), priority=priority(what), user=asker.user)
            return msgspec.json.decode(jobs.opened(told), type=kind)
        except Busy:
            raise Refusal("busy") from None
        except Refused as refused:
            raise refused.trouble from None
        except Failed:
            raise Refusal("work") from None


@dataclass
class Comparing:
    """One comparison of one user."""

    comparisons: Comparisons
    asker: Asker
    form: http.NewComparison
    prepared: jobs.Prepared
    tally: Tally[int] = field(default_factory=Tally)

    async def run(self) -> AsyncGenerator[http.Comparison, None]:
        """Yield what was found so far, again and again; the last one is done, or says why it ends."""
        try:
            with self.comparisons.running(self.asker.user):
                if self.form.exact:
                    yield self._counting()
                    if (whole := await self._exactly()) is not None:
                        yield whole
                        return
                async with aclosing(self._sampled()) as told:
                    async for found in told:
                        yield found
        except (Refusal, Trouble) as trouble:
            yield msgspec.structs.replace(self._found(), done=True, refused=self._refusal(trouble))

    async def _exactly(self) -> http.Comparison | None:
        """Return the difference over all deals; None where it cannot be counted."""
        contest = self.prepared.contest
        if contest.players:
            return None
        try:
            told = await self._ask(jobs.CompareAll(contest), jobs.ComparedAll)
        except Unsupported:
            return None
        found = Difference(told.old, told.new, told.denominator, told.gained, told.lost, [], [])
        difference = (told.new - told.old) / told.denominator
        return http.Comparison(
            words=self._say("compare-exact", **compare.exact_values(found)),
            verdict=verdict(difference, shown=difference != 0),
            exact=True,
            deals=told.denominator,
            of=told.denominator,
            difference=difference,
            low=difference,
            high=difference,
            old=told.old / told.denominator,
            new=told.new / told.denominator,
            mended=self.prepared.mended,
            records=told.records,
            done=True,
        )

    async def _sampled(self) -> AsyncGenerator[http.Comparison, None]:
        """Yield the difference at random deals, after each batch of them."""
        contest, waiting = self.prepared.contest, deque[asyncio.Task[jobs.ComparedSome]]()
        size = batch(contest)
        firsts = iter(range(0, self.form.deals, size))
        numbers = count()
        try:
            while True:
                while len(waiting) < AHEAD and (first := next(firsts, None)) is not None:
                    some = jobs.CompareSome(contest, first, min(size, self.form.deals - first))
                    waiting.append(asyncio.create_task(self._ask(some, jobs.ComparedSome)))
                if not waiting:
                    break
                for old, new in (await waiting[0]).scores:
                    self.tally.add(next(numbers), Scores(tuple(old), tuple(new)))
                waiting.popleft()
                yield self._found()
        finally:
            for task in waiting:
                task.cancel()
        texts = await self._ask(jobs.Examples(contest, self.tally.changed), jobs.Texts)
        yield msgspec.structs.replace(self._found(), records=[text for text in texts.texts if text], done=True)

    async def _ask(self, what: jobs.Comparing, kind: type[Answer]) -> Answer:
        return await self.comparisons.ask(self.asker, what, kind)

    def _found(self) -> http.Comparison:
        """Return what the deals so far say."""
        found, (old, new) = self.tally.found(), self.tally.shares()
        return http.Comparison(
            words=self._say(
                "compare-estimate",
                seed=str(self.form.seed),
                **compare.estimate_values(found, duel=self.prepared.duel),
            ),
            verdict=verdict(found.mean, shown=found.shown),
            exact=False,
            deals=found.cases,
            of=self.form.deals,
            difference=found.mean,
            low=found.low,
            high=found.high,
            old=old.share,
            new=new.share,
            mended=self.prepared.mended,
        )

    def _counting(self) -> http.Comparison:
        return msgspec.structs.replace(self._found(), words=self._say("compare-counting"), verdict="counting")

    def _say(self, message: str, **values: str | float) -> str:
        return say(self.asker.language, message, subject=self.prepared.subject, **values)

    def _refusal(self, trouble: Refusal | Trouble) -> http.Refusal:
        language = self.asker.language
        if isinstance(trouble, Trouble):
            return http.Refusal(trouble.message, explain(trouble, language))
        return http.Refusal(trouble.reason, trouble.words or say(language, f"table-no-{trouble.reason}"))


def verdict(difference: float, *, shown: bool) -> http.CompareVerdict:
    """Return in a word what the new deck does."""
    if not shown:
        return "none"
    return "better" if difference > 0 else "worse"


def batch(contest: jobs.Contest) -> int:
    """Return how many deals one job has: one where a player takes seconds for a choice, or it is not known how many."""
    bots = registry.get(contest.game).bots
    known = all(player in bots and not bots[player].seconds for player in contest.players)
    return BATCH if known else 1
