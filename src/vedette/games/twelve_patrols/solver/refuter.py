"""Writes refutations: goes through the arrangements as their checker will, and notes why each beginning cannot win.

The solver's verdict comes first; this finds the reasons anew, by the checker's own arithmetic, so that the two must
agree without sharing anything.
"""

from vedette.core.errors import Illegal
from vedette.games.twelve_patrols.solver import refutation
from vedette.games.twelve_patrols.solver.fills import TooMuchError


def refute(deal: refutation.RefutedDeal) -> list[str] | None:
    """Return the lines of a refutation, None where it would be too large.

    Raises Illegal where an arrangement is left that nothing speaks against.
    """
    refuter = Refuter(refutation.Arrangements(deal))
    try:
        return refuter.lines if refuter.walk([-1] * refutation.CELLS, "") else None
    except TooMuchError:
        return None


class Refuter:
    """Writes the lines of one refutation while it goes through the arrangements."""

    def __init__(self, arrangements: refutation.Arrangements) -> None:
        self.arrangements = arrangements
        self.lines: list[str] = []

    def walk(self, laid: list[int], begun: str) -> bool:
        """Write why no arrangement that begins like this wins; return False where that takes too many lines."""
        cell = refutation.CELL_ORDER[len(begun)]
        found: dict[str, str] = {}
        onward: list[int] = []
        for card in self.arrangements.cards:
            if refutation.CARD_NAMES[card] in begun:
                continue
            laid[cell] = card
            if reason := self.reason(laid, cell):
                found[reason] = found.get(reason, "") + refutation.CARD_NAMES[card]
            else:
                onward.append(card)
        self.lines += [f"{begun or refutation.ROOT} {cards} {reason}" for reason, cards in found.items()]
        if len(self.lines) > refutation.MOST_LINES:
            return False
        for card in onward:
            laid[cell] = card
            if not self.walk(laid, begun + refutation.CARD_NAMES[card]):
                return False
        laid[cell] = -1
        return True

    def reason(self, laid: list[int], cell: int) -> str:
        """Return the reason why no arrangement with these cards wins, empty for none yet; ``cell`` was filled last.

        Raises Illegal for a whole arrangement that no reason speaks against.
        """
        arrangements = self.arrangements
        if arrangements.too_dear(laid):
            return refutation.COST
        lines = arrangements.complete(laid)
        before = laid[:]
        before[cell] = -1
        if len(lines) > len(arrangements.complete(before)) and arrangements.unfillable(laid, lines):
            return refutation.named(lines)
        if -1 in laid:
            return ""
        if arrangements.unreachable(laid):
            return refutation.ORDER
        raise Illegal("refutation-open", {"cards": "".join([refutation.CARD_NAMES[card] for card in laid])})
