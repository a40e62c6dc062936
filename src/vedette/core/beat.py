"""Beats: the consequences of an action, one after the other, for a page to animate."""

from typing import Literal, NamedTuple

BeatKind = Literal[
    "roll",
    "turn",
    "lay",
    "attack",
    "answer",
    "ability",
    "gave",
    "total",
    "clash",
    "counter",
    "hurt",
    "poison",
    "move",
    "run",
    "pass",
    "fall",
    "nothing",
    "line",
    "realm",
    "round",
    "score",
    "level",
    "end",
]
"""What a beat shows: a card turned up, an attack declared, what a card gave to a total, both sides of a clash, a card
that falls, a line of requirements that holds, a realm that is won, the end of a round, a point or a level."""


class Beat(NamedTuple):
    """One consequence of an action, such as a reveal or a fight, as far as one seat saw it."""

    kind: BeatKind
    words: str = ""
    """The consequence as a sentence; empty where the line of the log says it already."""
    places: tuple[str, ...] = ()
    """Where on the table, by the names that a page gives its slots: ``place 3``, ``card 17``."""
    numbers: tuple[int, ...] = ()
    cards: tuple[dict[str, object], ...] = ()
    """The cards that were revealed, as the view has them in JSON."""
