"""Solves a position: finds a winning line, or tries every arrangement and every payment in vain.

Items can wait until a line completes, so only the arrangement, what its six lines demand, and whether the cards can
be laid in the order they come decide. That holds for every variant: the strictest of them allows exactly this.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import mask_of
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.line import cells_of
from vedette.games.twelve_patrols.engine.rules import Deck
from vedette.games.twelve_patrols.solver.lines import BARE, DEAD, TRIPLES, Catalogue, triple
from vedette.games.twelve_patrols.solver.payment import LineOptions, paid
from vedette.games.twelve_patrols.solver.question import NOWHERE, UNDECIDED, UNWINNABLE, WINNABLE, Answer, Question
from vedette.games.twelve_patrols.solver.search import UNKNOWN, Growth, PlacedFrame, Search, deal_times
from vedette.games.twelve_patrols.solver.shortlist import Shortlist
from vedette.games.twelve_patrols.solver.supply import Supply

KEPT: Final = 256
"""How many entries each cache of tables has, of decks or of sets of nine regions (220 for twelve cards)."""
_catalogues: dict[Deck, Catalogue] = {}
_shortlists: dict[tuple[Deck, int], Shortlist] = {}
_around: dict[tuple[Deck, tuple[int, ...], tuple[int, ...]], Shortlist] = {}
CARDS: Final = 40_000
"""The most cards laid in the search for one list of arrangements: 50 to 100 ms where nothing is compiled."""
AROUND: Final = 3
"""The number of placed cards from which on few arrangements have them, whatever the deck."""
NOTHING: Final = (NOWHERE,) * rules.CELLS
LIST: Final = 3_000
"""What making a list of arrangements costs besides the cards laid in the search, counted as such cards."""


def catalogue_of(deck: Deck) -> Catalogue:
    """Return the kinds of lines that the regions of a deck can form; the latest decks' are cached."""
    if deck not in _catalogues:
        if len(_catalogues) >= KEPT:
            _catalogues.clear()
        _catalogues[deck] = Catalogue(deck.regions)
    return _catalogues[deck]


def shortlist_of(deck: Deck, nine: list[int]) -> Shortlist:
    """Return the arrangements of nine regions of a deck that any roll could pay for; cached."""
    mask = mask_of(nine)
    if (deck, mask) not in _shortlists:
        if len(_shortlists) >= KEPT:
            _shortlists.clear()
        _shortlists[deck, mask] = Shortlist(catalogue_of(deck), nine)
    return _shortlists[deck, mask]


def shortlist_around(question: Question, nine: list[int]) -> Shortlist:
    """Return the arrangements of nine regions around the placed cards, cut short where there are too many; cached.

    Around three cards there are few whatever the deck; around fewer the whole list serves, if it is short.
    """
    few = rules.CELLS - question.cells.count(NOWHERE) < AROUND
    key = (question.deck, tuple(nine), tuple(NOTHING if few else question.cells))
    if key not in _around:
        if len(_around) >= KEPT:
            _around.clear()
        frames = [question.shifted(south, east).cells for south, east in question.offsets()]
        _around[key] = Shortlist(catalogue_of(question.deck), nine, None if few else frames, CARDS)
    return _around[key]


def glance(question: Question, nodes: int) -> int:
    """Return the verdict on a position, UNDECIDED where it takes long: many arrangements, or many sets of nine."""
    return bounded(question, nodes).verdict


def bounded(question: Question, nodes: int) -> Answer:
    """Return the solver's answer for a position, UNDECIDED where it takes more tries or longer lists than allowed.

    Lists that are kept are counted like new ones, so that a verdict does not depend on what was asked before.
    """
    left = CARDS
    tried = 0
    for nine in question.nines():
        shortlist = shortlist_around(question, nine)
        left -= LIST + int(shortlist.steps)
        if shortlist.cut or left < 0:
            return Answer(UNDECIDED, tried)
        for change in changed(question):
            if tried >= nodes:
                return Answer(UNDECIDED, tried)
            answer = Attempt(change, nine, nodes - tried, shortlist).solve()
            tried += answer.nodes
            answer.nodes = tried
            if answer.verdict != UNWINNABLE:
                return answer
    return Answer(UNWINNABLE, tried)


