"""Puzzles as the page asks them: which comes next, what an answer is worth, and the ratings of guests and puzzles."""

from __future__ import annotations

import asyncio
import math
import time
from typing import TYPE_CHECKING, Any, Final

from vedette import capabilities, puzzles, registry, setups
from vedette.core.language import say
from vedette.protocol import puzzles as told
from vedette.protocol.server import Choice
from vedette.session import table_setup
from vedette.session.effects import Refusal
from vedette.session.log import TableLog

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.core.match import Match
    from vedette.puzzles import Puzzle, PuzzleMoment
    from vedette.server.lobby.lobby import Asker
    from vedette.server.store.statements import Params
    from vedette.server.store.store import Store

FIRST: Final = 1000.0
"""The rating of a guest who has tried no puzzle yet."""
STEP: Final = 40.0
"""The most that one answer moves a guest's rating (Elo's K); ``PUZZLE_STEP`` is the most it moves the puzzle's."""
PUZZLE_STEP: Final = 10.0
SCALE: Final = 400.0
AGE: Final = 600.0
"""Seconds after which the cached counts of answers to puzzles are read again, for what other servers have stored."""

Counts = dict[str, tuple[float, int, int]]
"""Of each puzzle that was tried, by its key: how far its rating has moved, how many guests tried it and solved it."""


def expected(rating: float, puzzle: float) -> float:
    """Return the share of such puzzles that a guest of a rating is expected to solve (Elo)."""
    return 1.0 / (1.0 + math.pow(10.0, (puzzle - rating) / SCALE))


def score_of(mine: list[Params]) -> told.PuzzleScore:
    """Return a guest's rating, tries, solved puzzles and streaks, from the rows of their answers in order."""
    if not mine:
        return told.PuzzleScore(round(FIRST))
    last = mine[-1]
    solved = len([one for one in mine if one["solved"]])
    return told.PuzzleScore(round(last["rating"]), len(mine), solved, last["streak"], last["best"])


class PuzzleService:
    """Asks users the puzzles that ship with games, and stores the first answer of each guest."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        """Keep answers in this store; ``clock`` returns the wall time."""
        self.store = store
        self.clock = clock
        self._counts: dict[str, tuple[float, Counts]] = {}
        """Cached counts of answers to the puzzles of each game, after the time at which they were read."""

    async def _tried(self, name: str) -> Counts:
        """Return the counts of answers to a game's puzzles, cached: adding up those of all guests takes time."""
        now = time.monotonic()
        read, counts = self._counts.get(name, (-AGE, {}))
        if now - read >= AGE:
            counts = await self.store.tried(name)
            self._counts[name] = now, counts
        return counts

    async def games(self, asker: Asker) -> told.PuzzleRows:
        """Return the games with puzzles: title, number of puzzles, and the guest's score in each."""
        rows = []
        for plugin in registry.plugins():
            if known := puzzles.shipped(plugin.name):
                score = score_of(await self.store.attempts(asker.guest, plugin.name))
                lead = say(asker.language, plugin.need(plugin.puzzles, "puzzles").lead)
                rows.append(told.PuzzleRow(plugin.name, plugin.title(asker.language), lead, len(known), score))
        return told.PuzzleRows(rows)

    async def ask(self, asker: Asker, name: str, number: int | None) -> told.PuzzlePage:
        """Return a puzzle of a game by its number, for None the one that suits the guest best; raises Unreadable."""
        name = registry.known(name)
        puzzles.numbered(name, number or 1)
        mine = await self.store.attempts(asker.guest, name)
        all_tried = await self._tried(name)
        number = number or following(name, mine, all_tried)
        puzzle = puzzles.numbered(name, number)
        shift, tried, solved = all_tried.get(puzzle.key, (0.0, 0, 0))
        page = await asyncio.to_thread(_page, name, number, puzzle, asker.language)
        return told.PuzzlePage(
            **page, rating=round(puzzle.rating + shift), tried=tried, solved=solved, score=score_of(mine)
        )

    async def answer(self, asker: Asker, name: str, number: int, action: int) -> told.PuzzleVerdict:
        """Return whether an answer to a puzzle is right, and why; store a guest's first one.

        Raises Unreadable for an unknown puzzle, a Refusal for an action that is not among its choices.
        """
        name = registry.known(name)
        puzzle = puzzles.numbered(name, number)
        asked = await asyncio.to_thread(puzzles.asked, name, puzzle)
        if action not in asked.choices:
            raise Refusal("form", where="action: one of the puzzle's choices")
        right = action in asked.wins
        mine = await self.store.attempts(asker.guest, name)
        counted = not any(one["puzzle"] == puzzle.key for one in mine)
        if counted:
            counts = await self._tried(name)
            shift, tried, solved = counts.get(puzzle.key, (0.0, 0, 0))
            mine.append(attempt(asker.guest, name, puzzle, mine, right=right, shift=shift, at=self.clock()))
            await self.store.keep_attempt(mine[-1])
            counts[puzzle.key] = shift + mine[-1]["shift"], tried + 1, solved + right
        words = await asyncio.to_thread(puzzles.verdict, asked, action, asker.language)
        after = await asyncio.to_thread(_solution, asked, asker.language)
        wins = _choices(asked, asked.wins, asker.language)
        return told.PuzzleVerdict(right, words, wins, counted, score_of(mine), **after)


