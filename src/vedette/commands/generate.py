"""``vedette generate``: finds decks that win a wanted share, the best deck against others, deals and puzzles."""

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from vedette import capabilities, decks, files, registry, setups
from vedette import puzzles as positions
from vedette.commands.console import (
    MOST,
    Budget,
    Console,
    DeckName,
    GameName,
    Grade,
    Jobs,
    OptionNames,
    Seed,
    console,
    seed_or_any,
    several,
)
from vedette.core import file
from vedette.core.errors import Illegal
from vedette.lab import arena, deck_search, pick
from vedette.lab import best_deck as answers
from vedette.lab import puzzles as mine
from vedette.lab.best_deck import Answered, AnswerWanted
from vedette.lab.deck_search import Certified, Wanted

QUICK: Final = "level:1"
"""The bot that plays a game for two if none is named."""
GAMES: Final = 2000
"""How many games each part of a search for the best deck has if no number is given."""
DEALS: Final = 20_000
"""How many deals are searched at the most if no number is given."""
Tries = Annotated[int, typer.Option("--tries", metavar="N", min=1, max=MOST, help="command-tries-option")]
Folder = Annotated[Path | None, typer.Option("--out", metavar="DIR", help="command-generate-out-option")]


def deck(
    context: typer.Context,
    game: GameName,
    *,
    wins: Annotated[str, typer.Option("--wins", metavar="P±M", help="command-wins-option")],
    players: Annotated[str, typer.Option("--players", metavar="A,B", help="command-generate-players-option")] = "",
    against: Annotated[str, typer.Option("--against", metavar="DECK", help="command-generate-against-option")] = "",
    option: OptionNames = None,
    tries: Tries = 200,
    budget: Budget = None,
    jobs: Jobs = 1,
    seed: Seed = None,
    folder: Folder = None,
) -> None:
    """Find a deck that wins as often as was asked for; in a game for two, a pair of decks of which the first does."""
    out, game, chosen = console(context), registry.known(game), seed_or_any(seed)
    names = tuple(several(players))
    duel = setups.game(game).rules.players > 1
    if len(names) > 1 + duel or (against and not duel):
        raise typer.BadParameter(out.say("usage-generate"), context)
    if duel:
        names = (names or (QUICK,)) * 2 if len(names) < 2 else names
    made = files.game(game, "", option or ())
    for name in names:
        files.player(name, made, 0)
    other = files.deck(game, against) if against else None
    wanted = Wanted(game, deck_search.target(wins), chosen, tries, names, tuple(option or ()), other, budget)
    give(out, wanted, find(out, wanted, jobs), folder)


def find(out: Console, wanted: Wanted, jobs: int) -> Certified:
    """Return decks that win the wanted share: counted over all deals if the game can do that and no bot is named."""
    exact = capabilities.random_decks(wanted.game).winning is not None and not wanted.players
    with out.meter() as tell:
        if exact:
            return deck_search.exactly(wanted, jobs, tell, apart=out.interruptible)
        return deck_search.sampled(wanted, jobs, tell, files.player, apart=out.interruptible)


def give(out: Console, wanted: Wanted, found: Certified, folder: Path | None) -> None:
    """Print the decks that were found and the share that they win; write them to a folder if one is named."""
    share, listed = found.share, [written(wanted.game, one, folder) for one in found.decks]
    mode = "exact" if found.exact else "games" if wanted.players else "thoughtful"
    numbers: dict[str, object] = {"share": share.share, "low": share.low, "high": share.high, "deals": share.cases}
    if found.exact:
        numbers = {"numerator": found.exact[0], "denominator": found.exact[1], "share": share.share}
    certified = {"mode": mode, "players": list(wanted.players), "seed": found.seed or None, **numbers}
    out.answer(
        {"game": wanted.game, "seed": wanted.seed, "tried": found.number, "decks": listed, "certified": certified}
    )
    out.tell(
        "generate-deck",
        mode=mode,
        name=str(listed[0]["name"]),
        players=", ".join(wanted.players),
        **share.percents(),
        deals=share.cases,
        tried=found.number,
        seed=str(wanted.seed),
    )
    tell(out, listed)


def written(game: str, deck: object, folder: Path | None) -> dict[str, str | None]:
    """Return the name and the code of a deck, and the path of its file, which is written if a folder is named."""
    held, path = capabilities.decks(game), None
    name = held.label(deck).name
    if folder is not None:
        path = folder / f"{name}.toml"
        file.write(path, held.write(deck))
    return {"name": name, "code": held.pack(deck), "file": str(path) if path else None}


def tell(out: Console, listed: list[dict[str, str | None]]) -> None:
    """Print the codes of decks, and the paths of their files."""
    for told in listed:
        out.tell("generate-code", name=str(told["name"]), code=str(told["code"]))
        if told["file"]:
            out.tell("deck-written", file=str(told["file"]))