def solve(question: Question, nodes: int = 0) -> Answer:
    """Return the verdict on a position, with a winning arrangement and its payment if there is one.

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
    """Return a question to the solver as it is or, where a die must change now, once after each change."""
    if not question.changing:
        return [question]
    found: list[Question] = []
    for kind in range(rules.FACES * rules.COLOUR_COUNT):
        if kind % rules.FACES and question.supply[kind]:
            for face in range(1, rules.FACES):
                if face != kind % rules.FACES:
                    other = question.copy()
                    other.changing = False
                    other.supply[kind] -= 1
                    other.supply[kind - kind % rules.FACES + face] += 1
                    other.first_change = (kind // rules.FACES, kind % rules.FACES, face)
                    found.append(other)
    return found


class Attempt:
    """One search for a win with nine given regions, in every place that the finished square can still have."""

    def __init__(
        self,
        question: Question,
        nine: list[int],
        nodes: int,
        around: Shortlist | None = None,
        options: LineOptions | None = None,
    ) -> None:
        """Take a question in which no die must change, and nine regions that the kingdom can come to consist of.

        With ``around``, a shortlist of all arrangements around what lies, the whole one is not asked for. With
        ``options``, of the same supply and of a catalogue that goes on with this one, what they know is used.
        """
        self.question = question
        self.nine = nine
        shortlist = around or shortlist_of(question.deck, nine)
        self.bare = question.empty() == rules.SPOTS
        self.catalogue = shortlist.catalogue
        if not self.bare:
            self.catalogue = Catalogue(self.catalogue.regions, self.catalogue)
        self.shifted = [question.shifted(south, east) for south, east in question.offsets()]
        frames = [PlacedFrame(shifted.cells, self._tables(shifted)) for shifted in self.shifted]
        options = options or LineOptions(self.catalogue, Supply(question.supply, int(self.catalogue.pips)))
        self.search = Search(shortlist, options, self._growth(), nodes)
        self.search.frames = frames

    def _growth(self) -> Growth | None:
        """Return when the cards are shown, or None where any arrangement can be reached in some order."""
        question = self.question
        if question.order is None and not question.shown:
            return None
        when = [UNKNOWN] * rules.REGIONS
        for region in question.cells + question.shown:
            if region >= 0:
                when[region] = 0
        if question.order is not None:
            lack = rules.CELLS - (rules.REGIONS - when.count(UNKNOWN))
            order = question.order[:lack]
            for region, time in zip(order, deal_times(order, question.pending), strict=True):
                when[region] = time
        return Growth(when, question.pending)

    def _tables(self, frame: Question) -> list[vec[i64]]:
        """Return for each of the six lines the table of its kinds by three cards, given the patrols of a frame."""
        if self.bare:
            return self.catalogue.tables
        return [self._table(frame, line) for line in range(rules.LINES)]

    def _table(self, frame: Question, line: int) -> vec[i64]:
        """Return the table of the kinds of one line by its three cards, given what lies in its spots."""
        left, right = frame.base(2 * line), frame.base(2 * line + 1)
        if left == BARE and right == BARE:
            return self.catalogue.tables[line]
        cards = [frame.cells[cell] for cell in cells_of(line)]
        choice = [self.nine if region < 0 else [region] for region in cards]
        table = vec[i64]([DEAD] * TRIPLES)
        for first in choice[0]:
            for middle in choice[1]:
                for last in choice[2]:
                    if len({first, middle, last}) == 3:
                        kind = self.catalogue.kind(line, first, middle, last, left, right)
                        table[triple(first, middle, last)] = kind
        return table

    def solve(self) -> Answer:
        """Return the answer of the search, which tries those arrangements first that leave most to spare."""
        search = self.search
        if search.budget >= self.question.empty():
            found = search.bare() if self.bare else search.around()
            if found:
                return self._won()
        tried = int(search.tried + search.fit.nodes)
        return Answer(UNDECIDED if search.spent() else UNWINNABLE, tried)

    def _won(self) -> Answer:
        """Return the answer of a win: the arrangement found, how it is paid, and the order of its cells."""
        search = self.search
        frame = self.shifted[search.frame]
        answer = Answer(WINNABLE, int(search.tried + search.fit.nodes))
        answer.cells = [int(card) for card in search.cards]
        demands = [int(search.fit.demand(i64(line))) for line in range(rules.LINES)]
        answer.added, answer.discarded = paid(self.catalogue.edges, frame, answer.cells, search.options.supply, demands)
        answer.frame = frame
        for spot in range(rules.SPOTS):
            answer.patrols.append([(kind, kind % rules.FACES) for kind in frame.patrols[spot]] + answer.added[spot])
        growth = search.growth or Growth([UNKNOWN] * rules.REGIONS, self.question.pending)
        answer.sequence = growth.order(search.cards, search.frames[search.frame].placed)
        return answer
