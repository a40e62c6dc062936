"""The independent checker of a refutation: no arrangement of the cards wins a deal, each for a reason that it checks.

However a game is played, it ends in an arrangement of nine cards with twelve patrols (§7.1). So a deal cannot be won
if none of its arrangements can be had. A refutation goes through all of them, cell by cell, and names for every
beginning why nothing that begins so can win. Its lines are read like this:

    - 38 cost             nothing wins with the third or the eighth card of the deck in cell A1
    41 259 lines 1        nor with the fourth in A1, the first in B1, and the second, fifth or ninth in C1
    41672853 9 order      nor with this whole arrangement

The cells are filled in the order A1 B1 C1 A2 A3 B2 C2 B3 C3; cards are named 1 to 9, then a, b, c, as the deck lists
them. The reasons:

    cost        the six lines, each by itself, need more than 18 items and changes at the least (§5.4); a line of which
                not all cards lie yet counts with the least that any cards there would let it cost
    lines 1A    these complete lines (rows 1 to 3, columns A to C) cannot all be filled from the supply beside what the
                others need at the least
    order       the cards come in an order in which this arrangement cannot be laid (§2, §3.2)

Every arrangement must be covered exactly once, and every line must be wanted. This reads the rules by itself: it uses
nothing of the engine or the solver.
"""

from typing import Final, NamedTuple

from vedette.games.twelve_patrols.solver.fills import BUDGET, NEVER, Fills, TooMuchError
from vedette.games.twelve_patrols.solver.reading import COLUMN, ROW, Line, line_of

Fault = tuple[int, str, str]
"""The line that is wrong (0: the refutation as a whole), its text, the id of the reason."""

CELL_ORDER: Final = (0, 1, 2, 3, 6, 4, 5, 7, 8)
LINE_CELLS: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
LINE_NAMES: Final = "123ABC"
CARD_NAMES: Final = "123456789abc"
ROOT: Final = "-"
CELLS: Final = 9
DISPLAY: Final = 3
COST: Final = "cost"
ORDER: Final = "order"
LINES: Final = "lines "
MOST_LINES: Final = 200_000
"""Lines of the longest refutation that is written or read."""


class RefutedDeal(NamedTuple):
    """A deal as plain data: regions with their edges, nine pips, and the cards from the top or nothing."""

    deck: list[dict[str, str]]
    dice: list[int]
    order: list[int]
    """Places in the deck, from 0, of the nine cards that come; empty where any order may."""


