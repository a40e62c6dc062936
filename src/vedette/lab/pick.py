"""Finds deals with wanted properties among those of a seed: of a grade, or with so many first choices that win."""

from __future__ import annotations

from contextlib import closing
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from vedette import capabilities
from vedette.core.game import CHANCE, OVER
from vedette.lab import arena, process_pool
from vedette.lab.arena import PortableGame  # noqa: TC001 (msgspec reads the types of a DealRequest at run time)
from vedette.lab.winnability import UNDECIDED, VALUES, WON

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vedette.core.game import Game, State


class DealRequest(NamedTuple):
    """A search for deals: the grade and the number of winning first choices they are to have, and its limits."""

    setup: PortableGame
    grade: int | None
    """How hard the deals are to be; None for any grade."""
    firsts: int | None
    """How many choices of the first position with several are to keep a win; None for any number."""
    budget: int
    """How many nodes each search may take."""
    seed: int
    wanted: int
    """How many deals with these properties are wanted."""
    tries: int
    """The greatest number of deals that are searched."""


class PickTask(NamedTuple):
    """One deal to be tested for the properties that a request names."""

    order: DealRequest
    deal: int
    """The number of the deal."""


class Picked(NamedTuple):
    """A deal that has the wanted properties, with what it was found to be."""

    deal: int
    grade: int | None
    firsts: int | None
    choices: int
    """How many choices the first position with several has; 0 where they were not asked for."""


def deals(order: DealRequest, jobs: int, *, apart: bool = False) -> Iterator[Picked | None]:
    """Yield for each deal of the request's seed its properties if they are those wanted, None if not.

    It ends with as many as are wanted, or after as many tries; the same for any number of jobs.
    """
    made, found = arena.game_of(order.setup), 0
    tasks = (PickTask(order, deal) for deal in islice(arena.every(made, order.seed), order.tries))
    with closing(process_pool.work(look, tasks, jobs, apart=apart)) as looks:
        for one in looks:
            yield one
            found += one is not None
            if found == order.wanted:
                return


def look(task: PickTask) -> Picked | None:
    """Return the properties of a deal if they are those wanted and the checker accepts its solution, else None."""
    order, made = task.order, arena.game_of(task.order.setup)
    deal = made.deal(task.deal)
    solver = capabilities.solver(made)
    choices, keeps = 0, None
    if order.firsts is not None:
        choices, keeps = first_choices(made, deal, order.budget, order.firsts)
        if keeps != order.firsts:
            return None
    if order.grade is not None and capabilities.grading(made, "--grade").grade(made, deal) != order.grade:
        return None
    found = solver.solve(made, deal, order.budget)
    if VALUES[found.verdict] != WON or solver.verify(solver.certificate(made, deal, found), "").fault is not None:
        return None
    return Picked(task.deal, order.grade, keeps, choices)


def first_choices(made: Game, deal: list[int], budget: int, most: int) -> tuple[int, int]:
    """Return the number of choices at the first position that has several, and how many of them keep a win.

    Counting stops once more than ``most`` keep it; UNDECIDED if the search for one of them ended without a verdict.
    """
    solver, state = capabilities.solver(made), first(made, deal)
    if state is None:
        return 0, 0
    choices = capabilities.grading(made, "--firsts").weighed(state)
    keeps = 0
    for action in choices:
        after = state.copy()
        after.apply(action)
        verdict = VALUES[solver.settle(made, after, deal, budget)[0]]
        if verdict == UNDECIDED:
            return len(choices), UNDECIDED
        keeps += verdict == WON
        if keeps > most:
            break
    return len(choices), keeps


def first(made: Game, deal: list[int]) -> State | None:
    """Return the first position of a deal at which the player has more than one choice, None where there is none."""
    state = made.start()
    while (mover := state.mover()) != OVER:
        legal = state.legal()
        if mover != CHANCE and len(legal) > 1:
            return state
        state.apply(deal[state.slot()] if mover == CHANCE else legal[0])
    return None
