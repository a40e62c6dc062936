"""How many dice must change to show a number of pips: the quick half of every bound on a cost."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.engine.rules import FACES, TYPES

DICE_AT: Final = 64
"""So many dice with so many pips stand at ``DICE_AT * dice + pips``."""
MOST_DICE: Final = 9
NEVER: Final = 99
"""A cost beyond all budgets."""
PIPS: Final = (1 << 55) - 1
"""A set of sums has bit ``s`` for each sum ``s`` from 0 to 54."""


def changes(counts: list[int], most: int) -> vec[i64]:
    """Return how many of so many dice, chosen from those of a supply, must change to show so many pips up to ``most``.

    The colours of the dice do not count. Where even changing all of them does not help it is NEVER.
    """
    sums = _sums(counts)
    table = vec[i64]([NEVER] * (DICE_AT * (MOST_DICE + 1)))
    table[0] = 0
    for changed in range(MOST_DICE + 1):
        for kept in range(MOST_DICE + 1 - changed):
            at: i64 = DICE_AT * (kept + changed)
            found: i64 = sums[kept]
            for pips in range(1, most + 1):
                if found >> i64(pips) & 1 and table[at + pips] == NEVER:
                    table[at + pips] = changed
            sums[kept] = _another(found)
    return table


def _sums(counts: list[int]) -> vec[i64]:
    """Return for each number of dice the set of sums that so many of the supply's dice show as they lie."""
    sums = vec[i64]([0] * (MOST_DICE + 1))
    sums[0] = 1
    for kind in range(TYPES):
        face: i64 = kind % FACES
        if face:
            for _ in range(counts[kind]):
                for size in range(MOST_DICE, 0, -1):
                    sums[size] |= sums[size - 1] << face
    return sums


def _another(sums: i64) -> i64:
    """Return the sums with one more die, of any face."""
    sums = sums << 1 & PIPS
    sums |= sums << 1 | sums << 2
    return (sums | sums << 3) & PIPS


def nothing_to_change(most: int) -> vec[i64]:
    """Return the same table for dice that show whatever is wanted."""
    table = vec[i64]([NEVER] * (DICE_AT * (MOST_DICE + 1)))
    table[0] = 0
    for dice in range(1, MOST_DICE + 1):
        for pips in range(dice, min(most, 6 * dice) + 1):
            table[DICE_AT * dice + pips] = 0
    return table
