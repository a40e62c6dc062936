"""Whether it is proved that a position cannot be won in any order of the hidden cards, by the solver from a view.

Every view asks, in a server's loop too, so only what is quickly proved is said (``glance``). Where it cannot be won,
taking back this turn's items, or its card too, may help; the words are those of the hint. Where the deal itself
cannot be won, beginning it again does not help either.
"""

from typing import Final

from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.rules import CELLS, SPOTS, TYPES
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, FILL, PLACE_CARD, items_of
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver.question import NOWHERE, UNWINNABLE, Key, Question, question_of
from vedette.games.twelve_patrols.solver.solver import glance

NODES: Final = 2000
"""How many arrangements and payments may be tried before the verdict is left open."""
KEPT: Final = 4096
"""How many verdicts are cached, of some kilobytes each."""
ITEMS_BACK: Final = "hint-take-back"
CARD_BACK: Final = "hint-take-back-card"
LOST: Final = "hint-lost"
LOST_GIVEN: Final = "hint-lost-given"
DEAL_LOST: Final = "doom-deal"

_verdicts: dict[Key, bool] = {}


def doom(game: Setup, position: Position) -> str:
    """Return the id of the message that a position is lost and what undo would help; empty unless that is proved."""
    if position.phase() not in {PLACE_CARD, FILL, CHANGE_DIE}:
        return ""
    before = without_card(game, position)
    if before is None or not lost(before):  # what was lost before this turn's card is lost with it
        if not lost(question_of(game, position, None)):
            return ""
        freed = without_drafts(game, position)
        if freed is not None and not lost(freed):
            return ITEMS_BACK
        if before is not None:
            return CARD_BACK
    if position.given():
        return LOST_GIVEN
    return DEAL_LOST if position.turn() == 1 or lost(deal_of(game, position)) else LOST


def lost(question: Question) -> bool:
    """Return whether a quick search proves that no arrangement wins.

    Every view asks, in the server's loop too; verdicts are kept, since all positions of a turn ask about its beginning.
    """
    key = question.key()
    if key not in _verdicts:
        if len(_verdicts) >= KEPT:
            _verdicts.clear()
        _verdicts[key] = glance(question, NODES) == UNWINNABLE
    return _verdicts[key]


def deal_of(game: Setup, position: Position) -> Question:
    """Return the question of a whole deal, from a position in which nothing was given up and so no die was changed."""
    question = Question(game.deck, game.options)
    packed = position.supply()
    question.supply = [packed >> 2 * kind & 3 for kind in range(TYPES)]
    for spot in range(SPOTS):
        for kind in items_of(position.patrol(spot)):
            question.supply[kind] += 1
    return question


def without_drafts(game: Setup, position: Position) -> Question | None:
    """Return the solver's question with this turn's patrols back in the supply, None without any.

    Changed dice stay changed, and what was given up stays given up: a view does not tell when that was.
    """
    if position.phase() != FILL or position.drafts() == 0:
        return None
    question = question_of(game, position, None)
    _empty(question, position)
    return question


def without_card(game: Setup, position: Position) -> Question | None:
    """Return the solver's question with this turn's patrols and card taken back, or None where none was placed."""
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
    """Take this turn's patrols out of their spots, their items back into the supply."""
    for spot in range(SPOTS):
        if position.drafts() >> spot & 1:
            for kind in items_of(position.patrol(spot)):
                question.supply[kind] += 1
            question.patrols[spot] = []
            question.open_spots |= 1 << spot
