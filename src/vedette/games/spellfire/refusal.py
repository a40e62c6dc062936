"""Why an action may not be done now: the id of the words that say so, the most telling reason first."""

from mypy_extensions import i64

from vedette.games.spellfire.layout import CHOICE, DECIDED, ENDED, HELP, KEEPING, PHASE, POOL, RESOLVING, TURNING
from vedette.games.spellfire.legal import attachments, attackable
from vedette.games.spellfire.powers.program import ONE
from vedette.games.spellfire.rules import (
    ATTACH,
    ATTACK,
    CHOOSE,
    COLUMNS,
    DISCARD,
    FRIENDS,
    PLAY,
    RESOLVE,
    SETTLE,
    YIELD,
)
from vedette.games.spellfire.state import Tableau


def why(tableau: Tableau, action: int) -> str:  # noqa: PLR0911 (one return for each kind of action)
    """Return the id of the reason why an action that is not legal is not."""
    phase = tableau.words[PHASE]
    if phase == ENDED:
        return "spellfire-refused-over"
    if (phase == TURNING) != (action < RESOLVE):
        return "spellfire-refused-chance"
    if phase == TURNING:
        return "spellfire-refused-seen"
    if phase in (RESOLVING, DECIDED):
        return "spellfire-refused-forced"
    if phase == KEEPING:
        return "spellfire-refused-keep"
    if phase == CHOICE:
        return "spellfire-refused-choose"
    if phase == HELP:
        return "spellfire-refused-help" if PLAY <= action < YIELD else "spellfire-refused-fight"
    if action >= PLAY or action <= SETTLE:
        return "spellfire-refused-peace"
    if attachments(tableau) and not tableau.box.lenient_items:
        return "spellfire-refused-attach-first"
    return _outside(tableau, action)


def _outside(tableau: Tableau, action: int) -> str:
    """Return why this cannot be attached, discarded or attacked."""
    if action < DISCARD:
        column = (action - ATTACH) // COLUMNS
        card = tableau.face(column)
        if card < 0 or not tableau.box.program.gear >> i64(card) & 1:
            return "spellfire-refused-no-gear"
        return "spellfire-refused-unusable"
    if action < ATTACK:
        return "spellfire-refused-discard"
    if action < CHOOSE:
        column, friend = divmod(action - ATTACK, FRIENDS)
        if not attackable(tableau, i64(column)):
            return "spellfire-refused-undefended"
        if not tableau.words[POOL] & ONE[friend]:
            return "spellfire-refused-absent"
    return "spellfire-refused-barred"
