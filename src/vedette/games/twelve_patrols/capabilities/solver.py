"""The solver of 12 Patrols for the rest of the program: solutions, certificates, and counts over all rolls."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import TYPE_CHECKING, Final, NoReturn

from vedette.core import certificate as certificates
from vedette.core.certificate import Verification
from vedette.core.errors import Unreadable, Unsupported
from vedette.core.game import OVER
from vedette.core.language import say
from vedette.core.match import Match
from vedette.core.plugin import Counted, Difference, Heat, Solution, Solver, Turned
from vedette.games.twelve_patrols.capabilities import deals
from vedette.games.twelve_patrols.capabilities.decks import DECKS
from vedette.games.twelve_patrols.cards import deck as region_cards
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.game import ROLLS
from vedette.games.twelve_patrols.engine.options import names
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver import checker, plan, refutation, refuter, solver, survey
from vedette.games.twelve_patrols.solver import question as answers
from vedette.games.twelve_patrols.solver.layouts import winning_layouts
from vedette.games.twelve_patrols.solver.question import opening, question_of
from vedette.games.twelve_patrols.text.speech import TwelvePatrols

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.core.game import State
    from vedette.games.twelve_patrols.solver.question import Answer, Piece

VERDICTS: Final = {
    answers.WINNABLE: "winnable",
    answers.UNWINNABLE: "unwinnable",
    answers.UNDECIDED: "undecided",
}
CERTIFIED: Final = ("game", "code", "deck", "options", "order", "dice")
"""The keys that a certificate takes over from the data of its deal."""
PROOFS: Final = {certificates.WINNABLE: "lines", certificates.UNWINNABLE: "refutation"}
"""The key of the lines that prove a verdict."""


def layout(made: TwelvePatrols, answer: Answer) -> dict[str, object]:
    """Return a solution's finished kingdom as data: nine names row by row, twelve patrols, the items given up."""
    return {
        "grid": [made.deck.regions[region].name for region in answer.cells],
        "patrols": [[piece_words(piece) for piece in patrol] for patrol in answer.patrols],
        "discarded": [piece_words((kind, kind % rules.FACES)) for kind in answer.discarded],
    }


def piece_words(piece: Piece) -> str:
    """Return an item as files write it: ``blue die 4``, ``yellow cube``, ``white die 2->5`` for a changed die."""
    kind, found = piece
    colour, face = divmod(kind, rules.FACES)
    if face == rules.CUBE:
        return f"{rules.COLOUR_NAMES[colour]} cube"
    return f"{rules.COLOUR_NAMES[colour]} die {face if found == face else f'{found}->{face}'}"


def _read(claim: dict[str, object], source: str) -> tuple[TwelvePatrols, list[int]]:
    """Return the deal of a certificate, whose parts must agree; raises Unreadable."""
    if not isinstance(claim["deck"], list):
        raise Unreadable("certificate-deck", {"file": source, "field": "deck"})
    told = {key: claim[key] for key in CERTIFIED if key in claim and key != "code"}
    made, deal = deals.RegionDeals().read(told, source, _nothing, _nothing)
    for cards in DECKS.shipped().values():
        if cards.deck.regions == made.deck.regions:
            made = TwelvePatrols(cards, made.options)
    if "order" in claim or "code" in claim:
        certificates.need(claim, ("code", "order"), source)
        options = made.options
        cards = DECKS.certified(
            made.cards, lambda cards: TwelvePatrols(cards, options).code(deal), claim["code"], source
        )
        made = TwelvePatrols(cards, options)
    return made, deal


def _nothing(name: str) -> NoReturn:
    """Raise LookupError: a certificate has its cards in it, so no deck is looked up by a name."""
    raise LookupError(name)


def _regions(made: TwelvePatrols) -> list[dict[str, str]]:
    """Return the regions of a game's deck, each as the keys and values of a file."""
    return [region_cards.fields(region) for region in made.deck.regions]


def _won(made: TwelvePatrols, deal: list[int], lines: list[str]) -> checker.WinClaim:
    """Return the claim that these lines win a deal."""
    asked = deals.of_actions(deal)
    dice = {
        colour: list(asked.dice[rules.EACH * at : rules.EACH * at + rules.EACH])
        for at, colour in enumerate(rules.COLOUR_NAMES)
    }
    order = [made.deck.regions[region].name for region in asked.order]
    return checker.WinClaim(_regions(made), names(made.options), order, dice, lines)


def _refuted(made: TwelvePatrols, deal: list[int]) -> refutation.RefutedDeal:
    """Return a deal as plain data, in the form in which refutations are written and checked."""
    asked = deals.of_actions(deal)
    return refutation.RefutedDeal(_regions(made), list(asked.dice), list(asked.order))


def lost_rolls(found: survey.Survey) -> list[tuple[dict[str, str], int]]:
    """Return the rolls of a survey that cannot be won, up to renaming the colours, and how many each stands for."""
    throws = combinations_with_replacement(range(len(survey.THROWS)), rules.COLOUR_COUNT)
    return [
        (
            {f"dice {at}": "".join(map(str, survey.THROWS[throw])) for at, throw in enumerate(three, 1)},
            survey.weight(*three),
        )
        for three, won in zip(throws, found.won, strict=True)
        if not won
    ]


def _removed(game: TwelvePatrols, nine: list[int]) -> tuple[str, ...]:
    """Return the names of the regions that a set of nine leaves out."""
    return tuple(region.name for at, region in enumerate(game.deck.regions) if at not in nine)


