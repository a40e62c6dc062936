"""The thoughtful question answered: a winning line, or the exhaustion of every arrangement and every payment.

Items can wait until a line completes, so only the arrangement, what its six lines demand, and whether the cards can
be laid in the order they come decide. That holds for every variant: the strictest of them allows exactly this.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.proof.answer import UNDECIDED, UNWINNABLE, WINNABLE, Answer
from vedette.games.twelve_patrols.proof.catalogue import DEAD, TRIPLES, Catalogue, triple
from vedette.games.twelve_patrols.proof.growth import UNKNOWN, Growth, deal_times
from vedette.games.twelve_patrols.proof.lines import BARE
from vedette.games.twelve_patrols.proof.options import Options
from vedette.games.twelve_patrols.proof.payment import paid
from vedette.games.twelve_patrols.proof.question import Question
from vedette.games.twelve_patrols.proof.search import Frame, Search
from vedette.games.twelve_patrols.proof.shortlist import LINE_CELLS, Shortlist
from vedette.games.twelve_patrols.proof.supply import Supply
from vedette.games.twelve_patrols.rules import (
    CELLS,
    COLOUR_COUNT,
    EAST,
    FACES,
    LINES,
    NORTH,
    REGIONS,
    SOUTH,
    SPOTS,
    WEST,
    Deck,
)

KEPT: Final = 256
"""Decks, and sets of nine regions, whose tables are kept; twelve cards have 220 such sets."""
_catalogues: dict[Deck, Catalogue] = {}
_shortlists: dict[tuple[Deck, int], Shortlist] = {}


def catalogue_of(deck: Deck) -> Catalogue:
    """Return the catalogue of a deck; the latest ones are kept."""
    if deck not in _catalogues:
        if len(_catalogues) >= KEPT:
            _catalogues.clear()
        _catalogues[deck] = Catalogue(deck.regions)
    return _catalogues[deck]


def shortlist_of(deck: Deck, nine: list[int]) -> Shortlist:
    """Return the arrangements of nine regions of a deck that any roll could pay for; the latest ones are kept."""
    mask = 0
    for region in nine:
        mask |= 1 << region
    if (deck, mask) not in _shortlists:
        if len(_shortlists) >= KEPT:
            _shortlists.clear()
        _shortlists[deck, mask] = Shortlist(catalogue_of(deck), nine)
    return _shortlists[deck, mask]


def solve(question: Question, nodes: int = 0) -> Answer:
    """Return the verdict on a question, with a winning arrangement and its payment if there is one.

    With ``nodes`` the search gives up after about so many arrangements and demands, and may say UNDECIDED.
    """
    tried = 0
    for change in changed(question):
        for nine in question.nines():
            if nodes and tried >= nodes:
                return Answer(UNDECIDED, tried)
            answer = Attempt(change, nine, nodes - tried if nodes else 0).solve()
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
        shortlist = shortlist_of(question.deck, nine)
        self.bare = question.empty() == SPOTS
        self.catalogue = shortlist.catalogue
        if not self.bare:
            self.catalogue = Catalogue(self.catalogue.regions, self.catalogue)
        self.shifted = [question.shifted(south, east) for south, east in question.offsets()]
        frames = [Frame(shifted.cells, self._tables(shifted)) for shifted in self.shifted]
        options = Options(self.catalogue, Supply(question.supply, int(self.catalogue.pips)))
        self.search = Search(shortlist, options, self._growth(), nodes)
        self.search.frames = frames

    def _growth(self) -> Growth | None:
        """Return when the cards are shown, or None where any arrangement can be reached in some order."""
        question = self.question
        if question.order is None and not question.shown:
            return None
        when = [UNKNOWN] * REGIONS
        for region in question.cells + question.shown:
            if region >= 0:
                when[region] = 0
        if question.order is not None:
            lack = CELLS - (REGIONS - when.count(UNKNOWN))
            order = question.order[:lack]
            for region, time in zip(order, deal_times(order, question.pending), strict=True):
                when[region] = time
        return Growth(when, question.pending)

    def _tables(self, frame: Question) -> list[vec[i64]]:
        """Return the kinds of the six lines, around what lies in a frame."""
        if self.bare:
            return self.catalogue.tables
        return [self._table(frame, line) for line in range(LINES)]

    def _table(self, frame: Question, line: int) -> vec[i64]:
        """Return the kinds of one line, by its three cards, around what lies in its spots."""
        left, right = frame.base(2 * line), frame.base(2 * line + 1)
        if left == BARE and right == BARE:
            return self.catalogue.tables[line]
        onward, back = (EAST, WEST) if line < 3 else (SOUTH, NORTH)
        cards = [frame.cells[int(LINE_CELLS[3 * line + place])] for place in range(3)]
        choice = [self.nine if region < 0 else [region] for region in cards]
        table = vec[i64]([DEAD] * TRIPLES)
        for first in choice[0]:
            for middle in choice[1]:
                for last in choice[2]:
                    if len({first, middle, last}) == 3:
                        kind = self.catalogue.kind(first, middle, last, onward, back, left, right)
                        table[triple(first, middle, last)] = kind
        return table

    def solve(self) -> Answer:
        """Search, those arrangements first that leave most to spare."""
        search = self.search
        if search.budget >= self.question.empty():
            found = search.bare() if self.bare else search.around()
            if found:
                return self._won()
        tried = int(search.tried + search.fit.nodes)
        return Answer(UNDECIDED if search.spent() else UNWINNABLE, tried)

    def every(self) -> vec[i64]:
        """Return all arrangements that can be paid, four bits a cell: the places of the regions in the nine."""
        won = self.search.every_bare() if self.bare else self.search.every()
        if self.nine == list(range(CELLS)):
            return won
        place = vec[i64]([0] * REGIONS)
        for at in range(CELLS):
            place[self.nine[at]] = at
        for number in range(len(won)):
            packed: i64 = 0
            for cell in range(CELLS - 1, -1, -1):
                packed = packed << 4 | place[won[number] >> 4 * cell & 15]
            won[number] = packed
        return won

    def _won(self) -> Answer:
        """Return the arrangement found and how it is paid."""
        search = self.search
        frame = self.shifted[search.frame]
        answer = Answer(WINNABLE, int(search.tried + search.fit.nodes))
        answer.cells = [int(card) for card in search.cards]
        demands = [int(search.fit.demand(i64(line))) for line in range(LINES)]
        answer.added, answer.discarded = paid(self.question.deck, frame, answer.cells, search.options.supply, demands)
        answer.frame = frame
        for spot in range(SPOTS):
            answer.patrols.append([(kind, kind % FACES) for kind in frame.patrols[spot]] + answer.added[spot])
        growth = search.growth or Growth([UNKNOWN] * REGIONS, self.question.pending)
        answer.sequence = growth.order(search.cards, search.frames[search.frame].placed)
        return answer
