"""PettingZoo environments of games for two. Importing this module registers ``vedette/patrol-v0``.

They are of the kind AEC: one agent acts after the other. In no game that comes with Vedette do both players act at
once, so there is no parallel environment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
import pettingzoo
from pettingzoo.utils import wrappers

from vedette.core.game import SPECTATOR
from vedette.environments.episode import ILLEGAL, Action, Episode, observations, set_up

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vedette.environments.episode import Observation

MOST_MOVES: Final = 5_000
"""After how many moves a game is broken off where nothing else is said: four times as many as random games take."""


def env(**set_up: Any) -> pettingzoo.AECEnv:  # noqa: ANN401 (the keywords of ``raw_env``)
    """Return the environment of ``raw_env`` in the wrappers of PettingZoo's classic games.

    In these an action that is not legal ends the episode with a reward of -1 for its agent, 0 for the other.
    """
    made = wrappers.TerminateIllegalWrapper(raw_env(**set_up), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(pettingzoo.AECEnv):  # noqa: N801 (what PettingZoo calls it)
    """A game for two. The rewards come at the end and sum to zero: 1 and -1, in a draw 0 for both."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str = "patrol",
        deck: str = "",
        variants: Iterable[str] = (),
        *,
        max_cycles: int = MOST_MOVES,
        records: bool = True,
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        """Set up a game by its name; raises Unreadable for one that is unknown, Illegal for a game not for two.

        ``max_cycles``: after how many moves of both players a game is truncated. ``records``: whether the infos at the
        end have the record.
        """
        super().__init__()
        self.game = set_up(game, deck, variants, players=2)
        name = f"{self.game.rules.name.replace('-', '_')}_v0"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = ["player_0", "player_1"]
        self.observation_spaces = {agent: observations(self.game) for agent in self.possible_agents}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.game.rules.actions) for agent in self.possible_agents
        }
        self.max_cycles = max_cycles
        self.records = records
        self.render_mode = render_mode
        self._episode = Episode(self.game, language)
        self._np_random = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """Return the space of what an agent observes, the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """Return the space of an agent's actions, the same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode, of the deal whose code is ``options["code"]`` or else of a random one."""
        if seed is not None:
            self._np_random = np.random.default_rng(seed)
        self._episode.begin(int(self._np_random.integers(1 << 63)), options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._episode.match.mover()]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees and, where it is to act, which actions are legal."""
        return self._episode.observe(self.possible_agents.index(agent))

    def step(self, action: Action | None) -> None:
        """Do an action of the selected agent, None once it is done for.

        Raises Illegal, changing nothing, for an action that is not legal; ``env`` never comes to that.
        """
        if action is None or self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        match = self._episode.match
        self._episode.play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if not self._episode.legal:
            self.rewards = {agent: 2 * match.returns()[at] - 1 for at, agent in enumerate(self.agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        elif match.moves() >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[match.mover()]
            return
        if self.records:
            self.infos = {agent: {"record": self._episode.record()} for agent in self.agents}
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return what a spectator sees as text in the mode ``ansi``."""
        return self._episode.describe(SPECTATOR) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: nothing was opened."""


pettingzoo.register("aec", "vedette/patrol-v0", "vedette.environments.pettingzoo:env")