def answer(
    context: typer.Context,
    game: GameName,
    targets: Annotated[list[str], typer.Argument(metavar="DECK...", help="command-answer-argument")],
    *,
    players: Annotated[str, typer.Option("--players", metavar="A,B", help="command-answer-players-option")] = QUICK,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, max=MOST, help="command-answer-games-option")
    ] = GAMES,
    again: Annotated[
        int, typer.Option("--again", metavar="N", min=0, max=MOST, help="command-answer-again-option")
    ] = 0,
    option: OptionNames = None,
    jobs: Jobs = 1,
    seed: Seed = None,
    folder: Folder = None,
) -> None:
    """Search for the deck that wins the most against a deck, or against several."""
    out, game, chosen = console(context), registry.known(game), seed_or_any(seed)
    names = several(players)
    if not 0 < len(names) <= 2:
        raise typer.BadParameter(out.say("usage-answer"), context)
    field = tuple(files.deck(game, target) for target in targets)
    wanted = answers.AnswerWanted(game, field, chosen, games, (names[0], names[-1]), tuple(option or ()), again)
    answers.check(wanted)
    for name in names:
        files.player(name, answers.game_of(wanted), 0)
    with out.meter() as tell:
        found = answers.AnswerSearch(wanted, jobs, tell, files.player, out.interruptible).run()
    give_answer(out, wanted, found, folder)


def give_answer(out: Console, wanted: AnswerWanted, found: Answered, folder: Path | None) -> None:
    """Print the deck that was found and the share that it wins; write it to a folder if one is named."""
    share, told = found.share, written(wanted.game, found.deck, folder)
    labels = [decks.label(wanted.game, deck).name for deck in wanted.field]
    numbers = {"share": share.share, "low": share.low, "high": share.high, "deals": share.cases, "seed": found.seed}
    by = [
        {"against": label, "share": one.share, "low": one.low, "high": one.high}
        for label, one in zip(labels, found.against, strict=True)
    ]
    asked = {"players": list(wanted.players), "games": wanted.games, "again": wanted.again, "seed": wanted.seed}
    head = {"game": wanted.game, "against": ", ".join(labels), **asked}
    out.answer({**head, "tried": found.tried, "deck": told, "measured": numbers, "field": by})
    out.tell(
        "generate-answer",
        name=str(told["name"]),
        against=", ".join(labels),
        player=wanted.players[0],
        other=wanted.players[1],
        deals=share.cases,
        tried=found.tried,
        seed=str(wanted.seed),
        **share.percents("share"),
    )
    if len(labels) > 1:
        for label, one in zip(labels, found.against, strict=True):
            out.tell("generate-answer-against", against=label, **one.percents("share"))
    tell(out, [told])


def deals(
    context: typer.Context,
    game: GameName,
    *,
    number: Annotated[int, typer.Option("--count", metavar="N", min=1, max=1000, help="command-count-option")] = 20,
    grade: Grade = None,
    firsts: Annotated[
        int | None, typer.Option("--firsts", metavar="N", min=1, max=MOST, help="command-firsts-option")
    ] = None,
    deck: DeckName = "",
    option: OptionNames = None,
    tries: Tries = DEALS,
    budget: Budget = None,
    jobs: Jobs = 1,
    seed: Seed = None,
) -> None:
    """Find deals that can be won, of a grade, with so many first choices that keep the win."""
    out, chosen = console(context), seed_or_any(seed)
    made = files.game(game, deck, option or ())
    patience = capabilities.solver(made).patience if budget is None else budget
    if grade is not None or firsts is not None:
        capabilities.grading(made, "--grade" if firsts is None else "--firsts")
    order = pick.DealRequest(arena.setup_of(made.rules.name, made), grade, firsts, patience, chosen, number, tries)
    found, looked = [], 0
    for one in out.watch(pick.deals(order, jobs, apart=out.interruptible), tries):
        looked += 1
        if one is not None:
            found.append(one)
            out.print(made.code(made.deal(one.deal)))
    codes = [made.code(made.deal(one.deal)) for one in found]
    listed = [
        {"code": code, "grade": one.grade, "firsts": one.firsts, "choices": one.choices or None}
        for code, one in zip(codes, found, strict=True)
    ]
    if len(found) < number:
        raise Illegal(
            "generate-few", {"found": str(len(found)), "wanted": str(number), "tries": str(tries), "seed": str(chosen)}
        )
    out.answer(
        {"game": made.rules.name, "deck": setups.deck_name(made), "seed": chosen, "looked": looked, "deals": listed}
    )
    out.note(out.say("generate-deals", deals=len(found), looked=looked, seed=str(chosen)))


def puzzles(
    context: typer.Context,
    game: GameName,
    *,
    number: Annotated[int, typer.Option("--count", metavar="N", min=1, max=1000, help="command-puzzles-option")] = 20,
    deck: Annotated[str, typer.Option("--deck", metavar="DECK", help="command-puzzles-deck-option")] = "",
    tries: Tries = DEALS,
    jobs: Jobs = 1,
    seed: Seed = None,
    path: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="command-puzzles-out-option")] = None,
) -> None:
    """Find positions in which few choices are proved to keep the win."""
    out, chosen, game = console(context), seed_or_any(seed), registry.known(game)
    order = mine.order(game, deck, chosen, number, tries)
    found = [one for one in out.watch(mine.found(order, jobs, apart=out.interruptible), tries) if one is not None]
    found.sort(key=lambda one: (one.rating, one.key))
    if len(found) < number:
        values = {"found": str(len(found)), "wanted": str(number), "tries": str(tries), "seed": str(chosen)}
        raise Illegal("generate-few", values)
    if path is not None:
        file.write(path, positions.written(found))
    out.answer({"game": game, "seed": chosen, "puzzles": msgspec.to_builtins(found)})
    for one in found:
        out.tell("generate-puzzle", code=one.code, rating=one.rating, choices=one.choices, wins=", ".join(one.wins))
