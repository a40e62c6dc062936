"""OpenSpiel games: importing this registers ``vedette_twelve_patrols``, ``vedette_spellfire``, ``vedette_patrol``.

Parameters are ``deck`` (the decks of two seats with a semicolon between them) and ``variants`` (with plus signs):
``vedette_patrol(deck=legion;venom,variants=quick)``. Every die and every card drawn is a chance node of its own, with
all its outcomes listed; their numbers and those of actions are the engine's. Steps that all seats can see to be forced
are done at once, as at a table.
"""

from __future__ import annotations

from copy import copy
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from vedette import files
from vedette.core.errors import Illegal
from vedette.core.game import CHANCE, OVER, SPECTATOR
from vedette.environments.observation import bits

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.core.game import Game, State

LANGUAGE: Final = "en"
RECALL: Final = 32
"""How many bytes the hash of all that a seat has seen and done has."""


class Trajectory:
    """The position that a line of play has reached, and for each seat the hash of all that it saw and did on the way.

    OpenSpiel deep-copies what a state of Python holds, and pickles it beside the line's actions: a copy is a quick one,
    and in a pickle there is nothing, since the actions say it all.
    """

    __slots__ = ("position", "recalls", "views")
    position: State
    views: list[bytes]
    """What each seat sees now."""
    recalls: list[bytes]

    def start(self, game: Game) -> None:
        """Go to the position before the first action."""
        self.position = game.start()
        self.views = [b""] * game.rules.players
        self.recalls = [bytes([seat]) for seat in range(game.rules.players)]
        self._look()

    def apply(self, action: int) -> None:
        """Do an action, and the forced steps after it."""
        if (seat := self.position.mover()) >= 0:
            self._recall(seat, b"did", action.to_bytes(8, "little"))
        self.position.apply(action)
        self._look()
        while self.position.mover() >= 0 and self.position.forced():
            self.position.apply(self.position.legal()[0])
            self._look()

    def _look(self) -> None:
        """Note what each seat sees, where it sees anything new: that a step changed nothing there is not seen."""
        for seat, before in enumerate(self.views):
            view = self.position.view(seat)
            if view != before:
                self.views[seat] = view
                self._recall(seat, b"saw", view)

    def _recall(self, seat: int, what: bytes, told: bytes) -> None:
        self.recalls[seat] = sha256(self.recalls[seat] + what + told).digest()

    def __deepcopy__(self, memo: object) -> Trajectory:
        """Return a copy; the bytes in it are shared."""
        other = Trajectory()
        if hasattr(self, "position"):
            other.position, other.views, other.recalls = self.position.copy(), copy(self.views), copy(self.recalls)
        return other

    def __reduce__(self) -> tuple[type[Trajectory], tuple[()]]:
        """Return what a pickle makes: a line that has not been played."""
        return Trajectory, ()


