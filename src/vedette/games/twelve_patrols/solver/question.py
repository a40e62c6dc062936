"""What the solver is asked, can a position be won with the dice and perhaps the deck's order known; its answer."""

from itertools import combinations
from typing import Final, final

from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.rules import Deck, Options, horizontal, vertical
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, LOST, ROLL_DICE, WON, Kingdom, items_of, signature_of
from vedette.games.twelve_patrols.solver.lines import SpotBase, base_of

NOWHERE: Final = -1

Unseen = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...] | None]
"""The regions shown, hidden and, where it is known, in their order."""
Key = tuple[Deck, Options, tuple[int, ...], tuple[tuple[int, ...], ...], Unseen, tuple[int, int, int] | None]
"""A question to the solver as a key of a cache of answers."""


@final
class Question:
    """A position and what is known of the deck, as plain lists: all that the solver reads.

    ``cells`` holds a region or -1 for each cell, seen from the kingdom's north-west corner; ``patrols`` the types in
    each spot, ``open_spots`` which patrols may still grow; ``supply`` the number of items of each type. ``shown`` are
    the regions in the display, ``hidden`` all that nobody has seen, ``order`` those still to be drawn as they will
    come, or None; ``pending`` of them are drawn before the next card is laid. ``changing`` says that an item has been
    given up and a die must change now.
    """

    def __init__(self, deck: Deck, options: Options) -> None:
        """Begin an empty table with nine cubes and no dice."""
        self.deck = deck
        self.options = options
        self.cells = [NOWHERE] * rules.CELLS
        self.patrols: list[list[int]] = [[] for _ in range(rules.SPOTS)]
        self.open_spots = (1 << rules.SPOTS) - 1
        self.supply = [0] * rules.TYPES
        self.shown: list[int] = []
        self.hidden = list(range(len(deck.regions)))
        self.order: list[int] | None = None
        self.pending = rules.DISPLAY
        self.changing = False
        self.first_change: tuple[int, int, int] | None = None
        """Colour, old and new face of the change that was due, once it is chosen."""
        self.filling = False
        """Whether a card was laid this turn and the turn is not over."""
        for colour in range(rules.COLOUR_COUNT):
            self.supply[rules.FACES * colour + rules.CUBE] = rules.EACH

    def key(self) -> "Key":
        """Return all that a verdict depends on: equal keys, equal verdicts."""
        flags = self.pending | int(self.changing) << 8 | int(self.filling) << 9
        laid = (*self.cells, *self.supply, self.open_spots, flags)
        patrols = tuple([tuple(patrol) for patrol in self.patrols])
        unseen = (tuple(self.shown), tuple(self.hidden), None if self.order is None else tuple(self.order))
        return self.deck, self.options, laid, patrols, unseen, self.first_change

    def copy(self) -> "Question":
        """Return a question that shares nothing mutable with this one."""
        other = Question(self.deck, self.options)
        other.cells = self.cells[:]
        other.patrols = [patrol[:] for patrol in self.patrols]
        other.open_spots = self.open_spots
        other.supply = self.supply[:]
        other.shown = self.shown[:]
        other.hidden = self.hidden[:]
        other.order = None if self.order is None else self.order[:]
        other.pending = self.pending
        other.changing = self.changing
        other.first_change = self.first_change
        other.filling = self.filling
        return other

    def base(self, spot: int) -> SpotBase:
        """Return what requirements see of the patrol in a spot, and whether it may grow."""
        return base_of(signature_of(self.patrols[spot]), shut=not self.grows(spot))

    def grows(self, spot: int) -> bool:
        """Return whether a spot may still receive items."""
        return not self.patrols[spot] or self.open_spots >> spot & 1 == 1

    def empty(self) -> int:
        """Return how many spots have no patrol."""
        return len([patrol for patrol in self.patrols if not patrol])

    def nines(self) -> list[list[int]]:
        """Return every set of nine regions that the kingdom can come to consist of, each ascending."""
        have = [region for region in self.cells if region >= 0] + self.shown
        lack = rules.CELLS - len(have)
        if lack == len(self.hidden):
            return [sorted(have + self.hidden)]
        if self.order is not None:
            return [sorted(have + self.order[:lack])]
        return [sorted(have + list(more)) for more in combinations(self.hidden, lack)]

    def offsets(self) -> list[tuple[int, int]]:
        """Return every way to shift the kingdom south and east within the frame; (0, 0) alone for an empty table."""
        placed = [cell for cell in range(rules.CELLS) if self.cells[cell] >= 0]
        if not placed:
            return [(0, 0)]
        rows = max([cell // 3 for cell in placed])
        columns = max([cell % 3 for cell in placed])
        return [(south, east) for south in range(3 - rows) for east in range(3 - columns)]

    def shifted(self, south: int, east: int) -> "Question":
        """Return the question with its kingdom shifted within the frame; where that is negative, north and west."""
        other = self.copy()
        other.cells = [NOWHERE] * rules.CELLS
        other.patrols = [[] for _ in range(rules.SPOTS)]
        other.open_spots = 0
        for cell in range(rules.CELLS):
            if self.cells[cell] >= 0:
                other.cells[cell + 3 * south + east] = self.cells[cell]
        for spot in range(rules.SPOTS):
            if spot < 6:
                there = horizontal(spot // 2 + south, spot % 2 + east)
                inside = 0 <= spot // 2 + south < 3 and 0 <= spot % 2 + east < 2
            else:
                there = vertical(spot % 2 + south, spot // 2 - 3 + east)
                inside = 0 <= spot % 2 + south < 2 and 0 <= spot // 2 - 3 + east < 3
            if inside:
                other.patrols[there] = self.patrols[spot][:]
                other.open_spots |= (self.open_spots >> spot & 1) << there
        return other


def opening(deck: Deck, dice: list[int], order: list[int] | None = None, options: Options | None = None) -> Question:
    """Return the question of a whole game: the nine dice (white, yellow, blue), and the deck's order or None."""
    question = Question(deck, Options() if options is None else options)
    for die, pips in enumerate(dice):
        question.supply[rules.FACES * (die // rules.EACH) + pips] += 1
    question.order = None if order is None else order[: rules.CELLS]
    return question


def question_of(game: Setup, position: Kingdom, deal: list[int] | None) -> Question:
    """Return the question of a position, with the deal that answers its chance, or None where the order is unknown.

    Raises ValueError for a finished game, and where dice must still be rolled and no deal says how they fall.
    """
    phase = position.phase()
    if phase in (WON, LOST):
        raise ValueError(phase)
    if phase == ROLL_DICE:
        if deal is None:
            raise ValueError(phase)
        dice = [deal[slot] - rules.ROLL + 1 for slot in range(rules.DICE)]
        return opening(game.deck, dice, [action - rules.DRAW for action in deal[rules.DICE :]], game.options)
    question = Question(game.deck, game.options)
    drawn = rules.CELLS - position.deck_left()
    question.cells = [position.region_at(cell) for cell in range(rules.CELLS)]
    question.patrols = [items_of(position.patrol(spot)) for spot in range(rules.SPOTS)]
    grow = game.options.top_up and not game.options.late_orders
    for spot in range(rules.SPOTS):
        if position.closed(spot) and not grow:
            question.open_spots &= ~(1 << spot)
    packed = position.supply()
    question.supply = [packed >> 2 * kind & 3 for kind in range(rules.TYPES)]
    regions = range(len(game.deck.regions))
    question.shown = [region for region in regions if position.display() >> region & 1]
    question.hidden = [region for region in regions if position.unseen() >> region & 1]
    if deal is not None:
        question.order = [action - rules.DRAW for action in deal[rules.DICE + drawn : rules.DICE + rules.CELLS]]
    question.changing = phase == CHANGE_DIE
    question.filling = position.new() >= 0
    laid = rules.CELLS - question.cells.count(NOWHERE)
    question.pending = min(rules.CELLS, laid + rules.DISPLAY) - drawn
    return question


UNWINNABLE: Final = 0
WINNABLE: Final = 1
UNDECIDED: Final = 2

Piece = tuple[int, int]
"""A type as it lies in its patrol, and the face it was found with: another one where the die was changed."""


@final
class Answer:
    """A verdict, how much was tried for it, and for a win the finished kingdom in its final frame.

    ``cells`` are the nine regions; ``patrols`` the pieces of each spot, of which ``added`` are still to come;
    ``discarded`` the types given up, as many as dice change; ``sequence`` the cells still to be laid, in order;
    ``frame`` the question, shifted to where it lies in the final frame.
    """

    def __init__(self, verdict: int, nodes: int) -> None:
        self.verdict = verdict
        self.nodes = nodes
        self.cells: list[int] = []
        self.patrols: list[list[Piece]] = []
        self.added: list[list[Piece]] = []
        self.discarded: list[int] = []
        self.sequence: list[int] = []
        self.frame: Question | None = None
