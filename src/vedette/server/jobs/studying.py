"""Studies in workers: some deals of decks and players at a time, measured as ``vedette study`` does."""

from __future__ import annotations

from itertools import islice
from typing import Final

from vedette import decks, registry, setups
from vedette.core.errors import Illegal, Unsupported
from vedette.lab import study_plan
from vedette.lab.study_run import Study
from vedette.server.jobs import lab_jobs, lab_players
from vedette.session import table_setup

MOST: Final = 12
"""The most games that a study may play of each deal."""
NAME: Final = "lab"
"""The name of a study that has none."""


def prepared(what: lab_jobs.PrepareStudy) -> lab_jobs.StudyData:
    """Return a study of decks and players that is ready to run; raises a Trouble for what cannot be studied."""
    form, name = what.form, registry.known(what.form.game)
    duel = table_setup.seats(name) > 1
    names = list(dict.fromkeys(form.players or ([lab_players.USUAL] if duel else [])))
    chosen = form.decks or [decks.first(name)]
    held = [table_setup.cards_of(name, deck, what.own) for deck in dict.fromkeys(chosen)]
    sides = len(held) * max(1, len(names))
    if (sides * (sides - 1) if duel else sides) > MOST:
        raise Illegal("lab-many", {"most": str(MOST)})
    command = f"vedette sim {name} --players A,B" if duel else f"vedette winrate {name} --fair PLAYER"
    made = setups.game_with(name, held[0], ())
    for player in names:
        lab_players.check(made, player, command)
    measures = [*(("won", "turn") if names else ()), *(("began",) if duel else ())]
    if not duel and registry.get(name).solver is not None:
        measures.append("winnable")
    if not measures:
        raise Unsupported("solve", name)
    told = Study(NAME, name, tuple(chosen), (), tuple(names), form.deals, form.seed, tuple(measures))
    return lab_jobs.StudyData(told, study_plan.entries(told, held))


def some_deals(what: lab_jobs.StudySome) -> list[list[study_plan.Row]]:
    """Return the rows of results of some deals of a study, deal by deal."""
    wanted, chosen = what.plan.study, what.plan.entries
    tasks = list(islice(study_plan.tasks(wanted, chosen, what.first), what.count * len(chosen)))
    given, found = iter(tasks), (study_plan.find(task) for task in tasks)
    return [study_plan.rows(wanted, chosen, given, found) for _ in range(what.count)]
