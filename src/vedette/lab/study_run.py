"""The settings of a study, which plays and solves deals with decks and players and stores a row for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SHARES: Final = ("won", "winnable")
"""Measures that are yes or no: they get an interval."""

COURSE: Final = ("decided", "behind")
"""Measures of the course of a game that was played: when it was decided, by how much a seat was behind."""
PLAYED: Final = ("won", "choices", "turn", "branching", "began", *COURSE)
"""The measures of a study for which bots play each deal."""
SOLVED: Final = ("winnable", "nodes")
"""The measures of a study for which each deal is solved with all cards known."""
MEASURES: Final = (*PLAYED, *SOLVED)
OF_WINNABLE: Final = "won-of-winnable"
"""The share of winnable deals that a player wins. With all cards known is the most that anybody can win
(information relaxation: Brown, Smith and Sun, Operations Research 58, 2010); this is a player's share of that."""


@dataclass(frozen=True)
class Stop:
    """The conditions that end a study before all its deals are done; 0 or False is never."""

    width: float = 0.0
    verdict: bool = False
    work: int = 0


@dataclass(frozen=True)
class Study:
    """The settings of a study: game, decks, options, players, deals, seed, measures, and when it stops."""

    name: str
    game: str
    decks: tuple[str, ...]
    options: tuple[str, ...]
    players: tuple[str, ...]
    deals: int
    seed: int
    measures: tuple[str, ...]
    budget: int | None = None
    """How many nodes each search may take; None for the game's default."""
    stop: Stop = Stop()
