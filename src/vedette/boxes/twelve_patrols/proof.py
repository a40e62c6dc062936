"""A solved deal as data: the record's lines that win it, the finished kingdom, and the certificate of both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.boxes.box import Solution
from vedette.boxes.certificate import texts
from vedette.boxes.twelve_patrols import deal as deals
from vedette.core.errors import Unreadable
from vedette.core.match import Match
from vedette.games.twelve_patrols import cards as region_cards
from vedette.games.twelve_patrols.options import FIELDS
from vedette.games.twelve_patrols.proof import answer as answers
from vedette.games.twelve_patrols.proof import checker, plan, solver
from vedette.games.twelve_patrols.proof.question import opening
from vedette.games.twelve_patrols.rules import COLOUR_NAMES, CUBE, FACES

if TYPE_CHECKING:
    from vedette.games.twelve_patrols.proof.answer import Answer, Piece
    from vedette.games.twelve_patrols.speech import TwelvePatrols

VERDICTS: Final = {
    answers.WINNABLE: "winnable",
    answers.UNWINNABLE: "unwinnable",
    answers.UNDECIDED: "undecided",
}
CERTIFIED: Final = ("game", "code", "deck", "options", "order", "dice")
"""What a certificate takes over from its deal."""


def solve(made: TwelvePatrols, deal: list[int], budget: int) -> Solution:
    """Return the solution of a deal, with its order of the cards or with the best one; a budget of 0 has no end."""
    asked = deals.of_actions(deal)
    question = opening(made.deck, list(asked.dice), list(asked.order) or None, made.options)
    answer = solver.solve(question, budget)
    verdict = VERDICTS[answer.verdict]
    if answer.verdict != answers.WINNABLE:
        return Solution(verdict, answer.nodes)
    order = asked.order or tuple(plan.draws(question, answer))
    match = Match(made, asked._replace(order=order).actions())
    for action in plan.line(question, answer):
        match.play(action)
    return Solution(verdict, answer.nodes, match, layout(made, answer))


def layout(made: TwelvePatrols, answer: Answer) -> dict[str, object]:
    """Return the finished kingdom: nine names row by row, twelve patrols, and what was given up."""
    return {
        "grid": [made.deck.regions[region].name for region in answer.cells],
        "patrols": [[piece_words(piece) for piece in patrol] for patrol in answer.patrols],
        "discarded": [piece_words((kind, kind % FACES)) for kind in answer.discarded],
    }


def piece_words(piece: Piece) -> str:
    """Return an item as files write it: ``blue die 4``, ``yellow cube``, ``white die 2->5`` for a changed die."""
    kind, found = piece
    colour, face = divmod(kind, FACES)
    if face == CUBE:
        return f"{COLOUR_NAMES[colour]} cube"
    return f"{COLOUR_NAMES[colour]} die {face if found == face else f'{found}->{face}'}"


def certificate(made: TwelvePatrols, told: dict[str, object], found: Solution) -> dict[str, object]:
    """Return a certificate of a deal as ``deal --json`` prints it: its cards in full, the verdict, a win's lines."""
    kept: dict[str, object] = {key: told[key] for key in CERTIFIED if key in told}
    kept["deck"] = region_cards.tree(region_cards.plain(made.deck))["region"]
    lines: dict[str, object] = {"lines": found.notes} if found.match else {"nodes": found.nodes}
    return {**kept, "verdict": found.verdict, **lines}


def verify(claim: dict[str, object], name: str) -> checker.Fault | None:
    """Return what the independent checker finds wrong with a certificate, None for a win that holds.

    Raises Unreadable for what is no certificate of a win.
    """
    if claim["verdict"] != "winnable":
        raise Unreadable("certificate-verdict", {"file": name, "field": "verdict", "verdict": str(claim["verdict"])})
    texts(claim, "lines", name)
    options = claim.get("options")
    named = options if isinstance(options, list) else []
    fields = {FIELDS.get(str(option), str(option)): True for option in named}
    return checker.check({**claim, "options": fields})
