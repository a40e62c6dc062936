"""Games for one as Gymnasium environments: its own checks, and episodes that are the engine's matches."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from tests.spoken import answer

import vedette
from vedette import registry, setups
from vedette.core import record
from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Unreadable
from vedette.environments.gymnasium import SoloEnv
from vedette.environments.observation import bits, view_of

if TYPE_CHECKING:
    from collections.abc import Iterator

CODE = "1DD1E-23EQC"
IDS = {"vedette/TwelvePatrols-v0": "twelve-patrols", "vedette/Spellfire-v0": "spellfire"}


def made(name: str, **set_up: Any) -> SoloEnv:  # noqa: ANN401 (the keywords of SoloEnv)
    env = gymnasium.make(name, **set_up).unwrapped
    assert isinstance(env, SoloEnv)
    return env


def play(env: SoloEnv, seed: int) -> Iterator[tuple[Any, ...]]:
    """Yield what each step of an episode gives; the seed decides the deal and the actions."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        step = env.step(action)
        _, _, over, _, info = step
        yield (*step, int(action))


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(made(name, render_mode="ansi"))
    wrapped = gymnasium.make(name, render_mode="ansi")  # with the wrappers that check each call
    _, info = wrapped.reset(seed=1)
    wrapped.step(wrapped.action_space.sample(mask=info["action_mask"]))
    assert isinstance(wrapped.render(), str)
    wrapped.close()


@pytest.mark.parametrize("name", IDS)
def test_equal_seeds_give_equal_episodes(name: str) -> None:
    one, same, other = (list(play(made(name), seed)) for seed in (1, 1, 2))
    assert data_equivalence(tuple(one), tuple(same), exact=True)
    assert not data_equivalence(tuple(one), tuple(other), exact=True)


@pytest.mark.parametrize("name", IDS)
def test_other_seeds_and_later_episodes_are_dealt_anew(name: str) -> None:
    env = made(name)
    dealt = [env.reset(seed=seed)[0]["observation"].tobytes() for seed in (1, None, 2, None, 1, None)]
    assert dealt[:2] == dealt[4:]
    assert len(set(dealt)) == 4


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seed", range(3))
def test_an_episode_is_the_match_that_its_record_replays(name: str, seed: int) -> None:
    env = made(name)
    steps = list(play(env, seed))
    text = steps[-1][4]["record"]
    told = record.read(text, "")
    match = record.replay(told, setups.restore(told))
    assert record.write(match) == text
    assert told.game == IDS[name]
    again = vedette.Match(env.game, match.deal)
    for seen, reward, over, truncated, info, action in steps:
        again.play(action)
        assert (seen["observation"] == bits(again.state.view(0))).all()
        assert np.flatnonzero(seen["action_mask"]).tolist() == again.legal()
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert (over, truncated) == (not again.legal(), False)
        assert reward == (again.returns()[0] if over else 0.0)
        assert over == ("record" in info)
    assert record.write(again) == text


def test_a_win_is_rewarded_and_the_command_replays_it() -> None:
    game = setups.game("twelve-patrols")
    _, line = vedette.settle(game, game.start(), vedette.random_deal(game, 7))
    env = made("vedette/TwelvePatrols-v0")
    env.reset(options={"code": CODE})
    *_, (_, reward, over, _, info) = [env.step(action) for action in line]
    assert (reward, over) == (1.0, True)
    told = answer("replay", "-", stdin=info["record"])
    assert told["status"] == "EXACT"
    assert "result: won" in info["record"]
    assert f"deal: {CODE}" in info["record"]


def test_a_deal_is_chosen_by_its_code() -> None:
    env = made("vedette/TwelvePatrols-v0", deck="house12", variants=["top-up"])
    game = setups.game("twelve-patrols", "house12", ["top-up"])
    deal = vedette.random_deal(game, 5)
    whole = game.code(deal)
    number = whole.rpartition("/")[2]
    for code in (whole, number, number.lower()):
        seen, _ = env.reset(options={"code": code})
        assert view_of(seen["observation"]) == vedette.Match(game, deal).state.view(0)
    for code, error in ((f"house12/{number}", Illegal), ("house12", Unreadable), (f"nowhere/{number}", Unreadable)):
        with pytest.raises(error):
            env.reset(options={"code": code})


def test_an_unknown_language_is_refused_at_once() -> None:
    with pytest.raises(Unreadable, match="environment-language"):
        made("vedette/TwelvePatrols-v0", language="de")


def test_an_action_that_is_not_legal_gives_the_game_up() -> None:
    env = made("vedette/TwelvePatrols-v0")
    before, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, truncated, info = env.step(wrong)
    assert (reward, over, truncated) == (-1.0, True, False)
    assert (after["observation"] == before["observation"]).all()
    assert not info["action_mask"].any()
    assert "result: conceded" in info["record"]
    assert answer("replay", "-", stdin=info["record"])["status"] == "EXACT"
    with pytest.raises(Illegal, match="match-over"):
        env.step(wrong)
    env.reset()
    assert env.step(10**9)[1] == -1.0


def test_an_observation_is_a_view_that_players_read() -> None:
    env = made("vedette/TwelvePatrols-v0", records=False)
    mind = vedette.player("greedy", env.game, 1)
    seen, _ = env.reset(options={"code": CODE})
    over = False
    while not over:
        action = mind.choose(view_of(seen["observation"]), np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, over, _, info = env.step(action)
    assert env.game.show(view_of(seen["observation"]), "en")["turn"] == 8  # as the README plays it
    assert (reward, "record" in info) == (0.0, False)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_rendered_is_the_text_of_the_view(language: str) -> None:
    env = made("vedette/Spellfire-v0", render_mode="ansi", language=language)
    seen, _ = env.reset(seed=1)
    assert env.render() == env.game.describe(view_of(seen["observation"]), language)
    assert made("vedette/Spellfire-v0").render() is None


def test_any_game_for_one_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, "away", replace(registry.get("twelve-patrols"), name="away"))
    check_env(made("vedette/Solo-v0", game="away", render_mode="ansi"))
    for game, error in (("patrol", "environment-players"), ("chess", "game-unknown")):
        with pytest.raises((Illegal, Unreadable), match=error):
            made("vedette/Solo-v0", game=game)


@pytest.mark.parametrize(
    ("name", "size", "digest"),
    [("vedette/TwelvePatrols-v0", 2688, "ee741"), ("vedette/Spellfire-v0", 7552, "0ecc0")],
)
def test_observations_are_laid_out_as_ever(name: str, size: int, digest: str) -> None:
    """A change here is a change of what a learner sees: raise the number in the id, and tell it in the changelog."""
    env, chance = made(name, records=False), Stream(1)
    seen = [env.reset(options={"code": env.game.code(env.game.deal(1))})[0]]
    while (legal := np.flatnonzero(seen[-1]["action_mask"])).size:
        seen.append(env.step(legal[chance.below(legal.size)])[0])
    assert seen[0]["observation"].shape == (size,)
    whole = b"".join(view_of(one["observation"]) + view_of(one["action_mask"]) for one in seen)
    assert sha256(whole).hexdigest()[:5] == digest
