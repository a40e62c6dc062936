"""The adviser: answers errands in a worker process, through the shelf."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from vedette import shelf
from vedette.core.errors import Trouble
from vedette.core.game import CHANCE
from vedette.core.match import Match
from vedette.core.record import Record
from vedette.table import errand

if TYPE_CHECKING:
    from vedette.core.game import Game, State
    from vedette.games.twelve_patrols.speech import TwelvePatrols
    from vedette.table.news import Finding, Kind

HELPS: Final = {"twelve-patrols": frozenset({"hint", "chance", "solve", "watch", "review"})}
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
        case errand.Advise():
            advice = shelf.advise(game, what.view, what.tier, what.language)
            return errand.Advised(advice.words, [dict(one) for one in advice.point], advice.action, advice.line)
        case errand.Weigh():
            weighed = [shelf.win_chance(game, view) for view in what.views]
            return errand.Weighed([value for value, _ in weighed], all(exact for _, exact in weighed))
        case errand.Judge():
            return judge(game, what)
        case errand.Solve():
            played = replayed(game, what.actions, what.deal)
            verdict, choices = settled(game, played[-1], what.deal)
            return errand.Solved(verdict, choices)
        case errand.Review():
            return review(game, what)
        case errand.Find():
            return first(game, what)


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


def review(game: TwelvePatrols, what: errand.Review) -> errand.Reviewed:
    """Return what each reveal gave and each turn's choices cost, in win chance under best play from the seat's views.

    A reveal is all that chance answered between two choices; what came before the first choice is nobody's merit.
    The value before a reveal is the mean of the values after it, so that luck has no bias.
    """
    ends = boundaries(what.movers)
    match = Match(game, what.deal)
    while len(match.actions) < len(what.actions):
        match.play(what.actions[len(match.actions)])
    values = [shelf.win_chance(game, match.moment(n).view(what.seat))[0] for n in ends]
    if what.conceded and values:
        ends, values = [*ends, ends[-1]], [*values, 0.0]
    steps: list[tuple[int, Kind, float, float]] = []
    for at in range(1, len(ends)):
        kind: Kind = "luck" if ends[at] > ends[at - 1] and what.movers[ends[at] - 1] == CHANCE else "skill"
        if values[at - 1] or values[at]:
            steps.append((ends[at - 1], kind, values[at - 1], values[at]))
    lost = next((n for n, _, before, after in steps if before > 0.0 == after), None)
    return errand.Reviewed(steps, lost)


def boundaries(movers: list[int]) -> list[int]:
    """Return the moments between what players did and what chance did, from the first choice to the end."""
    first = next((n for n, mover in enumerate(movers) if mover >= 0), None)
    if first is None:
        return []
    inside = [n for n in range(first + 1, len(movers)) if (movers[n] == CHANCE) != (movers[n - 1] == CHANCE)]
    return [first, *inside, len(movers)]


def first(game: TwelvePatrols, what: errand.Find) -> errand.Found:
    """Return the first deal of a seed's stream that can be won: the same as on every surface."""
    return errand.Found(shelf.winnable_deal(game, what.seed), None)


def warm() -> None:
    """Settle one deal of each game, so that the first who asks does not wait for its deck's tables."""
    for name in shelf.GAMES:
        if "solve" in helps(name):
            game = shelf.game(name)
            first(game, errand.Find(errand.Setup(name, game.definition()), 0, None))