def attempt(
    guest: str, name: str, puzzle: Puzzle, mine: list[Params], *, right: bool, shift: float, at: float
) -> Params:
    """Return the row of a guest's first answer to a puzzle, with their rating and streaks after it."""
    before: dict[str, Any] = mine[-1] if mine else {"rating": FIRST, "streak": 0, "best": 0, "at": at}
    surprise = right - expected(before["rating"], puzzle.rating + shift)
    streak = before["streak"] + 1 if right else 0
    return {
        "guest": guest,
        "game": name,
        "puzzle": puzzle.key,
        "solved": right,
        "rating": before["rating"] + STEP * surprise,
        "streak": streak,
        "best": max(before["best"], streak),
        "shift": -PUZZLE_STEP * surprise,
        "at": max(at, before["at"]),
    }


def following(name: str, mine: list[Params], tried: Counts) -> int:
    """Return the number of the puzzle nearest to a guest's rating: a new one, else one not solved yet, else any."""
    done = {one["puzzle"]: one["solved"] for one in mine}
    rating = mine[-1]["rating"] if mine else FIRST
    last = mine[-1]["puzzle"] if mine else ""

    def order(numbered: tuple[int, Puzzle]) -> tuple[bool, bool, bool, float]:
        puzzle = numbered[1]
        away = abs(puzzle.rating + tried.get(puzzle.key, (0.0, 0, 0))[0] - rating)
        return puzzle.key in done, done.get(puzzle.key, False), puzzle.key == last, away

    return min(enumerate(puzzles.shipped(name), 1), key=order)[0]


def _page(name: str, number: int, puzzle: Puzzle, language: str) -> dict[str, Any]:
    asked = puzzles.asked(name, puzzle)
    game, state = asked.match.game, asked.match.state
    seat = state.mover()
    game_words, deck_words = table_setup.titles(name, setups.deck_name(game))(language)
    return {
        "game": name,
        "game_words": game_words,
        "deck_words": deck_words,
        "number": number,
        "count": len(puzzles.shipped(name)),
        "task": puzzles.task(asked, language),
        "choices": puzzle.choices,
        "legal": _choices(asked, asked.choices, language),
        "text": game.describe(state.view(seat), language),
        "against": capabilities.puzzles(game).against,
        **_position(asked.match, seat, language),
    }


def _position(match: Match, seat: int, language: str) -> dict[str, Any]:
    """Return the present position of a match and the log lines that led to it, as a seat sees them."""
    return {
        "n": len(match.actions),
        "turn": match.state.turn(),
        "view": match.game.show(match.state.view(seat), language),
        "lines": TableLog(match).whole(seat, language),
    }


def _solution(asked: PuzzleMoment, language: str) -> dict[str, Any]:
    """Return the position after the first winning choice and the log up to it, as the seat that makes it sees them.

    The puzzle's own match stays as it is.
    """
    match = asked.match.branch(len(asked.match.actions))
    seat = match.mover()
    match.play(asked.wins[0])
    return _position(match, seat, language)


def _choices(asked: PuzzleMoment, actions: list[int], language: str) -> list[Choice]:
    game, state = asked.match.game, asked.match.state
    view = state.view(state.mover())
    return [Choice(action, game.say(view, action, language), game.parts(action)) for action in actions]
