"""What the contract promises of playing: legal actions, chance, copies, views, keys, an end."""

import pytest
from hypothesis import given
from tests.contract.entries import ENTRIES
from tests.contract.walk import SEEDS, examples, positions, walk

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, SPECTATOR, Game, State

WHOLE = 16
"""Of how many positions one is asked of every number there is."""
SAMPLE = 12
"""Of how many numbers another is asked, drawn by chance, besides the legal ones and those next to them."""

pytestmark = pytest.mark.parametrize("name", ENTRIES)


def seats(game: Game) -> list[int]:
    return [*range(game.rules.players), SPECTATOR]


@examples(18)
@given(seed=SEEDS)
def test_legal_actions_are_ascending_and_never_run_out_before_the_end(name: str, seed: int) -> None:
    entry = ENTRIES[name]
    for count, step in enumerate(walk(entry.game, seed)):
        assert count <= entry.longest
        if step.state.mover() == OVER:
            assert step.state.legal() == []
            continue
        assert step.legal
        assert step.legal == sorted(set(step.legal))
        assert step.legal[0] >= 0
        assert step.legal[-1] < entry.game.rules.actions
        assert step.state.mover() == CHANCE or 0 <= step.state.mover() < entry.game.rules.players
        assert step.state.forced() is False or len(step.legal) == 1


@examples(6)
@given(seed=SEEDS)
def test_what_may_be_done_is_what_is_legal(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    every, chance = range(-2, game.rules.actions + 2), Stream(seed)
    for number, state in enumerate(positions(game, seed)):
        legal = state.legal()
        beside = {near for action in legal for near in (action - 1, action, action + 1)}
        drawn = {every[chance.below(len(every))] for _ in range(SAMPLE)}
        asked = every if number % WHOLE == 0 else sorted(beside | drawn | {*every[:3], *every[-3:]})
        assert [action for action in asked if state.may(action)] == legal


@examples(6)
@given(seed=SEEDS)
def test_the_caller_owns_the_list_of_legal_actions(name: str, seed: int) -> None:
    for state in positions(ENTRIES[name].game, seed):
        first = state.legal()
        before = list(first)
        first.append(-1)
        first.sort(reverse=True)
        assert state.legal() == before


@examples(12)
@given(seed=SEEDS)
def test_chance_has_a_weight_for_every_action_and_names_its_slot(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    slots: list[int] = []
    for step in walk(game, seed):
        if step.state.mover() == CHANCE:
            odds = step.state.odds()
            assert len(odds) == len(step.legal)
            assert min(odds) > 0
            assert sum(weight / sum(odds) for weight in odds) == pytest.approx(1)
            slots.append(step.state.slot())
    assert len(set(slots)) == len(slots)


@examples(12)
@given(seed=SEEDS)
def test_results_come_with_the_end(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    for step in walk(game, seed):
        returns = step.state.returns()
        assert len(returns) == game.rules.players
        assert all(0 <= share <= 1 for share in returns)
        if step.state.mover() != OVER:
            assert returns == [0.0] * game.rules.players


@examples(12)
@given(seed=SEEDS)
def test_nothing_is_lost_or_made(name: str, seed: int) -> None:
    entry = ENTRIES[name]
    for step in walk(entry.game, seed):
        entry.conserved(entry.game, step.state)


@examples(6)
@given(seed=SEEDS)
def test_copies_share_nothing(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    kept: list[tuple[State, list[bytes]]] = []
    for step in walk(game, seed):
        for copy, was in kept[-3:]:
            assert looks(game, copy) == was
        kept.append((step.state.copy(), looks(game, step.state)))
        stray = step.state.copy()
        if step.legal:
            stray.apply(step.legal[0])
        assert looks(game, step.state) == kept[-1][1]
    assert all(looks(game, copy) == was for copy, was in kept)


def looks(game: Game, state: State) -> list[bytes]:
    return [state.key(), *[state.view(seat) for seat in seats(game)]]


@examples(6)
@given(seed=SEEDS)
def test_an_imagined_position_looks_exactly_like_its_view(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    for state in positions(game, seed, every=2):
        for seat in range(game.rules.players):
            view = state.view(seat)
            assert game.imagine(view, Stream(seed)).view(seat) == view
            game.reimagine(state, seat, Stream(seed + 1))
            assert state.view(seat) == view


@examples(6)
@given(seed=SEEDS)
def test_two_worlds_with_one_view_leave_a_seat_the_same_choice(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    for state in positions(game, seed, every=2):
        for seat in range(game.rules.players):
            other = game.imagine(state.view(seat), Stream(seed))
            assert (other.mover() == seat) == (state.mover() == seat)
            if state.mover() == seat:
                assert other.legal() == state.legal()


@examples(4)
@given(seed=SEEDS)
def test_what_reveals_nothing_looks_the_same_in_every_world(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    rng = Stream(seed)
    for count, (state, _, action) in enumerate(walk(game, seed) if game.rules.players > 1 else []):
        if state.mover() < 0 or state.forced() or count % 5 != seed % 5 or game.reveals(state, action):
            continue
        after = state.copy()
        after.apply(action)
        for seat in seats(game):
            world = state.copy()
            game.reimagine(world, seat, rng)
            assert can_come_to(world, action, seat, after.view(seat))


def can_come_to(world: State, likely: int, seat: int, view: bytes) -> bool:
    """Return whether some action makes a world look like this to a seat."""
    legal = world.legal()
    for action in [likely, *legal] if likely in legal else legal:
        after = world.copy()
        after.apply(action)
        if after.view(seat) == view:
            return True
    return False


@examples(6)
@given(seed=SEEDS)
def test_equal_keys_have_equal_futures(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    rng = Stream(seed)
    # Every pair is played to the end, so a long game is asked at no more of its positions than a short one.
    seen = list(positions(game, seed))
    for state in seen[seed % 5 :: max(5, len(seen) // 4)]:
        for one, other in twins(state, rng):
            same_future(one, other, rng)


def twins(state: State, rng: Stream) -> list[tuple[State, State]]:
    """Return pairs of positions with one key, reached by two actions in either order or by two different actions."""
    legal = state.legal()
    reached: dict[bytes, State] = {}
    pairs: list[tuple[State, State]] = []
    for _ in range(12 if legal else 0):
        first, second = (legal[rng.below(len(legal))] for _ in range(2))
        for order in ((first, second), (second, first)):
            after = state.copy()
            for action in order:
                if action in after.legal():
                    after.apply(action)
            if after.key() in reached:
                pairs.append((reached[after.key()].copy(), after))
            reached[after.key()] = after.copy()
    return pairs[:6]


def same_future(one: State, other: State, rng: Stream) -> None:
    """Play both alike to the end."""
    while True:
        assert one.key() == other.key()
        assert one.mover() == other.mover()
        assert one.returns() == other.returns()
        legal = one.legal()
        assert legal == other.legal()
        if not legal:
            return
        action = legal[rng.below(len(legal))]
        one.apply(action)
        other.apply(action)
