"""``vedette sim``: players at the same deals, with intervals."""

from typing import Annotated

import typer

from vedette import shelf
from vedette.command.console import Console, GameName, Jobs, OptionNames, Seed, console, seed_or_any
from vedette.lab import arena, crew
from vedette.lab.interval import Share, share


def run(
    context: typer.Context,
    game: GameName,
    *,
    players: Annotated[str, typer.Option("--players", metavar="A,B", help="command-players-option")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="command-games-option")] = 100,
    decks: Annotated[str, typer.Option("--decks", metavar="D1,D2", help="command-decks-option")] = "",
    option: OptionNames = None,
    jobs: Jobs = 1,
    seed: Seed = None,
) -> None:
    """Let players play the same deals, so many for each; several decks take turns."""
    out = console(context)
    names = [name.strip() for name in players.split(",") if name.strip()]
    setups = [shelf.game(game, deck.strip(), option or ()) for deck in decks.split(",")]
    if not names:
        raise typer.BadParameter(out.say("usage-players"), context)
    for name in names:
        shelf.player(name, setups[0], 0)
    chosen = seed_or_any(seed)
    bouts = [bout for name in names for bout in arena.rounds(setups, name, chosen, games)]
    outcomes = list(out.watch(crew.work(arena.play, bouts, jobs), len(bouts)))
    scores = {
        name: [outcome.score for outcome in outcomes[at * games : (at + 1) * games]] for at, name in enumerate(names)
    }
    report(out, chosen, games, {name: share(sum(found), len(found)) for name, found in scores.items()})


def report(out: Console, seed: int, games: int, found: dict[str, Share]) -> None:
    """Print each player's share of games won."""
    listed = [{"name": name, "score": one.share, "low": one.low, "high": one.high} for name, one in found.items()]
    out.answer({"games": games, "seed": seed, "players": listed})
    for name, one in found.items():
        out.tell("sim-player", name=name, percent=one.share * 100, low=one.low * 100, high=one.high * 100)
    out.tell("sim-games", games=games, seed=str(seed))
