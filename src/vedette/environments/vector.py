"""Many deals of a game for one at once, with arrays in and out: what ``gymnasium.make_vec`` makes of our ids.

It returns exactly what Gymnasium's own ``SyncVectorEnv`` returns, sooner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from vedette.environments.episode import Episode
from vedette.environments.gymnasium import SoloEnv, act
from vedette.environments.observation import bits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

    from vedette.environments.episode import Observation

    Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SoloVectorEnv(VectorEnv["Observation", "NDArray[np.int64]", "NDArray[Any]"]):
    """Several episodes of one game. The step after the end of one begins its next, whatever its action."""

    metadata = {**SoloEnv.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, num_envs: int = 1, **set_up: Any) -> None:  # noqa: ANN401 (the keywords of ``SoloEnv``)
        """Set up a game as ``SoloEnv`` does, and ``num_envs`` episodes of it."""
        one = SoloEnv(**set_up)
        self.game, self.records, self.render_mode = one.game, one.records, one.render_mode
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._episodes = [Episode(self.game, one.language) for _ in range(num_envs)]
        self._streams = [np_random()[0] for _ in range(num_envs)]
        self._over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all episodes; a number as seed stands for itself and those that follow it, one an episode."""
        seeds = [seed + at for at in range(self.num_envs)] if isinstance(seed, int) else seed
        for at, one in enumerate(seeds or []):
            if one is not None:
                self._streams[at] = np_random(one)[0]
        for at in range(self.num_envs):
            self._begin(at, options)
        self._over = np.zeros(self.num_envs, np.bool_)
        return self._observed({})

    def step(self, actions: ArrayLike) -> Step:
        """Do an action in each episode that is not over, and begin those that are anew."""
        rewards, over, infos = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_), dict[str, Any]()
        for at, action in enumerate(np.asarray(actions).tolist()):
            if self._over[at]:
                self._begin(at, None)
                continue
            rewards[at], over[at] = act(self._episodes[at], action)
            if over[at] and self.records:
                infos = self._add_info(infos, {"record": self._episodes[at].record()}, at)
        self._over = over.copy()
        seen, infos = self._observed(infos)
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def render(self) -> tuple[str, ...] | None:
        """Return the positions as texts in the mode ``ansi``."""
        if self.render_mode != "ansi":
            return None
        return tuple(episode.describe(0) for episode in self._episodes)

    def _begin(self, at: int, options: dict[str, Any] | None) -> None:
        self._episodes[at].begin(int(self._streams[at].integers(1 << 63)), options)

    def _observed(self, infos: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        """Return what is seen and may be done in all episodes, a row for each; and the infos with the masks."""
        mask = np.zeros((self.num_envs, self.game.rules.actions), np.int8)
        for row, episode in zip(mask, self._episodes, strict=True):
            row[episode.legal] = 1
        views = b"".join([episode.match.state.view(0) for episode in self._episodes])
        infos |= {"action_mask": mask.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}
        return {"observation": bits(views).reshape(self.num_envs, -1), "action_mask": mask}, infos
