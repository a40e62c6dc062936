"""The estimate of a position: a guess how near it is to a win, by which a search tries the best first.

It is an opinion and nothing more: no verdict depends on it.
"""

from typing import Final

from mypy_extensions import i64

from vedette.games.spellfire.engine.layout import BORNE, FACE, LEFT, POOL, WON_SET
from vedette.games.spellfire.engine.program import lowest_bit
from vedette.games.spellfire.engine.roll import size
from vedette.games.spellfire.engine.rules import COLUMNS, FOES, FRIENDS
from vedette.games.spellfire.engine.turn import Position

# Found by trying: what makes a narrow search win most of some hundred deals of five decks.
REALM_WON: Final = 2000
FRIEND: Final = 100
LEVEL: Final = 20
"""What the estimate gains by each level of a champion of the pool, and of what it bears."""
FACE_DOWN: Final = 200
"""What the estimate loses by each card that is still face down."""
BLOCKER: Final = 100
BLOCKING_LEVEL: Final = 10
HELPING_LEVEL: Final = 10
"""What the estimate gains by each level of a face-up card that may help in a fight."""


def estimate(position: Position) -> i64:
    """Return an estimate of how near a position is to a win: higher is better."""
    w = position.words
    level = position.box.program.level
    found = REALM_WON * size(w[WON_SET])
    for friend in range(FRIENDS):
        if w[POOL] >> friend & 1:
            found += FRIEND + LEVEL * (level[friend] + _levels(position, w[BORNE + friend]))
    for column in range(COLUMNS):
        found -= FACE_DOWN * (w[LEFT] >> 4 * i64(column) & 15)
        card = w[FACE + column] - 1
        if FRIENDS <= card < FOES:
            found -= BLOCKER + BLOCKING_LEVEL * level[card]
        elif card >= FOES:
            found += HELPING_LEVEL * level[card]
    return found


def _levels(position: Position, cards: i64) -> i64:
    """Return the sum of the bonuses printed on some cards."""
    level = position.box.program.level
    total: i64 = 0
    while cards:
        total += level[lowest_bit(cards)]
        cards &= cards - 1
    return total
