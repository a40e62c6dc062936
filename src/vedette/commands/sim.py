"""``vedette sim``: lets bots play the same deals, and prints the share that each wins, with its interval."""

from functools import partial
from itertools import combinations
from typing import Annotated, Final

import typer

from vedette import decks as decks_of
from vedette import files, setups
from vedette.commands.console import MOST, Console, GameName, Jobs, OptionNames, Seed, console, seed_or_any, several
from vedette.core.game import Game
from vedette.core.interval import Share, share
from vedette.lab import arena, process_pool
from vedette.lab.arena import Entrant
from vedette.lab.paired import Paired

PLAY: Final = partial(arena.play, opener=files.player)
"""Plays one game of bots, of which some may be external programs."""


def run(
    context: typer.Context,
    game: GameName,
    *,
    players: Annotated[str, typer.Option("--players", metavar="A,B", help="command-players-option")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=MOST, help="command-games-option")] = 100,
    decks: Annotated[str, typer.Option("--decks", metavar="D1,D2", help="command-decks-option")] = "",
    option: OptionNames = None,
    jobs: Jobs = 1,
    seed: Seed = None,
) -> None:
    """Let bots play the same deals and print what each wins: in a game for one with every deck, else in pairs."""
    out = console(context)
    names, chosen = several(players), several(decks) or [""]
    if not names:
        raise typer.BadParameter(out.say("usage-players"), context)
    if setups.game(game).rules.players == 1:
        alone(
            out, [files.game(game, deck, option or ()) for deck in chosen], names, seed_or_any(seed), games, jobs=jobs
        )
        return
    sides = max(len(names), len(chosen))
    if sides < 2 or len(names) not in (1, sides) or len(chosen) not in (1, sides):
        raise typer.BadParameter(out.say("usage-pair"), context)
    made = [files.game(game, deck, option or ()) for deck in chosen]
    for name in names:
        files.player(name, made[0], 0)
    held = [files.deck(game, deck) for deck in chosen]
    entrants = [Entrant(names[at % len(names)], held[at % len(held)]) for at in range(sides)]
    duels(out, made[0], entrants, seed_or_any(seed), games, jobs=jobs)


def alone(out: Console, made: list[Game], names: list[str], seed: int, games: int, *, jobs: int) -> None:
    """Print the share of games that each player wins, the same deals for each."""
    for name in names:
        files.player(name, made[0], 0)
    plan = [(at, bout) for at, name in enumerate(names) for bout in arena.rounds(made, name, seed, games)]
    scores: list[list[float]] = [[] for _ in names]
    outcomes = out.watch(process_pool.work(PLAY, [bout for _, bout in plan], jobs, apart=out.interruptible), len(plan))
    for outcome, (at, _) in zip(outcomes, plan, strict=True):
        scores[at].append(outcome.score)
    shares = [share(sum(one), len(one)) for one in scores]
    report(out, seed, games, [{"name": name} for name in names], shares)


def duels(out: Console, made: Game, entrants: list[Entrant], seed: int, games: int, *, jobs: int) -> None:
    """Print the share of points that each player takes with its deck, against every other, from either seat.

    The games of a deal are one case for the interval.
    """
    pairs = list(combinations(range(len(entrants)), 2))
    plan = [
        (at // 2, pair[:: 1 - 2 * (at % 2)], bout)
        for pair in pairs
        for at, bout in enumerate(arena.meetings(made, (entrants[pair[0]], entrants[pair[1]]), seed, games))
    ]
    scores: list[dict[int, list[float]]] = [{} for _ in entrants]
    outcomes = out.watch(
        process_pool.work(PLAY, [bout for _, _, bout in plan], jobs, apart=out.interruptible), len(plan)
    )
    for outcome, (deal, seats, _) in zip(outcomes, plan, strict=True):
        for seat, side in enumerate(seats):
            scores[side].setdefault(deal, []).append(outcome.scores[seat])
    label = [decks_of.label(made.rules.name, one.deck).name if one.deck is not None else "" for one in entrants]
    heads = [{"name": one.player, "deck": deck} for one, deck in zip(entrants, label, strict=True)]
    report(out, seed, games, heads, [clustered(list(one.values())) for one in scores])


def clustered(scores: list[list[float]]) -> Share:
    """Return the mean of all scores, given deal by deal, with an interval for which each deal is one case."""
    found = Paired()
    for one in scores:
        found.add(2 * sum(one) / len(one) - 1)
    every = [score for one in scores for score in one]
    return found.found().share()._replace(share=sum(every) / len(every), cases=len(every))


def report(out: Console, seed: int, games: int, heads: list[dict[str, str]], found: list[Share]) -> None:
    """Print each player's share of games won."""
    listed = [
        {**head, "score": one.share, "low": one.low, "high": one.high} for head, one in zip(heads, found, strict=True)
    ]
    out.answer({"games": games, "seed": seed, "players": listed})
    for head, one in zip(heads, found, strict=True):
        name = " ".join(part for part in head.values() if part)
        out.tell("sim-player", name=name, **one.percents())
    out.tell("sim-games", games=games, seed=str(seed))
