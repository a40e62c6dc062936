"""Random play for the contract's tests: the same on every run, and of several tempers, so that it gets far."""

from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import HealthCheck, settings, strategies
from tests.lighter import fewer

from vedette.core.chance import Stream
from vedette.core.game import OVER, Game, State

EN_FR = ("en", "fr")


def examples(count: int) -> settings:
    """Return the settings of a property test: the same examples every time, fewer if interpreted, and no clock."""
    return settings(
        max_examples=fewer(count),
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


SEEDS = strategies.integers(min_value=0, max_value=2**32)


class Step(NamedTuple):
    """A moment of a walk: the state before an action (do not change it), what was legal, and what will be done."""

    state: State
    legal: list[int]
    action: int


def walk(game: Game, seed: int) -> Iterator[Step]:
    """Play one game to its end. ``seed % 3`` is the temper: careless, careful, or careful and soon content."""
    rng = Stream(seed)
    state = game.start()
    while state.mover() != OVER:
        legal = state.legal()
        action = choose(state, legal, rng, seed % 3)
        yield Step(state, legal, action)
        state.apply(action)
    yield Step(state, [], -1)


def choose(state: State, legal: list[int], rng: Stream, temper: int) -> int:
    """Return an action; the careful ones look one action ahead and avoid a lost end while they can."""
    if temper == 2 and rng.below(3):
        return legal[-1]
    action = legal[rng.below(len(legal))]
    for _ in range(8 if temper else 0):
        after = state.copy()
        after.apply(action)
        if after.mover() != OVER or sum(after.returns()) > 0:
            break
        action = legal[rng.below(len(legal))]
    return action


def positions(game: Game, seed: int, every: int = 1) -> Iterator[State]:
    """Return copies of the positions of one game, every so many."""
    for count, step in enumerate(walk(game, seed)):
        if count % every == seed % every:
            yield step.state.copy()
