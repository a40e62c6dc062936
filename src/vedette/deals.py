"""Deals: by codes, as JSON data, of a seed, of a day; whether they can be won, how they were played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette import capabilities, decks, registry, setups
from vedette.core import data
from vedette.core.advice import NEVER_LOST
from vedette.core.chance import Stream, unspell
from vedette.core.errors import Illegal, Unreadable
from vedette.core.game import CHANCE
from vedette.core.plugin import variants_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from vedette.core.advice import Account
    from vedette.core.game import Game, State

    Find = Callable[[str, str], object]
    """Looks up the deck that a text names for a game."""

TRIES: Final = 2000
"""Deals that are looked through for one that can be won."""


def uncode(name: str, code: str, find: Find = decks.find) -> tuple[Game, list[int]]:
    """Return the game and the deal of a code, ``[DECK[+VARIANT...]/]NUMBER``; raises Unreadable.

    ``find`` looks up the deck.
    """
    head, _, number = code.strip().rpartition("/")
    spec, *variants = head.split("+")
    made = setups.game_with(name, find(name, spec), [variant.strip().lower() for variant in variants])
    return made, made.deal(unspell(number, made.deals()))


def read(name: str, value: object, source: str, find: Find = decks.find) -> tuple[Game, list[int]]:
    """Return the deal in JSON data and the game it is of; ``find`` looks up its decks. Raises Unreadable."""
    held = registry.get(name).deals
    if held is not None:
        made, deal = held.read(value, source, lambda spec: find(name, spec), lambda code: uncode(name, code, find))
        return made, deal
    if not isinstance(value, dict) or not isinstance(value.get("code"), str):
        raise Unreadable("deal-code", {"file": source, "field": "code"})
    if value.get("game", name) != name:
        raise Unreadable(
            "deal-game", {"file": source, "field": "game", "name": data.shown(value["game"]), "game": name}
        )
    return uncode(name, value["code"], find)


def write(made: Game, deal: list[int]) -> dict[str, object]:
    """Return a deal as the JSON data that ``read`` takes."""
    held = registry.of(made).deals
    return {"game": made.rules.name, "code": made.code(deal)} if held is None else held.write(made, deal)


def lines(made: Game, deal: list[int], language: str) -> list[str]:
    """Return in words what a deal is made of; nothing where the game does not say."""
    held = registry.of(made).deals
    return [] if held is None else held.lines(made, deal, language)


def whole(made: Game, deal: list[int]) -> bool:
    """Return whether a deal answers everything that chance may be asked."""
    held = registry.of(made).deals
    return len(deal) == len(made.deal(0)) if held is None else held.whole(made, deal)


def random_deal(made: Game, seed: int) -> list[int]:
    """Return the deal of a seed: the same one on every surface."""
    return made.deal(Stream(seed).below(made.deals()))


def winnable_deal(made: Game, seed: int) -> list[int]:
    """Return the first deal of a seed's stream that can be won with all cards known; the seed's own deal leads it.

    Raises Illegal where none of the first TRIES can be.
    """
    stream = Stream(seed)
    for _ in range(TRIES):
        deal = made.deal(stream.below(made.deals()))
        if settle(made, made.start(), deal)[0] == "winnable":
            return deal
    raise Illegal("deal-none-winnable", {"deck": setups.deck_name(made), "tries": str(TRIES)})


def graded_deal(made: Game, wanted: int, seed: int) -> list[int]:
    """Return the first deal of a seed's stream that has a grade, 1 to 5: the strongest fair player wins it.

    Raises Illegal where none of the first ones has it, at once for a deck of which that is known.
    """
    grading, deck = capabilities.grading(made, "--grade"), setups.deck_name(made)
    known = grading.by_deck.get(deck) if not variants_of(made) else None
    if known is not None and wanted not in known:
        grades = ", ".join(map(str, known))
        raise Illegal("deal-grade-rare", {"deck": deck, "grade": str(wanted), "grades": grades})
    return grading.find(made, wanted, seed)


def daily_deal(made: Game, day: date) -> tuple[list[int], int | None]:
    """Return the deal of a day, the same for everybody, and its grade; raises Illegal where none can be graded."""
    return capabilities.grading(made, "--daily").daily(made, day.year, day.month, day.day)


def settle(made: Game, state: State, deal: list[int], nodes: int | None = None) -> tuple[str, list[int]]:
    """Return whether a position can be won with all cards known, and the player's choices that win it.

    The verdict is ``winnable``, ``unwinnable``, or ``undecided`` where a search of so many nodes did not tell: 0 is
    without end, None as many as the game thinks worth waiting for at a table.
    Raises Unsupported for a game that has no solver.
    """
    solver = capabilities.solver(made)
    verdict, line, _ = solver.settle(made, state, deal, solver.patience if nodes is None else nodes)
    return verdict, line


def review(made: Game, actions: list[int]) -> Account:
    """Return what luck and what skill did in a game: all its actions, chance's among them.

    What was done since the last reveal can be taken back: it is not called lost. Raises Unsupported for a game that
    has no such account.
    """
    account = capabilities.hints(made, "review").review(made, actions)
    state, free = made.start(), 0
    for number, action in enumerate(actions, 1):
        if state.mover() == CHANCE:
            free = number
        state.apply(action)
    return account._replace(lost_at=NEVER_LOST) if account.lost_at >= free else account
