"""Bodies of HTTP for the remarks on a guest's first table of a game."""

from msgspec import Struct

from vedette.protocol.server import Words


class CoachRemark(Struct, frozen=True):
    """One remark: what it says, when it is due, and what on the table it speaks of."""

    name: str
    words: Words
    phases: list[str]
    """Phases of the view in which it is due; with none, all of them."""
    does: str
    """What one of the legal actions has to do; empty where any position will do."""
    has: str
    """A list of the view that has to hold something; empty where any position will do."""
    lights: list[str]
    """The places that it speaks of, by names that the game's drawing knows."""


class Coach(Struct, frozen=True):
    """The remarks of a game in their order."""

    game: str
    remarks: list[CoachRemark]
    lesson: bool
    """Whether the game has a lesson to go on with."""
