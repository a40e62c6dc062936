"""What an attack would come to, as far as its seat can know: played out in worlds that all look alike from there.

Nothing hidden is asked for. A card that the seat knows falls or stands where every world says so; where they differ,
and of a card that lies hidden, nobody can tell.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.games.patrol.engine import state as at
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.rules import TABLE
from vedette.games.patrol.engine.stages import lead
from vedette.games.patrol.engine.strength import attack, health
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.engine.view import read

WORLDS: Final = 5


class Blow(NamedTuple):
    """The numbers of a clash."""

    attack: int
    """Sacrifices added."""
    health: int
    back: int
    """The attack of the one attacked."""
    against: int
    """Its health."""


class Foresight(NamedTuple):
    """What is sure, and what is not."""

    actor: int
    aimed: int
    hidden: bool
    """The target lies face down, so that its owner may answer, and nobody knows who it is."""
    blow: Blow | None
    """None where it does not come to a clash, or to no sure one."""
    falls: dict[int, bool | None]
    """By place, for the two and for everybody else who may fall: that it falls, or None where nobody can tell."""


def blow(state: Position) -> Blow | None:
    """Return both sides' numbers in the clash that comes now; None where the attacker's power leaves no fight."""
    fight = state.copy()
    if not lead(fight):
        return None
    words, tables = fight.words, fight.tables
    one = i64(words[at.ACTOR] - 1)
    other = i64(words[at.AIMED] - 1)
    return Blow(
        int(attack(tables, words, one) + words[at.SUM]),
        int(health(tables, words, one)),
        int(attack(tables, words, other)),
        int(health(tables, words, other)),
    )


def foresee(game: Setup, view: bytes, actions: list[int]) -> Foresight:
    """Return what these actions of the mover come to, one after the other: an attack, sacrifices, a target.

    Raises Illegal for an action that may not be done.
    """
    worlds = [World(game.imagine(view, Stream(seed)), actions) for seed in range(WORLDS)]
    first = worlds[0]
    seen = read(view)
    falls: dict[int, bool | None] = {}
    for place in range(TABLE):
        told = [world.fallen(place) for world in worlds]
        if place in (first.actor, first.aimed) or any(told):
            known = seen[at.CARDS + place] & at.SLOT != at.UNKNOWN
            falls[place] = told[0] if known and all(one == told[0] for one in told) else None
    if first.hidden:
        for place in (first.actor, first.aimed):
            falls[place] = None
    blows = [world.blow for world in worlds]
    sure = blows[0] if all(other == blows[0] for other in blows) else None
    return Foresight(first.actor, first.aimed, first.hidden, sure, falls)


class World:
    """One position that may be the true one, and what happens in it."""

    def __init__(self, state: Position, actions: list[int]) -> None:
        """Do the actions, then what follows by itself, up to an answer, a choice or the next turn."""
        self.before = state.copy()
        self.after = state
        self.blow: Blow | None = None
        for action in actions:
            if action not in state.legal():
                raise Illegal("match-illegal", {"action": str(action)})
            state.apply(action)
        words = state.words
        self.actor = int(words[at.ACTOR] - 1)
        self.aimed = int(words[at.AIMED] - 1)
        self.hidden = self.aimed >= 0 and int(self.before.words[at.CARDS + self.aimed]) & at.UP == 0
        while state.phase() not in (at.WINDOW, at.END) and state.mover() >= 0 and state.forced() and words[at.ACTOR]:
            if state.phase() == at.CLASH:
                self.blow = blow(state)
            state.apply(state.legal()[0])

    def fallen(self, place: int) -> bool:
        """Return whether the card of a place is there no more."""
        return bool(self.before.words[at.CARDS + place]) and not self.after.words[at.CARDS + place]
