"""The strategist: the strongest fair play we know, committing only what the rules force.

It places the card after which most orders of the hidden cards can be won, of those the one that keeps most winning
arrangements. Items lie in the supply until a line completes; then, of some winning arrangements, it asks the solver
how the line is paid in each, and takes the fill that leaves most orders, then most arrangements. Where nothing can be
won any more it plays as the beginner does. It reads a view and nothing else.
"""

from typing import Final

from vedette.games.twelve_patrols.bots import beginner
from vedette.games.twelve_patrols.bots.beginner import Turner
from vedette.games.twelve_patrols.bots.fill import steps
from vedette.games.twelve_patrols.bots.forecast import ALL, OrderChance, OrderForecast, forecast
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.rules import CHANGE, END, FACES, LINES, horizontal, vertical
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver.question import WINNABLE, Answer, Question, question_of
from vedette.games.twelve_patrols.solver.solver import changed, solve

MOST: Final = 1 << 20
"""More than the number of arrangements, of which there are 9!."""
ASKED: Final = 8
"""For how many winning arrangements the solver is asked how it would fill the complete lines."""
WEIGHED: Final = 4
"""How many different ways to fill the complete lines are weighed against each other."""


class Strategist(Turner):
    """Scores actions by the orders of the deck that they win, then by the winning arrangements that they keep.

    ``nines`` bounds the sets of nine regions that it looks at with a twelve-card deck.
    """

    def __init__(self, game: Setup, nines: int = ALL) -> None:
        super().__init__(game)
        self.nines = nines

    def place_scores(self, position: Position, legal: list[int]) -> list[int]:
        """Return a score for each placement: by the orders it wins, then by the winning arrangements it keeps."""
        choices = forecast(self.game, position, self.nines).choices()
        if not choices:
            return [beginner.place_score(position, action) for action in legal]
        best = choices[0].action
        worth = {choice.action: choice.orders * MOST + choice.layouts for choice in choices}
        return [worth.get(action, -1) * 2 + (1 if action == best else 0) for action in legal]

    def plan(self, position: Position) -> list[int]:
        """Return the actions that fill the complete lines best and end the turn."""
        return plan(self.game, position, self.nines)


def plan(game: Setup, position: Position, nines: int) -> list[int]:
    """Return the best actions for the rest of a turn whose card is placed: changes, items, and its end."""
    if position.phase() == CHANGE_DIE:
        return _plan_change(game, position, nines)
    if position.unmet() == 0:
        return [END]
    found = fills(game, position, nines)
    return [*found[0].actions, END] if found else beginner.plan(position)


class Fill:
    """Actions that go on with a turn, and the winning arrangements and the chance to win that they leave."""

    def __init__(self, actions: list[int], layouts: int, chance: OrderChance) -> None:
        """Keep the actions, the arrangements that are within reach after them, and the chance."""
        self.actions = actions
        self.layouts = layouts
        self.chance = chance

    def merit(self) -> tuple[float, int]:
        """Return a sort key, the smallest for the best: the higher chance, then the more winning arrangements."""
        return -self.chance.value, -self.layouts


def fills(game: Setup, position: Position, nines: int) -> list[Fill]:
    """Return fills of the complete lines, the best first; none where nothing can be won any more.

    The search stops at the first fill that loses no order and keeps nearly all arrangements.
    """
    before = forecast(game, position, nines)
    goal = before.chance().value
    found: list[Fill] = []
    for actions in suggestions(game, position, before):
        after = position.copy()
        for action in actions:
            after.apply(action)
        left = forecast(game, after, nines)
        fill = Fill(actions, left.layouts(), left.chance())
        found.append(fill)
        if len(found) == WEIGHED or (fill.chance.value >= goal and 8 * fill.layouts >= 7 * before.layouts()):
            break
    found.sort(key=Fill.merit)
    return found


