"""The independent checker: replays a claimed win by the rules, line by line, and believes nothing else."""

from vedette.core.errors import Ambiguous, Illegal, Unreadable
from vedette.core.game import CHANCE, OVER, State
from vedette.games.spellfire.rules import CARDS, STARTER, TURN
from vedette.games.spellfire.setup import Setup

Fault = tuple[int, str, str]
"""The first line that is wrong (0: the claim as a whole), its text, the id of the reason."""


def check(game: Setup, deal: list[int], lines: list[str]) -> Fault | None:
    """Return None if the lines win the deal, else the first fault."""
    if sorted(deal) != [TURN + card for card in range(CARDS) if card != STARTER]:
        return 0, "", "deal"
    state = game.start()
    for at, note in enumerate(lines, 1):
        why = _wrong(game, state, deal, note)
        if why:
            return at, note, why
        state.apply(game.read(state, note))
    if state.mover() == OVER and state.returns()[0] == 1.0:
        return None
    return len(lines), lines[-1] if lines else "", "unfinished"


def _wrong(game: Setup, state: State, deal: list[int], note: str) -> str:
    """Return why a line may not stand here, nothing if it may."""
    if state.mover() == OVER:
        return "not-now"
    try:
        action = game.read(state, note)
    except Illegal:
        return "not-now"
    except (Unreadable, Ambiguous):
        return "ill-formed"
    return "deal" if state.mover() == CHANCE and deal[state.slot()] != action else ""
