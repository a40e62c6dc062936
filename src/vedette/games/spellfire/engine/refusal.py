"""Why an action may not be done now: the id of the message that says so, the most telling reason first."""

from mypy_extensions import i64

from vedette.games.spellfire.engine import layout as at
from vedette.games.spellfire.engine import rules
from vedette.games.spellfire.engine.legal import attachments, attackable
from vedette.games.spellfire.engine.program import ONE
from vedette.games.spellfire.engine.state import Tableau


def why(tableau: Tableau, action: int) -> str:
    """Return the id of the message that says why an action is not legal in a position."""
    phase = tableau.words[at.PHASE]
    if phase == at.ENDED:
        return "spellfire-refused-over"
    if (phase == at.TURNING) != (action < rules.RESOLVE):
        return "spellfire-refused-chance"
    if phase == at.TURNING:
        return "spellfire-refused-seen"
    if phase in (at.RESOLVING, at.DECIDED):
        return "spellfire-refused-forced"
    if phase == at.KEEPING:
        return "spellfire-refused-keep"
    if phase == at.CHOICE:
        return "spellfire-refused-choose"
    if phase == at.HELP:
        return "spellfire-refused-help" if rules.PLAY <= action < rules.YIELD else "spellfire-refused-fight"
    if action >= rules.PLAY or action <= rules.SETTLE:
        return "spellfire-refused-peace"
    if attachments(tableau) and not tableau.box.lenient_items:
        return "spellfire-refused-attach-first"
    return _outside(tableau, action)


def _outside(tableau: Tableau, action: int) -> str:
    """Return the id of the message that says why a card cannot be attached or discarded, or a realm attacked."""
    if action < rules.DISCARD:
        column = (action - rules.ATTACH) // rules.COLUMNS
        card = tableau.face(column)
        if card < 0 or not tableau.box.program.gear >> i64(card) & 1:
            return "spellfire-refused-no-gear"
        return "spellfire-refused-unusable"
    if action < rules.ATTACK:
        return "spellfire-refused-discard"
    if action < rules.CHOOSE:
        column, friend = divmod(action - rules.ATTACK, rules.FRIENDS)
        if not attackable(tableau, i64(column)):
            return "spellfire-refused-undefended"
        if not tableau.words[at.POOL] & ONE[friend]:
            return "spellfire-refused-absent"
        if tableau.words[at.TRIED] >> (rules.FRIENDS * column + friend) & 1:
            return "spellfire-refused-tried"
    return "spellfire-refused-barred"
