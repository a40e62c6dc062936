"""Whether a position can still be won by some order of the hidden cards: the exact solver's word, from a view alone.

Every view asks, in a server's loop too, so only what is quickly proved is said (``glance``). Where it cannot be won,
taking back this turn's items, or its card too, may help; the words are those of the hint.
"""

from typing import Final

from vedette.games.twelve_patrols.bots.takeback import without_card, without_drafts
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, FILL, PLACE_CARD
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver.question import UNWINNABLE, Question, question_of
from vedette.games.twelve_patrols.solver.solver import glance

NODES: Final = 2000
"""Arrangements and demands that are looked at before nobody knows."""
ITEMS_BACK: Final = "hint-take-back"
CARD_BACK: Final = "hint-take-back-card"
LOST: Final = "hint-lost"
LOST_GIVEN: Final = "hint-lost-given"


def doom(game: Setup, position: Position) -> str:
    """Return the message that says why a position cannot be won as it is; nothing where it can, or nobody knows."""
    if position.phase() not in {PLACE_CARD, FILL, CHANGE_DIE} or not lost(question_of(game, position, None)):
        return ""
    for message, freed in (
        (ITEMS_BACK, without_drafts(game, position)),
        (CARD_BACK, without_card(game, position)),
    ):
        if freed is not None and not lost(freed):
            return message
    return LOST_GIVEN if position.given() else LOST


def lost(question: Question) -> bool:
    """Return whether it is proved at a glance that no arrangement wins: every view asks, in the server’s loop too."""
    return glance(question, NODES) == UNWINNABLE