def _plan_change(game: Setup, position: Position, nines: int) -> list[int]:
    """Return the change that leaves the best chance, then the rest of the turn; the beginner's where nothing wins."""
    found = [_changed(game, position, change, nines) for change in _changes(game, position, nines)]
    found.sort(key=Fill.merit)
    return found[0].actions if found else beginner.plan(position)


def _changed(game: Setup, position: Position, change: int, nines: int) -> Fill:
    """Return a change with the best rest of the turn, and the arrangements and the chance that both leave."""
    after = position.copy()
    after.apply(change)
    filled = fills(game, after, nines) if after.unmet() else []
    if filled:
        return Fill([change, *filled[0].actions, END], filled[0].layouts, filled[0].chance)
    left = forecast(game, after, nines)
    ends = after.new() >= 0 and not after.unmet()
    return Fill([change, END] if ends else [change], left.layouts(), left.chance())


def _changes(game: Setup, position: Position, nines: int) -> list[int]:
    """Return the few changes of a die with which most of a sample of winning arrangements can be paid, best first."""
    before = forecast(game, position, nines)
    layouts = before.arrangements(ASKED)
    served: list[tuple[int, int]] = []
    for question in changed(before.question):
        count = len([1 for cells in layouts if witness(question, cells) is not None])
        if count and question.first_change is not None:
            colour, old, new = question.first_change
            served.append((-count, CHANGE + 36 * colour + 6 * (old - 1) + new - 1))
    served.sort()
    return [change for _, change in served[:WEIGHED]]


def suggestions(game: Setup, position: Position, before: OrderForecast) -> list[list[int]]:
    """Return what the solver would do with the complete lines in some winning arrangements, the commonest first."""
    counted: dict[tuple[int, ...], int] = {}
    for cells in before.arrangements(ASKED):
        answer = witness(before.question, cells)
        if answer is not None:
            actions = tuple(_actions(game, position, answer))
            counted[actions] = counted.get(actions, 0) + 1
    ranked = sorted(counted, key=counted.__getitem__, reverse=True)
    return [list(actions) for actions in ranked]


def witness(question: Question, cells: list[int]) -> Answer | None:
    """Return the solver's answer how a finished arrangement is paid from a position, or None if it cannot be."""
    for south, east in question.offsets():
        frame = question.shifted(south, east)
        if [1 for cell in range(len(cells)) if frame.cells[cell] not in {-1, cells[cell]}]:
            continue
        whole = frame.copy()
        whole.cells = cells
        whole.shown = []
        whole.hidden = []
        whole.pending = 0
        answer = solve(whole)
        if answer.verdict == WINNABLE:
            answer.frame = frame
            return answer
    return None


def _actions(game: Setup, position: Position, answer: Answer) -> list[int]:
    """Return the actions that put the items of a solver's answer into the lines that are complete now."""
    pieces: list[int] = []
    shift = _shift(game, position, answer)
    for line in range(LINES):
        if position.unmet() >> line & 1:
            for spot in (2 * line, 2 * line + 1):
                for kind, face in answer.added[moved(spot, shift)]:
                    turned = face if face != kind % FACES else 0
                    pieces.append(spot << 8 | kind << 3 | turned)
    return steps(position, pieces, answer.discarded)


def _shift(game: Setup, position: Position, answer: Answer) -> tuple[int, int]:
    """Return how many rows south and columns east the kingdom must shift to lie as in a solver's answer."""
    question = question_of(game, position, None)
    for south, east in question.offsets():
        if answer.frame is not None and question.shifted(south, east).cells == answer.frame.cells:
            return south, east
    raise AssertionError(answer.cells)


def moved(spot: int, shift: tuple[int, int]) -> int:
    """Return the number of a spot after the kingdom is shifted so many rows south and columns east."""
    line, place = divmod(spot, 2)
    if line < 3:
        return horizontal(line + shift[0], place + shift[1])
    return vertical(place + shift[0], line - 3 + shift[1])
