"""``vedette winrate``: how often deals of a deck can be won, exactly or as an estimate with an interval."""

from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from vedette import capabilities, deals, files, setups
from vedette.commands.console import (
    Budget,
    Console,
    Deals,
    DeckName,
    GameName,
    Jobs,
    OptionNames,
    Seed,
    console,
    seed_or_any,
)
from vedette.core import file
from vedette.core.errors import Illegal
from vedette.core.game import Game
from vedette.lab import arena, plots, process_pool, study_plan, winnability
from vedette.lab.checkpoint import Ledger
from vedette.lab.winnability import Count

DEALS = 1000
"""How many random deals are tried if no number is given."""


def run(
    context: typer.Context,
    game: GameName,
    *,
    deck: DeckName = "",
    option: OptionNames = None,
    exact: Annotated[bool, typer.Option("--exact", help="command-exact-option")] = False,
    code: Annotated[str, typer.Option("--code", metavar="CODE", help="command-order-option")] = "",
    deals: Deals = None,
    fair: Annotated[str, typer.Option("--fair", metavar="PLAYER", help="command-fair-option")] = "",
    budget: Budget = None,
    table: Annotated[Path | None, typer.Option("--table", metavar="FILE", help="command-table-option")] = None,
    lost: Annotated[Path | None, typer.Option("--lost", metavar="FILE", help="command-lost-option")] = None,
    chart: Annotated[Path | None, typer.Option("--chart", metavar="FILE", help="command-heat-option")] = None,
    jobs: Jobs = 1,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="command-resume-option")] = None,
    seed: Seed = None,
) -> None:
    """Print the share of a deck's deals that can be won: counted, solved at random deals, or won by a bot."""
    out = console(context)
    if (exact and (deals is not None or fair or resume)) or ((code or table or lost or chart) and not exact):
        raise typer.BadParameter(out.say("usage-exact-alone"), context)
    if code and (deck or option):
        raise typer.BadParameter(out.say("usage-code-alone"), context)
    made, deal = files.uncode(game, code) if code else (files.game(game, deck, option or ()), [])
    if table or lost or chart:
        if code:
            raise typer.BadParameter(out.say("usage-table-alone"), context)
        tabled(out, made, table, lost, chart)
        return
    if exact:
        exactly(out, made, deal)
        return
    # A ledger continues its own stream of seeds, so without a seed it must not get a random one.
    chosen = 1 if seed is None and resume is not None else seed_or_any(seed)
    if made.rules.players > 1:
        raise Illegal("winrate-two", {"game": made.rules.name})
    if fair:
        files.player(fair, made, 0)  # finds an unknown name before any work
    nodes = patience(made, resume) if budget is None and not fair else budget or 0
    count = Count(arena.setup_of(made.rules.name, made), chosen, fair, nodes)
    ledger = Ledger(resume, count.heading()) if resume is not None else None
    estimate(out, made, count, deals or DEALS, jobs=jobs, ledger=ledger)


def patience(made: Game, ledger: Path | None) -> int:
    """Return how many nodes each search may take if none are named: as in the file resumed, or the game's default."""
    kept = Ledger.question(ledger) if ledger is not None else {}
    nodes = kept.get("budget")
    return nodes if isinstance(nodes, int) else capabilities.solver(made).patience


def exactly(out: Console, made: Game, deal: list[int]) -> None:
    """Print the share of all deals that can be won, or of those with the cards in a deal's order."""
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


def tabled(out: Console, made: Game, table: Path | None, lost: Path | None, chart: Path | None) -> None:
    """Print the share of all deals that can be won; write its parts and the lost deals as CSV, and a heat map as SVG.

    Each only where a file is named for it.
    """
    begun = perf_counter()
    with out.meter() as tell:
        parts = capabilities.solver(made, "exact").counted(made, tell)
    names = list(next((dice for part in parts for dice, _ in part.lost), {}))
    shares = [[" + ".join(part.removed), str(part.numerator), str(part.denominator)] for part in parts]
    failed = [[" + ".join(part.removed), *dice.values(), str(rolls)] for part in parts for dice, rolls in part.lost]
    sheets = [
        (table, [["removed", "numerator", "denominator"], *shares]),
        (lost, [["removed", *names, "rolls"], *failed]),
    ]
    files = [(path, lines) for path, lines in sheets if path is not None]
    for path, lines in files:
        file.write(path, "".join(map(study_plan.line, lines)))
    if chart is not None:
        drawn = capabilities.solver(made).heat(made, parts, out.language)
        file.write(chart, plots.heat(drawn, out.language))
    numbers = {"numerator": sum(one.numerator for one in parts), "denominator": sum(one.denominator for one in parts)}
    share = numbers["numerator"] / numbers["denominator"]
    head_of = {"game": made.rules.name, "deck": setups.deck_name(made), "order": None}
    seconds = round(perf_counter() - begun, 3)
    written = [str(path) for path in (*(path for path, _ in files), chart) if path is not None]
    out.answer({**head_of, **numbers, "probability": share, "seconds": seconds, "files": written})
    out.tell("winrate-exact", deck=setups.deck_name(made), percent=share * 100, **numbers)
    for name in written:
        out.tell("study-written", file=name)


def estimate(out: Console, made: Game, count: Count, deals: int, *, jobs: int, ledger: Ledger | None) -> None:
    """Print the share of random deals won, with its interval; deals in the ledger are not repeated."""
    begun = perf_counter()
    results = winnability.resumed(ledger, deals)
    tasks = count.tasks(arena.numbers(made, count.seed, deals), len(results))
    try:
        settle = partial(winnability.settle, opener=files.player)
        for result in out.watch(process_pool.work(settle, tasks, jobs, apart=out.interruptible), len(tasks)):
            results.append(result)
            if ledger is not None:
                ledger.add(result)
    finally:
        if ledger is not None:
            ledger.close()
    report(out, made, count, results, perf_counter() - begun)


def report(out: Console, made: Game, count: Count, results: list[int], seconds: float) -> None:
    """Print the share of deals won or winnable, with its interval, from the result of each deal."""
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
        deals=len(results),
        undecided=undecided,
        seed=str(count.seed),
        **found.percents(),
    )