class Arrangements:
    """Decides for a deal, by each kind of reason, that no arrangement with given cards in its first cells wins."""

    def __init__(self, deal: RefutedDeal) -> None:
        """Compute the least that every line costs that the deal's cards can form."""
        self.order = deal.order
        self.cards = cards_of(deal)
        self.fills = Fills(deal.dice)
        self.line_of: list[dict[tuple[int, ...], Line | None]] = [{}, {}]
        self.floors: list[dict[tuple[int, ...], int]] = [{}, {}]
        """For rows and for columns, by the cards of a line as far as they lie: the least that it costs."""
        self.filled: dict[tuple[tuple[Line, ...], int], bool] = {}
        for way in (0, 1):
            for first in self.cards:
                for middle in self.cards:
                    for last in self.cards:
                        if len({first, middle, last}) == 3:
                            self._count(way, deal.deck, (first, middle, last))

    def _count(self, way: int, deck: list[dict[str, str]], cards: tuple[int, int, int]) -> None:
        """Note what three cards in a line ask for, and what that costs at least."""
        line = line_of(deck[cards[0]], deck[cards[1]], deck[cards[2]], (ROW, COLUMN)[way])
        if line is not None and line[1] > line[2]:  # a line and its mirror image ask for the same
            line = line[0], line[2], line[1]
        floor = NEVER if line is None else self.fills.floor(line)
        self.line_of[way][cards] = line
        for known in range(4):
            begun = cards[:known]
            self.floors[way][begun] = min(floor, self.floors[way].get(begun, NEVER))

    def known(self, laid: list[int], line: int) -> tuple[int, ...]:
        """Return the cards of a line as far as they lie from its beginning; -1 in ``laid`` is an empty cell."""
        found: list[int] = []
        for cell in LINE_CELLS[line]:
            if laid[cell] < 0:
                break
            found.append(laid[cell])
        return tuple(found)

    def least(self, laid: list[int], line: int) -> int:
        """Return the least that a line costs, by its cards as far as they lie."""
        return self.floors[line // 3][self.known(laid, line)]

    def too_dear(self, laid: list[int]) -> bool:
        """Return whether the six lines, each at its cheapest, cost more than the 18 items together."""
        return sum([self.least(laid, line) for line in range(len(LINE_CELLS))]) > BUDGET

    def complete(self, laid: list[int]) -> list[int]:
        """Return the lines of which all cards lie."""
        return [line for line, cells in enumerate(LINE_CELLS) if all(laid[cell] >= 0 for cell in cells)]

    def unfillable(self, laid: list[int], lines: list[int]) -> bool:
        """Return whether these complete lines cannot all be filled beside what the others need at the least."""
        others = [self.least(laid, line) for line in range(len(LINE_CELLS)) if line not in lines]
        budget = BUDGET - sum(others)
        asked: list[Line] = []
        for line in lines:
            kind = self.line_of[line // 3][self.known(laid, line)]
            if kind is None:
                return True
            asked.append(kind)
        asked.sort()
        key = (tuple(asked), budget)
        if key not in self.filled:
            self.filled[key] = self.fills.fill(asked, budget)
        return not self.filled[key]

    def unreachable(self, laid: list[int]) -> bool:
        """Return whether a whole arrangement cannot be laid as the cards come: every way to lay it is tried."""
        if not self.order:
            return False
        turn = [max(0, self.order.index(card) - DISPLAY + 1) for card in laid]  # when each cell's card lies open
        nothing: frozenset[int] = frozenset()
        reached = {nothing}
        for number in range(CELLS):
            reached = {
                cells | {cell}
                for cells in reached
                for cell in range(CELLS)
                if cell not in cells and turn[cell] <= number and (not cells or touches(cell, cells))
            }
        return not reached


def cards_of(deal: RefutedDeal) -> list[int]:
    """Return the cards that may lie in an arrangement, by their places in the deck."""
    return sorted(deal.order) or list(range(len(deal.deck)))


def touches(cell: int, cells: frozenset[int]) -> bool:
    """Return whether a cell lies beside one of some cells."""
    return any(abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3) == 1 for other in cells)


class RefutationReader:
    """The parsed lines of a refutation: the reason against each beginning of an arrangement and its next card."""

    def __init__(self, cards: list[int], lines: list[str]) -> None:
        """Parse the lines; ``fault`` is the first that is ill-formed, said twice or beyond the limit, else None."""
        self.names = "".join([CARD_NAMES[card] for card in cards])
        self.reasons: dict[tuple[str, str], tuple[int, str]] = {}
        """For a beginning and the next card, the number of the line that covers them and its reason."""
        self.lines = lines
        self.fault: Fault | None = None
        if len(lines) > MOST_LINES:
            self.fault = MOST_LINES + 1, lines[MOST_LINES], "work"
            return
        for number, line in enumerate(lines, 1):
            if why := self._read(number, line):
                self.fault = number, line, why
                break

    def _read(self, number: int, line: str) -> str:
        """Parse a line and keep its reason; return the id of what is wrong with it, or an empty text."""
        words = line.split(" ", 2)
        if len(words) < 3:
            return "ill-formed"
        begun = "" if words[0] == ROOT else words[0]
        if not words[0] or not words[1] or not self._cards(begun + words[1]) or words[1] != "".join(sorted(words[1])):
            return "ill-formed"
        if len(begun) >= CELLS or not sayable(words[2], len(begun) + 1):
            return "ill-formed"
        for card in words[1]:
            if (begun, card) in self.reasons:
                return "twice"
            self.reasons[begun, card] = number, words[2]
        return ""

    def _cards(self, names: str) -> bool:
        """Return whether these are names of different cards of the deal."""
        return len(set(names)) == len(names) and all(name in self.names for name in names)


def check(deal: RefutedDeal, lines: list[str]) -> Fault | None:
    """Return None if the lines refute every arrangement of the deal, else the first fault."""
    reader = RefutationReader(cards_of(deal), lines)
    if reader.fault is not None:
        return reader.fault
    used: set[int] = set()
    fault = _walk(Arrangements(deal), reader, used, [-1] * CELLS, "")
    if fault is not None:
        return fault
    for number, line in enumerate(lines, 1):
        if number not in used:
            return number, line, "idle"
    return None


def _walk(
    arrangements: Arrangements, reader: RefutationReader, used: set[int], laid: list[int], begun: str
) -> Fault | None:
    """Return the first fault in what a refutation says of the arrangements that begin with these cards, or None."""
    cell = CELL_ORDER[len(begun)]
    for card in arrangements.cards:
        name = CARD_NAMES[card]
        if name in begun:
            continue
        laid[cell] = card
        fault: Fault | None = None
        if (begun, name) in reader.reasons:
            number, reason = reader.reasons[begun, name]
            used.add(number)
            if why := _wrong(arrangements, laid, reason):
                fault = number, reader.lines[number - 1], why
        elif len(begun) == CELLS - 1:
            fault = 0, begun + name, "open"
        else:
            fault = _walk(arrangements, reader, used, laid, begun + name)
        if fault is not None:
            return fault
        laid[cell] = -1
    return None


def _wrong(arrangements: Arrangements, laid: list[int], reason: str) -> str:
    """Return the id of what is wrong with a reason why nothing that begins like this wins; empty if it holds."""
    try:
        return "" if _holds(arrangements, laid, reason) else "reason"
    except TooMuchError:
        return "work"


def _holds(arrangements: Arrangements, laid: list[int], reason: str) -> bool:
    """Return whether a reason proves that no arrangement with these cards in its first cells wins."""
    if reason == COST:
        return arrangements.too_dear(laid)
    if reason == ORDER:
        return arrangements.unreachable(laid)
    return arrangements.unfillable(laid, lines_in(reason))


def sayable(reason: str, number: int) -> bool:
    """Return whether a text is a well-formed reason for a beginning of so many filled cells."""
    if reason in {COST, ORDER}:
        return reason == COST or number == CELLS
    filled = CELL_ORDER[:number]
    lines = lines_in(reason)
    whole = [all(cell in filled for cell in LINE_CELLS[line]) for line in lines]
    return bool(lines) and reason == named(lines) and all(whole)


def lines_in(reason: str) -> list[int]:
    """Return the lines that a reason names."""
    names = reason.removeprefix(LINES)
    return [line for line in range(len(LINE_NAMES)) if LINE_NAMES[line] in names]


def named(lines: list[int]) -> str:
    """Return the reason that names these lines."""
    return LINES + "".join([LINE_NAMES[line] for line in lines])
