"""A solved deal as data: the choices that win it as a match, and the certificate that a stranger checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.boxes.box import Solution
from vedette.boxes.certificate import texts
from vedette.boxes.spellfire import deal as deals
from vedette.core.errors import Unreadable
from vedette.core.match import Match
from vedette.games.spellfire import pins
from vedette.games.spellfire.proof import checker, solver
from vedette.games.spellfire.proof.answer import VERDICTS, WINNABLE
from vedette.games.spellfire.speech import Spellfire
from vedette.games.spellfire.turn import Position

if TYPE_CHECKING:
    from vedette.core.game import State


def settle(state: State, deal: list[int], budget: int) -> tuple[str, list[int], int]:
    """Return the verdict on a position, the choices that win it, and the nodes it took; a budget of 0 has no end."""
    if not isinstance(state, Position):
        raise TypeError(type(state))
    answer = solver.solve(state, deal, budget)
    return VERDICTS[answer.verdict], answer.line, answer.nodes


def solve(made: Spellfire, deal: list[int], budget: int) -> Solution:
    """Return the solution of a whole deal; a budget of 0 has no end."""
    answer = solver.solve(made.start(), deal, budget)
    verdict = VERDICTS[answer.verdict]
    if answer.verdict != WINNABLE:
        return Solution(verdict, answer.nodes)
    match = Match(made, deal)
    for action in answer.line:
        match.play(action)
    return Solution(verdict, answer.nodes, match)


def certificate(made: Spellfire, deal: list[int], found: Solution) -> dict[str, object]:
    """Return a certificate: the deal, its cards as a record pins them, the verdict, a win's lines."""
    told = deals.write(made, deal)
    kept: dict[str, object] = {key: told[key] for key in ("game", "code", "starter", "columns") if key in told}
    lines: dict[str, object] = {"lines": found.notes} if found.match else {"nodes": found.nodes}
    return {**kept, "definition": made.definition(), "verdict": found.verdict, **lines}


def verify(claim: dict[str, object], source: str) -> checker.Fault | None:
    """Return what the independent checker finds wrong with a certificate, None for a win that holds.

    Raises Unreadable for what is no certificate of a win.
    """
    if claim["verdict"] != "winnable":
        raise Unreadable("certificate-verdict", {"file": source, "field": "verdict", "verdict": str(claim["verdict"])})
    definition, lines = texts(claim, "definition", source), texts(claim, "lines", source)
    made = Spellfire(*pins.restore(definition, source))
    return checker.check(made, deals.dealt(made, claim.get("columns"), source), lines)
