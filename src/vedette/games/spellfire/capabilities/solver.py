"""The solver as programs ask it: a deal's verdict with the choices that win it, and certificates to be checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core import certificate as certificates
from vedette.core.certificate import Verification
from vedette.core.errors import Unreadable
from vedette.core.match import Match
from vedette.core.plugin import Solution, Solver
from vedette.games.spellfire.capabilities import deals
from vedette.games.spellfire.capabilities.decks import DECKS
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards import definition as pins
from vedette.games.spellfire.engine.rules import RULES
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver import checker, solver
from vedette.games.spellfire.solver.answer import VERDICTS, WINNABLE
from vedette.games.spellfire.text.speech import Spellfire

if TYPE_CHECKING:
    from vedette.core.game import State

CERTIFIED: Final = ("game", "code", "starter", "columns")
"""The keys of a deal's JSON data that its certificate has too."""
PROOFS: Final = {certificates.WINNABLE: "lines", certificates.UNWINNABLE: "trace"}
"""By verdict, the key of a certificate under which the lines that prove it stand."""


def _read(claim: dict[str, object], source: str) -> tuple[Spellfire, list[int]]:
    """Return the game and the deal of a certificate; raises Unreadable where its parts do not agree."""
    definition = certificates.texts(claim, "definition", source)
    made = Spellfire(*pins.restore(definition, source))
    if made.definition() != definition:
        raise Unreadable("certificate-definition", {"file": source, "field": "definition"})
    deal = deals.dealt(made, claim["columns"], source)
    told = _kept(made, deal)
    if "code" in claim:
        if (edited := _edited(made)) and made.rules.version == RULES.version:
            named = {"file": source, "field": "definition", "deck": made.deck.name, "cards": ", ".join(edited)}
            raise Unreadable("certificate-cards", named)
        DECKS.certified(made.draft, lambda deck: Spellfire(deck, made.options).code(deal), claim["code"], source)
        told["code"] = claim["code"]
    told["game"] = RULES.name
    if differs := [key for key in CERTIFIED if key in claim and claim[key] != told.get(key)]:
        raise Unreadable("certificate-differs", {"file": source, "field": differs[0], "key": differs[0]})
    return made, deal


def _kept(made: Spellfire, deal: list[int]) -> dict[str, object]:
    """Return the part of a deal's JSON data that its certificate has too."""
    told = deals.SpellfireDeals().write(made, deal)
    return {key: told[key] for key in CERTIFIED if key in told}


def _edited(made: Spellfire) -> list[str]:
    """Return the names of a deck's cards that differ from the shipped deck of its name; none where there is none."""
    mine = list(zip(decks.whole(made.deck), pins.rows(made.deck), strict=True))
    known = [set(pins.rows(shipped.deck)) for shipped in decks.editions(made.deck.name).values()]
    edited = [[card.name for card, row in mine if row not in rows] for rows in known]
    return min(edited, key=len, default=[])


class SpellfireSolver(Solver[Spellfire]):
    """Solves deals and positions with every card known, and writes and verifies their certificates."""

    patience = 300_000

    def settle(self, game: Spellfire, state: State, deal: list[int], nodes: int) -> tuple[str, list[int], int]:
        if not isinstance(state, Position):
            raise TypeError(type(state))
        answer = solver.solve(state, deal, nodes)
        return VERDICTS[answer.verdict], answer.line, answer.nodes

    def solve(self, game: Spellfire, deal: list[int], nodes: int) -> Solution:
        answer = solver.solve(game.start(), deal, nodes)
        verdict = VERDICTS[answer.verdict]
        if answer.verdict != WINNABLE:
            return Solution(verdict, answer.nodes)
        match = Match(game, deal)
        for action in answer.line:
            match.play(action)
        return Solution(verdict, answer.nodes, match)

    def certificate(self, game: Spellfire, deal: list[int], found: Solution) -> dict[str, object]:
        """Return a certificate: the deal, its cards as a record pins them, the verdict, and the lines that prove it."""
        proof = certificates.proved(PROOFS, found.verdict, found.notes, found.nodes, lambda: checker.trace(game, deal))
        return {**_kept(game, deal), "definition": game.definition(), **proof}

    def verify(self, claim: dict[str, object], source: str) -> Verification:
        """Return what a certificate claims, all of whose parts must agree, and what the independent checker finds.

        Raises Unreadable for what is no certificate, does not agree with itself, or claims a verdict without proving
        it.
        """
        verdict, lines = certificates.proof(claim, (*CERTIFIED, "definition"), PROOFS, source)
        certificates.need(claim, ("game", "definition", "columns", "starter"), source)
        game, deal = _read(claim, source)
        won = verdict == certificates.WINNABLE
        fault = checker.check(game, deal, lines) if won else checker.check_trace(game, deal, lines)
        edited = _edited(game)
        boxed = game.deck.name in decks.box() and not edited
        return Verification(game, deal, boxed, verdict, len(lines), fault, edited)
