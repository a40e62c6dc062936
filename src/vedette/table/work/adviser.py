"""The adviser: answers errands in a worker process, through the shelf."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from vedette import shelf
from vedette.boxes.box import SOLVE
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES
from vedette.core.match import Match
from vedette.core.record import Record
from vedette.table.rooms import stage, trial
from vedette.table.work import errand, reading

if TYPE_CHECKING:
    from vedette.core.game import Game, State
    from vedette.table.wire.news import Finding, Kind


def do(text: bytes) -> bytes:
    """Return the answer to an errand as it travels, or why there is none."""
    return answer(errand.read(text))


def answer(what: errand.Any) -> bytes:
    """Return the answer to an errand, or why there is none."""
    try:
        return errand.GOOD + msgspec.json.encode(reading.read(what) if isinstance(what, errand.Reading) else find(what))
    except Trouble as trouble:
        return errand.refusing(trouble)


def find(what: errand.Question) -> msgspec.Struct:  # noqa: PLR0911 (one answer for each kind of errand)
    """Return what an errand asks for; raises a Trouble where it cannot be had."""
    if isinstance(what, errand.Invent):
        return errand.Invented(shelf.box(what.game).write(shelf.invent(what.game, what.seed, what.wishes)))
    game = open_again(what.setup.game, tuple(what.setup.definition))
    match what:
        case errand.Advise():
            return advise(game, what)
        case errand.Weigh():
            weighed = [shelf.win_chance(game, view) for view in what.views]
            return errand.Weighed([odds.value for odds in weighed], [(odds.low, odds.high) for odds in weighed])
        case errand.Judge():
            return judge(game, what)
        case errand.Solve():
            return solve(game, what)
        case errand.Review():
            return review(game, what)
        case errand.Find():
            return first(game, what)
        case errand.Today():
            return errand.Found(*shelf.daily_deal(game, date.fromisoformat(what.date)))
        case errand.Choose():
            return errand.Chosen(chosen(game, what))


def advise(game: Game, what: errand.Advise) -> errand.Advised:
    """Return advice from a view and nothing else."""
    advice = shelf.advise(game, what.view, what.tier, what.language)
    return errand.Advised(advice.words, [dict(one) for one in advice.point], advice.action, advice.line)


def chosen(game: Game, what: errand.Choose) -> int:
    """Return what a player does, who is made anew and reminded of how the turn began."""
    player = stage.player(what.player, game, what.seed)
    player.recall(what.began)
    return player.choose(what.view, what.legal)


@lru_cache(maxsize=64)
def open_again(name: str, definition: tuple[str, ...]) -> Game:
    """Return the game of a setup; the tables of its deck are kept for the next errand."""
    if (tried := trial.GAMES.get(name)) is not None:
        return tried
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

    What is lost stays lost, so that the first lost moment is found by halving; where the moment before it was not
    decided, nothing is said of when it was lost.
    """
    moments = replayed(game, what.actions, what.deal)
    verdict, _ = settled(game, moments[-1], what.deal)
    if verdict != "unwinnable":
        return errand.Judged(verdict, None)
    failing = failures(game, moments[-1])
    if freed(game, what.actions, what.deal):
        return errand.Judged(verdict, None, draft=True, failing=failing)
    if (start := settled(game, moments[0], what.deal)[0]) != "winnable":
        return errand.Judged(verdict, None, dealt=start == "unwinnable", failing=failing)
    won, lost, before = 0, len(moments) - 1, "winnable"
    while lost - won > 1:
        middle = (won + lost) // 2
        between = settled(game, moments[middle], what.deal)[0]
        if between == "unwinnable":
            lost = middle
        else:
            won, before = middle, between
    return errand.Judged(verdict, won if before == "winnable" else None, failing=failing)


def failures(game: Game, state: State) -> dict[str, str]:
    """Return in each language what fails in a position that cannot be won."""
    return {language: shelf.failing(game, state, language) for language in LANGUAGES}


def freed(game: Game, actions: list[int], deal: list[int]) -> bool:
    """Return whether the deal can be won once all choices since the last reveal are taken back, even the last of it."""
    match = Match(game, deal)
    while len(match.actions) < len(actions):
        match.play(actions[len(match.actions)])
    return settled(game, match.moment(match.since_reveal()), deal)[0] == "winnable"


def solve(game: Game, what: errand.Solve) -> errand.Solved:
    """Return a winning line from the last moment; without one, whether taking back a draft would give one."""
    last = replayed(game, what.actions, what.deal)[-1]
    verdict, choices = settled(game, last, what.deal)
    if verdict != "unwinnable":
        return errand.Solved(verdict, choices)
    return errand.Solved(verdict, choices, freed(game, what.actions, what.deal), failures(game, last))


def review(game: Game, what: errand.Review) -> errand.Reviewed:
    """Return what each reveal gave and each turn's choices cost, until nothing could be won any more."""
    account = shelf.review(game, what.actions)
    steps: list[tuple[int, Kind, float, float]] = [
        (step.first, "luck" if step.kind == "luck" else "skill", step.before, step.after)
        for step in account.steps
        if step.before or step.after
    ]
    lost_at = account.lost_at if account.lost_at >= 0 else None
    left = account.steps[-1].after if account.steps else 0.0
    if what.conceded and left:
        steps.append((len(what.actions), "skill", left, 0.0))
        lost_at = len(what.actions)
    return errand.Reviewed(steps, lost_at)


def first(game: Game, what: errand.Find) -> errand.Found:
    """Return the first deal of a seed's stream that can be won, or has a grade: the same as on every surface."""
    if what.grade is None:
        return errand.Found(shelf.winnable_deal(game, what.seed), None)
    return errand.Found(shelf.graded_deal(game, what.grade, what.seed), what.grade)


def warm() -> None:
    """Settle one deal of each game and read a text, so that who asks first does not wait for tables and cards."""
    reading.warm()
    for name in shelf.GAMES:
        if SOLVE in shelf.box(name).helps:
            game = shelf.game(name)
            first(game, errand.Find(errand.Setup(name, game.definition()), 0, None))
