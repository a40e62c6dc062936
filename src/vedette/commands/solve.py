"""``vedette solve``: whether a deal can be won with all cards known, and how."""

import json
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from vedette import capabilities, deals, files, interrupt
from vedette.commands.console import MOST, Code, Console, GameName, console, text_of
from vedette.commands.deal import describe
from vedette.core import file
from vedette.core.certificate import NODES, UNWINNABLE
from vedette.core.game import CHANCE, Game
from vedette.core.plugin import Solution


def run(
    context: typer.Context,
    game: GameName,
    *,
    deal: Annotated[Path | None, typer.Option("--deal", metavar="FILE|-", help="command-deal-option")] = None,
    code: Code = "",
    budget: Annotated[
        int, typer.Option("--budget", metavar="NODES", min=0, max=MOST, help="command-budget-option")
    ] = 0,
    certificate: Annotated[
        Path | None, typer.Option("--certificate", metavar="FILE", help="command-certificate-option")
    ] = None,
) -> None:
    """Solve a deal and print the verdict and a winning line; write a certificate if a file is named."""
    out = console(context)
    if (deal is None) == (not code):
        raise typer.BadParameter(out.say("usage-deal-or-code"), context)
    if deal is not None:
        made, asked = files.read_deal(game, *text_of(deal))
    else:
        made, asked = deals.read(game, {"code": code}, "", files.deck)
    begun = perf_counter()
    with interrupt.at_once():
        found = capabilities.solver(made).solve(made, asked, budget)
    seconds = perf_counter() - begun
    if certificate is not None:
        written = capabilities.solver(made).certificate(made, asked, found)
        file.write(certificate, json.dumps(written, ensure_ascii=False, indent=1) + "\n")
        if NODES in written and found.verdict == UNWINNABLE:
            out.note(out.say("certificate-too-large", nodes=found.nodes))
    out.answer(document(made, asked, found, seconds))
    tell(out, made, asked, found)
    if found.verdict != "winnable":
        out.refuse()


def document(made: Game, asked: list[int], found: Solution, seconds: float) -> dict[str, object]:
    """Return the solution of a deal as JSON data."""
    return {
        "game": made.rules.name,
        "code": made.code(asked) if deals.whole(made, asked) else None,
        "verdict": found.verdict,
        "mode": "thoughtful",
        "nodes": found.nodes,
        "seconds": round(seconds, 6),
        "line": found.notes,
        "layout": found.layout,
    }


def tell(out: Console, made: Game, asked: list[int], found: Solution) -> None:
    """Print the deal, the verdict, and the winning line turn by turn."""
    if out.as_json:
        return
    describe(out, made, asked)
    out.tell("solve-verdict", verdict=found.verdict, nodes=found.nodes)
    if found.match is None:
        return
    match = found.match
    for number, (action, mover) in enumerate(zip(match.actions, match.movers, strict=True)):
        if mover != CHANCE:
            out.print(f"  {made.tell(match.moment(number).view(0), action, 0, out.language)}")
