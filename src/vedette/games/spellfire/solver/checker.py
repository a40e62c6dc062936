"""The independent checkers: they replay a claim by the rules, line by line, and believe nothing else.

A win is the record's lines that win it. That a deal cannot be won is a trace of everything that can be done in it: the
deal has so many positions, counted as they are first met, and for each of them the trace says what each choice comes
to. The first line is what the deal itself comes to before the first choice, line ``n + 1`` what the choices of
position ``n`` come to, in the order in which the rules list them:

    7         a position: that of this number, or the next one, not met before
    lost      the game is over and not won (§7.2)
    realms    fewer realms are left than columns that want one, so the game cannot be won any more (§3.2, §7.1)

Where the rules leave no choice, a position is passed over. The solver is not asked: what is legal, what happens then
and who has won is what the table's own rules say.
"""

from typing import Final

from vedette.core.errors import Ambiguous, Illegal, Unreadable
from vedette.core.game import CHANCE, OVER, State
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.engine.layout import GONE, REALM_AT, TURNED
from vedette.games.spellfire.engine.program import ONE
from vedette.games.spellfire.engine.rules import CARDS, COLUMNS, STARTER, TURN
from vedette.games.spellfire.engine.turn import Position

Fault = tuple[int, str, str]
"""The first line that is wrong (0: the claim as a whole), its text, the id of the reason."""

LOST: Final = "lost"
REALMS: Final = "realms"
WON: Final = "won"
MOST_POSITIONS: Final = 20_000
"""How many positions the longest trace that is written has."""


def check(game: Setup, deal: list[int], lines: list[str]) -> Fault | None:
    """Return None if the lines win the deal, else the first fault."""
    if not _whole(deal):
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


def _whole(deal: list[int]) -> bool:
    """Return whether a deal has every card but the starting champion exactly once."""
    return sorted(deal) == [TURN + card for card in range(CARDS) if card != STARTER]


def _wrong(game: Setup, state: State, deal: list[int], note: str) -> str:
    """Return the id of the reason why a line of a proof is wrong in a position; empty if it is right."""
    if state.mover() == OVER:
        return "not-now"
    try:
        action = game.read(state, note)
    except Illegal:
        return "not-now"
    except (Unreadable, Ambiguous):
        return "ill-formed"
    if game.note(state, action) != note:
        return "ill-formed"
    return "deal" if state.mover() == CHANCE and deal[state.slot()] != action else ""


class Trace:
    """Goes through all positions that can be reached in a deal, and says what each of their choices leads to."""

    def __init__(self, game: Setup, deal: list[int]) -> None:
        """Begin with the position at which the player chooses first."""
        self.deal = deal
        self.waiting: list[Position] = []
        """The positions met whose choices are not yet looked at, in the order of their numbers."""
        self.numbers: dict[bytes, int] = {}
        self.opening = self.outcome(game.start())

    def next(self) -> str:
        """Return the trace's line for the next position: what each of its choices leads to."""
        position = self.waiting.pop(0)
        found: list[str] = []
        for action in position.legal():
            reached = position.copy()
            reached.apply(action)
            found.append(self.outcome(reached))
        return " ".join(found)

    def outcome(self, position: Position) -> str:
        """Do what is forced; return the number of the position reached, or how the game is over or cannot be won."""
        while position.mover() != OVER:
            if position.mover() == CHANCE:
                position.apply(self.deal[position.slot()])
                continue
            choices = position.legal()
            if len(choices) > 1:
                break
            position.apply(choices[0])
        if position.mover() == OVER:
            return WON if position.returns()[0] == 1.0 else LOST
        return REALMS if short_of_realms(position) else self.number(position)

    def number(self, position: Position) -> str:
        """Return a position's number, a new one if it was not met before; the column turned last does not matter."""
        position.words[TURNED] = 0
        key = position.key()
        if key not in self.numbers:
            self.numbers[key] = len(self.numbers) + 1
            self.waiting.append(position)
        return str(self.numbers[key])


def short_of_realms(position: Position) -> bool:
    """Return whether too few realms are left for the columns without one, so that the game cannot be won (§3.2)."""
    left = position.box.program.realms & ~position.words[GONE]
    wanting = 0
    for column in range(COLUMNS):
        if position.words[REALM_AT + column]:
            left &= ~ONE[position.words[REALM_AT + column] - 1]
        else:
            wanting += 1
    return int(left).bit_count() < wanting


def trace(game: Setup, deal: list[int]) -> list[str] | None:
    """Return the lines of the trace that proves that a deal cannot be won; None if too long or if a win is found."""
    found = Trace(game, deal)
    lines = [found.opening]
    while found.waiting:
        lines.append(found.next())
        if len(found.numbers) > MOST_POSITIONS or WON in lines[-1]:
            return None
    return lines if found.opening != WON else None


def check_trace(game: Setup, deal: list[int], lines: list[str]) -> Fault | None:
    """Return None if the lines are the whole trace of a deal and nothing in it wins, else the first fault."""
    if not _whole(deal):
        return 0, "", "deal"
    found = Trace(game, deal)
    for at, line in enumerate(lines, 1):
        if at > 1 and not found.waiting:
            return at, line, "idle"
        right = found.opening if at == 1 else found.next()
        if line != right or WON in right:
            return at, line, "trace"
    return (len(lines), lines[-1] if lines else "", "open") if found.waiting or not lines else None
