"""The peer that the solver is held against: the thoughtful question as a table model for OR-Tools CP-SAT.

Cards are integers by cell; each line's three cards and its kind are one row of a table without the dead triples; the
kind's nine numbers (items, colours and pips, on the whole line, left and right) come from the rows of another. Items
are counts by spot, colour and face, fed from the supply; a die is kept or changed. Written from the rulings and the
rules alone: of the solver it knows nothing, not even its bounds, except that it gets one of its own for each kind.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from ortools.sat.python import cp_model

from vedette.games.twelve_patrols.engine.rules import (
    COLOURS,
    EAST,
    FACES,
    ITEMS,
    KIND_SHIFT,
    NORTH,
    NUMBER,
    SOUTH,
    SUM,
    WEST,
)

if TYPE_CHECKING:
    from vedette.games.twelve_patrols.engine.rules import Deck

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
BESIDE = [[c for c in range(9) if abs(c // 3 - d // 3) + abs(c % 3 - d % 3) == 1] for d in range(9)]
KINDS = (ITEMS, COLOURS, SUM)
ANY = -1
MOST = {ITEMS: 8, COLOURS: 3, SUM: 48}
Row = tuple[int, ...]
"""Items, colours, pips: each on the whole line, left, right; -1 where nothing is asked."""


class Verdict(NamedTuple):
    """What CP-SAT found: True, False, or None when its time ran out."""

    winnable: bool | None
    seconds: float


def row(deck: Deck, cards: tuple[int, ...], onward: int, back: int) -> Row | None:
    """Return what a line of three cards asks for, or None where the two ends contradict each other."""
    first, middle, last = (deck.regions[card][1:] for card in cards)
    asked: list[int] = []
    for kind in KINDS:
        edges = (first[onward], last[back], middle[back], middle[onward])
        numbers = [edge & NUMBER if edge >> KIND_SHIFT == kind else ANY for edge in edges]
        if ANY not in numbers[:2] and numbers[0] != numbers[1]:
            return None
        asked += [max(numbers[:2]), numbers[2], numbers[3]]
    return tuple(asked)


def fewest(asked: Row) -> int | None:
    """Return the fewest items that a row needs, or None where no items do."""
    best: int | None = None
    for left in range(1, 8):
        for right in range(1, 8):
            if fits(asked, left, right):
                best = left + right if best is None else min(best, left + right)
    return best


def fits(asked: Row, left: int, right: int) -> bool:
    """Return whether so many items left and right can do, each kind of number looked at by itself."""
    items = (left + right, left, right)
    if any(number not in (ANY, have) for number, have in zip(asked[:3], items, strict=True)):
        return False
    whole, one, other = asked[3:6]
    ranges = [range(1, min(3, n) + 1) if want == ANY else (want,) for n, want in ((left, one), (right, other))]
    if not any(
        a <= left and b <= right and (whole == ANY or max(a, b) <= whole <= min(3, a + b))
        for a in ranges[0]
        for b in ranges[1]
    ):
        return False
    whole, one, other = asked[6:]
    if one == other == ANY:
        return whole <= 6 * (left + right)
    if whole != ANY:
        one = whole - other if one == ANY else one
        other = whole - one if other == ANY else other
        if one + other != whole or min(one, other) < 0:
            return False
    return one <= 6 * left and other <= 6 * right


class Model:
    """One deal."""

    def __init__(self, deck: Deck, dice: list[int], order: list[int] | None = None) -> None:
        """Write the model of nine regions: those drawn, or all of a deck of nine."""
        self.model = cp_model.CpModel()
        self.deck = deck
        self.nine = list(range(9)) if order is None else order[:9]
        self.have = [[dice[3 * colour : 3 * colour + 3].count(face) for face in range(7)] for colour in range(3)]
        self.cells = [self.model.new_int_var(0, 11, f"cell{cell}") for cell in range(9)]
        self.model.add_all_different(self.cells)
        self.counts = [
            [[self.model.new_int_var(0, 3, f"s{spot}c{colour}f{face}") for face in range(FACES)] for colour in range(3)]
            for spot in range(12)
        ]
        self.pieces = [self._count(spot) for spot in range(12)]
        self.floors: list[cp_model.IntVar] = []
        for number in range(6):
            self._line(number)
        self._supply()
        if order is not None:
            self._growth(order[:9])

    def _count(self, spot: int) -> dict[int, cp_model.IntVar]:
        """Count a spot's items and pips."""
        flat = [count for colour in self.counts[spot] for count in colour]
        items = self.model.new_int_var(1, 7, f"items{spot}")
        self.model.add(items == sum(flat))
        pips = self.model.new_int_var(0, 42, f"pips{spot}")
        self.model.add(pips == sum(face * colour[face] for colour in self.counts[spot] for face in range(1, 7)))
        return {ITEMS: items, SUM: pips}

    def _seen(self, spots: tuple[int, ...]) -> cp_model.IntVar:
        """Count the colours of one spot, or of two together."""
        seen: list[cp_model.IntVar] = []
        for colour in range(3):
            here = self.model.new_bool_var("")
            total = sum(count for spot in spots for count in self.counts[spot][colour])
            self.model.add(total >= 1).only_enforce_if(here)
            self.model.add(total == 0).only_enforce_if(~here)
            seen.append(here)
        colours = self.model.new_int_var(1, 3, "")
        self.model.add(colours == sum(seen))
        return colours

    def _line(self, number: int) -> None:
        """Bind a line's three cards to its kind, and the kind's numbers to what lies left and right."""
        model = self.model
        onward, back = (EAST, WEST) if number < 3 else (SOUTH, NORTH)
        rows: dict[Row, int] = {}
        triples: list[tuple[int, ...]] = []
        table: list[tuple[int, ...]] = []
        for cards in permutations(self.nine, 3):
            asked = row(self.deck, cards, onward, back)
            least = None if asked is None else fewest(asked)
            if asked is None or least is None:
                continue
            if asked not in rows:
                rows[asked] = len(rows)
                table.append((rows[asked], *asked, least))
            triples.append((*cards, rows[asked]))
        kind = model.new_int_var(0, max(len(rows) - 1, 0), f"kind{number}")
        model.add_allowed_assignments([*(self.cells[cell] for cell in LINES[number]), kind], triples)
        asked_vars = [model.new_int_var(ANY, MOST[KINDS[at // 3]], "") for at in range(9)]
        floor = model.new_int_var(2, 14, f"floor{number}")
        model.add_allowed_assignments([kind, *asked_vars, floor], table)
        left, right = 2 * number, 2 * number + 1
        have: list[cp_model.LinearExprT] = []
        for of in KINDS:
            if of == COLOURS:
                have += [self._seen((left, right)), self._seen((left,)), self._seen((right,))]
            else:
                one, other = self.pieces[left][of], self.pieces[right][of]
                have += [one + other, one, other]
        for at, number_asked in enumerate(asked_vars):
            values = sorted({entry[1 + at] for entry in table} - {ANY})
            for value in values:
                asks = model.new_bool_var("")
                model.add(number_asked == value).only_enforce_if(asks)
                model.add(number_asked != value).only_enforce_if(~asks)
                model.add(have[at] == value).only_enforce_if(asks)
        model.add(self.pieces[left][ITEMS] + self.pieces[right][ITEMS] >= floor)
        self.floors.append(floor)

    def _supply(self) -> None:
        """Feed the counts from the supply: of each colour three cubes and three dice; the rest pays for changes."""
        model = self.model
        changed: list[cp_model.IntVar] = []
        for colour in range(3):
            totals = [sum(self.counts[spot][colour][face] for spot in range(12)) for face in range(FACES)]
            model.add(totals[0] <= 3)
            model.add(sum(totals[1:]) <= 3)
            for face in range(1, FACES):
                over = model.new_int_var(0, 3, "")
                model.add(over >= totals[face] - self.have[colour][face])
                changed.append(over)
        model.add(cp_model.LinearExpr.sum([*(spot[ITEMS] for spot in self.pieces), *changed]) <= 18)
        model.add(sum(self.floors) <= 18)

    def _growth(self, order: list[int]) -> None:
        """Let the kingdom grow in the order of the cards: a cell's turn is at most two before its card's place."""
        model = self.model
        turns = [model.new_int_var(0, 8, f"turn{cell}") for cell in range(9)]
        model.add_all_different(turns)
        place = {card: at for at, card in enumerate(order)}
        for cell in range(9):
            drawn = model.new_int_var(0, 8, "")
            model.add_allowed_assignments([self.cells[cell], drawn], [(card, place[card]) for card in self.nine])
            model.add(turns[cell] >= drawn - 2)
            earlier = []
            for near in BESIDE[cell]:
                before = model.new_bool_var("")
                model.add(turns[near] < turns[cell]).only_enforce_if(before)
                earlier.append(before)
            first = model.new_bool_var("")
            model.add(turns[cell] == 0).only_enforce_if(first)
            model.add_bool_or([*earlier, first])

    def solve(self, seconds: float = 600.0, seed: int = 0) -> Verdict:
        """Return the verdict of one worker, and the seconds it took in CP-SAT alone."""
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = seconds
        solver.parameters.random_seed = seed
        for name, value in TUNED.items():
            setattr(solver.parameters, name, value)
        status = solver.solve(self.model)
        verdict = {cp_model.OPTIMAL: True, cp_model.FEASIBLE: True, cp_model.INFEASIBLE: False}.get(status)
        return Verdict(verdict, solver.user_time)


TUNED: dict[str, int] = {"cp_model_probing_level": 0, "symmetry_level": 0}
"""What made it fastest of all that was tried: levels of linearisation, probing, symmetry, presolve, one worker."""
