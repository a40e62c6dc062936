"""A turn taken back to its card: the position without the items that were put this turn."""

from vedette.games.twelve_patrols.proof.question import Question, question_of
from vedette.games.twelve_patrols.rules import SPOTS
from vedette.games.twelve_patrols.setup import Setup
from vedette.games.twelve_patrols.state import FILL, items_of
from vedette.games.twelve_patrols.turn import Position


def without_drafts(game: Setup, position: Position) -> Question | None:
    """Return the question with this turn's patrols back in the supply, or None where there is nothing to take back.

    Changed dice stay changed, and what was given up stays given up: a view does not tell when that was.
    """
    if position.phase() != FILL or position.drafts() == 0:
        return None
    question = question_of(game, position, None)
    for spot in range(SPOTS):
        if position.drafts() >> spot & 1:
            for kind in items_of(position.patrol(spot)):
                question.supply[kind] += 1
            question.patrols[spot] = []
            question.open_spots |= 1 << spot
    return question
