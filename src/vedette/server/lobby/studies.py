"""Studies for users: how often decks and players win the same deals, streamed while it is computed."""

from __future__ import annotations

from contextlib import aclosing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, get_args

import msgspec

from vedette import players, registry
from vedette.core.language import say
from vedette.lab import study_plan
from vedette.lab.study_run import OF_WINNABLE
from vedette.lab.summary import StudySummary
from vedette.protocol import experiments
from vedette.server.jobs import lab_jobs
from vedette.server.lobby.lab import Question, batch, spans
from vedette.session import table_setup

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from vedette.lab.summary import SummaryLine
    from vedette.server.lobby.lab import Lab
    from vedette.server.lobby.lobby import Asker

TOLD: Final[dict[str, experiments.StudyMeasure]] = {name: name for name in get_args(experiments.StudyMeasure)}
"""The measures of a study that the page is shown in words; the rows of results have the others too."""


async def prepare(lab: Lab, asker: Asker, form: experiments.NewStudy) -> Studying:
    """Return a study that is ready to run, its decks read by a worker; raises a Trouble or a Refusal."""
    what = lab_jobs.PrepareStudy(form, await lab.own(asker, form.game, form.decks))
    return Studying(lab, asker, await lab.ask(asker, what, lab_jobs.StudyData))


@dataclass
class Studying(Question[experiments.StudyReport]):
    """One study of decks and players that a user asked for."""

    plan: lab_jobs.StudyData

    def __post_init__(self) -> None:
        """Begin with an empty summary."""
        self.study, self.entries = self.plan.study, self.plan.entries
        self.summary = StudySummary(self.study, self.entries)
        self.columns = study_plan.columns(self.study, self.entries)

    async def _lines(self) -> AsyncGenerator[experiments.StudyReport, None]:
        yield self._found(study_plan.line(self.columns))
        size = batch(self.study.game, self.study.players, len(self.entries))
        work = (lab_jobs.StudySome(self.plan, *span) for span in spans(self.study.deals, size))
        async with aclosing(self.lab.ahead(self.asker, work, list[list[study_plan.Row]])) as answers:
            async for some in answers:
                for rows in some:
                    self.summary.add(rows)
                csv = "".join(study_plan.line([row[name] for name in self.columns]) for rows in some for row in rows)
                yield self._found(csv, done=self.summary.deals >= self.study.deals)

    def _found(self, csv: str = "", *, done: bool = False) -> experiments.StudyReport:
        """Return the report on the deals studied so far, with new rows as CSV."""
        lines = [self._line(line) for line in self.summary.lines() if line.measure in TOLD]
        return experiments.StudyReport(lines, self.summary.deals, self.study.deals, csv, done)

    def _line(self, line: SummaryLine) -> experiments.StudyLine:
        deck, other = (self._deck(name) if name else "" for name in (line.deck, line.other))
        player, opponent = (self._player(name) if name else "" for name in (line.player, line.opponent))
        told = experiments.StudyLine(
            TOLD[line.measure],
            "",
            deck,
            player,
            other,
            opponent,
            line.mean,
            deals=line.cases if line.measure == OF_WINNABLE else self.summary.deals,
        )
        if line.share is not None:
            mean, low, high, _ = line.share
            told = msgspec.structs.replace(told, mean=mean, low=low, high=high, undecided=line.undecided)
        return self._worded(told)

    def _worded(self, line: experiments.StudyLine) -> experiments.StudyLine:
        values: dict[str, str | float] = {
            "measure": line.measure,
            "deck": line.deck,
            "player": line.player,
            "other": line.other,
            "opponent": line.opponent,
            "share": 100 * line.mean,
            "mean": line.mean,
            "low": 100 * (line.low or 0),
            "high": 100 * (line.high or 0),
            "deals": line.deals,
            "undecided": line.undecided,
            "duel": "yes" if line.opponent else "no",
            **registry.get(self.study.game).counted(round(line.mean, 1)),
        }
        return msgspec.structs.replace(line, words=say(self.asker.language, "lab-study", **values))

    def _deck(self, name: str) -> str:
        return table_setup.deck_title(self.study.game, name, self.asker.language)

    def _player(self, name: str) -> str:
        return players.title(name, self.study.game, self.asker.language)
