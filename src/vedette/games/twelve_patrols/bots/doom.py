"""Whether a position can still be won by some order of the hidden cards: the exact solver's word, from a view alone.

Every view asks, in a server's loop too, so only what is quickly proved is said (``glance``). Where it cannot be won,
taking back this turn's items, or its card too, may help; the words are those of the hint.
"""

from typing import Final

from vedette.games.twelve_patrols.bots.takeback import without_card, without_drafts
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, FILL, PLACE_CARD
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver.question import UNWINNABLE, Key, Question, question_of
from vedette.games.twelve_patrols.solver.solver import glance

NODES: Final = 2000
"""Arrangements and demands that are looked at before nobody knows."""
KEPT: Final = 4096
"""Verdicts that are kept, of some kilobytes each."""
ITEMS_BACK: Final = "hint-take-back"
CARD_BACK: Final = "hint-take-back-card"
LOST: Final = "hint-lost"
LOST_GIVEN: Final = "hint-lost-given"

_verdicts: dict[Key, bool] = {}


def doom(game: Setup, position: Position) -> str:
    """Return the message that says why a position cannot be won as it is; nothing where it can, or nobody knows."""
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
    return LOST_GIVEN if position.given() else LOST


def lost(question: Question) -> bool:
    """Return whether it is proved at a glance that no arrangement wins.

    Every view asks, in the server's loop too; verdicts are kept, since all positions of a turn ask about its beginning.
    """
    key = question.key()
    if key not in _verdicts:
        if len(_verdicts) >= KEPT:
            _verdicts.clear()
        _verdicts[key] = glance(question, NODES) == UNWINNABLE
    return _verdicts[key]
