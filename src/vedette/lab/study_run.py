"""A study: deals, decks, players and measures, one row for each game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SHARES: Final = ("won", "winnable")
"""Measures that are yes or no: they get an interval."""

COURSE: Final = ("decided", "behind")
"""Measures of how a game that was played went."""
PLAYED: Final = ("won", "choices", "turn", "branching", "began", *COURSE)
"""Measures of a game that was played."""
SOLVED: Final = ("winnable", "nodes")
"""Measures of a deal with all cards known."""
MEASURES: Final = (*PLAYED, *SOLVED)
OF_WINNABLE: Final = "won-of-winnable"
"""What follows from both of SHARES. With all cards known is the most that anybody can win (information relaxation:
Brown, Smith and Sun, Operations Research 58, 2010); this is how much of that a player does win."""


@dataclass(frozen=True)
class Stop:
    """What ends a study before all its deals are done; 0 and no are never."""

    width: float = 0.0
    verdict: bool = False
    work: int = 0


@dataclass(frozen=True)
class Study:
    """What is to be done."""

    name: str
    game: str
    decks: tuple[str, ...]
    options: tuple[str, ...]
    players: tuple[str, ...]
    deals: int
    seed: int
    measures: tuple[str, ...]
    budget: int | None = None
    """Nodes of a search; None is as many as the game thinks worth it."""
    stop: Stop = Stop()
