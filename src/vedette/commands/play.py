"""``vedette play``: plays a game, or a puzzle, in the terminal."""

import sys
from pathlib import Path
from typing import Annotated, Final, NoReturn, TextIO

import typer

from vedette import files, puzzles, registry, setups
from vedette.commands.console import (
    Code,
    Console,
    DeckName,
    GameName,
    Grade,
    OptionNames,
    Seed,
    Starter,
    TheirDeck,
    console,
    seed_or_any,
)
from vedette.commands.deal import choose
from vedette.core.chance import Stream
from vedette.core.errors import Unreadable
from vedette.core.game import Game
from vedette.core.language import reason, say
from vedette.home import home
from vedette.players import player, title

MANY: Final = 2
"""From this number of starting champions on the user is asked to choose one."""
OPPONENT: Final = "level:1"
"""The bot of the other seats if none is named."""
DIGITS: Final = 4
"""A typed number of so many digits or more is too long for a starting champion's."""


def ask_puzzle(name: str, number: int, language: str, lines: TextIO, out: TextIO) -> bool | None:
    """Print the puzzle of a game by its number, read an answer, and return whether it was right.

    None at the end of the input. Raises Unreadable for a number that is no puzzle's.
    """
    asked = puzzles.asked(name, puzzles.numbered(name, number))
    game, state = asked.match.game, asked.match.state
    view = state.view(state.mover())
    words = [game.say(view, action, language) for action in asked.choices]
    head = say(
        language, "puzzle-asked", number=number, count=len(puzzles.shipped(name)), task=puzzles.task(asked, language)
    )
    out.write(f"{head}\n\n")
    out.write(f"{game.describe(view, language)}\n\n")
    out.writelines(f"{at:3}  {one}\n" for at, one in enumerate(words, 1))
    while True:
        out.write(f"{say(language, 'puzzle-choose', count=len(words))} ")
        out.flush()
        if not (typed := lines.readline()):
            out.write("\n")
            return None
        typed = typed.strip()
        at = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < len("10000") else 0
        if 0 < at <= len(words):
            break
    action = asked.choices[at - 1]
    out.write(f"{puzzles.verdict(asked, action, language)}\n")
    return action in asked.wins


def opponents(made: Game, against: str, seat: int) -> dict[int, str]:
    """Return a bot's name for each seat except the person's; raises Unreadable for an unknown one."""
    others = [other for other in range(made.rules.players) if other != seat]
    if others:
        player(against, made, 0)
    return dict.fromkeys(others, against)


def check_seats(context: typer.Context, made: Game, against: str, *, here: bool, seat: int) -> None:
    """Raise BadParameter for options on the other seat that contradict each other, or in a game for one."""
    out = console(context)
    if made.rules.players == 1 and (here or seat > 1 or against):
        raise typer.BadParameter(out.say("usage-one-player", game=made.rules.name), context)
    if here and against:
        raise typer.BadParameter(out.say("usage-here-alone"), context)


def ask_starter(made: Game, out: Console, lines: TextIO) -> Game:
    """Ask which starting champion to use, if the deck has several; Enter takes the deck's own.

    Without such a choice, or at the end of the input, the game is returned unchanged.
    """
    held = registry.of(made).decks
    starters = held.label(held.of(made), out.language).starters if held is not None else ()
    if len(starters) < MANY:
        return made
    out.print(out.say("play-starters"))
    for number, (_, words) in enumerate(starters, 1):
        out.print(f"{number:3}  {words}")
    while True:
        out.heard.write(out.say("play-starter", count=len(starters)) + " ")
        out.heard.flush()
        typed = lines.readline().strip()
        if not typed:
            return made
        try:
            at = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < DIGITS else 0
            return setups.starting(made, starters[at - 1][0] if 0 < at <= len(starters) else typed)
        except Unreadable as trouble:
            out.print(reason(trouble, out.language))


def solve_puzzle(out: Console, game: str, number: int, seed: int | None) -> NoReturn:
    """Ask the user the puzzle of a number, or for 0 one chosen by the seed; exit with status 1 for a wrong answer."""
    if not number and (known := puzzles.shipped(game)):
        number = Stream(seed_or_any(seed)).below(len(known)) + 1
    right = ask_puzzle(game, number, out.language, sys.stdin, out.heard)
    out.answer({"game": game, "puzzle": number, "right": right})
    raise typer.Exit(0 if right else 1)


def run(
    context: typer.Context,
    game: GameName,
    *,
    deck: DeckName = "",
    their_deck: TheirDeck = "",
    option: OptionNames = None,
    starter: Starter = "",
    seed: Seed = None,
    code: Code = "",
    grade: Grade = None,
    winnable: Annotated[bool, typer.Option("--winnable", help="command-winnable-option")] = False,
    against: Annotated[str, typer.Option("--against", metavar="PLAYER", help="command-against-option")] = OPPONENT,
    here: Annotated[bool, typer.Option("--here", help="command-here-option")] = False,
    seat: Annotated[int, typer.Option("--seat", metavar="N", min=1, max=2, help="command-seat-option")] = 1,
    plain: Annotated[bool, typer.Option("--plain", help="command-plain-option")] = False,
    puzzle: Annotated[int | None, typer.Option("--puzzle", metavar="N", min=0, help="command-puzzle-option")] = None,
    kept: Annotated[Path | None, typer.Option("--keep", metavar="FILE", help="command-keep-option")] = None,
) -> None:
    """Play in the terminal, full screen or line by line."""
    from vedette.terminal import drawn, typed_answer
    from vedette.terminal import plain as plain_table
    from vedette.terminal.lore_file import FILE, LoreFile
    from vedette.terminal.storage import Storage, check_kept, kept_file

    out = console(context)
    if code and (seed is not None or deck or their_deck or option or starter or grade or winnable):
        raise typer.BadParameter(out.say("usage-code-alone"), context)
    typed_answer.lenient(sys.stdin, out.heard)
    game, against = registry.known(game), against.strip().lower()
    if puzzle is not None:
        solve_puzzle(out, game, puzzle, seed)
    made, deal = (
        files.uncode(game, code) if code else (setups.starting(files.game(game, deck, option or ()), starter), None)
    )
    check_seats(context, made, against if against != OPPONENT else "", here=here, seat=seat)
    if not (code or starter) and sys.stdin.isatty():
        made = ask_starter(made, out, sys.stdin)
    wish = seed_or_any(seed)
    bots = {} if here else opponents(made, against, seat - 1)
    if not code:
        if their_deck:
            made = setups.against(made, files.deck(game, their_deck), seat - 1)
        else:
            made = setups.draw_decks(made, seat - 1, wish)
            made = setups.facing(made, against, seat - 1) if bots else made
    first = choose(made, wish, grade, winnable=winnable) if deal is None else deal
    again = Stream(wish)  # for later deals, after the first

    def another() -> list[int]:
        return choose(made, again.word(), grade, winnable=winnable)

    house = Storage(made, another)
    if kept is not None:
        check_kept(kept, game)
    kept = kept or kept_file(game)
    client = drawn.client_type(game)(house.sit(first), out.language, house, kept, bots, luck=wish)
    client.lore = LoreFile(home() / FILE)
    if plain or not sys.stdin.isatty():
        status = plain_table.run(
            client,
            drawn.dialogue(client),
            sys.stdin,
            out.heard,
            title(against, game, out.language) if bots else "",
        )
    else:
        from vedette.terminal import app

        status = app.run(client)
    match = client.match
    out.answer({"game": game, "code": client.code, "result": match.result(), "assisted": match.assisted})
    raise typer.Exit(status)
