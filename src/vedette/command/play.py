"""``vedette play``: the terminal table."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from vedette import shelf
from vedette.command.console import Code, DeckName, GameName, OptionNames, Seed, console, seed_or_any
from vedette.command.deal import choose
from vedette.core.chance import Stream


def run(
    context: typer.Context,
    game: GameName,
    *,
    deck: DeckName = "",
    option: OptionNames = None,
    seed: Seed = None,
    code: Code = "",
    grade: Annotated[int | None, typer.Option("--grade", min=1, max=5, help="command-grade-option")] = None,
    winnable: Annotated[bool, typer.Option("--winnable", help="command-winnable-option")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="command-plain-option")] = False,
    kept: Annotated[Path | None, typer.Option("--keep", metavar="FILE", help="command-keep-option")] = None,
) -> None:
    """Play in the terminal, full screen or line by line."""
    # Textual is slow to import, and no other command draws.
    from vedette.terminal import plain as plain_table  # noqa: PLC0415 (slow to import)
    from vedette.terminal.house import LocalHouse, kept_file  # noqa: PLC0415 (slow to import)
    from vedette.terminal.sitting import Sitting  # noqa: PLC0415 (slow to import)

    out = console(context)
    if code and (seed is not None or deck or option or grade or winnable):
        raise typer.BadParameter(out.say("usage-code-alone"), context)
    game = shelf.known(game)
    made, deal = shelf.uncode(game, code) if code else (shelf.game(game, deck, option or ()), None)
    wish = seed_or_any(seed)
    first = choose(made, wish, grade, winnable=winnable) if deal is None else deal
    again = Stream(wish)  # of the deals after the first

    def another() -> list[int]:
        return choose(made, again.word(), grade, winnable=winnable)

    house = LocalHouse(made, another)
    sitting = Sitting(house.sit(first), out.language, house, kept or kept_file(made.rules.name))
    if plain or not sys.stdin.isatty():
        status = plain_table.run(sitting, sys.stdin, sys.stderr if out.as_json else sys.stdout)
    else:
        from vedette.terminal import app  # noqa: PLC0415 (slow to import)

        status = app.run(sitting)
    match = sitting.match
    ended = {"result": match.result(), "assisted": match.assisted}
    out.answer({"game": made.rules.name, "code": sitting.deal.code, **ended})
    raise typer.Exit(status)
