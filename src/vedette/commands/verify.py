"""``vedette verify``: checks a certificate of a deal's verdict with a small program independent of the solver."""

from pathlib import Path
from typing import Annotated, Any

import typer

from vedette import deals, interrupt, registry, setups
from vedette.commands.console import Console, console, text_of
from vedette.commands.deal import describe
from vedette.core import data
from vedette.core.certificate import Verification
from vedette.core.errors import Unreadable


def run(
    context: typer.Context,
    certificate: Annotated[Path, typer.Argument(metavar="CERTIFICATE", help="command-certificate-argument")],
) -> None:
    """Check a certificate: that its deal is consistent, and every line that proves the verdict."""
    out = console(context)
    text, name = text_of(certificate)
    claim = read(text, name)
    plugin = registry.get(str(claim["game"]))
    solver = plugin.need(plugin.solver, "solve")
    with interrupt.at_once():
        found = solver.verify(claim, name)
    told = document(found, name)
    if found.fault is None:
        out.answer(told)
        out.tell("verify-valid", verdict=found.verdict, game=found.made.rules.name)
        tell(out, found, told)
        return
    line, note, why = found.fault
    words = out.say("verify-fault", why=why, line=line, note=note)
    out.answer({**told, "line": line, "note": note, "why": why, "words": words})
    out.print(words)
    out.refuse()


def read(text: str, name: str) -> dict[str, Any]:
    """Return the JSON object of a certificate; raises Unreadable for anything else."""
    if not text.lstrip().startswith("{"):
        raise Unreadable("certificate-shape", {"file": name})
    claim = data.read_json(text, name)
    if not isinstance(claim, dict) or "verdict" not in claim or not isinstance(claim.get("game"), str):
        raise Unreadable("certificate-shape", {"file": name})
    return claim


def document(found: Verification, name: str) -> dict[str, object]:
    """Return as JSON what was checked: the rules, the deal, its deck by name and hash, the verdict, how many lines."""
    told = deals.write(found.made, found.deal)
    deck = setups.deck_name(found.made)
    return {
        "certificate": name,
        "valid": found.fault is None,
        "verdict": found.verdict,
        "rules": found.made.rules.version,
        **told,
        "deck": deck,
        "boxed": found.boxed,
        "edited": list(found.edited),
        "hash": setups.digest(found.made),
        "lines": found.lines,
    }


def tell(out: Console, found: Verification, told: dict[str, object]) -> None:
    """Print deal, deck and verdict of a certificate that was found correct; nothing for output as JSON."""
    if out.as_json:
        return
    rules = found.made.rules
    out.tell("verify-deal", game=rules.name, rules=rules.version, code=str(told.get("code", "-")))
    describe(out, found.made, found.deal)
    out.tell("verify-deck", boxed="yes" if found.boxed else "no", hash=str(told["hash"]))
    if found.edited:
        out.tell("verify-edited", deck=str(told["deck"]), cards=", ".join(found.edited))
    out.tell("verify-lines", verdict=found.verdict, lines=found.lines)
