"""All games as OpenSpiel has them: its own checks, honest flags, and information states that forget nothing."""

from __future__ import annotations

import subprocess
import sys
import unittest
from collections import defaultdict
from itertools import product
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pyspiel
import pytest
from bench import best_response
from bench.twin import twin
from tests.contract.entries import ENTRIES
from tests.poker import KUHN, Hand, Poker

from vedette import setups
from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Unreadable
from vedette.core.game import CHANCE, OVER, SPECTATOR, Game, State
from vedette.core.match import Match
from vedette.core.record import fingerprint
from vedette.environments import openspiel
from vedette.environments.observation import bits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.best_response import Path

SHORT = "vedette_patrol(deck=tricksters;venom,variants=rounds-2)"
NAMES = ["vedette_twelve_patrols", "vedette_spellfire", SHORT]
KUHNS = "vedette_kuhn"
TWIN = "vedette_twin"
NODES = (9, 168, 150)
"""Of the twin: nodes of chance, of players, and ends, as a walk through the engine alone counts them too."""
STATES = 96
"""Its information states at which somebody chooses."""


def small(*_: object) -> Game:
    return twin([1, 2, 3], cards=1)


openspiel.register(TWIN, "A twin of Patrol", players=2, longest=100, make=small)


def walk(name: str, seed: int) -> Iterator[Any]:
    """Yield every position of a random game."""
    chance, state = Stream(seed), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])
    yield state


def tree(state: pyspiel.State) -> Iterator[Any]:
    """Yield every position from one on."""
    yield state
    for action in state.legal_actions():
        yield from tree(state.child(action))


@pytest.mark.parametrize("name", [*NAMES, TWIN])
def test_random_games_copied_and_written_as_text_at_each_step(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_openspiel_finds_nothing_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.integration_tests import api_test

    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, TWIN, NODES)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, TWIN, STATES)
    part, whole = api_test.EnforceAPIOnPartialTreeBase, api_test.EnforceAPIOnFullTreeBase
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, KUHNS, api_test.TOTAL_NUM_STATES["kuhn_poker"])
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, KUHNS, api_test.PERFECT_RECALL_NUM_STATES["kuhn_poker"])
    for base, name in ((whole, TWIN), (whole, KUHNS), *((part, name) for name in [*NAMES, TWIN])):
        case = type(name, (base,), {"game_name": name, "game": pyspiel.load_game(name)})
        found = unittest.TestResult()
        unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
        assert found.testsRun >= 5
        assert found.failures + found.errors == []


def test_the_twin_has_as_many_nodes_as_the_engine_counts() -> None:
    counts = [0, 0, 0]

    def visit(state: State) -> None:
        counts[0 if state.mover() == CHANCE else 2 if state.mover() == OVER else 1] += 1
        for action in state.legal():
            after = state.copy()
            after.apply(action)
            while after.mover() >= 0 and after.forced():
                after.apply(after.legal()[0])
            visit(after)

    visit(small().start())
    assert tuple(counts) == NODES


def test_equal_information_states_are_equal_observations_and_actions() -> None:
    """The whole twin, each seat at every node: one string and tensor for each history of its own, and the reverse."""
    choosing: set[Any] = set()
    by_own: dict[Any, set[Any]] = defaultdict(set)
    by_state: dict[Any, set[Any]] = defaultdict(set)
    for state in tree(pyspiel.load_game(TWIN).new_initial_state()):
        for seat in range(0 if state.is_chance_node() else 2):
            told = state.information_state_string(seat), tuple(state.information_state_tensor(seat))
            own = (seat, *seen_and_done(state.history(), seat))
            by_own[own].add(told)
            by_state[told].add(own)
            choosing |= {own} if state.current_player() == seat else set()
    assert {len(found) for found in (*by_own.values(), *by_state.values())} == {1}
    assert len(choosing) == STATES


