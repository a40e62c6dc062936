"""``vedette sim``: players at the same deals, with intervals."""

from itertools import combinations
from typing import Annotated

import typer

from vedette import files, setups
from vedette.command.console import Console, GameName, Jobs, OptionNames, Seed, console, seed_or_any
from vedette.core.game import Game
from vedette.core.interval import Share, share
from vedette.lab import arena, crew


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
    """Let players play the same deals, so many for each; alone with decks that take turns, or pair by pair."""
    out = console(context)
    names = [name.strip() for name in players.split(",") if name.strip()]
    if not names:
        raise typer.BadParameter(out.say("usage-players"), context)
    duel = setups.game(game).rules.players > 1
    made = [files.game(game, deck.strip(), option or ()) for deck in ([decks] if duel else decks.split(","))]
    for name in names:
        files.player(name, made[0], 0)
    if duel and len(names) < 2:
        raise typer.BadParameter(out.say("usage-pair"), context)
    chosen = seed_or_any(seed)
    plan = paired(made[0], names, chosen, games) if duel else alone(made, names, chosen, games)
    outcomes = out.watch(crew.work(arena.play, [bout for bout, _ in plan], jobs), len(plan))
    scores: list[list[float]] = [[] for _ in names]
    for outcome, (_, seats) in zip(outcomes, plan, strict=True):
        for seat, player in enumerate(seats):
            scores[player].append(outcome.scores[seat])
    report(out, chosen, games, [(name, share(sum(one), len(one))) for name, one in zip(names, scores, strict=True)])


Plan = list[tuple[arena.Bout, tuple[int, ...]]]
"""Bouts, each with the players, by their place on the command line, who have its seats."""


def alone(made: list[Game], names: list[str], seed: int, games: int) -> Plan:
    """Return every player's games, the same for each."""
    return [(bout, (at,)) for at, name in enumerate(names) for bout in arena.rounds(made, name, seed, games)]


def paired(made: Game, names: list[str], seed: int, games: int) -> Plan:
    """Return the games of every two players, half of them from either seat."""
    return [
        (bout, pair[:: 1 - 2 * (at % 2)])
        for pair in combinations(range(len(names)), 2)
        for at, bout in enumerate(arena.duplicates(made, (names[pair[0]], names[pair[1]]), seed, games))
    ]


def report(out: Console, seed: int, games: int, found: list[tuple[str, Share]]) -> None:
    """Print each player's share of games won."""
    listed = [{"name": name, "score": one.share, "low": one.low, "high": one.high} for name, one in found]
    out.answer({"games": games, "seed": seed, "players": listed})
    for name, one in found:
        out.tell("sim-player", name=name, percent=one.share * 100, low=one.low * 100, high=one.high * 100)
    out.tell("sim-games", games=games, seed=str(seed))
