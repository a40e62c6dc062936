"""Deals by code, as JSON data, by seed, by date; and their verdicts, grades and reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette import capabilities, decks, registry, setups
from vedette.core import data
from vedette.core.advice import NEVER_LOST
from vedette.core.chance import Stream, unspell
from vedette.core.errors import Illegal, Unreadable
from vedette.core.game import CHANCE
from vedette.core.grading import UNGRADED
from vedette.core.plugin import variants_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from vedette.core.advice import Account
    from vedette.core.game import Game, State

    Find = Callable[[str, str], object]
    """A function that looks up a deck by the game's name and the deck's."""

TRIES: Final = 2000
"""The most deals that are searched for a winnable one."""
GRADED: Final = 400
"""The most deals that are searched for one of a wanted grade."""
WEEK: Final = (1, 2, 2, 3, 3, 4, 5)
"""The grade of the daily deal, and the level of its bot, Monday first."""
LEVEL: Final = "level:"
"""The prefix of the registry names of bots by level: ``level:1`` and on."""


def uncode(name: str, code: str, find: Find = decks.find) -> tuple[Game, list[int]]:
    """Return the game and the deal of a code, ``[DECK[+VARIANT...]/]NUMBER``; raises Unreadable.

    ``find`` looks up the deck.
    """
    head, _, number = code.strip().rpartition("/")
    spec, *variants = head.split("+")
    game = setups.game_with(name, coded(name, spec, find), [variant.strip().lower() for variant in variants])
    return game, game.deal(unspell(number, game.deals()))


def coded(name: str, spec: str, find: Find) -> object:
    """Return the deck that a deal's code names; of a shipped deck that was changed since, its former cards."""
    held = registry.get(name).decks
    meant = held.coded(spec) if held is not None else None
    return find(name, spec) if meant is None else meant


def read(name: str, value: object, source: str, find: Find = decks.find) -> tuple[Game, list[int]]:
    """Return the deal in JSON data and the game it is of; ``find`` looks up its decks. Raises Unreadable."""
    held = registry.get(name).deals
    if held is not None:
        game, deal = held.read(
            value, source, lambda spec: coded(name, spec, find), lambda code: uncode(name, code, find)
        )
        return game, deal
    if not isinstance(value, dict) or not isinstance(value.get("code"), str):
        raise Unreadable("deal-code", {"file": source, "field": "code"})
    if value.get("game", name) != name:
        raise Unreadable(
            "deal-game", {"file": source, "field": "game", "name": data.shown(value["game"]), "game": name}
        )
    return uncode(name, value["code"], find)


def write(game: Game, deal: list[int]) -> dict[str, object]:
    """Return a deal as the JSON data that ``read`` takes."""
    held = registry.of(game).deals
    return {"game": game.rules.name, "code": game.code(deal)} if held is None else held.write(game, deal)


def lines(game: Game, deal: list[int], language: str) -> list[str]:
    """Return in words what a deal is made of (dice, cards in order); empty where the game does not say."""
    held = registry.of(game).deals
    return [] if held is None else held.lines(game, deal, language)


def whole(game: Game, deal: list[int]) -> bool:
    """Return whether a deal has an action for every slot."""
    held = registry.of(game).deals
    return len(deal) == len(game.deal(0)) if held is None else held.whole(game, deal)


def random_deal(game: Game, seed: int) -> list[int]:
    """Return the random deal of a seed, chance's action for each slot; equal seeds give equal deals everywhere."""
    return game.deal(Stream(seed).below(game.deals()))


def winnable_deal(game: Game, seed: int) -> list[int]:
    """Return the first deal of a seed's stream that can be won with all cards known; the seed's own deal leads it.

    Raises Illegal where none of the first TRIES can be.
    """
    stream = Stream(seed)
    for _ in range(TRIES):
        deal = game.deal(stream.below(game.deals()))
        if settle(game, game.start(), deal)[0] == "winnable":
            return deal
    raise Illegal("deal-none-winnable", {"deck": setups.deck_name(game), "tries": str(TRIES)})