class RegionSolver(Solver[TwelvePatrols]):
    """Solves deals with all cards known, proves and verifies verdicts by certificates, and counts winnable rolls."""

    def settle(self, game: TwelvePatrols, state: State, deal: list[int], nodes: int) -> tuple[str, list[int], int]:
        if not isinstance(state, Position):
            raise TypeError(type(state))
        if state.mover() == OVER:
            return ("winnable" if state.returns()[0] >= 1.0 else "unwinnable"), [], 0
        question = question_of(game, state, deal)
        answer = solver.solve(question, nodes)
        line = plan.line(question, answer) if answer.verdict == answers.WINNABLE else []
        return VERDICTS[answer.verdict], line, answer.nodes

    def solve(self, game: TwelvePatrols, deal: list[int], nodes: int) -> Solution:
        """Return the solution of a deal, with its order of the cards or with the best one."""
        asked = deals.of_actions(deal)
        question = opening(game.deck, list(asked.dice), list(asked.order) or None, game.options)
        answer = solver.solve(question, nodes)
        verdict = VERDICTS[answer.verdict]
        if answer.verdict != answers.WINNABLE:
            return Solution(verdict, answer.nodes)
        order = asked.order or tuple(plan.draws(question, answer))
        match = Match(game, asked._replace(order=order).actions())
        for action in plan.line(question, answer):
            match.play(action)
        return Solution(verdict, answer.nodes, match, layout(game, answer))

    def certificate(self, game: TwelvePatrols, deal: list[int], found: Solution) -> dict[str, object]:
        """Return a certificate: the deal, its cards in full, the verdict, and the lines that prove it."""
        told = deals.RegionDeals().write(game, deal)
        kept: dict[str, object] = {key: told[key] for key in CERTIFIED if key in told}
        proof = certificates.proved(
            PROOFS, found.verdict, found.notes, found.nodes, lambda: refuter.refute(_refuted(game, deal))
        )
        return {**kept, "deck": _regions(game), **proof}

    def verify(self, claim: dict[str, object], source: str) -> Verification:
        """Return what a certificate claims, read as strictly as a deal is, and what the independent checkers find.

        Raises Unreadable for what is no certificate, does not agree with itself, or claims a verdict without proving
        it.
        """
        verdict, lines = certificates.proof(claim, CERTIFIED, PROOFS, source)
        certificates.need(claim, ("game", "deck", "options", "dice"), source)
        game, deal = _read(claim, source)
        if verdict == certificates.WINNABLE:
            fault = checker.check(_won(game, deal, lines))
        else:
            fault = refutation.check(_refuted(game, deal), lines)
        return Verification(game, deal, bool(region_cards.called(game.deck)), verdict, len(lines), fault)

    def failing(self, game: TwelvePatrols, state: State, language: str) -> str:
        return game.failing(state, language) if isinstance(state, Position) else ""

    def exact(self, game: TwelvePatrols, deal: list[int], tell: Callable[[int, int], None]) -> tuple[int, int]:
        order = [action - rules.DRAW for action in deal[rules.DICE :]] or None
        found = survey.exact(game.deck, order, tell)
        return found.numerator, found.denominator

    def counted(self, game: TwelvePatrols, tell: Callable[[int, int], None]) -> list[Counted]:
        nines = [list(nine) for nine in combinations(range(len(game.deck.regions)), rules.CELLS)]
        found = []
        for number, nine in enumerate(nines):
            counted = survey.Survey(game.deck, nine, None)
            won = survey.run([counted], tell, number, len(nines))
            found.append(Counted(_removed(game, nine), won, ROLLS, lost_rolls(counted)))
        return found

    def heat(self, game: TwelvePatrols, parts: list[Counted], language: str) -> Heat:
        lost = Counter[tuple[int, int]]()
        for part in parts:
            for dice, rolls in part.lost:
                shown = Counter("".join(dice.values()))
                for pips in range(1, rules.FACES):
                    lost[pips, shown[str(pips)]] += rolls
        counts = range(rules.DICE + 1)
        every = [len(parts) * comb(rules.DICE, count) * (rules.FACES - 2) ** (rules.DICE - count) for count in counts]
        return Heat(
            [str(pips) for pips in range(1, rules.FACES)],
            [str(count) for count in counts],
            [[1 - lost[pips, count] / every[count] for count in counts] for pips in range(1, rules.FACES)],
            (say(language, "heat-title"), say(language, "heat-row"), say(language, "heat-column")),
        )

    def turned(self, old: TwelvePatrols, new: TwelvePatrols, tell: Callable[[int, int], None]) -> list[Turned]:
        if len(old.deck.regions) != len(new.deck.regions):
            raise Unsupported("exact", old.rules.name)
        found = []
        for nine, before, after in survey.pairs(old.deck, new.deck, tell):
            removed = _removed(old, nine)
            lost = [{tuple(dice.values()): rolls for dice, rolls in lost_rolls(one)} for one in (before, after)]
            for dice in sorted(lost[0].keys() ^ lost[1].keys()):
                gained = dice in lost[0]
                asked = opening((new if gained else old).deck, [int(pips) for part in dice for pips in part])
                values = {"removed": " + ".join(removed)} | {f"dice {at}": one for at, one in enumerate(dice, 1)}
                ways = len(winning_layouts(asked, nine).arrangements)
                found.append(Turned(values, lost[0 if gained else 1][dice], gained, ways))
        return found

    def differ(self, old: TwelvePatrols, new: TwelvePatrols, tell: Callable[[int, int], None]) -> Difference:
        if len(old.deck.regions) != len(new.deck.regions):
            raise Unsupported("exact", old.rules.name)
        found = survey.differ(old.deck, new.deck, tell)
        gains, losses = (
            [deals.RegionDeal(tuple(dice), ()).actions() for dice in one] for one in (found.gains, found.losses)
        )
        return Difference(found.old, found.new, found.denominator, found.gained, found.lost, gains, losses)
