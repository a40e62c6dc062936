"""Many episodes at once: exactly what Gymnasium's own vector environment makes of as many single ones."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from vedette.environments.vector import SoloVectorEnv

SEEDS: list[Any] = [3, [5, 1, 4, 1, 5], [None, None, None, None, None]]


@pytest.mark.parametrize("game", ["twelve-patrols", "spellfire"])
def test_it_gives_what_the_slow_one_gives(game: str) -> None:
    name = "vedette/Solo-v0"
    slow, fast = (gymnasium.make_vec(name, 5, mode, game=game) for mode in ("sync", "vector_entry_point"))
    assert (slow.observation_space, slow.action_space) == (fast.observation_space, fast.action_space)
    assert slow.metadata == fast.metadata
    chance, ends = np.random.default_rng(1), 0
    for seed in SEEDS:
        told: Any = slow.reset(seed=seed)
        assert data_equivalence(told, fast.reset(seed=seed), exact=True)
        for number in range(60):
            mask = told[0]["action_mask"]
            actions = (chance.random(mask.shape) * mask).argmax(1)
            actions[0] = 0 if number % 20 == 7 else actions[0]  # hardly ever legal
            told = slow.step(actions)
            same = actions.tolist() if number % 2 else actions
            assert data_equivalence(told, fast.step(same), exact=True)
            assert fast.observation_space.contains(told[0])
            ends += int(told[2].sum())
    assert ends > 20


def test_it_is_what_our_ids_make() -> None:
    made = gymnasium.make_vec("vedette/TwelvePatrols-v0", 3, deck="easy", render_mode="ansi", records=False)
    assert isinstance(made, SoloVectorEnv)
    made.reset(seed=1)
    texts = made.render()
    assert texts is not None
    assert len(set(texts)) == 3
    *_, infos = made.step(np.zeros(3, np.int64))
    assert set(infos) == {"action_mask", "_action_mask"}
    made.close()
