"""Beats: what followed from an action, one thing after the other, for a page that shows it happen."""

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
    """One thing that followed from an action, as far as one seat saw it."""

    kind: BeatKind
    words: str = ""
    """A sentence; empty where the line of the log says it already."""
    places: tuple[str, ...] = ()
    """Where on the table, by the names that a page gives its slots: ``place 3``, ``card 17``."""
    numbers: tuple[int, ...] = ()
    cards: tuple[dict[str, object], ...] = ()
    """The faces of cards that turned up, as the view has them."""
