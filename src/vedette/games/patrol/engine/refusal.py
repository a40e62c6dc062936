"""Why an action is not legal now: the id of the message that says so, the most telling reason first."""

from vedette.games.patrol.engine import rules
from vedette.games.patrol.engine import state as at
from vedette.games.patrol.engine.state import Field


def why(field: Field, action: int) -> str:  # noqa: C901, PLR0912 (one return for each reason)
    """Return the id of the message that says why an action is not legal; one below 0 is of no card of one's own."""
    phase = field.phase()
    if phase == at.FINISHED:
        return "patrol-refused-over"
    if action < 0:
        return "patrol-refused-theirs"
    if action < rules.LAY:
        return "patrol-refused-drawn" if phase <= at.DEAL else "patrol-refused-chance"
    if phase <= at.DEAL or action == rules.GO:
        return "patrol-refused-chance"
    if action < rules.PAIR:
        return "patrol-refused-lay" if phase == at.SETUP else "patrol-refused-phase"
    if action < rules.STAY:
        return "patrol-refused-pair" if phase == at.ASSIGN else "patrol-refused-phase"
    if action in (rules.PASS, rules.ANSWER, rules.ANSWER + 1):
        return "patrol-refused-answer" if phase == at.WINDOW else "patrol-refused-phase"
    if action >= rules.TARGET:
        return "patrol-refused-target" if phase in (at.AIM, at.PICK) else "patrol-refused-phase"
    if rules.USE <= action < rules.MOVE and phase == at.WINDOW:
        return "patrol-refused-answer"
    if rules.SACRIFICE <= action < rules.USE:
        return "patrol-refused-sacrifice" if phase == at.AIM else "patrol-refused-phase"
    if phase != at.BATTLE:
        return "patrol-refused-phase"
    if action < rules.ATTACK:
        return "patrol-refused-run" if action >= rules.RUN else "patrol-refused-phase"
    if action < rules.SACRIFICE:
        return "patrol-refused-attack"
    return "patrol-refused-use" if action < rules.MOVE else "patrol-refused-move"
