"""Why an action may not be done now: the id of the words that say so, the most telling reason first."""

from vedette.games.patrol.rules import ANSWER, ATTACK, GO, LAY, MOVE, PAIR, PASS, RUN, SACRIFICE, STAY, TARGET, USE
from vedette.games.patrol.state import AIM, ASSIGN, BATTLE, DEAL, FINISHED, PICK, SETUP, WINDOW, Field


def why(field: Field, action: int) -> str:  # noqa: C901, PLR0911, PLR0912 (one return for each reason)
    """Return the id of the reason why an action that is not legal is not; an action below 0 names nothing here."""
    phase = field.phase()
    if phase == FINISHED:
        return "patrol-refused-over"
    if action < 0:
        return "patrol-refused-theirs"
    if action < LAY:
        return "patrol-refused-drawn" if phase <= DEAL else "patrol-refused-chance"
    if phase <= DEAL or action == GO:
        return "patrol-refused-chance"
    if action < PAIR:
        return "patrol-refused-lay" if phase == SETUP else "patrol-refused-phase"
    if action < STAY:
        return "patrol-refused-pair" if phase == ASSIGN else "patrol-refused-phase"
    if action in (PASS, ANSWER, ANSWER + 1):
        return "patrol-refused-answer" if phase == WINDOW else "patrol-refused-phase"
    if action >= TARGET:
        return "patrol-refused-target" if phase in (AIM, PICK) else "patrol-refused-phase"
    if USE <= action < MOVE and phase == WINDOW:
        return "patrol-refused-answer"
    if SACRIFICE <= action < USE:
        return "patrol-refused-sacrifice" if phase == AIM else "patrol-refused-phase"
    if phase != BATTLE:
        return "patrol-refused-phase"
    if action < ATTACK:
        return "patrol-refused-run" if action >= RUN else "patrol-refused-phase"
    if action < SACRIFICE:
        return "patrol-refused-attack"
    return "patrol-refused-use" if action < MOVE else "patrol-refused-move"
