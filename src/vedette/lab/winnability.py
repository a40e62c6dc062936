"""How many deals of a setup can be won: with all cards known, or by a player who sees only the view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vedette import deals
from vedette.core.interval import Share, share
from vedette.lab import arena, crew

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vedette.lab.arena import Setup
    from vedette.lab.ledger import Ledger

WON, LOST, UNDECIDED = 1, 0, -1


@dataclass(frozen=True)
class Task:
    """One deal to be decided."""

    setup: Setup
    deal: int
    budget: int


def decide(task: Task) -> int:
    """Return whether the deal can be won with all cards known: WON, LOST, or UNDECIDED within the budget."""
    made = arena.game_of(task.setup)
    verdict, _ = deals.settle(made, made.start(), made.deal(task.deal), task.budget)
    return {"winnable": WON, "unwinnable": LOST}.get(verdict, UNDECIDED)


def attempt(bout: arena.Bout) -> int:
    """Return whether a player wins a deal: WON or LOST."""
    return WON if arena.play(bout).score >= 1.0 else LOST


@dataclass(frozen=True)
class Count:
    """What is counted: the deals of a seed, for a player, or for somebody who knows all cards."""

    setup: Setup
    seed: int
    player: str = ""
    budget: int = 0

    def heading(self) -> dict[str, object]:
        """Return what a ledger of this count is headed by; how many deals and jobs there are does not matter to it."""
        setup = {"game": self.setup.game, "definition": list(self.setup.definition)}
        return {**setup, "seed": self.seed, "player": self.player, "budget": self.budget}

    def tasks(self, deals: list[int], done: int = 0) -> list[Task | arena.Bout]:
        """Return what is to be done for these deals but the first ``done``."""
        if self.player:
            return list(arena.bouts(self.setup, self.player, self.seed, deals)[done:])
        return [Task(self.setup, deal, self.budget) for deal in deals[done:]]


def settle(task: Task | arena.Bout) -> int:
    """Return WON, LOST or UNDECIDED."""
    return decide(task) if isinstance(task, Task) else attempt(task)


def work(tasks: list[Task | arena.Bout], jobs: int) -> Iterator[int]:
    """Yield what comes of each task, in order."""
    yield from crew.work(settle, tasks, jobs)


def counted(results: list[int]) -> Share:
    """Return the share of deals won; undecided ones count both ways."""
    return share(results.count(WON), len(results), results.count(UNDECIDED))


def resumed(ledger: Ledger | None, total: int) -> list[int]:
    """Return the results that a ledger already holds."""
    if ledger is None:
        return []
    return [result for result in ledger.results[:total] if isinstance(result, int)]
