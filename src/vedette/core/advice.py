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
    """The recommended action, from tier 3 on; else None."""
    line: list[int]
    """The actions in order, from tier 4 on: the rest of the turn, or all to the win where nothing is hidden any more.
    From tier 3 on where an action is the beginning of a command."""


class Odds(NamedTuple):
    """The chance of a win: counted if ``exact``, else estimated by playing on, with its 95% interval."""

    value: float
    exact: bool
    low: float
    high: float


def counted(value: float) -> Odds:
    """Return the win chance of a value that is known exactly: both ends of its interval are the value."""
    return Odds(value, True, value, value)


class Step(NamedTuple):
    """One step of a review: a reveal, or the choices of a turn, with the win chance before and after it."""

    first: int
    """The index of its first action."""
    kind: str
    """What the change was due to: LUCK or SKILL."""
    before: float
    after: float

    def change(self) -> float:
        """Return the change of the win chance, below 0 for a loss."""
        return self.after - self.before


class Estimate(NamedTuple):
    """The chance of a win at a moment, estimated by playing on, with its 95% interval."""

    first: int
    """The number of actions before this moment."""
    value: float
    low: float
    high: float


class Account(NamedTuple):
    """The review of a finished game: how far luck and skill changed the chance of a win, in its units (1.0: certain).

    Of a duel, as seat 0 has it, the steps are those that decided, and there is a curve; luck and skill are 0, since
    what an opponent hid was neither.
    """

    steps: list[Step]
    luck: float
    skill: float
    lost_at: int
    """The action after which the best play could not win any more, or -1."""
    curve: tuple[Estimate, ...] = ()
    """The chance of a win moment by moment, for games in which every position has to be estimated; else empty."""


def accounted(steps: list[Step], lost_at: int) -> Account:
    """Return the review of a game for one from all its steps: their changes add up to luck and to skill."""
    luck = sum([step.change() for step in steps if step.kind == LUCK])
    skill = sum([step.change() for step in steps if step.kind == SKILL])
    return Account(steps, luck, skill, lost_at)