def graded_deal(game: Game, wanted: int, seed: int) -> list[int]:
    """Return the first deal of a seed's stream that has a grade, 1 to 5: the strongest fair player wins it.

    Raises Illegal where none of the first GRADED has it, at once for a deck that was measured to have none.
    """
    grading, deck = capabilities.grading(game, "--grade"), setups.deck_name(game)
    known = grading.by_deck.get(deck) if not variants_of(game) else None
    if known is not None and wanted not in known:
        grades = ", ".join(map(str, known))
        raise Illegal("deal-grade-rare", {"deck": deck, "grade": str(wanted), "grades": grades})
    stream = Stream(seed)
    for _ in range(GRADED):
        deal = game.deal(stream.below(game.deals()))
        if grading.grade(game, deal) == wanted:
            return deal
    raise Illegal("deal-none-graded", {"deck": deck, "grade": str(wanted), "tries": str(GRADED)})


def has_daily(name: str) -> bool:
    """Return whether a game has a daily deal: one with graded deals, or a duel with bots of several levels."""
    return registry.get(name).grading is not None or _levels(name) > 0


def daily_number(day: date) -> int:
    """Return a date as a number, ``20261231``: the seed of everything that is drawn for its daily deal."""
    return 10_000 * day.year + 100 * day.month + day.day


def daily_game(name: str, day: date) -> Game:
    """Return the game of a date's daily deal: with the usual deck, or in a game for two with two shipped decks."""
    held = registry.get(name).decks
    if held is None or held.seats is None or not _levels(name):
        return setups.game(name)
    shipped, stream = held.shipped(), Stream(daily_number(day))
    names = sorted(shipped)
    first = stream.below(len(names))
    second = (first + 1 + stream.below(len(names) - 1)) % len(names)
    return setups.together(name, [shipped[names[first]], shipped[names[second]]])


def daily_bot(name: str, day: date) -> str:
    """Return the bot of a date's daily deal by its registry name, stronger late in the week; empty for one player."""
    most = _levels(name)
    return f"{LEVEL}{min(WEEK[day.weekday()], most)}" if most else ""


def _levels(name: str) -> int:
    """Return the highest level of the bots of a duel, 0 where they have none and in a game with graded deals."""
    plugin = registry.get(name)
    bots = plugin.bots if plugin.grading is None else ()
    return max((int(bot.removeprefix(LEVEL)) for bot in bots if bot.startswith(LEVEL)), default=0)


def daily_deal(game: Game, day: date) -> tuple[list[int], int | None]:
    """Return the daily deal of a date, the same for all users, and its grade, None in a game for two.

    Of the first GRADED deals of the day's stream it is the one with the grade nearest to the weekday's: harder toward
    the week's end. Raises Illegal where none can be graded.
    """
    if _levels(game.rules.name):
        return random_deal(game, daily_number(day)), None
    grading = capabilities.grading(game, "--daily")
    stream, wanted = Stream(daily_number(day)), WEEK[day.weekday()]
    best: list[int] = []
    best_grade = UNGRADED
    for _ in range(GRADED):
        deal = game.deal(stream.below(game.deals()))
        grade = grading.grade(game, deal)
        if grade != UNGRADED and (best_grade == UNGRADED or abs(grade - wanted) < abs(best_grade - wanted)):
            best, best_grade = deal, grade
        if best_grade == wanted:
            return best, best_grade
    if best_grade == UNGRADED:
        values = {"deck": setups.deck_name(game), "grade": str(wanted), "tries": str(GRADED)}
        raise Illegal("deal-none-graded", values)
    return best, best_grade


def settle(game: Game, state: State, deal: list[int], nodes: int | None = None) -> tuple[str, list[int]]:
    """Return whether a position can be won with all cards known, and the player's choices that win it.

    The verdict is ``winnable``, ``unwinnable``, or ``undecided`` where the search ended at its limit of ``nodes``: 0
    for no limit, None for the solver's ``patience``.
    Raises Unsupported for a game that has no solver.
    """
    solver = capabilities.solver(game)
    verdict, line, _ = solver.settle(game, state, deal, solver.patience if nodes is None else nodes)
    return verdict, line


def review(game: Game, actions: list[int]) -> Account:
    """Return how luck and skill changed the win chance in a game, given all its actions, chance's among them.

    Choices since the last reveal can be taken back, so they do not count as the loss. Raises Unsupported for a game
    without hints.
    """
    account = capabilities.hints(game, "review").review(game, actions)
    state, free = game.start(), 0
    for number, action in enumerate(actions, 1):
        if state.mover() == CHANCE:
            free = number
        state.apply(action)
    return account._replace(lost_at=NEVER_LOST) if account.lost_at >= free else account
