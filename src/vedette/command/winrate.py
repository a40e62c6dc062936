"""``vedette winrate``: how often a deal of a deck can be won, exactly or with an interval."""

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from vedette import bots, capabilities, deals, files, setups
from vedette.command.console import (
    Console,
    DeckName,
    GameName,
    Jobs,
    OptionNames,
    Seed,
    console,
    seed_or_any,
)
from vedette.core.game import Game
from vedette.lab import arena, winnability
from vedette.lab.ledger import Ledger
from vedette.lab.winnability import Count

DEALS = 1000
"""Deals that are looked at when no number is given."""


def run(
    context: typer.Context,
    game: GameName,
    *,
    deck: DeckName = "",
    option: OptionNames = None,
    exact: Annotated[bool, typer.Option("--exact", help="command-exact-option")] = False,
    code: Annotated[str, typer.Option("--code", metavar="CODE", help="command-order-option")] = "",
    deals: Annotated[int | None, typer.Option("--deals", metavar="N", min=1, help="command-deals-option")] = None,
    fair: Annotated[str, typer.Option("--fair", metavar="PLAYER", help="command-fair-option")] = "",
    budget: Annotated[int, typer.Option("--budget", metavar="NODES", min=0, help="command-budget-option")] = 0,
    jobs: Jobs = 1,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="command-resume-option")] = None,
    seed: Seed = None,
) -> None:
    """Print the winnability of a deck."""
    out = console(context)
    if (exact and (deals is not None or fair or resume)) or (code and not exact):
        raise typer.BadParameter(out.say("usage-exact-alone"), context)
    if code and (deck or option):
        raise typer.BadParameter(out.say("usage-code-alone"), context)
    made, deal = files.uncode(game, code) if code else (files.game(game, deck, option or ()), [])
    if exact:
        exactly(out, made, deal)
        return
    # With a ledger and no seed the ledger's own count goes on, so the seed must not be new each time.
    chosen = 1 if seed is None and resume is not None else seed_or_any(seed)
    if fair:
        bots.player(fair, made, 0)  # a name that is unknown is found before any work
    count = Count(arena.setup_of(made.rules.name, made), chosen, fair, budget)
    ledger = Ledger(resume, count.heading()) if resume is not None else None
    estimate(out, made, count, deals or DEALS, jobs=jobs, ledger=ledger)


def exactly(out: Console, made: Game, deal: list[int]) -> None:
    """Print the share of all deals that can be won, or of those with the cards in the order of a deal."""
    begun = perf_counter()
    with out.meter() as tell:
        numerator, denominator = capabilities.solver(made, "exact").exact(made, deal, tell)
    seconds = perf_counter() - begun
    numbers = {"numerator": numerator, "denominator": denominator}
    probability = numerator / denominator
    order = deals.write(made, deal).get("order") if deal else None
    head = {"game": made.rules.name, "deck": setups.deck_name(made), "order": order}
    out.answer({**head, **numbers, "probability": probability, "seconds": round(seconds, 3)})
    out.tell("winrate-exact", deck=setups.deck_name(made), percent=probability * 100, **numbers)


def estimate(out: Console, made: Game, count: Count, deals: int, *, jobs: int, ledger: Ledger | None) -> None:
    """Print the share of random deals won, with its interval; what the ledger holds already is not done again."""
    begun = perf_counter()
    results = winnability.resumed(ledger, deals)
    tasks = count.tasks(arena.numbers(made, count.seed, deals), len(results))
    try:
        for result in out.watch(winnability.work(tasks, jobs), len(tasks)):
            results.append(result)
            if ledger is not None:
                ledger.add(result)
    finally:
        if ledger is not None:
            ledger.close()
    report(out, made, count, results, perf_counter() - begun)


def report(out: Console, made: Game, count: Count, results: list[int], seconds: float) -> None:
    """Print the figure."""
    found = winnability.counted(results)
    undecided = results.count(winnability.UNDECIDED)
    out.answer(
        {
            "game": made.rules.name,
            "deck": setups.deck_name(made),
            "mode": count.player or "thoughtful",
            "deals": len(results),
            "won": results.count(winnability.WON),
            "undecided": undecided,
            "probability": found.share,
            "low": found.low,
            "high": found.high,
            "seed": count.seed,
            "seconds": round(seconds, 3),
        }
    )
    out.tell(
        "winrate-estimate",
        deck=setups.deck_name(made),
        mode=count.player or "thoughtful",
        percent=found.share * 100,
        low=found.low * 100,
        high=found.high * 100,
        deals=len(results),
        undecided=undecided,
        seed=str(count.seed),
    )
