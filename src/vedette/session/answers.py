"""What a worker computes for each job: advice, win chances, verdicts, solutions, bots' choices, deals."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

from vedette import capabilities, deals, decks, players, setups
from vedette.core.language import LANGUAGES
from vedette.core.match import Match
from vedette.core.record import Record
from vedette.session import jobs

if TYPE_CHECKING:
    from vedette.core.game import Game, State
    from vedette.protocol.server import Finding, Kind


def find(what: jobs.Question) -> object:
    """Compute a job in a worker and return its answer; raises a Trouble where there is none."""
    if isinstance(what, jobs.Invent):
        return capabilities.decks(what.game).write(decks.invent(what.game, what.seed, what.wishes))
    game = open_again(what.setup.game, tuple(what.setup.definition))
    match what:
        case jobs.Advise():
            return capabilities.hints(game).advise(game, what.view, what.tier, what.language)
        case jobs.Weigh():
            return [capabilities.hints(game).win_chance(game, view) for view in what.views]
        case jobs.JudgeDeal():
            return judge(game, what)
        case jobs.SolveDeal():
            return solve(game, what)
        case jobs.ReviewGame():
            return review(game, what)
        case jobs.Find():
            return first(game, what)
        case jobs.DailyDeal():
            return jobs.GradedDeal(*deals.daily_deal(game, date.fromisoformat(what.date)))
        case jobs.Choose():
            return chosen(game, what)


def chosen(game: Game, what: jobs.Choose) -> int:
    """Return a bot's choice. The bot is created from its seed and given its view at the beginning of the turn."""
    player = players.player(what.player, game, what.seed)
    player.recall(what.began)
    return player.choose(what.view, what.legal)


@lru_cache(maxsize=64)
def open_again(name: str, definition: tuple[str, ...]) -> Game:
    """Return the game of a setup from a cache, since the look-up tables made of a deck are slow to build."""
    return setups.restore(Record("", name, 0, "", list(definition)))


def replayed(game: Game, actions: list[int], deal: list[int]) -> list[State]:
    """Return the position before each of these actions and after the last; raises Illegal."""
    match = Match(game, deal)
    while len(match.actions) < len(actions):
        match.play(actions[len(match.actions)])
    return [match.moment(n) for n in range(len(actions) + 1)]


def settled(game: Game, state: State, deal: list[int]) -> tuple[Finding, list[int]]:
    """Return whether a position can be won with all cards known, and one line of the player's choices that wins it."""
    verdict, choices = deals.settle(game, state, deal)
    return ("winnable" if verdict == "winnable" else "unwinnable" if verdict == "unwinnable" else "undecided"), choices


def judge(game: Game, what: jobs.JudgeDeal) -> jobs.Judged:
    """Return whether the position after a match's actions can still be won, and the action that lost the deal.

    A lost position stays lost, so the first one is found by bisection. Where the verdict on the position before it is
    undecided, the action is None.
    """
    moments = replayed(game, what.actions, what.deal)
    verdict, _ = settled(game, moments[-1], what.deal)
    if verdict != "unwinnable":
        return jobs.Judged(verdict, None)
    failing = failures(game, moments[-1])
    if winnable_after_undo(game, what.actions, what.deal):
        return jobs.Judged(verdict, None, draft=True, failing=failing)
    if (start := settled(game, moments[0], what.deal)[0]) != "winnable":
        return jobs.Judged(verdict, None, dealt=start == "unwinnable", failing=failing)
    won, lost, before = 0, len(moments) - 1, "winnable"
    while lost - won > 1:
        middle = (won + lost) // 2
        between = settled(game, moments[middle], what.deal)[0]
        if between == "unwinnable":
            lost = middle
        else:
            won, before = middle, between
    return jobs.Judged(verdict, won if before == "winnable" else None, failing=failing)


def failures(game: Game, state: State) -> dict[str, str]:
    """Return by language, in words, why a position cannot be won."""
    return {language: capabilities.solver(game).failing(game, state, language) for language in LANGUAGES}


def winnable_after_undo(game: Game, actions: list[int], deal: list[int]) -> bool:
    """Return whether the deal can be won once all choices since the last reveal are taken back."""
    match = Match(game, deal)
    while len(match.actions) < len(actions):
        match.play(actions[len(match.actions)])
    return settled(game, match.moment(match.since_reveal()), deal)[0] == "winnable"


def solve(game: Game, what: jobs.SolveDeal) -> jobs.Solved:
    """Return a winning line after the actions; without one, whether undoing to the last reveal would give one."""
    last = replayed(game, what.actions, what.deal)[-1]
    verdict, choices = settled(game, last, what.deal)
    if verdict != "unwinnable":
        return jobs.Solved(verdict, choices)
    return jobs.Solved(verdict, choices, winnable_after_undo(game, what.actions, what.deal), failures(game, last))


def review(game: Game, what: jobs.ReviewGame) -> jobs.Reviewed:
    """Return the change of the win chance by each reveal and each turn, up to the moment at which the game was lost.

    Of a duel it is those that decided, and the win chance as the rounds began.
    """
    account = deals.review(game, what.actions)
    steps: list[tuple[int, Kind, float, float]] = [
        (step.first, "luck" if step.kind == "luck" else "skill", step.before, step.after)
        for step in account.steps
        if step.before or step.after
    ]
    if account.curve:
        return jobs.Reviewed(steps, None, [(at.first, at.value, at.low, at.high) for at in account.curve])
    lost_at = account.lost_at if account.lost_at >= 0 else None
    left = account.steps[-1].after if account.steps else 0.0
    if what.conceded and left:
        steps.append((len(what.actions), "skill", left, 0.0))
    if what.conceded and (left or (steps and lost_at is None)):
        lost_at = len(what.actions)
    return jobs.Reviewed(steps, lost_at)


def first(game: Game, what: jobs.Find) -> jobs.GradedDeal:
    """Return the first deal of a seed's stream that can be won, or that has the wanted grade."""
    if what.grade is None:
        return jobs.GradedDeal(deals.winnable_deal(game, what.seed), None)
    return jobs.GradedDeal(deals.graded_deal(game, what.grade, what.seed), what.grade)
