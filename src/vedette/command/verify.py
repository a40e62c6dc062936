"""``vedette verify``: the small independent checker looks at a certificate."""

from pathlib import Path
from typing import Annotated

import typer

from vedette import shelf
from vedette.command.console import PATROLS, console, text_of
from vedette.core import data
from vedette.core.errors import Unreadable


def run(
    context: typer.Context,
    certificate: Annotated[Path, typer.Argument(metavar="CERTIFICATE", help="command-certificate-argument")],
) -> None:
    """Check a certificate: the deal, the verdict, and for a win every line."""
    out = console(context)
    text, name = text_of(certificate)
    claim = data.read_json(text, name)
    if not isinstance(claim, dict) or "verdict" not in claim:
        raise Unreadable("certificate-shape", {"file": name})
    fault = shelf.box(str(claim.get("game", PATROLS))).verify(claim, name)
    if fault is None:
        out.answer({"certificate": name, "valid": True, "verdict": "winnable"})
        out.tell("verify-valid")
        return
    line, note, why = fault
    words = out.say("verify-fault", why=why, line=line, note=note)
    out.answer({"certificate": name, "valid": False, "line": line, "note": note, "why": why, "words": words})
    out.print(words)
    out.refuse()
