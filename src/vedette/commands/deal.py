"""``vedette deal``: prints a deal of a game and its code."""

from datetime import UTC, date, datetime
from typing import Annotated, Final

import typer

from vedette import deals, files, interrupt, setups
from vedette.commands.console import (
    Code,
    Console,
    DeckName,
    GameName,
    Grade,
    OptionNames,
    Seed,
    Starter,
    console,
    seed_or_any,
)
from vedette.core.game import Game

TODAY: Final = "today"
"""The word typed for today's date in UTC, which is the same for everyone."""


def run(
    context: typer.Context,
    game: GameName,
    *,
    deck: DeckName = "",
    option: OptionNames = None,
    starter: Starter = "",
    seed: Seed = None,
    code: Code = "",
    grade: Grade = None,
    daily: Annotated[str, typer.Option("--daily", metavar="DATE|today", help="command-daily-option")] = "",
    winnable: Annotated[bool, typer.Option("--winnable", help="command-winnable-option")] = False,
) -> None:
    """Print a deal: of a code, of a day, of a seed, or a random one that is winnable or of a grade."""
    out = console(context)
    if code and (seed is not None or deck or option or starter or grade or winnable or daily):
        raise typer.BadParameter(out.say("usage-code-alone"), context)
    if daily and (seed is not None or grade or winnable):
        raise typer.BadParameter(out.say("usage-daily-alone"), context)
    if code:
        made, deal = files.uncode(game, code)
    elif daily:
        day = day_of(context, daily)
        named = deck or option
        made = setups.starting(files.game(game, deck, option or ()) if named else deals.daily_game(game, day), starter)
        with interrupt.at_once():
            deal, grade = deals.daily_deal(made, day)
    else:
        made = setups.starting(files.game(game, deck, option or ()), starter)
        with interrupt.at_once():
            deal = choose(made, seed_or_any(seed), grade, winnable=winnable)
    show(out, made, deal, grade)


def day_of(context: typer.Context, told: str) -> date:
    """Return the date ``YYYY-MM-DD`` that a text says, or today's in UTC for ``today``; else raises BadParameter."""
    try:
        return datetime.now(UTC).date() if told == TODAY else date.fromisoformat(told)
    except ValueError as error:
        raise typer.BadParameter(console(context).say("usage-day", text=told), context) from error


def choose(made: Game, seed: int, grade: int | None, *, winnable: bool) -> list[int]:
    """Return the deal of a seed; with ``winnable`` or a grade, the first deal from there on that is so."""
    if grade is not None:
        return deals.graded_deal(made, grade, seed)
    return deals.winnable_deal(made, seed) if winnable else deals.random_deal(made, seed)


def show(out: Console, made: Game, deal: list[int], grade: int | None) -> None:
    """Print a deal with its code, and its grade if one is given."""
    told = deals.write(made, deal)
    out.answer(told if grade is None else {**told, "grade": grade})
    if code := made.code(deal):
        out.tell("deal-code-is", code=code)
    if grade is not None:
        out.tell("deal-grade-is", grade=grade)
    describe(out, made, deal)


def describe(out: Console, made: Game, deal: list[int]) -> None:
    """Print the dice and cards of a deal, line by line."""
    for line in deals.lines(made, deal, out.language):
        out.print(line)