def seen_and_done(history: list[int], seat: int) -> list[bytes | int]:
    """Return all that a seat saw and did in a history, as the engine tells it."""
    state, told = small().start(), list[bytes | int]()

    def look() -> None:
        if not told or state.view(seat) != next(one for one in reversed(told) if isinstance(one, bytes)):
            told.append(state.view(seat))

    look()
    for action in history:
        if state.mover() == seat:
            told.append(action)
        state.apply(action)
        look()
        while state.mover() >= 0 and state.forced():
            state.apply(state.legal()[0])
            look()
    return told


class Chips(Hand):
    """Poker as the contract has results, 0 to 1, and as an environment needs views: all equally long."""

    def returns(self) -> list[float]:
        return [0.5 + self.won(seat) / 4 for seat in range(2)] if self.mover() == OVER else [0.0, 0.0]

    def view(self, player: int) -> bytes:
        return super().view(player).ljust(12, b"\0")

    def copy(self) -> Chips:
        return Chips(self.kind, self.cards[:], [round_[:] for round_ in self.rounds])


class ChipsGame(Poker):
    def start(self) -> Chips:
        return Chips(self.kind, [], [[]])

    def describe(self, view: bytes, language: str) -> str:
        return view.hex()


openspiel.register(KUHNS, "Kuhn's poker", players=2, longest=5, make=lambda *_: ChipsGame(KUHN))


def blind(seen: Path, legal: list[int]) -> list[float]:  # noqa: ARG001 (blindness is the point)
    return [1 / len(legal) for _ in legal]


def won(state: State, seat: int) -> float:
    return 2 * state.returns()[seat] - 1


@pytest.mark.parametrize("name", [KUHNS, TWIN])
def test_a_blind_player_is_as_exploitable_as_our_own_best_answer_finds(name: str) -> None:
    from open_spiel.python.algorithms.exploitability import exploitability
    from open_spiel.python.policy import UniformRandomPolicy

    game = pyspiel.load_game(name)
    found = exploitability(game, UniformRandomPolicy(game))
    assert found == pytest.approx(best_response.exploitability(game.made.start(), (blind, blind), won))
    if name == KUHNS:
        assert found * 2 == pytest.approx(11 / 24)  # the published figure, in chips


class Silent(State):
    """Both seats choose 0 or 1 in turn, and each sees nothing but how often it chose itself."""

    def __init__(self, done: int = 0) -> None:
        self.done = done

    def mover(self) -> int:
        return self.done % 2

    def legal(self) -> list[int]:
        return [0, 1]

    def slot(self) -> int:
        raise NotImplementedError

    def apply(self, action: int) -> None:
        self.done += 1

    def returns(self) -> list[float]:
        raise NotImplementedError

    def view(self, player: int) -> bytes:
        return bytes([(self.done + 1 - player) // 2])

    def key(self) -> bytes:
        raise NotImplementedError

    def copy(self) -> Silent:
        return Silent(self.done)


def test_a_seat_recalls_what_it_chose_unseen_and_nothing_of_another() -> None:
    lines: dict[tuple[int, ...], list[bytes]] = {}
    for actions in product((0, 1), repeat=3):
        line = openspiel.Trajectory()
        line.start(cast("Game", SimpleNamespace(start=Silent, rules=SimpleNamespace(players=2))))
        for number, action in enumerate(actions):
            before = line.recalls[1 - number % 2]
            line.apply(action)
            assert line.recalls[1 - number % 2] == before
        lines[actions] = line.recalls
    assert len({recalls[0] for recalls in lines.values()}) == 4
    assert len({recalls[1] for recalls in lines.values()}) == 2
    assert all(lines[a, b, c] == [lines[a, 0, c][0], lines[0, b, 0][1]] for a, b, c in lines)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_observed_is_the_view(name: str) -> None:
    game = pyspiel.load_game(name)
    kinds = {"seat": pyspiel.PrivateInfoType.SINGLE_PLAYER, "all": pyspiel.PrivateInfoType.NONE}
    watch = {
        who: game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=kind))
        for who, kind in kinds.items()
    }
    for number, state in enumerate(walk(name, 3)):
        if number % 9 or state.is_chance_node():
            continue
        position = state.line.position
        for seat in range(game.num_players()):
            view = position.view(seat)
            assert state.observation_tensor(seat) == bits(view).tolist()
            assert state.observation_string(seat) == game.made.describe(view, "en")
            watch["all"].set_from(state, seat)
            assert watch["all"].tensor.tolist() == bits(position.view(SPECTATOR)).tolist()
    kind, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    for other in (
        kind(public_info=False, perfect_recall=False),
        kind(perfect_recall=False, private_info=private.ALL_PLAYERS),
        kind(perfect_recall=True, private_info=private.NONE),
    ):
        assert game.make_py_observer(other) is None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_line_is_the_match_of_its_deal(name: str, seed: int) -> None:
    *_, state = walk(name, seed)
    made, dealt, choices = state.get_game().made, dict[int, int](), list[int]()
    position = made.start()
    for action in state.history():
        if position.mover() == CHANCE:
            dealt[position.slot()] = action
        else:
            choices.append(action)
        position.apply(action)
        while position.mover() >= 0 and position.forced():
            position.apply(position.legal()[0])
    match = Match(made, [dealt.get(slot, -1) for slot in range(max(dealt) + 1)])
    for action in choices:
        match.play(action)
    assert fingerprint(match.state) == fingerprint(state.line.position)
    shares = match.returns()
    assert state.returns() == (shares if len(shares) == 1 else [2 * share - 1 for share in shares])


