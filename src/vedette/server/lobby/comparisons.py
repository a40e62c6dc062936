"""Comparisons of two decks for users, to see what an edit does: results are streamed while they are computed."""

from __future__ import annotations

from contextlib import aclosing
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING

import msgspec

from vedette.core.errors import Unsupported
from vedette.core.language import say
from vedette.core.plugin import Difference
from vedette.lab import comparison
from vedette.lab.comparison import ComparisonTally, Scores
from vedette.protocol import experiments
from vedette.server.jobs import lab_jobs
from vedette.server.lobby.lab import Question, batch, spans
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from vedette.server.lobby.lab import Lab
    from vedette.server.lobby.lobby import Asker


async def prepare(lab: Lab, asker: Asker, form: experiments.NewComparison) -> Comparing:
    """Return a comparison that is ready to run, its decks read by a worker; raises a Trouble or a Refusal."""
    if (form.new is None) == (form.text is None):
        raise Refusal("form", where="new | text")
    own = await lab.own(asker, form.game, (form.old, form.new or "", form.against or ""))
    mine = await lab.lobby.sets(asker.guest, form.game)
    what = lab_jobs.Prepare(form, own, list(mine.values()), asker.language)
    return Comparing(lab, asker, form, await lab.ask(asker, what, lab_jobs.Prepared))


@dataclass
class Comparing(Question[experiments.Comparison]):
    """One comparison of two decks that a user asked for."""

    form: experiments.NewComparison
    prepared: lab_jobs.Prepared
    tally: ComparisonTally[int] = field(default_factory=ComparisonTally)

    async def _lines(self) -> AsyncGenerator[experiments.Comparison, None]:
        if self.form.exact:
            yield self._counting()
            if (whole := await self._exactly()) is not None:
                yield whole
                return
        async with aclosing(self._sampled()) as told:
            async for found in told:
                yield found

    async def _exactly(self) -> experiments.Comparison | None:
        """Return how two decks differ over all deals; None where that cannot be counted."""
        if self.prepared.contest.new.players:
            return None
        try:
            told = await self.lab.ask(self.asker, lab_jobs.CompareAll(self.prepared.contest), lab_jobs.ComparedAll)
        except Unsupported:
            return None
        found = Difference(told.old, told.new, told.denominator, told.gained, told.lost, [], [])
        difference = (told.new - told.old) / told.denominator
        return experiments.Comparison(
            words=self._say("compare-exact", **comparison.exact_values(found)),
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

    async def _sampled(self) -> AsyncGenerator[experiments.Comparison, None]:
        """Yield how two decks differ at random deals, after each batch of these."""
        contest, numbers = self.prepared.contest, count()
        size = batch(contest.new.games[0].game, contest.new.players)
        work = (lab_jobs.CompareSome(contest, *span) for span in spans(self.form.deals, size))
        async with aclosing(self.lab.ahead(self.asker, work, list[Scores])) as answers:
            async for some in answers:
                for scores in some:
                    self.tally.add(next(numbers), scores)
                yield self._found()
        texts = await self.lab.ask(self.asker, lab_jobs.Examples(contest, self.tally.changed), list[str])
        yield msgspec.structs.replace(self._found(), records=[text for text in texts if text], done=True)

    def _found(self) -> experiments.Comparison:
        """Return the result of the comparison from the deals played so far."""
        found, (old, new) = self.tally.found(), self.tally.shares()
        return experiments.Comparison(
            words=self._say(
                "compare-estimate",
                seed=str(self.form.seed),
                **comparison.estimate_values(self.tally, duel=self.prepared.duel),
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

    def _counting(self) -> experiments.Comparison:
        return msgspec.structs.replace(self._found(), words=self._say("compare-counting"), verdict="counting")

    def _say(self, message: str, **values: str | float) -> str:
        return say(self.asker.language, message, subject=self.prepared.subject, **values)


def verdict(difference: float, *, shown: bool) -> experiments.CompareVerdict:
    """Return whether the new deck is ``better`` or ``worse``, or ``none`` where no difference was shown."""
    if not shown:
        return "none"
    return "better" if difference > 0 else "worse"