class LineState(pyspiel.State):
    """A position of any game, as OpenSpiel asks for it."""

    def __init__(self, game: OpenGame) -> None:
        """Begin at the start; only ``OpenGame.new_initial_state`` calls this."""
        super().__init__(game)
        self._line = Trajectory()

    @property
    def line(self) -> Trajectory:
        """Return the line of play, which is played again where a text was read: from there come its actions alone."""
        if not hasattr(self._line, "position"):
            self._line.start(self.get_game().made)
            for action in self.history():
                self._line.apply(action)
        return self._line

    def current_player(self) -> int:
        """Return the player to act, or the number of chance or of the end."""
        mover = self.line.position.mover()
        return int(
            pyspiel.PlayerId.CHANCE if mover == CHANCE else pyspiel.PlayerId.TERMINAL if mover == OVER else mover
        )

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.line.position.mover() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.line.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may do now, each with its probability."""
        odds = self.line.position.odds()
        whole = sum(odds)
        return [(action, odd / whole) for action, odd in zip(self.line.position.legal(), odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        if not self.line.position.may(action):  # OpenSpiel does not ask
            raise Illegal("match-illegal", {"action": str(action)})
        self.line.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().made.note(self.line.position, action))

    def returns(self) -> list[float]:
        """Return the results: 0 to 1 in a game for one; in a game for two 1 and -1, in a draw 0 for both."""
        found = self.line.position.returns()
        if len(found) == 1 or not self.is_terminal():
            return found
        return [2 * share - 1 for share in found]

    def __str__(self) -> str:
        """Return what all seats see, as text."""
        return "\n".join(self.get_game().made.describe(view, LANGUAGE) for view in self.line.views)


class Observer:
    """What a seat or a spectator observes: the bits of the view; with perfect recall also the hash of all before.

    The hash is equal for two lines of play where the seat saw and did the same in the same order, and only there.
    """

    def __init__(self, made: Game, kind: pyspiel.IIGObservationType) -> None:
        """Make the tensors for a game and a kind of observation."""
        self.made = made
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = kind.perfect_recall
        size = 8 * len(made.start().view(0))
        self.tensor = np.zeros(size + 8 * RECALL * self.recall, np.float32)
        self.dict = {"view": self.tensor[:size]} | ({"recall": self.tensor[size:]} if self.recall else {})

    def set_from(self, state: LineState, player: int) -> None:
        """Write what a player observes into the tensors."""
        line = state.line
        self.dict["view"][:] = bits(line.views[player] if self.private else line.position.view(SPECTATOR))
        if self.recall:
            self.dict["recall"][:] = bits(line.recalls[player])

    def string_from(self, state: LineState, player: int) -> str:
        """Return the same as text: the hash, or what is seen in words."""
        line = state.line
        if self.recall:
            return line.recalls[player].hex()
        return self.made.describe(line.views[player] if self.private else line.position.view(SPECTATOR), LANGUAGE)


class OpenGame(pyspiel.Game):
    """A game as OpenSpiel asks for it; each that is registered is a class below this one."""

    kind: Any
    """Its ``pyspiel.GameType``."""
    longest: int
    """The most actions that it can have, chance's and forced ones among them."""
    make: Callable[[str, list[str]], Game]
    """A function of a deck (empty for the usual one) and of variants: the game set up so."""

    def __init__(self, params: dict[str, Any]) -> None:
        """Set up the game with its parameters; raises Unreadable for an unknown deck or variant."""
        variants = [name for name in params.get("variants", "").split("+") if name]
        self.made = self.make(params.get("deck", "").replace(";", ","), variants)
        one = self.made.rules.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.made.rules.actions,
            max_chance_outcomes=self.made.rules.actions,
            num_players=self.made.rules.players,
            min_utility=0.0 if one else -1.0,
            max_utility=1.0,
            utility_sum=None if one else 0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> LineState:
        """Return the position before the first action."""
        return LineState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the most actions of a game, chance's among them."""
        return self.longest

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer | None:
        """Return an observer of what a seat sees, also with all before, or of what a spectator does; else None."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        seat = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        spectator = kind.private_info == pyspiel.PrivateInfoType.NONE and not kind.perfect_recall
        return Observer(self.made, kind) if kind.public_info and (seat or spectator) else None


def register(name: str, title: str, players: int, longest: int, make: Callable[[str, list[str]], Game]) -> None:
    """Register a game for one or two under a short name; ``longest`` and ``make`` are those of ``OpenGame``."""
    one, types = players == 1, pyspiel.GameType
    kind = types(
        short_name=name,
        long_name=title,
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        # What nobody has seen is settled when it is seen, so from the player of a game for one nothing is hidden.
        information=types.Information.PERFECT_INFORMATION if one else types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.GENERAL_SUM if one else types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"deck": "", "variants": ""},
    )
    # OpenSpiel drops what it was given when Python is gone. A class outlives that, where a function would be freed.
    pyspiel.register_game(kind, type(name, (OpenGame,), {"kind": kind, "longest": longest, "make": staticmethod(make)}))


LONGEST: Final = {"twelve-patrols": 60, "spellfire": 600, "patrol": 121_500}
"""The most actions that a game can have, chance's and forced ones among them."""
register("vedette_twelve_patrols", "12 Patrols", 1, LONGEST["twelve-patrols"], partial(files.game, "twelve-patrols"))
register("vedette_spellfire", "Solitaire Spellfire", 1, LONGEST["spellfire"], partial(files.game, "spellfire"))
register("vedette_patrol", "Patrol", 2, LONGEST["patrol"], partial(files.game, "patrol"))
