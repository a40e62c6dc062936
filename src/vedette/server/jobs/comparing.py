"""Comparisons in workers: two decks at the same deals, some deals at a time, or over all deals where they are few."""

from __future__ import annotations

from itertools import islice
from typing import Final

from vedette import capabilities, decks, registry
from vedette.core import record
from vedette.core.errors import Unsupported
from vedette.lab import comparison, deck_changes
from vedette.lab.comparison import Contest, Scores
from vedette.server.jobs import lab_jobs, lab_players
from vedette.session import table_setup

COUNTABLE: Final = 1 << 17
"""The most cases over which two decks are compared at all deals: two decks of nine regions, in a second or two."""


def prepared(what: lab_jobs.Prepare) -> lab_jobs.Prepared:
    """Return a comparison of two decks that is ready to run; raises a Trouble for what is not a deck or a player."""
    form = what.form
    name = registry.known(form.game)
    old = table_setup.cards_of(name, form.old, what.own)
    mended: list[str] = []
    if form.text:
        new, mended = decks.edited(name, old, form.text, "", decks.sets(name, what.sets))
    else:
        new = table_setup.cards_of(name, form.new or "", what.own)
    against = table_setup.cards_of(name, form.against, what.own) if form.against else old
    duel = table_setup.seats(name) > 1
    player = form.player or (lab_players.USUAL if duel else "")
    names = (player, form.opponent or player) if duel else (player,) if player else ()
    sides = comparison.sides(name, ((old, ()), (new, ())), (names, names), against)
    for one in names:
        lab_players.check(sides[0].made, one, f"vedette compare {name} OLD NEW --players {','.join(names)}")
    budget = 0 if names else capabilities.solver(sides[0].made).patience
    subject = deck_changes.subject(name, old, new, what.language)
    if subject in decks.names(name):
        subject = table_setup.deck_title(name, subject, what.language)
    contest = Contest(*sides, form.seed, budget, mirrored=duel and not form.against)
    return lab_jobs.Prepared(contest, subject, mended, duel=duel)


def all_deals(what: lab_jobs.CompareAll) -> lab_jobs.ComparedAll:
    """Return how many of all deals each deck can win; raises Unsupported where they are too many or uncountable."""
    old, new = what.contest.old.made, what.contest.new.made

    def bounded(_: int, cases: int) -> None:
        if cases > COUNTABLE:
            raise Unsupported("exact", old.rules.name)

    found = capabilities.solver(old).differ(old, new, bounded)
    won = comparison.settled(old, new, found)
    numbers = (found.old, found.new, found.denominator, found.gained, found.lost)
    return lab_jobs.ComparedAll(*numbers, [record.write(one.match) for one in won])


def some_deals(what: lab_jobs.CompareSome) -> list[Scores]:
    """Return the scores of both sides at some deals of a comparison."""
    return [comparison.settle(pair) for pair in islice(what.contest.pairs(), what.first, what.first + what.count)]


def records(what: lab_jobs.Examples) -> list[str]:
    """Return for each deal the record of the new deck's game, else that of the old one's; empty for neither."""
    contest = what.contest
    found = [comparison.examples(contest, next(islice(contest.pairs(), deal, None))) for deal in what.deals]
    return [after or before for before, after in found]
