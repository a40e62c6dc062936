"""The thoughtful question answered: a winning line, or the exhaustion of every arrangement and every payment.

Items can wait until a line completes, so only the arrangement, what its six lines demand, and whether the cards can
be laid in the order they come decide. That holds for every variant: the strictest of them allows exactly this.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.answer import UNDECIDED, UNWINNABLE, WINNABLE, Answer
from vedette.games.twelve_patrols.catalogue import Catalogue
from vedette.games.twelve_patrols.growth import UNKNOWN, Growth, deal_times
from vedette.games.twelve_patrols.lines import BARE
from vedette.games.twelve_patrols.options import Options
from vedette.games.twelve_patrols.payment import paid
from vedette.games.twelve_patrols.question import Question
from vedette.games.twelve_patrols.rules import (
    CELLS,
    COLOUR_COUNT,
    EAST,
    FACES,
    LINES,
    NORTH,
    SOUTH,
    SPOTS,
    WEST,
    Deck,
)
from vedette.games.twelve_patrols.search import LINE_CELLS, Search
from vedette.games.twelve_patrols.supply import Supply

WINDOW: Final = 2
"""How much the bound on an arrangement's cost grows from one pass over the arrangements to the next."""

_catalogues: dict[tuple[Deck, tuple[int, ...]], Catalogue] = {}
KEPT: Final = 256


def catalogue_of(deck: Deck, nine: list[int]) -> Catalogue:
    """Return the catalogue of nine regions of a deck; the latest ones are kept."""
    key = (deck, tuple(nine))
    if key not in _catalogues:
        if len(_catalogues) >= KEPT:
            _catalogues.clear()
        _catalogues[key] = Catalogue(tuple([deck.regions[region] for region in nine]))
    return _catalogues[key]


def solve(question: Question, nodes: int = 0) -> Answer:
    """Return the verdict on a question, with a winning arrangement and its payment if there is one.

    With ``nodes`` the search gives up after about so many arrangements and demands, and may say UNDECIDED.
    """
    tried = 0
    for change in changed(question):
        for nine in question.nines():
            attempt = Attempt(change, nine, nodes - tried if nodes else 0)
            answer = attempt.solve()
            tried += answer.nodes
            answer.nodes = tried
            if answer.verdict != UNWINNABLE:
                return answer
    return Answer(UNWINNABLE, tried)


def changed(question: Question) -> list[Question]:
    """Return the question, or where a die must change now, one question for each change."""
    if not question.changing:
        return [question]
    found: list[Question] = []
    for kind in range(FACES * COLOUR_COUNT):
        if kind % FACES and question.supply[kind]:
            for face in range(1, FACES):
                if face != kind % FACES:
                    other = question.copy()
                    other.changing = False
                    other.supply[kind] -= 1
                    other.supply[kind - kind % FACES + face] += 1
                    other.first_change = (kind // FACES, kind % FACES, face)
                    found.append(other)
    return found


class Attempt:
    """A question about nine regions: every frame around the cards that lie, one search with all it learns."""

    def __init__(self, question: Question, nine: list[int], nodes: int) -> None:
        """Take a question in which no die must change, and nine regions that the kingdom can come to consist of."""
        self.question = question
        self.nine = nine
        self.frames = [question.shifted(south, east) for south, east in question.offsets()]
        catalogue = catalogue_of(question.deck, nine)
        laid = [patrol for patrol in question.patrols if patrol]
        self.catalogue = Catalogue(catalogue.regions, catalogue) if laid else catalogue
        self.tables = [self._tables(frame) for frame in self.frames]
        supply = Supply(question.supply, self.catalogue.pips)
        others = question.empty() - 2 if question.empty() > 2 else 0
        cap = max(0, min(int(supply.total) - others, 15))
        self.search = Search(Options(self.catalogue, supply, cap), self._growth(), nodes)

    def _growth(self) -> Growth | None:
        """Return when the cards are shown, or None where any arrangement can be reached in some order."""
        question = self.question
        if question.order is None and not question.shown:
            return None
        when = [UNKNOWN] * CELLS
        for region in question.cells + question.shown:
            if region >= 0:
                when[self.nine.index(region)] = 0
        if question.order is not None:
            order = question.order[: when.count(UNKNOWN)]
            for region, time in zip(order, deal_times(order, question.pending), strict=True):
                when[self.nine.index(region)] = time
        return Growth(when, question.pending)

    def _tables(self, frame: Question) -> list[vec[i64]]:
        """Return the kinds of the six lines, around what lies in a frame."""
        tables: list[vec[i64]] = []
        for line in range(LINES):
            left, right = frame.base(2 * line), frame.base(2 * line + 1)
            if left == BARE and right == BARE:
                tables.append(self.catalogue.tables[line])
                continue
            onward, back = (EAST, WEST) if line < 3 else (SOUTH, NORTH)
            choice: list[list[int]] = []
            for place in range(3):
                region = frame.cells[int(LINE_CELLS[3 * line + place])]
                choice.append(list(range(CELLS)) if region < 0 else [self.nine.index(region)])
            table = vec[i64]([0] * CELLS**3)
            for first in choice[0]:
                for middle in choice[1]:
                    for last in choice[2]:
                        if len({first, middle, last}) == 3:
                            table[81 * first + 9 * middle + last] = self.catalogue.kind(
                                first, middle, last, onward, back, left, right
                            )
            tables.append(table)
        return tables

    def solve(self) -> Answer:
        """Search the frames, those arrangements first that leave most to spare."""
        search = self.search
        budget = int(search.budget)
        low = -1
        high = min(budget, self.question.empty() + WINDOW)
        if budget < self.question.empty():
            return Answer(UNWINNABLE, 0)
        while low < budget:
            for frame, tables in zip(self.frames, self.tables, strict=True):
                self._aim(frame, tables)
                if search.run(low, high):
                    return self._won(frame)
                if search.spent():
                    return Answer(UNDECIDED, self._nodes())
            low, high = high, min(budget, high + WINDOW)
        return Answer(UNWINNABLE, self._nodes())

    def every(self) -> vec[i64]:
        """Return all winning arrangements of the nine, as local numbers, four bits a cell."""
        self.search.every = True
        self.search.growth = None
        for frame, tables in zip(self.frames, self.tables, strict=True):
            self._aim(frame, tables)
            self.search.run(-1, int(self.search.budget))
        return self.search.won

    def _aim(self, frame: Question, tables: list[vec[i64]]) -> None:
        """Set the search on a frame."""
        fixed = [self.nine.index(region) if region >= 0 else -1 for region in frame.cells]
        self.search.frame(fixed, tables)

    def _nodes(self) -> int:
        """Return the arrangements and demands tried."""
        return int(self.search.nodes + self.search.fit.nodes)

    def _won(self, frame: Question) -> Answer:
        """Return the arrangement found and how it is paid."""
        search = self.search
        answer = Answer(WINNABLE, self._nodes())
        answer.cells = [self.nine[int(card)] for card in search.cards]
        demands = [int(search.fit.demand(line)) for line in range(LINES)]
        added = paid(self.question.deck, frame, answer.cells, search.options.supply, demands)
        answer.added, answer.discarded = added
        answer.frame = frame
        for spot in range(SPOTS):
            answer.patrols.append([(kind, kind % FACES) for kind in frame.patrols[spot]] + answer.added[spot])
        growth = search.growth or Growth([UNKNOWN] * CELLS, self.question.pending)
        answer.sequence = growth.order(search.cards, search.placed)
        return answer
