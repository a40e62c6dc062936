"""Results of the ``Hints`` capability: advice before a choice, win chances, the review of a finished game."""

from typing import Final, NamedTuple

LUCK: Final = "luck"
SKILL: Final = "skill"
NEVER_LOST: Final = -1


class Advice(NamedTuple):
    """Advice to a player: sentences, first what to do, then why; what to highlight; how to go on."""

    words: list[str]
    point: list[dict[str, int | str]]
    """What to highlight: the ``parts`` of an action, or things on the table in the same form."""
    action: int | None
    """From tier 3 on."""
    line: list[int]
    """From tier 4 on: the rest of the turn, or the whole way to the win where nothing is hidden any more. From tier 3
    on where an action is the beginning of a command."""


class Odds(NamedTuple):
    """The chance of a win: counted if ``exact``, else estimated by playing on, with its 95% interval."""

    value: float
    exact: bool
    low: float
    high: float


def counted(value: float) -> Odds:
    """Return a chance that is known exactly."""
    return Odds(value, True, value, value)  # noqa: FBT003 (the order of the fields)


class Step(NamedTuple):
    """One reveal, or the choices of one turn: the actions from ``first`` on, the value before and after them."""

    first: int
    kind: str
    """LUCK or SKILL."""
    before: float
    after: float

    def change(self) -> float:
        """Return the change of the win chance, below 0 for a loss."""
        return self.after - self.before


class Estimate(NamedTuple):
    """The chance of a win at a moment, estimated by playing on, with its 95% interval."""

    first: int
    """How many actions were done before."""
    value: float
    low: float
    high: float


class Account(NamedTuple):
    """Luck and skill of a game; both in chances of a win, 1.0 a whole game.

    Of a duel, as seat 0 has it, the steps are those that decided, and there is a curve; luck and skill are 0, since
    what an opponent hid was neither.
    """

    steps: list[Step]
    luck: float
    skill: float
    lost_at: int
    """The action after which the best play could not win any more, or -1."""
    curve: tuple[Estimate, ...] = ()
    """The chance of a win as it rose and fell, where every position has to be estimated."""
