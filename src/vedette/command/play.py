"""``vedette play``: the terminal table."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from vedette import files, registry, setups
from vedette.bots import player, title
from vedette.command.console import Code, DeckName, GameName, Grade, OptionNames, Seed, Starter, console, seed_or_any
from vedette.command.deal import choose
from vedette.core.chance import Stream
from vedette.core.game import Game
from vedette.home import home


def opponents(made: Game, against: str, seat: int) -> dict[int, str]:
    """Return a player's name for each seat of a game but one's own; raises Unreadable for a name there is not."""
    others = [other for other in range(made.rules.players) if other != seat]
    if others:
        player(against, made, 0)
    return dict.fromkeys(others, against)


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
    winnable: Annotated[bool, typer.Option("--winnable", help="command-winnable-option")] = False,
    against: Annotated[str, typer.Option("--against", metavar="PLAYER", help="command-against-option")] = "level:1",
    here: Annotated[bool, typer.Option("--here", help="command-here-option")] = False,
    seat: Annotated[int, typer.Option("--seat", min=1, max=2, help="command-seat-option")] = 1,
    plain: Annotated[bool, typer.Option("--plain", help="command-plain-option")] = False,
    kept: Annotated[Path | None, typer.Option("--keep", metavar="FILE", help="command-keep-option")] = None,
) -> None:
    """Play in the terminal, full screen or line by line."""
    from vedette.terminal import plain as plain_table  # noqa: PLC0415 (slow to import)
    from vedette.terminal import surface  # noqa: PLC0415 (slow to import)
    from vedette.terminal.house import LocalHouse, kept_file  # noqa: PLC0415 (slow to import)
    from vedette.terminal.lore import FILE, Lore  # noqa: PLC0415 (slow to import)

    out = console(context)
    if code and (seed is not None or deck or option or starter or grade or winnable):
        raise typer.BadParameter(out.say("usage-code-alone"), context)
    game = registry.known(game)
    made, deal = (
        files.uncode(game, code) if code else (setups.starting(files.game(game, deck, option or ()), starter), None)
    )
    wish = seed_or_any(seed)
    made = made if code else setups.draw_decks(made, seat - 1, wish)
    first = choose(made, wish, grade, winnable=winnable) if deal is None else deal
    again = Stream(wish)  # of the deals after the first

    def another() -> list[int]:
        return choose(made, again.word(), grade, winnable=winnable)

    house = LocalHouse(made, another)
    bots = {} if here else opponents(made, against, seat - 1)
    kept = kept or kept_file(game)
    sitting = surface.sitting(game)(house.sit(first), out.language, house, kept, bots, luck=wish)
    sitting.lore = Lore(home() / FILE)
    if plain or not sys.stdin.isatty():
        status = plain_table.run(
            sitting,
            surface.dialogue(sitting),
            sys.stdin,
            out.heard,
            title(against, out.language) if bots else "",
        )
    else:
        from vedette.terminal import app  # noqa: PLC0415 (Textual is slow to import, and no other command draws)

        status = app.run(sitting)
    match = sitting.match
    out.answer({"game": game, "code": sitting.code, "result": match.result(), "assisted": match.assisted})
    raise typer.Exit(status)
