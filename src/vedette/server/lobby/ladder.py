"""Ladders: which rung of a game a guest plays next, by what they have won without help."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from vedette import players as bots
from vedette import registry
from vedette.protocol import statistics, tables
from vedette.session import table_setup
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from vedette.core.plugin import Rung
    from vedette.server.store.statements import Params
    from vedette.server.tables import Provenance


class RungOpening(NamedTuple):
    """A rung of a ladder for which a table is being opened."""

    number: int
    rung: Rung

    def provenance(self, told: Provenance) -> Provenance:
        """Return a deal's provenance marked as that of this rung: its deck and grade then tell which rung it was."""
        return told._replace(origin="rung", grade=self.rung.grade or told.grade)


def passes(rung: Rung, row: Params) -> bool:
    """Return whether a row of statistics counts won tables with a rung's deck, at least as hard as the rung.

    In a duel only tables of the ladder have a grade.
    """
    return row["deck"] == rung.deck and (row["grade"] or 0) >= rung.grade


def climbed(name: str, rows: list[Params]) -> int:
    """Return the highest rung that a guest has won without help, 0 for none; the rows are the store's tallies."""
    mine = [row for row in rows if row["game"] == name and row["climbs"]]
    ladder = registry.get(name).ladder
    return max((at for at, rung in enumerate(ladder, 1) if any(passes(rung, row) for row in mine)), default=0)


def card(name: str, rows: list[Params], language: str) -> statistics.RungCard | None:
    """Return what the page shows of a guest's next rung, the last one once all are won; None without a ladder.

    ``rows`` are the store's tallies of the guest.
    """
    ladder, passed = registry.get(name).ladder, climbed(name, rows)
    if not ladder:
        return None
    number = min(passed + 1, len(ladder))
    rung = ladder[number - 1]
    return statistics.RungCard(
        number,
        len(ladder),
        passed,
        table_setup.deck_title(name, rung.deck, language),
        None if rung.bot else rung.grade or None,
        bots.title(rung.bot, name, language) if rung.bot else "",
    )


def step(form: tables.NewTable, rows: list[Params]) -> RungOpening | None:
    """Return the rung of a ladder that a form for a new table asks for, None for another kind; raises a Refusal."""
    if not isinstance(form.start, tables.RungStart):
        return None
    name = registry.known(form.game)
    ladder = registry.get(name).ladder
    if not ladder:
        raise Refusal("form", where="from: a rung, of a game with a ladder")
    number = form.start.rung or min(climbed(name, rows) + 1, len(ladder))
    if number > len(ladder):
        raise Refusal("form", where=f"from.rung: 1 to {len(ladder)}")
    return RungOpening(number, ladder[number - 1])


def spelled(form: tables.NewTable, found: RungOpening) -> tables.NewTable:
    """Return the form for a new table with all that a rung of a ladder settles: deck, deal, seats and bot."""
    rung = found.rung
    plain = replace(form, deck=rung.deck, options=[], starter=None, clock=None, brings=False, theirs=None)
    if rung.bot:
        return replace(plain, start=tables.Random(), seats="bot", bot=tables.SeatedBot(rung.bot), fair=True)
    start = tables.Grade(rung.grade) if rung.grade else tables.Winnable()
    return replace(plain, start=start, seats="invite", bot=None, fair=False)
