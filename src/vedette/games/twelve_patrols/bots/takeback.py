"""A turn taken back: the position without the items that were put this turn, or without its card as well."""

from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.rules import CELLS, SPOTS
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, FILL, items_of
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver.question import NOWHERE, Question, question_of


def without_drafts(game: Setup, position: Position) -> Question | None:
    """Return the question with this turn's patrols back in the supply, or None where there is nothing to take back.

    Changed dice stay changed, and what was given up stays given up: a view does not tell when that was.
    """
    if position.phase() != FILL or position.drafts() == 0:
        return None
    question = question_of(game, position, None)
    _empty(question, position)
    return question


def without_card(game: Setup, position: Position) -> Question | None:
    """Return the question with this turn's card back in the display too, or None where none was laid this turn."""
    if position.phase() not in {FILL, CHANGE_DIE} or position.new() < 0:
        return None
    question = question_of(game, position, None)
    _empty(question, position)
    question.shown = sorted([*question.shown, question.cells[position.new()]])
    question.cells[position.new()] = NOWHERE
    question.pending = 0
    question.changing = False
    question.filling = False
    placed = [cell for cell in range(CELLS) if question.cells[cell] >= 0]
    if not placed:
        return question
    return question.shifted(-min([cell // 3 for cell in placed]), -min([cell % 3 for cell in placed]))


def _empty(question: Question, position: Position) -> None:
    """Put this turn's items back into the supply."""
    for spot in range(SPOTS):
        if position.drafts() >> spot & 1:
            for kind in items_of(position.patrol(spot)):
                question.supply[kind] += 1
            question.patrols[spot] = []
            question.open_spots |= 1 << spot
