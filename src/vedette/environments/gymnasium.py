"""Gymnasium environments of games for one. Importing this module registers them.

``vedette/TwelvePatrols-v0``, ``vedette/Spellfire-v0``, and ``vedette/Solo-v0`` for any game by its name, such as one
that another package brings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium

from vedette.core.errors import Illegal
from vedette.environments.episode import ILLEGAL, Action, Episode, observations, set_up

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vedette.environments.episode import Observation


def act(episode: Episode, action: Action) -> tuple[float, bool]:
    """Do an action in a game for one; return the reward and whether the episode is over.

    An action that is not legal gives the game up. Raises Illegal once the episode is over.
    """
    try:
        episode.play(action)
    except Illegal:
        episode.match.concede()
        episode.legal = []
        return ILLEGAL, True
    return episode.match.returns()[0], not episode.legal


class SoloEnv(gymnasium.Env[dict[str, Any], Action]):
    """A game for one. The reward comes at the end: the result, 0 to 1; or -1 for an action that was not legal."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        deck: str = "",
        variants: Iterable[str] = (),
        *,
        records: bool = True,
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        """Set up a game by its name; raises Unreadable for one that is unknown, Illegal for a game of more players.

        ``records``: whether the last ``info`` has the record, which takes longer to write than the episode to play.
        """
        self.game = set_up(game, deck, variants, players=1)
        self.observation_space = observations(self.game)
        self.action_space = gymnasium.spaces.Discrete(self.game.rules.actions)
        self.records = records
        self.render_mode = render_mode
        self.language = language
        self._episode = Episode(self.game, language)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode, of the deal whose code is ``options["code"]`` or else of a random one."""
        super().reset(seed=seed)
        self._episode.begin(int(self.np_random.integers(1 << 63)), options)
        return self._episode.observe(0), {"action_mask": self._episode.mask(0)}

    def step(self, action: Action) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action and what follows from it by itself; nothing is ever truncated."""
        reward, over = act(self._episode, action)
        info: dict[str, Any] = {"action_mask": self._episode.mask(0)}
        if over and self.records:
            info["record"] = self._episode.record()
        return self._episode.observe(0), reward, over, False, info

    def render(self) -> str | None:
        """Return the position as text in the mode ``ansi``."""
        return self._episode.describe(0) if self.render_mode == "ansi" else None


IDS: Final = {
    "vedette/TwelvePatrols-v0": {"game": "twelve-patrols"},
    "vedette/Spellfire-v0": {"game": "spellfire"},
    "vedette/Solo-v0": {},
}
for _id, _set_up in IDS.items():
    gymnasium.register(
        _id,
        "vedette.environments.gymnasium:SoloEnv",
        vector_entry_point="vedette.environments.vector:SoloVectorEnv",
        kwargs=_set_up,
    )
