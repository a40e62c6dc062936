"""How many deals of a setup can be won: with all cards known, or by a bot that sees only the view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from vedette import deals, players
from vedette.core.interval import Share, share
from vedette.lab import arena

if TYPE_CHECKING:
    from vedette.lab.arena import PortableGame
    from vedette.lab.checkpoint import Ledger

WON, LOST, UNDECIDED = 1, 0, -1
VALUES: Final = {"winnable": WON, "unwinnable": LOST, "undecided": UNDECIDED}


@dataclass(frozen=True)
class DealTask:
    """One deal for which the solver decides whether it can be won."""

    setup: PortableGame
    deal: int
    budget: int


def decide(task: DealTask) -> int:
    """Return whether the deal can be won with all cards known: WON, LOST, or UNDECIDED within the budget."""
    made = arena.game_of(task.setup)
    verdict, _ = deals.settle(made, made.start(), made.deal(task.deal), task.budget)
    return VALUES[verdict]


def attempt(bout: arena.Bout, opener: arena.Opener = players.player) -> int:
    """Play a deal with the bot that it names; return WON or LOST."""
    return won(arena.play(bout, opener))


def won(outcome: arena.Outcome) -> int:
    """Return whether the player of a game for one won it: WON or LOST."""
    return WON if outcome.score >= 1.0 else LOST


@dataclass(frozen=True)
class Count:
    """A count of the deals of a seed that can be won: by a bot, or where none is named, with all cards known."""

    setup: PortableGame
    seed: int
    player: str = ""
    budget: int = 0

    def heading(self) -> dict[str, object]:
        """Return what identifies this count in the file of its results; not how many deals or worker processes."""
        setup = {"game": self.setup.game, "definition": list(self.setup.definition)}
        return {**setup, "seed": self.seed, "player": self.player, "budget": self.budget}

    def tasks(self, deals: list[int], done: int = 0) -> list[DealTask | arena.Bout]:
        """Return a task for each of these deals after the first ``done``: a game for the bot, or a search."""
        if self.player:
            return list(arena.bouts(self.setup, self.player, self.seed, deals)[done:])
        return [DealTask(self.setup, deal, self.budget) for deal in deals[done:]]


def settle(task: DealTask | arena.Bout, opener: arena.Opener = players.player) -> int:
    """Play a deal with its bot, or solve it; return WON, LOST or UNDECIDED."""
    return decide(task) if isinstance(task, DealTask) else attempt(task, opener)


def counted(results: list[int]) -> Share:
    """Return the share of deals won with its interval, which allows for undecided deals either way."""
    return share(results.count(WON), len(results), results.count(UNDECIDED))


def resumed(ledger: Ledger | None, total: int) -> list[int]:
    """Return the results that a ledger already has for the first ``total`` deals; empty without a ledger."""
    if ledger is None:
        return []
    return [result for result in ledger.results[:total] if isinstance(result, int)]
