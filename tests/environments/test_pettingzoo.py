"""Games for two as PettingZoo environments: its own checks, the engine's matches, nothing that a seat cannot see."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from tests.games.patrol import worlds
from tests.testgame.plugin import bring

from vedette import setups
from vedette.core import record
from vedette.core.errors import Illegal
from vedette.core.match import Match
from vedette.environments.observation import bits
from vedette.environments.pettingzoo import env, raw_env
from vedette.games.patrol.text.speech import Patrol

OF_ANY_DICT = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""What PettingZoo's test holds against a mask within the observation in every game that is not on its own list."""


def quick(**set_up: str | int) -> pettingzoo.AECEnv:
    return env(variants=["quick"], **set_up)


def play(made: pettingzoo.AECEnv, seed: int) -> tuple[list[int], dict[str, float], dict[str, Any]]:
    """Play a random game; return the actions, what each agent was given in all, and the last infos."""
    chance, actions, given = np.random.default_rng(seed), list[int](), dict.fromkeys(made.possible_agents, 0.0)
    made.reset(seed=seed)
    infos: dict[str, Any] = {}
    for agent in made.agent_iter():
        seen, reward, terminated, truncated, info = made.last()
        given[agent] += reward
        if terminated or truncated:
            infos[agent] = info
            assert truncated or not seen["action_mask"].any()
            made.step(None)
            continue
        assert info == {}
        actions.append(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        made.step(actions[-1])
    return actions, given, infos


def test_pettingzoo_finds_nothing_wrong() -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(quick(), num_cycles=600)
    assert {str(one.message) for one in told} == OF_ANY_DICT
    seed_test(quick, num_cycles=100)
    render_test(quick)


def test_agents_and_spaces_are_the_same_at_each_call() -> None:
    made = pettingzoo.make("aec", "vedette/patrol-v0")
    assert made.possible_agents == ["player_0", "player_1"]
    assert made.metadata == {"name": "patrol_v0", "render_modes": ["ansi"], "is_parallelizable": False}
    for agent in made.possible_agents:
        assert made.observation_space(agent) is made.observation_space(agent)
        assert made.action_space(agent) is made.action_space(agent)
        assert made.action_space(agent).n == setups.game("patrol").rules.actions


@pytest.mark.parametrize("seed", range(2))
def test_an_episode_is_the_match_that_its_record_replays(seed: int) -> None:
    actions, given, infos = play(quick(deck="legion,venom"), seed)
    text = infos["player_0"]["record"]
    assert infos["player_1"] == {"record": text}
    told = record.read(text, "")
    match = record.replay(told, setups.restore(told))
    again = Match(setups.game("patrol", "legion,venom", ["quick"]), match.deal)
    for action in actions:
        again.play(action)
    assert record.write(again) == text == record.write(match)
    assert list(given.values()) == [2 * share - 1 for share in again.returns()]
    assert sum(given.values()) == 0
    assert set(given.values()) <= {1.0, 0.0, -1.0}


def test_the_selected_agent_is_who_may_act() -> None:
    made = raw_env(variants=["quick"], records=False)
    chance = np.random.default_rng(1)
    made.reset(seed=1)
    for _ in range(200):
        seat = made.possible_agents.index(made.agent_selection)
        both = [made.observe(agent)["action_mask"] for agent in made.possible_agents]
        assert np.flatnonzero(both[seat]).tolist() == made._episode.match.legal()
        assert not both[1 - seat].any()
        made.step(chance.choice(np.flatnonzero(both[seat])))


def test_a_game_is_broken_off_after_so_many_moves() -> None:
    made = quick(max_cycles=30)
    actions, given, infos = play(made, 1)
    assert len(actions) == 30
    assert set(given.values()) == {0.0}
    told = record.read(infos["player_1"]["record"], "")
    assert record.replay(told, setups.restore(told)).result() == "open"


@pytest.mark.filterwarnings("ignore:.*ILLEGAL|.*[Ii]llegal")
def test_an_action_that_is_not_legal_ends_the_episode() -> None:
    made = quick()
    made.reset(seed=1)
    agent = made.agent_selection
    wrong = int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0])
    made.step(wrong)
    assert all(made.terminations.values())
    assert made._cumulative_rewards[agent] == -1.0
    bare = raw_env()
    bare.reset(seed=1)
    before = bare.observe(agent)["observation"]
    with pytest.raises(Illegal, match="match-illegal"):
        bare.step(wrong)
    assert (bare.observe(agent)["observation"] == before).all()
    assert not any(bare.terminations.values())


def test_a_deal_by_its_code_and_what_a_spectator_reads() -> None:
    game = setups.game("patrol", "legion,venom")
    deal = game.deal(12345)
    made = raw_env(deck="legion,venom", render_mode="ansi", language="fr")
    made.reset(options={"code": game.code(deal)})
    match = Match(game, deal)
    assert (made.observe("player_1")["observation"] == bits(match.state.view(1))).all()
    assert made.render() == game.describe(match.state.view(-3), "fr")


@pytest.mark.parametrize("watcher", [0, 1])
@pytest.mark.parametrize("seed", range(3))
def test_two_worlds_that_differ_in_what_is_hidden_are_observed_alike(watcher: int, seed: int) -> None:
    game = setups.game("patrol", "legion,venom", ["quick"])
    assert isinstance(game, Patrol)
    played = worlds.play(game, seed, 250)
    deals = [played.deal, worlds.exchanged(game, played, watcher, seed)]
    pair = [raw_env(deck="legion,venom", variants=["quick"]) for _ in deals]
    for made, deal in zip(pair, deals, strict=True):
        made.reset(seed=1)
        made._episode.match = Match(game, deal)
        made._episode.legal = made._episode.match.legal()
        made.agent_selection = made.possible_agents[made._episode.match.mover()]
    apart = 0
    for action in [*played.choices, None]:
        mine, theirs = ([made.observe(f"player_{seat}") for made in pair] for seat in (watcher, 1 - watcher))
        assert pair[0].agent_selection == pair[1].agent_selection
        assert pair[0].infos == pair[1].infos
        for key in ("observation", "action_mask"):
            assert (mine[0][key] == mine[1][key]).all()
            apart += int((theirs[0][key] != theirs[1][key]).any())
        if action is None:
            break
        for made in pair:
            made.step(action)
    assert apart > 0


def test_any_game_for_two_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)
    made = env(game="mini-duel")
    assert made.metadata["name"] == "mini_duel_v0"
    _, given, _ = play(made, 2)
    assert sum(given.values()) == 0
    with pytest.raises(Illegal, match="environment-players"):
        env(game="spellfire")