def test_a_copy_goes_its_own_way_and_a_text_holds_the_actions_alone() -> None:
    texts = []
    for number, state in enumerate(walk("vedette_patrol", 1)):
        if number % 50 or state.is_terminal():
            continue
        copy, before = state.clone(), fingerprint(state.line.position)
        copy.apply_action(copy.legal_actions()[0])
        assert fingerprint(state.line.position) == before != fingerprint(copy.line.position)
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        _, again = pyspiel.deserialize_game_and_state(text)
        assert fingerprint(again.line.position) == before
        assert again.line.recalls == state.line.recalls
        texts.append(text.partition("__dict__=")[2])
        if number > 500:
            break
    assert len(set(texts)) == 1


@pytest.mark.parametrize("name", NAMES)
def test_flags_are_honest(name: str) -> None:
    game = pyspiel.load_game(name)
    made, kind = game.made, game.get_type()
    solo = made.rules.players == 1
    assert kind.chance_mode == kind.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.utility == (kind.Utility.GENERAL_SUM if solo else kind.Utility.ZERO_SUM)
    hidden = False
    for number, state in enumerate(walk(name, 5)):
        position = state.line.position
        if state.is_chance_node():
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
            assert [action for action, _ in state.chance_outcomes()] == position.legal()
        if number % 9 == 0:
            hidden |= made.imagine(position.view(0), Stream(1)).key() != position.key()
    assert hidden == (kind.information == kind.Information.IMPERFECT_INFORMATION) == (not solo)


def test_the_longest_game_is_the_contracts() -> None:
    longest = {entry.game.rules.name: entry.longest for entry in ENTRIES.values()}
    assert {name: longest[name] for name in openspiel.LONGEST} == openspiel.LONGEST


def test_wrong_input_is_named() -> None:
    state = pyspiel.load_game("vedette_patrol").new_initial_state()
    with pytest.raises(Illegal, match="match-illegal"):
        state.apply_action(200)
    with pytest.raises(Unreadable, match="patrol-option"):
        pyspiel.load_game("vedette_patrol(variants=nope)")
    assert (
        pyspiel.load_game(SHORT).made.definition()
        == setups.game("patrol", "tricksters,venom", ["rounds-2"]).definition()
    )


def test_python_ends_as_it_should() -> None:
    """OpenSpiel keeps what is registered until after Python is gone."""
    program = (
        "import pyspiel; from vedette.environments import openspiel; from functools import partial;"
        "openspiel.register('later', 'Later', 2, 9, partial(print));"
        "game = pyspiel.load_game('vedette_twelve_patrols'); state = game.new_initial_state().clone()"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
