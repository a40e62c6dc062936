"""One match as environments play it: what a seat observes, as arrays, and the record of it at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces

from vedette import deals, files
from vedette.core import record
from vedette.core.chance import unspell
from vedette.core.errors import Illegal, Unreadable
from vedette.core.language import LANGUAGES
from vedette.core.match import Match
from vedette.environments.observation import bits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from vedette.core.game import Game

    Observation = dict[str, NDArray[np.int8]]
    """``observation``: what a seat sees, as ``bits``; ``action_mask``: 1 for each action that is legal for it now."""

Action = int | np.integer[Any]
ILLEGAL: Final = -1.0
"""The reward of an action that is not legal, which ends the episode."""


def set_up(name: str, deck: str, variants: Iterable[str], players: int) -> Game:
    """Return a game by its name, its deck (name, code or path) and its variants.

    Raises Unreadable for an unknown game, deck or variant, Illegal for a game of another number of players.
    """
    game = files.game(name, deck, variants)
    if game.rules.players != players:
        has, wants = str(game.rules.players), str(players)
        raise Illegal("environment-players", {"game": game.rules.name, "has": has, "wants": wants})
    return game


def observations(game: Game) -> spaces.Dict:
    """Return the space of what a seat of a game observes; all views of a setup are equally long."""
    sizes = {"observation": 8 * len(game.start().view(0)), "action_mask": game.rules.actions}
    return spaces.Dict({name: spaces.Box(0, 1, (size,), np.int8) for name, size in sizes.items()})


class Episode:
    """A match of a game, and after it another."""

    match: Match
    legal: list[int]
    """What the mover may do; empty once the match is over."""

    def __init__(self, game: Game, language: str) -> None:
        """Take a game that is set up; ``begin`` makes the first match. Raises Unreadable for an unknown language."""
        if language not in LANGUAGES:
            raise Unreadable("environment-language", {"text": language, "languages": ", ".join(LANGUAGES)})
        self.game = game
        self.language = language

    def begin(self, seed: int, options: dict[str, Any] | None) -> None:
        """Begin a match of the deal whose code the options hold, or else of the random deal of a seed.

        Other options are ignored, as PettingZoo's own tests want it. Raises Unreadable for what is no code, Illegal for
        the code of another deck.
        """
        code = (options or {}).get("code", "")
        deal = self._dealt(code) if code else deals.random_deal(self.game, seed)
        self.match = Match(self.game, deal, seed)
        self.legal = self.match.legal()

    def _dealt(self, code: str) -> list[int]:
        """Return the deal of a code; one that names no deck is of this game's."""
        deck, _, number = code.rpartition("/")
        if not deck:
            return self.game.deal(unspell(number, self.game.deals()))
        game, deal = files.uncode(self.game.rules.name, code)
        if game.definition() != self.game.definition():
            raise Illegal("environment-code", {"code": code, "number": number})
        return deal

    def play(self, action: Action) -> None:
        """Do an action and what follows by itself; raises Illegal, changing nothing, for one that is not legal."""
        self.match.play(int(action))
        self.legal = self.match.legal()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return for each action whether it is legal for a seat now: 1 or 0; all 0 while another is to act."""
        found = np.zeros(self.game.rules.actions, np.int8)
        if self.legal and self.match.mover() == seat:
            found[self.legal] = 1
        return found

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees and what it may do, in new arrays."""
        return {"observation": bits(self.match.state.view(seat)), "action_mask": self.mask(seat)}

    def describe(self, seat: int) -> str:
        """Return what a seat sees, as text."""
        return self.game.describe(self.match.state.view(seat), self.language)

    def record(self) -> str:
        """Return the record of the match so far. It reveals the whole deal: no player may have it before the end."""
        return record.write(self.match)
