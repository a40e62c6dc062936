"""Turns a solver's answer into the actions that win, item by item, and the order of the deck that they need."""

from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.rules import horizontal, vertical
from vedette.games.twelve_patrols.engine.state import COMPLETE
from vedette.games.twelve_patrols.solver.question import Answer, Piece, Question


def line(question: Question, answer: Answer, *, chance: bool = False) -> list[int]:
    """Return the actions that win from the question's position on, legal in every variant that the question allows.

    With ``chance`` the rolls and draws are among them: the rolls of a question before the roll in ascending order of
    the faces, the draws in the known order, or in one that suits. Raises ValueError for an answer without a win.
    """
    if answer.frame is None:
        raise ValueError(answer.verdict)
    return KingdomShift(question, answer, answer.frame, chance).actions()


def draws(question: Question, answer: Answer) -> list[int]:
    """Return the regions still to be drawn, in an order in which the answer's sequence can be laid."""
    if question.order is not None:
        return question.order[:]
    laid = [answer.cells[cell] for cell in answer.sequence]
    return [region for region in laid if region not in question.shown]


class KingdomShift:
    """Writes the actions that lead from the position of a question to the finished kingdom of its answer."""

    def __init__(self, question: Question, answer: Answer, frame: Question, chance: bool) -> None:  # noqa: FBT001 (mypyc calls by position)
        """Take the answer, and the question as it lies in the final frame."""
        self.question = question
        self.answer = answer
        self.frame = frame
        self.chance = chance
        self.draws = draws(question, answer)
        self.owed = answer.discarded[:]
        self.out: list[int] = []
        self.placed = 0
        for cell in range(rules.CELLS):
            if frame.cells[cell] >= 0:
                self.placed |= 1 << cell
        self.waiting = [pieces[:] for pieces in answer.added]
        self.begun = [bool(patrol) for patrol in frame.patrols]

    def actions(self) -> list[int]:
        """Return all actions from the question's position to the end of the ninth turn."""
        question = self.question
        if self.chance and len(question.hidden) == len(question.deck.regions):
            self._roll()
        if self.frame.first_change is not None:
            colour, old, new = self.frame.first_change
            self.out.append(rules.CHANGE + 36 * colour + 6 * (old - 1) + new - 1)
        if question.filling:
            self._end()
        else:
            self._draw(question.pending)
        for cell in self.answer.sequence:
            self._place(cell)
            self._end()
        return self.out

    def _roll(self) -> None:
        """Add the actions of chance that roll the dice of the question."""
        for kind in range(rules.TYPES):
            if kind % rules.FACES:
                self.out += [rules.ROLL + kind % rules.FACES - 1] * self.question.supply[kind]

    def _draw(self, count: int) -> None:
        """Take so many cards from those to be drawn, with the actions of chance that draw them if wanted."""
        for region in self.draws[:count]:
            if self.chance:
                self.out.append(rules.DRAW + region)
        self.draws = self.draws[count:]

    def _place(self, cell: int) -> None:
        """Add the action that places the card of a cell of the finished kingdom."""
        cells = [other for other in range(rules.CELLS) if self.placed >> other & 1] or [cell]
        row = cell // 3 - min([other // 3 for other in cells])
        column = cell % 3 - min([other % 3 for other in cells])
        target = 3 * row + column
        if row < 0:
            target = rules.NORTH_OF + column
        elif column < 0:
            target = rules.WEST_OF + row
        self.out.append(rules.PLACE + rules.TARGETS * self.answer.cells[cell] + target)
        self.placed |= 1 << cell

    def _end(self) -> None:
        """Add the actions that fill the lines completed and the patrols begun, end the turn and draw a card."""
        for spot in range(rules.SPOTS):
            if COMPLETE[self.placed] >> spot // 2 & 1 or self.begun[spot]:
                for piece in self.waiting[spot]:
                    self._put(spot, piece)
                self.waiting[spot] = []
        self.out.append(rules.END)
        laid = self.placed.bit_count()
        if laid < rules.CELLS and self.draws:
            self._draw(1)

    def _put(self, spot: int, piece: Piece) -> None:
        """Add the actions that put an item into a spot of the finished kingdom, changed first if need be."""
        kind, found = piece
        colour, face = divmod(kind, rules.FACES)
        if face != found:
            self.out.append(rules.DISCARD + self.owed.pop(0))
            self.out.append(rules.CHANGE + 36 * colour + 6 * (found - 1) + face - 1)
        cells = [cell for cell in range(rules.CELLS) if self.placed >> cell & 1]
        north, west = min([cell // 3 for cell in cells]), min([cell % 3 for cell in cells])
        if spot < rules.SPOTS // 2:
            there = horizontal(spot // 2 - north, spot % 2 - west)
        else:
            there = vertical(spot % 2 - north, spot // 2 - rules.LINES // 2 - west)
        self.out.append(rules.PUT + rules.TYPES * there + kind)
