"""The mini duel as a plugin without any capability."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tests.testgame import FOLDER
from tests.testgame.mind import Duelist
from tests.testgame.rules import NAME
from tests.testgame.speech import MiniDuel

from vedette import registry
from vedette.bots.greedy import Greedy
from vedette.bots.ismcts import Ismcts
from vedette.bots.uniform import Uniform
from vedette.core import language
from vedette.core.plugin import Bot, Plugin

if TYPE_CHECKING:
    import pytest  # the server of the browser tests and each of its workers start without it


def new(_: None, __: object) -> MiniDuel:
    return MiniDuel()


def restore(definition: list[str], _: str) -> MiniDuel:
    return MiniDuel(int(definition[0].removeprefix("deck: ")))


BOTS: dict[str, Bot] = {
    "level:0": Bot(lambda _, seed: Uniform(seed), quick=True),
    "level:1": Bot(lambda _, seed: Greedy(Duelist(), seed), quick=True),
    "level:2": Bot(lambda made, seed: Ismcts(made, Duelist(), 100, seed)),
}
GAME: Plugin[Any, Any] = Plugin(
    name=NAME,
    title=partial(language.message, "mini-duel"),
    pitch=partial(language.message, "mini-duel"),
    minutes=2,
    new=new,
    restore=restore,
    bots=BOTS,
    folder=FOLDER,
)


def bring(patch: pytest.MonkeyPatch) -> None:
    """Put the game where tables find it, until the test is over."""
    patch.setitem(registry._added, NAME, GAME)
