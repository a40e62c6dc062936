"""The adviser: answers errands in a worker process, through the shelf."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from vedette import shelf
from vedette.core.errors import Trouble, Unreadable
from vedette.core.match import Match
from vedette.core.record import Record
from vedette.table import errand

if TYPE_CHECKING:
    from vedette.core.game import Game, State
    from vedette.games.twelve_patrols.speech import TwelvePatrols
    from vedette.table.news import Finding

HELPS: Final[dict[str, frozenset[str]]] = {"twelve-patrols": frozenset({"solve", "watch"})}
GRADES: Final[dict[str, list[int]]] = {}


def helps(name: str) -> frozenset[str]:
    """Return the help that there is for a game."""
    return HELPS.get(name, frozenset())


def grades(name: str) -> list[int]:
    """Return the grades that deals of a game can have."""
    return GRADES.get(name, [])


def do(text: bytes) -> bytes:
    """Return the answer to an errand, or why there is none."""
    try:
        return errand.GOOD + msgspec.json.encode(find(errand.read(text)))
    except Trouble as trouble:
        return errand.BAD + str(trouble).encode()


def find(what: errand.Any) -> msgspec.Struct:
    """Return what an errand asks for; raises Unreadable where there is no such help."""
    game = open_again(what.setup.game, tuple(what.setup.definition))
    match what:
        case errand.Judge():
            return judge(game, what)
        case errand.Solve():
            played = replayed(game, what.actions, what.deal)
            verdict, choices = settled(game, played[-1], what.deal)
            return errand.Solved(verdict, choices)
        case errand.Find():
            return first(game, what)
    raise Unreadable("table-no-solver", {"name": what.setup.game})


@lru_cache(maxsize=64)
def open_again(name: str, definition: tuple[str, ...]) -> TwelvePatrols:
    """Return the game of a setup; the tables of its deck are kept for the next errand."""
    return shelf.restore(Record("", name, 0, "", list(definition)))


def replayed(game: Game, actions: list[int], deal: list[int]) -> list[State]:
    """Return the position at every moment of these actions, played by the rules."""
    match = Match(game, deal)
    while len(match.actions) < len(actions):
        match.play(actions[len(match.actions)])
    return [match.moment(n) for n in range(len(actions) + 1)]


def settled(game: Game, state: State, deal: list[int]) -> tuple[Finding, list[int]]:
    """Return the verdict on a position, all cards known, and the choices that win it."""
    verdict, choices = shelf.settle(game, state, deal)
    return ("winnable" if verdict == "winnable" else "unwinnable" if verdict == "unwinnable" else "undecided"), choices


def judge(game: Game, what: errand.Judge) -> errand.Judged:
    """Return the verdict on the last moment, and the action with which the deal was lost.

    What is lost stays lost, so that the first lost moment is found by halving.
    """
    moments = replayed(game, what.actions, what.deal)
    verdict, _ = settled(game, moments[-1], what.deal)
    if verdict != "unwinnable" or settled(game, moments[0], what.deal)[0] != "winnable":
        return errand.Judged(verdict, None)
    won, lost = 0, len(moments) - 1
    while lost - won > 1:
        middle = (won + lost) // 2
        if settled(game, moments[middle], what.deal)[0] == "winnable":
            won = middle
        else:
            lost = middle
    return errand.Judged(verdict, won)


def first(game: TwelvePatrols, what: errand.Find) -> errand.Found:
    """Return the first deal of a seed's stream that can be won: the same as on every surface."""
    return errand.Found(shelf.winnable_deal(game, what.seed), None)


def warm() -> None:
    """Settle one deal of each game, so that the first who asks does not wait for its deck's tables."""
    for name in shelf.GAMES:
        if "solve" in helps(name):
            game = shelf.game(name)
            first(game, errand.Find(errand.Setup(name, game.definition()), 0, None))
